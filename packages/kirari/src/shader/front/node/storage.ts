/** Memory that shaders read and write: storage buffers and workgroup variables. */
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
  /** How shaders access the buffer. Default: `read_write`. The vertex stage can only read. */
  readonly access?: StorageSource['access']
  /** The preferred name in the generated code. */
  readonly name?: string
  /** The initial contents: the components of all values without padding (three for a vec3). Default: zeros. */
  readonly data?: ArrayLike<number>
}

/** A buffer with several values of one type. */
export interface Storage<V> {
  /** The number of values. */
  readonly count: number
  /** Returns the value at an index. It can be assigned unless the access is `read`. */
  at(index: Index): Var<V>
}

/** An entire buffer. Only its elements can be used in expressions. */
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
 * Whether values of the type can lie in memory that the host shares: no bools, no textures. A bool is stored as a uint. In a uniform, reads convert
 * it back; in a storage, each assignment and each call that writes it would have to convert as well.
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
 * Declares a storage buffer with `count` values of a type, or with a single value if `count` is omitted.
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
    // Every shareable type can be the type of a single value.
    const type = element as StorageSource['type']
    return makeNode('storage', type, [], { kind: 'storage', name, type, count: undefined, access, data })
  }
  const type = arrayOf(element, 0)
  registerNodes(type, StorageNode)
  return makeNode('storage', type, [], { kind: 'storage', name, type, count: second, access, data })
}

/**
 * Declares a variable that the invocations of a workgroup share, initialized to zero. Compute stage.
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
  // The node has the token's type, and its space makes it assignable.
  return makeNode('param', type, [], { name, type, space: 'workgroup' }) as unknown as Var<V>
}

/**
 * The type of an atomic int or uint, for storages and workgroup variables, and for arrays and structs in them.
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
