/** The inverse of a power law, odd about 0 (catalogue/color/space/linear2gamma.ts). sRGB is encoded by rgb2srgb. */
import { float } from 'kirari/node'
import { powerLaw } from './power-law.ts'

/** Raises to the power 1/`gamma`, with `gamma` 2.2 where it is not given, and with the sign of the channel. An alpha passes through. */
export const linear2gamma = /*#__PURE__*/ powerLaw('linear2gamma', (gamma) => float(1).div(gamma))
