/** A spring that is wound up, and swings out. Definition: Penner 2001, "Elastic", with his period 0.45 (catalogue/animation/easing/elasticInOut.ts). */
import { float, generic, T } from 'kirari/node'
import { halves } from './halves.ts'
import { pinned } from './pinned.ts'
import { swing } from './swing.ts'

/** Eases 0 to 1 through ever larger swings about 0, and ever smaller ones about 1. */
export const elasticInOut = /*#__PURE__*/ generic('elasticInOut', [{ t: T }], T, (t) => {
  const u = t.saturate().toConst('within')
  return pinned(
    u,
    halves(u, (fromEnd) => swing(float(1).sub(fromEnd.mul(2)).toConst('left'), 0.45).mul(-0.5)),
  )
})
