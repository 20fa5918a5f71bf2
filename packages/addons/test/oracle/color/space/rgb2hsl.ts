/** Oracle of rgb2hsl: culori's conversion. */
import type { SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { colours, toHue } from './hue.ts'

export const signatures = bothOf('rgb2hsl', { ...colours, expected: toHue('hsl'), mutant: toHue('hsl', 359.9) })

export const size: SizeBudget = { bytes: 405, reason: 'the hue, and the ends at black and at white' }
