/** Control flow statements. Each runs its callbacks immediately, while the body around it is recorded. */
import { notAValue, notInLoop, sameLabel, wrongResult } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import {
  makeStatement,
  type Break as BreakStatement,
  type Comment as CommentStatement,
  type Continue as ContinueStatement,
  type Discard as DiscardStatement,
  type For,
  type If as IfStatement,
  type Loop as LoopStatement,
  type Return as ReturnStatement,
  type Statement,
  type Switch as SwitchStatement,
} from '../../ir/statement.ts'
import { boolType, floatType, intType, isNumeric, nothingType, uintType, type ScalarType, type Type } from '../../ir/type.ts'
import { rootOf } from '../../pass/walk.ts'
import { exprOf, literal, makeNode, Node, none, toNode, unary } from './node.ts'
import { fillBlock, isInLoop, moveSince, record, recordBlock, resultWanted, timeNow } from './record.ts'
import type { Bool, Float, Int, Uint, Value } from './type.ts'

/** The result of a callback: none, or the chain of its last statement. `void` alone would accept any value and drop it; in a union it refuses one. */
export type NoResult = void | IfChain | SwitchChain

/** The result of `If`, to add branches to. */
export interface IfChain {
  /** Adds a branch that runs if all conditions before it are false and this one is true. A function is evaluated only then. */
  ElseIf(condition: Bool | boolean | (() => Bool | boolean), then: () => NoResult): IfChain
  Else(then: () => NoResult): void
}

const condition = (value: unknown, below: unknown): Node => {
  const node = toNode(value, boolType, below)
  return node.type === boolType ? node : fail(notAValue('a bool as condition', value), below)
}

/**
 * Runs `then` if the condition is true.
 *
 * @example
 * If(d.lessThan(0), () => { color.assign(inside) }).ElseIf(d.lessThan(1), () => { color.assign(edge) }).Else(() => { color.assign(outside) })
 */
export const If = (test: Bool | boolean, then: () => NoResult): IfChain => {
  // The blocks of the last `if` in the chain: its else branch is added later.
  let blocks: Statement[][] = []
  let time = 0
  let others = 0
  const addIf = (value: unknown, what: string, fill: () => NoResult, below: unknown): void => {
    blocks = [[]]
    record(makeStatement<IfStatement>('if', [exprOf(condition(value, below))], undefined, blocks), what, below)
    recordBlock(blocks[0] ?? [], false, what, below, fill)
  }
  const addElse = (what: string, fill: () => NoResult, below: unknown): void => {
    const block: Statement[] = []
    moveSince(time, block, what, below)
    blocks.push(block)
    recordBlock(block, false, what, below, fill, others++)
    time = timeNow()
  }
  const elseIf: IfChain['ElseIf'] = (next, fill) => {
    addElse('ElseIf', () => addIf(typeof next === 'function' ? next() : next, 'ElseIf', fill, elseIf), elseIf)
    return chain
  }
  const otherwise: IfChain['Else'] = (fill) => addElse('Else', fill, otherwise)
  const chain: IfChain = { ElseIf: elseIf, Else: otherwise }
  addIf(test, 'If', then, If)
  time = timeNow()
  return chain
}

/**
 * The range of a counting loop: from `start` (default: 0) to `end`, exclusive unless `inclusive` is set, by `step` (default: 1).
 * The counter has the type of the nodes in the range. If all are numbers, it is an int, or a float if one of them has a fraction.
 */
