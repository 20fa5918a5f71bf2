/** Runs a function of known types on the three targets, from buffers and as constants, and says what differs from its row. */
import { compareBatch } from '../../../../internal/testing/batch.ts'
import { bitsOf, fromBits, runOn, type Shape } from '../../../../internal/testing/differential.ts'
import { inputRows } from '../../../../internal/testing/inputs.ts'
import { fn, type AnyFn } from '../../src/shader/front/node/fn.ts'
import { registerMatrices } from '../../src/shader/front/node/matrix.ts'
import { makeNode, type Node } from '../../src/shader/front/node/node.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { componentCount } from '../../src/shader/ir/component-count.ts'
import { matrixOf } from '../../src/shader/ir/compound-type.ts'
import { boolType, floatType, intType, typeOf, uintType, type MatrixType, type NumericType, type Type } from '../../src/shader/ir/type.ts'
import { toJS, type JSValue } from '../../src/shader/js.ts'
import { toWGSL } from '../../src/shader/wgsl.ts'
import type { Args, Row } from './builtin-row.ts'

const rowCount = 256
const constantCount = 24

/** A type the harness can carry. */
export type Carried = NumericType | MatrixType
const sizes = [1, 2, 3, 4]
export const numericTypes: readonly NumericType[] = [floatType, intType, uintType, boolType].flatMap((scalar) => sizes.map((size) => typeOf(scalar, size)))
export const matrixTypes: readonly MatrixType[] = [2, 3, 4].flatMap((columns) => [2, 3, 4].map((rows) => matrixOf(columns, rows)))
registerMatrices()

export const isCarried = (type: Type | undefined): type is Carried => type?.kind === 'scalar' || type?.kind === 'vector' || type?.kind === 'matrix'
// The names of these types are those of the harness.
const shapeOf = (type: Carried): Shape => type.name as Shape

export const paramNodes = (types: readonly Carried[]): readonly Node[] => types.map((type, i) => makeNode('param', type, [], { name: `a${i}`, type }))

/** Inputs of the row, as scalars: one range an argument for each of its components. */
const inputsFor = ({ ranges, prepare = (value) => value }: Row, types: readonly Carried[]): readonly (readonly number[])[] => {
  const scalars = types.flatMap((type, argument) => Array.from({ length: componentCount(type) }, (_, component) => ({ argument, component, type })))
  const all = scalars.map(({ argument }) => ranges[argument] ?? ranges[0] ?? { min: 0, max: 1 })
  const toKind = (value: number, i: number): number => {
    const { argument, component, type } = scalars[i] ?? { argument: 0, component: 0, type: floatType }
    const kind = type.scalar.name
    const prepared = prepare(value, argument, component, type)
    if (kind === 'float') return prepared
    if (kind === 'bool') return prepared > (all[i]?.max ?? 0) / 4 ? 1 : 0
    // A pattern of 32 bits stays one; any other number loses what is behind its point, and its sign where there is none.
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

/** Components as the CPU target takes a value of this type: a number, an array, an array of columns. */
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
  /** The call on the parameters. */
  readonly make: (...args: readonly Node[]) => Node
}

// The types of the parameters are known when it runs only; each object of the list has one key, and the body is given a node for each.
const declare = fn as unknown as (name: string, params: readonly object[], result: { readonly type: Type }, body: Specimen['make']) => AnyFn

/** What is wrong on each target, with the text; all empty when nothing is. */
export const differences = async ({ name, types, result, row, make }: Specimen): Promise<Readonly<Record<string, readonly string[]>>> => {
  const params = types.map((type, i) => ({ [`a${i}`]: { type } }))
  const call = declare('tested', params, { type: result }, make)
  const rows = inputsFor(row, types)
  const expected = expectedOf(row, types, result)
  const { accuracy, jumps = false } = row
  const check = (actual: readonly (readonly number[])[], inputs: readonly (readonly number[])[]): readonly string[] =>
    compareBatch({ inputs, actual, expected, accuracy, conditioned: accuracy.kind === 'near', jumps }).failures
  const columns = (inputs: readonly (readonly number[])[]): Float32Array[] =>
    types.map((type, i) =>
      toWords(
        inputs.flatMap((one) => split(one, types)[i] ?? []),
        type,
      ),
    )
  const few = row.noConstants ? [] : rows.slice(0, constantCount)
  const common = { name, symbol: 'tested', params: types.map(shapeOf), result: shapeOf(result) }
  const texts = { webgl: toGLSL(call), webgpu: toWGSL(call) }
  const run = async (backend: keyof typeof texts, inputs: readonly (readonly number[])[], constant: boolean): Promise<readonly string[]> => {
    const words = await runOn(backend, { ...common, text: texts[backend], inputs: columns(inputs), constant })
    const failures = check(chunk(fromWords(words, result), componentCount(result)), inputs)
    return failures.length > 0 ? [...failures, texts[backend]] : []
  }
  // WebGPU works while WebGL2 is waited for.
  const onWebGPU = Promise.all([run('webgpu', rows, false), few.length > 0 ? run('webgpu', few, true) : []])
  const webgl = await run('webgl', rows, false)
  const webglConstants = few.length > 0 ? await run('webgl', few, true) : []
  const [webgpu, webgpuConstants] = await onWebGPU
  return { cpu: check(runOnCPU(call, rows, types), rows), webgl, 'webgl with constants': webglConstants, webgpu, 'webgpu with constants': webgpuConstants }
}

/** What `differences` gives where nothing is wrong. */
export const none: Readonly<Record<string, readonly string[]>> = {
  cpu: [],
  webgl: [],
  'webgl with constants': [],
  webgpu: [],
  'webgpu with constants': [],
}
