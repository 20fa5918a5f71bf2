/**
 * What can only be done when all pages of all languages are there: their style sheets made lean, their common content policy, the names of their
 * cards, and what hosts read beside the pages.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { readSite, type Site } from '../site.config.ts'
import { frameDocument } from '../src/live/message.ts'
import { contentPolicy, inlineScripts, policyOf, withFirst, withPolicy, withScripts } from './content-policy.ts'
import { headersFile } from './headers-file.ts'
import { leanStyles, wordsIn } from './lean-styles.ts'
import { notFoundScript } from './not-found.ts'
import { withCard } from './social-card/write-cards.ts'

type TextFile = { readonly file: string; readonly text: string }

export const afterBuild = async (folder: string, site: Site = readSite(process.env)): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const pathOf = (file: string): string => relative(folder, file).replaceAll('\\', '/')
  const textsOf = (ending: string): Promise<readonly TextFile[]> =>
    Promise.all(files.filter((file) => file.endsWith(ending)).map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const languages = files.map(pathOf).flatMap((path) => /^([^/]+)\/404\.html$/.exec(path)?.[1] ?? [])
  const documents = await textsOf('.html')
  // The frame of live code brings its own policy.
  const frames = documents.filter(({ file }) => basename(file) === frameDocument)
  const pages = documents
    .filter((document) => !frames.includes(document))
    .map(({ file, text }) => {
      const script = notFoundScript(pathOf(file), { basePath: site.basePath, languages })
      return { file, text: script === undefined ? text : withFirst(text, `<script>${script}</script>`) }
    })
  const scriptsOf = await smallScripts(pages)
  const html = pages.map(({ text }) => withScripts(text, scriptsOf))
  const scripts = await textsOf('.js')
  const policy = contentPolicy(html, site)
  const sheets = await textsOf('.css')
  const names = await writeLeanStyles(
    sheets,
    wordsIn(
      [...html, ...scripts.map(({ text }) => text)],
      sheets.map(({ text }) => text),
    ),
  )
  const finished = pages.map(({ file }, i) => ({ file, text: withCard(withPolicy(renameStyles(html[i] ?? '', names), policy), pathOf(file), site) }))
  await Promise.all(finished.map(({ file, text }) => writeFile(file, text)))

  const policies = new Map([...finished, ...frames].map(({ file, text }) => [file, policyOf(text)]))
  const published = files.map((file) => ({ path: pathOf(file), policy: policies.get(file) }))
  await writeFile(join(folder, '_headers'), headersFile(published, site.basePath))
  // GitHub Pages, where it publishes a branch, otherwise leaves out what begins with an underscore.
  await writeFile(join(folder, '.nojekyll'), '')
}

/** The scripts within pages, by what they were: each is made small once, since nearly all pages have the same ones. */
const smallScripts = async (pages: readonly TextFile[]): Promise<ReadonlyMap<string, string>> => {
  const codes = new Set(pages.flatMap(({ text }) => inlineScripts(text)))
  return new Map(await Promise.all([...codes].map(async (code) => [code, (await transform(code, { minify: true, charset: 'utf8' })).code.trim()] as const)))
}

/** Writes the lean style sheets under names of their own contents, since hosts let browsers keep such files for ever, and gives those names by the old ones. */
const writeLeanStyles = async (sheets: readonly TextFile[], words: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>()
  for (const { file, text } of sheets) {
    const lean = leanStyles(text, words)
    const name = `${basename(file).split('.')[0]}.${createHash('sha256').update(lean).digest('hex').slice(0, 8)}.css`
    names.set(basename(file), name)
    await rm(file)
    await writeFile(join(dirname(file), name), lean)
  }
  return names
}

const renameStyles = (html: string, names: ReadonlyMap<string, string>): string =>
  [...names].reduce((text, [before, after]) => text.replaceAll(before, after), html)
