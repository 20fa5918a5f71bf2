/** Visiting expressions and statements: each expression is met once. What rebuilds them is in rebuild.ts. */
import { walkMark, type Expr, type Parameter } from '../ir/expr.ts'
import type { Block, Statement } from '../ir/statement.ts'

/**
 * Shows the root and each expression below it that `isNew`, arguments before what uses them. What is not new is not looked into.
 * A loop in the user's program makes expressions a hundred thousand deep: what meets one before it is cut (cut.ts) calls itself for so many `levels` only.
 */
export const eachNew = (root: Expr, isNew: (expr: Expr) => boolean, visit: (expr: Expr) => void, levels = 30): void => {
  if (!isNew(root)) return
  if (levels > 0) {
    for (const arg of root.args) eachNew(arg, isNew, visit, levels - 1)
    return visit(root)
  }
  const path = [{ expr: root, next: 0 }]
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const arg = last.expr.args[last.next++]
    if (!arg) {
      path.pop()
      visit(last.expr)
    } else if (isNew(arg)) path.push({ expr: arg, next: 0 })
  }
}

/**
 * Walks number the expressions that they meet, each with a number that no other was given: what has a number above the one that
 * stood when a walk began was met by it, or by a later one. So a walk must be done with its numbers before another begins.
 */
let lastMark = 0
/** The number at the beginning of a walk. */
export const startWalk = (): number => lastMark
/** Gives the next number. */
export const mark = (expr: Expr): number => ((expr as { [walkMark]: number })[walkMark] = ++lastMark)
/** The number that it was given last. */
export const markOf = (expr: Expr): number => expr[walkMark] ?? 0

/** Gathers expressions: what it gives adds those below a root, and the root, that were not there yet, arguments before what uses them. */
const gatherer = (found: Expr[]): ((root: Expr) => void) => {
  const start = startWalk()
  const isNew = (expr: Expr): boolean => markOf(expr) <= start
  const visit = (expr: Expr): void => {
    mark(expr)
    found.push(expr)
  }
  return (root) => eachNew(root, isNew, visit)
}

/** Each expression below the roots, and the roots, once: arguments before what uses them. */
export const inOrder = (roots: readonly Expr[]): readonly Expr[] => {
  const found: Expr[] = []
  roots.forEach(gatherer(found))
  return found
}

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

/** Every expression of a block, once: arguments before what uses them. */
export const gathered = (block: Block): readonly Expr[] => {
  const found: Expr[] = []
  eachRoot(block, gatherer(found))
  return found
}
const eachRoot = (block: Block, visit: (root: Expr) => void): void => {
  for (const { args, blocks } of block) {
    for (const arg of args) visit(arg)
    for (const inner of blocks) eachRoot(inner, visit)
  }
}

/** The same for a finished block. Each stage asks for it, so it is gathered once. */
export const expressionsIn = (block: Block): readonly Expr[] => block.expressions ?? ((block as { expressions: readonly Expr[] }).expressions = gathered(block))

/** What the statements of a block declare. */
export const declaredIn = (block: Block): readonly Parameter[] =>
  statementsIn(block).flatMap((statement) =>
    statement.op === 'let' || statement.op === 'var' ? [statement.detail] : statement.op === 'for' ? [statement.detail.counter] : [],
  )

const leaves: readonly string[] = ['literal', 'param', 'input', 'uniform', 'storage']
const isPart = ({ op }: Expr): boolean => op === 'swizzle' || op === 'field' || op === 'index'

/** Reading it is as cheap as a name: it never gets a constant of its own. Of elements chosen by elements, again and again, only a few are. */
export const isAtom = (expr: Expr, levels = 8): boolean =>
  isPart(expr) ? levels > 0 && expr.args.every((arg) => isAtom(arg, levels - 1)) : leaves.includes(expr.op)

/** The variable, parameter or storage that a place is a part of; undefined when the expression is no place. */
export const rootOf = (expr: Expr): Expr | undefined => {
  if (isPart(expr)) return expr.args[0] && rootOf(expr.args[0])
  return (expr.op === 'param' && expr.detail.space) || expr.op === 'storage' ? expr : undefined
}
