/** The way from page to page: what is loaded when, what is shown meanwhile, where the reader arrives, and what happens when something does not come. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { oneOf } from '../cover/paired.ts'
import { locales, pathIn } from '../browser/site.ts'
import { gate, isReady, noPictures, scriptsOf, scroll, visits, withoutPictures } from '../browser/visit.ts'

const { open } = visits()

type Held = { readonly addresses: readonly string[]; readonly letThrough: () => void }

/** Holds back every script the page has not got yet. */
const holdNewScripts = async (page: Page): Promise<Held> => {
  const known = await scriptsOf(page)
  const addresses: string[] = []
  const door = gate()
  await page.route('**/*.js', async (route) => {
    const address = route.request().url()
    if (!known.has(address)) {
      addresses.push(address)
      await door.opened
    }
    await route.continue()
  })
  return { addresses, letThrough: door.open }
}
/** A mark that a document loses when it is loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['marked'] = ''
  })
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.documentElement.dataset)
const next = (page: Page) => page.locator('.pagination-nav__link--next')
const y = (page: Page) => page.evaluate(() => window.scrollY)

describe('pages follow one another', () => {
  test.each([
    { locale: 'en', heading: 'Installation', title: 'Installation | Kirari' },
    { locale: 'ja', heading: 'インストール', title: 'インストール | Kirari' },
  ] as const)('without loading anew, with the new page’s title and from its top, in $locale', async ({ locale, heading, title }) => {
    const { page } = await open(pathIn(locale, '/docs/'))
    await mark(page)
    await scroll(page, 500)
    await next(page).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await isMarked(page)).toBe(true)
    expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/docs/installation'))
    // The head and the place follow the content, a frame or two later.
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => y(page)).toBe(0)
  })

  test('and one stays until the code of the next has come', async () => {
    const { page } = await open('/docs/', { prepared: noPictures })
    const held = await holdNewScripts(page)
    await next(page).click()
    await expect.poll(() => held.addresses.length).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe('/docs/installation')
    expect(await page.locator('h1').innerText()).toBe('Introduction')
    held.letThrough()
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor()
  })

  test('when the next page’s code cannot be loaded, a warning is written and the page is loaded anew', async () => {
    const { page } = await open('/docs/', { prepared: noPictures })
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const known = await scriptsOf(page)
    await page.route('**/*.js', (route) => (known.has(route.request().url()) ? route.continue() : route.abort()))
    await mark(page)
    await next(page).click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/installation\/?$/)
    expect(await page.locator('h1').innerText()).toBe('Installation')
    expect(warnings.join('\n')).toContain('ChunkLoadError')
  })
})

describe('a reader arrives', () => {
  test('at the heading of the address, from another page and on the same one', async () => {
    const { page } = await open('/docs/support-react-js')
    const distance = (id: string) => page.locator(`[id="${id}"]`).evaluate((heading) => Math.abs(heading.getBoundingClientRect().top))
    const link = page.locator('main a[href*="/docs/installation#"]').first()
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1)
    await mark(page)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor()
    await expect.poll(() => distance(id)).toBeLessThan(120)
    await page.locator('.table-of-contents a').last().click()
    const last = new URL(page.url()).hash.slice(1)
    await expect.poll(() => distance(last)).toBeLessThan(720)
    expect(last).not.toBe(id)
    expect(await isMarked(page)).toBe(true)
  })

  test('nowhere else when only the query of the address changes', async () => {
    const { page } = await open('/search?q=vec', { viewport: { width: 1280, height: 400 } })
    await page.locator('.search-page-results a').first().waitFor()
    await page.locator('.search-page input').evaluate((input: HTMLElement) => input.focus({ preventScroll: true }))
    await scroll(page, 70)
    await page.keyboard.type('3')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=vec3')
    await page.getByRole('heading', { level: 1, name: 'vec3' }).waitFor()
    expect(await y(page)).toBe(70)
  })

  test.each(oneOf(locales, 1))('at the plain address when it ends in index.html, in %s', async (locale) => {
    const complaints: string[] = []
    const { page } = await open(pathIn(locale, '/docs/index.html?from=test#top'), {
      before: async (context) => {
        context.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text())
        })
      },
    })
    expect(await page.locator('.theme-doc-sidebar-container [aria-current=page]').getAttribute('href')).toBe(pathIn(locale, '/docs/'))
    expect(page.url().slice(new URL(page.url()).origin.length)).toBe(pathIn(locale, '/docs/?from=test#top'))
    expect(complaints).toEqual([])
  })
})

