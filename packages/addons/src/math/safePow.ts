/**
 * A power that keeps the sign of its base: sign(x)·|x|ᵏ (catalogue/math/safePow.ts).
 *
 * The built-in is undefined for a negative base, and for 0 to the power of 0 or less: those arguments are replaced first.
 */
import { generic, pow, select, step, T } from 'kirari/node'

/** `x` to the power of `k` with the sign of `x`; 0 to the power of 0 is 1, and to any other power 0. */
export const safePow = /*#__PURE__*/ generic('safePow', [{ x: T }, { k: T }], T, (x, k) => {
  const isZero = x.equal(0).toConst('isZero')
  const power = pow(select(x.abs(), 1, isZero), k).toConst('power')
  return select(power.mul(step(0, x).mul(2).sub(1)), select(0, 1, k.equal(0)), isZero)
})
