/**
 * How text is set, in Latin and in Japanese: faces, measures, lines; and what a page is on paper. Measured in a real browser. How the headings
 * of all pages break is in layout.test.ts.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales, openUndrawn, pathIn, type Site } from '../browser/site.ts'

let site: Site
beforeAll(async () => {
  site = await openUndrawn()
})
afterAll(() => site.close())

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** One tab for all tests: what one changes on a page or of the window is gone with the next page. */
let tab: Page
beforeAll(async () => {
  tab = await (await site.newContext({ viewport: desktop, reducedMotion: 'reduce' })).newPage()
})

const open = async (path: string, viewport: { readonly width: number; readonly height: number } = desktop): Promise<Page> => {
  await tab.emulateMedia({ media: null })
  await tab.setViewportSize(viewport)
  await tab.goto(path)
  await tab.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
  return tab
}

const styleOf = (page: Page, selector: string, ...names: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => {
      const style = getComputedStyle(element)
      return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)]))
    }, names)

/** How many letters of its own size a paragraph is wide. */
const measureOf = (page: Page): Promise<number> =>
  page
    .locator('.markdown > p')
    .first()
    .evaluate((paragraph) => {
      const style = getComputedStyle(paragraph)
      const ruler = document.createElement('span')
      // As letters are in sentences, and a kana is one em.
      ruler.textContent = document.documentElement.lang === 'ja' ? 'あ'.repeat(50) : 'the quick brown fox jumps over the lazy dog, as it does'
      ruler.style.cssText = `position:absolute;white-space:nowrap;font:${style.font}`
      paragraph.append(ruler)
      const letter = ruler.getBoundingClientRect().width / (ruler.textContent.length || 1)
      ruler.remove()
      return Number.parseFloat(style.width) / letter
    })

describe('Japanese', () => {
  test('breaks between phrases in headings, strictly, and stands apart from Latin letters; code does not', async () => {
    const page = await open('/ja/docs/installation')
    const names = ['word-break', 'line-break', 'text-autospace', 'overflow-wrap']
    expect(await styleOf(page, 'h1', ...names)).toEqual({
      'word-break': 'auto-phrase',
      'line-break': 'strict',
      'text-autospace': 'normal',
      'overflow-wrap': 'break-word',
    })
    expect(await styleOf(page, '.code code', 'word-break', 'line-break', 'text-autospace')).toEqual({
      'word-break': 'normal',
      'line-break': 'auto',
      'text-autospace': 'no-autospace',
    })
    expect(await styleOf(page, 'h2', 'text-wrap-style', 'font-feature-settings')).toEqual({ 'text-wrap-style': 'balance', 'font-feature-settings': '"palt"' })
    expect(await styleOf(page, '.markdown > p', 'text-wrap-style', 'word-break')).toEqual({ 'text-wrap-style': 'pretty', 'word-break': 'auto-phrase' })
  })

  test('fills the short lines of a phone, where whole phrases would leave them ragged', async () => {
    const page = await open('/ja/docs/installation', phone)
    expect(await styleOf(page, '.markdown > p', 'word-break')).toEqual({ 'word-break': 'normal' })
    expect(await styleOf(page, 'h1', 'word-break')).toEqual({ 'word-break': 'auto-phrase' })
  })

  test('is not slanted, and has more lead than Latin', async () => {
    const page = await open('/ja/docs/')
    await page
      .locator('.markdown > p')
      .first()
      .evaluate((paragraph) => paragraph.insertAdjacentHTML('afterbegin', '<em>強く</em><i>題</i><cite>書名</cite>'))
    for (const element of ['em', 'i', 'cite']) expect(await styleOf(page, `.markdown > p > ${element}`, 'font-style')).toEqual({ 'font-style': 'normal' })
    const lead = async (of: Page): Promise<number> => {
      const { 'line-height': height = '', 'font-size': size = '' } = await styleOf(of, '.markdown > p', 'line-height', 'font-size')
      return Number.parseFloat(height) / Number.parseFloat(size)
    }
    const japanese = await lead(page)
    expect(japanese).toBeGreaterThan((await lead(await open('/docs/'))) + 0.1)
  })

  test('takes Latin letters from the Latin face of the system, and kana from a Gothic or a Mincho of each', async () => {
    const page = await open('/ja/docs/')
    const { 'font-family': text = '' } = await styleOf(page, '.markdown > p', 'font-family')
    const { 'font-family': display = '' } = await styleOf(page, 'h1', 'font-family')
    const order = (list: string, ...faces: readonly string[]) => faces.map((face) => list.indexOf(face))
    const rising = (places: readonly number[]) => places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1))
    expect(rising(order(text, 'Segoe UI', 'Hiragino Sans', 'BIZ UDPGothic', 'Yu Gothic', 'Meiryo', 'Noto Sans CJK JP', 'sans-serif')), text).toBe(true)
    expect(rising(order(display, 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'serif')), display).toBe(true)
  })
})

