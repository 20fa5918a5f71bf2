/** Visiting expressions and statements: each expression is met once. What rebuilds them is in rebuild.ts. */
import type { Expr, Parameter } from '../ir/expr.ts'
import type { Block, Statement } from '../ir/statement.ts'

/** Each expression below the roots, and the roots, once: arguments before what uses them. */
export const inOrder = (roots: readonly Expr[]): readonly Expr[] => {
  const seen = new Set<Expr>()
  for (const root of roots) gather(root, seen)
  return [...seen]
}

/** A set keeps the order in which it was filled. */
const gather = (expr: Expr, seen: Set<Expr>): void => {
  if (seen.has(expr)) return
  for (const arg of expr.args) gather(arg, seen)
  seen.add(expr)
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

/** Reading it is as cheap as a name: it never gets a constant of its own. */
export const isAtom = (expr: Expr): boolean => leaves.includes(expr.op) || (isPart(expr) && expr.args.every(isAtom))

/** The variable, parameter or storage that a place is a part of; undefined when the expression is no place. */
export const rootOf = (expr: Expr): Expr | undefined => {
  if (isPart(expr)) return expr.args[0] && rootOf(expr.args[0])
  return (expr.op === 'param' && expr.detail.space) || expr.op === 'storage' ? expr : undefined
}
