/**
 * Shapes of values, and the text that reads them from words, writes them to words, or spells them as literals.
 * Both backends of differential.ts use it; it must not touch a GPU.
 */
import type { Specimen } from './differential.ts'

type Scalar = 'float' | 'int' | 'uint' | 'bool'
const scalars = {
  float: ['float', 1],
  vec2: ['float', 2],
  vec3: ['float', 3],
  vec4: ['float', 4],
  int: ['int', 1],
  ivec2: ['int', 2],
  ivec3: ['int', 3],
  ivec4: ['int', 4],
  uint: ['uint', 1],
  uvec2: ['uint', 2],
  uvec3: ['uint', 3],
  uvec4: ['uint', 4],
  bool: ['bool', 1],
  bvec2: ['bool', 2],
  bvec3: ['bool', 3],
  bvec4: ['bool', 4],
} as const satisfies Record<string, readonly [Scalar, 1 | 2 | 3 | 4]>

/** A scalar or vector type by its name in GLSL. */
export type NumericName = keyof typeof scalars

/** Columns and rows; the words of a matrix are stored column by column. */
const matrices = {
  mat2: [2, 2],
  mat2x3: [2, 3],
  mat2x4: [2, 4],
  mat3x2: [3, 2],
  mat3: [3, 3],
  mat3x4: [3, 4],
  mat4x2: [4, 2],
  mat4x3: [4, 3],
  mat4: [4, 4],
} as const satisfies Record<string, readonly [2 | 3 | 4, 2 | 3 | 4]>

/** A matrix of floats by its name in GLSL: `mat3x2` has 3 columns of 2 rows. */
export type MatrixName = keyof typeof matrices
const isMatrix = (shape: Shape): shape is MatrixName => typeof shape === 'string' && shape in matrices

/** A struct: its name in the text, and its fields in order. */
export interface StructShape {
  readonly kind: 'struct'
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly type: Shape }[]
}

export type Shape = NumericName | MatrixName | StructShape
export type Language = 'glsl' | 'wgsl'

/** The most calls with constants that a specimen may have: each is a line in the shader. */
export const constantLimit = 512

/** The number of words of a value of this shape. */
export const wordCount = (shape: Shape): number =>
  isMatrix(shape)
    ? matrices[shape][0] * matrices[shape][1]
    : typeof shape === 'string'
      ? scalars[shape][1]
      : shape.fields.reduce((sum, field) => sum + wordCount(field.type), 0)

/** Name of a type in a language's text. */
export const typeName = (shape: Shape, language: Language): string => {
  if (typeof shape !== 'string') return shape.name
  if (language === 'glsl') return shape
  if (isMatrix(shape)) return `mat${matrices[shape].join('x')}<f32>`
  const [scalar, size] = scalars[shape]
  const component = { float: 'f32', int: 'i32', uint: 'u32', bool: 'bool' }[scalar]
  return size === 1 ? component : `vec${size}<${component}>`
}

const fromWord = (scalar: Scalar, word: string, language: Language): string => {
  if (scalar === 'uint') return word
  if (scalar === 'bool') return `(${word} != 0u)`
  if (language === 'wgsl') return `bitcast<${scalar === 'float' ? 'f32' : 'i32'}>(${word})`
  return scalar === 'float' ? `uintBitsToFloat(${word})` : `int(${word})`
}

const toWord = (scalar: Scalar, value: string, language: Language): string => {
  if (scalar === 'uint') return value
  if (language === 'wgsl') return scalar === 'bool' ? `select(0u, 1u, ${value})` : `bitcast<u32>(${value})`
  return scalar === 'float' ? `floatBitsToUint(${value})` : `uint(${value})`
}

// A double that holds a single prints with digits that round back to that single in every language.
const literal = (scalar: Scalar, word: number): string => {
  if (scalar === 'bool') return word === 0 ? 'false' : 'true'
  if (scalar === 'uint') return `${word}u`
  // -2147483648 is the negation of a number that is not an int in either language.
  if (scalar === 'int') return (word | 0) === -2147483648 ? '(-2147483647 - 1)' : `${word | 0}`
  const value = wordsToFloats(Uint32Array.of(word))[0] ?? NaN
  if (!Number.isFinite(value)) throw new Error(`differential: ${value} cannot be written as a constant; WGSL refuses it. Leave it out of the constant inputs.`)
  if (Object.is(value, -0)) return '-0.0'
  const digits = String(value)
  return /[.e]/.test(digits) ? digits : `${digits}.0`
}

