/** Porter and Duff's operators as a table of factors, Fa for the source and Fb for the destination; and premultiplying by alpha and dividing by it. */
import type { FunctionRecord } from '../../catalogue/record.ts'
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import { recordAt } from '../harness/record-at.ts'
import { times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const compositeXorRecord = recordAt('color/composite/compositeXor')
const destinationOutRecord = recordAt('color/composite/destinationOut')
const lighterRecord = recordAt('color/composite/lighter')
const premultiplyRecord = recordAt('color/composite/premultiply')
const sourceOverRecord = recordAt('color/composite/sourceOver')
const unpremultiplyRecord = recordAt('color/composite/unpremultiply')

/** From the alphas of the source, αs, and of the backdrop, αb. */
type Factors = (sourceAlpha: number, backdropAlpha: number) => readonly [fa: number, fb: number]

const factors = {
  sourceOver: (as) => [1, 1 - as],
  sourceAtop: (as, ab) => [ab, 1 - as],
  destinationIn: (as) => [0, as],
  destinationOut: (as) => [0, 1 - as],
  xor: (as, ab) => [1 - ab, 1 - as],
  plus: () => [1, 1],
} as const satisfies Record<string, Factors>

const composite =
  (operator: Factors, width: number): Function64 =>
  (row) => {
    const [fa, fb] = operator(row[width - 1] ?? NaN, row[2 * width - 1] ?? NaN)
    return row.slice(0, width).map((source, i) => fa * source + fb * (row[i + width] ?? NaN))
  }

const limited =
  (f: Function64): Function64 =>
  (row) =>
    f(row).map((value) => Math.min(value, 1))

type Width = 1 | 4
const operator = (record: FunctionRecord, expected: (width: Width) => Function64, mutant: (width: Width) => Function64): FunctionOracle => ({
  record,
  signatures: [
    { signature: record.importName, expected: expected(4), ranges: times(8, { min: 0, max: 1 }), mutant: mutant(4) },
    { signature: `${record.importName}_float`, expected: expected(1), ranges: times(2, { min: 0, max: 1 }), mutant: mutant(1) },
  ],
})

const row = (record: FunctionRecord, right: Factors, wrong: Factors): FunctionOracle =>
  operator(
    record,
    (width) => composite(right, width),
    (width) => composite(wrong, width),
  )

const multiplied = ([r = NaN, g = NaN, b = NaN, alpha = NaN]: readonly number[]): readonly number[] => [r * alpha, g * alpha, b * alpha, alpha]

const divided = ([r = NaN, g = NaN, b = NaN, alpha = NaN]: readonly number[]): readonly number[] =>
  alpha > 0 ? [r / alpha, g / alpha, b / alpha, alpha] : [0, 0, 0, 0]

const unit = { min: 0, max: 1 }

export const compositeOracles: readonly FunctionOracle[] = [
  row(compositeXorRecord, factors.xor, factors.sourceAtop),
  row(destinationOutRecord, factors.destinationOut, factors.destinationIn),
  operator(
    lighterRecord,
    (width) => limited(composite(factors.plus, width)),
    (width) => composite(factors.plus, width),
  ),
  {
    record: premultiplyRecord,
    signatures: [
      {
        signature: 'premultiply',
        expected: multiplied,
        ranges: [...times(3, { min: -0.5, max: 2 }), unit],
        // Premultiplies alpha, too.
        mutant: (colour) => [...multiplied(colour).slice(0, 3), (colour[3] ?? NaN) ** 2],
      },
    ],
  },
  row(sourceOverRecord, factors.sourceOver, factors.sourceAtop),
  {
    record: unpremultiplyRecord,
    signatures: [
      {
        signature: 'unpremultiply',
        expected: divided,
        ranges: times(4, unit),
        rows: [
          [1, 0.5, 0, 0],
          [1, 0.5, 0, -0.5],
          [1, 0.5, 0, 2 ** -60],
        ],
        // Valid colours, no brighter than their alpha.
        prepare: multiplied,
        mutant: ([r = NaN, g = NaN, b = NaN, alpha = NaN]) => divided([r, g, b, alpha + 1 / 255]).with(3, alpha),
      },
    ],
  },
]
