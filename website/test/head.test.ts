/** What a page says about itself to browsers, search engines and those who share it; and what the site says about its pages. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { built, type Locale, locales, pagesOf, pathIn } from './site.ts'
import { visits } from './visit.ts'

const { open } = visits()
const host = 'https://kirari.example'
const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).evaluateAll((all) => all.map((tag) => tag.getAttribute('content')))
const links = (page: Page, rel: string) =>
  page.locator(`head link[rel="${rel}"]`).evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
const sitemap = (locale: Locale) => built(`${locale === 'en' ? '' : 'ja/'}sitemap.xml`)

describe('the head of a page', () => {
  const pages = [
    { path: '/', en: 'A reactive engine for GLSL', ja: 'GLSLのためのリアクティブエンジン' },
    { path: '/docs/installation', en: 'Installation', ja: 'インストール' },
    { path: '/search', en: 'Search the documentation', ja: 'ドキュメントを検索' },
    { path: '/addons/sdf/rectSDF', en: 'rectSDF', ja: 'rectSDF' },
  ] as const
  const cases = locales.flatMap((locale) => pages.map(({ path, ...titles }) => ({ locale, path, title: titles[locale] })))

  test.each(cases)('has its title, the delimiter and the site’s; its other languages and its canonical address: $path in $locale', async (one) => {
    const { locale, path, title } = one
    const { page } = await open(pathIn(locale, path))
    await expect.poll(() => page.title()).toBe(`${title} | Kirari`)
    expect(await links(page, 'alternate')).toEqual([
      ['en', `${host}${path}`],
      ['ja', `${host}/ja${path}`],
      ['x-default', `${host}${path}`],
    ])
    expect(await links(page, 'canonical')).toEqual([[null, host + pathIn(locale, path)]])
  })

  test.each(locales)('has what is shown where it is shared, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, '/docs/installation'))
    const title = locale === 'en' ? 'Installation | Kirari' : 'インストール | Kirari'
    expect(await meta(page, 'og:title')).toEqual([title])
    expect(await meta(page, 'og:description')).toEqual(await meta(page, 'description'))
    expect(await meta(page, 'og:url')).toEqual([host + pathIn(locale, '/docs/installation')])
    expect(await meta(page, 'og:locale')).toEqual([locale])
    expect(await meta(page, 'og:locale:alternate')).toEqual([locale === 'en' ? 'ja' : 'en'])
    expect(await meta(page, 'twitter:card')).toEqual(['summary_large_image'])
    const [picture] = await meta(page, 'og:image')
    expect(picture).toMatch(new RegExp(`^${host}/cards/.+\\.jpg$`))
    expect(await meta(page, 'twitter:image')).toEqual([picture])
  })

  test('follows the page when one goes on without loading anew', async () => {
    const { page } = await open('/ja/docs/')
    await page.locator('.pagination-nav__link--next').click()
    await expect.poll(() => links(page, 'canonical')).toEqual([[null, `${host}/ja/docs/installation`]])
    await expect.poll(() => links(page, 'alternate')).toContainEqual(['en', `${host}/docs/installation`])
    await expect.poll(() => meta(page, 'og:title')).toEqual(['インストール | Kirari'])
  })

  test.each(locales)('asks not to be indexed on the search page and on no other, in %s', async (locale) => {
    for (const path of ['/search', '/search?q=vec3']) expect(await meta((await open(pathIn(locale, path))).page, 'robots')).toContain('noindex, follow')
    for (const path of ['/', '/docs/', '/addons/sdf/rectSDF']) expect(await meta((await open(pathIn(locale, path))).page, 'robots')).toEqual([])
  })

  test.each(locales)('names the framework and its version, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, '/'))
    expect(await meta(page, 'generator')).toEqual(['Docusaurus v3.8.1'])
  })
})

describe('the sitemap', () => {
  test.each(locales)('has every page once, weekly, dated where the date is known, and not the search, in %s', (locale) => {
    const entries = sitemap(locale).match(/<url>.*?<\/url>/gs) ?? []
    expect(entries).toHaveLength(pagesOf(locale).length)
    expect(new Set(pagesOf(locale)).size).toBe(entries.length)
    expect(entries.filter((entry) => !entry.includes('<changefreq>weekly</changefreq>'))).toEqual([])
    expect(pagesOf(locale).filter((path) => path.includes('search') || path.includes('404'))).toEqual([])
    // Copies without history, and pages that are not in it yet, have no date; a date is a day.
    expect(sitemap(locale).replaceAll(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g, '')).not.toContain('lastmod')
  })
})
