/**
 * Lint rule `kirari/words`: a comment or a name must not use an obsolete word of the list in words.mjs.
 * One word for each thing, the field's own, is what a newcomer can look up.
 */
import { relative, sep } from 'node:path'
import { isChecked, obsoleteInComment, obsoleteInName } from './words.mjs'

export const wordsRule = {
  /**
   * @param {import('./lint-api.ts').Context} context
   * @returns {import('./lint-api.ts').Visitor}
   */
  create({ filename, cwd, report, sourceCode }) {
    const file = relative(cwd, filename).split(sep).join('/')
    if (!isChecked(file)) return {}
    const reported = new Set()
    return {
      Program(node) {
        const inPath = obsoleteInName(file.replaceAll(/[-./]/g, '_'))
        if (inPath) report({ node, message: `the path says “${inPath.found}”: the field's word is ${inPath.instead}.` })
        for (const { value, loc } of sourceCode.getAllComments()) {
          const obsolete = obsoleteInComment(value)
          if (obsolete) report({ loc, message: `this comment says “${obsolete.found}”: the field's word is ${obsolete.instead}.` })
        }
      },
      Identifier(node) {
        const { name = '', parent } = node
        // Members and keys may belong to a library: those of the repository are checked where a type declares them.
        if (reported.has(name) || (parent.type === 'MemberExpression' && parent.property === node) || (parent.type === 'Property' && parent.key === node))
          return
        const obsolete = obsoleteInName(name)
        if (!obsolete) return
        reported.add(name)
        report({ node, message: `the name '${name}' says “${obsolete.found}”: the field's word is ${obsolete.instead}.` })
      },
    }
  },
}
