/** Hand-made IR functions, run on the CPU: for the tests of that target. */
import { compileJS, textIn } from '../../../src/shader/target/cpu/program.ts'
import {
  makeExpr,
  type Binary,
  type BinaryOperator,
  type Builtin,
  type Call,
  type Construct,
  type Expr,
  type Func,
  type Literal,
  type Param,
  type Parameter,
  type Unary,
} from '../../../src/shader/ir/expr.ts'
import {
  makeStatement,
  type Assign,
  type Block,
  type For,
  type If,
  type Let,
  type Return,
  type Statement,
  type Switch,
  type Var,
} from '../../../src/shader/ir/statement.ts'
import { boolType, floatType, intType, nothingType, typeOf, uintType, type ScalarType, type Type } from '../../../src/shader/ir/type.ts'
import { evaluate } from '../../../src/shader/target/cpu/run/evaluate.ts'
import { toLeaves, zeroOf, type JSValue } from '../../../src/shader/target/cpu/run/value.ts'

// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(text) as () => unknown

export const textOf = (func: Func): string => textIn(compileJS([func]))
/** The function, to call with values. */
export const runOf = (func: Func): ((...args: readonly JSValue[]) => JSValue) => {
  const run = evaluate(compileJS([func]), make, 'call')
  run.set(({ source, type }) => toLeaves(typeof source === 'object' && 'value' in source && 'subscribe' in source ? source.value : zeroOf(type), type))
  return (...args) => run.call(0, args)
}

export const vec2 = typeOf(floatType, 2)
export const vec3 = typeOf(floatType, 3)
export const vec4 = typeOf(floatType, 4)

export const param = (name: string, type: Type, space?: Parameter['space']): Parameter => ({ name, type, space })
export const variable = (name: string, type: Type): Parameter => param(name, type, 'function')
export const read = (of: Parameter): Expr => makeExpr<Param>('param', of.type, [], of)
export const number = (value: number, type: ScalarType = floatType): Expr => makeExpr<Literal>('literal', type, [], value)
export const int = (value: number): Expr => number(value, intType)
export const uint = (value: number): Expr => number(value, uintType)
export const construct = (type: Type, ...args: readonly Expr[]): Expr => makeExpr<Construct>('construct', type, args, undefined)
export const numbers = (type: Type, ...values: readonly number[]): Expr => construct(type, ...values.map((value) => number(value)))
export const binary = (operator: BinaryOperator, type: Type, left: Expr, right: Expr): Expr => makeExpr<Binary>('binary', type, [left, right], operator)
export const add = (left: Expr, right: Expr): Expr => binary('+', left.type, left, right)
export const less = (left: Expr, right: Expr): Expr => binary('<', boolType, left, right)
export const unary = (operator: '-' | '!' | '~', of: Expr): Expr => makeExpr<Unary>('unary', of.type, [of], operator)
export const builtin = (name: string, type: Type, ...args: readonly Expr[]): Expr => makeExpr<Builtin>('builtin', type, args, { name })
export const call = (func: Func, ...args: readonly Expr[]): Expr => makeExpr<Call>('call', func.result, args, func)

export const letOf = (of: Parameter, value: Expr): Let => makeStatement<Let>('let', [value], of)
export const varOf = (of: Parameter, value?: Expr): Var => makeStatement<Var>('var', value ? [value] : [], of)
export const assign = (place: Expr, value: Expr, operator: Assign['detail'] = ''): Assign => makeStatement<Assign>('assign', [place, value], operator)
export const give = (...value: readonly Expr[]): Return => makeStatement<Return>('return', value, undefined)
export const when = (test: Expr, then: Block, otherwise: Block = []): If =>
  makeStatement<If>('if', [test], undefined, otherwise.length > 0 ? [then, otherwise] : [then])
export const count = (counter: Parameter, end: Expr, body: Block, start = int(0), step = int(1), operator: For['detail']['operator'] = '<'): For =>
  makeStatement<For>('for', [start, end, step], { counter, operator }, [body])
export const choose = (selector: Expr, cases: readonly (readonly [readonly number[], Block])[]): Switch =>
  makeStatement<Switch>(
    'switch',
    [selector],
    cases.map(([labels]) => labels),
    cases.map(([, block]) => block),
  )
export const simple = (op: 'break' | 'continue' | 'discard'): Statement => makeStatement<Statement>(op, [], undefined)
export const forever = (body: Block): Statement => makeStatement<Statement>('loop', [], undefined, [body])
export const perform = (value: Expr): Statement => makeStatement<Statement>('do', [value], undefined)

export const func = (name: string, params: readonly Parameter[], result: Type, body: Block): Func => ({ name, params, result, body, site: undefined })
export const procedure = (name: string, params: readonly Parameter[], body: Block): Func => func(name, params, nothingType, body)
/** A function that returns one expression. */
export const pure = (params: readonly Parameter[], value: Expr): Func => func('tested', params, value.type, [give(value)])
