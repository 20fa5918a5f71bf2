/**
 * Lint rule `kirari/cast-says-why`: a cast (`x as T`) needs a comment beside it that says why it is true.
 * The compiler does not check a cast, so a reader has to be able to. `as const` does not count.
 */
const statement = /Statement$|Declaration$|^(?:PropertyDefinition|MethodDefinition|Property|VariableDeclarator|Program)$/

export const castRule = {
  /**
   * @param {import('./lint-api.ts').Context} context
   * @returns {import('./lint-api.ts').Visitor}
   */
  create({ sourceCode, report }) {
    const commented = new Set(sourceCode.getAllComments().flatMap(({ loc }) => [loc.start.line, loc.end.line]))
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation && sourceCode.getText(node.typeAnnotation) === 'const') return
        let owner = node
        while (!statement.test(owner.type)) owner = owner.parent
        for (let line = owner.loc.start.line - 1; line <= node.loc.end.line; line++) if (commented.has(line)) return
        report({ node, message: 'Say in a comment here why this cast is true: the compiler believes it without looking.' })
      },
    }
  },
}
