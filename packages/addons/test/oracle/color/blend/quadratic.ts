/** Pegtop's quadratic modes, as he prints them: a is the base, b the blend colour. */
import type { Channel } from './separable.ts'

export const reflect: Channel = (a = NaN, b = NaN) => (b >= 1 ? 1 : Math.min(1, a ** 2 / (1 - b)))
export const glow: Channel = (a = NaN, b = NaN) => (a >= 1 ? 1 : Math.min(1, b ** 2 / (1 - a)))
export const freeze: Channel = (a = NaN, b = NaN) => (b <= 0 ? 0 : Math.max(0, 1 - (1 - a) ** 2 / b))
export const heat: Channel = (a = NaN, b = NaN) => (a <= 0 ? 0 : Math.max(0, 1 - (1 - b) ** 2 / a))
