/** A quaternion scaled to length 1 (catalogue/math/quat/quatNorm.ts). */
import { fn, length, select, vec4 } from 'kirari/node'

// Below this length, the squares of the components are lost.
const least = 1e-18

/** `q` divided by its length; the identity (0, 0, 0, 1) if `q` is a zero quaternion, which has no direction. */
export const quatNorm = /*#__PURE__*/ fn('quatNorm', [{ q: vec4 }], vec4, (q) => {
  const size = length(q).toConst('size')
  return select(q.div(size.max(least)), vec4(0, 0, 0, 1), size.lessThan(least))
})
