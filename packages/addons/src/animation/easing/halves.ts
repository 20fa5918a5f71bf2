/**
 * Shared by every "inOut" easing: the first half is the "in" curve at half its size, the second its point reflection.
 */
import { float, select } from 'kirari/node'
import type { Generic } from 'kirari/node'

/** `half` returns half the "in" curve from the distance to the nearer end, which is 0…½ and exact on both sides. */
export const halves = (t: Generic, half: (fromEnd: Generic) => Generic): Generic => {
  const value = half(t.min(float(1).sub(t)).toConst('fromEnd')).toConst('value')
  return select(float(1).sub(value), value, t.lessThan(0.5))
}