export interface Range<S> {
  readonly start?: S | number
  readonly end: S | number
  readonly step?: S | number
  /** The preferred name of the counter in the generated code. Default: `i`. */
  readonly name?: string
  readonly inclusive?: boolean
}
interface Numbers<S extends number, E extends number, P extends number> extends Range<number> {
  readonly start?: S
  readonly end: E
  readonly step?: P
}
/** The counter type of a loop over numbers: a float if one of the types has a fraction, as `0.5` does and `number` does not. */
type Counter<S extends number, E extends number, P extends number> = [Fraction<S> | Fraction<E> | Fraction<P>] extends [never] ? Int : Float
type Fraction<N extends number> = number extends N ? never : `${N}` extends `${bigint}` ? never : N
export interface LoopFunction {
  (condition: () => Bool | boolean, body: () => NoResult): void
  (range: Range<Uint> & { readonly end: Uint }, body: (i: Uint) => NoResult): void
  (range: Range<Float> & ({ readonly end: Float } | { readonly start: Float } | { readonly step: Float }), body: (i: Float) => NoResult): void
  <S extends number, E extends number, P extends number>(range: Numbers<S, E, P>, body: (i: Counter<S, E, P>) => NoResult): void
  (range: Range<Int>, body: (i: Int) => NoResult): void
  (count: Uint, body: (i: Uint) => NoResult): void
  // Editors report errors against the last overload, so the most common one is last.
  (count: Int | number, body: (i: Int) => NoResult): void
}

const isRange = (value: unknown): value is Range<unknown> => typeof value === 'object' && value !== null && !(value instanceof Node) && 'end' in value

/** The type of the first node. Without nodes: float if a number of a range has a fraction, otherwise int. */
const countingType = (values: readonly unknown[], isOver: boolean): ScalarType => {
  const node = values.find((value) => value instanceof Node)
  if (node instanceof Node) return node.type === uintType || node.type === floatType ? node.type : intType
  return isOver && values.some((value) => typeof value === 'number' && value % 1 !== 0) ? floatType : intType
}

/**
 * A loop: with a count, over a range, or while a condition is true. The counter restarts each time the loop is entered.
 *
 * @example
 * Loop(5, (i) => { sum.addAssign(weights.at(i)) })
 * Loop({ start: 10, end: 0, step: -2 }, (i) => { … })
 * Loop(() => t.lessThan(far), () => { t.addAssign(scene(t)) })
 */
export const Loop: LoopFunction = (over: unknown, body: (counter: never) => NoResult): void => {
  const block: Statement[] = []
  if (typeof over === 'function') {
    record(makeStatement<LoopStatement>('loop', [], undefined, [block]), 'Loop', Loop)
    recordBlock(block, true, 'Loop', Loop, () => {
      // A function by the check above. It runs inside the body, because the condition is evaluated in every iteration.
      const test = condition((over as () => unknown)(), Loop)
      const leave: Statement[] = [makeStatement<BreakStatement>('break', [], undefined)]
      record(makeStatement<IfStatement>('if', [exprOf(unary('!', test, Loop))], undefined, [leave]), 'Loop', Loop)
      // By its overload, the body of a loop with a condition takes no counter.
      fillBlock('Loop', body, Loop)
    })
    return
  }
  const range: Range<unknown> = isRange(over) ? over : { end: over }
  const { start = 0, end, step = 1, name = 'i', inclusive = false } = range
  const type = countingType([start, end, step], range === over)
  // Only a number has a known sign: with a node as step, the loop counts up.
  const down = typeof step === 'number' && step < 0
  const args = [start, end, step].map((value, i) => {
    const node = typeof value === 'number' ? literal(value, type, Loop) : toNode(value, type, Loop)
    // Variables are copied, so that the body cannot change the end or the step.
    return i > 0 && rootOf(exprOf(node)) ? makeNode('named', node.type, [exprOf(node)], i === 1 ? 'end' : 'step') : node
  })
  for (const arg of args) if (arg.type !== type) return fail(notAValue(`start, end and step of one type, ${type.name}`, arg), Loop)
  if (step === 0) return fail(notAValue('a step other than 0', step), Loop)
  const counter = { name, type }
  const operator = down ? (inclusive ? '>=' : '>') : inclusive ? '<=' : '<'
  record(makeStatement<For>('for', args.map(exprOf), { counter, operator }, [block]), 'Loop', Loop)
  // The overload gives the callback a counter of the type that `countingType` found.
  recordBlock(block, true, 'Loop', Loop, body, 0, () => makeNode('param', type, none, counter))
}

