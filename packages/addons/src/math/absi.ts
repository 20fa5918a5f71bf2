/**
 * The absolute value of an integer, which is never negative (catalogue/math/absi.ts).
 *
 * The lowest int has no opposite: the built-in gives it back as it is.
 */
import { fn, int, ivec2, ivec3, ivec4, overload } from 'kirari/node'

const lowest = -2147483647

const onOne = /*#__PURE__*/ fn('absi', [{ x: int }], int, (x) => x.max(lowest).abs())
const onTwo = /*#__PURE__*/ fn('absi_ivec2', [{ x: ivec2 }], ivec2, (x) => x.max(lowest).abs())
const onThree = /*#__PURE__*/ fn('absi_ivec3', [{ x: ivec3 }], ivec3, (x) => x.max(lowest).abs())
const onFour = /*#__PURE__*/ fn('absi_ivec4', [{ x: ivec4 }], ivec4, (x) => x.max(lowest).abs())

/** `x` without its sign; 2147483647 for the lowest int. */
export const absi = /*#__PURE__*/ overload(onOne, onTwo, onThree, onFour)
