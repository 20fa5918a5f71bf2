/**
 * Half a wave, from its trough to its crest. Definition: Penner 2001, "Sine" (catalogue/animation/easing/sineInOut.ts).
 *
 * His ½ − ½·cos(πt) is sin²(πt/2), one expression for both halves.
 */
import { generic, T } from 'kirari/node'
import { exactEnds, halfWave } from './wave.ts'

/** Eases 0 to 1 along half a sine wave: the gentlest way to start slowly and arrive slowly. */
export const sineInOut = /*#__PURE__*/ generic('sineInOut', [{ t: T }], T, (t) => {
  const sine = halfWave(t.mul(0.5)).toConst('sine')
  return exactEnds(t, sine.mul(sine))
})
