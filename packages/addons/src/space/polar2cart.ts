/** The point with these polar coordinates, in the order in which cart2polar gives them (catalogue/space/polar2cart.ts). */
import { cos, fn, overload, sin, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const onCircle = (angle: Float): Vec2 => vec2(cos(angle), sin(angle))

const onPlane = /*#__PURE__*/ fn('polar2cart', [{ polar: vec2 }], vec2, (polar) => onCircle(polar.x).mul(polar.y))
const inSpace = /*#__PURE__*/ fn('polar2cart_vec3', [{ polar: vec3 }], vec3, (polar) => vec3(onCircle(polar.z).mul(sin(polar.y)), cos(polar.y)).mul(polar.x))

/** The point at (angle, radius) of the plane; at (radius, inclination, azimuth) in space, as ISO 80000-2 has them. */
export const polar2cart = /*#__PURE__*/ overload(onPlane, inSpace)
