/** Soft joints of two distances, as a choice among their mixtures. */

/** The largest of s·d1 + (1 − s)·d2 + k·s·(1 − s) over s from 0 to 1: where its slope is 0, or at an end. */
export const largestMixture = (d1: number, d2: number, k: number): number => {
  if (k <= 0) return Math.max(d1, d2)
  const s = Math.min(Math.max(0.5 + (d1 - d2) / (2 * k), 0), 1)
  return s * d1 + (1 - s) * d2 + k * s * (1 - s)
}
