/**
 * A released spring. Definition: Penner 2001, "Elastic", with his period 0.3 (catalogue/animation/easing/elasticOut.ts).
 *
 * His sine, delayed by a quarter period, is a cosine. Its argument is reduced to turns between −½ and ½, because
 * the languages have no error bound for the cosine of larger angles; half a turn changes its sign.
 */
import { generic, T } from 'kirari/node'
import { pinned } from './pinned.ts'

/** Eases 0 to 1 like a spring: far past 1, back below it, and through ever smaller swings to rest. */
export const elasticOut = /*#__PURE__*/ generic('elasticOut', [{ t: T }], T, (t) => {
  const u = t.saturate().toConst('u')
  const swing = u
    .mul(10 / 3)
    .fract()
    .sub(0.5)
    .mul(2 * Math.PI)
    .cos()
  return pinned(u, u.mul(-10).exp2().mul(swing).add(1))
})
