/** Ranges of the components of colours. */

export const unit = { min: 0, max: 1 }

/** Including colours outside of the gamut. */
export const wide = { min: -0.25, max: 1.25 }
