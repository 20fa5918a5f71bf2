/**
 * Methods that nodes have only beside functions: a graph without a function carries nothing of statements. Until then they say
 * what is missing, where JavaScript would say that they are no functions.
 */
import type { Diagnostic } from './diagnostic.ts'
import { statementOutside } from './message.ts'

/** Variables and what assigns to them, as in front/node/variable.ts. */
export const statementMethods: readonly string[] = [
  'toVar',
  'assign',
  'addAssign',
  'subAssign',
  'mulAssign',
  'divAssign',
  'remainderAssign',
  'bitAndAssign',
  'bitOrAssign',
  'bitXorAssign',
  'shiftLeftAssign',
  'shiftRightAssign',
]

/** Puts them beside the other methods of all nodes; what makes functions puts the real ones in their place. */
export const guardStatements = (nodes: object, fail: (diagnostic: Diagnostic, below: unknown) => never): void => {
  for (const name of statementMethods) {
    const value = (): never => fail(statementOutside(`${name}()`), value)
    Object.defineProperty(nodes, name, { value, configurable: true })
  }
}
