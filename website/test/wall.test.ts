/** The walls of functions: what a reader can choose from them, the tile that is live, and the families that stand side by side. */
import { categories, records } from '@kirari/addons/catalogue'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { backends, forceBackend, givenContexts } from '../../internal/testing/force-backend.mjs'
import { expectNoViolations } from './axe.ts'
import { complaintsOf, locales, openSite, pathIn, type Site } from './site.ts'
import { isReady, phone, scroll } from './visit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const withPage = async (path: string, use: (page: Page) => Promise<void>, backend: 'none' | 'webgl2' = 'none'): Promise<void> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', bypassCSP: true })
  try {
    const page = await context.newPage()
    await forceBackend(page, backend)
    await page.goto(path)
    await isReady(page)
    await use(page)
  } finally {
    await context.close()
  }
}

const tiles = (page: Page) => page.locator('main li img')

test.each(categories)('the page of $id shows every function of it', async ({ id }) => {
  await withPage(`/addons/${id}/`, async (page) => {
    expect(await tiles(page).count()).toBe(records.filter(({ category }) => category === id).length)
  })
})

describe.each(locales)('a choice in %s', (locale) => {
  test('leaves the functions of a type and a cost, is kept in the address, and is taken back', async () => {
    await withPage(pathIn(locale, '/addons/'), async (page) => {
      expect(await tiles(page).count()).toBe(records.length)
      const status = page.locator('main [role=status]').first()
      await page.getByRole('radio', { name: 'mat', exact: true }).check({ force: true })
      await expect.poll(() => tiles(page).count()).toBeLessThan(12)
      const left = await tiles(page).count()
      expect(await status.innerText()).toContain(String(left))
      expect(new URL(page.url()).search).toBe('?type=mat')
      await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
      await expect.poll(() => new URL(page.url()).search).toBe('?type=mat&cost=L')
      await page.reload()
      await isReady(page)
      await expect.poll(() => page.getByRole('radio', { name: 'mat', exact: true }).isChecked()).toBe(true)
      for (const group of await page.locator('main fieldset').all()) await group.getByRole('radio').first().check({ force: true })
      await expect.poll(() => tiles(page).count()).toBe(records.length)
      expect(new URL(page.url()).search).toBe('')
      await expectNoViolations(page)
    })
  })

  test('is not offered without a script, and nothing is missing', async () => {
    const context = await site.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/addons/'))
    expect(await tiles(page).count()).toBe(records.length)
    expect(await page.getByRole('radio').first().isVisible()).toBe(false)
    await context.close()
  })

  test.each(['animation/easing', 'color/blend', 'color/composite', 'generative'])('side by side, the functions of %s lead to their pages', async (id) => {
    await withPage(pathIn(locale, `/addons/${id}/`), async (page) => {
      const links = await page
        .locator('main ol a')
        .evaluateAll((all) => all.map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : '').pathname))
      expect(links.length).toBeGreaterThan(1)
      expect(records.map(({ category, slug }) => pathIn(locale, `/addons/${category}/${slug}`))).toEqual(expect.arrayContaining(links))
      await expectNoViolations(page)
    })
  })
})

describe('the tile that a reader is at', () => {
  const enter = async (path: string, backend: 'none' | 'webgl2' | 'webgpu', options: BrowserContextOptions = {}) => {
    const context = await site.newContext({ viewport: { width: 1000, height: 800 }, ...options })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await forceBackend(page, backend)
    await page.goto(path)
    await isReady(page)
    return { page, complaints, tile: (name: string) => page.locator('main a[data-kind]').filter({ has: page.getByText(name, { exact: true }) }) }
  }
  const isLive = (tile: Locator) => tile.locator('canvas[data-wall=live]').waitFor()
  /** One canvas on the page, exactly over the poster of its tile. */
  const expectOver = async (page: Page, tile: Locator): Promise<void> => {
    expect(await page.locator('canvas').count()).toBe(1)
    const [canvas, poster] = [await tile.locator('canvas').boundingBox(), await tile.locator('img').boundingBox()]
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(canvas?.[side]).toBeCloseTo(poster?.[side] ?? Number.NaN, 1)
  }

  test.each(backends)('is drawn by %s over its poster, moves, and leaves the canvas to the next', async (backend) => {
    const { page, complaints, tile } = await enter('/addons/', backend)
    const [one, other] = [tile('elasticOut'), tile('backOut')]
    await one.scrollIntoViewIfNeeded()
    expect(await page.locator('canvas').count()).toBe(0)
    expect(await givenContexts(page)).toEqual([])
    const before = await one.boundingBox()
    await one.hover()
    await isLive(one)
    await expectOver(page, one)
    expect(await one.boundingBox()).toEqual(before)
    expect(await one.locator('canvas').getAttribute('aria-hidden')).toBe('true')
    const first = await one.locator('canvas').screenshot()
    await expect.poll(async () => (await one.locator('canvas').screenshot()).equals(first)).toBe(false)

    await other.hover()
    await isLive(other)
    await expectOver(page, other)
    await page.mouse.move(0, 0)
    await expect.poll(() => page.locator('canvas').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('is the one that the keyboard has reached', async () => {
    const { page, tile } = await enter('/addons/', 'webgl2')
    const names = await page.locator('main a[data-kind]').allInnerTexts()
    await tile(names[0] ?? '').focus()
    await page.keyboard.press('Tab')
    await isLive(tile(names[1] ?? ''))
    await expectOver(page, tile(names[1] ?? ''))
    await expectNoViolations(page)
  })

  test('is the one nearest the middle where fingers have scrolled, and stops by itself', async () => {
    const { page } = await enter('/addons/', 'webgl2', { viewport: phone, hasTouch: true, isMobile: true })
    // The first of the second row.
    const tile = page.locator('main a[data-kind]').nth(2)
    await page.touchscreen.tap(5, 400)
    await scroll(
      page,
      await tile.evaluate((link) => {
        const { top, height } = link.getBoundingClientRect()
        return scrollY + top + (height - innerHeight) / 2
      }),
    )
    await isLive(tile)
    await expectOver(page, tile)
    const isMoving = async (): Promise<boolean> => {
      const before = await tile.locator('canvas').screenshot()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
      return !(await tile.locator('canvas').screenshot()).equals(before)
    }
    // That it moves at first is seen above; a busy machine may come here when it has stopped.
    await expect.poll(isMoving).toBe(false)
  })

  test('keeps its poster where there is no GPU, and nothing is said', async () => {
    const { page, complaints, tile } = await enter('/addons/', 'none')
    const tried = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const watcher = new MutationObserver((changes) => {
            if (changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.nodeName === 'CANVAS'))) resolve()
          })
          watcher.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await tile('backOut').hover()
    await tried
    expect(await page.locator('canvas').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('keeps its poster for readers who prefer less motion, and asks for no GPU', async () => {
    const { page, tile } = await enter('/addons/', 'webgl2', { reducedMotion: 'reduce' })
    await tile('backOut').hover()
    // Longer than a reader who passes is waited for.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(await page.locator('canvas').count()).toBe(0)
    expect(await givenContexts(page)).toEqual([])
  })
})

test('a family is drawn by one canvas', async () => {
  await withPage(
    '/addons/color/blend/',
    async (page) => {
      await page.locator('#preview').scrollIntoViewIfNeeded()
      await page.waitForSelector('[data-preview=live]')
      expect(await page.locator('canvas').count()).toBe(1)
    },
    'webgl2',
  )
})
