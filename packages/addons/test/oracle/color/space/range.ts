/** Ranges of the components of colours. */

export const unit = { min: 0, max: 1 }

/** Including colours outside of the gamut. */
export const wide = { min: -0.25, max: 1.25 }

/** L*, and the axes of colour beside it, as far as the gamut of sRGB goes. */
export const cieLab = [
  { min: 0, max: 100 },
  { min: -110, max: 110 },
  { min: -110, max: 110 },
] as const
export const cieLuv = [
  { min: 0, max: 100 },
  { min: -180, max: 180 },
  { min: -180, max: 180 },
] as const
export const okLab = [
  { min: 0, max: 1 },
  { min: -0.4, max: 0.4 },
  { min: -0.4, max: 0.4 },
] as const
/** Hues of several turns. */
export const turns = { min: -2, max: 3 }
