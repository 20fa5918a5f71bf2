/** Oracle of compositeLighter: Porter and Duff's plus, limited to 1. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { composite, factors, operatorSignatures } from './operator.ts'

const limited =
  (f: Function64): Function64 =>
  (row) =>
    f(row).map((value) => Math.min(value, 1))

export const signatures = operatorSignatures(
  'compositeLighter',
  (width) => limited(composite(factors.plus, width)),
  (width) => composite(factors.plus, width),
)
