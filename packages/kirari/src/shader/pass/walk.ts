/** Visiting expressions and statements: each expression is met once. What rebuilds them is in rebuild.ts. */
import type { Expr, Parameter } from '../ir/expr.ts'
import type { Block, Statement } from '../ir/statement.ts'

/**
 * Shows the root and each expression below it that `isNew`, arguments before what uses them. What is not new is not looked into.
 * A loop in the user's program makes expressions a hundred thousand deep: nothing that meets one before it is cut (cut.ts) calls itself.
 */
export const eachNew = (root: Expr, isNew: (expr: Expr) => boolean, visit: (expr: Expr) => void): void => {
  if (!isNew(root)) return
  const path = [{ expr: root, next: 0 }]
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const arg = last.expr.args[last.next++]
    if (!arg) {
      path.pop()
      visit(last.expr)
    } else if (isNew(arg)) path.push({ expr: arg, next: 0 })
  }
}

/** Each expression below the roots, and the roots, once: arguments before what uses them. */
export const inOrder = (roots: readonly Expr[]): readonly Expr[] => {
  const seen = new Set<Expr>()
  for (const root of roots) gather(root, seen)
  return [...seen]
}

/** A set keeps the order in which it was filled. */
const gather = (root: Expr, seen: Set<Expr>): void =>
  eachNew(
    root,
    (expr) => !seen.has(expr),
    (expr) => seen.add(expr),
  )

/** Shows every statement of a block and of the blocks inside, in the order of the text. */
export const eachStatement = (block: Block, visit: (statement: Statement) => void): void => {
  for (const statement of block) {
    visit(statement)
    for (const inner of statement.blocks) eachStatement(inner, visit)
  }
}

/** Every statement of a block and of the blocks inside, in the order of the text. */
export const statementsIn = (block: Block): readonly Statement[] => {
  const statements: Statement[] = []
  eachStatement(block, (statement) => statements.push(statement))
  return statements
}

const expressions = new WeakMap<Block, readonly Expr[]>()
/** Every expression of a finished block, once: arguments before what uses them. Each stage asks for it, so it is gathered once. */
export const expressionsIn = (block: Block): readonly Expr[] => {
  let found = expressions.get(block)
  if (!found) {
    const seen = new Set<Expr>()
    eachStatement(block, ({ args }) => {
      for (const arg of args) gather(arg, seen)
    })
    expressions.set(block, (found = [...seen]))
  }
  return found
}

/** What the statements of a block declare. */
export const declaredIn = (block: Block): readonly Parameter[] =>
  statementsIn(block).flatMap((statement) =>
    statement.op === 'let' || statement.op === 'var' ? [statement.detail] : statement.op === 'for' ? [statement.detail.counter] : [],
  )

const leaves: readonly string[] = ['literal', 'param', 'input', 'uniform', 'storage']
const isPart = ({ op }: Expr): boolean => op === 'swizzle' || op === 'field' || op === 'index'

/** Reading it is as cheap as a name: it never gets a constant of its own. Of elements chosen by elements, again and again, only a few are. */
export const isAtom = (expr: Expr, levels = 8): boolean =>
  leaves.includes(expr.op) || (isPart(expr) && levels > 0 && expr.args.every((arg) => isAtom(arg, levels - 1)))

/** The variable, parameter or storage that a place is a part of; undefined when the expression is no place. */
export const rootOf = (expr: Expr): Expr | undefined => {
  if (isPart(expr)) return expr.args[0] && rootOf(expr.args[0])
  return (expr.op === 'param' && expr.detail.space) || expr.op === 'storage' ? expr : undefined
}
