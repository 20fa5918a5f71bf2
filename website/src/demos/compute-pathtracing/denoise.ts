/**
 * The denoiser of the first frames: an edge-avoiding à-trous filter (Dammertz et al. 2010) on light divided by the albedo.
 * Must not know: paths, scenes.
 */
import { draw, type Step } from 'kirari'
import { float, fn, fragCoord, int, ivec2, Loop, target, uniform, vec3, vec4 } from 'kirari/node'
import type { Float, Int, IVec2, Texture2D, Vec3 } from 'kirari/node'

/** Each pass doubles the distance of its 25 texels: five reach 62 pixels. */
const passes = [1, 2, 4, 8, 16]

const around = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

interface Seen {
  /** Normal and distance. */
  readonly facing: Texture2D
  readonly light: (texel: IVec2) => Vec3
  readonly size: number
}

export const createDenoiser = ({ facing, light, size }: Seen) => {
  const here = ivec2(fragCoord.xy)
  const smooth = target({ light: 'rgba16float' }, { size, pingPong: true, name: 'smooth' })
  /** The tolerance of colour differences: large while there are few samples. */
  const tolerance = uniform(4, 'tolerance')
  // A single path can be very bright, so each pixel is limited to the brightest of its neighbours.
  const last = ivec2(facing.size()).sub(1)
  const brightest = around.map(([x, y]) => light(here.add(ivec2(x, y)).clamp(ivec2(0, 0), last))).reduce((one, other) => one.max(other))
  const begin = draw({ target: smooth, clear: false, fragment: { light: vec4(light(here).min(brightest).min(16), 1) }, label: 'light without colour' })

  const filter = (step: number): Step => {
    const blur = fn('blur', [{ texel: ivec2 }], vec3, (texel) => {
      const last = ivec2(facing.size()).sub(1).toConst('last')
      const own = smooth.light.load(texel).xyz.toConst('own')
      const face = facing.load(texel).toConst('face')
      const sum = vec4(0).toVar('sum')
      Loop({ start: int(-2), end: int(2), inclusive: true }, (y) => {
        Loop({ start: int(-2), end: int(2), inclusive: true }, (x) => {
          const at = texel.add(ivec2(x, y).mul(step)).clamp(ivec2(0, 0), last).toConst('at')
          const color = smooth.light.load(at).xyz.toConst('color')
          const other = facing.load(at).toConst('other')
          // B₃: 1 4 6 4 1, over 16, in both directions.
          const weight = (k: Int): Float => {
            const i = float(k.abs())
            return i.mul(i.add(3)).mul(-0.5).add(6)
          }
          const turn = face.xyz.sub(other.xyz).toConst('turn')
          const depth = face.w
            .sub(other.w)
            .div(face.w.mul(0.02 * step).max(1e-3))
            .toConst('depth')
          // Compressed, because differences of bright colours are less visible.
          const change = color
            .div(color.add(1))
            .sub(own.div(own.add(1)))
            .toConst('change')
          const unlike = turn
            .dot(turn)
            .mul(24)
            .add(depth.mul(depth))
            .add(
              change
                .dot(change)
                .mul(step * step)
                .div(tolerance.mul(tolerance)),
            )
          sum.addAssign(vec4(color, 1).mul(weight(x).mul(weight(y)).mul(unlike.negate().exp())))
        })
      })
      return sum.xyz.div(sum.w.max(1e-6))
    })
    return draw({ target: smooth, clear: false, fragment: { light: vec4(blur(here), 1) }, label: `à-trous ${step}` })
  }
  return { steps: [begin, ...passes.map(filter)], tolerance, light: smooth.light }
}
