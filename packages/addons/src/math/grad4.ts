/**
 * A gradient in four dimensions for a number from 0 to 288, without a table (catalogue/math/grad4.ts).
 *
 * Three counts from 0 to 6 are a place in a cube. It holds two truncated octahedra, one whole and one in eight corners:
 * they are the two sides of the surface |x| + |y| + |z| + |w| = 3/2.
 */
import { dot, float, fn, step, vec3, vec4 } from 'kirari/node'

/** The gradient of the whole number `j`; the absolute values of its components add up to 1.5. */
export const grad4 = /*#__PURE__*/ fn('grad4', [{ j: float }], vec4, (j) => {
  // Half a step keeps the counts clear of rounding.
  const counts = j
    .add(0.5)
    .mul(vec3(1 / 294, 1 / 49, 1 / 7))
    .fract()
    .mul(7)
    .floor()
  const cube = counts
    .sub(3)
    .mul(2 / 7)
    .toConst('cube')
  const w = float(1.5)
    .sub(dot(cube.abs(), vec3(1)))
    .toConst('w')
  // Below 0, the corner moves across the middle.
  const folded = step(0, cube).mul(2).sub(1).mul(step(w, 0))
  return vec4(cube.sub(folded), w)
})
