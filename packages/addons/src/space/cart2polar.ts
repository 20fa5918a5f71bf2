/**
 * Angle and distance of a point: (angle, radius) in the plane, (radius, from the z axis, around it) in space (catalogue/space/cart2polar.ts).
 * The origin and the z axis, which have no angle, get the angle 0: the languages disagree on atan2(0, 0).
 */
import { atan2, fn, length, overload, select, vec2, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'

const angleOf = (y: Float, x: Float, distance: Float): Float => atan2(y, select(x, 1, distance.equal(0)))

const onPlane = /*#__PURE__*/ fn('cart2polar', [{ p: vec2 }], vec2, (p) => {
  const radius = length(p).toConst('radius')
  return vec2(angleOf(p.y, p.x, radius), radius)
})
const inSpace = /*#__PURE__*/ fn('cart2polar_vec3', [{ p: vec3 }], vec3, (p) => {
  const radius = length(p).toConst('radius')
  const fromAxis = length(p.xy).toConst('fromAxis')
  // An arc cosine of z/r would lose half of its digits near the axis.
  return vec3(radius, angleOf(fromAxis, p.z, radius), angleOf(p.y, p.x, fromAxis))
})

/** `p` in polar coordinates: (angle, radius) of a vec2; (radius, inclination, azimuth) of a vec3, as ISO 80000-2 has them. */
export const cart2polar = /*#__PURE__*/ overload(onPlane, inSpace)
