/** Oracle of wavelength2rgb: the fits as the paper prints them, then from CIE XYZ by culori; property/color-conversion.test.ts compares with CIE 1931. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { converting } from './culori.ts'

const toRGB = converting('xyz65', 'lrgb')

const fits =
  (z: number): Function64 =>
  ([nm = NaN]) => {
    const bell = (peak: number, before: number, after: number): number => Math.exp(-0.5 * ((nm - peak) * (nm < peak ? before : after)) ** 2)
    return toRGB([
      0.362 * bell(442, 0.0624, 0.0374) + 1.056 * bell(599.8, 0.0264, 0.0323) - 0.065 * bell(501.1, 0.049, 0.0382),
      0.821 * bell(568.8, 0.0213, 0.0247) + 0.286 * bell(530.9, 0.0613, 0.0322),
      z * bell(437, 0.0845, 0.0278) + 0.681 * bell(459, 0.0385, 0.0725),
    ])
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'wavelength2rgb', expected: fits(1.217), ranges: [{ min: 380, max: 780 }], rows: [[0], [300], [442], [599.8], [900]], mutant: fits(1.207) },
]

export const size: SizeBudget = { bytes: 425, reason: 'seven bells with four numbers each, and xyz2rgb' }
