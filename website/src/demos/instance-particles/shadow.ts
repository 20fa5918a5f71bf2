/**
 * Shadows of translucent spheres, after J. Jansen and L. Bavoil, "Fourier Opacity Mapping" (2010): seen from the lamp, the light absorbed along each
 * ray is a Fourier series of the depth. Coefficients add up, so no order is needed.
 */
import { draw } from 'kirari'
import { float, target, uint, uniform, varying, vec2, vec3, vec4, vertexIndex } from 'kirari/node'
import type { Float, Uint, Vec2, Vec3 } from 'kirari/node'
import { lamp } from './light.ts'

/** The shadow map covers a sphere of this radius around the origin. */
export const reach = 1.5
export const side = 256

const [x, y, z] = lamp
const norm = Math.hypot(x, y, z)
const back = [x / norm, y / norm, z / norm] as const
const flat = Math.hypot(back[0], back[2])
const right = [back[2] / flat, 0, -back[0] / flat] as const
const up = [back[1] * right[2] - back[2] * right[1], back[2] * right[0] - back[0] * right[2], back[0] * right[1] - back[1] * right[0]] as const

/** Across the light from −1 to 1, and from 0 to 1 away from the lamp. */
export const fromLamp = (p: Vec3): Vec3 =>
  vec3(p.dot(vec3(...right)).div(reach), p.dot(vec3(...up)).div(reach), float(0.5).sub(p.dot(vec3(...back)).div(2 * reach)))

/** Corners of two triangles: 0 1 2 2 1 3, as bits. */
const cornerOf = (vertex: Uint): Vec2 => {
  const bit = (table: number): Float => float(uint(table).shiftRight(vertex).bitAnd(1))
  return vec2(bit(0b110010), bit(0b101100)).mul(2).sub(1)
}

export const createShadow = (ballOf: (i: Uint) => { readonly centre: Vec3; readonly radius: Float }, absorption: Float, count: number) => {
  const strength = uniform(1, 'shadow')
  const series = target({ one: 'rgba16float', two: 'rgba16float' }, { size: [side, side], filter: 'linear', name: 'series' })

  // All discs are one list of triangles: nothing depends on their order. Instances of so few vertices would be slower on some devices.
  const ball = ballOf(vertexIndex.div(6))
  // A disc of at least one and a half texels, with the same absorption in all.
  const texel = reach / side
  const place = fromLamp(ball.centre).toConst('place')
  const wide = ball.radius.max(1.5 * 2 * texel).toConst('wide')
  const corner = cornerOf(vertexIndex.remainder(6)).toConst('corner')
  const share = ball.radius.mul(ball.radius).div(wide.mul(wide))
  const q = varying(corner, { name: 'lampCorner' })
  const depth = varying(place.z, { name: 'lampDepth' })
  const amount = float(1)
    .sub(q.dot(q))
    .max(0)
    .sqrt()
    .mul(1.5)
    .mul(absorption)
    .mul(varying(share, { name: 'share' }))
    .toConst('amount')
  const turn = depth.mul(2 * Math.PI).toConst('turn')
  const cast = draw({
    target: series,
    count: count * 6,
    vertex: vec4(place.xy.add(corner.mul(wide.div(reach))), 0.5, 1),
    fragment: {
      one: vec4(1, turn.cos(), turn.sin(), turn.mul(2).cos()).mul(amount.mul(2)),
      two: vec4(turn.mul(2).sin(), turn.mul(3).cos(), turn.mul(3).sin(), 0).mul(amount.mul(2)),
    },
    blend: 'add',
    label: 'absorption',
  })

  return {
    cast,

    strength,
    /** The part of the lamp's light that reaches `p`: the series, integrated from the lamp to there. */
    lightAt(p: Vec3): Float {
      const here = fromLamp(p).toConst('here')
      const uv = here.xy.mul(0.5).add(0.5).toConst('there')
      const one = series.one.sampleLevel(uv, 0).toConst('one')
      const two = series.two.sampleLevel(uv, 0).toConst('two')
      const angle = here.z.mul(2 * Math.PI).toConst('angle')
      const wave = (k: number, cosine: Float, sine: Float): Float =>
        cosine
          .mul(angle.mul(k).sin())
          .add(sine.mul(float(1).sub(angle.mul(k).cos())))
          .div(2 * Math.PI * k)
      const depth = one.x
        .mul(0.5)
        .mul(here.z)
        .add(wave(1, one.y, one.z))
        .add(wave(2, one.w, two.x))
        .add(wave(3, two.y, two.z))
      return depth.max(0).mul(strength).negate().exp()
    },
  }
}
