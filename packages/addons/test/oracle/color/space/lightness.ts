/** L* of CIE 15 from a luminance relative to white, and back. */

const epsilon = 216 / 24389
const kappa = 24389 / 27

export const lightnessOf = (Y: number): number => (Y > epsilon ? 116 * Math.cbrt(Y) - 16 : kappa * Y)
export const luminanceOf = (L: number): number => (L > kappa * epsilon ? ((L + 16) / 116) ** 3 : L / kappa)
