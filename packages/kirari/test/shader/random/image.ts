/** Random programs in an image: each column is a word of one call's result, split into the bytes of a pixel. */
import {
  array,
  bitcastToFloat,
  bitcastToInt,
  bitcastToUint,
  float,
  select,
  int,
  uint,
  uniform,
  uv,
  vec4,
  type Bool,
  type Float,
  type Int,
  type Uint,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { compileImage, type JSImage } from '../../../src/shader/target/cpu/program.ts'
import { fragmentFunction } from '../../../src/shader/target/text/fragment.ts'
import type { Drawing } from '../../../src/shader/target/cpu/run/drawing.ts'
import { feed } from '../../../src/shader/target/cpu/run/feed.ts'
import { call } from './build.ts'
import { outputWords, type Case } from './run.ts'
import { flatten, scalarsOf, toWord, type Scalar, type Type } from './type.ts'

const fromWordNode = (word: Uint, scalar: Scalar): unknown =>
  scalar === 'float' ? bitcastToFloat(word) : scalar === 'int' ? bitcastToInt(word) : scalar === 'bool' ? word.notEqual(0) : word

/** The result of an entry has the declared type. */
const toWordNode = (value: unknown, scalar: Scalar): Uint =>
  scalar === 'float'
    ? bitcastToUint(value as Float)
    : scalar === 'int'
      ? bitcastToUint(value as Int)
      : scalar === 'bool'
        ? select(uint(0), uint(1), value as Bool)
        : (value as Uint)

const level = uniform(1000, 'level')

/** A zero from this many divisions that are the same for all pixels: each needs two locals of the module, before the first pixel. */
const stillZero = (divisions: number): Int => {
  const base = int(level)
  const terms = Array.from({ length: divisions }, (_, i) => ({ node: base.add(i).div((i % 3) + 1), value: Math.trunc((1000 + i) / ((i % 3) + 1)) }))
  const sum = terms.reduce<Int>((total, { node }) => total.add(node), int(0))
  return sum.sub(terms.reduce((total, { value }) => total + value, 0))
}

/** One program in this many is drawn by a module with many locals. */
const manyOneIn = 8

/** Arguments come from tables, indexed by the pixel: so they are not constants. */
const fragmentOf = ({ program: { entry, seed }, callable, calls }: Case): Vec4 => {
  const place = uint(uv.x.mul(calls.length * outputWords))
  const column = seed % manyOneIn === 0 ? place.add(uint(stillZero(seed % 401))) : place
  const row = column.div(outputWords)
  const args = entry.params.map(({ type }, p) => {
    const parts = scalarsOf(type).map((scalar, i) => {
      const words = calls.map((values) => toWord(scalar, flatten(values[p] ?? 0)[i] ?? 0))
      return fromWordNode(array(uint, words.length)(words).at(row), scalar)
    })
    return parts.length === 1 ? parts[0] : call(nameOf(type), ...parts)
  })
  // A function is called with the nodes of its parameters.
  const result = (callable as (...all: readonly unknown[]) => unknown)(...args)
  // A result of several numbers is a vector.
  const kinds = entry.result ? scalarsOf(entry.result) : []
  const words = kinds.map((kind, i) => toWordNode(kinds.length === 1 ? result : Reflect.get(Object(result), 'xyzw'.charAt(i)), kind))
  const word = words.reduce<Uint>((found, one, i) => select(found, one, column.remainder(outputWords).equal(i)), uint(0))
  const byte = (k: number) => float(word.shiftRight(8 * k).bitAnd(255)).div(255)
  return vec4(byte(0), byte(1), byte(2), byte(3))
}

const nameOf = (type: Type): string => {
  if (type.kind !== 'numeric') throw new Error(`random: an entry takes no ${type.name}`)
  return type.name
}

/** The words that each call returns; undefined if it is not drawn this way. */
export const drawCase = (one: Case, drawingOf: (image: JSImage) => Drawing | undefined): readonly (readonly number[])[] | undefined => {
  const image = compileImage(fragmentFunction(fragmentOf(one), drawCase))
  const drawing = drawingOf(image)
  if (!drawing) return undefined
  feed(drawing, {}, drawCase)
  const pixels = new Uint8ClampedArray(one.calls.length * outputWords * 4)
  drawing.draw(pixels, one.calls.length * outputWords, 1, [])
  const words = new Uint32Array(pixels.buffer)
  return one.calls.map((_, i) => [...words.subarray(i * outputWords, (i + 1) * outputWords)])
}
