/**
 * Stands for function-pages.ts in the copy of the site that internal/bench/site-build.mjs measures: the records that there are, again and
 * again under other addresses, until there are as many functions as the library is to have. Each page has formulas and code of its own, so that
 * nothing is remembered from one to the next. Posters and sources are copied: drawing a poster is measured nowhere here.
 */
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { records, type FunctionRecord } from '@kirari/addons/catalogue'
import { pathOf } from './function-page/address.ts'
import { functionFiles } from './function-page/files.ts'
import { posterOf } from './function-page/poster.ts'
import { drawStills } from './still.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const wanted = Number(process.env['BENCH_FUNCTIONS'])

const ending = (index: number): string => (index < records.length ? '' : `-${Math.floor(index / records.length)}`)

/** The first ones are the records themselves. */
const many = Array.from({ length: wanted }, (_, index): FunctionRecord => {
  const record = records[index % records.length]
  if (!record) throw new Error('The catalogue is empty.')
  return { ...record, slug: `${record.slug}${ending(index)}` }
})

export const generateFunctionPages = async (): Promise<void> => {
  await drawStills(records.map(posterOf))
  const filesOf = (record: FunctionRecord): readonly string[] => [
    join(siteFolder, 'static/posters', `${pathOf(record)}.webp`),
    join(siteFolder, '../packages/addons/src', `${pathOf(record)}.ts`),
  ]
  for (const [index, record] of many.entries()) {
    const original = records[index % records.length]
    if (!original || ending(index) === '') continue
    const copies = filesOf(record)
    for (const [at, file] of filesOf(original).entries()) {
      const copy = copies[at] ?? file
      await mkdir(dirname(copy), { recursive: true })
      await copyFile(file, copy)
    }
  }
  for (const [path, text] of functionFiles(many)) await writeIfChanged(join(siteFolder, path), own(path, text))
}

/** The text with something in its code and its formulas that no other page has; and each name imported once. */
const own = (path: string, text: string): string => {
  const [, number] = /-(\d+)\.mdx$/.exec(path) ?? []
  if (number !== undefined) return text.replaceAll(/\n```\n/g, `\n// ${path}\n\`\`\`\n`).replaceAll(/\n\$\$\n\n/g, ` + ${number}\n$$$$\n\n`)
  return text.replace(
    /^import \{ (.*) \} from '@kirari\/addons'$/m,
    (_, names: string) => `import { ${[...new Set(names.split(', '))].join(', ')} } from '@kirari/addons'`,
  )
}
