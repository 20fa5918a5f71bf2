/** Shared by the conversions between the two colour axes of a space and their polar form: the hue is an angle in turns, the chroma a length. */
import { atan2, select, vec3 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

/** The hue from 0 to below 1; 0 up to the chroma `grey`, where rounding alone would give it. */
export const toPolar = (lab: Vec3, grey: number): Vec3 => {
  const chroma = lab.yz.length().toConst('chroma')
  const turns = atan2(lab.z, lab.y).div(2 * Math.PI)
  const hue = turns.sub(turns.floor()).toConst('hue')
  // Just below a full turn, the difference rounds up to 1, which is 0 again.
  return vec3(lab.x, chroma, select(hue, 0, chroma.lessThanEqual(grey).or(hue.greaterThanEqual(1))))
}

export const fromPolar = (lch: Vec3): Vec3 => {
  const angle = lch.z
    .fract()
    .mul(2 * Math.PI)
    .toConst('angle')
  return vec3(lch.x, lch.y.mul(angle.cos()), lch.y.mul(angle.sin()))
}
