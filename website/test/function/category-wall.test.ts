/** The walls of functions: what a reader can choose from them, the tile that is live, and the families that stand side by side. */
import { categories, costOf, type FunctionRecord, records } from '@kirari/addons/catalogue'
import { signaturesOf } from 'kirari/node'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends, forceBackend, givenContexts } from '../../../internal/testing/force-backend.mjs'
import { expectNoViolations } from '../browser/axe.ts'
import { oneOf, paired } from '../cover/paired.ts'
import { built, complaintsOf, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { clickLabel, isReady, phone, scroll } from '../browser/visit.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const borrow = tabsOf(() => site)

type Options = BrowserContextOptions & { readonly backend?: 'none' | 'webgl2' | 'webgpu' }

const open = async (path: string, { backend = 'none', ...options }: Options = {}) => {
  const { page } = await borrow({ viewport: { width: 1000, height: 800 }, ...options }, { name: backend, prepare: (fresh) => forceBackend(fresh, backend) })
  const complaints = complaintsOf(page)
  await page.goto(path)
  await isReady(page)
  return { page, complaints, tile: (name: string) => page.locator('main a[data-kind]').filter({ has: page.getByText(name, { exact: true }) }) }
}
const forAxe = { reducedMotion: 'reduce', bypassCSP: true } as const

const mainOf = (path: string): string => /<main[\s>]([\s\S]*)<\/main>/.exec(built(path))?.[1] ?? ''
const tiles = (page: Page) => page.locator('main li img')

const worksOnMatrices = ({ call }: FunctionRecord): boolean =>
  signaturesOf(call).some(({ parameters, result }) => [...parameters.map(({ type }) => type), result].some(({ kind }) => kind === 'matrix'))

/** The text of a page is what a reader sees before its scripts run, and what React holds its own drawing to. */
test.each(paired(categories, locales).map(([{ id }, locale]) => ({ id, locale })))(
  'the page of $id shows every function of it, in $locale',
  ({ id, locale }) => {
    expect([...mainOf(pathIn(locale, `/addons/${id}/index.html`)).matchAll(/<li[\s>](?:(?!<\/li>)[\s\S])*?<img/g)].length).toBe(
      records.filter(({ category }) => category === id).length,
    )
  },
)

describe.each(locales)('a choice in %s', (locale) => {
  test('leaves the functions of a type and a cost, is kept in the address, and is taken back', async () => {
    const { page } = await open(pathIn(locale, '/addons/'), forAxe)
    expect(await tiles(page).count()).toBe(records.length)
    const status = page.locator('main [role=status]').first()
    const choose = (name: string) => clickLabel(page.getByRole('radio', { name, exact: true }))
    const high = locale === 'ja' ? '大' : 'high'
    const dear = records.filter((record) => costOf(record).size === 'L').length
    await choose(high)
    await expect.poll(() => tiles(page).count()).toBe(dear)
    expect(await status.innerText()).toContain(String(dear))
    expect(new URL(page.url()).search).toBe('?cost=L')
    await choose('mat')
    const left = records.filter((record) => costOf(record).size === 'L' && worksOnMatrices(record)).length
    await expect.poll(() => tiles(page).count()).toBe(left)
    await expect.poll(() => new URL(page.url()).search).toBe('?cost=L&type=mat')
    await page.reload()
    await isReady(page)
    for (const name of ['mat', high]) await expect.poll(() => page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true)
    await expect.poll(() => tiles(page).count()).toBe(left)
    for (const group of await page.getByRole('radiogroup').all()) await clickLabel(group.getByRole('radio').first())
    await expect.poll(() => tiles(page).count()).toBe(records.length)
    expect(new URL(page.url()).search).toBe('')
    await expectNoViolations(page)
  })
})

test.each(oneOf(locales))('a choice is not offered without a script, and nothing is missing, in %s', async (locale) => {
  const { page } = await borrow({ javaScriptEnabled: false })
  await page.goto(pathIn(locale, '/addons/'))
  expect(await tiles(page).count()).toBe(records.length)
  expect(await page.getByRole('radio').first().isVisible()).toBe(false)
})

describe('side by side', () => {
  const families = ['animation/easing', 'color/blend', 'color/composite', 'generative'] as const

  test.each(paired(families, locales))('the functions of %s lead to their pages, in %s', (id, locale) => {
    const [, list = ''] = /<ol[\s>]([\s\S]*?)<\/ol>/.exec(mainOf(pathIn(locale, `/addons/${id}/index.html`))) ?? []
    const links = [...list.matchAll(/<a [^>]*href="?([^"\s>]+)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(1)
    expect(records.map(({ category, slug }) => pathIn(locale, `/addons/${category}/${slug}`))).toEqual(expect.arrayContaining(links))
  })

  test.each(oneOf(families, 1))('%s has no violation', async (id) => {
    await expectNoViolations((await open(`/ja/addons/${id}/`, forAxe)).page)
  })
})

describe('the tile that a reader is at', () => {
  const isLive = (tile: Locator) => tile.locator('canvas[data-wall=live]').waitFor()
  /** One canvas on the page, exactly over the poster of its tile. */
  const expectOver = async (page: Page, tile: Locator): Promise<void> => {
    expect(await page.locator('canvas').count()).toBe(1)
    const [canvas, poster] = [await tile.locator('canvas').boundingBox(), await tile.locator('img').boundingBox()]
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(canvas?.[side]).toBeCloseTo(poster?.[side] ?? Number.NaN, 1)
  }

  test.each(backends)('is drawn by %s over its poster, moves, and leaves the canvas to the next', async (backend) => {
    const { page, complaints, tile } = await open('/addons/', { backend })
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
    const first = await shotOf(one.locator('canvas'))
    await expect.poll(async () => (await shotOf(one.locator('canvas'))).equals(first)).toBe(false)

    await other.hover()
    await isLive(other)
    await expectOver(page, other)
    await page.mouse.move(0, 0)
    await expect.poll(() => page.locator('canvas').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('is the one that the keyboard has reached', async () => {
    const { page, tile } = await open('/addons/', { backend: 'webgl2', bypassCSP: true })
    const names = await page.locator('main a[data-kind]').allInnerTexts()
    await tile(names[0] ?? '').focus()
    await page.keyboard.press('Tab')
    await isLive(tile(names[1] ?? ''))
    await expectOver(page, tile(names[1] ?? ''))
    await expectNoViolations(page)
  })

  test('is the one nearest the middle where fingers have scrolled, and stops by itself', async () => {
    const { page } = await open('/addons/', { backend: 'webgl2', viewport: phone, hasTouch: true, isMobile: true })
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
      const before = await shotOf(tile.locator('canvas'))
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
      return !(await shotOf(tile.locator('canvas'))).equals(before)
    }
    // That it moves at first is seen above; a busy machine may come here when it has stopped.
    await expect.poll(isMoving).toBe(false)
  })

  test('keeps its poster where there is no GPU, and nothing is said', async () => {
    const { page, complaints, tile } = await open('/addons/')
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
    const { page, tile } = await open('/addons/', { backend: 'webgl2', reducedMotion: 'reduce' })
    await tile('backOut').hover()
    // Longer than a reader who passes is waited for.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(await page.locator('canvas').count()).toBe(0)
    expect(await givenContexts(page)).toEqual([])
  })
})

test('a family is drawn by one canvas', async () => {
  const { page } = await open('/addons/color/blend/', { backend: 'webgl2', reducedMotion: 'reduce' })
  await page.locator('#preview').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-preview=live]')
  expect(await page.locator('canvas').count()).toBe(1)
})
