/**
 * Writes the lists of all functions: src/all.ts (the exports), catalogue/all.ts (the records, completed), catalogue/measured/all.ts and test/oracle/all.ts. They are made from the
 * files that are there, so that a new function touches its own files only. `npm install`, every build and `npm run function` run it; git ignores the lists.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} ListedFunction
 * @property {string} category
 * @property {string} slug The name of its page and of its files.
 * @property {string} importName
 */

/** The categories in reading order. @param {string} folder That of the package. @returns {readonly string[]} */
export const categoriesIn = (folder) =>
  [...readFileSync(join(folder, 'catalogue/category.ts'), 'utf8').matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id = '']) => id)

/** The functions with a record, by category, and within by the names that readers see and import. @param {string} folder @returns {readonly ListedFunction[]} */
export const functionsIn = (folder) =>
  categoriesIn(folder).flatMap((category) => {
    const path = join(folder, 'catalogue', category)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((file) => file.endsWith('.ts') && /^export const record\b/m.test(readFileSync(join(path, file), 'utf8')))
      .map((file) => file.slice(0, -'.ts'.length))
      .map((slug) => ({ category, slug, importName: importNameOf(folder, `${category}/${slug}`) }))
      .toSorted((a, b) => (a.importName < b.importName ? -1 : 1))
  })

/** The one export that is named as the file is, with or without the prefix of its category; else the only one. @param {string} folder @param {string} path */
const importNameOf = (folder, path) => {
  const file = join(folder, `src/${path}.ts`)
  if (!existsSync(file)) throw new Error(`expected the function of catalogue/${path}.ts in src/${path}.ts, got no such file.`)
  const slug = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const names = [...new Set([...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name))]
  const named = names.filter((name) => name.toLowerCase().endsWith(slug))
  const [own, ...others] = named.length > 0 ? named : names
  if (own === undefined || others.length > 0)
    throw new Error(`expected one export of src/${path}.ts whose name ends with that of the file, got ${names.join(', ') || 'none'}.`)
  return own
}

const head = '/** Made by scripts/lists.mjs from the files that are there. Do not edit. */\n'

/** @param {readonly ListedFunction[]} functions */
const exportList = (functions) =>
  head + functions.map(({ category, slug, importName }) => `export { ${importName} } from './${category}/${slug}.ts'\n`).join('')

/** @param {string} folder @param {readonly ListedFunction[]} functions */
const recordList = (folder, functions) => {
  const imports = functions.map(
    ({ category, slug, importName }) => `import { ${importName} } from '../src/${category}/${slug}.ts'
import { record as ${importName}Record } from './${category}/${slug}.ts'
`,
  )
  const rows = functions.map(({ category, slug, importName }) => {
    const examples = join(folder, 'examples', category, slug)
    const files = existsSync(examples) ? readdirSync(examples).filter((file) => file.endsWith('.ts')) : []
    const code = files.toSorted().map((file) => [file.slice(0, -'.ts'.length), readFileSync(join(examples, file), 'utf8')])
    return `  complete(${importName}Record, { category: '${category}', slug: '${slug}', importName: '${importName}', call: ${importName}, code: ${JSON.stringify(Object.fromEntries(code))} }),\n`
  })
  return `${head}import { complete } from './complete.ts'
import type { FunctionRecord } from './record.ts'
${imports.join('')}
export const records: readonly FunctionRecord[] = [
${rows.join('')}]
`
}

/** @param {string} folder @param {readonly ListedFunction[]} functions */
const oracleList = (folder, functions) => {
  const oracles = functions.map(({ category, slug, importName }) => {
    const path = `${category}/${slug}.ts`
    const file = join(folder, 'test/oracle', path)
    if (!existsSync(file)) throw new Error(`expected the oracle of catalogue/${path} in test/oracle/${path}, got no such file.`)
    return { importName, path, hasSize: /^export const size\b/m.test(readFileSync(file, 'utf8')) }
  })
  const imports = oracles.map(
    ({ importName, path, hasSize }) => `import { signatures as ${importName}${hasSize ? `, size as ${importName}Size` : ''} } from './${path}'\n`,
  )
  const sizes = oracles.flatMap(({ importName, hasSize }) => (hasSize ? [`  ${importName}: ${importName}Size,\n`] : []))
  return `${head}import type { FunctionName } from '../../catalogue/index.ts'
import type { SignatureOracle, SizeBudget } from '../harness/oracle.ts'
${imports.join('')}
export const signaturesByName: Readonly<Record<FunctionName, readonly SignatureOracle[]>> = {
${functions.map(({ importName }) => `  ${importName},\n`).join('')}}

export const sizesByName: Readonly<Partial<Record<FunctionName, SizeBudget>>> = {
${sizes.join('')}}
`
}

/** The measurements of every category that has some. @param {string} folder */
const measurementList = (folder) => {
  const path = join(folder, 'catalogue/measured')
  const names = existsSync(path) ? readdirSync(path).flatMap((file) => (/^(?!all\.)[\w-]+\.ts$/.test(file) ? [file.slice(0, -'.ts'.length)] : [])) : []
  return `${head}import type { WrittenMeasurement } from '../measurement.ts'
${names.map((name, i) => `import { measured as measured${i} } from './${name}.ts'\n`).join('')}
export const measured: Readonly<Record<string, WrittenMeasurement>> = { ${names.map((_, i) => `...measured${i}`).join(', ')} }
`
}

/** Writes what has changed, so that compilers have nothing to do otherwise. @param {string} file @param {string} text */
const write = (file, text) => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** @param {string} folder */
export const writeLists = (folder) => {
  const functions = functionsIn(folder)
  write(join(folder, 'src/all.ts'), exportList(functions))
  write(join(folder, 'catalogue/all.ts'), recordList(folder, functions))
  write(join(folder, 'catalogue/measured/all.ts'), measurementList(folder))
  write(join(folder, 'test/oracle/all.ts'), oracleList(folder, functions))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLists(fileURLToPath(new URL('..', import.meta.url)))
