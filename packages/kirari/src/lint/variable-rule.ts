/**
 * A JavaScript variable that holds a node and is reassigned in the callback of a branch or loop. The callback runs once, while the shader
 * is built: afterwards the variable has the new node, whether the branch is taken or not, and a loop computes the same in each round.
 */
import type { Rule, Tree, Variable } from './api.ts'
import { readProgram, type Finder } from './node-value.ts'

interface Callback {
  readonly range: readonly [number, number]
  readonly isLoop: boolean
}

const isFunction = ({ type }: Tree): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** The callback of a statement around this place; undefined inside a function that may be called elsewhere. */
const callbackAround = (tree: Tree, languageName: Finder): Callback | undefined => {
  for (let at: Tree | null | undefined = tree; at; at = at.parent) {
    if (at.type === 'FunctionDeclaration') return undefined
    if (!isFunction(at)) continue
    const call: Tree | null | undefined = at.parent
    if (call?.type !== 'CallExpression' || !call.arguments?.includes(at)) return undefined
    const { callee } = call
    const name = languageName(callee)
    const isChained = name === undefined && callee?.type === 'MemberExpression' && /^(?:ElseIf|Else|Case|Default)$/.test(callee.property?.name ?? '')
    if (at.range && (isChained || name === 'If' || name === 'Loop')) return { range: at.range, isLoop: name === 'Loop' }
    // Other functions that take functions, such as forEach, call them at once.
    if (name !== undefined) return undefined
  }
  return undefined
}

const isWithin = (place: number, [start, end]: readonly [number, number]): boolean => place >= start && place < end

/** Whether the assigned value is read: later, outside of the callback, or in the next round of a loop. */
const isMissed = ({ references }: Variable, { range, isLoop }: Callback, written: number): boolean => {
  const uses = references.map((one) => ({ at: one.identifier.range?.[0] ?? 0, isRead: one.isRead() })).toSorted((a, b) => a.at - b.at)
  const next = uses.find(({ at }) => at >= range[1])
  if (next?.isRead) return true
  return isLoop && uses.some(({ at, isRead }) => isRead && isWithin(at, [range[0], written]))
}

export const variableRule: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'No variables of JavaScript for what a branch or loop changes' },
    messages: {
      variable:
        '"{{name}}" is a variable of JavaScript, and this callback runs once: for one of the shader write const {{name}} = value.toVar() before, and {{name}}.assign(…) here',
    },
    schema: [],
  },
  create(context) {
    const { isNode, languageName, variableOf } = readProgram(context)
    return {
      AssignmentExpression(tree) {
        const { left, operator } = tree
        if (operator !== '=' || left?.type !== 'Identifier' || !isNode(left)) return
        const variable = variableOf(left)
        const callback = callbackAround(tree, languageName)
        const declared = variable?.defs[0]?.name.range?.[0]
        if (!variable || !callback || declared === undefined || isWithin(declared, callback.range)) return
        if (isMissed(variable, callback, tree.range?.[1] ?? 0)) context.report({ node: tree, messageId: 'variable', data: { name: variable.name } })
      },
    }
  },
}
