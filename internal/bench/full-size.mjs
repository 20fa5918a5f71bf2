/**
 * Copies the repository at the size planned for the library: everything that exists, repeated under other names. Functions are copied with
 * their records, oracles, measurements and property tests; demos with their pages. Each copy is a separate file, so that no cache is
 * shared. A sentence that names a copy makes no sense, and some tests of the copy fail because of it; their cost is the same.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../scripts/command.mjs'
import { writtenFiles } from '../scripts/inputs.mjs'

/**
 * @typedef {object} Size
 * @property {number} functions
 * @property {number} demos
 * @property {number} [morePages] Of documentation, in each language.
 */

/** With all other pages, these are 840 pages in both languages. @type {Size} */
export const full = { functions: 371, demos: 23 }

/** @param {string} from @param {string} to */
const linkModules = (from, to) => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === 'kirari' || name === '@kirari' || name === '.cache' || name === '.vite') continue
    symlinkSync(join(from, name), join(to, name))
  }
}

/** @param {string} path */
const textOf = (path) => readFileSync(path, 'utf8')
/** @param {string} path @param {string} text */
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
/** @param {string} path @param {(text: string) => string} change */
const edit = (path, change) => {
  const before = textOf(path)
  const after = change(before)
  if (after === before) throw new Error(`${path} has another form than this bench knows: nothing in it was changed.`)
  writeFileSync(path, after)
}

/** @param {string} folder */
const copyRepository = (folder) => {
  const places = readdirSync(root).filter((name) => !['.git', '.cache', 'node_modules'].includes(name))
  for (const file of writtenFiles(places)) cpSync(join(root, file), join(folder, file))
  // Other packages are linked; the repository's own are the copy's.
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (existsSync(join(root, 'website/node_modules'))) linkModules(join(root, 'website/node_modules'), join(folder, 'website/node_modules'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@kirari'), { recursive: true })
  symlinkSync(join(folder, 'packages/kirari'), join(modules, 'kirari'))
  symlinkSync(join(folder, 'packages/addons'), join(modules, '@kirari/addons'))
}

/**
 * Matches a name, also where it begins the name of a signature.
 * @param {string} name
 */
const asWord = (name) => new RegExp(`(?<![A-Za-z0-9_$/])${name}(?![A-Za-z0-9$])`, 'g')

/** The existing functions, as their records in the index of the catalogue name them. @param {string} addons */
const functionsIn = (addons) =>
  [...textOf(join(addons, 'catalogue/index.ts')).matchAll(/^import \{ (\w+Record) \} from '\.\/(.*)\.ts'$/gm)].map(([, record = '', path = '']) => {
    const text = textOf(join(addons, 'catalogue', `${path}.ts`))
    const importName = /importName: '(\w+)'/.exec(text)?.[1] ?? ''
    return { record, path, importName, slug: path.split('/').at(-1) ?? '' }
  })

/** @param {string} folder @param {number} wanted */
const repeatFunctions = (folder, wanted) => {
  const addons = join(folder, 'packages/addons')
  const real = functionsIn(addons)
  const copies = Array.from({ length: Math.max(0, wanted - real.length) }, (_, index) => {
    // There are functions, and the index is in range.
    const original = /** @type {(typeof real)[number]} */ (real[index % real.length])
    const suffix = `Copy${Math.floor(index / real.length) + 1}`
    return { ...original, original, suffix, record: original.record.replace(/Record$/, `${suffix}Record`), importName: original.importName + suffix }
  })
  for (const { original, suffix, path, record, importName, slug } of copies) {
    /** @param {string} text */
    const rename = (text) => text.replaceAll(asWord(original.importName), importName).replaceAll(asWord(original.record), record)
    write(join(addons, 'src', `${path}${suffix}.ts`), rename(textOf(join(addons, 'src', `${path}.ts`))))
    const catalogue = rename(textOf(join(addons, 'catalogue', `${path}.ts`))).replace(`slug: '${slug}'`, `slug: '${slug}${suffix}'`)
    write(join(addons, 'catalogue', `${path}${suffix}.ts`), catalogue)
  }
  /** @param {string} name The file of the index, in whose order the copies come. @param {(copy: (typeof copies)[number]) => string} line */
  const lines = (name, line) => edit(join(addons, name), (text) => `${copies.map(line).join('')}${text}`)
  lines('src/index.ts', ({ path, suffix, importName }) => `export { ${importName} } from './${path}${suffix}.ts'\n`)
  lines('catalogue/index.ts', ({ path, suffix, record }) => `import { ${record} } from './${path}${suffix}.ts'\n`)
  edit(join(addons, 'catalogue/index.ts'), (text) =>
    // Those of a category are adjacent.
    real.reduce(
      (before, { record }) =>
        before.replace(
          `\n  ${record},`,
          `$&${copies
            .filter(({ original }) => original.record === record)
            .map((copy) => `\n  ${copy.record},`)
            .join('')}`,
        ),
      text,
    ),
  )
  edit(join(addons, 'catalogue/measured.ts'), (text) =>
    text.replace(/(export const measured[^=]*= \{\n)([^]*)\n\}\n$/, (_, head, body) => {
      const rows = [...body.matchAll(/^ {2}(\w+): \{(?:.+\},$|[^]*?^ {2}\},$)/gm)].map(([row, name]) => ({ row, name }))
      const more = copies.flatMap(({ original, importName }) =>
        rows.filter(({ name }) => name.search(asWord(original.importName)) === 0).map(({ row }) => row.replace(asWord(original.importName), importName)),
      )
      return `${head}${body}\n${more.join('\n')}\n}\n`
    }),
  )
  write(
    join(addons, 'test/oracle/copies.ts'),
    `import { records } from '../../catalogue/index.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
export const withCopies = (oracles: readonly FunctionOracle[]): readonly FunctionOracle[] =>
  oracles.flatMap((oracle) => {
    const name = oracle.record.importName
    const copies = records.filter(({ importName }) => importName.replace(/Copy\\d+$/, '') === name)
    return copies.map((record) => ({
      ...oracle,
      record,
      signatures: oracle.signatures.map((signature) => ({ ...signature, signature: signature.signature.replace(new RegExp('^' + name), record.importName) })),
    }))
  })
`,
  )
  edit(join(addons, 'test/oracle/index.ts'), (text) =>
    text
      .replace(
        'export const oracles: readonly FunctionOracle[] = [',
        "import { withCopies } from './copies.ts'\nexport const oracles: readonly FunctionOracle[] = withCopies([",
      )
      .replace(/\]\n$/, '])\n'),
  )
  // Lists by name that tests keep.
  const size = join(addons, 'test/size.test.ts')
  write(size, textOf(size).replaceAll('larger[importName]', "larger[importName.replace(/Copy\\d+$/, '') as FunctionName]"))
  const properties = join(addons, 'test/property')
  const times = Math.round(wanted / real.length)
  for (const name of readdirSync(properties).filter((file) => file.endsWith('.test.ts')))
    for (let time = 1; time < times; time++) cpSync(join(properties, name), join(properties, name.replace('.test.ts', `-copy${time}.test.ts`)))
}

