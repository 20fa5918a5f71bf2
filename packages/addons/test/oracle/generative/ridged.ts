/** Oracle of ridged: the octaves first, then the share that each leaves to the next. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { octavesAt, octaveSignatures, weightedMean } from './octaves.ts'

const ridges =
  (dimension: number, feedback: number): Function64 =>
  (row) => {
    const offset = Math.max(row[dimension + 3] ?? 1, Math.fround(0.01))
    const octaves = octavesAt(dimension, row)
    const heights = octaves.map(({ noise }) => (Math.abs(noise) < offset ? (offset - Math.abs(noise)) ** 2 / offset ** 2 : 0))
    const value = (i: number): number => (i < 0 ? Infinity : (heights[i] ?? NaN) * Math.min(feedback * value(i - 1), 1))
    return [weightedMean(octaves.map(({ weight }, i) => ({ value: value(i), weight })))]
  }

export const signatures: readonly SignatureOracle[] = octaveSignatures(
  'ridged',
  (dimension) => ridges(dimension, 2),
  (dimension) => ridges(dimension, 1.98),
  [{ range: { min: 0.3, max: 1.2 }, value: -1 }],
)

export const size: SizeBudget = { bytes: 2100, reason: 'gnoise, and the octaves on a plane and in space' }
