/**
 * Lint rule `kirari/no-drawers`: refuses names of files and folders that fit any content, such as utils.
 * In such a drawer nobody finds a thing, and nobody notices that it is unused.
 */
const drawer = /(?:^|[\\/])(utils?|helpers?|misc|common)(?:\.[a-z.]+)?(?=[\\/]|$)/i

export const drawerRule = {
  /**
   * @param {import('./lint-api.ts').Context} context
   * @returns {import('./lint-api.ts').Visitor}
   */
  create({ filename, cwd, report }) {
    return {
      Program(node) {
        const found = drawer.exec(filename.replace(cwd, ''))
        if (found) report({ node, message: `'${found[1]}' says nothing about what is inside: name the file or folder after the one idea it holds.` })
      },
    }
  },
}
