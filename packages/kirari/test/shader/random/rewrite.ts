/** The parts of expressions, and programs with other expressions. */
import type { Block, Expr, Func, Parameter, Program, Statement } from './program.ts'

/** The expressions that an expression is made of. */
export const partsOf = (expr: Expr): readonly Expr[] => {
  switch (expr.op) {
    case 'literal':
    case 'bare':
    case 'local':
      return []
    case 'swizzle':
    case 'field':
    case 'named':
      return [expr.of]
    case 'at':
      return [expr.of, expr.index]
    default:
      return expr.args
  }
}
export const withPart = (expr: Expr, index: number, part: Expr): Expr => {
  switch (expr.op) {
    case 'literal':
    case 'bare':
    case 'local':
      return expr
    case 'swizzle':
    case 'field':
    case 'named':
      return { ...expr, of: part }
    case 'at':
      return index === 0 ? { ...expr, of: part } : { ...expr, index: part }
    default:
      return { ...expr, args: expr.args.with(index, part) }
  }
}

interface Change {
  /** What stands in the place of an expression, whose parts are changed already. */
  readonly expr: (expr: Expr) => Expr
  /** The parameters and the first statements of a function. */
  readonly head: (params: readonly Parameter[]) => { readonly params: readonly Parameter[]; readonly body: Block }
  /** The arguments of its calls. */
  readonly args: (args: readonly Expr[]) => readonly Expr[]
}
const nothing: Change = { expr: (expr) => expr, head: (params) => ({ params, body: [] }), args: (args) => args }

/** The program after a change. Calls refer to the functions of the new program, so it is also needed after one of them is replaced. */
export const rewrite = (program: Program, change: Change = nothing): Program => {
  const made = new Map<number, Func>()
  const linkFunc = (func: Func): Func => made.get(func.id) ?? func
  const link = (expr: Expr): Expr => {
    const next = partsOf(expr).reduce((current, part, i) => withPart(current, i, link(part)), expr)
    return change.expr(next.op === 'call' ? { ...next, func: linkFunc(next.func), args: change.args(next.args) } : next)
  }
  const linkBlock = (block: Block): Block => block.map(linkStatement)
  const linkStatement = (statement: Statement): Statement => {
    switch (statement.op) {
      case 'bind':
        return { ...statement, value: link(statement.value) }
      case 'variable':
      case 'return':
        return statement.value ? { ...statement, value: link(statement.value) } : statement
      case 'assign':
        return { ...statement, place: link(statement.place), value: link(statement.value) }
      case 'do':
        return { ...statement, func: linkFunc(statement.func), args: change.args(statement.args.map(link)) }
      case 'if': {
        const chain = statement.chain.map((part) => ({ ...part, test: link(part.test), body: linkBlock(part.body) }))
        return { ...statement, chain, ...(statement.otherwise ? { otherwise: linkBlock(statement.otherwise) } : {}) }
      }
      case 'count':
        return {
          ...statement,
          ...(statement.start ? { start: link(statement.start) } : {}),
          end: link(statement.end),
          ...(statement.step ? { step: link(statement.step) } : {}),
          body: linkBlock(statement.body),
        }
      case 'while':
        return { ...statement, test: link(statement.test), body: linkBlock(statement.body) }
      case 'switch': {
        const cases = statement.cases.map((part) => ({ ...part, body: linkBlock(part.body) }))
        return { ...statement, selector: link(statement.selector), cases, ...(statement.otherwise ? { otherwise: linkBlock(statement.otherwise) } : {}) }
      }
      case 'break':
      case 'continue':
        return statement
    }
  }
  const functions = program.functions.map((func) => {
    const { params, body } = change.head(func.params)
    const next: Func = { ...func, params, body: linkBlock([...body, ...func.body]), ...(func.value ? { value: link(func.value) } : {}) }
    made.set(func.id, next)
    return next
  })
  return { ...program, functions, entry: linkFunc(program.entry) }
}
