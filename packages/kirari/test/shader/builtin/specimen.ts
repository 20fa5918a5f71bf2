/** Runs functions of known types on the three targets, from buffers and as constants, and reports differences from their rows. */
import { compareBatch } from '../../../../../internal/testing/batch.ts'
import { bitsOf, fromBits, type Backend, type Shape } from '../../../../../internal/testing/differential.ts'
import { isExhaustive, lacksWebGPU } from '../../../../../internal/testing/exhaustive.ts'
import { inputRows } from '../../../../../internal/testing/inputs.ts'
import { runTogether, type Together } from '../../../../../internal/testing/combined-program.ts'
import { fn, overload, type AnyFn } from '../../../src/shader/front/node/fn.ts'
import { registerMatrices } from '../../../src/shader/front/node/matrix.ts'
import { makeNode, type Node } from '../../../src/shader/front/node/node.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { componentCount } from '../../../src/shader/ir/component-count.ts'
import { matrixOf } from '../../../src/shader/ir/compound-type.ts'
import { boolType, floatType, intType, typeOf, uintType, type MatrixType, type NumericType, type Type } from '../../../src/shader/ir/type.ts'
import { toJS, type JSValue } from '../../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import type { Args, Row } from './row.ts'

const rowCount = 256
const mostConstants = 24
const usualConstants = 8
/** Functions in one program. */
const together = 6

/** A type that the harness supports. */
export type Carried = NumericType | MatrixType
const sizes = [1, 2, 3, 4]
export const numericTypes: readonly NumericType[] = [floatType, intType, uintType, boolType].flatMap((scalar) => sizes.map((size) => typeOf(scalar, size)))
export const matrixTypes: readonly MatrixType[] = [2, 3, 4].flatMap((columns) => [2, 3, 4].map((rows) => matrixOf(columns, rows)))
registerMatrices()

export const isCarried = (type: Type | undefined): type is Carried => type?.kind === 'scalar' || type?.kind === 'vector' || type?.kind === 'matrix'
// The names of these types are those of the harness.
const shapeOf = (type: Carried): Shape => type.name as Shape

export const paramNodes = (types: readonly Carried[]): readonly Node[] => types.map((type, i) => makeNode('param', type, [], { name: `a${i}`, type }))

/** The inputs of the row, as scalars: one range an argument for each of its components. */
const inputsFor = ({ ranges, prepare = (value) => value }: Row, types: readonly Carried[]): readonly (readonly number[])[] => {
  const scalars = types.flatMap((type, argument) => Array.from({ length: componentCount(type) }, (_, component) => ({ argument, component, type })))
  const all = scalars.map(({ argument }) => ranges[argument] ?? ranges[0] ?? { min: 0, max: 1 })
  const toKind = (value: number, i: number): number => {
    const { argument, component, type } = scalars[i] ?? { argument: 0, component: 0, type: floatType }
    const kind = type.scalar.name
    const prepared = prepare(value, argument, component, type)
    if (kind === 'float') return prepared
    if (kind === 'bool') return prepared > (all[i]?.max ?? 0) / 4 ? 1 : 0
    // A 32-bit pattern stays as it is; any other number loses its fraction, and its sign for a uint.
    return kind === 'uint' ? Math.abs(Math.trunc(prepared)) >>> 0 : Math.trunc(prepared) | 0
  }
  return inputRows(all, rowCount).map((row) => row.map(toKind))
}

const split = (row: readonly number[], types: readonly Carried[]): Args => {
  let next = 0
  return types.map((type) => row.slice(next, (next += componentCount(type))))
}

const expectedOf =
  ({ reference }: Row, types: readonly Carried[], result: Carried) =>
  (row: readonly number[]): readonly number[] => {
    const args = split(row, types)
    if (typeof reference === 'function') return reference(args, types)
    return Array.from({ length: componentCount(result) }, (_, i) => reference.component(...args.map((arg) => arg[arg.length === 1 ? 0 : i] ?? NaN)))
  }

const toWords = (values: readonly number[], type: Carried): Float32Array<ArrayBuffer> =>
  type.scalar === floatType ? Float32Array.from(values) : fromBits(values.map((value) => value >>> 0))
const fromWords = (words: Float32Array, type: Carried): readonly number[] => {
  if (type.scalar === floatType) return [...words]
  return [...bitsOf(words)].map((bits) => (type.scalar === intType ? bits | 0 : bits))
}
const chunk = (values: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: values.length / size }, (_, i) => values.slice(i * size, (i + 1) * size))

/** Components as the CPU target accepts a value of this type: a number, an array, an array of columns. */
const toValue = (components: readonly number[], type: Carried): JSValue => {
  const values = type.scalar === boolType ? components.map(Boolean) : components
  if (type.kind === 'matrix') return chunk(components, type.rows)
  return type.size === 1 ? (values[0] ?? 0) : values
}
const runOnCPU = (call: AnyFn, rows: readonly (readonly number[])[], types: readonly Carried[]): readonly (readonly number[])[] => {
  const run = toJS(call)
  return rows.map((row) => [run(...split(row, types).map((arg, i) => toValue(arg, types[i] ?? floatType)))].flat(2).map(Number))
}

