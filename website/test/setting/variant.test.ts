/**
 * What the default build does not show, on a second, small site (test/variant): the announcement, three colour modes, diagrams, hidden
 * pages, menus and columns, and the whole below another base address.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { mathHost } from '../../plugins/math-style.ts'
import { complaintsOf, openSite, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { basePath, buildVariant, rootOf } from '../variant/build.ts'

const root = rootOf('main')
let site: Site
beforeAll(async () => {
  const { code, log } = await buildVariant('main')
  expect(code, log).toBe(0)
  site = await openSite(flagsWithoutGPU, root)
}, 400_000)
afterAll(() => site.close())
const borrow = tabsOf(() => site)

type Opened = { readonly page: Page; readonly context: BrowserContext; readonly complaints: readonly string[] }

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Opened> => {
  const { page, context } = await borrow({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options })
  const complaints = complaintsOf(page)
  await page.goto(basePath + path)
  await isReady(page)
  return { page, context, complaints }
}
const isReady = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const phone = { viewport: { width: 390, height: 844 } }

const html = (path: string): string => readFileSync(join(root, basePath, path, path.endsWith('.html') ? '' : 'index.html'), 'utf8')
const htmlFiles = readFilesOf('.html')
function readFilesOf(ending: string): () => readonly string[] {
  return () => readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
}

describe('the announcement', () => {
  const bar = (page: Page) => page.locator('.announcement')
  const isShown = (page: Page) => bar(page).isVisible()

  test.each([
    { path: '', text: 'The first version is out. Begin', close: 'Close', name: 'Announcement' },
    { path: 'ja/', text: '最初の版を公開しました。はじめる', close: 'お知らせを閉じる', name: 'お知らせ' },
  ])('stands above the bar in its own colours until it is closed: /$path', async ({ path, text, close, name }) => {
    const { page } = await open(path)
    expect(await bar(page).innerText()).toBe(text)
    expect(await bar(page).getAttribute('aria-label')).toBe(name)
    expect(await bar(page).evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])).toEqual([
      'rgb(29, 31, 39)',
      'rgb(243, 205, 122)',
    ])
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('first-light')
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false')
    await bar(page).getByRole('button', { name: close }).click()
    expect(await bar(page).count()).toBe(0)
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true')
    await page.reload()
    await isReady(page)
    expect(await isShown(page)).toBe(false)
  })

  test('closed before, moves nothing while the page is loaded', async () => {
    const { page } = await open('docs/')
    await bar(page).getByRole('button').click()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await page.reload()
    await isReady(page)
    await page.waitForTimeout(500)
    // The height of the bar would be a hundred times as much.
    expect(await page.evaluate(() => (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(
      0.0005,
    )
    expect(await isShown(page)).toBe(false)
  })

  test('comes again when it is another', async () => {
    const { page, context } = await open('docs/')
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an older one')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await page.reload()
    await isReady(page)
    await expect.poll(() => isShown(page)).toBe(true)
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('first-light')
    const other = await context.newPage()
    await other.goto(`${basePath}docs/`)
    await isReady(other)
    expect(await isShown(other)).toBe(true)
  })
})

const switchOf = (page: Page) => page.locator('.navbar').getByRole('button', { name: /mode|モード/ })

describe('the colour mode, where the system’s wish counts', () => {
  const choice = (page: Page) => page.evaluate(() => [document.documentElement.dataset['theme'], document.documentElement.dataset['themeChoice']])

  test.each([
    {
      path: '',
      system: 'system mode',
      light: 'light mode',
      dark: 'dark mode',
      label: (mode: string) => `Switch between dark and light mode (currently ${mode})`,
    },
    { path: 'ja/', system: 'システムの設定', light: 'ライトモード', dark: 'ダークモード', label: (mode: string) => mode },
  ])('goes from system to light, dark and back, and says where it is: /$path', async ({ path, system, light, dark, label }) => {
    const { page } = await open(path, { colorScheme: 'dark' })
    const button = switchOf(page)
    const steps = [
      { title: system, state: ['dark', 'system'], key: null },
      { title: light, state: ['light', 'light'], key: 'light' },
      { title: dark, state: ['dark', 'dark'], key: 'dark' },
      { title: system, state: ['dark', 'system'], key: null },
    ]
    for (const [index, { title, state, key }] of steps.entries()) {
      if (index > 0) await button.click()
      await expect.poll(() => button.getAttribute('title')).toBe(title)
      expect(await button.getAttribute('aria-label')).toContain(label(title))
      expect(await choice(page)).toEqual(state)
      expect(await stored(page, 'theme')).toBe(key)
    }
  })

  test('follows the system while it is left to it', async () => {
    const { page } = await open('', { colorScheme: 'light' })
    expect(await choice(page)).toEqual(['light', 'system'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => choice(page)).toEqual(['dark', 'system'])
    await switchOf(page).click()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await choice(page)).toEqual(['light', 'light'])
  })
})

describe('a diagram', () => {
  const scripts = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

  test.each([
    { path: 'docs/diagram', name: 'Diagram', word: 'Compile' },
    { path: 'ja/docs/diagram', name: '図', word: 'コンパイルする' },
  ])('is drawn, named, and as wide as its text needs: /$path', async ({ path, name, word }) => {
    const { page, complaints } = await open(path)
    const drawing = page.locator('.diagram svg')
    await drawing.waitFor()
    expect(await drawing.getAttribute('aria-label')).toBe(name)
    expect(await drawing.innerHTML()).toContain(word)
    const [, , width = 0, height = 0] = ((await drawing.getAttribute('viewBox')) ?? '').split(' ').map(Number)
    expect(width).toBeLessThan(1200)
    expect(height).toBeLessThan(400)
    expect(complaints).toEqual([])
  })

  test('is drawn in the theme of the colour mode, and drawn anew when that changes', async () => {
    const { page } = await open('docs/diagram', { colorScheme: 'light' })
    // The drawing library’s own colours of nodes: its theme "default", and its theme "dark".
    const fill = () =>
      page
        .locator('.diagram .node rect')
        .first()
        .evaluate((node) => getComputedStyle(node).fill)
    await expect.poll(fill).toBe('rgb(236, 236, 255)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(fill).toBe('rgb(31, 32, 32)')
  })

  test('is its source without a script', async () => {
    const { page } = await borrow({ javaScriptEnabled: false })
    await page.goto(`${basePath}docs/diagram`)
    expect(await page.locator('.code code').innerText()).toContain('A[Describe] --> B(Compile)')
  })

  test('brings the drawing library to its own page only', async () => {
    const plain = await open('docs/formula')
    const drawn = await open('docs/diagram')
    await drawn.page.locator('.diagram svg').waitFor()
    expect(await scripts(drawn.page)).toBeGreaterThan((await scripts(plain.page)) + 2)
    // Nor is it among the scripts that any page names to come to life with, as live code is not.
    const named = (path: string): number =>
      [...html(path).matchAll(/<link [^>]*as="?script[^>]*href="?([^" >]+)/g)].reduce((sum, [, file = '']) => sum + statSync(join(root, file)).size, 0)
    expect(named('docs/formula')).toBeGreaterThan(300_000)
    for (const path of ['docs/diagram', 'docs/live', 'index.html']) expect(named(path), path).toBeLessThan(named('docs/formula') + 10_000)
  })
})

describe('a page that is hidden', () => {
  test.each([
    { path: 'docs/unlisted', title: 'Unlisted page', text: 'This page is unlisted', item: 'Unlisted' },
    { path: 'ja/docs/unlisted', title: '一覧にないページ', text: '一覧に載っていません', item: '一覧にないページ' },
  ])('because it is unlisted says so, asks not to be indexed, and stands in menus only while one reads it: /$path', async ({ path, title, text, item }) => {
    const { page } = await open(path)
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.locator('.theme-unlisted-banner').innerText()).toContain(text)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow')
    expect(await page.locator('.navbar').getByRole('link', { name: item, exact: true }).count()).toBe(1)
    expect(await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: title }).count()).toBe(1)
    const elsewhere = await open(path.replace('unlisted', 'formula'))
    expect(await elsewhere.page.locator('.navbar').getByRole('link', { name: item, exact: true }).count()).toBe(0)
    expect(await elsewhere.page.locator('.theme-doc-sidebar-container').getByRole('link', { name: title }).count()).toBe(0)
    expect(readFileSync(join(root, basePath, path.startsWith('ja') ? 'ja' : '', 'sitemap.xml'), 'utf8')).not.toContain('unlisted')
  })

  test('because it is a draft is not built', () => {
    expect(htmlFiles().filter((file) => file.includes('draft'))).toEqual([])
    expect(readFilesOf('.js')().filter((file) => /Nobody comes here yet|まだ誰も来ません/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('because its head says so is found by no search of ours either', () => {
    expect(html('hidden')).toMatch(/<meta[^>]*name="?robots"?[^>]*content="noindex/)
    expect(html('docs')).not.toContain('noindex')
    const index = readFileSync(join(root, basePath, 'search-index.json'), 'utf8')
    expect(index).toContain('glimmer')
    expect(index).not.toContain('Hidden from search engines')
  })
})

describe('below another base address', () => {
  test('every page names only what is there', () => {
    const files = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`))
    const missing = htmlFiles().flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\s(?:href|src|srcset)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)]
        .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
        .filter((address) => address.startsWith('/') && !address.startsWith('//'))
        .map((address) => decodeURI(address.replace(/[?#].*$/, '')))
        .map((address) => address.replace(/\/$/, ''))
        .filter((address) => !(/\.\w+$/.test(address) ? [''] : ['.html', '/index.html']).some((end) => files.has(address + end)))
        .map((address) => `${file}: ${address}`),
    )
    expect(missing).toEqual([])
  })

  test('nothing is asked of any other place, and nothing fails', async () => {
    const { page, complaints } = await open('docs/formula')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const name of ['Begin', 'Live code', 'Diagram']) {
      await page.locator('.theme-doc-sidebar-container').getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    await page.reload()
    await isReady(page)
    // The style sheet of formulas is the network's, and comes when it comes.
    const own = [`${site.url}${basePath}`, mathHost, 'data:', 'blob:']
    expect(asked.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('the other language is the same page', async () => {
    const { page } = await open('docs/formula?from=test#formula')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('link', { name: '日本語' }).click()
    await page.waitForURL(
      (address) => /^\/kirari\/ja\/docs\/formula\/?$/.test(address.pathname) && address.search === '?from=test' && address.hash === '#formula',
    )
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://kirari.example/kirari/ja/docs/formula')
    expect(await page.locator('link[rel=alternate][hreflang=en]').getAttribute('href')).toBe('https://kirari.example/kirari/docs/formula')
  })

  test.each([
    { path: 'docs/', query: 'glimmer', end: '/kirari/docs/' },
    { path: 'ja/docs/', query: '数式', end: '/kirari/ja/docs/formula' },
  ])('the search finds its pages: /$path', async ({ path, query, end }) => {
    const { page } = await open(path)
    await page.keyboard.press('Control+k')
    await page.locator('.search-box input').fill(query)
    const hit = page.locator('.search-hit').first()
    await hit.waitFor()
    expect(await hit.getAttribute('href')).toContain(end)
  })

  test('an unknown address is answered, and its links lead on', async () => {
    const { page } = await open('no/such/page')
    expect(await page.locator('h1').innerText()).toBe('Page Not Found')
    expect(await page.locator('.navbar__brand').getAttribute('href')).toBe(basePath)
  })
})

describe('the bar', () => {
  test('holds an item of its own HTML, and a menu', async () => {
    const { page } = await open('docs/')
    expect(await page.locator('.navbar .variant-html').innerText()).toBe('β')
    const menu = page.getByRole('button', { name: 'More' })
    await menu.focus()
    await page.keyboard.press('Enter')
    expect(await menu.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.locator('.dropdown--show').getByRole('link').allInnerTexts()).toEqual(['Live code', 'Diagram', 'Elsewhere'])
  })

  test.each([
    { path: 'docs/formula', more: 'More', link: 'Live code', back: 'Back to main menu' },
    {
      path: 'ja/docs/formula',
      more: 'そのほか',
      link: '編集できるコード',
      back: 'メインメニューに戻る',
    },
  ])('on a phone keeps a menu folded until it is pressed: /$path', async ({ path, more, link, back }) => {
    const { page } = await open(path, phone)
    await page.locator('.navbar__toggle').click()
    const panel = page.locator('.navbar-sidebar')
    await panel.getByRole('button', { name: back }).click()
    const menu = panel.locator('.menu__list-item', { has: page.getByRole('button', { name: more, exact: true }) })
    const inside = menu.getByRole('link', { name: link })
    expect(await inside.count()).toBe(0)
    await menu.getByRole('button', { name: more, exact: true }).click()
    await inside.waitFor()
    const fold = menu.getByRole('button', { name: more, exact: true })
    expect(await fold.getAttribute('aria-expanded')).toBe('true')
    await fold.click()
    await expect.poll(() => inside.isVisible()).toBe(false)
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
  })

  test('on a phone has a menu open that holds the page one reads', async () => {
    const { page } = await open('docs/live', phone)
    await page.locator('.navbar__toggle').click()
    const panel = page.locator('.navbar-sidebar')
    await panel.getByRole('button', { name: 'Back to main menu' }).click()
    const item = panel.locator('.menu__list-item', { has: page.getByRole('button', { name: 'More', exact: true }) })
    await item.getByRole('link', { name: 'Live code' }).waitFor()
    expect(await item.getByRole('button', { name: 'More', exact: true }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the footer', () => {
  test.each([
    { path: 'docs/formula', titles: ['Learn', 'Elsewhere'], links: ['Begin', 'Live code', 'Source'] },
    { path: 'ja/docs/formula', titles: ['学ぶ', 'よそ'], links: ['はじめに', '編集できるコード', 'ソース'] },
  ])('has columns under titles, HTML of its own, and a logo that leads somewhere: /$path', async ({ path, titles, links }) => {
    const { page } = await open(path)
    const footer = page.locator('footer')
    expect(await footer.locator('.footer__title').allInnerTexts()).toEqual(titles)
    expect(await footer.locator('.footer__item a').allInnerTexts()).toEqual(links)
    expect(await footer.locator('.variant-html').innerText()).toBe('by hand')
    const columns = await footer.locator('.footer__col').evaluateAll((all) => all.map((column) => column.getBoundingClientRect().x))
    expect(columns[1]).toBeGreaterThan(columns[0] ?? Infinity)
    const logo = footer.locator('a', { has: page.locator('img') })
    expect(await logo.getAttribute('href')).toMatch(path.startsWith('ja') ? /^\/kirari\/ja\/docs\/?$/ : /^\/kirari\/docs\/?$/)
    expect(
      await logo
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => [image.alt, image.width, image.height]),
    ).toEqual(['Kirari', 36, 36])
  })
})

describe('a faulty item of the bar', () => {
  test.each([
    ['type', 'No NavbarItem component found for type "custom-clock".'],
    ['empty', `DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.`],
    ['sidebar', `Can't find any sidebar with id "nowhere" in version current".\nAvailable sidebar ids are:\n- main\n- empty`],
    ['doc', `Couldn't find any doc with id "nowhere" in version "current".\nAvailable doc ids are:`],
    [
      'version',
      `No docs version exist for name '1.0', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current`,
    ],
  ])('names itself and its cause: %s', async (item, cause) => {
    // A page that renders the real bar with this one item: see variant/pages/faulty-bar.tsx.
    const { page } = await open(`faulty-bar?item=${item}`)
    const text = (await page.locator('.faulty-bar').textContent()) ?? ''
    expect(text).toContain(
      'A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
    )
    expect(text).toContain(cause)
  })
})
