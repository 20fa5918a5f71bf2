/**
 * The hand-written pages, each with its code blocks and its Japanese translation. Generated pages are not included: the compiler
 * writes their code.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFences, type Fence } from '../../website/scripts/fences.ts'

export const root = join(import.meta.dirname, '../..')

export interface Page {
  /** From the root of the repository. */
  readonly path: string
  readonly fences: readonly Fence[]
}

/** A page in both languages. */
export interface Pair {
  readonly en: Page
  readonly ja: Page
}

/** Sections of the site, and the folders of their Japanese pages. */
const sections = [
  { folder: 'website/docs', japanese: 'website/i18n/ja/docusaurus-plugin-content-docs/current' },
  { folder: 'website/guide', japanese: 'website/i18n/ja/docusaurus-plugin-content-docs-guide/current' },
  { folder: 'website/api', japanese: 'website/i18n/ja/docusaurus-plugin-content-docs-api/current' },
]

const readPage = (path: string): Page => {
  const file = join(root, path)
  return { path, fences: existsSync(file) ? readFences(readFileSync(file, 'utf8'), path) : [] }
}

const documents = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.mdx?$/.test(path))
    .toSorted()

export const pairs: readonly Pair[] = [
  { en: readPage('README.md'), ja: readPage('README.ja.md') },
  ...sections.flatMap(({ folder, japanese }) => documents(folder).map((path) => ({ en: readPage(`${folder}/${path}`), ja: readPage(`${japanese}/${path}`) }))),
]

/** Japanese pages without an English one. */
export const strays: readonly string[] = sections.flatMap(({ folder, japanese }) =>
  documents(japanese)
    .filter((path) => !existsSync(join(root, folder, path)))
    .map((path) => `${japanese}/${path}`),
)
