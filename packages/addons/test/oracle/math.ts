/** The three cases in words: a step between equal edges, a ramp up, a ramp down. */
import { smootherstepRecord as record } from '../../catalogue/math/smootherstep.ts'
import { componentWise, times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const rise =
  (middle: number) =>
  (share: number): number =>
    share <= 0 ? 0 : share >= 1 ? 1 : 6 * share ** 5 - middle * share ** 4 + (middle - 5) * share ** 3

const ramp =
  (middle: number) =>
  (a = NaN, b = NaN, x = NaN): number => {
    if (a === b) return x < a ? 0 : 1
    return a < b ? rise(middle)((x - a) / (b - a)) : 1 - rise(middle)((x - b) / (a - b))
  }

const widths = { smootherstep: 1, smootherstep_vec2: 2, smootherstep_vec3: 3, smootherstep_vec4: 4 }
const spread = (width: number, row: readonly number[]): readonly number[] => row.flatMap((value) => Array.from({ length: width }, () => value))

const smootherstepOracle: FunctionOracle = {
  record,
  signatures: Object.entries(widths).map(([signature, width]) => ({
    signature,
    expected: componentWise(width, ramp(15)),
    ranges: times(3 * width, { min: -1, max: 2 }),
    rows: [
      [0.25, 0.25, 0],
      [0.25, 0.25, 0.25],
      [0.25, 0.25, 1],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0.25],
      [0, 1, -1e-8],
      [0, 1e4, 1e4],
      [-1e4, 1e4, 1],
    ].map((row) => spread(width, row)),
    mutant: componentWise(width, ramp(14.99)),
  })),
}

export const mathOracles: readonly FunctionOracle[] = [smootherstepOracle]
