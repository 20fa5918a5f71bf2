/** Place, turn and colour of square i, computed from its index alone. */
import { pcg } from '@kirari/addons'
import { array, atan2, float, fn, int, Loop, mix, pack4x8unorm, struct, uint, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Uint, Vec2 } from 'kirari/node'
import { ember, half, ramp, steps, vortices } from './sky.ts'

/** 16 bytes. */
export const Square = struct('Square', { place: vec2, turn: float, color: uint })

/** From 0 to 1: the upper 24 bits, all of which a float can hold. */
const fraction = (word: Uint): Float => float(word.shiftRight(8)).mul(2 ** -24)

const placeOf = (i: Uint): Vec2 =>
  vec2(fraction(i.mul(steps[0]).add(2 ** 31)), fraction(i.mul(steps[1]).add(2 ** 31)))
    .mul(2)
    .sub(1)
    .mul(vec2(...half))

export const squareOf = /*#__PURE__*/ fn('squareOf', [{ i: uint }], Square, (i) => {
  const place = placeOf(i).toConst('place')
  const chance = fraction(pcg(i)).toConst('chance')

  // The stream function of the sky; its contours are the lines along which the squares lie.
  const swell = place.x.mul(2.3).add(0.6).toConst('swell')
  const stream = place.y.mul(0.55).add(swell.sin().mul(0.1)).toVar('stream')
  const slope = vec2(swell.cos().mul(0.23), 0.55).toVar('slope')
  const halo = float(0).toVar('halo')
  const glow = float(0).toVar('glow')
  const table = array(vec4, vortices.length)((k) => vec4(...(vortices[k] ?? [0, 0, 1, 0])))
  Loop(int(vortices.length), (k) => {
    const vortex = table.at(k).toConst('vortex')
    const way = place.sub(vortex.xy).div(vortex.z).toConst('way')
    const near = way.dot(way).negate().exp().toConst('near')
    const spin = vortex.z.mul(vortex.w).mul(near).mul(1.3).toConst('spin')
    stream.addAssign(spin)
    slope.subAssign(way.mul(2).div(vortex.z).mul(spin))
    halo.addAssign(near)
    glow.addAssign(near.pow(8))
  })

  const band = stream.mul(52).sin().mul(0.5).add(0.5).toConst('band')
  const level = band
    .mul(0.26)
    .add(0.04)
    .add(chance.sub(0.5).mul(0.09))
    .add(halo.mul(band.mul(0.26).add(0.3)))
    .add(glow.mul(0.3))
    .add(place.y.mul(0.05))
    .saturate()
    .mul(ramp.length - 1)
    .toConst('level')
  const tones = array(vec3, ramp.length)((k) => vec3(...(ramp[k] ?? ember)))
  const lower = level
    .floor()
    .min(ramp.length - 2)
    .toConst('lower')
  const tone = mix(tones.at(int(lower)), tones.at(int(lower).add(1)), level.sub(lower))
  const glows = float(0.1).sub(chance).mul(20).saturate().mul(0.8).mul(halo.mul(1.5).sub(0.2).saturate())
  return Square({
    place,
    turn: atan2(slope.x.negate(), slope.y).add(
      fraction(pcg(i.add(77777)))
        .sub(0.5)
        .mul(0.5),
    ),
    color: pack4x8unorm(vec4(mix(tone, vec3(...ember), glows), 1)),
  })
})
