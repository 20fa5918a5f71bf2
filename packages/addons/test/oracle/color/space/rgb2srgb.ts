/** Oracle of rgb2srgb: culori's conversion. */
import { rgb } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { withAlpha } from './alpha.ts'
import { wide } from './range.ts'

const encode: Function64 = (row) =>
  row.map((channel) => {
    const { r } = rgb({ mode: 'lrgb', r: channel, g: 0, b: 0 })
    return r
  })

const powerLaw: Function64 = (row) => row.map((channel) => Math.sign(channel) * Math.abs(channel) ** (1 / 2.2))

export const signatures: readonly SignatureOracle[] = [
  { signature: 'rgb2srgb', expected: encode, ranges: [{ min: -1.5, max: 4 }], rows: [[0.00313], [0.0031308], [0.00314], [-0.0031308]], mutant: powerLaw },
  { signature: 'rgb2srgb_vec3', expected: encode, ranges: times(3, wide), mutant: powerLaw },
  { signature: 'rgb2srgb_vec4', expected: withAlpha(encode), ranges: times(4, wide), mutant: encode },
]
