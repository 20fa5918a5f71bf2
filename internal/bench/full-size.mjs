/**
 * Copies the repository at the size planned for the library: everything that exists, repeated under other names. Functions are copied with
 * their records, oracles, examples, measurements and property tests; demos with their pages. Each copy is a separate file, so that no cache is
 * shared. A sentence that names a copy makes no sense, and some tests of the copy fail because of it; their cost is the same.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { functionsIn, writeLists } from '../../packages/addons/scripts/lists.mjs'
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

/** @param {string} folder @param {number} wanted */
const repeatFunctions = (folder, wanted) => {
  const addons = join(folder, 'packages/addons')
  const real = functionsIn(addons)
  const copies = Array.from({ length: Math.max(0, wanted - real.length) }, (_, index) => {
    // There are functions, and the index is in range.
    const original = /** @type {(typeof real)[number]} */ (real[index % real.length])
    return { original, suffix: `Copy${Math.floor(index / real.length) + 1}` }
  })
  for (const { original, suffix } of copies) {
    const { category, slug, importName } = original
    /** @param {string} text */
    const rename = (text) => text.replaceAll(asWord(importName), importName + suffix)
    /** @param {string} place @param {(text: string) => string} change */
    const copy = (place, change) => write(join(addons, place, category, `${slug}${suffix}.ts`), change(textOf(join(addons, place, category, `${slug}.ts`))))
    copy('src', rename)
    copy('catalogue', rename)
    // An oracle names its signatures as text, and may have a definition of the function's name.
    copy('test/oracle', (text) => text.replaceAll(new RegExp(`(?<=')${importName}(?![A-Za-z0-9$])`, 'g'), importName + suffix))
    const examples = join(addons, 'examples', category)
    for (const file of readdirSync(join(examples, slug))) write(join(examples, slug + suffix, file), rename(textOf(join(examples, slug, file))))
    edit(join(addons, 'catalogue/measured', `${category.replaceAll('/', '-')}.ts`), (text) =>
      [...text.matchAll(/^ {2}(\w+): .*\n/gm)]
        .filter(([, name = '']) => name === importName || name.startsWith(`${importName}_`))
        .reduce((lines, [line]) => lines.replace(line, `${line}${line.replace(importName, importName + suffix)}`), text),
    )
  }
  writeLists(addons)
  // A copy is shown as what it is a copy of.
  edit(join(folder, 'website/src/previews/plan/plan.ts'), (text) =>
    text.replace('plan.get(`${category}/${slug}`)', "plan.get(`${category}/${slug.replace(/Copy\\d+$/, '')}`)"),
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
