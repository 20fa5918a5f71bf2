/**
 * Runs a signature on rows of numbers, on the CPU here and on a GPU in a page, and returns rows of numbers.
 * Rows are flattened arguments or results, as in oracle.ts: a matrix column by column, a struct field by field, a bool as 0 or 1.
 */
import { toGLSL } from 'kirari/glsl'
import { toJS, type InJS } from 'kirari/js'
import type { JSValue } from 'kirari/js'
import { signaturesOf } from 'kirari/node'
import type { AnyFn, Signature } from 'kirari/node'
import { toWGSL } from 'kirari/wgsl'
import { bitsOf, runOn } from '../../../../internal/testing/differential.ts'
import type { Backend, Shape, Specimen } from '../../../../internal/testing/differential.ts'
import { wordCount } from '../../../../internal/testing/differential-shape.ts'

export type Row = readonly number[]
type Type = Signature['result']

/** The signature with this name; throws with the existing names. */
export const signatureOf = (call: AnyFn, name: string): Signature => {
  const signatures = signaturesOf(call)
  const found = signatures.find((signature) => signature.name === name)
  if (!found) throw new Error(`There is no signature ${name}; there is ${signatures.map((signature) => signature.name).join(', ')}.`)
  return found
}

/** The type as the differential harness names it. */
export const shapeOf = (type: Type): Shape => {
  if (type.kind === 'struct') return { kind: 'struct', name: type.name, fields: type.fields.map((field) => ({ name: field.name, type: shapeOf(field.type) })) }
  const isCarried = type.kind === 'matrix' || ((type.kind === 'scalar' || type.kind === 'vector') && type.scalar.name !== 'half')
  if (!isCarried) throw new Error(`The harness carries numbers, vectors, matrices and structs of these; got ${type.name}.`)
  // The names of these types are those of the harness.
  return type.name as Shape
}

export const componentCount = (type: Type): number => wordCount(shapeOf(type))

type Scalar = 'float' | 'int' | 'uint' | 'bool'

/** The scalar type of each number of a flattened value. */
const scalarsOf = (type: Type): readonly Scalar[] => {
  if (type.kind === 'struct') return type.fields.flatMap((field) => scalarsOf(field.type))
  const scalar = type.kind === 'scalar' || type.kind === 'vector' ? type.scalar.name : 'float'
  // `componentCount` has refused every type with other scalars.
  return Array.from({ length: componentCount(type) }, () => scalar as Scalar)
}

/** The nearest value of a scalar type. Integers wrap, as in shaders. */
const hold: Readonly<Record<Scalar, (value: number) => number>> = {
  float: Math.fround,
  int: (value) => Math.round(value) | 0,
  uint: (value) => Math.round(value) >>> 0,
  bool: (value) => (value === 0 ? 0 : 1),
}

/** The scalar type of each argument; every row needs it, so it is cached for each signature. */
const argumentScalars = new WeakMap<Signature, readonly Scalar[]>()
const scalarsOfArguments = (signature: Signature): readonly Scalar[] => {
  const known = argumentScalars.get(signature)
  if (known) return known
  const found = signature.parameters.flatMap(({ type }) => scalarsOf(type))
  argumentScalars.set(signature, found)
  return found
}

/** The arguments converted to the parameter types; the same row if it needs no conversion. */
export const asArguments = (signature: Signature, row: Row): Row => {
  const scalars = scalarsOfArguments(signature)
  const holdOne = (value: number, i: number): number => hold[scalars[i] ?? 'float'](value)
  return row.every((value, i) => Object.is(holdOne(value, i), value)) ? row : row.map(holdOne)
}

/** Whether a result contains no floats: then numbers are compared exactly. */
export const isExact = ({ result }: Signature): boolean => {
  const floats = scalarsOf(result).map((scalar) => scalar === 'float')
  if (floats.includes(true) && floats.includes(false))
    throw new Error(`The harness compares floats by a bound and other numbers exactly, so a result is of one kind; ${result.name} is of both.`)
  return !floats.includes(true)
}

/** Reads a value of a type from a flattened row. It is prepared once for all rows. */
type Reader = (row: Row, from: number) => JSValue

