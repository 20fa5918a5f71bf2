/** Coverage as the share of a pixel, from overlaps of intervals, for each direction separately. */

/** The share of a pixel about 0 with its inner side below `beyond = 0`. */
export const below = (beyond: number, px: number): number => {
  if (px <= 0) return beyond < 0 ? 1 : beyond > 0 ? 0 : 0.5
  // The pixel reaches from beyond − px/2 to beyond + px/2; its part below 0 is inside.
  return Math.min(Math.max((px / 2 - beyond) / px, 0), 1)
}

/** The share of a pixel at `beyond` that a line of this width about 0 covers. */
export const within = (beyond: number, width: number, px: number): number => {
  const half = Math.max(width, 0) / 2
  if (px <= 0) return Math.abs(beyond) < half ? 1 : Math.abs(beyond) === half && half > 0 ? 0.5 : 0
  return Math.max(Math.min(beyond + px / 2, half) - Math.max(beyond - px / 2, -half), 0) / px
}
