/**
 * The whole site by keyboard alone: Tab reaches everything, in the order of the page, and shows where it is; nothing holds it; menus, the
 * side panel, sliders and pictures obey their keys.
 */
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { forceBackend } from '../../../internal/testing/force-backend.mjs'
import { coverOfUse, inTurn } from '../cover/cover.ts'
import { oneOf } from '../cover/paired.ts'
import { locales, openSite, openUndrawn, pathIn, type Site } from '../browser/site.ts'
import { type Prepared, tabsOf } from '../browser/tabs.ts'
import { scroll } from '../browser/visit.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
/** For what has nothing to do with pictures. */
let plain: Site
beforeAll(async () => {
  ;[site, plain] = await Promise.all([openUndrawn(), openSite(flagsWithoutGPU)])
})
afterAll(() => Promise.all([site.close(), plain.close()]))

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const borrow = tabsOf(() => site)
const newPage = async (options: BrowserContextOptions = {}, prepared?: Prepared): Promise<Page> =>
  (await borrow({ viewport: desk, reducedMotion: 'reduce', ...options }, prepared)).page
const live: Prepared = { name: 'live', prepare: (page) => forceBackend(page, 'webgl2') }
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element ? `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}` : ''
  })

/** What is said of one stop. The first is the one before anything has the focus. */
type Stop = { readonly name: string; readonly index: number; readonly faults: readonly string[] }

/** Puts into the page what looks at the element that has the focus. */
const prepareWalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** All that Tab should reach, as the page stands. Of radio buttons one a group. */
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false
      if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) return false
      return element.checkVisibility({ visibilityProperty: true })
    })
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const paint = (element: Element): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(element)
      return [outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow, borderColor, backgroundColor].join(' | ')
    }
    /** The element, and what may carry its mark: a control that is not seen itself lies in or beside what is. */
    const carriers = (element: Element): readonly Element[] => [element, element.parentElement, element.nextElementSibling].filter((one) => one !== null)
    let last: { readonly element: Element; readonly looks: readonly string[]; readonly faults: string[] } | undefined
    /** Some changes take a frame or two. */
    const becomes = async (isSo: () => boolean): Promise<boolean> => {
      for (let frame = 0; frame < 5 && !isSo(); frame++) await new Promise(requestAnimationFrame)
      return isSo()
    }
    const look = async (): Promise<{
      readonly name: string
      readonly index: number
      readonly faults: readonly string[]
      readonly before: readonly string[]
    }> => {
      const element = document.activeElement
      // Now that the focus has gone on, the one before looks as it always does.
      const hasChanged = (): boolean => !last || carriers(last.element).some((one, index) => paint(one) !== last?.looks[index])
      const before = last && !(await becomes(hasChanged)) ? [`${nameOf(last.element)} looks the same with the focus`] : []
      if (!(element instanceof HTMLElement) || element === document.body) {
        last = undefined
        return { name: '', index: -1, faults: [], before }
      }
      const faults: string[] = []
      // A radio button that is not drawn is seen by its label.
      const drawn = (element instanceof HTMLInputElement && element.offsetWidth <= 1 && element.labels?.[0]) || element
      const isSeen = (): boolean =>
        [...drawn.getClientRects()].some((box) => {
          if (box.width === 0 || box.height === 0) return false
          const [left, right, top, bottom] = [Math.max(0, box.left), Math.min(innerWidth, box.right), Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
          if (right <= left || bottom <= top) return false
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return at !== null && (drawn.contains(at) || at.contains(drawn) || (at instanceof HTMLLabelElement && at.control === element))
        })
      if (!(await becomes(isSeen))) faults.push(`${nameOf(element)} is not seen: ${JSON.stringify(drawn.getBoundingClientRect())}`)
      last = { element, looks: carriers(element).map(paint), faults }
      return { name: nameOf(element), index: stops.indexOf(element), faults, before }
    }
    Object.assign(window, { look, stopNames: stops.map(nameOf) })
  })
const look = (page: Page): Promise<Stop & { readonly before: readonly string[] }> =>
  // prepareWalk has put it there.
  page.evaluate(() => (window as unknown as { readonly look: () => Promise<Stop & { readonly before: readonly string[] }> }).look())
const stopNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { readonly stopNames: readonly string[] }).stopNames)

/** From the top of a page to its end by Tab. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<{ readonly faults: readonly string[]; readonly stops: readonly Stop[] }> => {
  await prepareWalk(page)
  const names = await stopNames(page)
  const stops: Stop[] = []
  const faults: string[] = []
  for (let i = 0; i < names.length + 60; i++) {
    await page.keyboard.press(key)
    const stop = await look(page)
    faults.push(...stop.before, ...stop.faults)
    // At the end the focus leaves the page, or begins again.
    if (stop.index === -1 && stop.name === '') break
    if (stops.length > 0 && stop.index >= 0 && stop.index === stops[0]?.index) break
    stops.push(stop)
  }
  return { faults, stops }
}

describe('Tab', () => {
  let walked: Page
  beforeAll(async () => {
    walked = await (await plain.newContext({ viewport: desk, reducedMotion: 'reduce' })).newPage()
  })

  // Pages that hold every kind of what can have the focus.
  test.each(inTurn(coverOfUse))('goes through $path in order, seen at each stop, in $locale', async ({ path, locale }) => {
    const page = walked
    await open(page, pathIn(locale, path))
    const { faults, stops } = await walk(page)
    const names = await stopNames(page)
    const indices = stops.map(({ index }) => index).filter((index) => index >= 0)
    expect(stops[0]?.name).toContain(locale === 'ja' ? '本文へ移動' : 'Skip to main content')
    // What unfolds or wakes on the way has no number.
    expect(indices).toEqual(indices.toSorted((a, b) => a - b))
    expect(names.filter((_, index) => !indices.includes(index))).toEqual([])
    expect(faults).toEqual([])
  })

  /** What shows that the parts of a page that come late have come, and with them their buttons. */
  const late = [
    { path: '/', parts: ['[data-picture] ~ button', 'main canvas'] },
    { path: '/docs/installation', parts: [] },
    { path: '/addons/sdf/rectSDF', parts: ['[data-preview=live]', '[data-moving]', '[data-moving] button'] },
    { path: '/compute/fluid', parts: ['[data-phase=live]'] },
  ]
  test.each(late)('goes through the Japanese $path on a phone, and back', async ({ path, parts }) => {
    const page = await newPage({ viewport: phone })
    await open(page, pathIn('ja', path))
    for (const part of parts) {
      await page.locator(part).first().scrollIntoViewIfNeeded()
      await page.locator(part).first().waitFor()
    }
    await scroll(page, 0)
    const there = await walk(page)
    expect(there.faults).toEqual([])
    const back = await walk(page, 'Shift+Tab')
    expect(back.faults).toEqual([])
    const known = (stops: readonly Stop[]): readonly number[] => stops.map(({ index }) => index).filter((index) => index >= 0)
    expect(new Set(known(back.stops))).toEqual(new Set(known(there.stops)))
  })

  test.each(oneOf(locales))('comes first to the link over the bar, which leads to the text, in %s', async (locale) => {
    const page = await newPage()
    await open(page, pathIn(locale, '/docs/installation'))
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(locale === 'ja' ? 'a 本文へ移動' : 'a Skip to main content')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

describe('menus of the bar', () => {
  test('open by Enter and by the arrow down; arrows, Home and End go through them; Escape gives the focus back', async () => {
    const page = await newPage()
    await open(page, '/docs/')
    const button = page.getByRole('button', { name: 'English' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('a English')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('a 日本語')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('a English')
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toBe('a 日本語')
    await page.keyboard.press('Home')
    await expect.poll(() => focused(page)).toBe('a English')
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => focused(page)).toBe('button English')
    await page.keyboard.press('ArrowUp')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => focused(page)).toBe('a 日本語')
  })
})

describe('the side panel', () => {
  test.each(oneOf(locales, 1))('holds the focus while it is open, and gives it back, in %s', async (locale) => {
    const page = await newPage({ viewport: phone })
    await open(page, pathIn(locale, '/api/core/config'))
    const toggle = page.locator('.navbar__toggle')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(locale === 'ja' ? 'button メニューを閉じる' : 'button Close navigation bar')
    const isInside = () => page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar') !== null)
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press(i < 40 ? 'Tab' : 'Shift+Tab')
      expect(await isInside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.navbar-sidebar--show').count()).toBe(0)
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
    // And nothing of the page has stayed out of reach.
    expect(await page.locator('[inert]:not(.navbar-sidebar *)').count()).toBe(0)
  })

  test('has menus and categories that the space bar folds', async () => {
    const page = await newPage({ viewport: phone })
    await open(page, '/api/core/config')
    await page.locator('.navbar__toggle').press('Enter')
    const category = page.locator('.navbar-sidebar').getByRole('button', { name: 'Language', exact: true })
    const before = await category.getAttribute('aria-expanded')
    await category.press('Space')
    expect(await category.getAttribute('aria-expanded')).not.toBe(before)
    await page.locator('.navbar-sidebar__back').press('Enter')
    const languages = page.locator('.navbar-sidebar').getByRole('button', { name: 'Languages' })
    const isOpen = await languages.getAttribute('aria-expanded')
    await languages.press('Space')
    expect(await languages.getAttribute('aria-expanded')).not.toBe(isOpen)
  })
})

test('the contents of a page unfold on a phone, and say so', async () => {
  const page = await newPage({ viewport: phone })
  await open(page, '/docs/installation')
  const button = page.locator('.theme-doc-toc-mobile button')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  await button.press('Enter')
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  // The list is made when it is wanted, a frame or two after the button has said so.
  await page.locator('.theme-doc-toc-mobile a').first().waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('.theme-doc-toc-mobile a'))).toBe(true)
})

describe('sliders', () => {
  test.each(['/', '/guide/fundamentals/getting-started/values', '/instance/boxes', '/addons/sdf/rectSDF'])('of %s take arrows, Home and End', async (path) => {
    const page = await newPage({}, live)
    await open(page, path)
    const slider = page.locator('main input[type=range]:enabled').first()
    await page.locator('main input[type=range]').first().scrollIntoViewIfNeeded()
    await slider.waitFor()
    const value = () => slider.evaluate((input) => (input instanceof HTMLInputElement ? input.valueAsNumber : Number.NaN))
    const [min, max] = [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))]
    await slider.press('Home')
    expect(await value()).toBe(min)
    await slider.press('ArrowRight')
    expect(await value()).toBeGreaterThan(min)
    await slider.press('End')
    expect(await value()).toBe(max)
    await slider.press('ArrowLeft')
    expect(await value()).toBeLessThan(max)
  })

  test('stand for every point that can be dragged in a preview', async () => {
    const drawn = await openSite()
    onTestFinished(() => drawn.close())
    const page = await (await drawn.newContext({ viewport: desk, reducedMotion: 'reduce' })).newPage()
    await forceBackend(page, 'webgl2')
    await open(page, '/addons/geometry/triangle/barycentric')
    const picture = page.locator('[data-preview]')
    await page.locator('[data-preview=live]').waitFor()
    const sliders = page.locator('main fieldset input[type=range]')
    expect(await sliders.count()).toBe(8)
    const numbers = () => sliders.evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
    const before = await numbers()
    // What the pointer does to a point, its sliders show.
    const box = await picture.boundingBox()
    if (!box) throw new Error('The preview has no box.')
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.45)
    await page.mouse.up()
    await expect.poll(numbers).not.toEqual(before)
    // And what the keys do to the sliders, the picture shows.
    const shot = await shotOf(picture)
    await sliders.first().press('End')
    await expect.poll(async () => (await shotOf(picture)).equals(shot)).toBe(false)
  })
})

test('a picture on the whole screen is left by its button and by Escape, and the focus stays on the button', async () => {
  const page = await newPage({}, live)
  await open(page, '/instance/boxes')
  await page.locator('[data-phase=live]').waitFor()
  const button = page.locator('[data-tool=enlarge], [data-tool=reduce]')
  await button.press('Enter')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('Escape')
  // The browser itself takes Escape; where it is not there to do so, the same call leaves the screen.
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})
