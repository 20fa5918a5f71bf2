/** Every page of both languages, opened one after the other: what each must have, what it may weigh, and that nothing leads nowhere. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built, complaintsOf, folder, type Locale, locales, openUndrawn, pagesOf, pathIn, type Site } from './site.ts'

type Found = {
  readonly locale: Locale
  readonly path: string
  readonly status: number
  readonly complaints: readonly string[]
  readonly lang: string
  readonly title: string
  readonly headings: readonly string[]
  readonly canonical: string
  readonly alternates: Readonly<Record<string, string>>
  readonly description: string
  readonly socialImage: string
  readonly hasPolicy: boolean
  readonly ids: readonly string[]
  readonly links: readonly string[]
  readonly imagesWithoutText: readonly string[]
  readonly isWiderThanScreen: boolean
  /** Of its scripts on the wire, in bytes. */
  readonly weight: number
}

let site: Site
const found: Found[] = []
/** Pages that are no documents: they are not in the sitemap. */
const others = ['/search', '/404.html']

beforeAll(async () => {
  site = await openUndrawn()
  const context = await site.newContext({ viewport: { width: 390, height: 844 } })
  // The engine behind the pictures comes when the browser is idle; here it never is. Live pictures have tests of their own.
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  /** What the page asks for by itself, before its reader does anything. */
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  for (const locale of locales) {
    for (const path of [...pagesOf(locale), ...others]) {
      complaints.length = 0
      scripts.clear()
      const answer = await page.goto(pathIn(locale, path), { waitUntil: 'load' })
      await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
      const weight = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0)
      found.push({ locale, path, status: answer?.status() ?? 0, ...(await read(page)), weight, complaints: [...complaints] })
    }
  }
  await context.close()
  // Every page of the site in both languages, one after the other.
}, 900_000)

afterAll(() => site.close())

const read = (page: Page): Promise<Omit<Found, 'locale' | 'path' | 'status' | 'complaints' | 'weight'>> =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: all('h1').map((heading) => heading.textContent ?? ''),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(all<HTMLLinkElement>('link[rel=alternate][hreflang]').map((link) => [link.hreflang, link.href])),
      description: attribute('meta[name=description]', 'content'),
      socialImage: attribute('meta[property="og:image"]', 'content'),
      hasPolicy: document.querySelector('meta[http-equiv="content-security-policy"]') !== null,
      ids: all('[id]').map(({ id }) => id),
      links: all<HTMLAnchorElement>('a[href]').map(({ href }) => href),
      imagesWithoutText: all<HTMLImageElement>('img:not([alt])').map(({ src }) => src),
      isWiderThanScreen: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }
  })

