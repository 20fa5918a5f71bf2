/** Shared by the conversions that need a white: D65 as sRGB has it, with four digits of its chromaticity (IEC 61966-2-1, CSS Color 4). */

export const whiteXY = [0.3127, 0.329] as const
export const white = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329] as const
/** u′ and v′ of the diagram of 1976. */
export const whiteUV = [(4 * 0.3127) / (12 * 0.329 - 2 * 0.3127 + 3), (9 * 0.329) / (12 * 0.329 - 2 * 0.3127 + 3)] as const
