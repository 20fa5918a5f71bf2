/** Atomic operations and barriers. Each is a statement; most also return a value. */
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

/** The variable or storage that contains a place. */
const memoryOf = (place: unknown): Memory => {
  const root = place instanceof Node ? rootOf(exprOf(place)) : undefined
  return root?.op === 'param' || root?.op === 'storage' ? root.detail : undefined
}

const isAtomic = (node: Node): node is Node & { readonly type: AtomicType } => node.type.kind === 'atomic'

/** Records a call of `rule` on an atomic. `gives` computes the result type from that of the atomic; by default the result is its scalar. */
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
  // The result has the scalar type of the atomic, which is S.
  return make as unknown as Change
}

/** Atomically reads the value. */
export const atomicLoad = <S extends Int | Uint>(place: Atomic<S>): S => run(rules.atomicLoad, place, [], atomicLoad, undefined, 'loaded') as unknown as S
/** Atomically writes the value. */
export const atomicStore = <S extends Int | Uint>(place: Atomic<S>, value: Loose<S>): void => {
  run(rules.atomicStore, place, [value], atomicStore, () => nothingType)
}
/** Atomically adds to the value. Returns the previous value. */
export const atomicAdd: Change = /*#__PURE__*/ change(rules.atomicAdd)
/** Atomically subtracts from the value. Returns the previous value. */
export const atomicSub: Change = /*#__PURE__*/ change(rules.atomicSub)
/** Atomically replaces the value with the larger of it and `value`. Returns the previous value. */
export const atomicMax: Change = /*#__PURE__*/ change(rules.atomicMax)
/** Atomically replaces the value with the smaller of it and `value`. Returns the previous value. */
export const atomicMin: Change = /*#__PURE__*/ change(rules.atomicMin)
/** Atomically applies bitwise AND to the value. Returns the previous value. */
export const atomicAnd: Change = /*#__PURE__*/ change(rules.atomicAnd)
/** Atomically applies bitwise OR to the value. Returns the previous value. */
export const atomicOr: Change = /*#__PURE__*/ change(rules.atomicOr)
/** Atomically applies bitwise XOR to the value. Returns the previous value. */
export const atomicXor: Change = /*#__PURE__*/ change(rules.atomicXor)
/** Atomically replaces the value. Returns the previous value. */
export const atomicExchange: Change = /*#__PURE__*/ change(rules.atomicExchange)

/** The result of `atomicCompareExchange`: the previous value, and whether it was replaced. */
export interface Exchange<S> {
  readonly old: S
  readonly exchanged: Bool
}
/**
 * Atomically replaces the value if it equals `expected`. It may fail even if it does: check `exchanged`, and retry.
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
  // The fields have the atomic's scalar type and bool.
  return { old: part(0) as unknown as S, exchanged: part(1) as unknown as Bool }
}

/** Waits until every invocation of the workgroup has reached this point. Afterwards each sees what the others wrote to workgroup variables. */
export const workgroupBarrier = (): void => {
  recordBuiltin(sync.workgroupBarrier, nothingType, [], [undefined], '', workgroupBarrier)
}
/** Waits until every invocation of the workgroup has reached this point. Afterwards each sees what the others wrote to storages. */
export const storageBarrier = (): void => {
  recordBuiltin(sync.storageBarrier, nothingType, [], [undefined], '', storageBarrier)
}
/** Acts as a barrier and reads a workgroup variable. The result is uniform across the workgroup, so control flow may depend on it. */
export const workgroupUniformLoad = <V>(place: V): V => {
  const root = place instanceof Node ? rootOf(exprOf(place)) : undefined
  if (!(place instanceof Node) || root?.op !== 'param' || root.detail.space !== 'workgroup')
    return fail(notAValue('a workgroup variable', place), workgroupUniformLoad)
  const type = isAtomic(place) ? place.type.scalar : place.type
  // The result has the type of the place.
  return recordBuiltin(sync.workgroupUniformLoad, type, [place], [undefined], 'loaded', workgroupUniformLoad) as unknown as V
}
