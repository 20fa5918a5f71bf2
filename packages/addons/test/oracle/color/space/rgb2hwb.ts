/** Oracle of rgb2hwb: culori's conversion. */
import { bothOf } from './alpha.ts'
import { colours, toHue } from './hue.ts'

export const signatures = bothOf('rgb2hwb', { ...colours, expected: toHue('hwb'), mutant: toHue('hwb', 359.9) })
