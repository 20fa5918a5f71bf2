/**
 * JavaScript's operators and conditions on nodes. JavaScript applies them to the object that stands for a value, once, while the shader is
 * built: a node is always true, and equal to itself alone. No running program can detect most of it.
 */
import type { Rule, Tree } from './api.ts'
import { readProgram } from './node-value.ts'

/** What to write instead. */
const methods: Readonly<Record<string, string>> = {
  '+': 'a.add(b)',
  '-': 'a.sub(b)',
  '*': 'a.mul(b)',
  '/': 'a.div(b)',
  '%': 'a.mod(b), or a.remainder(b) for integers',
  '**': 'a.pow(b)',
  '<': 'a.lessThan(b)',
  '<=': 'a.lessThanEqual(b)',
  '>': 'a.greaterThan(b)',
  '>=': 'a.greaterThanEqual(b)',
  '==': 'a.equal(b)',
  '===': 'a.equal(b)',
  '!=': 'a.notEqual(b)',
  '!==': 'a.notEqual(b)',
  '&': 'a.bitAnd(b)',
  '|': 'a.bitOr(b)',
  '^': 'a.bitXor(b)',
  '<<': 'a.shiftLeft(b)',
  '>>': 'a.shiftRight(b)',
  '>>>': 'a.shiftRight(b)',
  '&&': 'a.and(b)',
  '||': 'a.or(b)',
}
const unary: Readonly<Record<string, string>> = { '!': 'a.not()', '-': 'a.negate()', '+': 'the node itself', '~': 'a.bitNot()' }
const assignments: Readonly<Record<string, string>> = {
  '+': 'addAssign',
  '-': 'subAssign',
  '*': 'mulAssign',
  '/': 'divAssign',
  '%': 'remainderAssign',
  '&': 'bitAndAssign',
  '|': 'bitOrAssign',
  '^': 'bitXorAssign',
  '<<': 'shiftLeftAssign',
  '>>': 'shiftRightAssign',
}

/** A number or boolean literal. A comparison with anything else may be about the object: `a === undefined`. */
const isConstant = (tree: Tree | undefined): boolean =>
  tree?.type === 'UnaryExpression'
    ? isConstant(tree.argument ?? undefined)
    : tree?.type === 'Literal' && (typeof tree.value === 'number' || typeof tree.value === 'boolean')

export const operatorRule: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'No operators and conditions of JavaScript on nodes' },
    messages: {
      operator: 'JavaScript applies "{{operator}}" to the object, not in the shader: write {{instead}}',
      condition: 'A node is always true to JavaScript, whatever its value in the shader: {{instead}}',
      text: 'A node has no value before the shader runs, so it has no text: toGLSL() and toWGSL() print it',
      math: 'Math knows numbers of JavaScript only: import {{name}} from kirari/node',
      key: 'A node is no key of a JavaScript object: write array(type, count)([…]).at(i)',
    },
    schema: [],
  },
  create(context) {
    const { isNode, variableOf } = readProgram(context)
    const operator = (node: Tree, sign: string, instead = 'a method'): void =>
      context.report({ node, messageId: 'operator', data: { operator: sign, instead } })
    const condition = (tree: Tree | null | undefined, instead: string): void => {
      if (!tree) return
      if (isNode(tree)) context.report({ node: tree, messageId: 'condition', data: { instead } })
      // The left operand has been reported already.
      else if (tree.type === 'LogicalExpression' && tree.operator !== '??') condition(tree.right, instead)
    }
    const branch = 'write If(…, () => { … }), or select(a, b, condition) for a value'
    const loop = 'write Loop(() => condition, () => { … })'
    return {
      BinaryExpression(tree) {
        const { operator: sign = '', left, right } = tree
        if (!(sign in methods)) return
        const first = isNode(left)
        const second = isNode(right)
        const isEquality = /^[!=]==?$/.test(sign)
        if (isEquality ? (first && (second || isConstant(right))) || (second && isConstant(left)) : first || second) operator(tree, sign, methods[sign])
      },
      LogicalExpression(tree) {
        const { operator: sign = '', left } = tree
        if (sign in methods && isNode(left)) operator(tree, sign, methods[sign])
      },
      UnaryExpression(tree) {
        const { operator: sign = '', argument } = tree
        if (sign in unary && isNode(argument)) operator(tree, sign, unary[sign])
      },
      UpdateExpression(tree) {
        if (isNode(tree.argument)) operator(tree, tree.operator ?? '', tree.operator === '--' ? 'v.subAssign(1)' : 'v.addAssign(1)')
      },
      AssignmentExpression(tree) {
        const sign = tree.operator?.slice(0, -1) ?? ''
        if (sign === '' || sign === '??' || !(isNode(tree.left) || (!/[&|]{2}/.test(sign) && isNode(tree.right)))) return
        const name = assignments[sign]
        operator(tree, `${sign}=`, name ? `v.${name}(b) on a variable, const v = a.toVar()` : methods[sign])
      },
      IfStatement: (tree) => condition(tree.test, branch),
      ConditionalExpression: (tree) => condition(tree.test, branch),
      WhileStatement: (tree) => condition(tree.test, loop),
      DoWhileStatement: (tree) => condition(tree.test, loop),
      ForStatement: (tree) => condition(tree.test, loop),
      SwitchStatement: (tree) => condition(tree.discriminant, 'write Switch(a).Case(0, () => { … })'),
      TemplateLiteral(tree) {
        if (tree.parent?.type === 'TaggedTemplateExpression') return
        for (const node of tree.expressions ?? []) if (isNode(node)) context.report({ node, messageId: 'text' })
      },
      CallExpression(tree) {
        const { callee } = tree
        if (callee?.type !== 'MemberExpression' || callee.object?.name !== 'Math' || (variableOf(callee.object)?.defs.length ?? 0) > 0) return
        if (tree.arguments?.some(isNode)) context.report({ node: tree, messageId: 'math', data: { name: callee.property?.name ?? '' } })
      },
      MemberExpression(tree) {
        if (tree.computed && isNode(tree.property)) context.report({ node: tree, messageId: 'key' })
      },
    }
  },
}
