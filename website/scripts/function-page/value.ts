/** Values and types as a reader writes them in TypeScript. */
import type { Value } from '@kirari/addons/catalogue'
import type { Signature } from 'kirari/node'

type Type = Signature['result']

/** The name of a type in signatures. */
export const typeName = (type: Type): string =>
  type.name[0]?.toUpperCase() +
  (type.name.startsWith('ivec') || type.name.startsWith('uvec') || type.name.startsWith('bvec')
    ? type.name.slice(1, 2).toUpperCase() + type.name.slice(2)
    : type.name.slice(1))

/** A number with as few digits as tell it from every other of single precision; a word of 32 bits has all of its digits. */
export const numberText = (value: number): string => {
  if (Object.is(value, -0)) return '-0'
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 32) return String(value)
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
  const single = Math.fround(value)
  const shortest = (from: number): number | undefined =>
    Array.from({ length: 9 }, (_, i) => Number(from.toPrecision(i + 1))).find((shorter) => Math.fround(shorter) === single)
  // A double half-way between two numbers of single precision is not told by nine digits of its own.
  const digits = shortest(value) ?? shortest(single) ?? single
  return (digits !== 0 && Math.abs(digits) < 1e-3 ? digits.toExponential() : String(digits)).replace('e+', 'e')
}

/** A value of a type as code: `0.5`, `vec3(1, 0, 0)`, `AABB({ min: vec3(-1), max: vec3(1) })`. */
export const valueCode = (value: Value, type: Type): string => {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return type.name === 'bool' ? String(value !== 0) : numberText(value)
  // A matrix is written as its numbers, column after column, as its constructor takes them.
  if (isList(value)) return type.kind === 'matrix' ? `${type.name}(${value.flat().map(numberText).join(', ')})` : vectorCode(value.flat(), type.name)
  const fields = Object.entries(value).map(
    ([field, parts]) => `${field}: ${vectorCode(parts, type.kind === 'struct' ? fieldType(type, field) : `vec${parts.length}`)}`,
  )
  return `${type.name}({ ${fields.join(', ')} })`
}

const vectorCode = (parts: readonly number[], name: string): string => {
  const [first = 0] = parts
  const isEven = parts.length > 2 && parts.every((part) => Object.is(part, first))
  return `${name}(${(isEven ? [first] : parts).map(numberText).join(', ')})`
}

const fieldType = (type: Extract<Type, { kind: 'struct' }>, field: string): string => {
  const found = type.fields.find(({ name }) => name === field)
  if (!found) throw new Error(`A record gives the field "${field}" of ${type.name}, which has only: ${type.fields.map(({ name }) => name).join(', ')}.`)
  return found.type.name
}

const isList = (value: Value): value is readonly number[] | readonly (readonly number[])[] => Array.isArray(value)
