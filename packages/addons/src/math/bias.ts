/**
 * Schlick's bias of 1994: shifts the numbers between 0 and 1 so that one half becomes `k` (catalogue/math/bias.ts).
 *
 * Schlick writes x / ((1/k − 2)(1 − x) + 1). Multiplied by k it is a share of two products, neither of them negative.
 */
import { float, generic, T } from 'kirari/node'

// Between these, neither end is lost, and no quotient is 0/0.
const least = 2 ** -20

/** `x` with its odds multiplied by those of `k`: 0 stays 0, one half becomes `k`, 1 stays 1. */
export const bias = /*#__PURE__*/ generic('bias', [{ x: T }, { k: float }], T, (x, k) => {
  const share = k.clamp(least, 1 - least).toConst('share')
  const t = x.saturate().toConst('t')
  const up = t.mul(share).toConst('up')
  return up.div(float(1).sub(t).mul(float(1).sub(share)).add(up))
})
