/** Refuses a loop that nothing leaves: no language runs it, and WebGPU refuses it. Only where it is certain. */
import { endless } from '#explain'
import type { Block, Statement } from '../ir/statement.ts'
import { statementsIn } from '../pass/walk.ts'
import { placed, type Check } from './shader.ts'

export const checkLoops: Check = (shader) => {
  for (const { func, body } of shader.definitions)
    for (const { op, blocks, site } of statementsIn(body)) if (op === 'loop' && !blocks.some(leaves)) return placed(endless(), func, site ?? func.site, shader)
  return undefined
}

/** Whether something in the block leaves the loop around it. */
const leaves = (block: Block): boolean =>
  block.some((statement) => {
    const { op, blocks } = statement
    if (op === 'break' || op === 'return' || op === 'discard') return true
    if (op === 'if') return branches(statement).some(leaves)
    // A break in a loop inside leaves that one.
    return blocks.some(op === 'loop' || op === 'for' ? ends : leaves)
  })

/** Whether something in the block leaves all loops. */
const ends = (block: Block): boolean => statementsIn(block).some(({ op }) => op === 'return' || op === 'discard')

/** The blocks of an `if` that can be entered: a literal condition has been decided. */
const branches = ({ args: [test], blocks }: Statement): readonly Block[] => {
  const always = truthOf(test)
  return always === undefined ? blocks : blocks.filter((_, i) => (i === 0) === always)
}

/** The value of a condition of literals; undefined when it depends on something else. */
const truthOf = (expr: Statement['args'][number] | undefined): boolean | undefined => {
  if (expr?.op === 'literal') return expr.detail === true
  if (expr?.op !== 'unary' || expr.detail !== '!') return undefined
  const inner = truthOf(expr.args[0])
  return inner === undefined ? undefined : !inner
}
