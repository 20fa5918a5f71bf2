/** Oracle of turbulence: the weighted sum of the absolute values of its octaves. */
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { meanOfOctaves, octaveSignatures } from './octaves.ts'

export const signatures: readonly SignatureOracle[] = octaveSignatures(
  'turbulence',
  (dimension) => meanOfOctaves(dimension, Math.abs),
  (dimension) => meanOfOctaves(dimension, Math.abs, 0.01),
)

export const size: SizeBudget = { bytes: 2000, reason: 'gnoise, and the octaves on a plane and in space' }
