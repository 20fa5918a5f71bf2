/** Pegtop's quadratic modes: reflect and its inverse, freeze; glow and heat are the same two with their colours swapped. */
import { float, select } from 'kirari/node'
import type { Generic } from 'kirari/node'

/** base² / (1 − blend), up to 1. */
export const reflected = (base: Generic, blend: Generic): Generic => {
  // The largest float below 1 is 1 − 2^-24, so the divisor changes only where the result is not used.
  const room = float(1)
    .sub(blend)
    .max(2 ** -24)
  return select(base.mul(base).div(room).min(1), 1, blend.greaterThanEqual(1))
}

/** 1 − (1 − base)² / blend, from 0 up. */
export const frozen = (base: Generic, blend: Generic): Generic => {
  const lack = float(1).sub(base).toConst('lack')
  // Below the divisor's bound the quotient is at least 1, unless base is white.
  const burnt = float(1).sub(lack.mul(lack).div(blend.max(1e-20)).min(1))
  return select(burnt, 0, blend.lessThanEqual(0))
}
