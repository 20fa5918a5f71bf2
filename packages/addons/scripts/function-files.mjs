/**
 * Creates the two files of a new function and its lines in the lists, as templates: each field to fill in is `undefined`, which no type
 * accepts, so that the compiler lists the remaining fields.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/**
 * @typedef {object} NewFunction
 * @property {string} category
 * @property {string} slug The name of its page and of its files.
 * @property {string} importName
 */

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
  const categories = [...read(root, 'packages/addons/catalogue/category.ts').matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id = '']) => id)
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
  for (const file of [`src/${category}/${slug}.ts`, `catalogue/${category}/${slug}.ts`])
    if (existsSync(join(root, 'packages/addons', file))) throw new NameError(`${category}/${slug} exists already: packages/addons/${file}.`)
  const another = 'Choose the name it is imported by: npm run function -- <category>/<name> --import <name>.'
  // Some file systems ignore case, and so do readers.
  const isTaken = exportedNames(read(root, 'packages/addons/src/index.ts')).find((name) => name.toLowerCase() === importName.toLowerCase())
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

/**
 * Writes the files of a new function, and its lines in the lists.
 * @param {string} root
 * @param {NewFunction} wanted
 * @returns {readonly string[]} The written and changed files, from the root.
 */
export const addFunction = (root, wanted) => {
  const { category, slug, importName } = wanted
  const path = `${category}/${slug}.ts`
  const folder = 'packages/addons'
  const up = '../'.repeat(category.split('/').length)
  const files = {
    [`${folder}/src/${path}`]: sourceText(wanted),
    [`${folder}/catalogue/${path}`]: recordText(wanted, up),
    [`${folder}/src/index.ts`]: withLine(read(root, `${folder}/src/index.ts`), `export { ${importName} } from './${path}'`),
    [`${folder}/catalogue/index.ts`]: withRecord(root, wanted),
    [oracleFile(category)]: withOracle(read(root, oracleFile(category)), wanted),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return Object.keys(files)
}

/** @param {string} category */
const oracleFile = (category) => `packages/addons/test/oracle/${category.replaceAll('/', '-')}.ts`

/** @param {NewFunction} wanted */
const sourceText = ({ importName }) => `import { fn } from 'kirari/node'

export const ${importName} = /*#__PURE__*/ fn('${importName}', undefined, undefined, undefined)
`

/** @param {NewFunction} wanted @param {string} up */
const recordText = ({ category, slug, importName }, up) => `/** Record of ${importName}. */
import { ${importName} } from '${up}../src/index.ts'
import type { FunctionRecord } from '${up}record.ts'

export const ${importName}Record: FunctionRecord = {
  slug: '${slug}',
  category: '${category}',
  importName: '${importName}',
  call: ${importName},
  shown: '${importName}',
  summary: { en: undefined, ja: undefined },
  intuition: { en: undefined, ja: undefined },
  parameters: [
    {
      name: undefined,
      meaning: { en: undefined, ja: undefined },
      unit: undefined,
      role: undefined,
      range: undefined,
      default: undefined,
      step: undefined,
      outside: { en: undefined, ja: undefined },
    },
  ],
  returns: { meaning: { en: undefined, ja: undefined }, range: { min: undefined, max: undefined } },
  formula: undefined,
  edgeCases: [{ id: undefined, inputs: undefined, result: undefined }],
  accuracy: { class: undefined, scale: undefined, oracle: { en: undefined, ja: undefined } },
${category === 'sdf' ? '  exactness: undefined,\n' : ''}  continuity: { order: undefined, note: { en: undefined, ja: undefined } },
  references: [{ title: undefined, authors: undefined, year: undefined }],
  provenance: undefined,
  related: undefined,
  confusedWith: [{ name: undefined, difference: { en: undefined, ja: undefined } }],
  elsewhere: [{ where: undefined, name: undefined }],
  synonyms: { en: undefined, ja: undefined },
  preview: undefined,
  examples: [
    { title: { en: undefined, ja: undefined }, code: undefined },
    { title: { en: undefined, ja: undefined }, code: undefined },
  ],
}
`

/** The path that a line imports or exports from. @param {string} line */
const pathOf = (line) => /from '\.\/([^']+)'/.exec(line)?.[1] ?? ''