const sizes = new Map<string, number>()
/** As a host serves it: brotli at quality 9. */
const sizeOf = (script: string): number => {
  const known = sizes.get(script)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(join(folder, script)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
  sizes.set(script, size)
  return size
}

const documents = () => found.filter(({ path }) => !others.includes(path))
const failures = (pages: readonly Found[], complaint: (page: Found) => unknown): readonly string[] =>
  pages.flatMap((page) => {
    const said = complaint(page)
    return said === undefined || said === false || said === '' ? [] : [`${pathIn(page.locale, page.path)}: ${JSON.stringify(said)}`]
  })

test('each language has every page of the other', () => {
  expect(pagesOf('en').length).toBeGreaterThanOrEqual(7)
  expect(pagesOf('ja')).toEqual(pagesOf('en'))
})

test('no page complains while it loads', () => {
  expect(failures(found, ({ complaints }) => complaints.length > 0 && complaints)).toEqual([])
})

test('each page is found, has one h1, its language, a title of its own and a content policy', () => {
  expect(failures(found, ({ status }) => status !== 200 && status)).toEqual([])
  expect(failures(found, ({ headings }) => (headings.length !== 1 || headings[0]?.trim() === '') && headings)).toEqual([])
  expect(failures(found, ({ lang, locale }) => lang !== locale && lang)).toEqual([])
  expect(failures(found, ({ title }) => !/^.+ \| Kirari$/.test(title) && title)).toEqual([])
  expect(failures(found, ({ hasPolicy }) => !hasPolicy)).toEqual([])
  for (const locale of locales) {
    const titles = found.filter((page) => page.locale === locale).map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  }
})

test('each document names itself, its other language, and what it says to those who share it', () => {
  const host = new URL(documents()[0]?.canonical ?? '').origin
  expect(failures(documents(), ({ canonical, locale, path }) => canonical !== host + pathIn(locale, path) && canonical)).toEqual([])
  expect(
    failures(documents(), ({ alternates, path }) => {
      const wanted = { en: host + path, ja: `${host}/ja${path}`, 'x-default': host + path }
      return !isDeepStrictEqual(alternates, wanted) && alternates
    }),
  ).toEqual([])
  expect(failures(documents(), ({ description }) => description === '' && 'no description')).toEqual([])
  // What the pictures are: cards.test.ts.
  expect(failures(documents(), ({ socialImage }) => !socialImage.startsWith(`${host}/cards/`) && socialImage)).toEqual([])
})

test('every link of the site leads to a page, and every anchor to a place on it', () => {
  const places = new Map(found.map(({ locale, path, ids }) => [plain(pathIn(locale, path)), new Set(ids)]))
  const broken = found.flatMap(({ locale, path, links }) =>
    links
      .map((link) => new URL(link))
      .filter(({ origin }) => origin === site.url)
      .filter(({ pathname, hash }) => {
        // Pages of functions lead to their files, too.
        if (/^\/data\/.*\.(?:json|glsl|wgsl)$/.test(pathname)) return built(pathname.slice(1)) === ''
        const ids = places.get(plain(decodeURIComponent(pathname)))
        return !ids || (hash !== '' && !ids.has(decodeURIComponent(hash.slice(1))))
      })
      .map(({ pathname, hash }) => `${pathIn(locale, path)} → ${pathname}${hash}`),
  )
  expect(broken).toEqual([])
})

test('every page can be reached from the home page by links', () => {
  const byPath = new Map(found.map((page) => [plain(pathIn(page.locale, page.path)), page]))
  for (const locale of locales) {
    const start = plain(pathIn(locale, '/'))
    const seen = new Set([start])
    const queue = [start]
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const link of byPath.get(path)?.links ?? []) {
        const next = plain(decodeURIComponent(new URL(link).pathname))
        if (new URL(link).origin === site.url && byPath.has(next) && !seen.has(next)) {
          seen.add(next)
          queue.push(next)
        }
      }
    }
    const lost = documents().filter((page) => page.locale === locale && !seen.has(plain(pathIn(locale, page.path))))
    expect(lost.map(({ path }) => path)).toEqual([])
  }
})

test('no page is wider than a phone, and every picture has a text', () => {
  expect(failures(found, ({ isWiderThanScreen }) => isWiderThanScreen)).toEqual([])
  expect(failures(found, ({ imagesWithoutText }) => imagesWithoutText.length > 0 && imagesWithoutText)).toEqual([])
})

test('the home page loads at most 125 kB of scripts before it is touched, every other page 150 kB', () => {
  const budget = (path: string): number => (path === '/' ? 125_000 : 150_000)
  expect(failures(found, ({ path, weight }) => weight > budget(path) && weight)).toEqual([])
})

test('the sitemaps say how often pages change, and when they last did, where the history is there', () => {
  for (const locale of locales) {
    const text = built(`${locale === 'en' ? '' : locale}/sitemap.xml`)
    expect(text.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(pagesOf(locale).length)
    // Copies without history, and pages that are not in it yet, have none.
    expect(text.replaceAll(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g, '')).not.toContain('lastmod')
  }
})

/** A page's address without what hosts may add or leave out. */
const plain = (path: string): string => path.replace(/\.html$/, '').replace(/(.)\/$/, '$1')
