/** Shared by the spaces of video: luma, and how far blue and red are from it. Greys have no difference. */
import { dot, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** Of red, green and blue in luma; together 1. */
type Weights = readonly [red: number, green: number, blue: number]

export const bt601: Weights = [0.299, 0.587, 0.114]
export const bt709: Weights = [0.2126, 0.7152, 0.0722]
/** Of the FCC, with two digits. */
export const fcc: Weights = [0.3, 0.59, 0.11]

export const lumaOf = (rgb: Vec3, weights: Weights): Float => dot(rgb, vec3(...weights))

/** The colour with this luma, whose red and blue are so much larger than it. */
export const fromDifferences = (luma: Float, red: Float, blue: Float, [r, g, b]: Weights): Vec3 =>
  vec3(red, red.mul(-r / g).sub(blue.mul(b / g)), blue).add(luma)