/**
 * Inserts a line into a list of exports or imports, in the order of the paths.
 * @param {string} text
 * @param {string} line
 */
const withLine = (text, line) => {
  const lines = text.split('\n')
  const isOfList = (/** @type {string} */ other) => /^(?:im|ex)port .*'\.\/.*\.ts'$/.test(other)
  const first = lines.findIndex(isOfList)
  const end = lines.findIndex((other, i) => i > first && !isOfList(other))
  const before = lines.slice(first, end).findIndex((other) => pathOf(other) > pathOf(line))
  lines.splice(before < 0 ? end : first + before, 0, line)
  return lines.join('\n')
}

/** The list of records: in the order of the categories, and by name within them. @param {string} root @param {NewFunction} wanted */
const withRecord = (root, { category, slug, importName }) => {
  const text = withLine(read(root, 'packages/addons/catalogue/index.ts'), `import { ${importName}Record } from './${category}/${slug}.ts'`)
  const order = [...read(root, 'packages/addons/catalogue/category.ts').matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id = '']) => id)
  const paths = new Map([...text.matchAll(/^import \{ (\w+) \} from '\.\/(.+)\.ts'$/gm)].map(([, name = '', path = '']) => [name, path]))
  const place = (/** @type {string} */ name) => {
    const path = paths.get(name) ?? ''
    return { rank: order.indexOf(path.slice(0, path.lastIndexOf('/'))), name: path }
  }
  const own = place(`${importName}Record`)
  return text.replace(/(: readonly FunctionRecord\[\] = \[\n)([^\]]*)(\])/, (_, head, inside, tail) => {
    const lines = String(inside).trimEnd().split('\n')
    const before = lines.findIndex((line) => {
      const other = place(line.trim().replace(',', ''))
      return other.rank > own.rank || (other.rank === own.rank && other.name > own.name)
    })
    lines.splice(before < 0 ? lines.length : before, 0, `  ${importName}Record,`)
    return `${head}${lines.join('\n')}\n${tail}`
  })
}

/** Inserts a row into the oracles of a category. @param {string} text @param {NewFunction} wanted */
const withOracle = (text, { category, slug, importName }) => {
  const row = `const ${importName}Oracle: FunctionOracle = {
  record: ${importName}Record,
  signatures: [{ signature: '${importName}', expected: undefined, ranges: undefined, mutant: undefined }],
}

`
  const list = /^export const \w+Oracles: readonly FunctionOracle\[\] = \[([^\]]*)\]/m
  if (!list.test(text)) throw new Error(`expected the list of oracles in ${oracleFile(category)}, got a file without one: add the row by hand.`)
  const lines = text
    .replace(
      list,
      (found, /** @type {string} */ inside) => `${row}${found.slice(0, -1 - inside.length)}${inside.trim().replace(/,$/, '')}, ${importName}Oracle]`,
    )
    .split('\n')
  const first = lines.findIndex((line) => line.startsWith('import '))
  const records = lines.flatMap((line, i) => (/^import .*'\.\.\/\.\.\/catalogue\/.*\/.*'$/.test(line) ? [i] : []))
  const own = `import { ${importName}Record } from '../../catalogue/${category}/${slug}.ts'`
  const path = (/** @type {string | undefined} */ line) => /'([^']+)'/.exec(line ?? '')?.[1] ?? ''
  const before = records.find((i) => path(lines[i]) > path(own))
  lines.splice(before ?? (records.at(-1) ?? first - 1) + 1, 0, own)
  return lines.join('\n')
}
