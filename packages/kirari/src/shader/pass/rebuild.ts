/** Rebuilding expressions and statements. Sharing is kept: each expression is rebuilt once. */
import type { Expr } from '../ir/expr.ts'
import type { Block, Statement } from '../ir/statement.ts'
import { eachNew } from './walk.ts'

export type Rule = (expr: Expr) => Expr

/**
 * A function that gives the same expression with `rule` applied to each part, arguments first, and again to what a rule made,
 * until it leaves all alone. What a rule leaves alone is shared with the original, and what is met twice is rebuilt once.
 */
export const transformer = (rule: Rule): Rule => {
  const done = new Map<Expr, Expr>()
  const resultOf = (expr: Expr): Expr => done.get(expr) ?? expr
  const step = (expr: Expr): void => {
    const args = expr.args.map(resultOf)
    // The copy has the members of the original, with arguments of the same types.
    const copy = args.every((arg, i) => arg === expr.args[i]) ? expr : ({ op: expr.op, type: expr.type, args, detail: expr.detail } as Expr)
    const made = rule(copy)
    if (made === copy) done.set(copy, copy)
    done.set(expr, made === copy ? copy : rebuild(made))
  }
  const rebuild = (root: Expr): Expr => {
    eachNew(root, (expr) => !done.has(expr), step)
    return resultOf(root)
  }
  return rebuild
}

/** The block with each argument rebuilt by `rebuild`, and each statement, with its inner blocks done, replaced by what `replace` makes of it. */
export const mapBlock = (block: Block, rebuild: Rule, replace: (statement: Statement) => readonly Statement[] = (statement) => [statement]): Block =>
  block.flatMap((statement) => {
    const args = statement.args.map(rebuild)
    const blocks = statement.blocks.map((inner) => mapBlock(inner, rebuild, replace))
    // The members are those of the statement, with arguments of the same types.
    return replace({ op: statement.op, args, blocks, detail: statement.detail, site: statement.site } as Statement)
  })
