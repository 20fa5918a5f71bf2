/** Oracle of rgb2luma: the sum with the weights of BT.601. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { wide } from './range.ts'

const sum =
  (...weights: readonly number[]) =>
  (rgb: readonly number[]): readonly number[] => [weights.reduce((total, weight, i) => total + weight * (rgb[i] ?? NaN), 0)]

// The mutant has the weights of BT.709.
export const signatures: readonly SignatureOracle[] = [
  { signature: 'rgb2luma', expected: sum(0.299, 0.587, 0.114), ranges: times(3, wide), mutant: sum(0.2126, 0.7152, 0.0722) },
]
