/**
 * A released spring. Definition: Penner 2001, "Elastic", with his period 0.3 (catalogue/animation/easing/elasticOut.ts).
 * His sine, delayed by a quarter period, is a cosine.
 */
import { generic, T } from 'kirari/node'
import { pinned } from './pinned.ts'
import { swing } from './swing.ts'

/** Eases 0 to 1 like a spring: far past 1, back below it, and through ever smaller swings to rest. */
export const elasticOut = /*#__PURE__*/ generic('elasticOut', [{ t: T }], T, (t) => {
  const u = t.saturate().toConst('u')
  return pinned(u, swing(u, 0.3).add(1))
})
