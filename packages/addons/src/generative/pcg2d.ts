/** The two-word hash of Jarzynski and Olano 2020 (catalogue/generative/pcg2d.ts): a linear step, then two rounds that mix each word into the other. */
import { fn, uvec2 } from 'kirari/node'
import type { UVec2 } from 'kirari/node'

const multiplier = 1664525

const round = (v: UVec2): UVec2 => {
  const x = v.x.add(v.y.mul(multiplier))
  const y = v.y.add(x.mul(multiplier))
  const stirred = uvec2(x, y)
  return stirred.bitXor(stirred.shiftRight(16))
}

/** Two words that look random for each two words. The same on every device. */
export const pcg2d = /*#__PURE__*/ fn('pcg2d', [{ v: uvec2 }], uvec2, (v) => round(round(v.mul(multiplier).add(1013904223))))
