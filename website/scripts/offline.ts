/**
 * Writes the service worker of the playground in each language, with the list of the files that it keeps: the page and what its HTML names,
 * the scripts that it loads late, the document of its frame and the compiler. Runs last, since the list holds hashes of finished files.
 */
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { lateScriptsFile } from '../plugins/late-scripts.ts'
import { offline } from '../src/playground/offline/address.ts'
import { playgroundDocument } from '../src/playground/message.ts'
import { playgroundTypes } from '../src/playground/types/address.ts'
import { siteFolder } from './docusaurus.ts'

/** `languages` are folders below the site's, with a slash at the end; that of the default language is empty. Resolves with the workers' paths. */
export const writeOffline = async (folder: string, basePath: string, languages: readonly string[]): Promise<readonly string[]> => {
  const written = await Promise.all(languages.map((language) => writeWorker(folder, basePath, language)))
  return written.filter((path) => path !== undefined)
}

const writeWorker = async (folder: string, basePath: string, language: string): Promise<string | undefined> => {
  const list = join(folder, language, lateScriptsFile)
  const late = await readFile(list, 'utf8').catch(() => undefined)
  if (late === undefined) return undefined
  await rm(list)
  const page = `${language}docs/playground/`
  const html = await readFile(join(folder, page, 'index.html'), 'utf8')
  const paths = new Set([
    page,
    ...namedIn(html, basePath),
    // The plugin writes it.
    ...(JSON.parse(late) as readonly string[]).map((path) => language + path),
    ...[playgroundDocument, playgroundTypes.worker, playgroundTypes.libraries].map((path) => language + path),
    // Japanese pages need the Japanese messages of the compiler; the English ones are built in.
    ...(language === 'ja/' ? [language + playgroundTypes.messages] : []),
  ])
  const path = language + offline.worker
  await writeFile(join(folder, path), await bundle(await Promise.all([...paths].map((kept) => entryOf(folder, basePath, kept)))))
  return path
}

/** Scripts, style sheets and images of the site. Links lead to other pages, which are not kept. */
const namedIn = (html: string, basePath: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="?([^"\s>]+)/g)]
    .flatMap(([, address = '']) => (address.startsWith(basePath) ? [address.slice(basePath.length)] : []))
    .filter((path) => /\.(?:css|js|png|svg|webp)$/.test(path))

type Entry = { readonly url: string; readonly revision: string | null }

/** The name of a hashed file is its revision. */
const entryOf = async (folder: string, basePath: string, path: string): Promise<Entry> => {
  const url = basePath + path
  if (/(?:^|\/)assets\//.test(path)) return { url, revision: null }
  const content = await readFile(join(folder, path.replace(/\/$/, '/index.html')))
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) }
}

const bundle = async (files: readonly Entry[]): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(siteFolder, 'src/playground/offline/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', files: JSON.stringify(files) },
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild made nothing of src/playground/offline/worker.ts.')
  return file.text
}
