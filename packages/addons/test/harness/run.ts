/**
 * Runs a signature on rows of numbers, on the CPU here and on a GPU in a page, and gives back rows of numbers.
 * Rows are flattened arguments or results, as in oracle.ts.
 */
import { toGLSL } from 'kirari/glsl'
import { toJS } from 'kirari/js'
import type { JSValue } from 'kirari/js'
import { signaturesOf } from 'kirari/node'
import type { AnyFn, Signature } from 'kirari/node'
import { toWGSL } from 'kirari/wgsl'
import { runOn } from '../../../../internal/testing/differential.ts'
import type { Backend, Shape, Specimen } from '../../../../internal/testing/differential.ts'
import { wordCount } from '../../../../internal/testing/differential-shape.ts'

export type Row = readonly number[]
type Type = Signature['result']

/** The signature of this name; throws with the names there are. */
export const signatureOf = (call: AnyFn, name: string): Signature => {
  const signatures = signaturesOf(call)
  const found = signatures.find((signature) => signature.name === name)
  if (!found) throw new Error(`There is no signature ${name}; there is ${signatures.map((signature) => signature.name).join(', ')}.`)
  return found
}

/** The type as the differential harness names it. */
const shapeOf = (type: Type): Shape => {
  if (type.kind === 'struct') return { kind: 'struct', name: type.name, fields: type.fields.map((field) => ({ name: field.name, type: shapeOf(field.type) })) }
  const isCarried = type.kind === 'matrix' || ((type.kind === 'scalar' || type.kind === 'vector') && type.scalar.name !== 'half')
  if (!isCarried) throw new Error(`The harness carries numbers, vectors, matrices and structs of these; got ${type.name}.`)
  // The names of these types are those of the harness.
  return type.name as Shape
}

export const componentCount = (type: Type): number => wordCount(shapeOf(type))

/** Flattened numbers as JavaScript values of these types. */
export const unflatten = (types: readonly Type[], row: Row): readonly JSValue[] => {
  let next = 0
  const build = (type: Type): JSValue => {
    if (type.kind === 'struct') return Object.fromEntries(type.fields.map((field) => [field.name, build(field.type)]))
    if (type.kind === 'matrix') return Array.from({ length: type.columns }, () => row.slice(next, (next += type.rows)))
    return type.kind === 'vector' ? row.slice(next, (next += type.size)) : (row[next++] ?? NaN)
  }
  return types.map(build)
}

/** A value as a record or a JavaScript function has it, flattened. */
export const flatten = (value: unknown): Row => {
  if (Array.isArray(value)) return value.flatMap(flatten)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flatten)
  return [Number(value)]
}

export const runOnCPU = (signature: Signature, rows: readonly Row[]): readonly Row[] => {
  const run = toJS(signature.call)
  const types = signature.parameters.map((parameter) => parameter.type)
  return rows.map((row) => flatten(run(...unflatten(types, row))))
}

/** What the differential harness needs to call a signature on these rows. */
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
    return Float32Array.from(rows.flatMap((row) => row.slice(from, from + size)))
  })
  return {
    name: signature.name,
    text,
    symbol: signature.name,
    params: signature.parameters.map(({ type }) => shapeOf(type)),
    result: shapeOf(signature.result),
    inputs,
  }
}

export const runOnGPU = async (signature: Signature, backend: Backend, rows: readonly Row[], constant = false): Promise<readonly Row[]> =>
  toRows(await runOn(backend, { ...specimenOf(signature, backend, rows), constant }), componentCount(signature.result))

export const toRows = (values: Float32Array, width: number): readonly Row[] =>
  Array.from({ length: values.length / width }, (_, i) => Array.from(values.subarray(i * width, (i + 1) * width)))
