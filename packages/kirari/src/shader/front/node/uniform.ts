/** Values the application sets while the shader runs. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { MemoryLeaf, UniformSource, UniformValue, ValueSource, WholeUniform } from '../../ir/expr.ts'
import {
  boolType,
  floatType,
  halfType,
  isNumeric,
  typeOf,
  type ArrayType,
  type MatrixType,
  type NumericType,
  type ScalarType,
  type Type,
  type ValueType,
  type VectorType,
} from '../../ir/type.ts'
import { rewriteStored, rewriteStoredIn, storedType } from '../../proc/stored.ts'
import { alignOf, byteLengthOf, leavesOf } from '../../proc/memory.ts'
import { cleanName } from '../../proc/name.ts'
import { makeNode, type Node } from './node.ts'
import type { Settable, UniformBool, UniformFloat, UniformInt, UniformUint, UniformVec2, UniformVec3, UniformVec4 } from './type.ts'
import type { ValueToken } from './type/value.ts'
import { checkValue, flatten, isSameValue, partOf, zeroValue } from './uniform-value.ts'

class Source implements UniformSource {
  readonly type: ValueType
  readonly name: string | undefined
  readonly whole: WholeUniform | undefined
  readonly #listeners = new Set<() => void>()
  #value: UniformValue

  constructor(type: ValueType, value: UniformValue, name: string | undefined) {
    this.type = type
    this.name = name
    this.#value = value
    this.whole = isNumeric(type) && type.scalar !== halfType && type.scalar !== boolType ? undefined : wholeOf(type, this)
  }

  get value(): UniformValue {
    return this.#value
  }

  set(value: unknown, below: unknown): void {
    const next = checkValue(this.type, value, below)
    if (isSameValue(this.#value, next)) return
    this.#value = next
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}

/** How a uniform of many parts is kept, and where the engine gets the value of each part. */
const wholeOf = (type: ValueType, source: Source): WholeUniform => {
  const stored = storedType(type)
  const leaves = leavesOf(type, stored).map((leaf) => ({ ...leaf, source: isNumeric(type) ? source : partSource(source, leaf.path) }))
  return {
    stored,
    byteLength: byteLengthOf(stored),
    align: alignOf(stored),
    expression: rewriteStored,
    statement: rewriteStoredIn,
    writes: (name, nameField, start) =>
      leaves.map(({ path, type: part, count, byteOffset, byteStride, source: value }) => ({
        name: path.reduce<string>((way, step) => way + (typeof step === 'number' ? `[${step}]` : `.${nameField(cleanName(step))}`), name),
        // There are no atomics in a uniform.
        type: part as NumericType | MatrixType,
        count,
        byteOffset: start + byteOffset,
        byteStride,
        source: value,
      })),
  }
}

/** A part of the value as a value of its own: a number, or a list of them that is always the same. */
const partSource = (source: Source, path: MemoryLeaf['path']): ValueSource => {
  const list: (number | boolean)[] = []
  return {
    get value() {
      const part = partOf(source.value, path)
      if (typeof part !== 'object') return part
      list.length = 0
      flatten(part, list)
      return list
    },
    subscribe: (listener) => source.subscribe(listener),
    owner: source,
  }
}

/** Reading it in a graph and setting it in the application are one object. */
const addValue = (node: Node, source: Source): Node =>
  Object.defineProperties(node, {
    value: {
      get: () => source.value,
      set(value: unknown) {
        // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
        source.set(value, Object.getOwnPropertyDescriptor(node, 'value')?.set)
      },
    },
    subscribe: { value: (listener: () => void) => source.subscribe(listener) },
  })

const inferType = (value: unknown, below: unknown): NumericType => {
  if (Array.isArray(value) && value.length >= 2 && value.length <= 4) return typeOf(typeof value[0] === 'boolean' ? boolType : floatType, value.length)
  return typeof value === 'number'
    ? floatType
    : typeof value === 'boolean'
      ? boolType
      : fail(notAValue('a number, a boolean, or an array of two to four of them', value), below)
}

/** Whether values of the type can be set: no textures or atomics, at no depth. */
const isSettable = (type: Type): type is ValueType =>
  isNumeric(type) ||
  type.kind === 'matrix' ||
  (type.kind === 'array' && type.count > 0 && isSettable(type.element)) ||
  (type.kind === 'struct' && type.fields.every((field) => isSettable(field.type)))

/**
 * What the application sets a value of type `V` to: a number or boolean; a list with one entry a component, matrices by columns;
 * for arrays a list of these, for structs an object with one entry a field.
 */
export type ValueOf<V> = V extends { readonly type: ScalarType<'bool'> }
  ? boolean
  : V extends { readonly type: ScalarType }
    ? number
    : V extends { readonly type: VectorType<`bvec${2 | 3 | 4}`> }
      ? readonly boolean[]
      : V extends { readonly type: VectorType | MatrixType }
        ? readonly number[]
        : V extends { readonly type: ArrayType; at(index: number): infer E }
          ? readonly ValueOf<E>[]
          : { readonly [K in keyof V as V[K] extends { readonly type: Type } ? K : never]: ValueOf<V[K]> }

/** A value of type `V` that the application sets. */
export type Uniform<V> = V & Settable<ValueOf<V>>

interface UniformOf {
  float: UniformFloat
  int: UniformInt
  uint: UniformUint
  bool: UniformBool
  vec2: UniformVec2
  vec3: UniformVec3
  vec4: UniformVec4
}
type UniformFor<V> = V extends { readonly type: { readonly name: infer K extends keyof UniformOf } } ? UniformOf[K] : Uniform<V>

/**
 * A value set from outside: assign `value` and what reads it is drawn again, once.
 *
 * @example
 * const hue = uniform(0.2)
 * hue.value = 0.4
 * const modelView = uniform(mat4) // every number 0 until it is set
 * modelView.value = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -2, 1] // column by column
 */
export function uniform(value: number, name?: string): UniformFloat
export function uniform(value: boolean, name?: string): UniformBool
export function uniform(value: readonly [number, number], name?: string): UniformVec2
export function uniform(value: readonly [number, number, number], name?: string): UniformVec3
export function uniform(value: readonly [number, number, number, number], name?: string): UniformVec4
export function uniform<V>(type: ValueToken<V>, value?: ValueOf<V>, name?: string): UniformFor<V>
export function uniform(first: unknown, second?: unknown, third?: unknown): unknown {
  const typed = typeof first === 'function' && 'type' in first
  // A token's type is a Type by its interface.
  const type = typed ? (first.type as Type) : inferType(first, uniform)
  if (!isSettable(type)) return fail(notAValue('a type of numbers and booleans', first), uniform)
  const value = typed ? (second ?? zeroValue(type)) : first
  const name = typed ? third : second
  const source = new Source(type, checkValue(type, value, uniform), typeof name === 'string' ? name : undefined)
  const node = makeNode('uniform', type, [], source)
  if ('value' in node || 'subscribe' in node)
    return fail(notAValue('a struct without a field "value" or "subscribe", which a uniform has itself', first), uniform)
  return addValue(node, source)
}
