/**
 * Every built-in, for every type it takes, on WebGL2, WebGPU and the CPU: compared with double precision, with inputs
 * from buffers and again as constants. Integers are compared bit for bit between the three.
 */
import { describe, expect, it } from 'vitest'
import { compareBatch } from '../../../../internal/testing/batch.ts'
import { bitsOf, fromBits, runOn, type NumericName } from '../../../../internal/testing/differential.ts'
import { inputRows } from '../../../../internal/testing/inputs.ts'
import { ShaderError } from '../../src/shader/diagnostic/diagnostic.ts'
import { smoothstep } from '../../src/shader/front/node/function.ts'
import { builtin, makeNode, type Node } from '../../src/shader/front/node/node.ts'
import { chooseNode } from '../../src/shader/front/node/select.ts'
import type { Float } from '../../src/shader/front/node/type.ts'
import { fn, type AnyFn, type Parameter } from '../../src/shader/front/node/fn.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { boolType, floatType, intType, typeOf, uintType, type NumericType } from '../../src/shader/ir/type.ts'
import { toJS, type JSValue } from '../../src/shader/js.ts'
import { builtins, type BuiltinName } from '../../src/shader/proc/builtin.ts'
import { toWGSL } from '../../src/shader/wgsl.ts'
import { table } from './builtin-table.ts'

const rowCount = 256
const constantCount = 24

type Tested = BuiltinName | 'select'
const names: readonly Tested[] = [...(Object.keys(builtins) as BuiltinName[]), 'select']

/** The call on nodes of these types; undefined when the types are refused. */
const resultOf = (name: Tested, args: readonly unknown[]): Node | undefined => {
  try {
    return name === 'smoothstep'
      ? (smoothstep(...(args as [Float, Float, Float])) as unknown as Node)
      : name === 'select'
        ? chooseNode(args[0], args[1], args[2], resultOf)
        : builtin(name, args, resultOf)
  } catch (error) {
    if (error instanceof ShaderError) return undefined
    throw error
  }
}

const nodesOf = (types: readonly NumericType[]): readonly Node[] => types.map((type, i) => makeNode('param', type, [], { name: `a${i}`, type }))

/** Every list of argument types a built-in takes, scalars beside vectors included. */
const signatures = (name: Tested): readonly (readonly NumericType[])[] => {
  const arity = name === 'select' ? 3 : builtins[name].arity
  const found: NumericType[][] = []
  for (const scalar of [floatType, intType, uintType, boolType]) {
    for (const size of [1, 2, 3, 4]) {
      const choices = size === 1 ? [scalar] : [typeOf(scalar, size), scalar]
      let lists: NumericType[][] = [[]]
      for (let i = 0; i < arity; i++)
        lists = lists.flatMap((list) => (name === 'select' && i === 2 ? [boolType, typeOf(boolType, size)] : choices).map((type) => [...list, type]))
      found.push(...lists.filter((types) => types.some((type) => type.size === size) && resultOf(name, nodesOf(types))))
    }
  }
  return [...new Map(found.map((types) => [types.map((type) => type.name).join(), types])).values()]
}

const specimen = (name: Tested, types: readonly NumericType[]): { readonly call: AnyFn; readonly result: NumericType } => {
  const result = resultOf(name, nodesOf(types))?.type
  if (!result || result.kind === 'struct') throw new Error(`expected a result type for ${name}`)
  // A list of unknown length is no tuple of one-key objects to the compiler; each of these has one key.
  const params = types.map((type, i): Parameter => ({ [`a${i}`]: { type } })) as never[]
  const call = fn('tested', params, { type: result }, (...args: never[]) => resultOf(name, args) as never)
  return { call, result }
}

/** Inputs of the row, as scalars: one range an argument for each of its components. Integers and bools are made of the same numbers. */
const rowsFor = (name: Tested, types: readonly NumericType[]): readonly (readonly number[])[] => {
  const { ranges } = table[name]
  const all = types.flatMap((type, i) => Array.from({ length: type.size }, () => ranges[i] ?? ranges[0] ?? { min: 0, max: 1 }))
  const kinds = types.flatMap((type) => Array.from({ length: type.size }, () => type.scalar.name))
  const toKind = (value: number, i: number): number => {
    const kind = kinds[i]
    if (kind === 'float') return value
    if (kind === 'bool') return value > (all[i]?.max ?? 0) / 4 ? 1 : 0
    return kind === 'uint' ? Math.abs(Math.trunc(value)) : Math.trunc(value)
  }
  return inputRows(all, rowCount).map((row) => row.map(toKind))
}

const split = (row: readonly number[], types: readonly NumericType[]): readonly (readonly number[])[] => {
  let next = 0
  return types.map((type) => row.slice(next, (next += type.size)))
}

