/**
 * What all nodes have in development only, to say what is wrong where JavaScript would say nothing, or something else: methods that come with
 * functions, since a graph without a function carries nothing of statements, and the refusal to be a number or text.
 */
import { markCopy } from './copy.ts'
import type { Diagnostic } from './diagnostic.ts'
import { notAPrimitive, statementOutside } from './message.ts'

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

/** Puts all of it beside the other methods of all nodes; what makes functions puts the real methods in their place. */
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
