/**
 * The place of a direction in an equirectangular map (catalogue/space/xyz2equirect.ts).
 * Both angles are arctangents: an arc sine of y would lose half of its digits near the poles.
 */
import { fn, length, vec2, vec3 } from 'kirari/node'
import { safeAtan2 } from '../math/atan2.ts'

/** The uv of `direction`: −z in the middle, x to its right, y up. */
export const xyz2equirect = /*#__PURE__*/ fn('xyz2equirect', [{ direction: vec3 }], vec2, (direction) =>
  safeAtan2(direction.xy, vec2(direction.z.negate(), length(direction.xz)))
    .mul(vec2(0.5 / Math.PI, 1 / Math.PI))
    .add(0.5),
)
