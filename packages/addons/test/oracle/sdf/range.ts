/** Ranges of the arguments of distance fields. */

export const place = { min: -2, max: 2 }

export const half = { min: 0, max: 1.5 }
