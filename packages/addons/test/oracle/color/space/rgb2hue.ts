/** Oracle of rgb2hue: the hue of culori's HSV. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { colours, toHue } from './hue.ts'

const [right, wrong] = [toHue('hsv'), toHue('hsv', 359.9)]

export const signatures: readonly SignatureOracle[] = [
  { signature: 'rgb2hue', ...colours, expected: (rgb) => right(rgb).slice(0, 1), mutant: (rgb) => wrong(rgb).slice(0, 1) },
]
