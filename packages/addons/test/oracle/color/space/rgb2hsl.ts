/** Oracle of rgb2hsl: culori's conversion. */
import { bothOf } from './alpha.ts'
import { colours, toHue } from './hue.ts'

export const signatures = bothOf('rgb2hsl', { ...colours, expected: toHue('hsl'), mutant: toHue('hsl', 359.9) })
