/** What a page says about itself to browsers, search engines and those who share it; and what the site says about its pages. */
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, type Locale, locales, pagesOf, pathIn } from '../browser/site.ts'
import { desktop, isReady, visits } from '../browser/visit.ts'

const { site } = visits()
/** One tab for all tests: a head is that of the page one is on. What the HTML of every page says is in pages.test.ts and language.test.ts. */
let page: Page
beforeAll(async () => {
  page = await (await site().newContext({ viewport: desktop, reducedMotion: 'reduce' })).newPage()
})
const open = async (path: string): Promise<void> => {
  await page.goto(path)
  await isReady(page)
}
const host = 'https://kirari.example'
const meta = (name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).evaluateAll((all) => all.map((tag) => tag.getAttribute('content')))
const links = (rel: string) =>
  page.locator(`head link[rel="${rel}"]:not([type])`).evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
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
    await open(pathIn(locale, path))
    await expect.poll(() => page.title()).toBe(`${title} | Kirari`)
    expect(await links('alternate')).toEqual([
      ['en', `${host}${path}`],
      ['ja', `${host}/ja${path}`],
      ['x-default', `${host}${path}`],
    ])
    expect(await links('canonical')).toEqual([[null, host + pathIn(locale, path)]])
  })

  test.each(locales)('has what is shown where it is shared, in %s', async (locale) => {
    await open(pathIn(locale, '/docs/installation'))
    const title = locale === 'en' ? 'Installation | Kirari' : 'インストール | Kirari'
    expect(await meta('og:title')).toEqual([title])
    expect(await meta('og:description')).toEqual(await meta('description'))
    expect(await meta('og:url')).toEqual([host + pathIn(locale, '/docs/installation')])
    expect(await meta('og:locale')).toEqual([locale])
    expect(await meta('og:locale:alternate')).toEqual([locale === 'en' ? 'ja' : 'en'])
    expect(await meta('twitter:card')).toEqual(['summary_large_image'])
    const [picture] = await meta('og:image')
    expect(picture).toMatch(new RegExp(`^${host}/cards/.+\\.jpg$`))
    expect(await meta('twitter:image')).toEqual([picture])
  })

  test('follows the page when one goes on without loading anew', async () => {
    await open('/ja/docs/')
    await page.locator('.pagination-nav__link--next').click()
    await expect.poll(() => links('canonical')).toEqual([[null, `${host}/ja/docs/installation`]])
    await expect.poll(() => links('alternate')).toContainEqual(['en', `${host}/docs/installation`])
    await expect.poll(() => meta('og:title')).toEqual(['インストール | Kirari'])
  })

  test.each(locales)('asks not to be indexed on the search page and on no other, in %s', async (locale) => {
    for (const path of ['/search', '/search?q=vec3']) {
      await open(pathIn(locale, path))
      expect(await meta('robots')).toContain('noindex, follow')
    }
    await open(pathIn(locale, '/docs/'))
    expect(await meta('robots')).toEqual([])
  })

  test.each(locales)('names the framework and its version, in %s', async (locale) => {
    await open(pathIn(locale, '/'))
    expect(await meta('generator')).toEqual(['Docusaurus v3.8.1'])
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
