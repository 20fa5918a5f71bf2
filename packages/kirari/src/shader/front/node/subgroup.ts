/** Subgroup operations: across the invocations that run in parallel, on devices that support subgroups. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { BuiltinRule } from '../../ir/expr.ts'
import { boolType, floatType, halfType, intType, isNumeric, typeOf, uintType, type ScalarType } from '../../ir/type.ts'
import * as rules from '../../builtin/subgroup.ts'
import { recordBuiltin } from './effect.ts'
import { makeNode, exprOf, toNode, type Node } from './node.ts'
import { isRecording } from './record.ts'
import type { AnyInt, AnyNumeric, AnyUint, Bool, Uint, UVec4 } from './type.ts'
import type { Like } from './type/value.ts'

const numbers: readonly ScalarType[] = [floatType, halfType, intType, uintType]
const integers: readonly ScalarType[] = [intType, uintType]

/** In a function body it is recorded as a statement, because the set of active invocations depends on its position. */
const run = (rule: BuiltinRule, type: Node['type'], args: readonly Node[], below: unknown): Node =>
  isRecording() ? recordBuiltin(rule, type, args, [], rule.name.replace('subgroup', 'group'), below) : makeNode('builtin', type, args.map(exprOf), rule)

const valueOf = (rule: BuiltinRule, value: unknown, scalars: readonly ScalarType[], below: unknown): Node => {
  const node = toNode(value, floatType, below)
  return isNumeric(node.type) && scalars.includes(node.type.scalar)
    ? node
    : fail(notAValue(`a value of ${scalars.map((scalar) => scalar.name).join(', ')} for ${rule.name}()`, value), below)
}

type Fold<T> = <V extends T>(value: V | Like<V>) => V
type Move = <V extends AnyNumeric>(value: V | Like<V>, invocation: Uint | number) => V
const fold = <T>(rule: BuiltinRule, scalars: readonly ScalarType[] = numbers): Fold<T> => {
  const make = (value: unknown): Node => {
    const node = valueOf(rule, value, scalars, make)
    return run(rule, node.type, [node], make)
  }
  // The result has the type of the value.
  return make as unknown as Fold<T>
}
const move = (rule: BuiltinRule, isFixed = false): Move => {
  const make = (value: unknown, invocation: unknown): Node => {
    const node = valueOf(rule, value, numbers, make)
    const from = toNode(invocation, uintType, make)
    if (from.type !== uintType || (isFixed && from.op !== 'literal')) return fail(notAValue(isFixed ? 'a number' : 'a uint', invocation), make)
    return run(rule, node.type, [node, from], make)
  }
  // The result has the type of the value.
  return make as unknown as Move
}
const test = (rule: BuiltinRule, value: unknown, type: Node['type'], below: unknown): Node => {
  const node = toNode(value, boolType, below)
  return node.type === boolType ? run(rule, type, [node], below) : fail(notAValue('a bool', value), below)
}

/** Returns the sum over the active invocations of the subgroup. */
export const subgroupAdd: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupAdd)
/** Returns the product over the active invocations of the subgroup. */
export const subgroupMul: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupMul)
/** Returns the minimum over the active invocations of the subgroup. */
export const subgroupMin: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupMin)
/** Returns the maximum over the active invocations of the subgroup. */
export const subgroupMax: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupMax)
/** Returns the bitwise AND over the active invocations of the subgroup. */
export const subgroupAnd: Fold<AnyInt | AnyUint> = /*#__PURE__*/ fold(rules.subgroupAnd, integers)
/** Returns the bitwise OR over the active invocations of the subgroup. */
export const subgroupOr: Fold<AnyInt | AnyUint> = /*#__PURE__*/ fold(rules.subgroupOr, integers)
/** Returns the bitwise XOR over the active invocations of the subgroup. */
export const subgroupXor: Fold<AnyInt | AnyUint> = /*#__PURE__*/ fold(rules.subgroupXor, integers)
/** Returns the sum over the active invocations up to and including this one. */
export const subgroupInclusiveAdd: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupInclusiveAdd)
/** Returns the sum over the active invocations before this one. */
export const subgroupExclusiveAdd: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupExclusiveAdd)
/** Returns the product over the active invocations up to and including this one. */
export const subgroupInclusiveMul: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupInclusiveMul)
/** Returns the product over the active invocations before this one. */
export const subgroupExclusiveMul: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupExclusiveMul)
/** Returns the value of the first active invocation. */
export const subgroupBroadcastFirst: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupBroadcastFirst)
/** Returns the value of the invocation with this index. The index is a number, the same for all invocations. */
export const subgroupBroadcast: Move = /*#__PURE__*/ move(rules.subgroupBroadcast, true)
/** Returns the value of the invocation with this index. */
export const subgroupShuffle: Move = /*#__PURE__*/ move(rules.subgroupShuffle)
/** Returns the value of the invocation whose index is this one's XOR the mask. */
export const subgroupShuffleXor: Move = /*#__PURE__*/ move(rules.subgroupShuffleXor)
/** Returns the value of the invocation that is this many indices below this one. */
export const subgroupShuffleUp: Move = /*#__PURE__*/ move(rules.subgroupShuffleUp)
/** Returns the value of the invocation that is this many indices above this one. */
export const subgroupShuffleDown: Move = /*#__PURE__*/ move(rules.subgroupShuffleDown)
/** Returns true if the value is true for all active invocations. */
export const subgroupAll = (value: Bool | boolean): Bool => test(rules.subgroupAll, value, boolType, subgroupAll) as unknown as Bool
/** Returns true if the value is true for at least one active invocation. */
export const subgroupAny = (value: Bool | boolean): Bool => test(rules.subgroupAny, value, boolType, subgroupAny) as unknown as Bool
/** Returns a bit mask of the active invocations for which the value is true, from bit 0 of x. */
export const subgroupBallot = (value: Bool | boolean): UVec4 => test(rules.subgroupBallot, value, typeOf(uintType, 4), subgroupBallot) as unknown as UVec4
/** Returns true for exactly one invocation of the subgroup: the first active one. */
export const subgroupElect = (): Bool => run(rules.subgroupElect, boolType, [], subgroupElect) as unknown as Bool
