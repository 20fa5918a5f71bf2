/**
 * The basis of a camera: a rotation whose columns are right, up and backwards (catalogue/space/lookAt.ts).
 * Backwards, because a camera looks along −z, as in OpenGL: so the basis is right-handed.
 */
import { cross, dot, fn, inverseSqrt, mat3, select, vec3 } from 'kirari/node'

// Below a sine of 1e-6 the side vector is only rounding error.
const parallel = 1e-12

/** The rotation that maps −z to `forward` and y as close to `up` as possible. */
export const lookAt = /*#__PURE__*/ fn('lookAt', [{ forward: vec3 }, { up: vec3 }], mat3, (forward, up) => {
  const square = dot(forward, forward).toConst('square')
  const back = select(vec3(0, 0, 1), forward.mul(inverseSqrt(square.max(1e-30)).negate()), square.greaterThan(1e-30)).toConst('back')
  const side = cross(up, back).toConst('side')
  const isLevel = dot(side, side).lessThanEqual(dot(up, up).mul(parallel)).toConst('isLevel')
  // Looking straight down, the top of the view is −z, as north on a map; along z it is y.
  const other = cross(select(vec3(0, 0, -1), vec3(0, 1, 0), back.z.abs().greaterThan(0.9)), back)
  const across = select(side, other, isLevel).toConst('across')
  const right = across.mul(inverseSqrt(dot(across, across))).toConst('right')
  return mat3(right, cross(back, right), back)
})
