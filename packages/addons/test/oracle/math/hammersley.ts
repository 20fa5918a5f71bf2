/** Oracle of hammersley: the digits of i to the base of 2, one after another. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

/** The number whose digits behind the point are those of i before it, in the other order; 24 of them at most. */
const radicalInverse = (i: number, base: number): number => {
  let [rest, digit, sum] = [i, 1 / base, 0]
  while (rest > 0) {
    sum += (rest % base) * digit
    rest = Math.floor(rest / base)
    digit /= base
  }
  return Math.floor(sum * 2 ** 24) / 2 ** 24
}

const point =
  (base: number): Function64 =>
  ([i = NaN, n = NaN]) => [i / Math.max(n, 1), radicalInverse(i, base)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'hammersley',
    expected: point(2),
    ranges: [
      { min: 0, max: 4096 },
      { min: 1, max: 4096 },
    ],
    rows: [...Array.from({ length: 64 }, (_, i) => [i, 64]), [0, 0], [5, 0], [4294967295, 1], [2147483648, 4294967295], [16777215, 16777216]],
    mutant: point(3),
  },
]

export const size: SizeBudget = { bytes: 520, reason: 'reverseBits, with what GLSL has in its place, and the type uint' }
