/**
 * The remainder of a whole number by 289 = 17² (catalogue/math/mod289.ts).
 *
 * Half a step is added before the quotient is rounded down, so that a multiple of 289 stays clear of the edge and rounding cannot move it across.
 */
import { generic, T } from 'kirari/node'

/** The remainder of the whole number `x` by 289: a whole number from 0 to 288. */
export const mod289 = /*#__PURE__*/ generic('mod289', [{ x: T }], T, (x) =>
  x.sub(
    x
      .add(0.5)
      .mul(1 / 289)
      .floor()
      .mul(289),
  ),
)
