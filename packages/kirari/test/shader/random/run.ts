/**
 * Runs many programs in one shader: each call names its program, and a list of branches selects it. Compiling is what costs time,
 * and a text of fifty small programs compiles in little more than a text of one.
 */
import { fromBits, bitsOf, runOn, type Backend, type NumericName } from '../../../../../internal/testing/differential.ts'
import { overload, type AnyFn } from '../../../src/shader/front/node/index.ts'
import { printJS, toJS, type JSValue } from '../../../src/shader/target/cpu/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import type { Program } from './program.ts'
import { flatten, scalarsOf, toWord, type Scalar, type Type, type Value } from './type.ts'

/** A program, made with the node API, and the arguments to call it with. */
export interface Case {
  readonly program: Program
  readonly callable: AnyFn
  readonly calls: readonly (readonly Value[])[]
}

/** The most words that the arguments of a generated entry take. */
export const inputWords = 8
/** The vectors that bring the words: those of the arguments, and the zero of an unfolded program. */
const vectors = ['A', 'B', 'C'] as const
/** The most words that the result of an entry takes. */
export const outputWords = 4

/** Where programs run. */
export type Target = Backend | 'js'

/** The text of functions as users print it. */
export const textOf = (target: Target, callables: readonly AnyFn[]): string => {
  const all = overload(...callables)
  if (target === 'js') return printJS(all)
  return target === 'webgl' ? toGLSL(all) : toWGSL(all)
}

const typeText = (type: Type, backend: Backend): string => {
  if (type.kind !== 'numeric') throw new Error(`random: an entry takes and gives no ${type.name}`)
  if (backend === 'webgl') return type.name
  const scalar = { float: 'f32', int: 'i32', uint: 'u32', bool: 'bool' }[type.scalar]
  return type.size === 1 ? scalar : `vec${type.size}<${scalar}>`
}

const fromWordText = (scalar: Scalar, word: string, backend: Backend): string => {
  if (scalar === 'uint') return word
  if (scalar === 'bool') return `(${word} != 0u)`
  if (backend === 'webgpu') return `bitcast<${scalar === 'float' ? 'f32' : 'i32'}>(${word})`
  return scalar === 'float' ? `uintBitsToFloat(${word})` : `int(${word})`
}
const toWordText = (scalar: Scalar, value: string, backend: Backend): string => {
  if (scalar === 'uint') return value
  if (scalar === 'bool') return backend === 'webgl' ? `uint(${value})` : `u32(${value})`
  if (backend === 'webgpu') return `bitcast<u32>(${value})`
  return scalar === 'float' ? `floatBitsToUint(${value})` : `uint(${value})`
}

const component = (value: string, type: Type, index: number): string => (scalarsOf(type).length === 1 ? value : `${value}.${'xyzw'.charAt(index)}`)

/** The branch that calls a program with words. */
const branchText = ({ entry }: Program, index: number, backend: Backend): string => {
  let next = 0
  const args = entry.params.map(({ type }) => {
    const parts = scalarsOf(type).map((scalar) => {
      const word = next++
      return fromWordText(scalar, `randomWords${vectors[word >> 2]}.${'xyzw'.charAt(word % 4)}`, backend)
    })
    return parts.length === 1 ? parts[0] : `${typeText(type, backend)}(${parts.join(', ')})`
  })
  const { result } = entry
  if (!result) throw new Error('random: an entry gives something')
  const words = scalarsOf(result).map((scalar, i) => toWordText(scalar, component('randomResult', result, i), backend))
  const four = Array.from({ length: outputWords }, (_, i) => words[i] ?? '0u').join(', ')
  const declare = backend === 'webgl' ? `${typeText(result, backend)} randomResult` : 'let randomResult'
  const vector = backend === 'webgl' ? 'uvec4' : 'vec4<u32>'
  return `  if (randomWhich == ${index}u) { ${declare} = ${entry.name}(${args.join(', ')}); randomAnswer = ${vector}(${four}); }`
}

const dispatchText = (cases: readonly Case[], backend: Backend): string => {
  const branches = cases.map(({ program }, i) => branchText(program, i, backend)).join('\n')
  const words = vectors.map((name) => (backend === 'webgl' ? `uvec4 randomWords${name}` : `randomWords${name}: vec4<u32>`)).join(', ')
  return backend === 'webgl'
    ? `uvec4 randomCall(uint randomWhich, ${words}) {\n  uvec4 randomAnswer = randomWordsA * randomWhich;\n${branches}\n  return randomAnswer;\n}`
    : `fn randomCall(randomWhich: u32, ${words}) -> vec4<u32> {\n  var randomAnswer = randomWordsA * randomWhich;\n${branches}\n  return randomAnswer;\n}`
}

/** The words that each call of each case returns. Throws with the compiler's message if the text does not compile. */
export const runCases = async (target: Target, cases: readonly Case[]): Promise<readonly (readonly (readonly number[])[])[]> =>
  target === 'js' ? cases.map(runOnCPU) : runOnGPU(target, cases)

const runOnCPU = ({ program, callable, calls }: Case): readonly (readonly number[])[] => {
  const run = toJS(callable)
  const kinds = program.entry.result ? scalarsOf(program.entry.result) : []
  return calls.map((args) => {
    // An entry takes and returns numbers, booleans and lists of them.
    const result = run(...(args as readonly JSValue[])) as Value
    return flatten(result).map((scalar, i) => toWord(kinds[i] ?? 'uint', scalar))
  })
}

const runOnGPU = async (backend: Backend, cases: readonly Case[]): Promise<readonly (readonly (readonly number[])[])[]> => {
  const text = `${textOf(
    backend,
    cases.map(({ callable }) => callable),
  )}\n${dispatchText(cases, backend)}`
  // A call of no program: its answer shows that the shader has run at all.
  const alive = { which: cases.length, words: Array.from({ length: 4 * vectors.length }, () => 7) }
  const calls = cases.flatMap(({ program, calls }, which) =>
    calls.map((args) => {
      const words = args.flatMap((value, i) => {
        const kinds = scalarsOf(program.entry.params[i]?.type ?? { kind: 'struct', name: '', fields: [] })
        return flatten(value).map((scalar, j) => toWord(kinds[j] ?? 'uint', scalar))
      })
      return { which, words: Array.from({ length: 4 * vectors.length }, (_, i) => words[i] ?? 0) }
    }),
  )
  calls.push(alive)
  const params: readonly NumericName[] = ['uint', ...vectors.map(() => 'uvec4' as const)]
  const results = bitsOf(
    await runOn(backend, {
      name: `random programs ${cases[0]?.program.entry.name ?? ''}…`,
      text,
      symbol: 'randomCall',
      params,
      result: 'uvec4',
      inputs: [fromBits(calls.map(({ which }) => which)), ...vectors.map((_, i) => fromBits(calls.flatMap(({ words }) => words.slice(4 * i, 4 * i + 4))))],
    }),
  )
  if (results.at(-1) !== cases.length * 7) throw new Error('random: the shader was not run')
  let row = 0
  return cases.map((one) => one.calls.map(() => Array.from(results.subarray(row * outputWords, ++row * outputWords))))
}
