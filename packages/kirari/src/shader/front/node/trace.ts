/**
 * A trace: values that a shader records while it runs, in the order of execution, for debuggers and tests. It is made of the language's own
 * statements, so every target runs it.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { builtins } from '../../builtin/core.ts'
import { invocationVariable } from '../../feature/invocation-variable.ts'
import { boolType, floatType, intType, isNumeric, typeOf, uintType, type NumericType, type ScalarType } from '../../ir/type.ts'
import { zeroOf } from '../../pass/build.ts'
import { array } from './array.ts'
import { uint, uvec4 } from './construct.ts'
import { If } from './flow.ts'
import { fn, nothing } from './fn.ts'
import { builtin, exprOf, makeNode, Node, none } from './node.ts'
import type { ArrayValue, Bool, Int, UVec4, Var, VarArray } from './type.ts'
import type { Value } from './type/value.ts'

export interface Trace {
  /** Records a scalar or vector under a number from 1 on, each time the statement is executed. Inside function bodies only. */
  record(id: number, value: Value<NumericType, unknown, unknown>): void
  /** Ends the recording, as a full list does. Inside function bodies only. */
  stop(): void
  /** True once the recording has ended: later values are not recorded. */
  readonly isOver: Bool
  /** The list: two elements for each value, its number and its bits. The number is 0 where nothing was recorded. */
  readonly entries: ArrayValue<UVec4>
}

/**
 * Makes a list of the values that a shader records while it runs: `count` of them, without the first `from`. A value of integers or bools is
 * stored as it is, one of floats as the bits of single precision.
 *
 * @example
 * const log = trace(100)
 * const sum = fn('sum', [{ n: int }], array(uvec4, 200), (n) => {
 *   Loop(n, (i) => { log.record(1, i) })
 *   return log.entries
 * })
 */
export const trace = (count: number, from: Int | number = 0): Trace => {
  if (!Number.isInteger(count) || count < 1) return fail(notAValue('a whole number of values, at least 1', count), trace)
  const list = array(uvec4, count * 2)
  // The nodes have the types of their tokens, and their space makes them assignable.
  const entries = makeNode('param', list.type, none, invocationVariable('entries', list.type)) as unknown as VarArray<UVec4>
  // As above.
  const total = makeNode('param', intType, none, invocationVariable('recorded', intType)) as unknown as Var<Int>
  const note = fn('recordValue', [{ id: uint }, { bits: uvec4 }], nothing, (id, bits) => {
    const at = total.sub(from)
    If(at.greaterThanEqual(0).and(at.lessThan(count)), () => {
      entries.at(at.mul(2)).assign(uvec4(id))
      entries.at(at.mul(2).add(1)).assign(bits)
    })
    total.addAssign(1)
  })
  const record = (id: number, value: unknown): void => {
    if (!(value instanceof Node) || !isNumeric(value.type)) return fail(notAValue('a scalar or vector to record', value), record)
    note(uint(id), bitsOf(value, value.type))
  }
  return {
    record,
    stop: () => total.assign(afterAll),
    get isOver() {
      return total.sub(from).greaterThanEqual(count)
    },
    entries,
  }
}

/** A total that no list reaches. */
const afterAll = 2 ** 30

/** The bits of each component, followed by zeros. Half precision is widened first. */
const bitsOf = (value: Node, { scalar, size }: NumericType): UVec4 => {
  const convert = (to: ScalarType): Node => makeNode('construct', typeOf(to, size), [exprOf(value)])
  const isInteger = scalar === intType || scalar === uintType || scalar === boolType
  const bits = isInteger ? convert(uintType) : builtin(builtins.bitcastToUint, [scalar === floatType ? value : convert(floatType)], trace)
  const zeros = Array.from({ length: 4 - size }, () => zeroOf(uintType))
  // Four components make a uvec4.
  return (size === 4 ? bits : makeNode('construct', typeOf(uintType, 4), [exprOf(bits), ...zeros])) as unknown as UVec4
}
