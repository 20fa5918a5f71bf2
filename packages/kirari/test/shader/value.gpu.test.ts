/** The cases of matrices, arrays, structs and their parts, run on WebGL2, WebGPU and the CPU with the same numbers. */
import { describe, expect, it } from 'vitest'
import { bitsOf, fromBits, runOn, type Shape } from '../../../../internal/testing/differential.ts'
import { bool, fn, mat3x2, signaturesOf, vec3, int, array, float, mat2, type AnyFn } from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { componentCount } from '../../src/shader/ir/component-count.ts'
import { boolType, floatType, type Type } from '../../src/shader/ir/type.ts'
import { toJS, type JSValue } from '../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'
import { Light, nested, Scene, valueFunctions } from './case/values.ts'

const calls = 64

/** The harness does not support this parameter, so it is made inside. */
const nestedOfNumbers = fn('nestedOfNumbers', [{ p: vec3 }, { i: int }, { s: float }], vec3, (p, i, s) => {
  const light = Light({ position: p, color: p.yzx, turn: mat2(s) })
  return nested(Scene({ lights: array(Light, 2)([light, light]), steps: array(int, 3)([i, 2, 3]), on: s.lessThan(0) }), i, p)
})
const compareSame = fn('compareSame', [{ a: mat3x2 }, { s: float }], bool, (a, s) => {
  const b = a.toVar()
  b.at(2).y.addAssign(s.max(0))
  return a.equal(b).and(a.notEqual(b).not()).and(a.add(1).notEqual(b))
})

// Halves are floats in GLSL, and the test browser's WebGPU has none.
const { halves: _, nested: __, ...carried } = valueFunctions
const cases: Readonly<Record<string, AnyFn>> = { ...carried, 'nested of numbers': nestedOfNumbers, 'compare same': compareSame }

const scalarOf = (type: Type): Type => (type.kind === 'scalar' || type.kind === 'vector' || type.kind === 'matrix' ? type.scalar : type)

/** The same numbers in each run: floats between −2 and 2, integers 0 and 1, which are indices in range. */
const makeNumbers = (): (() => number) => {
  let state = 1
  return () => {
    state = (Math.imul(state, 747796405) + 2891336453) >>> 0
    return state / 2 ** 32
  }
}
const valueOf = (type: Type, next: () => number): readonly number[] =>
  Array.from({ length: componentCount(type) }, () => (scalarOf(type) === floatType ? Math.fround(next() * 4 - 2) : Number(next() < 0.5)))

const toWords = (type: Type, values: readonly number[]): Float32Array<ArrayBuffer> =>
  scalarOf(type) === floatType ? Float32Array.from(values) : fromBits(values)
const fromWords = (type: Type, words: Float32Array): readonly number[] => {
  if (scalarOf(type) === floatType) return [...words]
  return [...bitsOf(words)].map((bits) => (scalarOf(type).name === 'int' ? bits | 0 : bits))
}
const toArgument = (type: Type, values: readonly number[]): JSValue => {
  if (type.kind === 'matrix') return Array.from({ length: type.columns }, (_column, i) => values.slice(i * type.rows, (i + 1) * type.rows))
  const components = scalarOf(type) === boolType ? values.map(Boolean) : values
  return componentCount(type) === 1 ? (components[0] ?? 0) : components
}

describe.each(Object.entries(cases))('%s', (name, call) => {
  const [signature] = signaturesOf(call)
  if (!signature) throw new Error(`expected ${name} to be a function`)
  const { parameters, result } = signature
  const next = makeNumbers()
  const rows = Array.from({ length: calls }, () => parameters.map(({ type }) => valueOf(type, next)))
  const run = toJS(call)
  const expected = rows.flatMap((row) => [run(...row.map((values, i) => toArgument(parameters[i]?.type ?? floatType, values)))].flat(2).map(Number))

  it.each([
    ['webgl', toGLSL],
    ['webgpu', toWGSL],
  ] as const)('is on %s what it is on the CPU', async (backend, print) => {
    const text = print(call)
    const inputs = parameters.map(({ type }, i) =>
      toWords(
        type,
        rows.flatMap((row) => row[i] ?? []),
      ),
    )
    // The names of these types are those of the harness.
    const params = parameters.map(({ type }) => type.name as Shape)
    const words = await runOn(backend, { name, text, symbol: signature.name, params, result: result.name as Shape, inputs })
    const actual = fromWords(result, words)
    expect(actual.length).toBe(expected.length)
    const wrong = actual.flatMap((value, i) => {
      const wanted = expected[i] ?? NaN
      // Integers agree to the bit; floats are rounded differently in the middle of a sum.
      return value === wanted || (scalarOf(result) === floatType && Math.abs(value - wanted) <= 1e-4 * (1 + Math.abs(wanted)))
        ? []
        : [`${i}: ${value} for ${wanted}`]
    })
    expect(wrong, text).toEqual([])
  })
})
