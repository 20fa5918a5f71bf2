/** PCG as a hash of one word (catalogue/generative/pcg.ts): O’Neill 2014; the constants are those of Jarzynski and Olano 2020 (JCGT 9:3). */
import { fn, uint } from 'kirari/node'

/** A word that looks random and depends on every bit of `v`. The same on every device. */
export const pcg = /*#__PURE__*/ fn('pcg', [{ v: uint }], uint, (v) => {
  const state = v.mul(747796405).add(2891336453).toConst('state')
  const word = state.shiftRight(state.shiftRight(28).add(4)).bitXor(state).mul(277803737).toConst('word')
  return word.shiftRight(22).bitXor(word)
})
