/**
 * Finds the tests that a change can have broken: by the names of functions and pages, else by the folder of a file.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { functionsIn } from '../../packages/addons/scripts/lists.mjs'
import { root } from './command.mjs'

/**
 * @typedef {object} Affected
 * @property {readonly string[]} files Test files to run in full.
 * @property {readonly string[]} namedFiles Test files that loop over all functions or pages; only tests whose name has one of `names` run.
 * @property {readonly string[]} names
 * @property {boolean} isOfSite Whether the site shows it.
 */

/** Of the tests that loop over all functions or pages, with their names in the titles: those that find most in little time. */
const ofFunctions = /^packages\/addons\/test\/(?:differential|example|record|size)\b|^website\/src\/previews\/previews\.gpu\b/
const ofPages = /^internal\/snippets\//
/** Whether the translation is up to date. */
const ofTexts = /^website\/scripts\/translation\//
/** Of those that read the built site, the ones that read every page. */
const ofBuiltPages = /^website\/test\/(?:language|pages)\.test\.ts$/

const ofFunction = /^packages\/addons\/(?:(?<place>src|catalogue|test\/oracle)\/(?<path>.+\/[^/]+)\.ts|examples\/(?<shown>.+)\/[^/]+\.ts)$/
const isFunction = (/** @type {string} */ file) => ofFunction.test(file) && !file.endsWith('.test.ts')
const isPage = (/** @type {string} */ file) => /^website\/(?:docs|api|guide|src\/pages|i18n\/ja)\/.*\.mdx$/.test(file)

/** Import names by category and slug. @returns {ReadonlyMap<string, string>} */
const importNames = () => new Map(functionsIn(join(root, 'packages/addons')).map(({ category, slug, importName }) => [`${category}/${slug}`, importName]))

/**
 * The import name of a function by any of its files, and those of the functions that use this file.
 * @param {string} file @param {readonly string[]} all @param {ReadonlyMap<string, string>} known @returns {string[]}
 */
const functionNames = (file, all, known) => {
  const { place, path = '', shown = path } = ofFunction.exec(file)?.groups ?? {}
  const name = known.get(shown)
  if (place === undefined) return name === undefined ? [] : [name]
  // A file that several functions share has no name: those that import it are affected.
  const imports = new RegExp(`from '\\./(?:.*/)?${path.split('/').at(-1)}\\.ts'`)
  const callers = all.filter(
    (other) => other.startsWith(`packages/addons/${place}/`) && other !== file && imports.test(readFileSync(join(root, other), 'utf8')),
  )
  const names = callers.filter((other) => !other.endsWith('/index.ts')).flatMap((other) => functionNames(other, all, known))
  return name === undefined ? names : [name, ...names]
}

/**
 * @param {readonly string[]} changed Files from the root, including deleted ones.
 * @param {readonly string[]} all Files that exist.
 * @returns {Affected}
 */
export const affected = (changed, all) => {
  const tests = all.filter((file) => /\.test\.tsx?$/.test(file))
  const functions = changed.filter(isFunction)
  const pages = changed.filter(isPage)
  const others = changed.filter((file) => !isFunction(file) && !isPage(file))
  const known = functions.length > 0 ? importNames() : new Map()
  const names = [...new Set(functions.filter((file) => all.includes(file)).flatMap((file) => functionNames(file, all, known)))]
  /** Two folders deep: packages/kirari, then src/engine. @param {string} file @param {number} depth */
  const folderOf = (file, depth) => file.split('/').slice(0, -1).slice(0, depth).join('/')
  const beside = others.flatMap((file) =>
    tests.filter((test) => {
      if (test === file) return true
      if (test.startsWith('website/test/')) return false
      if (!test.includes('.gpu.')) return folderOf(test, 2) === folderOf(file, 2)
      // A test may be of all folders below its own: one draws the previews of every family.
      const isBelow = file.startsWith(`${dirname(test)}/`) && !/\.test\.tsx?$/.test(file)
      return isBelow || folderOf(test, 4) === folderOf(file, 4)
    }),
  )
  const properties = tests.filter(
    (file) =>
      file.startsWith('packages/addons/test/property/') && names.some((name) => new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8'))),
  )
  const isOfSite =
    pages.length > 0 ||
    functions.some((file) => !file.startsWith('packages/addons/test/')) ||
    others.some((file) => /^website\/(?!test\/)/.test(file) && !/\.test\.tsx?$/.test(file))
  const pageNames = pages.map((file) =>
    file.replace(/^website\/i18n\/ja\/docusaurus-plugin-content-(?:docs(?:-(\w+))?\/current|pages)\//, (_, section = 'docs') => `website/${section}/`),
  )
  return {
    files: [
      ...new Set([
        ...beside,
        ...properties,
        ...(isOfSite ? tests.filter((file) => ofBuiltPages.test(file)) : []),
        ...(pages.length > 0 ? tests.filter((file) => ofTexts.test(file)) : []),
      ]),
    ].toSorted(),
    namedFiles: tests.filter((file) => (names.length > 0 && ofFunctions.test(file)) || (pages.length > 0 && ofPages.test(file))),
    names: [...names, ...pageNames],
    isOfSite,
  }
}
