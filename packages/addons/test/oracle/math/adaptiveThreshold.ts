/** Oracle of adaptiveThreshold: the comparison of the definition, in per cent of the mean. */
import type { SignatureOracle } from '../../harness/oracle.ts'

/** Dark is what is t of the mean below it, or more. */
const isBright = (v: number, blur: number, t: number): readonly number[] => [v <= (blur * (100 - 100 * t)) / 100 ? 0 : 1]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'adaptiveThreshold',
    expected: ([v = NaN, blur = NaN, t = NaN]) => isBright(v, blur, t),
    ranges: [
      { min: 0, max: 1 },
      { min: 0, max: 1 },
      { min: -0.25, max: 0.5 },
    ],
    rows: [
      [0.5, 0.5, 0],
      [0.375, 0.5, 0.25],
      [0, 0, 0.25],
      [0.75, 0.75, 0.25],
    ],
    jumps: true,
    // The other way: so much above the mean.
    mutant: ([v = NaN, blur = NaN, t = NaN]) => isBright(v, blur, -t),
  },
]
