/** The octahedral map by its triangles: each side of the octahedron has three corners in the square, and a point on it is a weighted mean of them. */

type Row = readonly number[]

/** The sign of 0 is 1. */
const signNotZero = (value: number): number => (value < 0 ? -1 : 1)

/** Where the corners of x, y and z are in the square. */
const cornersOf = (sx: number, sy: number, isUpper: boolean): readonly Row[] => [[sx, 0], [0, sy], isUpper ? [0, 0] : [sx, sy]]

export const encoded = ([x = NaN, y = NaN, z = NaN]: Row): Row => {
  const size = Math.abs(x) + Math.abs(y) + Math.abs(z)
  if (size === 0) return [0, 0]
  const corners = cornersOf(signNotZero(x), signNotZero(y), z >= 0)
  return [0, 1].map((axis) => [x, y, z].reduce((sum, value, i) => sum + (Math.abs(value) / size) * (corners[i]?.[axis] ?? NaN), 0))
}

/** `isFolded` is false for the mistake of one who forgets the lower half. */
export const decoded = ([x = NaN, y = NaN]: Row, isFolded = true): Row => {
  const [a, b] = [Math.abs(x), Math.abs(y)]
  // The weights of the corners, with the sign of z.
  const weights = a + b <= 1 || !isFolded ? [a, b, 1 - a - b] : [1 - b, 1 - a, 1 - a - b]
  const length = Math.hypot(...weights)
  const signs = [signNotZero(x), signNotZero(y), 1]
  return weights.map((weight, i) => (weight * (signs[i] ?? NaN)) / length)
}
