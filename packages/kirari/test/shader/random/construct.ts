/** The meaning of constructors and conversions, on JavaScript numbers. */
import type { Arithmetic } from './operation.ts'
import { flatten, numeric, scalarsOf, valueFrom, type NumericType, type Scalar, type Type, type Value } from './type.ts'

const convert = (to: Scalar, from: Scalar, value: number | boolean, { float }: Arithmetic): number | boolean => {
  const number = Number(value)
  if (to === from) return value
  if (to === 'bool') return number !== 0
  if (to === 'float') return float(number)
  // A float outside of the range becomes the nearest float in it.
  if (from === 'float')
    return to === 'int' ? Math.min(Math.max(Math.trunc(number), -(2 ** 31)), 2 ** 31 - 128) : Math.min(Math.max(Math.trunc(number), 0), 2 ** 32 - 256)
  return to === 'int' ? number | 0 : number >>> 0
}

/** A value of `type` from its parts. */
export const construct = (type: Type, types: readonly Type[], values: readonly Value[], arithmetic: Arithmetic): Value => {
  if (type.kind === 'struct' || type.kind === 'array') return values
  const [only] = types
  if (type.kind === 'matrix') return constructMatrix(type.columns, type.rows, only, values)
  const parts = values.flatMap((value, i) => {
    const part = types[i]
    const from = part ? scalarsOf(part) : []
    return flatten(value).map((scalar, j) => convert(type.scalar, from[j] ?? type.scalar, scalar, arithmetic))
  })
  // Each component takes one scalar.
  let next = 0
  return valueFrom(type, () => (parts.length === 1 ? parts[0] : parts[next++]) ?? 0)
}

const constructMatrix = (columns: number, rows: number, only: Type | undefined, values: readonly Value[]): Value => {
  const cells = values.flatMap(flatten)
  const cell = (column: number, row: number): Value => {
    if (values.length > 1) return cells[column * rows + row] ?? 0
    if (only?.kind !== 'matrix') return column === row ? (cells[0] ?? 0) : 0
    if (column < only.columns && row < only.rows) return cells[column * only.rows + row] ?? 0
    return column === row ? 1 : 0
  }
  return Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_row, row) => cell(column, row)))
}

/** Whether a scalar of this type can replace the vector. */
export const convertible = (wanted: Type, given: Type): wanted is NumericType =>
  wanted.kind === 'numeric' && wanted.size > 1 && given === numeric(wanted.scalar)
