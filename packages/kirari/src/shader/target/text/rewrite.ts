/** Combines the passes of a target into a function that rewrites a body. */
import type { Block, Statement, StatementRule } from '../../ir/statement.ts'
import { mapBlock, transformer, type Rule } from '../../pass/rebuild.ts'
import { expressionsIn } from '../../pass/walk.ts'

export const rewriteWith = (passes: readonly Rule[], statementPasses: readonly StatementRule[] = []): ((body: Block) => Block) => {
  const rule: Rule = (expr) => {
    let current = expr
    for (const pass of passes) current = pass(current)
    return current
  }
  const replace = (statement: Statement): readonly Statement[] => {
    let statements: readonly Statement[] = [statement]
    for (const pass of statementPasses) statements = statements.length === 1 && statements[0] ? pass(statements[0]) : statements.flatMap(pass)
    return statements
  }
  return (body) => mapBlock(body, transformer(rule, expressionsIn(body)), statementPasses.length > 0 ? replace : undefined)
}
