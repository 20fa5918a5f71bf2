/** Writes the search index of a language beside its finished pages. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { searchFile } from '../../src/search/data.ts'
import { buildIndex, type IndexedPage } from './build-index.ts'
import { collect } from './collect.ts'

type NavbarItem = { readonly to?: string; readonly label?: string; readonly activeBaseRegex?: string }

export const searchIndex = ({ baseUrl, i18n, siteConfig }: LoadContext): Plugin => ({
  name: 'search-index',
  postBuild: async ({ outDir, routesPaths }) => {
    // The bar's items as the theme's options define them, in the language of this build.
    const { items = [] } = (siteConfig.themeConfig['navbar'] ?? {}) as { readonly items?: readonly NavbarItem[] }
    const pages: IndexedPage[] = []
    for (const route of routesPaths.toSorted()) {
      const path = route.slice(baseUrl.length).replace(/\/$/, '')
      if (path === '404.html' || path === 'search') continue
      const page = collect(await readFile(join(outDir, path, 'index.html'), 'utf8'))
      if (!page) continue
      const section = items.find((item) => holds(item, `/${path}/`))?.label ?? siteConfig.title
      // The first words of the home page are no name for it.
      const title = path === '' ? siteConfig.title : page.title
      pages.push({ ...page, title, url: route, group: [section, ...page.categories].join(' / ') })
    }
    await writeFile(join(outDir, searchFile), JSON.stringify(buildIndex(pages, i18n.currentLocale)))
  },
})

/** Whether a page stands under an item of the bar: below its address, or where the item says that it is active. */
const holds = ({ to, activeBaseRegex }: NavbarItem, path: string): boolean =>
  activeBaseRegex ? new RegExp(`^${activeBaseRegex}`).test(path) : to !== undefined && to !== '/' && path.startsWith(to.endsWith('/') ? to : `${to}/`)