const build = (shape: Shape, language: Language, component: (scalar: Scalar) => string): string => {
  if (typeof shape !== 'string') return `${shape.name}(${shape.fields.map((field) => build(field.type, language, component)).join(', ')})`
  if (isMatrix(shape)) return `${typeName(shape, language)}(${Array.from({ length: wordCount(shape) }, () => component('float')).join(', ')})`
  const [scalar, size] = scalars[shape]
  return size === 1 ? component(scalar) : `${typeName(shape, language)}(${Array.from({ length: size }, () => component(scalar)).join(', ')})`
}

const flatten = (shape: Shape, value: string): { readonly scalar: Scalar; readonly text: string }[] => {
  if (typeof shape !== 'string') return shape.fields.flatMap((field) => flatten(field.type, `${value}.${field.name}`))
  if (isMatrix(shape)) {
    const [columns, rows] = matrices[shape]
    return Array.from({ length: columns }, (_, i) => flatten(`vec${rows}`, `${value}[${i}]`)).flat()
  }
  const [scalar, size] = scalars[shape]
  return size === 1 ? [{ scalar, text: value }] : Array.from('xyzw'.slice(0, size), (letter) => ({ scalar, text: `${value}.${letter}` }))
}

/** One uint expression for each word of `value`. */
export const wordsOf = (shape: Shape, value: string, language: Language): string[] =>
  flatten(shape, value).map(({ scalar, text }) => toWord(scalar, text, language))

/** The call on the inputs at `word(0)`, `word(1)` and so on. */
export const callOnWords = (specimen: Pick<Specimen, 'symbol' | 'params'>, language: Language, word: (index: number) => string): string => {
  let index = 0
  const args = specimen.params.map((shape) => build(shape, language, (scalar) => fromWord(scalar, word(index++), language)))
  return `${specimen.symbol}(${args.join(', ')})`
}

/** The call on the inputs of sample `i` as literals. */
export const callOnConstants = (specimen: Specimen, language: Language, words: Uint32Array, i: number): string => {
  const stride = inputWords(specimen)
  let index = i * stride
  const args = specimen.params.map((shape) => build(shape, language, (scalar) => literal(scalar, words[index++] ?? 0)))
  return `${specimen.symbol}(${args.join(', ')})`
}

/** The number of input words of one call. */
export const inputWords = (specimen: Specimen): number => specimen.params.reduce((sum, shape) => sum + wordCount(shape), 0)

/** The number of calls; throws if the inputs do not match the parameters. */
export const callCount = (specimen: Specimen): number => {
  const { name, params, inputs } = specimen
  if (inputs.length !== params.length) throw new Error(`differential: ${name} has ${params.length} parameters and was given ${inputs.length} arrays of inputs.`)
  const counts = params.map((shape, i) => (inputs[i]?.length ?? 0) / wordCount(shape))
  const count = counts[0] ?? specimen.count ?? 1
  if (count < 1 || !Number.isInteger(count) || counts.some((other) => other !== count))
    throw new Error(`differential: the inputs of ${name} hold ${counts.join(', ')} calls; each parameter needs the same whole number, at least 1.`)
  if (specimen.constant && count > constantLimit)
    throw new Error(`differential: ${name} has ${count} constant calls; at most ${constantLimit} fit into a shader.`)
  return count
}

/** All inputs, call after call. */
export const interleave = (specimen: Specimen, count: number): Uint32Array<ArrayBuffer> => {
  const stride = inputWords(specimen)
  const words = new Uint32Array(count * stride)
  let offset = 0
  specimen.params.forEach((shape, p) => {
    const size = wordCount(shape)
    const values = specimen.inputs[p] ?? new Float32Array()
    // Viewed as words: reading a NaN or a signalling pattern as a number may change its bits.
    const bits = new Uint32Array(values.buffer, values.byteOffset, values.length)
    for (let i = 0; i < count; i++) for (let c = 0; c < size; c++) words[i * stride + offset + c] = bits[i * size + c] ?? 0
    offset += size
  })
  return words
}

/** The same bits, viewed as floats. */
export const wordsToFloats = (words: Uint32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => new Float32Array(words.buffer, words.byteOffset, words.length)

/** The subject of a message. */
export interface Named {
  readonly name: string
}

/** A compiler's error message with its text, lines numbered. */
export const compileError = (specimen: Named, language: Language, message: string, text: string): Error =>
  new Error(
    `differential: the ${language.toUpperCase()} of ${specimen.name} does not compile.\n${message}\n${text
      .split('\n')
      .map((line, i) => `${String(i + 1).padStart(4)} ${line}`)
      .join('\n')}`,
  )
