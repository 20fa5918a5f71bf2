/** Calls of built-in functions that have an effect, or whose value depends on when they run. They are recorded as statements. */
import { makeStatement, type Do, type Let } from '../../ir/statement.ts'
import type { BuiltinRule } from '../../ir/expr.ts'
import { nothingType, type Type } from '../../ir/type.ts'
import type { Memory } from '../../pass/settle.ts'
import { exprOf, makeNode, type Node } from './node.ts'
import { record } from './record.ts'

/** Records the call as a statement. Its result becomes a constant with the name `hint`. */
export const recordBuiltin = (rule: BuiltinRule, type: Type, args: readonly Node[], writesTo: readonly Memory[], hint: string, below: unknown): Node => {
  const node = makeNode('builtin', type, args.map(exprOf), rule)
  if (type === nothingType) {
    record(makeStatement<Do>('do', [exprOf(node)], undefined), `${rule.name}()`, below, writesTo)
    return node
  }
  const result = { name: hint, type }
  record(makeStatement<Let>('let', [exprOf(node)], result), `${rule.name}()`, below, writesTo)
  return makeNode('param', type, [], result)
}
