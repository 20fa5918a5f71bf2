/** Sat and SetSat of Compositing and Blending Level 1, section 10.2, on which the hue and saturation modes are based. */
import type { Float, Vec3 } from 'kirari/node'
import { highest, lowest } from './luminance.ts'

/** How far the largest channel is above the smallest. */
export const saturationOf = (colour: Vec3): Float => highest(colour).sub(lowest(colour))

/** The colour with the smallest channel at 0 and the largest at `saturation`. A grey has no hue and becomes black. */
export const withSaturation = (colour: Vec3, saturation: Float): Vec3 =>
  // Of a grey the first factor is exactly 0, and the second is finite.
  colour.sub(lowest(colour)).mul(saturation.div(saturationOf(colour).max(1e-20)))
