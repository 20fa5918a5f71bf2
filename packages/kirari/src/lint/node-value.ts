/**
 * Which expressions are nodes for certain, without type information: inputs and functions of kirari/node, parameters of function bodies, and
 * results of their methods. Anything else may be a node, and the rules do not report it.
 */
import * as language from '../shader/front/node/index.ts'
import { Node } from '../shader/front/node/node.ts'
import { valueBuiltins } from '../shader/builtin/all.ts'
import type { Context, Reference, Tree, Variable } from './api.ts'

/** Resolves a name, or a member of an `import *`, to the export of the language. */
export type Finder = (tree: Tree | undefined) => string | undefined

export interface Program {
  /** The name under which kirari/node exports it, if it does. */
  readonly languageName: Finder
  readonly isNode: (tree: Tree | null | undefined) => boolean
  readonly variableOf: (identifier: Tree) => Variable | undefined
}

/** The methods of nodes, except those that assign. A prototype is an object. */
const methods: object = /*#__PURE__*/ Object.getPrototypeOf(Node.prototype) as object
const isMethod = (name: string): boolean =>
  typeof Object.getOwnPropertyDescriptor(methods, name)?.value === 'function' && name !== 'binaryType' && !/assign$/i.test(name)
const isSwizzle = (name: string): boolean => /^(?:[xyzw]{1,4}|[rgba]{1,4})$/.test(name)

const declarations = ['attribute', 'instancedAttribute', 'uniform', 'varOf', 'varying']
const exported: Readonly<Record<string, unknown>> = language
/** Whether this function of kirari/node returns a node: constructors, built-in functions, and some that declare something. */
const givesNode = (name: string): boolean => {
  const value = exported[name]
  if (typeof value !== 'function') return false
  return 'type' in value || name in valueBuiltins || isMethod(name) || declarations.includes(name)
}

/** Functions that take a body as a callback, and its index among the arguments. */
const bodies: Readonly<Record<string, number>> = { fn: 3, generic: 3, kernel: 1, Loop: 1 }

/** The expression without TypeScript's syntax around it. */
const bare = (tree: Tree | null | undefined): Tree | undefined =>
  tree && /^(?:TS(?:As|NonNull|Satisfies)Expression|ChainExpression|ParenthesizedExpression)$/.test(tree.type) && typeof tree.expression === 'object'
    ? bare(tree.expression)
    : (tree ?? undefined)

export const readProgram = (context: Context): Program => {
  const variableOf = (identifier: Tree): Variable | undefined => {
    const { name } = identifier
    if (identifier.type !== 'Identifier' || name === undefined) return undefined
    for (let scope: ReturnType<Context['sourceCode']['getScope']> | null = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
      const found = scope.set.get(name)
      if (found) return found
    }
    return undefined
  }

  /** The module and the exported name of an import; `*` for a namespace. */
  const importOf = (tree: Tree | undefined): { readonly from: string; readonly name: string } | undefined => {
    const definition = tree && variableOf(tree)?.defs[0]
    const from = definition?.parent?.source?.value
    if (definition?.type !== 'ImportBinding' || typeof from !== 'string') return undefined
    const { type, imported } = definition.node
    return { from, name: type === 'ImportNamespaceSpecifier' ? '*' : (imported?.name ?? '') }
  }
  const languageName: Finder = (given) => {
    const tree = bare(given)
    const namespace = tree?.type === 'MemberExpression' && !tree.computed ? importOf(tree.object) : undefined
    const found = namespace?.name === '*' ? { from: namespace.from, name: tree?.property?.name ?? '' } : importOf(tree)
    return found?.from === 'kirari/node' ? found.name : undefined
  }

  /** Whether a function is the body of a shader function: then its parameters are nodes. */
  const isBody = (tree: Tree): boolean => {
    const call = tree.parent
    const at = call?.type === 'CallExpression' ? bodies[languageName(call.callee) ?? ''] : undefined
    return at !== undefined && call?.arguments?.[at] === tree
  }

  /** Whether calling this variable returns a node: it was made by `fn` or `generic`, and has a result. */
  const isFunction = (variable: Variable | undefined): boolean => {
    const definition = variable?.defs[0]
    const made = definition?.type === 'Variable' ? bare(definition.node.init) : undefined
    const by = made?.type === 'CallExpression' ? languageName(made.callee) : undefined
    return (by === 'fn' || by === 'generic') && languageName(made?.arguments?.[2]) !== 'nothing'
  }

  const asked = new Set<Variable>()
  const answers = new Map<Variable, boolean>()
  const isNodeVariable = (variable: Variable): boolean => {
    const known = answers.get(variable)
    if (known !== undefined) return known
    // It refers to itself: its other values decide.
    if (asked.has(variable)) return true
    asked.add(variable)
    const answer = decide(variable)
    asked.delete(variable)
    if (asked.size === 0) answers.set(variable, answer)
    return answer
  }
  const decide = ({ defs, references }: Variable): boolean => {
    const [definition, ...others] = defs
    if (!definition || others.length > 0) return false
    const isStart =
      definition.type === 'Parameter'
        ? definition.node.params?.includes(definition.name) === true && isBody(definition.node)
        : definition.type === 'Variable' && definition.node.id === definition.name && Boolean(definition.node.init)
    // `s++` and `s += 1` on a node are the mistake that the rule looks for.
    const isGiven = ({ identifier: { parent } }: Reference): boolean => parent?.type !== 'UpdateExpression' && !/^.+=$/.test(parent?.operator ?? '')
    return isStart && references.every((one) => !one.isWrite() || !isGiven(one) || isNode(one.writeExpr))
  }

  const isNode = (given: Tree | null | undefined): boolean => {
    const tree = bare(given)
    switch (tree?.type) {
      case 'Identifier': {
        const name = languageName(tree)
        if (name !== undefined) return exported[name] instanceof Node
        const variable = variableOf(tree)
        return variable !== undefined && isNodeVariable(variable)
      }
      case 'MemberExpression': {
        const name = languageName(tree)
        if (name !== undefined) return exported[name] instanceof Node
        return !tree.computed && isSwizzle(tree.property?.name ?? '') && isNode(tree.object)
      }
      case 'CallExpression': {
        const callee = bare(tree.callee)
        const name = languageName(callee)
        if (name !== undefined) return givesNode(name)
        if (callee?.type === 'MemberExpression') return !callee.computed && isMethod(callee.property?.name ?? '') && isNode(callee.object)
        if (callee?.type !== 'Identifier') return false
        // Functions of the library return nodes when they are given nodes.
        if (importOf(callee)?.from.startsWith('@kirari/addons/')) return tree.arguments?.some(isNode) === true
        return isFunction(variableOf(callee))
      }
      case 'ConditionalExpression':
        return tree.consequent !== undefined && 'type' in tree.consequent && isNode(tree.consequent) && isNode(tree.alternate)
      default:
        return false
    }
  }

  return { languageName, isNode, variableOf }
}
