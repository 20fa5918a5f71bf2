/** Rebuilding expressions and statements. Sharing is kept: each expression is rebuilt once. */
import { withArgs, type Expr } from '../ir/expr.ts'
import { withParts, type Block, type Statement } from '../ir/statement.ts'
import { mapped } from './mapped.ts'
import { eachNew, mark, markOf, startWalk } from './walk.ts'

export type Rule = (expr: Expr) => Expr

/**
 * A function that gives the same expression with `rule` applied to each part, arguments first, and again to what a rule made,
 * until it leaves all alone. What a rule leaves alone is shared with the original, and what is met twice is rebuilt once.
 * `order` are expressions that will be asked for, arguments before what uses them: a list of them costs less than to look for them.
 */
export const transformer = (rule: Rule, order: readonly Expr[] = []): Rule => {
  /** What was made of each; what is in the order and became nothing else is not in here. */
  const done = new Map<Expr, Expr>()
  // The marks say what of the order is done. A rule that walks takes some away: those are looked at again, and are what they were.
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
 * The block with each argument rebuilt by `rebuild`, and each statement, with its inner blocks done, replaced by what `replace` makes of it.
 * What nothing becomes of is shared with the original.
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
