/**
 * Lint rule `kirari/pure-calls`: a call that runs when a module of a published package loads carries the
 * comment that lets bundlers drop it. One call without it keeps an unused function in every application.
 */
import { testFile } from './layers.mjs'

const marked = /\/\*\s*[#@]__PURE__\s*\*\/\s*\(*\s*$/
/** Before an object, an array or a string, where it has no effect and bundlers warn about it. */
const misplaced = /\/\*\s*[#@]__PURE__\s*\*\/\s*[{['"`]/
/** Bundlers know that these only construct an object. */
const harmless = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const functions = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'FunctionDeclaration'])

/**
 * @param {unknown} value
 * @returns {value is import('./lint-api.ts').Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const pureRule = {
  /**
   * @param {import('./lint-api.ts').Context} context
   * @returns {import('./lint-api.ts').Visitor}
   */
  create({ filename, sourceCode: { text }, report }) {
    if (testFile.test(filename)) return {}

    /**
     * Visits everything that runs when `value` is evaluated. `chain` is where a marked call began: the comment
     * before `a().b()` marks both calls.
     * @param {unknown} value
     * @param {number | undefined} chain
     */
    const visit = (value, chain) => {
      if (Array.isArray(value)) return value.forEach((item) => visit(item, chain))
      if (!isNode(value) || functions.has(value.type)) return
      const isCall = value.type === 'CallExpression' || (value.type === 'NewExpression' && !harmless.has(value.callee?.name ?? ''))
      const start = value.range[0]
      if (isCall && chain !== start && !marked.test(text.slice(0, start))) {
        const name = value.callee ? /[\w$]*$/.exec(text.slice(...value.callee.range))?.[0] : ''
        report({
          node: value,
          message: `Write /*#__PURE__*/ before this call of \`${name}\`: it runs when the module is loaded, and without the comment it stays in bundles that do not use it.`,
        })
      }
      for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child, isCall ? start : chain)
    }

    return {
      VariableDeclarator: (node) => {
        const owner = node.parent.parent
        if (owner.type === 'Program' || (owner.type === 'ExportNamedDeclaration' && owner.parent.type === 'Program')) visit(node.init, undefined)
        if (misplaced.test(text.slice(...node.range))) report({ node, message: 'Remove /*#__PURE__*/ before what is no call: bundlers warn of it.' })
      },
      PropertyDefinition: (node) => {
        if (node.static) visit(node.value, undefined)
      },
    }
  },
}
