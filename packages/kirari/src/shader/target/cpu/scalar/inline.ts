/**
 * A call as the statements of its function, for hoist.ts: what they compute of arguments that are the same for all pixels can then be
 * computed before the first pixel, while other arguments differ.
 */
import type { Call, Expr, Parameter } from '../../../ir/expr.ts'
import { makeStatement, type Block, type Let, type Statement, type Var } from '../../../ir/statement.ts'
import { transformer, mapBlock } from '../../../pass/rebuild.ts'
import { declaredIn, statementsIn } from '../../../pass/walk.ts'
import { at, read } from './scalar.ts'
import type { ScalarFunction } from './scope.ts'

export interface Inlined {
  readonly statements: Block
  /** What the call would have left in `results`, by its index. */
  readonly left: ReadonlyMap<unknown, Expr>
}

/** Whether its statements can stand in place of a call: they return at their end only, and compute with scalars. */
export const canInline = ({ func, arrays, discards }: ScalarFunction): boolean =>
  !discards &&
  arrays.length === 0 &&
  func.params.every(({ type }) => type.kind === 'scalar') &&
  statementsIn(func.body).every((statement) => statement.op !== 'return' || statement === func.body.at(-1))

/** `to` is the constant that gets the only result. */
export const inlineCall = ({ args, detail: func }: Call, results: Parameter, to: Parameter | undefined): Inlined => {
  const names = new Map<Parameter, Expr>(declaredIn(func.body).map((param) => [param, read({ ...param })]))
  const given = func.params.flatMap((param, i): readonly Statement[] => {
    const arg = at(args, i)
    const isSame = !param.space && (arg.op === 'literal' || (arg.op === 'param' && !arg.detail.space))
    const own: Parameter = { ...param, space: param.space && 'function' }
    names.set(param, isSame ? arg : read(own))
    if (isSame) return []
    return [param.space ? makeStatement<Var>('var', [arg], own) : makeStatement<Let>('let', [arg], own)]
  })
  const left = new Map<unknown, Expr>()
  const inside = renamed(func.body, names).flatMap((statement): readonly Statement[] => {
    const [first, value] = statement.args
    if (statement.op === 'return') return first && to ? [makeStatement<Let>('let', [first], to)] : []
    if (statement.op !== 'assign' || !value || !isResult(first, results)) return [statement]
    const param: Parameter = { name: func.name, type: value.type }
    left.set(first.args[1]?.detail, read(param))
    return [makeStatement<Let>('let', [value], param)]
  })
  return { statements: [...given, ...inside], left }
}

/** Whether it is one of the scalars that a call leaves in `results`. */
export const isResult = (expr: Expr | undefined, results: Parameter): expr is Expr => expr?.op === 'index' && expr.args[0]?.detail === results

/** The block with other names. */
const renamed = (block: Block, names: ReadonlyMap<Parameter, Expr>): Block => {
  const nameOf = (param: Parameter): Parameter => {
    const to = names.get(param)
    return to?.op === 'param' ? to.detail : param
  }
  const declare = (statement: Statement): Statement => {
    const { op, args, blocks, site } = statement
    if (op === 'let') return makeStatement<Let>(op, args, nameOf(statement.detail), blocks, site)
    if (op === 'var') return makeStatement<Var>(op, args, nameOf(statement.detail), blocks, site)
    if (op === 'for') return makeStatement(op, args, { ...statement.detail, counter: nameOf(statement.detail.counter) }, blocks, site)
    return statement
  }
  return mapBlock(
    block,
    transformer((expr) => (expr.op === 'param' ? (names.get(expr.detail) ?? expr) : expr)),
    (statement) => [declare(statement)],
  )
}
