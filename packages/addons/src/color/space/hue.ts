/** Shared by the spaces that have a hue: the hue of a colour, in turns, and the pure colour of a hue. Definition: Smith 1978, extended to greys. */
import { select, vec3 } from 'kirari/node'
import type { Bool, Float, Vec3 } from 'kirari/node'

/** A smaller difference of channels has no meaningful hue; a smaller divisor is none. */
const nothing = 1e-20

export const isNothing = (value: Float): Bool => value.abs().lessThan(nothing)

interface Extremes {
  readonly most: Float
  readonly least: Float
  readonly chroma: Float
  /** From 0 to below 1; 0 for greys. */
  readonly hue: Float
}

/** The largest channel, the smallest, their difference, and the hue. */
export const extremesOf = (rgb: Vec3): Extremes => {
  const most = rgb.x.max(rgb.y).max(rgb.z).toConst('most')
  const least = rgb.x.min(rgb.y).min(rgb.z).toConst('least')
  const chroma = most.sub(least).toConst('chroma')
  const isGrey = chroma.lessThan(nothing).toConst('isGrey')
  // The largest channel determines the third of the circle, the other two the distance from its centre.
  const lead = rgb.yzx
    .sub(rgb.zxy)
    .div(select(chroma, 1, isGrey))
    .toConst('lead')
  const sixths = select(select(lead.z.add(4), lead.y.add(2), rgb.y.equal(most)), lead.x, rgb.x.equal(most))
  const turns = sixths.div(6)
  const hue = turns.sub(turns.floor()).toConst('hue')
  // Just below red, the difference rounds up to a full turn, which is red again.
  return { most, least, chroma, hue: select(hue, 0, isGrey.or(hue.greaterThanEqual(1))) }
}

/** The colour of a hue with one channel 1 and one 0. Sixths of a turn are integers here, so the six corners are exact. */
export const pureOf = (hue: Float): Vec3 => vec3(0, 4, 2).add(hue.mul(6)).mod(6).sub(3).abs().sub(1).saturate()

/** `divisor` where there is one, else 1: a quotient that is not used must not be infinite either. */
export const quotientOf = (dividend: Float, divisor: Float): Float => {
  const isNone = isNothing(divisor).toConst('isNone')
  return select(dividend.div(select(divisor, 1, isNone)), 0, isNone)
}
