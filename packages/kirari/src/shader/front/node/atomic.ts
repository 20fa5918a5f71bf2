/** Atomic operations and barriers, as statements with a result. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { BuiltinRule } from '../../ir/expr.ts'
import { nothingType, type AtomicType, type Type } from '../../ir/type.ts'
import { field } from '../../pass/build.ts'
import * as rules from '../../builtin/atomic.ts'
import * as sync from '../../builtin/sync.ts'
import type { Memory } from '../../pass/settle.ts'
import { rootOf } from '../../pass/walk.ts'
import { recordBuiltin } from './effect.ts'
import { exprOf, makeNode, Node, toNode } from './node.ts'
import type { Bool, Int, Loose, Uint } from './type.ts'
import type { AnyAtomic, Atomic } from './type/atomic.ts'

/** The memory that a place is a part of. */
const memoryOf = (place: unknown): Memory => {
  const root = place instanceof Node ? rootOf(exprOf(place)) : undefined
  return root?.op === 'param' || root?.op === 'storage' ? root.detail : undefined
}

const isAtomic = (node: Node): node is Node & { readonly type: AtomicType } => node.type.kind === 'atomic'

/** Does `rule` to the place with these values; `gives` says the type of the result by that of the atomic. */
const run = (rule: BuiltinRule, place: unknown, values: readonly unknown[], below: unknown, gives?: (type: AtomicType) => Type, hint = 'old'): Node => {
  if (!(place instanceof Node) || !isAtomic(place)) return fail(notAValue('an atomic, such as an element of storage(atomic(uint), count)', place), below)
  const { type } = place
  const args = values.map((value) => {
    const node = toNode(value, type.scalar, below)
    return node.type === type.scalar ? node : fail(notAValue(`a ${type.scalar.name} for ${rule.name}()`, value), below)
  })
  return recordBuiltin(rule, gives ? gives(type) : type.scalar, [place, ...args], [memoryOf(place)], hint, below)
}

type Change = <S extends Int | Uint>(place: Atomic<S>, value: Loose<S>) => S
const change = (rule: BuiltinRule): Change => {
  const make = (place: AnyAtomic, value: unknown): Node => run(rule, place, [value], make)
  // The result has the type of the atomic's value, which is S.
  return make as unknown as Change
}

/** The value. */
export const atomicLoad = <S extends Int | Uint>(place: Atomic<S>): S => run(rules.atomicLoad, place, [], atomicLoad, undefined, 'loaded') as unknown as S
/** Sets the value. */
export const atomicStore = <S extends Int | Uint>(place: Atomic<S>, value: Loose<S>): void => {
  run(rules.atomicStore, place, [value], atomicStore, () => nothingType)
}
/** Adds to the value; gives the one before, as all of these do. */
export const atomicAdd: Change = /*#__PURE__*/ change(rules.atomicAdd)
export const atomicSub: Change = /*#__PURE__*/ change(rules.atomicSub)
/** Keeps the larger of the value and this one. */
export const atomicMax: Change = /*#__PURE__*/ change(rules.atomicMax)
/** Keeps the smaller of the value and this one. */
export const atomicMin: Change = /*#__PURE__*/ change(rules.atomicMin)
export const atomicAnd: Change = /*#__PURE__*/ change(rules.atomicAnd)
export const atomicOr: Change = /*#__PURE__*/ change(rules.atomicOr)
export const atomicXor: Change = /*#__PURE__*/ change(rules.atomicXor)
/** Puts this value in the place of the one before. */
export const atomicExchange: Change = /*#__PURE__*/ change(rules.atomicExchange)

/** What was there, and whether the new value took its place. */
export interface Exchange<S> {
  readonly old: S
  readonly exchanged: Bool
}
/**
 * Puts `value` in the place of the one before where that is `expected`. It may fail to although it is: ask `exchanged`, and try again.
 *
 * @example
 * const { old, exchanged } = atomicCompareExchange(lock, 0, 1)
 */
export const atomicCompareExchange = <S extends Int | Uint>(place: Atomic<S>, expected: Loose<S>, value: Loose<S>): Exchange<S> => {
  const result = exprOf(
    run(rules.atomicCompareExchange, place, [expected, value], atomicCompareExchange, ({ scalar }) => rules.exchangeResult(scalar), 'exchange'),
  )
  const part = (at: number): Node => {
    const { op, type, args, detail } = field(result, at)
    return makeNode(op, type, args, detail)
  }
  // The fields are the atomic's own type and a bool.
  return { old: part(0) as unknown as S, exchanged: part(1) as unknown as Bool }
}

/** Waits until all invocations of the workgroup are here; each then sees what the others wrote to workgroup variables. */
export const workgroupBarrier = (): void => {
  recordBuiltin(sync.workgroupBarrier, nothingType, [], [undefined], '', workgroupBarrier)
}
/** Waits until all invocations of the workgroup are here; each then sees what the others wrote to storages. */
export const storageBarrier = (): void => {
  recordBuiltin(sync.storageBarrier, nothingType, [], [undefined], '', storageBarrier)
}
/** Waits as a barrier does, and reads a workgroup variable: the value is known to be the same for all, so branches may go by it. */
export const workgroupUniformLoad = <V>(place: V): V => {
  const root = place instanceof Node ? rootOf(exprOf(place)) : undefined
  if (!(place instanceof Node) || root?.op !== 'param' || root.detail.space !== 'workgroup')
    return fail(notAValue('a workgroup variable', place), workgroupUniformLoad)
  const type = isAtomic(place) ? place.type.scalar : place.type
  // What is read has the type of the place.
  return recordBuiltin(sync.workgroupUniformLoad, type, [place], [undefined], 'loaded', workgroupUniformLoad) as unknown as V
}
