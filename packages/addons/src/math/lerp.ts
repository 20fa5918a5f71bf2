/**
 * Linear interpolation from a to b (catalogue/math/lerp.ts).
 *
 * The first half is measured from a and the second from b. So both ends come out to the last bit, which a + t·(b − a) does not give at 1,
 * and equal ends give themselves, which a·(1 − t) + b·t does not.
 */
import { float, generic, select, T } from 'kirari/node'

/** `a` at 0, `b` at 1, and evenly on both sides and between them. `t` is not clamped. */
export const lerp = /*#__PURE__*/ generic('lerp', [{ a: T }, { b: T }, { t: T }], T, (a, b, t) => {
  const way = b.sub(a).toConst('way')
  return select(a.add(way.mul(t)), b.sub(way.mul(float(1).sub(t))), t.greaterThanEqual(0.5))
})
