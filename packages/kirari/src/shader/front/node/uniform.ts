/** Uniforms: values that the application sets while the shader runs. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import {
  boolType,
  floatType,
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
import { makeNode, type Node } from './node.ts'
import type { Settable, UniformBool, UniformFloat, UniformInt, UniformUint, UniformVec2, UniformVec3, UniformVec4 } from './type.ts'
import type { ValueToken } from './type/value.ts'
import { Source } from './uniform-source.ts'
import { checkValue, zeroValue } from './uniform-value.ts'

/** Adds the application's side to the node: one object is both read in a graph and set from outside. */
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

/** Infers the type of a number, a boolean, or a list of them. */
export const inferType = (value: unknown, below: unknown): NumericType => {
  if (Array.isArray(value) && value.length >= 2 && value.length <= 4) return typeOf(typeof value[0] === 'boolean' ? boolType : floatType, value.length)
  return typeof value === 'number'
    ? floatType
    : typeof value === 'boolean'
      ? boolType
      : fail(notAValue('a number, a boolean, or an array of two to four of them', value), below)
}

/** Whether values of the type can be set: no textures and no atomics, at any depth. */
export const isSettable = (type: Type): type is ValueType =>
  isNumeric(type) ||
  type.kind === 'matrix' ||
  (type.kind === 'array' && type.count > 0 && isSettable(type.element)) ||
  (type.kind === 'struct' && type.fields.every((field) => isSettable(field.type)))

/**
 * The JavaScript value of a uniform of type `V`: a number or boolean; a list of components, matrices in column-major order;
 * for arrays a list of these, for structs an object with one entry per field.
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
 * Makes a value that the application sets. Assigning `value` requests one redraw of everything that reads it.
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
