/** Runs the passes of a target over a body. */
import type { Block, Statement } from '../ir/statement.ts'
import { mapBlock, transformer, type Rule } from '../proc/walk.ts'

export const rewriteWith =
  (passes: readonly Rule[], statementPasses: readonly ((statement: Statement) => readonly Statement[])[] = []) =>
  (body: Block): Block =>
    mapBlock(
      body,
      transformer((expr) => passes.reduce((current, pass) => pass(current), expr)),
      (statement) => statementPasses.reduce<readonly Statement[]>((statements, pass) => statements.flatMap(pass), [statement]),
    )