/** The result of `Switch`, to add cases to. */
export interface SwitchChain {
  /** Adds a case for one or several values. Cases do not fall through. */
  Case(value: number | readonly number[], then: () => NoResult): SwitchChain
  /** Adds the case for all other values. */
  Default(then: () => NoResult): void
}

/**
 * Selects a case by the value of an int or uint.
 *
 * @example
 * Switch(mode).Case(0, () => { … }).Case([1, 2], () => { … }).Default(() => { … })
 */
export const Switch = (selector: Int | Uint): SwitchChain => {
  const node = toNode(selector, intType, Switch)
  if (node.type !== intType && node.type !== uintType) return fail(notAValue('an int or uint to choose by', selector), Switch)
  const blocks: Statement[][] = []
  const labels: (readonly number[])[] = []
  record(makeStatement<SwitchStatement>('switch', [exprOf(node)], labels, blocks), 'Switch', Switch)
  let time = timeNow()
  const add = (values: readonly number[], what: string, then: () => NoResult, below: unknown): void => {
    for (const value of values) {
      literal(value, node.type === uintType ? uintType : intType, below)
      if (labels.some((others) => others.includes(value))) fail(sameLabel(value), below)
    }
    const block: Statement[] = []
    moveSince(time, block, what, below)
    labels.push(values)
    blocks.push(block)
    // The compilers count a case as one more level of nesting.
    recordBlock(block, false, what, below, then, 1)
    time = timeNow()
  }
  const addCase: SwitchChain['Case'] = (value, then) => {
    const values: readonly number[] = typeof value === 'number' ? [value] : value
    if (values.length === 0) return fail(notAValue('a value for the case', value), addCase)
    add(values, 'Case', then, addCase)
    return chain
  }
  const addDefault: SwitchChain['Default'] = (then) => add([], 'Default', then, addDefault)
  const chain: SwitchChain = { Case: addCase, Default: addDefault }
  return chain
}

/** Leaves the innermost loop. */
export const Break = (): void => {
  if (!isInLoop()) return fail(notInLoop('Break()'), Break)
  record(makeStatement<BreakStatement>('break', [], undefined), 'Break', Break)
}

/** Continues with the next iteration of the innermost loop. */
export const Continue = (): void => {
  if (!isInLoop()) return fail(notInLoop('Continue()'), Continue)
  record(makeStatement<ContinueStatement>('continue', [], undefined), 'Continue', Continue)
}

/** Ends the function and returns this value; without a value if the function returns `nothing`. */
export const Return = (value?: Value<Type, unknown, unknown> | number | boolean): void => {
  const wanted = resultWanted('Return', Return)
  if (wanted === nothingType) {
    if (value !== undefined) return fail(wrongResult(undefined, 'nothing', value instanceof Node ? value.type.name : typeof value), Return)
    record(makeStatement<ReturnStatement>('return', [], undefined), 'Return', Return)
    return
  }
  const node = isNumeric(wanted) ? toNode(value, wanted.scalar, Return) : value
  if (!(node instanceof Node) || node.type !== wanted)
    return fail(wrongResult(undefined, wanted.name, node instanceof Node ? node.type.name : typeof value), Return)
  record(makeStatement<ReturnStatement>('return', [exprOf(node)], undefined), 'Return', Return)
}

/** Discards the fragment. Fragment stage only. */
export const Discard = (): void => {
  record(makeStatement<DiscardStatement>('discard', [], undefined), 'Discard', Discard)
}

/** Adds a comment before the next statement of the generated code. Compact output omits it. */
export const Comment = (text: string): void => {
  record(makeStatement<CommentStatement>('comment', [], text), 'Comment', Comment)
}
