/**
 * Every page as Markdown beside it, for those who read no HTML: at its address with `.md` at the end, and all of them listed. A page of MDX is
 * read from its source, one of a function from what its record has become (scripts/function-page), one that is a component from its HTML.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages'
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types'
import { documentFolder } from '../../scripts/function-page/address.ts'
import { writeIfChanged } from '../../scripts/write.ts'
import { siteFolder } from '../../site.config.ts'
import { barItems, holds } from '../bar-item.ts'
import { contentsFile, textAddress, wholeFile } from './address.ts'
import { componentTexts, type Sizes } from './component-text.ts'
import { contents, type ListedPage, whole } from './contents.ts'
import { htmlText } from './html-text.ts'
import { mdxText } from './mdx-text.ts'

type Source = ListedPage & {
  /** From the folder of the site. */
  readonly file: string
}

export const pageText = ({ baseUrl, siteConfig, i18n, generatedFilesDir }: LoadContext): Plugin => {
  const { currentLocale, localeConfigs } = i18n
  const language = currentLocale === 'ja' ? 'ja' : 'en'
  // Alone, a language is built as if it had no folder of its own: its address is what it is all the same.
  const root = currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.replace(new RegExp(`(?<=/)${currentLocale}/$`), '')
  const site = {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteConfig.url,
    baseUrl,
    language,
    others: Object.entries(localeConfigs).flatMap(([name, { label }]) =>
      name === currentLocale ? [] : [[label, name === i18n.defaultLocale ? root : `${root}${name}/`] as const],
    ),
  } as const
  let sources: readonly Source[] = []
  /** The texts of pages, by their files: the development server asks for all again when one has changed. */
  const known = new Map<string, { readonly source: string; readonly text: string }>()

  /** Writes the texts of all pages; `built` is where their finished HTML is, if there is any. */
  const write = async (folder: string, built?: string): Promise<void> => {
    let sizes: Sizes | undefined
    const saying = componentTexts(language, () => sizes ?? {})
    const texts: { readonly address: string; readonly text: string }[] = []
    for (const { file, ...page } of sources) {
      const source = await readFile(join(siteFolder, file), 'utf8')
      if (source.includes('<Size ')) sizes ??= (await import('../../src/generated/sizes.ts')).sizes
      const read = (): string => {
        const before = known.get(file)
        const text = before?.source === source ? before.text : mdxText(source, { ...page, baseUrl }, saying)
        // The code of a demo is in files of its own.
        if (!source.includes('<DemoSource ')) known.set(file, { source, text })
        return text
      }
      const text = /\.tsx?$/.test(file)
        ? await textOfComponent(page, language, baseUrl, built)
        : file.endsWith('.page')
          ? await readFile(join(siteFolder, documentFolder, language, file.replace(/^(?:addons|.*\/current)\//, '').replace(/page$/, 'md')), 'utf8')
          : read()
      texts.push({ address: page.address, text })
    }
    const files = new Map([
      ...texts.map(({ address, text }) => [textAddress(address, baseUrl), text] as const),
      [baseUrl + contentsFile, contents(sources, site)],
      [baseUrl + wholeFile, whole(texts, site)],
    ])
    for (const [address, text] of files) await writeIfChanged(join(folder, address.slice(baseUrl.length)), text)
  }

  /** What the development server sends beside its pages. */
  const beside = join(generatedFilesDir, 'page-text')
  return {
    name: 'page-text',
    configureWebpack: (_config, isServer) =>
      // The framework merges what its plugins say of its server, which types of its bundler do not know.
      isServer || process.env['NODE_ENV'] === 'production' ? {} : ({ devServer: { static: [{ directory: beside, publicPath: baseUrl }] } } as object),
    allContentLoaded: async ({ allContent }) => {
      sources = sourcesOf(allContent, siteConfig)
      if (process.env['NODE_ENV'] !== 'production') await write(beside)
    },
    postBuild: ({ outDir }) => write(outDir, outDir),
  }
}

/** A page that is no text is read where it is finished; before that, it is its name. */
const textOfComponent = async (
  { address, title, description }: ListedPage,
  language: 'en' | 'ja',
  baseUrl: string,
  built: string | undefined,
): Promise<string> => {
  const file = built && join(built, address.slice(baseUrl.length), 'index.html')
  if (!file || !existsSync(file)) return `# ${title}\n\n> ${description}\n`
  const html = await readFile(file, 'utf8')
  return htmlText(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')), { address, language })
}

type Config = LoadContext['siteConfig']
type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string]

/** All pages in the order of the bar and of their sidebars; those that no item of the bar holds come first. */
const sourcesOf = (allContent: AllContent, config: Config): readonly Source[] => {
  // What these plugins load, by the names of their instances.
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as readonly LoadedContent[]
  // The same.
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as readonly (LoadedPages | null)[]
  const documents = docs.flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap(({ sidebars, docs: all }) => {
      const places = placesOf(Object.values(sidebars))
      const order = [...places.keys()]
      const last = (id: string): number => (places.has(id) ? order.indexOf(id) : order.length)
      return all
        .filter(({ unlisted, draft }) => !unlisted && !draft)
        .toSorted((a, b) => last(a.id) - last(b.id))
        .map(({ id, title, description, permalink, source }) => ({
          groups: places.get(id) ?? [],
          title,
          description,
          address: permalink,
          file: fileOf(source),
        }))
    }),
  )
  const others = pages.flatMap((all) =>
    (all ?? []).flatMap((page): Source[] => {
      const place = { groups: [], description: config.tagline, address: page.permalink, file: fileOf(page.source) }
      if (page.type === 'jsx') return [{ ...place, title: config.title }]
      return page.unlisted ? [] : [{ ...place, title: page.title ?? config.title, description: page.description ?? config.tagline }]
    }),
  )
  const items = barItems(config)
  const base = config.baseUrl
  const at = ({ address }: Source): number => items.findIndex((item) => holds(item, `/${address.slice(base.length).replace(/\/?$/, '/')}`))
  return [...others.toSorted((a, b) => (a.address < b.address ? -1 : 1)), ...documents]
    .map((source) => ({ source, item: at(source) }))
    .toSorted((a, b) => a.item - b.item)
    .map(({ source, item }) => ({ ...source, groups: [items[item]?.label ?? config.title, ...source.groups] }))
}

const fileOf = (source: string): string => source.replace(/^@site\//, '')

/** The categories above each document, in the order of the sidebars. */
const placesOf = (sidebars: readonly Sidebar[]): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, readonly string[]>()
  const walk = (items: Sidebar, above: readonly string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') places.set(item.id, above)
      else if (item.type === 'category') {
        if (item.link?.type === 'doc') places.set(item.link.id, [...above, item.label])
        walk(item.items, [...above, item.label])
      }
    }
  }
  for (const sidebar of sidebars) walk(sidebar, [])
  return places
}
