/** A spring that is wound up and let go. Definition: Penner 2001, "Elastic", with his period 0.3 (catalogue/animation/easing/elasticIn.ts). */
import { float, generic, T } from 'kirari/node'
import { pinned } from './pinned.ts'
import { swing } from './swing.ts'

/** Eases 0 to 1 through ever larger swings about 0, the last of them far below it. */
export const elasticIn = /*#__PURE__*/ generic('elasticIn', [{ t: T }], T, (t) => {
  const u = t.saturate().toConst('u')
  return pinned(u, swing(float(1).sub(u).toConst('left'), 0.3).negate())
})
