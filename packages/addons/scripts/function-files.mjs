/**
 * Creates the files of a new function as templates: each field to fill in is `undefined`, which no type accepts, so that the compiler
 * lists the remaining fields.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { categoriesIn, functionsIn, writeLists } from './lists.mjs'

/** An invalid name, with what to do instead. */
export class NameError extends Error {}

/** The prefix of import names in each category: see README.md, "Names". */
const prefixes = { 'color/blend': 'blend', 'color/composite': 'composite', draw: 'draw', 'geometry/aabb': 'aabb', 'geometry/triangle': 'triangle' }

/** The pattern of names in categories that have one. @type {Readonly<Record<string, { pattern: RegExp, says: string }>>} */
const styles = {
  'animation/easing': { pattern: /(?:In|Out)$/, says: 'ends with In, Out or InOut: sineInOut' },
  'math/quat': { pattern: /^quat/, says: 'begins with quat: quatMul' },
  sdf: { pattern: /^[a-z]\w*SDF$|^op[A-Z]/, says: 'is a shape that ends with SDF (starSDF), or an operation that begins with op (opUnion)' },
}

/** @typedef {import('./lists.mjs').ListedFunction} NewFunction */

const folder = 'packages/addons'

/**
 * The requested function; throws a NameError if it is invalid.
 * @param {string} root The repository.
 * @param {string | undefined} path Category and name: `sdf/moonSDF`.
 * @param {string} [chosen] Its import name, if it differs from the category's usual one.
 * @returns {NewFunction}
 */
export const readRequest = (root, path, chosen) => {
  if (!path) throw new NameError('expected a category and a name, got nothing: npm run function -- sdf/moonSDF')
  const at = path.lastIndexOf('/')
  const [category, slug] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)]
  const categories = categoriesIn(join(root, folder))
  if (!categories.includes(category))
    throw new NameError(
      `expected one of the categories ${categories.join(', ')}, got "${category}" in "${path}". A new category is a row in packages/addons/catalogue/category.ts.`,
    )
  if (!/^[a-z][a-zA-Z\d]*$/.test(slug)) throw new NameError(`expected a name in camelCase, of letters and digits (smoothFade), got "${slug}".`)
  const style = styles[category]
  if (style && !style.pattern.test(slug)) throw new NameError(`expected a name as the others of ${category} have it, got "${slug}": it ${style.says}.`)
  // Only some categories have one.
  const prefix = prefixes[/** @type {keyof typeof prefixes} */ (category)]
  const importName = chosen ?? (prefix && !slug.startsWith(prefix) ? `${prefix}${slug.charAt(0).toUpperCase()}${slug.slice(1)}` : slug)
  if (!/^[a-z][a-zA-Z\d]*$/.test(importName)) throw new NameError(`expected an import name in camelCase, got "${importName}".`)
  refuseTaken(root, { category, slug, importName })
  return { category, slug, importName }
}

/** @param {string} root @param {NewFunction} wanted */
const refuseTaken = (root, { category, slug, importName }) => {
  for (const file of filesOf({ category, slug })) if (existsSync(join(root, file))) throw new NameError(`${category}/${slug} exists already: ${file}.`)
  const another = 'Choose the name it is imported by: npm run function -- <category>/<name> --import <name>.'
  // Some file systems ignore case, and so do readers.
  const taken = [...functionsIn(join(root, folder)).map((one) => one.importName), ...exportedNames(read(root, `${folder}/src/index.ts`))]
  const isTaken = taken.find((name) => name.toLowerCase() === importName.toLowerCase())
  if (isTaken) throw new NameError(`@kirari/addons exports ${isTaken} already. ${another}`)
  const shader = 'packages/kirari/src/shader'
  if (nodeNames(root).includes(importName))
    throw new NameError(`kirari/node exports ${importName}: a reader who imports both would have two of one name. ${another}`)
  for (const language of ['glsl', 'wgsl']) {
    const reserved = [...read(root, `${shader}/target/${language}/reserved.ts`).matchAll(/'([^']*)'/g)].flatMap(([, words = '']) => words.split(' '))
    if (reserved.includes(importName))
      throw new NameError(`${importName} is a word of ${language.toUpperCase()}, so it could not be printed by its name. ${another}`)
  }
}

