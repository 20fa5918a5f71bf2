/**
 * The angle of a direction, defined everywhere (catalogue/math/atan2.ts).
 *
 * The built-in leaves the origin undefined, and on the negative x axis the sign of a zero, which GPUs may drop, chooses between −π and π.
 * On the whole x axis the answer is given here.
 */
import { atan2, generic, select, step, T } from 'kirari/node'

/** The angle of the direction (x, y) in radians, counter-clockwise from the positive x axis: from −π to π, and 0 at the origin. */
export const safeAtan2 = /*#__PURE__*/ generic('safeAtan2', [{ y: T }, { x: T }], T, (y, x) => {
  // Devices may take smaller numbers for 0.
  const isLevel = y
    .abs()
    .lessThan(2 ** -126)
    .toConst('isLevel')
  const angle = atan2(select(y, 1, isLevel), x)
  // 1 on the left; 0 itself and what may be taken for it are not.
  const isLeft = step(2 ** -126, x.negate())
  return select(angle, isLeft.mul(Math.PI), isLevel)
})
