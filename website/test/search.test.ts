/** The search, as a reader uses it: by keys, in both languages, in the box and on its page. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { complaintsOf, locales, openSite, pathIn, type Site } from './site.ts'

let site: Site
let page: Page
let complaints: string[]

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

beforeEach(async () => {
  for (const context of site.browser.contexts()) await context.close()
  const context = await site.newContext()
  page = await context.newPage()
  complaints = complaintsOf(page)
  return () => expect(complaints).toEqual([])
})

const open = async (path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}
const box = () => page.locator('.DocSearch-Input')
const chosen = () => page.locator('.DocSearch-Hit[aria-selected=true] a')
const hits = () => page.locator('.DocSearch-Hit a')

describe.each([
  { locale: 'en', query: 'install bundler', place: '/docs/installation', button: 'Search', placeholder: 'Search docs' },
  { locale: 'ja', query: '距離関数', place: '/ja/addons/sdf', button: '検索', placeholder: 'ドキュメントを検索' },
] as const)('in $locale', ({ locale, query, place, button, placeholder }) => {
  test('ctrl K opens it, typing finds, the arrow chooses, enter arrives', async () => {
    await open(pathIn(locale, '/api/'))
    await page.keyboard.press('Control+k')
    await box().waitFor()
    expect(await box().getAttribute('placeholder')).toBe(placeholder)
    await page.keyboard.type(query)
    await hits().first().waitFor()
    const first = await chosen().getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen().getAttribute('href')).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen().getAttribute('href')).toBe(first)
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => address.pathname.startsWith(place))
    expect(await page.locator('.DocSearch-Modal').count()).toBe(0)
  })

  test('Escape closes it and gives the focus back to the button', async () => {
    await open(pathIn(locale, '/docs/'))
    await page.getByRole('button', { name: button }).click()
    await box().waitFor()
    await page.keyboard.press('Escape')
    await box().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button')
  })

  test('its page answers a bare link', async () => {
    await open(pathIn(locale, `/search?q=${encodeURIComponent(query)}`))
    const results = page.locator('.search-page-results a')
    await results.first().waitFor()
    expect(await results.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))).toEqual(
      expect.arrayContaining([expect.stringContaining(place)]),
    )
    expect(await page.locator('h1').textContent()).toContain(query)
  })
})

test('the slash opens it, but not from a field; on the button a letter does, and stays', async () => {
  await open('/search')
  await page.locator('.search-page input').focus()
  await page.keyboard.press('/')
  await page.waitForTimeout(100)
  expect(await box().count()).toBe(0)
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await box().waitFor()
  expect(await box().inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await box().waitFor({ state: 'detached' })
  await page.keyboard.press('s')
  await box().waitFor()
  expect(await box().inputValue()).toBe('s')
})

test('the index comes when the box is used, not with the page', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open('/docs/')
  expect(asked.filter((path) => path.includes('search-index'))).toEqual([])
  await page.keyboard.press('Control+k')
  await box().fill('vec3')
  await hits().first().waitFor()
  expect(asked.filter((path) => path.includes('search-index'))).toEqual(['/search-index.json'])
})

test('a result can be kept, is offered again, and can be made a favourite', async () => {
  await open('/docs/')
  await page.keyboard.press('Control+k')
  // A hit in the text of a page: what is kept is the page.
  await box().fill('rectSDF')
  await hits().first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'rectSDF' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('.DocSearch-Hit').first().waitFor()
  await page.locator('.DocSearch-Hit-action-button').first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__kirari-en'))).toContain('rectSDF')
})

test('what nothing is found for says so, proposes other words and offers to tell us', async () => {
  await open('/docs/')
  await page.keyboard.press('Control+k')
  await box().fill('rect')
  await hits().first().waitFor()
  await box().fill('zzzzqqqq')
  await page.getByText('No results for').waitFor()
  expect(await page.locator('.DocSearch-NoResults').textContent()).toContain('Try searching for')
  expect(await page.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toContain('/issues/new?title=zzzzqqqq')
})

test('without its index it says that results cannot be fetched', async () => {
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503, body: '' }))
  await open('/ja/docs/')
  await page.keyboard.press('Control+k')
  await box().fill('vec3')
  await page.getByText('検索結果を取得できませんでした').waitFor()
  expect(await page.locator('.DocSearch-Modal').textContent()).toContain('ネットワーク接続を確認してください')
  // The answer of the server is the browser's complaint, not the page's.
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

test.each(locales)('the link under the results leads to all of them (%s)', async (locale) => {
  await open(pathIn(locale, '/docs/'))
  await page.keyboard.press('Control+k')
  await box().fill('vec3')
  await hits().first().waitFor()
  await page.locator('.DocSearch-HitsFooter a').click()
  await page.waitForURL((address) => address.pathname.startsWith(pathIn(locale, '/search')) && address.searchParams.get('q') === 'vec3')
  await page.locator('.search-page-results a').first().waitFor()
})
