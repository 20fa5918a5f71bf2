/**
 * Every page of both languages as it is built: what each must have, what it may weigh, and that nothing leads nowhere. What
 * scripts make of the pages: cover-pages.test.ts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { plan } from '../../src/previews/plan/plan.ts'
import { origin, readPage } from './built-page.ts'
import { built, folder, type Locale, locales, others, pagesOf, pathIn } from '../browser/site.ts'

const found = locales.flatMap((locale) => [...pagesOf(locale), ...others].map((path) => readPage(locale, path)))

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
const failures = <Page extends { readonly locale: Locale; readonly path: string }>(
  pages: readonly Page[],
  complaint: (page: Page) => unknown,
): readonly string[] =>
  pages.flatMap((page) => {
    const said = complaint(page)
    return said === undefined || said === false || said === '' ? [] : [`${pathIn(page.locale, page.path)}: ${JSON.stringify(said)}`]
  })

test('each language has every page of the other', () => {
  expect(pagesOf('en').length).toBeGreaterThanOrEqual(7)
  expect(pagesOf('ja')).toEqual(pagesOf('en'))
})

test.each(locales)('all functions that the specification names have a page, in %s', (locale) => {
  // The plan of previews has a row for each function.
  const wanted = [...plan.keys()].map((path) => `/addons/${path}`)
  expect(wanted.length).toBeGreaterThanOrEqual(371)
  expect(wanted.filter((path) => !pagesOf(locale).includes(path))).toEqual([])
})

test('each page is found, has one h1, its language, a title of its own and a content policy', () => {
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
  const places = new Map(found.map(({ locale, path, ids }) => [plain(pathIn(locale, path)), ids]))
  const isBroken = ({ pathname, hash }: URL): boolean => {
    // Pages of functions lead to their files, too; the search page to the list of pages, for readers without scripts.
    if (/^\/data\/.*\.(?:json|glsl|wgsl)$|\/sitemap\.xml$/.test(pathname)) return built(pathname.slice(1)) === ''
    const ids = places.get(plain(decodeURIComponent(pathname)))
    return !ids || (hash !== '' && !ids.has(decodeURIComponent(hash.slice(1))))
  }
  const broken = found.flatMap(({ locale, path, links }) =>
    links.filter((link) => link.origin === origin && isBroken(link)).map(({ pathname, hash }) => `${pathIn(locale, path)} → ${pathname}${hash}`),
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
        const next = plain(decodeURIComponent(link.pathname))
        if (link.origin === origin && byPath.has(next) && !seen.has(next)) {
          seen.add(next)
          queue.push(next)
        }
      }
    }
    const lost = documents().filter((page) => page.locale === locale && !seen.has(plain(pathIn(locale, page.path))))
    expect(lost.map(({ path }) => path)).toEqual([])
  }
})

test('every picture has a text', () => {
  expect(failures(found, ({ imagesWithoutText }) => imagesWithoutText.length > 0 && imagesWithoutText)).toEqual([])
})

test('every formula has the parts that MathML asks for', () => {
  expect(failures(found, ({ wrongFormulas }) => wrongFormulas.length > 0 && wrongFormulas)).toEqual([])
})

test('every page has its text and the links of the bar without a script', () => {
  expect(failures(documents(), ({ letters, linksInBar }) => (letters < 100 || linksInBar < 6) && { letters, linksInBar })).toEqual([])
})

test('the search page alone asks not to be indexed', () => {
  expect(failures(found, ({ path, robots }) => !isDeepStrictEqual([...new Set(robots)], path === '/search' ? ['noindex, follow'] : []) && robots)).toEqual([])
})

test('the home page loads at most 131 kB of scripts before it is touched, the page of all functions 162 kB, every other page 158 kB', () => {
  // The page of all functions lists hundreds of them; the first script names every page and chunk, so it grows with the pages.
  const budget = (path: string): number => (path === '/' ? 131_000 : path === '/addons/' ? 162_000 : 158_000)
  // Pages ask for these scripts and no others: cover-pages.test.ts.
  expect(
    failures(found, ({ path, scripts }) => {
      const weight = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0)
      return weight > budget(path) && weight
    }),
  ).toEqual([])
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
