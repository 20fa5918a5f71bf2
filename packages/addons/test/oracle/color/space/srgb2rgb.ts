/** Oracle of srgb2rgb: culori's conversion. */
import { lrgb } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { withAlpha } from './alpha.ts'
import { wide } from './range.ts'

const decode: Function64 = (row) =>
  row.map((channel) => {
    const { r } = lrgb({ mode: 'rgb', r: channel, g: 0, b: 0 })
    return r
  })

const powerLaw: Function64 = (row) => row.map((channel) => Math.sign(channel) * Math.abs(channel) ** 2.2)

export const signatures: readonly SignatureOracle[] = [
  { signature: 'srgb2rgb', expected: decode, ranges: [{ min: -1.5, max: 4 }], rows: [[0.04044], [0.04045], [0.04046], [-0.04045]], mutant: powerLaw },
  { signature: 'srgb2rgb_vec3', expected: decode, ranges: times(3, wide), mutant: powerLaw },
  { signature: 'srgb2rgb_vec4', expected: withAlpha(decode), ranges: times(4, wide), mutant: decode },
]
