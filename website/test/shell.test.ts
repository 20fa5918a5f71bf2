/** The frame of every page, as the specification describes it: the bar, its menus, the colour mode, the side panel, errors, the way through pages. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const open = async (path: string, options: BrowserContextOptions = {}): Promise<{ readonly page: Page; readonly context: BrowserContext }> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  await isReady(page)
  return { page, context }
}
const isReady = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
const scroll = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const isBarHidden = (page: Page) => page.locator('.navbar').evaluate((bar) => bar.classList.contains('navbar-hidden'))

describe('the bar', () => {
  test('holds the four sections left, and versions, languages and the repository right', async () => {
    const { page } = await open('/docs/')
    const [left, right] = [page.locator('.navbar__items').first(), page.locator('.navbar__items--right')]
    expect(await left.getByRole('link').allInnerTexts()).toEqual(['Kirari', 'Docs', 'API', 'Addons', 'Guide', 'Demos'])
    expect(await right.locator('.menu-button').allInnerTexts()).toEqual(['Next', 'English'])
    expect(await right.getByRole('link', { name: 'GitHub' }).getAttribute('target')).toBe('_blank')
  })

  test('has a menu of versions although there is one', async () => {
    const { page } = await open('/guide/fundamentals/getting-started')
    const button = page.getByRole('button', { name: 'Next' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    const link = page.locator('.dropdown--show').getByRole('link', { name: 'Next' })
    expect(await link.getAttribute('href')).toBe('/guide/fundamentals/getting-started')
    await link.click()
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-guide'))).toBe('current')
  })

  test('closes an open menu on Escape, on a press beside it and when the focus goes on', async () => {
    const { page } = await open('/docs/')
    const button = page.getByRole('button', { name: 'English' })
    await button.click()
    expect(await page.locator('.dropdown--show').count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await page.locator('.dropdown--show').count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.click()
    await page.locator('h1').click()
    expect(await page.locator('.dropdown--show').count()).toBe(0)
    await button.click()
    await page.locator('.search-button').focus()
    expect(await page.locator('.dropdown--show').count()).toBe(0)
  })

  test('leads to the same page in the other language, with its query and its place', async () => {
    const { page } = await open('/docs/installation?from=test#bundlers')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('link', { name: '日本語' }).click()
    await page.waitForURL((address) => address.pathname.startsWith('/ja/docs/installation') && address.search === '?from=test' && address.hash === '#bundlers')
  })

  test('gives way while one reads on, and comes back on the way up and near the end', async () => {
    const { page } = await open('/guide/fundamentals/getting-started')
    // Pictures that find their size while the page loads may still move it.
    await expect.poll(() => isBarHidden(page)).toBe(false)
    await scroll(page, 400)
    await scroll(page, 900)
    await expect.poll(() => isBarHidden(page)).toBe(true)
    await scroll(page, 800)
    await expect.poll(() => isBarHidden(page)).toBe(false)
    await scroll(page, 1400)
    await expect.poll(() => isBarHidden(page)).toBe(true)
    await scroll(page, await page.evaluate(() => document.documentElement.scrollHeight))
    await expect.poll(() => isBarHidden(page)).toBe(false)
  })

  test('does not cover the heading a link leads to', async () => {
    const { page } = await open('/docs/installation')
    await page.locator('.table-of-contents a').last().click()
    await expect.poll(() => isBarHidden(page)).toBe(true)
  })
})

describe('the colour mode', () => {
  test('is light, whatever the system prefers; the switch turns it, keeps it and tells other tabs', async () => {
    const { page, context } = await open('/', { colorScheme: 'dark' })
    const mode = (tab: Page) => tab.evaluate(() => document.documentElement.dataset['theme'])
    expect(await mode(page)).toBe('light')
    const other = await context.newPage()
    await other.goto('/docs/')
    await isReady(other)
    await page.bringToFront()
    await page.locator('.navbar').getByRole('button', { name: /mode/i }).click()
    expect(await mode(page)).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await expect.poll(() => mode(other)).toBe('dark')
    await page.reload()
    expect(await mode(page)).toBe('dark')
  })
})

describe('on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 } }

  test('the side panel holds the page’s section, and behind it the main menu', async () => {
    const { page } = await open('/ja/docs/installation', phone)
    await page.locator('.navbar__toggle').click()
    const panel = page.locator('.navbar-sidebar')
    await panel.getByRole('link', { name: 'インストール' }).waitFor()
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden')
    await panel.getByRole('button', { name: 'メインメニューに戻る' }).click()
    await panel.getByRole('link', { name: 'アドオン' }).click()
    await page.waitForURL(/\/ja\/addons\/$/)
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).not.toBe('hidden')
  })

  test('lists in it are open where one is, and can be folded', async () => {
    const { page } = await open('/addons/sdf/rectSDF', phone)
    await page.locator('.navbar__toggle').click()
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'rectSDF' })
    await link.waitFor()
    expect(await link.getAttribute('aria-current')).toBe('page')
  })
})

describe('pages follow one another', () => {
  test('without loading anew, with the new page’s title, language and place', async () => {
    const { page } = await open('/docs/')
    await page.evaluate(() => {
      window.name = 'same document'
    })
    await scroll(page, 500)
    await page.locator('.pagination-nav__link--next').click()
    await page.waitForURL(/\/docs\/installation$/)
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor()
    expect(await page.evaluate(() => window.name)).toBe('same document')
    // The head and the place follow the content, a frame or two later.
    await expect.poll(() => page.title()).toBe('Installation | Kirari')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('a linked page is fetched when the pointer comes to its link, not when the link is seen', async () => {
    const { page } = await open('/docs/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.waitForTimeout(500)
    const before = asked.filter((url) => url.endsWith('.js')).length
    await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Installation' }).hover()
    await expect.poll(() => asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before)
  })

  test('when the next page’s code cannot be loaded, the page is loaded anew', async () => {
    const { page } = await open('/docs/')
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    await page.route('**/*.js', (route) => (known.has(route.request().url()) ? route.continue() : route.abort()))
    await page.evaluate(() => {
      window.name = 'before'
      document.documentElement.dataset['before'] = ''
    })
    await page.locator('.pagination-nav__link--next').click()
    await page.waitForFunction(() => !('before' in document.documentElement.dataset))
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/installation\/?$/)
    expect(await page.locator('h1').innerText()).toBe('Installation')
  })

  test('an address that ends in index.html is the plain one', async () => {
    const { page } = await open('/docs/index.html')
    expect(await page.locator('h1').innerText()).toBe('Introduction')
  })
})