describe('code of linked pages', () => {
  const link = (page: Page) => page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Installation' })
  const openOn = (connection: { readonly effectiveType: string; readonly saveData: boolean }) =>
    open('/docs/', { before: (context) => context.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection) })
  /** What the page asks for from now on. */
  const listen = (page: Page): string[] => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    return asked
  }
  /** The scripts that the linked page has and the one with the link has not: the same in every test. */
  let ofLinked: readonly string[] | undefined
  const scriptsOfLinked = async (): Promise<readonly string[]> => {
    if (ofLinked) return ofLinked
    const { page } = await open('/docs/')
    const known = await scriptsOf(page)
    await page.goto('/docs/installation')
    await isReady(page)
    ofLinked = [...(await scriptsOf(page))].filter((name) => !known.has(name)).map((name) => new URL(name).pathname)
    return ofLinked
  }
  const wasAsked = (asked: readonly string[], scripts: readonly string[]) => scripts.some((script) => asked.includes(script))

  test('comes when the pointer comes to the link, not when the link is seen', async () => {
    const scripts = await scriptsOfLinked()
    expect(scripts.length).toBeGreaterThan(0)
    const { page } = await openOn({ effectiveType: '4g', saveData: false })
    const asked = listen(page)
    await page.waitForLoadState('networkidle')
    expect(await link(page).isVisible()).toBe(true)
    expect(wasAsked(asked, scripts)).toBe(false)
    await link(page).hover()
    await expect.poll(() => wasAsked(asked, scripts)).toBe(true)
  })

  const poor = [
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]
  test.each(isExhaustive ? [{ effectiveType: '2g', saveData: false }, ...poor] : poor)(
    'waits for the click on a slow connection, or on one that saves data: %o',
    async (connection) => {
      const scripts = await scriptsOfLinked()
      const { page } = await openOn(connection)
      const asked = listen(page)
      await link(page).hover()
      await link(page).dispatchEvent('touchstart')
      await page.waitForLoadState('networkidle')
      expect(wasAsked(asked, scripts)).toBe(false)
      await link(page).click()
      await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor()
      expect(wasAsked(asked, scripts)).toBe(true)
    },
  )
})

describe('the progress bar', () => {
  /** With a clock that the test moves. */
  const openWithClock = async (path: string) => {
    const { page } = await open(path, {
      before: async (context) => {
        await withoutPictures(context)
        await context.addInitScript(() => (Math.random = () => 0.5))
      },
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    return page
  }
  const bar = (page: Page) => page.locator('#nprogress .bar')

  test('comes 200 ms after a page is asked for, by its constants, and goes when the page is there', async () => {
    const page = await openWithClock('/docs/')
    const held = await holdNewScripts(page)
    await next(page).click()
    await expect.poll(() => held.addresses.length).toBeGreaterThan(0)
    await page.clock.runFor(199)
    expect(await bar(page).count()).toBe(0)
    await page.clock.runFor(2)
    await bar(page).waitFor({ state: 'attached' })
    expect(await page.locator('#nprogress .spinner').count()).toBe(0)
    await page.clock.runFor(50)
    // At least 8 of 100, a step in 200 ms.
    expect(await bar(page).getAttribute('style')).toMatch(/translate3d\(-92%, 0px, 0px\)/)
    expect(await bar(page).getAttribute('style')).toMatch(/200ms/)
    // A step of up to 2 of 100, here of half of it, every 800 ms.
    await page.clock.runFor(700)
    expect(await bar(page).getAttribute('style')).toContain('translate3d(-92%')
    await page.clock.runFor(400)
    expect(await bar(page).getAttribute('style')).toContain('translate3d(-91%')
    held.letThrough()
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor()
    await page.clock.runFor(2000)
    await bar(page).waitFor({ state: 'detached' })
  })

  test('does not come when only the query or the place on the page changes, or when the page comes at once', async () => {
    const page = await openWithClock('/search?q=vec')
    const watched = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => document.querySelector('#nprogress') && resolve(true)).observe(document, { childList: true, subtree: true })
          document.addEventListener('no-bar', () => resolve(false))
        }),
    )
    await page.locator('.search-page input').fill('vec3')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=vec3')
    await page.clock.runFor(1000)
    await page.locator('.navbar').getByRole('link', { name: 'Docs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
    await page.clock.runFor(1000)
    await page.locator('.table-of-contents a').last().click()
    await page.clock.runFor(1000)
    await page.evaluate(() => document.dispatchEvent(new Event('no-bar')))
    expect(await watched).toBe(false)
  })
})
