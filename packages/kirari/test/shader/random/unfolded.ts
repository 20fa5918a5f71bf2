/**
 * The program with literals that no compiler can compute with: each is combined with a zero that arrives as an argument.
 *
 * Drivers fold constants, and some fold them wrongly: SwiftShader gives 0 for `(~max(ivec4(0), ivec4(0))).x`. A program that is wrong with
 * literals and right without them met such a driver.
 */
import type { Expr, Parameter, Program } from './program.ts'
import { rewrite } from './rewrite.ts'
import { bool, numeric, type NumericType } from './type.ts'

const uint = numeric('uint')
const zero: Parameter = { name: 'randomZero', hint: 'randomZero', type: uint, isInout: false }
const zeroExpr: Expr = { op: 'local', type: uint, name: zero.name }
/** The argument that each call of an unfolded program has after its own. */
export const zeroArgument = 0

const apply = (type: NumericType, name: string, ...args: readonly Expr[]): Expr => ({ op: 'apply', type, name, asMethod: true, args })
const unknown = (type: NumericType, value: number | boolean): Expr => {
  if (type === bool) return apply(bool, value === true ? 'equal' : 'notEqual', zeroExpr, { op: 'literal', type: uint, value: 0 })
  const nothing: Expr = type === uint ? zeroExpr : { op: 'construct', type, args: [zeroExpr] }
  return apply(type, type.scalar === 'float' ? 'add' : 'bitXor', { op: 'literal', type, value }, nothing)
}

export const unfolded = (program: Program): Program => ({
  // What globals hold is computed in the functions, where the zero is known.
  ...rewrite(program, {
    expr: (expr) => ((expr.op === 'literal' || expr.op === 'bare') && expr.type.size === 1 ? unknown(expr.type, expr.value) : expr),
    head: (params) => ({ params: [...params, zero], body: program.globals.map(({ name, value }) => ({ op: 'bind', name, value })) }),
    args: (args) => [...args, zeroExpr],
  }),
  globals: [],
})
