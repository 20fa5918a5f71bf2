/** Half floats while a program is printed and set up; while it runs, `f16` of the runtime does the same. */

/** The nearest half float, ties to even. */
export const roundHalf = (value: number): number => {
  const size = Math.abs(value)
  if (!(size < 65520)) return Number.isNaN(value) ? value : Math.sign(value) * Infinity
  // Eleven significant bits; below 2 to the power of -14 the spacing of halves is 2 to the power of -24.
  const step = 2 ** (Math.max(Math.floor(Math.log2(size)), -14) - 10)
  const count = size / step
  const down = Math.floor(count)
  const near = count - down === 0.5 ? down + (down % 2) : Math.round(count)
  return (value < 0 || Object.is(value, -0) ? -1 : 1) * near * step
}
