/** A quarter of a wave, up to its crest. Definition: Penner 2001, "Sine" (catalogue/animation/easing/sineOut.ts). */
import { generic, T } from 'kirari/node'
import { exactEnds } from './wave.ts'

/** Eases 0 to 1 along a quarter of a sine wave: it starts at full speed and arrives slowly. */
export const sineOut = /*#__PURE__*/ generic('sineOut', [{ t: T }], T, (t) => {
  // Whole turns are taken away: the languages have no error bound for the sine of larger angles.
  const turns = t.mul(0.25).toConst('turns')
  return exactEnds(
    t,
    turns
      .sub(turns.round())
      .mul(2 * Math.PI)
      .sin(),
  )
})
