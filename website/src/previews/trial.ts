/**
 * A function called on thousands of inputs in its ranges, as a picture whose pixels are the bits of its results: two pixels a number, two bytes
 * each, which every backend can draw and give back whole. Inputs are multiples of a power of two and are made with integers, so that they are the
 * same to the bit wherever they are drawn; what differs then is the function.
 * Must not know: who draws it, what the results are compared with.
 */
import { AABB, pcg, Triangle } from '@kirari/addons'
import { bitcastToUint, float, int, mat2, mat3, mat4, resolution, select, signaturesOf, uint, uv, uvec2, uvec3, uvec4, vec2, vec3, vec4 } from 'kirari/node'
import type { AnyNode, Bool, Float, Mat4, Signature, Uint, Vec3 } from 'kirari/node'
import type { Subject, SubjectParameter } from './preview.ts'

type Type = Signature['result']

export interface Trial {
  readonly fragment: Vec3
  /** Of the picture that has all of it. */
  readonly width: number
  readonly height: number
  /** The results, call after call, from such a picture: its top row first. */
  readonly read: (data: Uint8ClampedArray) => Results
}

export interface Results {
  /** Numbers of one result. */
  readonly size: number
  readonly values: Float32Array | Int32Array | Uint32Array
}

export const trialCalls = 4096
/** Numbers in a row of the picture. */
const across = 128
/** Steps that a range is cut into, at the most: whole numbers that single precision has. */
const steps = 2 ** 20

/** Undefined for a function that is no value of a shader itself: one that makes functions. */
export const trialOf = ({ call, shown, parameters }: Subject): Trial | undefined => {
  const signature = shown === undefined ? undefined : signaturesOf(call).find(({ name }) => name === shown)
  if (!signature) return undefined
  const size = wordCount(signature.result)
  const place = uv.mul(resolution).floor()
  const x = uint(place.x).toConst('x')
  const cell = uint(place.y).mul(across).add(x.shiftRight(1)).toConst('cell')
  const makeNumber = numbers(cell.div(size), inputCount(signature))
  const args = signature.parameters.map(({ name, type }) => {
    const parameter = parameters.find((one) => one.name === name)
    if (!parameter) throw new Error(`The preview of ${signature.name} knows no range of its parameter ${name}.`)
    return argument(type, (scalar, component) => makeNumber(scalar, parameter, component))
  })
  // The function checks its arguments itself, when it is called; its result is a node of the signature's type.
  const result = (call as (...args: readonly unknown[]) => unknown)(...args) as AnyNode
  const component = cell.remainder(size).toConst('component')
  const word = wordsOf(result, signature.result)
    .reduce((others, one, i) => select(others, one, component.equal(i)))
    .toConst('word')
  const half = select(word.bitAnd(0xffff), word.shiftRight(16), x.bitAnd(1).equal(0)).toConst('half')
  const byte = (value: Uint): Float => float(value).div(255)
  const height = (trialCalls * size) / across
  return {
    fragment: vec3(byte(half.shiftRight(8)), byte(half.bitAnd(0xff)), 0),
    width: 2 * across,
    height,
    read(data) {
      const words = new Uint32Array(trialCalls * size)
      for (let i = 0; i < words.length; i++) {
        const pixel = 4 * ((height - 1 - Math.floor(i / across)) * 2 * across + 2 * (i % across))
        const [a = 0, b = 0, c = 0, d = 0] = [data[pixel], data[pixel + 1], data[pixel + 4], data[pixel + 5]]
        words[i] = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
      }
      const scalar = scalarOf(signature.result)
      return { size, values: scalar === 'float' ? new Float32Array(words.buffer) : scalar === 'int' ? new Int32Array(words.buffer) : words }
    },
  }
}

type MakeNumber = (scalar: string, parameter: SubjectParameter, component: number) => AnyNode

