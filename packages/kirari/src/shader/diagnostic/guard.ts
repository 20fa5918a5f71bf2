/**
 * Members of all nodes in development only, which report mistakes that JavaScript would ignore or misreport: the statement methods, which
 * come with functions, since a graph without a function carries no statements, and the conversion to a number or text.
 */
import { markCopy } from './copy.ts'
import type { Diagnostic } from './diagnostic.ts'
import { notAPrimitive, statementOutside } from './message.ts'

/** The methods of variables, as in front/node/variable.ts. */
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

/** Adds them to the prototype of all nodes; the code that makes functions replaces them with the real methods. */
export const guardNodes = (nodes: object, fail: (diagnostic: Diagnostic, below: unknown) => never): void => {
  const refuse = function (this: { readonly type: { readonly name: string } }, wanted: string): never {
    return fail(notAPrimitive(this.type.name, wanted), refuse)
  }
  Object.defineProperty(nodes, Symbol.toPrimitive, { value: refuse })
  markCopy(nodes)
  for (const name of statementMethods) {
    const value = (): never => fail(statementOutside(`${name}()`), value)
    Object.defineProperty(nodes, name, { value, configurable: true })
  }
}
