/** Oracle of deltaE: culori's distance in CIELAB. */
import { differenceEuclidean } from 'culori'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { cieLab } from './range.ts'

const difference = differenceEuclidean('lab65')
const lab = ([l = NaN, a = NaN, b = NaN]: readonly number[]): object => ({ mode: 'lab65', l, a, b })

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'deltaE',
    expected: (row) => [difference(lab(row.slice(0, 3)), lab(row.slice(3)))],
    ranges: [...cieLab, ...cieLab],
    rows: [[50, 10, 0, 50, 10, 0]],
    // Without the lightness.
    mutant: (row) => [difference(lab([0, ...row.slice(1, 3)]), lab([0, ...row.slice(4)]))],
  },
]
