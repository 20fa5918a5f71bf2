/** Oracle of kelvin2rgb: the fit of its paper in the paper's own terms; property/kelvin2rgb.test.ts compares with Planck's law. */
import { lrgb } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'

/** A temperature by the fit in the paper, in its own terms, then from CIE XYZ by culori. */
const blackBody =
  (d: number): Function64 =>
  ([k = NaN]) => {
    const T = Math.min(Math.max(k, 1667), 25000)
    const x =
      T <= 4000 ? -0.2661239e9 / T ** 3 - 0.2343589e6 / T ** 2 + 0.8776956e3 / T + d : -3.0258469e9 / T ** 3 + 2.1070379e6 / T ** 2 + 0.2226347e3 / T + 0.24039
    const y =
      T <= 2222
        ? -1.1063814 * x ** 3 - 1.3481102 * x ** 2 + 2.18555832 * x - 0.20219683
        : T <= 4000
          ? -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867
          : 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483
    const { r, g, b } = lrgb({ mode: 'xyz65', x: x / y, y: 1, z: (1 - x - y) / y })
    return [r, g, b]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'kelvin2rgb',
    expected: blackBody(0.17991),
    ranges: [{ min: 1667, max: 25000 }],
    rows: [[-1e4], [0], [1], [1666], [1800], [2221.9998], [2222], [2222.0002], [3999.9998], [4000], [4000.0002], [6504], [25001], [1e30]],
    jumps: true,
    mutant: blackBody(0.17981),
  },
]

export const size: SizeBudget = { bytes: 450, reason: 'four cubics and a matrix: 29 numbers' }
