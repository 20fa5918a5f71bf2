/** Operations across the invocations that run side by side, where a device has subgroups. */
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

/** In the body of a function it has its place among the statements: who takes part depends on it. */
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
  // What it gives has the type of the value.
  return make as unknown as Fold<T>
}
const move = (rule: BuiltinRule, isFixed = false): Move => {
  const make = (value: unknown, invocation: unknown): Node => {
    const node = valueOf(rule, value, numbers, make)
    const from = toNode(invocation, uintType, make)
    if (from.type !== uintType || (isFixed && from.op !== 'literal')) return fail(notAValue(isFixed ? 'a number' : 'a uint', invocation), make)
    return run(rule, node.type, [node, from], make)
  }
  // What it gives has the type of the value.
  return make as unknown as Move
}
const test = (rule: BuiltinRule, value: unknown, type: Node['type'], below: unknown): Node => {
  const node = toNode(value, boolType, below)
  return node.type === boolType ? run(rule, type, [node], below) : fail(notAValue('a bool', value), below)
}

/** The sum over the subgroup. */
export const subgroupAdd: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupAdd)
/** The product over the subgroup. */
export const subgroupMul: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupMul)
/** The smallest value of the subgroup. */
export const subgroupMin: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupMin)
/** The largest value of the subgroup. */
export const subgroupMax: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupMax)
export const subgroupAnd: Fold<AnyInt | AnyUint> = /*#__PURE__*/ fold(rules.subgroupAnd, integers)
export const subgroupOr: Fold<AnyInt | AnyUint> = /*#__PURE__*/ fold(rules.subgroupOr, integers)
export const subgroupXor: Fold<AnyInt | AnyUint> = /*#__PURE__*/ fold(rules.subgroupXor, integers)
/** The sum over the invocations up to this one, itself among them. */
export const subgroupInclusiveAdd: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupInclusiveAdd)
/** The sum over the invocations before this one. */
export const subgroupExclusiveAdd: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupExclusiveAdd)
export const subgroupInclusiveMul: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupInclusiveMul)
export const subgroupExclusiveMul: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupExclusiveMul)
/** The value of the first invocation of the subgroup that is here. */
export const subgroupBroadcastFirst: Fold<AnyNumeric> = /*#__PURE__*/ fold(rules.subgroupBroadcastFirst)
/** The value of the invocation with this number, the same number for all. */
export const subgroupBroadcast: Move = /*#__PURE__*/ move(rules.subgroupBroadcast, true)
/** The value of the invocation with this number. */
export const subgroupShuffle: Move = /*#__PURE__*/ move(rules.subgroupShuffle)
/** The value of the invocation whose number is this one's with these bits turned. */
export const subgroupShuffleXor: Move = /*#__PURE__*/ move(rules.subgroupShuffleXor)
/** The value of the invocation so many before this one. */
export const subgroupShuffleUp: Move = /*#__PURE__*/ move(rules.subgroupShuffleUp)
/** The value of the invocation so many after this one. */
export const subgroupShuffleDown: Move = /*#__PURE__*/ move(rules.subgroupShuffleDown)
/** Whether it is true for all of the subgroup. */
export const subgroupAll = (value: Bool | boolean): Bool => test(rules.subgroupAll, value, boolType, subgroupAll) as unknown as Bool
/** Whether it is true for some of the subgroup. */
export const subgroupAny = (value: Bool | boolean): Bool => test(rules.subgroupAny, value, boolType, subgroupAny) as unknown as Bool
/** For which invocations it is true: a bit for each, from the first bit of x. */
export const subgroupBallot = (value: Bool | boolean): UVec4 => test(rules.subgroupBallot, value, typeOf(uintType, 4), subgroupBallot) as unknown as UVec4
/** True for one invocation of the subgroup: the first that is here. */
export const subgroupElect = (): Bool => run(rules.subgroupElect, boolType, [], subgroupElect) as unknown as Bool
