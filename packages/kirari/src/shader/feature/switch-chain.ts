/**
 * A `break` in a case leaves the loop around the switch, as written; in the target languages it would leave the switch. Such a switch becomes
 * a chain of `if`.
 */
import { makeExpr, type Binary, type Expr } from '../ir/expr.ts'
import { makeStatement, type Block, type If, type Let, type Statement, type Switch } from '../ir/statement.ts'
import { boolType, uintType } from '../ir/type.ts'
import { compare, int, paramOf, uint } from '../pass/build.ts'
import { mapBlock } from '../pass/rebuild.ts'

export const separateSwitches = (block: Block): Block =>
  mapBlock(
    block,
    (expr) => expr,
    (statement) => (statement.op === 'switch' && statement.blocks.some(breaks) ? asChain(statement) : [statement]),
  )

/** Whether a `break` in the block leaves a loop outside it. */
const breaks = (block: Block): boolean => block.some(({ op, blocks }) => op === 'break' || (op !== 'loop' && op !== 'for' && blocks.some(breaks)))

const asChain = ({ args: [selector], blocks, detail, site }: Switch): readonly Statement[] => {
  if (!selector) return []
  const value = { name: 'choice', type: selector.type }
  const isOne = (label: number): Expr => compare('==', paramOf(value), selector.type === uintType ? uint(label) : int(label))
  const chain = (i: number): Block => {
    const labels = detail[i]
    const body = blocks[i] ?? []
    if (!labels) return []
    if (labels.length === 0) return body
    const test = labels.map(isOne).reduce((a, b) => makeExpr<Binary>('binary', boolType, [a, b], '||'))
    const rest = chain(i + 1)
    return [makeStatement<If>('if', [test], undefined, rest.length > 0 ? [body, rest] : [body], site)]
  }
  return [makeStatement<Let>('let', [selector], value, [], site), ...chain(0)]
}
