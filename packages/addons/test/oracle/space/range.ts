/** The range of coordinates. */

export const place = { min: -1, max: 1 }
