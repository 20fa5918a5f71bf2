/** Lum and SetLum of Compositing and Blending Level 1, section 10.2, on which the hue, saturation and luminosity modes are based. */
import { float, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** The specification's weights, for encoded colours. */
export const luminance = (colour: Vec3): Float => colour.dot(vec3(0.3, 0.59, 0.11))

export const lowest = (colour: Vec3): Float => colour.x.min(colour.y).min(colour.z)
export const highest = (colour: Vec3): Float => colour.x.max(colour.y).max(colour.z)

/**
 * Sets the luminosity of a colour. Adding the same to each channel changes the luminosity and may leave the gamut; moving the colour towards
 * its grey, until the channel furthest outside is back in the gamut, keeps the luminosity.
 */
export const setLuminance = (colour: Vec3, level: Float): Vec3 => {
  const chroma = colour.sub(luminance(colour)).toConst('chroma')
  // The share of the chroma that fits below and above the new level. A grey has none, and then the share does not matter.
  const below = level.div(lowest(chroma).negate().max(1e-20))
  const above = float(1).sub(level).div(highest(chroma).max(1e-20))
  return chroma.mul(below.min(above).saturate()).add(level)
}
