/** Shared by the elastic easings: a spring that swings out. */
import type { Generic } from 'kirari/node'

/**
 * Where the spring is, from its place of rest: −1 at first, and ten times halved at the time 1. Its cosine takes turns between −½ and ½,
 * because the languages have no error bound for the cosine of larger angles; half a turn changes its sign.
 */
export const swing = (time: Generic, period: number): Generic => {
  const cosine = time
    .mul(1 / period)
    .fract()
    .sub(0.5)
    .mul(2 * Math.PI)
    .cos()
  return time.mul(-10).exp2().mul(cosine)
}
