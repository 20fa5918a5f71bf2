/** A site whose search is the hosted service, in a browser, with a service on this machine: in the box and on the page. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveFolder } from '../../../internal/scripts/static-server.mjs'
import { findChromium, flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { application, buildHostedSite } from '../hosted/build.ts'
import { answerWith, type Service, startService } from '../hosted/service.ts'
import { complaintsOf, folder as defaultFolder, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { gate } from '../browser/visit.ts'

let service: Service
let folder: string
let site: Site
let page: Page
let complaints: string[]

beforeAll(async () => {
  service = await startService()
  folder = await buildHostedSite(service.host)
  const server = await serveFolder({ folder, port: 0 })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...flagsWithoutGPU] })
  site = {
    url: server.url,
    // These pages may leave the site: they ask the service.
    newContext: (options) => browser.newContext({ baseURL: server.url, ...options }),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}, 400_000)
afterAll(async () => {
  await site.close()
  await service.close()
})
const borrow = tabsOf(() => site)
beforeEach(async () => {
  service.asked.length = 0
  page = (await borrow()).page
  complaints = complaintsOf(page)
})

const found = [
  { url: 'https://kirari.example/docs/docs/installation#bundlers', page: 'Installation', heading: 'Bundlers', content: 'Any bundler will do.' },
  { url: 'https://kirari.example/docs/noise', page: 'Noise', group: 'Addons' },
]
const open = async (path = '/docs/noise'): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}
const openBox = async (): Promise<void> => {
  await open()
  await page.keyboard.press('Control+k')
  await page.locator('.search-box input').waitFor()
}
const type = (text: string): Promise<void> => page.locator('.search-box input').fill(text)
const hits = () => page.locator('.search-box [role=option]')

test('the box asks the service, for this language and its sections, and leads to pages that exist', async () => {
  service.answer = answerWith(found, 42)
  await openBox()
  await type('bundler')
  await hits().first().waitFor()
  const asked = service.asked.at(-1)
  expect(asked?.headers).toMatchObject({ 'x-algolia-application-id': application.id, 'x-algolia-api-key': application.key })
  expect(asked?.requests[0]).toMatchObject({
    indexName: application.index,
    query: 'bundler',
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-hosted-current']],
  })
  expect(await page.locator('.search-all').textContent()).toBe('See all 42 results')
  expect(await hits().nth(1).locator('mark').textContent()).toBe('bundler')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/docs/installation' && address.hash === '#bundlers')
  await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor()
  expect(complaints).toEqual([])
})

test('in Japanese it asks for Japanese', async () => {
  service.answer = answerWith([])
  await open('/ja/search?q=ノイズ')
  await expect.poll(() => service.asked.at(-1)?.requests[0]?.['facetFilters']).toContainEqual('language:ja')
})

test('the page asks the service, twenty more at a time', async () => {
  service.answer = answerWith(found, 42)
  await open('/search?q=bundler')
  await page.locator('.search-page-results a').first().waitFor()
  expect(await page.locator('.search-page-count').textContent()).toBe('42 results')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => service.asked.at(-1)?.requests.map((request) => request['page'])).toEqual([0, 1])
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
})

test('a result elsewhere is left for as a whole', async () => {
  service.answer = answerWith([{ url: 'https://elsewhere.example/noise', page: 'Noise elsewhere' }])
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
  await openBox()
  await type('noise')
  await hits().first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('https://elsewhere.example/noise')
})

test('a slow answer is waited for, and says so', async () => {
  const held = gate()
  service.answer = (asked) => ({ ...answerWith(found)(asked), after: held.opened })
  await openBox()
  await type('bundler')
  await page.locator('.search-box[data-status=stalled]').waitFor()
  expect(await page.locator('.search-box .search-status').textContent()).toBe('Still waiting for results…')
  held.open()
  await hits().first().waitFor()
  expect(await page.locator('.search-box').getAttribute('data-status')).toBe('idle')
})

test.each([
  { what: 'a failure', answer: { status: 500, body: {} } },
  { what: 'an answer that is none', answer: { text: '<html>' } },
  { what: 'no answer in time', answer: undefined },
])('$what is told of in the box, and can be tried again', async ({ answer }) => {
  service.answer = () => answer
  await openBox()
  await type('bundler')
  await page.getByText('Unable to fetch results').waitFor()
  await page.getByText('You might want to check your network connection.').waitFor()
  expect(await page.locator('.search-box').getAttribute('data-status')).toBe('error')
  service.answer = answerWith(found)
  await page.getByRole('button', { name: 'Try again' }).click()
  await hits().first().waitFor()
})

test('a failure is told of on the page', async () => {
  service.answer = () => ({ status: 500, body: {} })
  await open('/search?q=bundler')
  await page.getByText('Unable to fetch results').waitFor()
})

test('what nothing is found for says so, with what the service recommends', async () => {
  service.answer = (asked) =>
    asked.path.endsWith('recommendations') ? { body: { results: [{ hits: [{ facetName: 'hierarchy.lvl0', facetValue: 'Addons' }] }] } } : answerWith([])(asked)
  await openBox()
  await type('zzzz')
  await page.getByText('No results for').waitFor()
  await page.getByRole('button', { name: 'Addons' }).click()
  expect(await page.locator('.search-box input').inputValue()).toBe('Addons')
})

test('pages connect to the service’s host ahead, and may ask it and no other', () => {
  const html = readFileSync(join(folder, 'docs/noise/index.html'), 'utf8')
  expect(html).toMatch(new RegExp(`<link rel="?preconnect"? href="?${service.host}"? crossorigin="?anonymous"?\\s*/?>`))
  expect(html).toContain(`connect-src 'self' ${service.host};`)
})

test('a site without the service has nothing of it in its pages and scripts', () => {
  const files = readdirSync(defaultFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:html|js|json|xml)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const naming = files.filter((file) => /algolia|rel="?preconnect/i.test(readFileSync(join(defaultFolder, file), 'utf8')))
  expect(naming).toEqual([])
})
