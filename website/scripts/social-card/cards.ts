/** Which card each page has: one of its section, or one of the picture that the page is about. */
import { categories, records, type FunctionRecord, type Text } from '@kirari/addons/catalogue'
import { demos } from '../../src/demos/list.ts'
import { cardSize, demoPosterSize, functionPosterSize } from '../../src/image-size.ts'
import { previewOf } from '../../src/previews/preview-of.ts'
import { pageAddress, posterAddress } from '../function-page/address.ts'
import { type Language, languages } from '../function-page/language.ts'
import type { Drawing } from './card.ts'

export type Card = {
  /** Of its file, without an ending. */
  readonly name: string
  /** What it shows, for people who cannot see it. */
  readonly alt: string
  readonly drawing: Drawing
}

/** The card of a page; `path` is the page's, without its language and without a slash at the end. */
export const cardOf = (path: string, language: Language): Card => ownCards.get(path)?.[language] ?? sectionCard(path, language)

const bare = (name: string, alt: Text, poster: string, width: number): Readonly<Record<Language, Card>> => {
  const drawing: Drawing = { width, posters: [poster], columns: 1, position: 'centre', ground: 'ink', lines: [] }
  return { en: { name, alt: alt.en, drawing }, ja: { name, alt: alt.ja, drawing } }
}

const functionAlt = (record: FunctionRecord): Text => previewOf(record).describe(record.importName)

/** What a category is shown by. */
const firstFunctions = categories.flatMap(({ id }) => records.filter(({ category }) => category === id).slice(0, 1))

const functionCard = (address: string, record: FunctionRecord) =>
  [address, bare(address.slice(1), functionAlt(record), posterAddress(record), functionPosterSize.width)] as const

/** Pages about one picture. */
const ownCards: ReadonlyMap<string, Readonly<Record<Language, Card>>> = new Map([
  ...firstFunctions.map((record) => functionCard(`/addons/${record.category}`, record)),
  ...records.map((record) => functionCard(pageAddress(record), record)),
  ...demos.map(({ name, path, label }) => [path, bare(`demos/${name}`, label, `/demos/${name}.webp`, demoPosterSize.width)] as const),
])

type Section = {
  readonly isOf: (path: string) => boolean
  readonly name: string
  readonly alt: Text
  readonly lines: Readonly<Record<Language, readonly string[]>>
} & Pick<Drawing, 'posters' | 'columns' | 'position' | 'ground'>

const under =
  (...folders: readonly string[]) =>
  (path: string): boolean =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

const sections: readonly Section[] = [
  {
    isOf: under('/docs'),
    name: 'docs',
    posters: ['/posters/home-ink-narrow.webp'],
    columns: 1,
    position: 'centre',
    ground: 'ink',
    lines: { en: ['Docs'], ja: ['ドキュメント'] },
    alt: { en: 'Docs of Kirari; dark silk with glints of gold', ja: 'Kirariのドキュメント。暗い絹に金色の光が走る' },
  },
  {
    isOf: under('/guide'),
    name: 'guide',
    posters: ['/posters/scene-water.webp'],
    columns: 1,
    position: 'centre',
    ground: 'ink',
    lines: { en: ['Guide'], ja: ['ガイド'] },
    alt: { en: 'Guide to Kirari; rings of gold light on blue', ja: 'Kirariのガイド。青の上に広がる金色の輪' },
  },
  {
    isOf: under('/api'),
    name: 'api',
    posters: ['/posters/home-paper-wide.webp'],
    columns: 1,
    position: 'right',
    ground: 'paper',
    lines: { en: ['API'], ja: ['API'] },
    alt: { en: 'API of Kirari; white silk with glints of gold', ja: 'KirariのAPI。白い絹に金色の光が走る' },
  },
  {
    isOf: under('/addons'),
    name: 'addons',
    posters: firstFunctions.map(posterAddress).slice(0, 12),
    columns: 4,
    position: 'centre',
    ground: 'ink',
    lines: { en: ['Addons'], ja: ['アドオン'] },
    alt: { en: 'Addons of Kirari: pictures of twelve functions', ja: 'Kirariのアドオン。12個の関数の絵' },
  },
  {
    isOf: under('/demos', '/compute', '/deferred', '/harnack', '/instance', '/lsystem', '/webcam'),
    name: 'demos',
    posters: ['compute-particles', 'deferred-shading', 'compute-diffusion', 'instance-boxes'].map((name) => `/demos/${name}.webp`),
    columns: 2,
    position: 'centre',
    ground: 'ink',
    lines: { en: ['Demos'], ja: ['デモ'] },
    alt: { en: 'Demos of Kirari: particles, a scene with many lights, a reaction, boxes', ja: 'Kirariのデモ。粒子、多くの光源、反応拡散、箱' },
  },
]

const home: Section = {
  isOf: () => true,
  name: 'home',
  posters: ['/posters/home-ink-wide.webp'],
  columns: 1,
  position: 'right',
  ground: 'ink',
  lines: {
    en: ['Write the shader once.', 'Change a value, and', 'the picture follows.'],
    ja: ['シェーダーを書くのは一度だけ。', '値を変えれば、絵がついてくる。'],
  },
  alt: {
    en: 'Kirari. Write the shader once. Change a value, and the picture follows. Dark silk with glints of gold',
    ja: 'Kirari。シェーダーを書くのは一度だけ。値を変えれば、絵がついてくる。暗い絹に金色の光が走る',
  },
}

const sectionCard = (path: string, language: Language): Card => cardOfSection(sections.find(({ isOf }) => isOf(path)) ?? home, language)

const cardOfSection = ({ name, alt, lines, posters, columns, position, ground }: Section, language: Language): Card => ({
  name: `${name}-${language}`,
  alt: alt[language],
  drawing: { width: cardSize.width, posters, columns, position, ground, lines: lines[language] },
})

/** All that pages have, whichever there are: each once. */
export const allCards = (): readonly Card[] => {
  const cards = languages.flatMap((language) => [
    ...[...ownCards.values()].map((card) => card[language]),
    ...[...sections, home].map((section) => cardOfSection(section, language)),
  ])
  return [...new Map(cards.map((card) => [card.name, card])).values()]
}
