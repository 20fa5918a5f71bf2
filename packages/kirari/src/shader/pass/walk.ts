/** Visiting expressions and statements, each expression once. Rebuilding them is in rebuild.ts. */
import { walkMark, type Expr, type Parameter } from '../ir/expr.ts'
import type { Block, Statement } from '../ir/statement.ts'

/**
 * Visits the root and each expression below it that `isNew`, arguments before their users; does not descend into others.
 * A loop in the user's program makes expressions a hundred thousand levels deep, so before cut.ts only this many `levels` recurse.
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
 * Walks number the expressions they visit, each with a unique number: a number above the last one at the start of a walk means that
 * this walk, or a later one, visited the expression. So a walk must be done with its numbers before another starts.
 */
let lastMark = 0
/** The last number before a walk. */
export const startWalk = (): number => lastMark
/** Gives an expression the next number. */
export const mark = (expr: Expr): number => ((expr as { [walkMark]: number })[walkMark] = ++lastMark)
/** The number that an expression got last. */
export const markOf = (expr: Expr): number => expr[walkMark] ?? 0

/** Returns a function that adds a root and all expressions below it to `found`, each once, arguments before their users. */
const gatherer = (found: Expr[]): ((root: Expr) => void) => {
  const start = startWalk()
  const isNew = (expr: Expr): boolean => markOf(expr) <= start
  const visit = (expr: Expr): void => {
    mark(expr)
    found.push(expr)
  }
  return (root) => eachNew(root, isNew, visit)
}

/** The roots and all expressions below them, each once: arguments before their users. */
export const inOrder = (roots: readonly Expr[]): readonly Expr[] => {
  const found: Expr[] = []
  roots.forEach(gatherer(found))
  return found
}

/** Visits every statement of a block and of its nested blocks, in the order of the text. */
export const eachStatement = (block: Block, visit: (statement: Statement) => void): void => {
  for (const statement of block) {
    visit(statement)
    for (const inner of statement.blocks) eachStatement(inner, visit)
  }
}

/** Every statement of a block and of its nested blocks, in the order of the text. */
export const statementsIn = (block: Block): readonly Statement[] => {
  const statements: Statement[] = []
  eachStatement(block, (statement) => statements.push(statement))
  return statements
}

/** Every expression of a block, once: arguments before their users. */
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

/** The same for a finished block, cached, because every stage needs it. */
export const expressionsIn = (block: Block): readonly Expr[] => block.expressions ?? ((block as { expressions: readonly Expr[] }).expressions = gathered(block))

/** The declarations in a block. */
export const declaredIn = (block: Block): readonly Parameter[] =>
  statementsIn(block).flatMap((statement) =>
    statement.op === 'let' || statement.op === 'var' ? [statement.detail] : statement.op === 'for' ? [statement.detail.counter] : [],
  )

const leaves: readonly string[] = ['literal', 'param', 'input', 'uniform', 'storage']
const isPart = ({ op }: Expr): boolean => op === 'swizzle' || op === 'field' || op === 'index'

/** Whether reading it is as cheap as a name, so that it never gets a constant. Nested indices count up to `levels` only. */
export const isAtom = (expr: Expr, levels = 8): boolean =>
  isPart(expr) ? levels > 0 && expr.args.every((arg) => isAtom(arg, levels - 1)) : leaves.includes(expr.op)

/** The variable, parameter or storage that a place is a part of; undefined if the expression is not a place. */
export const rootOf = (expr: Expr): Expr | undefined => {
  if (isPart(expr)) return expr.args[0] && rootOf(expr.args[0])
  return (expr.op === 'param' && expr.detail.space) || expr.op === 'storage' ? expr : undefined
}
