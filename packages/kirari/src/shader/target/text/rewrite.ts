/** Runs the passes of a target over a body. */
import type { Block, Statement } from '../../ir/statement.ts'
import { mapBlock, transformer, type Rule } from '../../pass/rebuild.ts'
import { expressionsIn, statementsIn } from '../../pass/walk.ts'

export const rewriteWith = (
  passes: readonly Rule[],
  statementPasses: readonly ((statement: Statement) => readonly Statement[])[] = [],
): ((body: Block) => Block) => {
  const rule: Rule = (expr) => {
    let current = expr
    for (const pass of passes) current = pass(current)
    return current
  }
  const replace = (statement: Statement): readonly Statement[] =>
    statementPasses.reduce<readonly Statement[]>((statements, pass) => statements.flatMap(pass), [statement])
  // Most bodies are sayable as they are. A pass looks at one thing at a time, so what it leaves alone everywhere needs no rebuilding.
  const isSayable = (body: Block): boolean =>
    expressionsIn(body).every((expr) => rule(expr) === expr) &&
    (statementPasses.length === 0 || statementsIn(body).every((statement) => replace(statement)[0] === statement))
  return (body) => (isSayable(body) ? body : mapBlock(body, transformer(rule), replace))
}
