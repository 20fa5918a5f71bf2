/** Lum and SetLum of Compositing and Blending Level 1, section 10.2, which the modes that move hue, saturation and luminosity are made of. */
import { float, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** The specification's weights; it takes encoded colours. */
export const luminance = (colour: Vec3): Float => colour.dot(vec3(0.3, 0.59, 0.11))

/**
 * The colour at another luminosity. Adding the same to each channel moves the luminosity and may leave the gamut; pulling the colour towards
 * its grey, just until the channel that is furthest out is back, does not change the luminosity again.
 */
export const setLuminance = (colour: Vec3, level: Float): Vec3 => {
  const chroma = colour.sub(luminance(colour)).toConst('chroma')
  const lowest = chroma.x.min(chroma.y).min(chroma.z)
  const highest = chroma.x.max(chroma.y).max(chroma.z)
  // How much of the chroma fits below and above the new level. A grey has none, and then it does not matter.
  const below = level.div(lowest.negate().max(1e-20))
  const above = float(1).sub(level).div(highest.max(1e-20))
  return chroma.mul(below.min(above).saturate()).add(level)
}