/** @param {string} module @returns {readonly string[]} */
const exportedNames = (module) =>
  [...module.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^.*\bas\b|\btype\b/, '').trim()),
  )

/** What kirari/node exports: by name, or whole files of functions. @param {string} root @returns {readonly string[]} */
const nodeNames = (root) => {
  const folder = 'packages/kirari/src/shader/front/node'
  const index = read(root, `${folder}/index.ts`)
  const files = [...index.matchAll(/^export \* from '\.\/(.+)'$/gm)].map(([, file = '']) => read(root, `${folder}/${file}`))
  return [...exportedNames(index), ...files.flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name))]
}

/** @param {string} root @param {string} file */
const read = (root, file) => readFileSync(join(root, file), 'utf8')

/** Its files besides the examples. @param {Pick<NewFunction, 'category' | 'slug'>} wanted */
const filesOf = ({ category, slug }) => ['src', 'catalogue', 'test/oracle'].map((place) => `${folder}/${place}/${category}/${slug}.ts`)

/**
 * Writes the files of a new function, and the lists of all functions.
 * @param {string} root
 * @param {NewFunction} wanted
 * @returns {readonly string[]} The written files, from the root: function, record, oracle, two examples.
 */
export const addFunction = (root, wanted) => {
  const { category, slug, importName } = wanted
  const up = '../'.repeat(category.split('/').length)
  const texts = [sourceText(importName), recordText(wanted, up), oracleText(importName, up), exampleText(importName), exampleText(importName)]
  const files = [...filesOf(wanted), ...examples.map((name) => `${folder}/examples/${category}/${slug}/${name}.ts`)]
  for (const [i, file] of files.entries()) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), texts[i] ?? '')
  }
  writeLists(join(root, folder))
  return files
}

/** The names of the examples until they show something. */
const examples = ['plain-example', 'rich-example']

/** @param {string} importName */
const sourceText = (importName) => `import { fn } from 'kirari/node'

export const ${importName} = /*#__PURE__*/ fn('${importName}', undefined, undefined, undefined)
`

/** @param {NewFunction} wanted @param {string} up */
const recordText = ({ category, importName }, up) => `/** Record of ${importName}. */
import { fromReference } from '${up}provenance.ts'
import type { WrittenRecord } from '${up}record.ts'

export const record: WrittenRecord = {
  summary: { en: undefined, ja: undefined },
  intuition: { en: undefined, ja: undefined },
  parameters: {
    parameterName: {
      meaning: { en: undefined, ja: undefined },
      unit: undefined,
      role: undefined,
      range: undefined,
      default: undefined,
      outside: { en: undefined, ja: undefined },
    },
  },
  returns: { en: undefined, ja: undefined, range: { min: undefined, max: undefined } },
  formula: undefined,
  edgeCases: [{ of: undefined, is: undefined }],
  accuracy: { class: undefined, scale: undefined, oracle: { en: undefined, ja: undefined } },
${category === 'sdf' ? '  exactness: undefined,\n' : ''}  continuity: { order: undefined, en: undefined, ja: undefined },
  claims: {},
  references: [{ title: undefined, authors: undefined, year: undefined }],
  provenance: fromReference,
  related: undefined,
  confusedWith: [{ name: undefined, en: undefined, ja: undefined }],
  elsewhere: [{ where: undefined, name: undefined }],
  synonyms: { en: undefined, ja: undefined },
  examples: {
${examples.map((name) => `    '${name}': { en: undefined, ja: undefined },\n`).join('')}  },
}
`

/** @param {string} importName @param {string} up */
const oracleText = (importName, up) => `/** Oracle of ${importName}. */
import type { SignatureOracle } from '${up}../harness/oracle.ts'

export const signatures: readonly SignatureOracle[] = [{ signature: '${importName}', expected: undefined, ranges: undefined, mutant: undefined }]
`

/** @param {string} importName */
const exampleText = (importName) => `import { ${importName} } from '@kirari/addons'
import { vec4 } from 'kirari/node'

export const fragment = vec4(${importName}(undefined), 1)
`
