/** Porter and Duff's operators as a table of factors, Fa for the source and Fb for the destination. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'

/** From the alphas of the source, αs, and of the backdrop, αb. */
type Factors = (sourceAlpha: number, backdropAlpha: number) => readonly [fa: number, fb: number]

export const factors = {
  clear: () => [0, 0],
  copy: () => [1, 0],
  sourceOver: (as) => [1, 1 - as],
  destinationOver: (_, ab) => [1 - ab, 1],
  sourceIn: (_, ab) => [ab, 0],
  destinationIn: (as) => [0, as],
  sourceOut: (_, ab) => [1 - ab, 0],
  destinationOut: (as) => [0, 1 - as],
  sourceAtop: (as, ab) => [ab, 1 - as],
  destinationAtop: (as, ab) => [1 - ab, as],
  xor: (as, ab) => [1 - ab, 1 - as],
  plus: () => [1, 1],
} as const satisfies Record<string, Factors>

/** The operator on premultiplied colours (width 4) or alphas (width 1). */
export const composite =
  (operator: Factors, width: number): Function64 =>
  (row) => {
    const [fa, fb] = operator(row[width - 1] ?? NaN, row[2 * width - 1] ?? NaN)
    return row.slice(0, width).map((source, i) => fa * source + fb * (row[i + width] ?? NaN))
  }

type OfWidth = (width: 1 | 4) => Function64

/** The signatures of an operator. */
export const operatorSignatures = (name: string, expected: OfWidth, mutant: OfWidth): readonly SignatureOracle[] => [
  { signature: name, expected: expected(4), ranges: times(8, { min: 0, max: 1 }), mutant: mutant(4) },
  { signature: `${name}_float`, expected: expected(1), ranges: times(2, { min: 0, max: 1 }), mutant: mutant(1) },
]

/** Those of an operator that is only its factors. */
export const porterDuff = (name: string, right: Factors, wrong: Factors): readonly SignatureOracle[] =>
  operatorSignatures(
    name,
    (width) => composite(right, width),
    (width) => composite(wrong, width),
  )
