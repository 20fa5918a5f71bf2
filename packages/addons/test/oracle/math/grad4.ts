/** Oracle of grad4: counts from a whole number, and the surface of a solid. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toIntegers } from './integers.ts'

/** In sevenths: three even numbers from −6 to 6; where their sizes add up to more than 10½, each moves 7 towards the other side, which is the side below in w. */
const gradient =
  (half: number): Function64 =>
  ([j = NaN]) => {
    const n = ((Math.round(j) % 294) + 294) % 294
    const sevenths = [Math.floor(n / 42), Math.floor((n % 49) / 7), n % 7].map((count) => 2 * count - 6)
    const sum = sevenths.reduce((total, value) => total + Math.abs(value), 0)
    const isBelow = sum > half
    return [...sevenths.map((value) => (isBelow ? (value < 0 ? value + 7 : value - 7) : value)), half - sum].map((value) => value / 7)
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'grad4',
    expected: gradient(10.5),
    ranges: [{ min: -294, max: 588 }],
    rows: Array.from({ length: 289 }, (_, j) => [j]),
    prepare: toIntegers,
    mutant: gradient(10),
  },
]