/** The existing demos, as their list names them. @param {string} website */
const demosIn = (website) =>
  [...textOf(join(website, 'src/demos/list.ts')).matchAll(/^import \{ demo as (\w+) \} from '\.\/(.*)\/demo\.ts'$/gm)].map(([, id = '', name = '']) => ({
    id,
    name,
  }))

export const functionCount = () => functionsIn(join(root, 'packages/addons')).length
export const demoCount = () => demosIn(join(root, 'website')).length

/** @param {string} folder @param {number} wanted */
const repeatDemos = (folder, wanted) => {
  const website = join(folder, 'website')
  const list = join(website, 'src/demos/list.ts')
  const real = demosIn(website)
  for (let index = 0; index < wanted - real.length; index++) {
    // As above.
    const { id, name } = /** @type {(typeof real)[number]} */ (real[index % real.length])
    const suffix = `copy${Math.floor(index / real.length) + 1}`
    const path = /path: '(\/[^']*)'/.exec(textOf(join(website, 'src/demos', name, 'demo.ts')))?.[1] ?? ''
    cpSync(join(website, 'src/demos', name), join(website, 'src/demos', name + suffix), { recursive: true })
    cpSync(join(website, 'static/demos', `${name}.webp`), join(website, 'static/demos', `${name}${suffix}.webp`))
    edit(join(website, 'src/demos', name + suffix, 'demo.ts'), (text) =>
      text.replace(`name: '${name}'`, `name: '${name}${suffix}'`).replace(`path: '${path}'`, `path: '${path}${suffix}'`),
    )
    for (const pages of ['src/pages', 'i18n/ja/docusaurus-plugin-content-pages']) {
      const page = join(website, `${pages}${path}`)
      const text = textOf(`${page}.mdx`)
      write(
        `${page}${suffix}.mdx`,
        text
          .replaceAll(`/${name}/`, `/${name}${suffix}/`)
          .replaceAll(`/${name}.json`, `/${name}${suffix}.json`)
          .replace(/^title: (.*)$/m, `title: $1 ${suffix}`),
      )
    }
    edit(list, (text) =>
      text
        .replace(/^(import \{ demo as )/m, `import { demo as ${id}${suffix} } from './${name}${suffix}/demo.ts'\n$1`)
        .replace(`\n  ${id},`, `$&\n  ${id}${suffix},`),
    )
  }
}

/** @param {string} folder @param {number} count */
const repeatPages = (folder, count) => {
  const places = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'].map((place) => join(folder, 'website', place, 'installation'))
  for (const place of places)
    for (let index = 1; index <= count; index++)
      write(
        `${place}-${index}.mdx`,
        textOf(`${place}.mdx`)
          .replace(/^title: (.*)$/m, `title: $1 ${index}`)
          .replace(/^# (.*)$/m, `# $1 ${index}`),
      )
}

/**
 * Creates the copy in an empty folder.
 * @param {string} folder
 * @param {Size} [size]
 */
export const copyAtSize = (folder, { functions, demos, morePages = 0 } = full) => {
  copyRepository(folder)
  repeatFunctions(folder, functions)
  repeatDemos(folder, demos)
  repeatPages(folder, morePages)
}
