/**
 * A ball that lands and bounces three times. Definition: Penner 2001, "Bounce" (catalogue/animation/easing/bounceOut.ts).
 *
 * Penner's constant 7.5625 is 2.75², so with u = 2.75·t the four pieces are parabolas of one shape, and the curve is the
 * smallest of them everywhere. That needs no branch, works component by component, and is exactly 1 at t = 1.
 */
import { generic, min, T } from 'kirari/node'

/** Eases 0 to 1 like a ball dropped on the floor: three shrinking bounces, then rest. */
export const bounceOut = /*#__PURE__*/ generic('bounceOut', [{ t: T }], T, (t) => {
  const u = t.saturate().mul(2.75).toConst('u')
  const arc = (name: string, middle: number, height: number): typeof t => {
    const x = u.sub(middle).toConst(name)
    return x.mul(x).add(height)
  }
  return min(min(u.mul(u), arc('first', 1.5, 0.75)), min(arc('second', 2.25, 0.9375), arc('third', 2.625, 0.984375)))
})
