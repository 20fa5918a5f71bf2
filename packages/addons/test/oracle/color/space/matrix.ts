/** Linear conversions as matrices, row by row, and their inverses. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'

type Row = readonly [number, number, number]
export type Matrix = readonly [Row, Row, Row]

export const times3 =
  (matrix: Matrix): Function64 =>
  ([x = NaN, y = NaN, z = NaN]) =>
    matrix.map(([a, b, c]) => a * x + b * y + c * z)

/** By its cofactors. */
export const inverseOf = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => {
  const scale = 1 / (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g))
  return [
    [(e * i - f * h) * scale, (c * h - b * i) * scale, (b * f - c * e) * scale],
    [(f * g - d * i) * scale, (a * i - c * g) * scale, (c * d - a * f) * scale],
    [(d * h - e * g) * scale, (b * g - a * h) * scale, (a * e - b * d) * scale],
  ]
}

/** Luma with these weights of red and blue, and its differences from blue and red, which reach these ends. */
export const differences = (red: number, blue: number, endOfBlue: number, endOfRed: number): Matrix => {
  const green = 1 - red - blue
  const [u, v] = [endOfBlue / (1 - blue), endOfRed / (1 - red)]
  return [
    [red, green, blue],
    [-red * u, -green * u, (1 - blue) * u],
    [(1 - red) * v, -green * v, -blue * v],
  ]
}

/** The FCC's equations, multiplied out. */
export const fcc: Matrix = [
  [0.3, 0.59, 0.11],
  [0.599, -0.2773, -0.3217],
  [0.213, -0.5251, 0.3121],
]
/** Of the textbooks, with three digits of luma. */
export const ntsc: Matrix = [
  [0.299, 0.587, 0.114],
  [0.5959, -0.2746, -0.3213],
  [0.2115, -0.5227, 0.3112],
]