/** The reference on whole rows: component-wise built-ins are told one component at a time. */
const expectedOf =
  (name: Tested, types: readonly NumericType[], result: NumericType) =>
  (row: readonly number[]): readonly number[] => {
    // An integer keeps its bits: only a float's need the table.
    if (name === 'bitcastToUint' && types[0]?.scalar !== floatType) return row.map((value) => value >>> 0)
    const { reference } = table[name]
    const args = split(row, types)
    const whole = name !== 'select' && ['fold', 'vector', 'cross', 'test'].includes(builtins[name].shape)
    if (whole) return [reference(...args.flat())].flat()
    return Array.from({ length: result.size }, (_, i) => [reference(...args.map((arg) => arg[arg.length === 1 ? 0 : i] ?? NaN))].flat()).flat()
  }

const toWords = (values: readonly number[], type: NumericType): Float32Array<ArrayBuffer> =>
  type.scalar === floatType ? Float32Array.from(values) : fromBits(values.map((value) => value >>> 0))
const fromWords = (words: Float32Array, type: NumericType): readonly number[] => {
  if (type.scalar === floatType) return [...words]
  return [...bitsOf(words)].map((bits) => (type.scalar.name === 'int' ? bits | 0 : bits))
}
const chunk = (values: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: values.length / size }, (_, i) => values.slice(i * size, (i + 1) * size))

const runOnCPU = (call: AnyFn, rows: readonly (readonly number[])[], types: readonly NumericType[]): readonly (readonly number[])[] => {
  const run = toJS(call)
  return rows.map((row) => {
    const args = split(row, types).map((arg, i): JSValue => {
      const values = types[i]?.scalar === boolType ? arg.map(Boolean) : arg
      return types[i]?.size === 1 ? (values[0] ?? 0) : values
    })
    return [run(...args)].flat().map(Number)
  })
}

describe.each(names)('%s', (name) => {
  it.each(signatures(name).map((types) => [types.map((type) => type.name).join(', '), types] as const))('(%s) agrees on all targets', async (_, types) => {
    const { call, result } = specimen(name, types)
    const rows = rowsFor(name, types)
    const { accuracy, jumps } = table[name]
    const expected = expectedOf(name, types, result)
    const check = (actual: readonly (readonly number[])[], inputs: readonly (readonly number[])[]): readonly string[] =>
      compareBatch({ inputs, actual, expected, accuracy, conditioned: accuracy.kind === 'near', ...(jumps ? { jumps } : {}) }).failures
    expect(check(runOnCPU(call, rows, types), rows), 'on the CPU').toEqual([])
    const columns = (inputs: readonly (readonly number[])[]): Float32Array[] =>
      types.map((type, i) =>
        toWords(
          inputs.flatMap((row) => split(row, types)[i] ?? []),
          type,
        ),
      )
    const common = { name, symbol: 'tested', params: types.map((type): NumericName => type.name), result: result.name }
    for (const [backend, text] of [
      ['webgl', toGLSL(call)],
      ['webgpu', toWGSL(call)],
    ] as const) {
      const actual = chunk(fromWords(await runOn(backend, { ...common, text, inputs: columns(rows) }), result), result.size)
      expect(check(actual, rows), `on ${backend}\n${text}`).toEqual([])
      const few = rows.slice(0, constantCount)
      const constant = chunk(fromWords(await runOn(backend, { ...common, text, inputs: columns(few), constant: true }), result), result.size)
      expect(check(constant, few), `on ${backend} with constants\n${text}`).toEqual([])
    }
  })
})

describe('integer and bit operators', () => {
  const operators = ['add', 'sub', 'mul', 'bitAnd', 'bitOr', 'bitXor'] as const
  it.each(['int', 'uint', 'ivec3', 'uvec3'] as const)('of %s give the same bits on all targets', async (typeName) => {
    const scalar = typeName.startsWith('u') ? 'uint' : 'int'
    const type = typeOf(scalar === 'uint' ? uintType : intType, typeName.endsWith('3') ? 3 : 1)
    const bits = Array.from({ length: 300 }, (_, i) => Math.imul(i + 1, 0x9e3779b9) >>> (i % 7))
    for (const operator of operators) {
      const call = fn('tested', [{ a: { type } }, { b: { type } }], { type }, (a, b) => (a as Record<string, (other: unknown) => Node>)[operator]?.(b) as never)
      const a = fromBits(bits)
      const b = fromBits(bits.map((value) => Math.imul(value, 0x85ebca6b) >>> 0))
      const common = { name: operator, symbol: 'tested', params: [type.name, type.name], result: type.name, inputs: [a, b] }
      const onGL = bitsOf(await runOn('webgl', { ...common, text: toGLSL(call) }))
      const onGPU = bitsOf(await runOn('webgpu', { ...common, text: toWGSL(call) }))
      expect([...onGL], operator).toEqual([...onGPU])
      const run = toJS(call)
      const words = (values: Float32Array): readonly (readonly number[])[] =>
        chunk(
          [...bitsOf(values)].map((value) => (scalar === 'int' ? value | 0 : value)),
          type.size,
        )
      const onCPU = words(a).flatMap((row, i) =>
        [run(...[row, words(b)[i] ?? []].map((value): JSValue => (type.size === 1 ? (value[0] ?? 0) : value)))].flat().map((value) => Number(value) >>> 0),
      )
      expect(onCPU, operator).toEqual([...onGPU])
    }
  })
})
