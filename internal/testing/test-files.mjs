/**
 * Which files are the tests of which project: vitest.config.ts reads it, and `npm test`, to resolve names on its command line.
 */

/** @typedef {'unit' | 'gpu' | 'site'} Project */

const gpu = ['{packages,internal,website}/**/*.gpu.test.{ts,tsx}']
const site = ['website/test/**/*.test.ts']

/** @type {Readonly<Record<Project, { include: string[], exclude: string[] }>>} */
export const testFiles = {
  /** In Node. */
  unit: { include: ['{packages,internal,website}/**/*.test.{ts,tsx}'], exclude: [...gpu, ...site] },
  /** In a browser. */
  gpu: { include: gpu, exclude: [] },
  /** In Node, with a browser that opens the built site. */
  site: { include: site, exclude: [] },
}

/**
 * Whether a file, from the root and with slashes, is a test of a project.
 * @param {Project} project
 * @param {string} file
 */
export const isTestOf = (project, file) => {
  const { include, exclude } = testFiles[project]
  return include.some((glob) => matches(glob, file)) && !exclude.some((glob) => matches(glob, file))
}

/**
 * Matches the three forms that the patterns above use: stars for folders, a star for a part of a name, and choices in braces.
 * @param {string} glob
 * @param {string} file
 */
const matches = (glob, file) => {
  const pattern = glob
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${pattern}$`).test(file)
}
