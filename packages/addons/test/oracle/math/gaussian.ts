/** Oracle of gaussian: a product of one bell a component, each with its own share of the integral. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { instances } from './instance.ts'

const widthOf = (sigma = NaN): number => Math.max(Math.abs(sigma), 1e-9)
const product = (factors: readonly number[]): number => factors.reduce((all, one) => all * one, 1)

const hill =
  (width: number, two: number): Function64 =>
  (row) => [product(row.slice(0, width).map((x) => Math.exp(-((x / widthOf(row[width])) ** 2) / two)))]

const density =
  (width: number, two: number): Function64 =>
  (row) => {
    const sigma = widthOf(row[width])
    return [(row[width + 1] ?? NaN) * product(row.slice(0, width).map((x) => Math.exp(-((x / sigma) ** 2) / two) / (sigma * Math.sqrt(Math.PI * 2))))]
  }

const place = (width: number) => times(width, { min: -4, max: 4 })
const sigma = { min: 0.25, max: 3 }
const points = (width: number, after: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  [0, 1, 100].flatMap((x) => after.map((rest) => [x, ...Array.from({ length: width - 1 }, () => 0), ...rest]))

export const signatures: readonly SignatureOracle[] = [
  ...instances('gaussian').map(([signature, width]) => ({
    signature,
    expected: hill(width, 2),
    ranges: [...place(width), sigma],
    rows: points(width, [[1], [-1], [0]]),
    mutant: hill(width, 2.002),
  })),
  ...instances('gaussian_total').map(([signature, width]) => ({
    signature,
    expected: density(width, 2),
    ranges: [...place(width), sigma, { min: 0, max: 4 }],
    rows: points(width, [
      [1, 1],
      [2, -3],
    ]),
    mutant: density(width, 2.002),
  })),
]

export const size: SizeBudget = { bytes: 420, reason: 'eight signatures: four kinds of places, each with a height or an integral' }
