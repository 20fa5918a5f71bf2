/**
 * What can only be done when all pages of all languages are there: their common content policy, the names of their cards, the types of the names
 * in their code, what works offline, and what hosts read beside the pages.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { lateScriptsFile } from '../plugins/late-scripts.ts'
import { contentsFile, textFile } from '../plugins/page-text/address.ts'
import { readSite, type Site } from '../site.config.ts'
import { frameDocument } from '../src/live/message.ts'
import { playgroundDocument } from '../src/playground/message.ts'
import { writeCodeTypes } from './code-types/write.ts'
import { contentPolicy, inlineScripts, policyOf, withFirst, withPolicy, withScripts } from './content-policy.ts'
import { headersFile } from './headers-file.ts'
import { notFoundScript } from './not-found.ts'
import { writeOffline } from './offline.ts'
import { withCard } from './social-card/write-cards.ts'

const robotsName = 'robots.txt'

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
  // The frames for readers' code bring their own policy.
  const frames = documents.filter(({ file }) => [frameDocument, playgroundDocument].some((name) => `/${pathOf(file)}`.endsWith(`/${name}`)))
  const pages = documents
    .filter((document) => !frames.includes(document))
    .map(({ file, text }) => {
      const script = notFoundScript(pathOf(file), { basePath: site.basePath, languages })
      return { file, text: script === undefined ? text : withFirst(text, `<script>${script}</script>`) }
    })
  const scriptsOf = await smallScripts(pages)
  const html = pages.map(({ text }) => withScripts(text, scriptsOf))
  const policy = contentPolicy(html, site)
  // A page and its text are the same thing, for hosts too.
  const paths = new Set(files.map(pathOf))
  const texts = new Map(pages.map(({ file }) => [textFile(pathOf(file), languages), file]))
  const finished = pages.map(({ file }, i) => {
    const text = textFile(pathOf(file), languages)
    const page = withCard(withPolicy(html[i] ?? '', policy), pathOf(file), site)
    return { file, text: paths.has(text) ? withText(page, site.basePath + text) : page }
  })
  await Promise.all(finished.map(({ file, text }) => writeFile(file, text)))

  const folderOf = (file: string): string => languages.find((language) => pathOf(file).startsWith(`${language}/`)) ?? ''
  const types = await writeCodeTypes(
    folder,
    pages.map(({ file, text }) => ({ language: folderOf(file), html: text })),
  )

  const workers = await writeOffline(folder, site.basePath, ['', ...languages.map((language) => `${language}/`)])

  const policies = new Map([...finished, ...frames].map(({ file, text }) => [file, policyOf(text)]))
  await writeFile(join(folder, robotsName), robotsFile(['', ...languages.map((language) => `${language}/`)], site))
  const published = [...files.filter((file) => basename(file) !== lateScriptsFile), ...types].map((file) => ({
    path: pathOf(file),
    policy: policies.get(texts.get(pathOf(file)) ?? file),
  }))
  const others = [robotsName, ...workers].map((path) => ({ path }))
  await writeFile(join(folder, '_headers'), headersFile([...published, ...others], site.basePath))
  // GitHub Pages, where it publishes a branch, otherwise leaves out what begins with an underscore.
  await writeFile(join(folder, '.nojekyll'), '')
}

/** Says in the head of a page where its text is. Who asks for it runs no script, so pages that are gone to without loading anew need no such tag. */
const withText = (html: string, address: string): string => html.replace('<title', () => `<link rel="alternate" type="text/markdown" href="${address}"><title`)

/** For programs that come to read the site: all of it may be read, and where its pages are listed. Hosts are asked for it at their root alone. */
const robotsFile = (folders: readonly string[], { url, basePath }: Site): string =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    ...folders.map((folder) => `Sitemap: ${url}${basePath}${folder}sitemap.xml`),
    '',
    '# Every page is also Markdown, at its address with .md at the end. All of them are listed here:',
    ...folders.map((folder) => `# ${url}${basePath}${folder}${contentsFile}`),
    '',
  ].join('\n')

/** The scripts within pages, by what they were: each is made small once, since nearly all pages have the same ones. */
const smallScripts = async (pages: readonly TextFile[]): Promise<ReadonlyMap<string, string>> => {
  const codes = new Set(pages.flatMap(({ text }) => inlineScripts(text)))
  return new Map(await Promise.all([...codes].map(async (code) => [code, (await transform(code, { minify: true, charset: 'utf8' })).code.trim()] as const)))
}
