/** Shared by the bouncing easings: a ball that lands and bounces three times. */
import { min } from 'kirari/node'
import type { Generic } from 'kirari/node'

/**
 * The distance fallen at a time from 0 to 1. Penner's constant 7.5625 is 2.75², so with u = 2.75·time the four pieces are parabolas of one shape,
 * and the curve is the smallest of them everywhere. That needs no branch, works component by component, and is exactly 1 at the time 1.
 */
export const fallen = (time: Generic): Generic => {
  const u = time.mul(2.75).toConst('u')
  const arc = (name: string, middle: number, height: number): Generic => {
    const x = u.sub(middle).toConst(name)
    return x.mul(x).add(height)
  }
  return min(min(u.mul(u), arc('first', 1.5, 0.75)), min(arc('second', 2.25, 0.9375), arc('third', 2.625, 0.984375)))
}
