/** Oracle of fbm: the weighted sum of its octaves. */
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { meanOfOctaves, octaveSignatures } from './octaves.ts'

const itself = (noise: number): number => noise

export const signatures: readonly SignatureOracle[] = octaveSignatures(
  'fbm',
  (dimension) => meanOfOctaves(dimension, itself),
  (dimension) => meanOfOctaves(dimension, itself, 0.01),
)

export const size: SizeBudget = { bytes: 2000, reason: 'gnoise, and the octaves on a plane and in space' }
