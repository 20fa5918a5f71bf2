/** The search as a part of the site: its page's address, what browsers are told of it, and the index of a language beside its finished pages. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import type { HostedSearch } from '../../site.config.ts'
import { indexFile, textFolder } from '../../src/search/format.ts'
import { barItems, holds } from '../bar-item.ts'
import { buildIndex, type IndexedPage } from './build-index.ts'
import { collect } from './collect.ts'
import { openSearch, openSearchFile } from './open-search.ts'
import type { SearchLocale } from './other-names.ts'

/** The search page's address below the language's. */
export const searchPath = 'search'

/** `hosted` is the service that is asked instead of the index; then pages connect to its host ahead, so that its first answer comes sooner. */
export const search =
  (hosted: HostedSearch | undefined): ((context: LoadContext) => Plugin) =>
  ({ baseUrl, i18n, siteConfig, siteDir }) => ({
    name: 'search',
    // Only the source that is used is in the site's code.
    configureWebpack: () => ({ resolve: { alias: { '@search-source': join(siteDir, `src/components/search/${hosted ? 'hosted' : 'embedded'}.ts`) } } }),
    contentLoaded: ({ actions }) => {
      actions.addRoute({ path: `${baseUrl}${searchPath}`, component: '@site/src/components/search/search-page.tsx', exact: true })
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'search', type: 'application/opensearchdescription+xml', title: siteConfig.title, href: `${baseUrl}${openSearchFile}` },
        },
        ...(hosted ? [{ tagName: 'link', attributes: { rel: 'preconnect', href: hosted.host, crossorigin: 'anonymous' } }] : []),
      ],
    }),
    postBuild: async ({ outDir, routesPaths }) => {
      const items = barItems(siteConfig)
      const pages: IndexedPage[] = []
      for (const route of routesPaths.toSorted()) {
        const address = route.slice(baseUrl.length)
        const path = address.replace(/\/$/, '')
        if (path === '404.html' || path === searchPath) continue
        const page = collect(await readFile(join(outDir, path, 'index.html'), 'utf8'), { isFunction: /^addons\/.+\/\w+$/.test(address) })
        if (!page) continue
        const section = items.find((item) => holds(item, `/${path}/`))?.label ?? siteConfig.title
        // The first words of the home page are no name for it.
        const title = path === '' ? siteConfig.title : page.title
        pages.push({ ...page, title, url: address, group: [section, ...page.categories].join(' / ') })
      }
      const { index, texts } = buildIndex(pages, localeOf(i18n.currentLocale))
      await mkdir(join(outDir, textFolder), { recursive: true })
      await Promise.all([
        writeFile(join(outDir, indexFile), JSON.stringify(index)),
        writeFile(
          join(outDir, openSearchFile),
          openSearch({ title: siteConfig.title, address: `${siteConfig.url}${baseUrl}`, icon: siteConfig.favicon, searchPath }),
        ),
        ...texts.map((file, number) => writeFile(join(outDir, textFolder, `${index.build}-${number}.json`), JSON.stringify(file))),
      ])
    },
  })

const localeOf = (locale: string): SearchLocale => {
  if (locale === 'en' || locale === 'ja') return locale
  throw new Error(`The search knows the words of en and ja, but this build is in ${locale}. Add its words to plugins/search/other-names.ts.`)
}
