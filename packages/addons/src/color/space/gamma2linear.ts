/** A power law, odd about 0 (catalogue/color/space/gamma2linear.ts). sRGB is decoded by srgb2rgb. */
import { powerLaw } from './power-law.ts'

/** Raises to the power `gamma`, 2.2 where it is not given, with the sign of the channel. An alpha passes through. */
export const gamma2linear = /*#__PURE__*/ powerLaw('gamma2linear', (gamma) => gamma)
