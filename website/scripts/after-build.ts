/**
 * What can only be done when all pages of all languages are there: their common content policy, the names of their cards, and what hosts read
 * beside the pages.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { readSite, type Site } from '../site.config.ts'
import { frameDocument } from '../src/live/message.ts'
import { contentPolicy, inlineScripts, policyOf, withFirst, withPolicy, withScripts } from './content-policy.ts'
import { headersFile } from './headers-file.ts'
import { notFoundScript } from './not-found.ts'
import { withCard } from './social-card/write-cards.ts'

type TextFile = { readonly file: string; readonly text: string }

export const afterBuild = async (folder: string, site: Site = readSite(process.env)): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const pathOf = (file: string): string => relative(folder, file).replaceAll('\\', '/')
  const languages = files.map(pathOf).flatMap((path) => /^([^/]+)\/404\.html$/.exec(path)?.[1] ?? [])
  const documents = await Promise.all(
    files.filter((file) => file.endsWith('.html')).map(async (file): Promise<TextFile> => ({ file, text: await readFile(file, 'utf8') })),
  )
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
  const policy = contentPolicy(html, site)
  const finished = pages.map(({ file }, i) => ({ file, text: withCard(withPolicy(html[i] ?? '', policy), pathOf(file), site) }))
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
