/** Rebuilding expressions and statements. Sharing is preserved: each expression is rebuilt once. */
import { withArgs, type Expr } from '../ir/expr.ts'
import { withParts, type Block, type Statement } from '../ir/statement.ts'
import { mapped } from './mapped.ts'
import { eachNew, mark, markOf, startWalk } from './walk.ts'

export type Rule = (expr: Expr) => Expr

/**
 * Returns a function that applies `rule` to each part of an expression, arguments first, and again to its results until they stop
 * changing. Unchanged parts are shared with the original, and shared parts are rebuilt once.
 * `order` are expressions that will be rebuilt, arguments before their users: passing the list is cheaper than finding them again.
 */
export const transformer = (rule: Rule, order: readonly Expr[] = []): Rule => {
  /** The results, without the expressions of `order` that did not change. */
  const done = new Map<Expr, Expr>()
  // Marks record which expressions of `order` are done. A rule that walks overwrites some: those are rebuilt again, with the same result.
  const start = startWalk()
  let now = start
  const isNew = (expr: Expr): boolean => {
    const at = markOf(expr)
    return (at <= start || at > now) && !done.has(expr)
  }
  const resultOf = (expr: Expr): Expr => done.get(expr) ?? expr
  const madeOf = (expr: Expr): Expr => {
    const args = mapped(expr.args, resultOf)
    const copy = args === expr.args ? expr : withArgs(expr, args)
    const made = rule(copy)
    if (made !== copy) return rebuild(made)
    if (copy !== expr) done.set(copy, copy)
    return copy
  }
  const step = (expr: Expr): void => void done.set(expr, madeOf(expr))
  const rebuild = (root: Expr): Expr => {
    eachNew(root, isNew, step)
    return resultOf(root)
  }
  order.forEach(mark)
  for (const expr of order) {
    const made = madeOf(expr)
    if (made !== expr) done.set(expr, made)
    now++
  }
  return rebuild
}

/**
 * The block with `rebuild` applied to each argument, then `replace` to each statement, inner blocks first. Unchanged parts are shared
 * with the original.
 */
export const mapBlock = (block: Block, rebuild: Rule, replace?: (statement: Statement) => readonly Statement[]): Block => {
  const mapInner = (inner: Block): Block => mapBlock(inner, rebuild, replace)
  const done: Statement[] = []
  let isSame = true
  for (const statement of block) {
    const made = withParts(statement, mapped(statement.args, rebuild), mapped(statement.blocks, mapInner))
    if (!replace) done.push(made)
    else for (const one of replace(made)) done.push(one)
    isSame &&= done.length > 0 && done.at(-1) === statement
  }
  return isSame && done.length === block.length ? block : done
}
