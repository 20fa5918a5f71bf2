/**
 * Everything the site says in both languages, in pairs: sections of hand-written pages, labels of components, and the texts that stand
 * beside each other in records, demos and generators. Must not know: which of them is up to date.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories, records } from '@kirari/addons/catalogue'
import { siteLabels } from '../../site-labels.ts'
import { words as demoWords } from '../../src/demos/shell/words.ts'
import { demos } from '../../src/demos/list.ts'
import { pathOf } from '../function-page/address.ts'
import * as functionWords from '../function-page/wording.ts'
import { families } from '../node-functions/family.ts'
import { readSections, type Section } from './section.ts'

export type Pair = {
  /** The file or the list it is in. */
  readonly source: string
  /** Its place there. */
  readonly place: string
  readonly en: string
  readonly ja: string
}

export const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Folders of pages, and where the framework keeps their Japanese sisters. */
const folders = [
  { folder: 'website/docs', japanese: 'website/i18n/ja/docusaurus-plugin-content-docs/current' },
  { folder: 'website/guide', japanese: 'website/i18n/ja/docusaurus-plugin-content-docs-guide/current' },
  { folder: 'website/api', japanese: 'website/i18n/ja/docusaurus-plugin-content-docs-api/current' },
  { folder: 'website/src/pages', japanese: 'website/i18n/ja/docusaurus-plugin-content-pages' },
]
/** Pages made by the build from records, whose texts are compared where they come from. */
const isMade = (path: string): boolean => path.endsWith('api/node/functions.mdx')

/** A hand-written page in both languages; undefined where it is missing. */
export type PagePair = { readonly en: string; readonly ja: string }

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.mdx') && !isMade(`${folder}/${path}`))
    .toSorted()

/** The paths of all hand-written pages of the site, from the root, that one of the languages has. */
export const pagePairs: readonly PagePair[] = folders.flatMap(({ folder, japanese }) =>
  [...new Set([...pagesIn(folder), ...pagesIn(japanese)])].toSorted().map((path) => ({ en: `${folder}/${path}`, ja: `${japanese}/${path}` })),
)

/** The sections of a page in both languages; throws where the other language has another number of them. */
export const sectionsOf = ({ en, ja }: PagePair): readonly { readonly en: Section; readonly ja: Section }[] => {
  const [english, japanese] = [readSections(read(en)), readSections(read(ja))]
  if (english.length !== japanese.length)
    throw new Error(`${ja} has ${japanese.length - 1} headings, but ${en} has ${english.length - 1}. Translate what is missing, or remove what is gone.`)
  return english.map((section, index) => ({ en: section, ja: japanese[index] ?? section }))
}

const pageTexts = (): readonly Pair[] =>
  [{ en: 'README.md', ja: 'README.ja.md' }, ...pagePairs]
    .filter(({ en, ja }) => existsSync(join(root, en)) && existsSync(join(root, ja)))
    .flatMap((page) => {
      const seen = new Map<string, number>()
      return sectionsOf(page).map(({ en, ja }) => {
        const name = en.heading || 'beginning'
        const count = (seen.get(name) ?? 0) + 1
        seen.set(name, count)
        return { source: page.en, place: count > 1 ? `${name} (${count})` : name, en: en.text, ja: ja.text }
      })
    })

/** The labels of our own components: English where they are used, Japanese in code.json. */
export const labels = (): readonly Pair[] => {
  // The framework writes this file and reads it in the same form.
  const japanese = JSON.parse(read('website/i18n/ja/code.json')) as Readonly<Record<string, { readonly message: string }>>
  const english = new Map<string, string>()
  for (const file of readdirSync(join(root, 'website/src'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))) {
    const text = read(`website/src/${file}`)
    for (const [, id = '', , message = ''] of text.matchAll(/\bid:\s*'([\w.]+)',\s*message:\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g)) english.set(id, message)
    for (const [, id = '', message = ''] of text.matchAll(/<Translate\s+id="([\w.]+)"[^>]*>([^<]*)<\/Translate>/g)) english.set(id, message)
  }
  return [...english]
    .map(([id, en]) => ({ source: 'labels', place: id, en: en.replaceAll(/\s+/g, ' ').trim(), ja: japanese[id]?.message ?? '' }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
}

/** The labels of the frame, and those of folders in the sidebars. */
const frameTexts = (): readonly Pair[] => [
  ...Object.entries(siteLabels).map(([place, text]) => ({ source: 'labels of the site', place, ...text })),
  ...folders.flatMap(({ folder }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('_category_.json'))
      .map((path) => {
        // Of the form that sidebarInLanguage reads.
        const { label, customProps } = JSON.parse(read(`${folder}/${path}`)) as { readonly label: string; readonly customProps?: { readonly ja?: string } }
        return { source: 'labels of the site', place: `${folder}/${path}`.replaceAll('\\', '/'), en: label, ja: customProps?.ja ?? '' }
      }),
  ),
]

type Text = { readonly en: string; readonly ja: string }
const isText = (value: object): value is Text => 'en' in value && 'ja' in value && typeof value.en === 'string' && typeof value.ja === 'string'

/** All texts in two languages inside a value, however deep. */
const textsIn = (value: unknown): readonly Text[] => {
  if (typeof value !== 'object' || value === null) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

const beside = (source: string, place: string, value: unknown): readonly Pair[] => {
  const texts = textsIn(value)
  return texts.length === 0 ? [] : [{ source, place, en: texts.map(({ en }) => en).join('\n'), ja: texts.map(({ ja }) => ja).join('\n') }]
}

const recordTexts = (): readonly Pair[] => [
  ...records.flatMap((record) => beside('functions', pathOf(record), record)),
  ...beside('functions', 'categories', categories),
  ...Object.entries(functionWords).flatMap(([name, value]) => beside('words of function pages', name, value)),
  ...families.flatMap(({ id, title, about, entries }) => [
    ...beside('built-in functions', id, [title, about]),
    ...Object.entries(entries).flatMap(([name, entry]) => beside('built-in functions', `${id}: ${name}`, entry)),
  ]),
  ...demos.flatMap((demo) => beside('demos', demo.name, demo)),
  ...beside('demos', 'words', demoWords),
]

/** All of them, in the order of their sources. */
export const allPairs = (): readonly Pair[] => [...pageTexts(), ...labels(), ...frameTexts(), ...recordTexts()].filter(({ en, ja }) => en !== '' || ja !== '')
