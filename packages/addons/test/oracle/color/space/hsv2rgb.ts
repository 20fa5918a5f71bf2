/** Oracle of hsv2rgb: culori's conversion. */
import { bothOf } from './alpha.ts'
import { fromHue, hue, seam } from './hue.ts'
import { unit } from './range.ts'

export const signatures = bothOf('hsv2rgb', { expected: fromHue('hsv'), ranges: [hue, unit, unit], rows: seam, mutant: fromHue('hsv', 359.9) })
