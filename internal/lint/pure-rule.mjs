/**
 * Lint rule `kirari/pure-calls`: a call that runs when a module of a published package is loaded carries the
 * comment that tells bundlers it may be dropped. One call without it keeps a function nobody uses in every application.
 */
import { testFile } from './layers.mjs'

const marked = /\/\*\s*[#@]__PURE__\s*\*\/\s*\(*\s*$/
/** Before an object, a list or a text, where it says nothing and bundlers warn of it. */
const misplaced = /\/\*\s*[#@]__PURE__\s*\*\/\s*[{['"`]/
/** Bundlers know by themselves that these do nothing but make an object. */
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
     * Looks at everything that runs when `value` is computed. `chain` is where a marked call began: the comment
     * before `a().b()` stands before both calls.
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
