/**
 * The floored remainder of integers (catalogue/math/modi.ts).
 *
 * The operator truncates the quotient towards 0: where its remainder has the wrong sign, it is one period short.
 */
import { fn, int, ivec2, ivec3, ivec4, overload, select } from 'kirari/node'

const onOne = /*#__PURE__*/ fn('modi', [{ x: int }, { y: int }], int, (x, y) => {
  const rest = x.remainder(y).toConst('rest')
  return select(rest, rest.add(y), rest.notEqual(0).and(rest.bitXor(y).lessThan(0)))
})
const onTwo = /*#__PURE__*/ fn('modi_ivec2', [{ x: ivec2 }, { y: ivec2 }], ivec2, (x, y) => ivec2(onOne(x.x, y.x), onOne(x.y, y.y)))
const onThree = /*#__PURE__*/ fn('modi_ivec3', [{ x: ivec3 }, { y: ivec3 }], ivec3, (x, y) => ivec3(onOne(x.x, y.x), onOne(x.y, y.y), onOne(x.z, y.z)))
const onFour = /*#__PURE__*/ fn('modi_ivec4', [{ x: ivec4 }, { y: ivec4 }], ivec4, (x, y) =>
  ivec4(onOne(x.x, y.x), onOne(x.y, y.y), onOne(x.z, y.z), onOne(x.w, y.w)),
)

/** The remainder of `x` by `y` with the sign of `y`; 0 for a period of 0. */
export const modi = /*#__PURE__*/ overload(onOne, onTwo, onThree, onFour)
