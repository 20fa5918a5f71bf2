/** A window around each point of a pattern with one point a cell, by the squared distance from it. Internal to generative/. */
import type { Float } from 'kirari/node'

/**
 * 1 at the point, 0 from 1.5 on, with two continuous derivatives. The 4×4 cells around the nearest corner hold all points within 1.5,
 * and one of them is within √2: some window is always above 0.
 */
export const windowed = (squared: Float): Float => {
  const rest = squared
    .mul(-1 / 1.5 ** 2)
    .add(1)
    .max(0)
    .toConst('rest')
  return rest.mul(rest).mul(rest)
}
