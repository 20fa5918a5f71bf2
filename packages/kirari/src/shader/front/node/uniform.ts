/** Values the application sets while the shader runs. */
import { notAnInteger, notAValue, notFinite } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { UniformSource, UniformValue } from '../../ir/expr.ts'
import { boolType, floatType, isNumeric, typeOf, uintType, type NumericType, type Type } from '../../ir/type.ts'
import { Node } from './node.ts'
import type { Token, UniformBool, UniformFloat, UniformInt, UniformUint, UniformVec2, UniformVec3, UniformVec4 } from './type.ts'

class Source implements UniformSource {
  readonly type: NumericType
  readonly name: string | undefined
  readonly #listeners = new Set<() => void>()
  #value: UniformValue

  constructor(type: NumericType, value: UniformValue, name: string | undefined) {
    this.type = type
    this.name = name
    this.#value = value
  }

  get value(): UniformValue {
    return this.#value
  }

  set(value: UniformValue, below: unknown): void {
    checkValue(this.type, value, below)
    const before = [this.#value].flat()
    // A copy: a later change of the caller's array would go unnoticed.
    this.#value = Array.isArray(value) ? value.slice() : value
    if ([value].flat().some((component, i) => component !== before[i])) for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}

/** Reading it in a graph and setting it in the application are one object. */
class UniformNode extends Node {
  declare readonly detail: Source

  get value(): UniformValue {
    return this.detail.value
  }

  set value(value: UniformValue) {
    this.detail.set(value, setterOf(UniformNode.prototype))
  }

  subscribe(listener: () => void): () => void {
    return this.detail.subscribe(listener)
  }
}

/** The setter of `value`: the place of a wrong assignment is who called it. */
// oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
const setterOf = (prototype: object): unknown => Object.getOwnPropertyDescriptor(prototype, 'value')?.set

const checkValue = (type: NumericType, value: unknown, below: unknown): void => {
  const components: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (components.length !== type.size || Array.isArray(value) !== type.size > 1) return fail(notAValue(wanted(type), value), below)
  for (const component of components) {
    if (typeof component !== (type.scalar === boolType ? 'boolean' : 'number')) return fail(notAValue(wanted(type), value), below)
    if (typeof component !== 'number') continue
    if (!Number.isFinite(component)) return fail(notFinite(component), below)
    if (type.scalar !== floatType && (component % 1 !== 0 || (type.scalar === uintType && component < 0)))
      return fail(notAnInteger(component, type.name), below)
  }
}

const wanted = (type: NumericType): string => {
  const kind = type.scalar === boolType ? 'boolean' : 'number'
  return type.size === 1 ? `a ${kind} for ${type.name}` : `an array of ${type.size} ${kind}s for ${type.name}`
}

const inferType = (value: unknown, below: unknown): NumericType => {
  if (Array.isArray(value) && value.length >= 2 && value.length <= 4) return typeOf(typeof value[0] === 'boolean' ? boolType : floatType, value.length)
  return typeof value === 'number'
    ? floatType
    : typeof value === 'boolean'
      ? boolType
      : fail(notAValue('a number, a boolean, or an array of two to four of them', value), below)
}

interface UniformOf {
  float: UniformFloat
  int: UniformInt
  uint: UniformUint
  bool: UniformBool
  vec2: UniformVec2
  vec3: UniformVec3
  vec4: UniformVec4
}
type UniformFor<V> = V extends { readonly type: { readonly name: infer K extends keyof UniformOf } } ? UniformOf[K] : never

/**
 * A value set from outside: assign `value` and what reads it is drawn again, once.
 *
 * @example
 * const hue = uniform(0.2)
 * hue.value = 0.4
 */
export function uniform(value: number, name?: string): UniformFloat
export function uniform(value: boolean, name?: string): UniformBool
export function uniform(value: readonly [number, number], name?: string): UniformVec2
export function uniform(value: readonly [number, number, number], name?: string): UniformVec3
export function uniform(value: readonly [number, number, number, number], name?: string): UniformVec4
export function uniform<V>(type: Token<V>, value: UniformFor<V> extends { value: infer X } ? X : never, name?: string): UniformFor<V>
export function uniform(first: unknown, second?: unknown, third?: unknown): unknown {
  const typed = typeof first === 'function' && 'type' in first
  // A token's type is a Type by its interface; a struct has no single value and is refused by checkValue's callers.
  const type = typed ? (first.type as Type) : inferType(first, uniform)
  const value = typed ? second : first
  if (!isNumeric(type)) return fail(notAValue('a scalar or vector type', first), uniform)
  checkValue(type, value, uniform)
  const name = typed ? third : second
  // checkValue has just shown that the value is one of the kinds of UniformValue.
  const source = new Source(type, value as UniformValue, typeof name === 'string' ? name : undefined)
  return new UniformNode('uniform', type, [], source)
}