test.each([
  { locale: 'en', least: 60, most: 78 },
  { locale: 'ja', least: 36, most: 40.5 },
] as const)('a line of text is easy to read: $locale', async ({ locale, least, most }) => {
  const measure = await measureOf(await open(pathIn(locale, '/docs/installation')))
  expect(measure).toBeGreaterThanOrEqual(least)
  expect(measure).toBeLessThanOrEqual(most)
})

test('English headings are balanced and never hyphenated; numbers in tables stand under each other', async () => {
  const page = await open('/docs/installation')
  expect(await styleOf(page, 'h2', 'text-wrap-style', 'hyphens', 'word-break')).toEqual({
    'text-wrap-style': 'balance',
    hyphens: 'manual',
    'word-break': 'normal',
  })
  expect(await styleOf(page, '.markdown > p', 'text-wrap-style')).toEqual({ 'text-wrap-style': 'pretty' })
  expect(await styleOf(page, 'table', 'font-variant-numeric')).toEqual({ 'font-variant-numeric': 'tabular-nums' })
})

test.each(locales)('no page loads a font: the faces are those of the system: %s', async (locale) => {
  for (const path of ['/', '/docs/installation']) {
    const page = await open(pathIn(locale, path))
    expect(await page.evaluate(() => document.fonts.size)).toBe(0)
  }
})

test('the name of an option is whole in its table, on a phone too', async () => {
  for (const viewport of [desktop, phone]) {
    const page = await open('/api/core/config', viewport)
    const broken = await page
      .locator('.markdown td:first-child > code')
      .evaluateAll((codes) => codes.filter((code) => code.getClientRects().length > 1).map(({ textContent }) => textContent))
    expect(broken).toEqual([])
  }
})

describe('on paper', () => {
  const paper = 'rgb(250, 249, 246)'
  const shown = (page: Page, selector: string) => page.locator(selector).first().isVisible()

  test.each(locales)('there is the page alone, whole and on white, in the dark mode too: %s', async (locale: Locale) => {
    const page = await open(pathIn(locale, '/docs/installation'))
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    // Colours change in a millisecond where motion is reduced, not at once.
    await expect.poll(() => styleOf(page, 'html', 'background-color')).not.toEqual({ 'background-color': paper })
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.navbar', '.theme-doc-sidebar-container', '.table-of-contents', '.pagination-nav', '.footer', '.code-copy'])
      expect(await shown(page, part), part).toBe(false)
    expect(await shown(page, 'h1')).toBe(true)
    expect(await styleOf(page, 'html', 'background-color', 'color')).toEqual({ 'background-color': paper, color: 'rgb(29, 31, 39)' })
    expect(await styleOf(page, '.code code', 'white-space-collapse', 'text-wrap-mode')).toEqual({
      'white-space-collapse': 'preserve',
      'text-wrap-mode': 'wrap',
    })
  })
})

describe('an address where nothing is', () => {
  test.each([
    { path: '/no/such/page', search: 'Search', result: '/search?q=vec3' },
    { path: '/ja/no/such/page', search: '検索', result: '/ja/search?q=vec3' },
  ])('leads on: to the search, to the sections: $path', async ({ path, search, result }) => {
    const page = await open(path)
    const ways = await page.locator('.message-ways a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const root = path.startsWith('/ja') ? '/ja' : ''
    expect(ways).toEqual([`${root}/`, ...['docs', 'api', 'addons', 'guide', 'demos'].map((section) => `${root}/${section}/`)])
    await page.getByRole('search').getByRole('searchbox').fill('vec3')
    await page.getByRole('search').getByRole('button', { name: search }).click()
    await page.waitForURL((address) => address.pathname + address.search === result)
  })
})
