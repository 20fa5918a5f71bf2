/** Removes unused constants: the components of a value that only its caller, or nobody, asked for. */
import type { Expr, Parameter } from '../../../ir/expr.ts'
import { makeStatement, type Block, type Do, type Statement } from '../../../ir/statement.ts'

/** `isNeeded` returns whether a call has an effect besides its result. */
export const prune = (block: Block, isNeeded: (expr: Expr) => boolean): Block => {
  const used = new Set<Parameter>()
  const use = (expr: Expr): void => {
    if (expr.op === 'param') used.add(expr.detail)
    expr.args.forEach(use)
  }
  const prunedBlock = (statements: Block): Block => {
    const kept: Statement[] = []
    for (const statement of statements.toReversed()) {
      const isUnused = statement.op === 'let' && !used.has(statement.detail)
      const [value] = statement.args
      if (isUnused && value && !hasEffect(value, isNeeded)) continue
      // Later rounds of a loop use earlier statements: all uses inside are visited before the statement that holds them.
      const blocks = statement.blocks.toReversed().map(prunedBlock).toReversed()
      statement.args.forEach(use)
      if (isUnused && value) kept.push(makeStatement<Do>('do', [value], undefined))
      else kept.push(blocks.length > 0 ? withBlocks(statement, blocks) : statement)
    }
    return kept.toReversed()
  }
  return prunedBlock(block)
}

const withBlocks = ({ op, args, detail, site }: Statement, blocks: readonly Block[]): Statement =>
  // The members are those of the statement, with pruned blocks.
  ({ op, args, blocks, detail, site }) as Statement

const hasEffect = (expr: Expr, isNeeded: (expr: Expr) => boolean): boolean =>
  ((expr.op === 'call' || expr.op === 'builtin') && isNeeded(expr)) || expr.args.some((arg) => hasEffect(arg, isNeeded))