const readerOf = (type: Type): Reader => {
  if (type.kind === 'struct') {
    const fields = placed(type.fields.map((field) => field.type)).map((part, i) => ({ ...part, name: type.fields[i]?.name ?? '' }))
    return (row, from) => Object.fromEntries(fields.map(({ name, offset, read }) => [name, read(row, from + offset)]))
  }
  if (type.kind === 'matrix') {
    const { columns, rows } = type
    return (row, from) => Array.from({ length: columns }, (_, i) => row.slice(from + i * rows, from + (i + 1) * rows))
  }
  const count = componentCount(type)
  const isBool = scalarsOf(type)[0] === 'bool'
  if (type.kind !== 'vector') return isBool ? (row, from) => row[from] !== 0 : (row, from) => row[from] ?? NaN
  return isBool ? (row, from) => row.slice(from, from + count).map((value) => value !== 0) : (row, from) => row.slice(from, from + count)
}

/** Readers for consecutive values. */
const placed = (types: readonly Type[]): readonly { readonly offset: number; readonly read: Reader }[] => {
  let next = 0
  return types.map((type) => {
    const offset = next
    next += componentCount(type)
    return { offset, read: readerOf(type) }
  })
}

/** Converts flattened numbers to JavaScript values of these types. */
export const unflattener = (types: readonly Type[]): ((row: Row) => readonly JSValue[]) => {
  const parts = placed(types)
  return (row) => parts.map(({ offset, read }) => read(row, offset))
}

/** Flattens a value of a record or a JavaScript function. */
export const flatten = (value: unknown): Row => {
  const row: number[] = []
  flattenInto(row, value)
  return row
}
const flattenInto = (row: number[], value: unknown): void => {
  if (typeof value !== 'object' || value === null) row.push(Number(value))
  else for (const part of Array.isArray(value) ? value : Object.values(value)) flattenInto(row, part)
}

/** Functions on the CPU, which many tests use repeatedly. */
const runs = new WeakMap<Signature['call'], InJS<Signature['call']>>()
const runOf = (call: Signature['call']): InJS<Signature['call']> => {
  const known = runs.get(call)
  if (known) return known
  const made = toJS(call)
  runs.set(call, made)
  return made
}

export const runOnCPU = (signature: Signature, rows: readonly Row[]): readonly Row[] => {
  const run = runOf(signature.call)
  const argumentsOf = unflattener(signature.parameters.map((parameter) => parameter.type))
  return rows.map((row) => flatten(run(...argumentsOf(row))))
}

/** The input of the differential harness to call a signature on these rows. */
export const specimenOf = (
  signature: Signature,
  backend: Backend,
  rows: readonly Row[],
  text = backend === 'webgl' ? toGLSL(signature.call) : toWGSL(signature.call),
): Specimen => {
  let offset = 0
  const inputs = signature.parameters.map(({ type }) => {
    const size = componentCount(type)
    const from = offset
    offset += size
    return toWords(
      rows.flatMap((row) => row.slice(from, from + size)),
      scalarsOf(type),
    )
  })
  return {
    name: signature.name,
    text,
    symbol: signature.name,
    count: rows.length,
    params: signature.parameters.map(({ type }) => shapeOf(type)),
    result: shapeOf(signature.result),
    inputs,
  }
}

export const runOnGPU = async (signature: Signature, backend: Backend, rows: readonly Row[], constant = false): Promise<readonly Row[]> =>
  toRows(await runOn(backend, { ...specimenOf(signature, backend, rows), constant }), signature.result)

/** Values of one type as words: floats as they are, integers by their bits, a bool as 0 or 1. */
const toWords = (values: Row, scalars: readonly Scalar[]): Float32Array => {
  const floats = new Float32Array(values.length)
  const bits = bitsOf(floats)
  for (const [i, value] of values.entries()) {
    if (scalars[i % scalars.length] === 'float') floats[i] = value
    else bits[i] = value
  }
  return floats
}

/** The reverse: a row for each value. */
export const toRows = (words: Float32Array, type: Type): readonly Row[] => {
  const scalars = scalarsOf(type)
  const bits = bitsOf(words)
  const at = (i: number, scalar: Scalar): number => (scalar === 'float' ? (words[i] ?? NaN) : hold[scalar](bits[i] ?? NaN))
  return Array.from({ length: words.length / scalars.length }, (_, row) => scalars.map((scalar, i) => at(row * scalars.length + i, scalar)))
}