test.each([
  { path: '/no/such/page', title: 'Page Not Found', text: 'let them know their link is broken' },
  { path: '/ja/no/such/page', title: 'ページが見つかりません', text: 'リンクが切れていることをお知らせください' },
])('an unknown address says that nothing is there: $path', async ({ path, title, text }) => {
  const { page } = await open(path)
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await page.locator('main').innerText()).toContain(text)
})

describe('a crash', () => {
  /** Lets what is observed with this margin fail, or everything. */
  const breakObservers = (context: BrowserContext, margin?: string) =>
    context.addInitScript((broken) => {
      const Original = window.IntersectionObserver
      window.IntersectionObserver = class extends Original {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (!('repaired' in window) && (broken === undefined || options?.rootMargin === broken))
            throw new Error('no observer', { cause: new Error('no reason') })
          super(callback, options)
        }
      }
    }, margin)

  test.each([
    { path: '/', title: 'This page crashed.', button: 'Try again', cause: 'Cause:' },
    { path: '/ja/', title: 'エラーが発生しました。', button: 'もう一度試す', cause: '原因：' },
  ])('of a page says so in its place, with the causes, and can be tried again: $path', async ({ path, title, button, cause }) => {
    const context = await site.newContext()
    onTestFinished(() => context.close())
    await breakObservers(context, '200px')
    const page = await context.newPage()
    await page.goto(path)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('.message-error').innerText()).toBe(`no observer\n\n${cause}\nno reason`)
    expect(await page.locator('.navbar').count()).toBe(1)
    await page.evaluate(() => Object.assign(window, { repaired: true }))
    await page.getByRole('button', { name: button }).click()
    await page.locator('main.home h1').waitFor()
  })

  test('of the frame itself leaves the message alone', async () => {
    const context = await site.newContext()
    onTestFinished(() => context.close())
    await breakObservers(context)
    const page = await context.newPage()
    await page.goto('/ja/docs/')
    await page.getByRole('heading', { name: 'エラーが発生しました。' }).waitFor()
    expect(await page.locator('.message-error').innerText()).toContain('no observer')
  })
})

test('the first stop of the Tab key leads to the text', async () => {
  const { page } = await open('/docs/installation')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('code is copied as it is read', async () => {
  const { page } = await open('/docs/installation', { permissions: ['clipboard-read', 'clipboard-write'] })
  const block = page.locator('.code').first()
  const button = block.getByRole('button')
  expect(await button.innerText()).toBe('Copy')
  await button.click()
  await expect.poll(() => button.innerText()).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').evaluate((code) => code.textContent))
})
