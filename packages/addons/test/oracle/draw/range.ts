/** Ranges of the arguments of functions that draw. */

export const distance = { min: -0.3, max: 0.3 }

export const shift = { min: -0.2, max: 0.2 }

export const width = { min: 0, max: 0.3 }
