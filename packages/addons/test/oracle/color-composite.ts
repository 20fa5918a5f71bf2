/** Porter and Duff's operators as a table of factors, Fa for the source and Fb for the destination; "over" is one row of it. */
import { sourceOverRecord as record } from '../../catalogue/color/composite/sourceOver.ts'
import { times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

type Factors = (sourceAlpha: number, destinationAlpha: number) => readonly [source: number, destination: number]
const over: Factors = (sourceAlpha) => [1, 1 - sourceAlpha]
const atop: Factors = (sourceAlpha, destinationAlpha) => [destinationAlpha, 1 - sourceAlpha]

const composite =
  (factors: Factors, width: number) =>
  (row: readonly number[]): readonly number[] => {
    const [fa, fb] = factors(row[width - 1] ?? NaN, row[2 * width - 1] ?? NaN)
    return row.slice(0, width).map((source, i) => fa * source + fb * (row[i + width] ?? NaN))
  }

const sourceOverOracle: FunctionOracle = {
  record,
  signatures: [
    { signature: 'compositeSourceOver', expected: composite(over, 4), ranges: times(8, { min: 0, max: 1 }), mutant: composite(atop, 4) },
    { signature: 'compositeSourceOver_float', expected: composite(over, 1), ranges: times(2, { min: 0, max: 1 }), mutant: composite(atop, 1) },
  ],
}

export const compositeOracles: readonly FunctionOracle[] = [sourceOverOracle]
