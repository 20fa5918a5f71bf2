/** Oracle of rgb2hcv: culori's HSV, with the saturation multiplied by the value again. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { bothOf } from './alpha.ts'
import { colours, toHue } from './hue.ts'

const toHSV = toHue('hsv')
const toHCV: Function64 = (rgb) => {
  const [h = NaN, s = NaN, v = NaN] = toHSV(rgb)
  return [h, s * v, v]
}

// The saturation in its place.
export const signatures = bothOf('rgb2hcv', { ...colours, expected: toHCV, mutant: toHSV })
