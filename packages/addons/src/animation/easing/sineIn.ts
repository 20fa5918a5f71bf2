/**
 * A quarter of a wave, from its trough. Definition: Penner 2001, "Sine" (catalogue/animation/easing/sineIn.ts).
 *
 * 1 − cos(πt/2) as twice a square, 2·sin²(πt/4): the difference would cancel most digits of small results.
 */
import { generic, T } from 'kirari/node'
import { exactEnds, halfWave } from './wave.ts'

/** Eases 0 to 1 along a quarter of a sine wave: it starts slowly and arrives at full speed. */
export const sineIn = /*#__PURE__*/ generic('sineIn', [{ t: T }], T, (t) => {
  const sine = halfWave(t.mul(0.25)).toConst('sine')
  return exactEnds(t, sine.mul(sine).mul(2))
})
