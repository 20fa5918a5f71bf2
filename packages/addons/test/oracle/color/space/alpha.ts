/** Conversions of three components, for colours with alpha. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { unit } from './range.ts'

/** The conversion of three components, with a fourth that passes through. */
export const withAlpha =
  (convert: Function64): Function64 =>
  (row) => [...convert(row.slice(0, 3)), row[3] ?? NaN]

export const withoutAlpha =
  (convert: Function64): Function64 =>
  (row) => [...convert(row.slice(0, 3)), 1]

/** The oracles of a conversion and of its overload with alpha. */
export const bothOf = (name: string, one: Omit<SignatureOracle, 'signature'>): readonly SignatureOracle[] => {
  const { expected, ranges, prepare, canonical } = one
  const more = { ...(prepare && { prepare }), ...(canonical && { canonical }) }
  return [
    { signature: name, ...one },
    { signature: `${name}_vec4`, expected: withAlpha(expected), ranges: [...ranges, unit], ...more, mutant: withoutAlpha(expected) },
  ]
}