export interface Specimen {
  readonly name: string
  readonly types: readonly Carried[]
  readonly result: Carried
  readonly row: Row
  /** Makes the call on the parameters. */
  readonly make: (...args: readonly Node[]) => Node
}

// The types of the parameters are known at run time only; each object of the list has one key, and the body receives a node for each.
const declare = fn as unknown as (name: string, params: readonly object[], result: { readonly type: Type }, body: Specimen['make']) => AnyFn

/** A function and the inputs to test it with. */
interface Tried {
  readonly specimen: Specimen
  readonly call: AnyFn
  readonly symbol: string
  readonly rows: readonly (readonly number[])[]
  readonly few: readonly (readonly number[])[]
  readonly check: (actual: readonly (readonly number[])[], inputs: readonly (readonly number[])[]) => readonly string[]
}

const tryOf = (specimen: Specimen, symbol: string, isConstantToo: boolean): Tried => {
  const { types, result, row, make } = specimen
  const params = types.map((type, i) => ({ [`a${i}`]: { type } }))
  const rows = inputsFor(row, types)
  const expected = expectedOf(row, types, result)
  const { accuracy, jumps = false } = row
  return {
    specimen,
    symbol,
    call: declare(symbol, params, { type: result }, make),
    rows,
    few: row.noConstants || !isConstantToo ? [] : constantsAmong(rows.slice(0, mostConstants)),
    check: (actual, inputs) => compareBatch({ inputs, actual, expected, accuracy, conditioned: accuracy.kind === 'near', jumps }).failures,
  }
}

/** The rows to write into the text as constants: a sample that includes edges, if not all. */
const constantsAmong = (rows: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  isExhaustive ? rows : Array.from({ length: usualConstants }, (_, i) => rows[Math.floor((i * rows.length) / usualConstants)] ?? [])

const callOf = ({ specimen: { types, result }, symbol }: Tried, inputs: readonly (readonly number[])[], constant: boolean): Together['calls'][number] => ({
  symbol,
  params: types.map(shapeOf),
  result: shapeOf(result),
  inputs: types.map((type, i) =>
    toWords(
      inputs.flatMap((one) => split(one, types)[i] ?? []),
      type,
    ),
  ),
  constant,
})

/** The mistakes of a GPU: all in one program, from buffers and as constants. */
const wrongOn = async (backend: Backend, name: string, all: readonly Tried[]): Promise<readonly string[]> => {
  const callable = overload(...all.map(({ call }) => call))
  const runs = all.flatMap((one) => [{ one, inputs: one.rows, constant: false }, ...(one.few.length > 0 ? [{ one, inputs: one.few, constant: true }] : [])])
  const results = await runTogether(backend, {
    name,
    text: backend === 'webgl' ? toGLSL(callable) : toWGSL(callable),
    calls: runs.map(({ one, inputs, constant }) => callOf(one, inputs, constant)),
  })
  return runs.flatMap(({ one: { specimen, call, check }, inputs, constant }, i) => {
    const { types, result } = specimen
    const failures = check(chunk(fromWords(results[i] ?? new Float32Array(), result), componentCount(result)), inputs)
    if (failures.length === 0) return []
    return [`(${namesOf(types)}) on ${backend}${constant ? ' with constants' : ''}`, ...failures, backend === 'webgl' ? toGLSL(call) : toWGSL(call)]
  })
}

/** Whether all arguments have the same number of components. */
const isUniform = (types: readonly Carried[]): boolean => new Set(types.map(componentCount)).size === 1

/**
 * The lists of types to test. A scalar beside a vector is expanded, in the same way for vectors of every size: outside of the exhaustive
 * run those of three components represent the others.
 */
export const triedAmong = (lists: readonly (readonly Carried[])[]): readonly (readonly Carried[])[] =>
  isExhaustive ? lists : lists.filter((types) => isUniform(types) || types.some((type) => type.kind === 'matrix' || componentCount(type) === 3))

const namesOf = (types: readonly Carried[]): string => types.map((type) => type.name).join(', ')

/** The mistakes on each target, with the text; empty if there are none. Several functions share a program: compile time grows faster than the text. */
export const wrongCalls = async (specimens: readonly Specimen[]): Promise<readonly string[]> => {
  // A scalar beside a vector is expanded before the compiler sees it: the calls with vectors alone represent both, where there are any.
  const hasVectors = specimens.some(({ types }) => isUniform(types) && types.some((type) => componentCount(type) > 1))
  const all = specimens.map((specimen, i) => tryOf(specimen, `tested${i}`, isExhaustive || !hasVectors || isUniform(specimen.types)))
  const wrong = all.flatMap(({ specimen: { types }, call, rows, check }) => {
    const failures = check(runOnCPU(call, rows, types), rows)
    return failures.length > 0 ? [`(${namesOf(types)}) on the CPU`, ...failures] : []
  })
  for (let first = 0; first < all.length; first += together) {
    const group = all.slice(first, first + together)
    const name = group[0]?.specimen.name ?? ''
    // WebGPU works while the test waits for WebGL2.
    const onWebGPU = lacksWebGPU ? [] : wrongOn('webgpu', name, group)
    wrong.push(...(await wrongOn('webgl', name, group)), ...(await onWebGPU))
  }
  return wrong
}
