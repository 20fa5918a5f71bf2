/** Powers of numbers in 0…1 that keep both ends. Shared by gain and parabola. */
import { pow } from 'kirari/node'
import type { Float, Generic } from 'kirari/node'

/**
 * `base` to the power of `k`, which is held above 0. Drivers take the logarithm of 0 for about −127, so that a small power of 0
 * would be nearly 1: it is 0 here.
 */
export const unitPower = (base: Generic, k: Float): Generic => pow(base, k.max(2 ** -10)).mul(base.sign())