/** Numbers of the ranges, another one each time it is asked, for the call of this index; `count` is how many each call asks for. */
const numbers = (index: Uint, count: number): MakeNumber => {
  let asked = 0
  return (scalar, { range, ranges }, component) => {
    const bits = pcg(index.mul(count).add(asked++))
    if (scalar === 'bool') return bits.shiftRight(31).equal(1)
    const [low, high] = ranges?.[Math.min(component, ranges.length - 1)] ?? range
    const isWhole = scalar !== 'float'
    const step = isWhole ? 1 : 2 ** Math.ceil(Math.log2((high - low) / steps || 1))
    const [first, last] = [Math.ceil(low / step), Math.floor(high / step)]
    const whole = bits.remainder(last - first + 1)
    if (scalar === 'uint') return whole.add(first)
    if (scalar === 'int') return int(whole).add(first)
    return float(whole).add(first).mul(step)
  }
}

const vectors: Readonly<Record<string, unknown>> = { vec2, vec3, vec4, uvec2, uvec3, uvec4 }
const matrices: Readonly<Record<string, unknown>> = { mat2, mat3, mat4 }
const structs: Readonly<Record<string, unknown>> = { AABB, Triangle }
const letters = ['x', 'y', 'z', 'w'] as const

const made = (constructors: Readonly<Record<string, unknown>>, name: string, ...args: readonly unknown[]): AnyNode => {
  const construct = constructors[name]
  if (typeof construct !== 'function') throw new Error(`A function is tried with ${name}, for which trial.ts has no constructor.`)
  // The constructors of the language and of the library give nodes.
  return (construct as (...args: readonly unknown[]) => AnyNode)(...args)
}

const argument = (type: Type, number: (scalar: string, component: number) => AnyNode): AnyNode => {
  switch (type.kind) {
    case 'scalar':
      return number(type.name, 0)
    case 'vector':
      return made(vectors, type.name, ...letters.slice(0, type.size).map((_, i) => number(type.scalar.name, i)))
    case 'matrix':
      return made(matrices, type.name, ...letters.slice(0, type.columns).map(() => argument(type.column, number)))
    case 'struct':
      return made(structs, type.name, Object.fromEntries(type.fields.map((field) => [field.name, argument(field.type, number)])))
    default:
      throw new Error(`A function is tried with ${type.name}, which has no range.`)
  }
}

/** The numbers of a value as words: the bits of a float, a whole number as it is. */
const wordsOf = (value: AnyNode, type: Type): readonly Uint[] => {
  switch (type.kind) {
    case 'scalar':
      return [wordOf(value, type.name)]
    case 'vector':
      return letters.slice(0, type.size).flatMap((letter) => wordsOf(part(value, letter), type.scalar))
    case 'matrix':
      return letters.slice(0, type.columns).flatMap((_, i) => wordsOf(column(value, i), type.column))
    case 'struct':
      return type.fields.flatMap((field) => wordsOf(part(value, field.name), field.type))
    default:
      throw new Error(`A function that gives ${type.name} cannot be tried.`)
  }
}

const wordOf = (value: AnyNode, scalar: string): Uint => {
  // The type of the node has the name that is asked for.
  if (scalar === 'bool') return select(uint(0), uint(1), value as Bool)
  // As above.
  if (scalar === 'uint') return value as Uint
  // And what is left are these two.
  return bitcastToUint(value as Float)
}

// A node has a member for each component and field of its type.
const part = (of: AnyNode, name: string): AnyNode => Reflect.get(of, name) as AnyNode
// All matrices have their columns so.
const column = (of: AnyNode, i: number): AnyNode => (of as Mat4).at(i)

const wordCount = (type: Type): number => {
  if (type.kind === 'vector') return type.size
  if (type.kind === 'matrix') return type.columns * type.rows
  return type.kind === 'struct' ? type.fields.reduce((sum, field) => sum + wordCount(field.type), 0) : 1
}

const inputCount = ({ parameters }: Signature): number => parameters.reduce((sum, { type }) => sum + wordCount(type), 0)

/** Of the first number; structs have floats throughout. */
const scalarOf = (type: Type): string => {
  if (type.kind === 'struct') return scalarOf(type.fields[0]?.type ?? type)
  return type.kind === 'scalar' || type.kind === 'vector' || type.kind === 'matrix' ? type.scalar.name : type.name
}
