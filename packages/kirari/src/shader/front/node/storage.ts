/** Memory that shaders read and write: buffers, and what a workgroup shares. */
import { notAValue, outOfRange } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { StorageSource } from '../../ir/expr.ts'
import { componentCount } from '../../ir/component-count.ts'
import { arrayOf } from '../../ir/compound-type.ts'
import { atomicOf } from '../../ir/resource-type.ts'
import { boolType, intType, isNumeric, uintType, type Type } from '../../ir/type.ts'
import { exprOf, makeNode, Node, registerNodes, toNode } from './node.ts'
import type { Int, Token, Uint } from './type.ts'
import type { ValueToken } from './type/value.ts'
import type { Atomic } from './type/atomic.ts'
import type { Index, Var } from './type/value.ts'

export interface StorageOptions {
  /** What shaders do with it; `read_write` when nothing is said. The vertex stage only reads. */
  readonly access?: StorageSource['access']
  /** Its name in the text. */
  readonly name?: string
  /** What it starts with: the numbers of one value after another, without gaps (a vec3 has three); zeros when nothing is said. */
  readonly data?: ArrayLike<number>
}

/** A buffer of values one after another. */
export interface Storage<V> {
  /** How many values it has. */
  readonly count: number
  /** The value at this place: it can be read, and assigned unless the buffer is only read. */
  at(index: Index): Var<V>
}

/** The whole of a buffer: its elements are all that can be done with it. */
class StorageNode extends Node {
  declare readonly detail: StorageSource

  get count(): number {
    return this.detail.count ?? 0
  }

  at(at: unknown): Node {
    const { type, count } = this
    // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
    const below = StorageNode.prototype.at
    const index = toNode(at, intType, below)
    if (index.type !== intType && index.type !== uintType) return fail(notAValue('an int or uint as index', at), below)
    if (typeof at === 'number' && (at < 0 || at >= count)) return fail(outOfRange(`a storage of ${count} values`, count, at), below)
    return makeNode('index', type.kind === 'array' ? type.element : type, [exprOf(this), exprOf(index)])
  }
}

/**
 * Whether values of the type can lie in memory that the host sees too: no bools, no textures. A bool in a uniform is another number in memory
 * and is turned back where it is read; in a storage that would have to happen at each assignment too, and at each call that writes it.
 */
const isShared = (type: Type): boolean =>
  type.kind === 'struct'
    ? type.fields.every((field) => isShared(field.type))
    : type.kind === 'array'
      ? type.count > 0 && isShared(type.element)
      : type.kind === 'atomic' || type.kind === 'matrix' || (isNumeric(type) && type.scalar !== boolType)

const holdsAtomics = (type: Type): boolean =>
  type.kind === 'struct' ? type.fields.some((field) => holdsAtomics(field.type)) : type.kind === 'array' ? holdsAtomics(type.element) : type.kind === 'atomic'

/**
 * A buffer that shaders read and write: so many values of a type, or one value where no count is given.
 *
 * @example
 * const position = storage(vec2, 1000, { name: 'position' })
 * kernel(1000, (i) => { position.at(i).addAssign(velocity.at(i)) })
 * @example
 * const corners = storage(vec2, 3, { data: [0, 0, 1, 0, 0, 1] })
 */
export function storage<V>(type: ValueToken<V>, count: number, options?: StorageOptions): Storage<V>
export function storage<V>(type: ValueToken<V>, options?: StorageOptions): Var<V>
export function storage(token: Token<unknown>, second?: number | StorageOptions, third?: StorageOptions): unknown {
  const { type: element } = token
  const isArray = typeof second === 'number'
  const { access = 'read_write', name, data } = (isArray ? third : second) ?? {}
  if (!isShared(element)) return fail(notAValue('a type of numbers for a storage; a bool is kept as a uint', token), storage)
  if (isArray && (!Number.isInteger(second) || second < 1)) return fail(notAValue('a whole number of values, at least 1', second), storage)
  if (access !== 'read' && access !== 'read_write') return fail(notAValue("the access 'read' or 'read_write'", access), storage)
  if (access === 'read' && holdsAtomics(element)) return fail(notAValue("the access 'read_write' for atomics, which even reading takes", access), storage)
  const numbers = componentCount(element) * (isArray ? second : 1)
  if (data !== undefined && data.length !== numbers)
    return fail(notAValue(`${numbers} as the length of data (${numbers / (isArray ? second : 1)} for each value)`, data.length), storage)
  if (!isArray) {
    // Every type that can be shared can stand alone.
    const type = element as StorageSource['type']
    return makeNode('storage', type, [], { kind: 'storage', name, type, count: undefined, access, data })
  }
  const type = arrayOf(element, 0)
  registerNodes(type, StorageNode)
  return makeNode('storage', type, [], { kind: 'storage', name, type, count: second, access, data })
}

/**
 * A variable that the invocations of a workgroup share; it starts as zero. Compute stage.
 *
 * @example
 * const tile = workgroup(array(float, 64), 'tile')
 * tile.at(localIndex).assign(value)
 * workgroupBarrier()
 */
export const workgroup = <V>(token: ValueToken<V>, name = 'shared'): Var<V> => {
  const { type } = token
  const isValue = isNumeric(type) || type.kind === 'matrix' || type.kind === 'array' || type.kind === 'struct' || type.kind === 'atomic'
  if (!isValue) return fail(notAValue('a type that a variable can hold', token), workgroup)
  // The node has the token's type, and its space makes it a place.
  return makeNode('param', type, [], { name, type, space: 'workgroup' }) as unknown as Var<V>
}

/**
 * The type of an int or uint that invocations change one at a time: for storages, workgroup variables, and their arrays and structs.
 *
 * @example
 * const bins = storage(atomic(uint), 256, { name: 'bins' })
 * atomicAdd(bins.at(bin), 1)
 */
export function atomic(token: Token<Int>): Token<Atomic<Int>>
export function atomic(token: Token<Uint>): Token<Atomic<Uint>>
export function atomic({ type }: Token<Int> | Token<Uint>): Token<Atomic<Int> | Atomic<Uint>> {
  if (type !== intType && type !== uintType) return fail(notAValue('int or uint for an atomic', type), atomic)
  return { type: atomicOf(type) }
}
