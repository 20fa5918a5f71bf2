/** Differences between numbers of single precision, in ulp. */

const bits = new DataView(new ArrayBuffer(4))

/** The place of a number among all of single precision: neighbours are 1 apart, and both zeros are 0. */
const placeOf = (value: number): number => {
  bits.setFloat32(0, value)
  const pattern = bits.getInt32(0)
  return pattern < 0 ? -(pattern & 0x7fffffff) : pattern
}

/** The distance between two numbers in steps of single precision; undefined if only one of them is NaN. */
export const ulps = (a: number, b: number): number | undefined => {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : undefined
  return Math.abs(placeOf(a) - placeOf(b))
}
