/** The frame of documents: the list of their section, the way to them, the headings of a page, their code; and how it changes with the window. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { locales, pathIn } from '../browser/site.ts'
import { desktop, phone, visits } from '../browser/visit.ts'

const { enter, open } = visits()
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container')
const category = (page: Page, path: string) =>
  sidebar(page)
    .locator('li', { has: page.locator(`> div > a[href="${path}"]`) })
    .last()
const caret = (page: Page, path: string) => category(page, path).locator('> div > button')
const isOpen = async (page: Page, path: string) => (await caret(page, path).getAttribute('aria-expanded')) === 'true'

describe('the list of a section', () => {
  test('keeps a category open when another is opened, and folds it on demand', async () => {
    const { page } = await open('/addons/sdf/rectSDF')
    expect(await isOpen(page, '/addons/sdf/')).toBe(true)
    expect(await isOpen(page, '/addons/space/')).toBe(false)
    await caret(page, '/addons/space/').click()
    expect(await isOpen(page, '/addons/space/')).toBe(true)
    expect(await isOpen(page, '/addons/sdf/')).toBe(true)
    await category(page, '/addons/space/').getByRole('link', { name: 'kaleidoscope' }).click()
    await page.getByRole('heading', { level: 1, name: 'kaleidoscope' }).waitFor()
    expect(await isOpen(page, '/addons/sdf/')).toBe(true)
    await caret(page, '/addons/sdf/').click()
    expect(await isOpen(page, '/addons/sdf/')).toBe(false)
  })

  test.each(locales)('cannot be hidden, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, '/docs/installation'))
    expect(await sidebar(page).isVisible()).toBe(true)
    // What the framework draws for it when it can be.
    expect(await page.locator('[class*=collapseSidebarButton]').count()).toBe(0)
  })

  test.each(locales)('has every page of its section, and marks the page one is on, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, '/docs/installation'))
    const links = await sidebar(page)
      .locator('.menu__link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(
      ['/docs/', '/docs/installation', '/docs/playground', '/docs/support-react-js', '/docs/support-solid-js'].map((path) => pathIn(locale, path)),
    )
    expect(await sidebar(page).locator('[aria-current=page]').getAttribute('href')).toBe(pathIn(locale, '/docs/installation'))
  })
})

test.each(locales)('the way to a page stands above it as links, home first, in %s', async (locale) => {
  const { page } = await open(pathIn(locale, '/addons/sdf/rectSDF'))
  const crumbs = page.locator('.breadcrumbs__item')
  const paths = await crumbs.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths[0]).toBe(pathIn(locale, '/'))
  expect(paths.at(-1)).toBe(pathIn(locale, '/addons/sdf/'))
  expect((await crumbs.last().innerText()).trim()).toBe('rectSDF')
})

describe('the headings of a page', () => {
  const withThirdLevel = '/api/core/geometry'
  const headings = (page: Page, level: string) => page.locator(`.theme-doc-markdown :is(${level})[id]`).evaluateAll((all) => all.map(({ id }) => id))
  const listed = (page: Page) =>
    page.locator('.theme-doc-toc-desktop a').evaluateAll((links) => links.map((link) => decodeURIComponent((link.getAttribute('href') ?? '').slice(1))))

  test.each(locales)('of the second and the third level are listed beside it, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, withThirdLevel))
    expect(await headings(page, 'h3')).not.toEqual([])
    expect(await listed(page)).toEqual(await headings(page, 'h2, h3'))
    expect(await page.locator('.theme-doc-toc-desktop ul ul a').count()).toBe((await headings(page, 'h3')).length)
  })

  test('of the fourth level are not', async () => {
    // Those of the third are made to be of the fourth, on their way to the page.
    const { page } = await open(withThirdLevel, {
      before: (context) =>
        context.route('**/*.js', async (route) => {
          const answer = await route.fetch()
          const script = await answer.text()
          await route.fulfill({ response: answer, body: script.replaceAll(/(\bid:"[\w-]+",level:)3/g, '$14') })
        }),
    })
    await page.locator('.theme-doc-toc-desktop').waitFor()
    await expect.poll(() => listed(page)).toEqual(await headings(page, 'h2'))
  })

  test.each([
    { locale: 'en', name: 'On this page' },
    { locale: 'ja', name: 'このページの内容' },
  ] as const)('unfold above it on a phone, in $locale', async ({ locale, name }) => {
    const { page } = await open(pathIn(locale, '/docs/installation'), { viewport: phone })
    const list = page.locator('.theme-doc-toc-mobile')
    expect(await list.locator('a').count()).toBe(0)
    await list.getByRole('button', { name }).click()
    await expect.poll(() => list.locator('a').count()).toBe((await headings(page, 'h2, h3')).length)
  })
})

describe('the field above the built-in functions', () => {
  const path = '/api/node/functions'
  const names = (page: Page) => page.locator('[data-find]:visible h3').evaluateAll((all) => all.map(({ id }) => id))

  test.each(locales)('leaves those that have all words, in the address too, and gives way to a link, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, path))
    const all = await names(page)
    const [field, status] = [page.locator('main').getByRole('searchbox'), page.locator('main [role=status]')]
    await field.fill('inversesqrt')
    await expect.poll(() => names(page)).toEqual(['inverseSqrt'])
    expect(await page.locator('main h2:visible').count()).toBe(1)
    expect(await status.innerText()).toContain(String(all.length))
    expect(new URL(page.url()).search).toBe('?find=inversesqrt')
    await page.reload()
    await expect.poll(() => names(page)).toEqual(['inverseSqrt'])
    await field.fill('uint  PACK4')
    await expect.poll(() => names(page)).toEqual(all.filter((name) => name.includes('pack4')))
    // A kind is the heading of its group, and a type is found also where a letter stands for it.
    const [heading = ''] = await page.locator('h2#sync').evaluateAll((found) => found.map((h2) => h2.firstChild?.textContent ?? ''))
    await field.fill(heading)
    await expect.poll(() => names(page)).toEqual(['workgroupBarrier', 'storageBarrier', 'workgroupUniformLoad'])
    await field.fill('ivec3 clamp')
    await expect.poll(() => names(page)).toEqual(['clamp'])
    await page.locator('.function-families a[href="#bit"]').click()
    await expect.poll(() => names(page)).toEqual(all)
    expect(await field.inputValue()).toBe('')
    await field.fill('no such word')
    await expect.poll(() => names(page)).toEqual([])
    expect(await status.innerText()).not.toBe('')
    await field.fill('')
    await expect.poll(() => names(page)).toEqual(all)
    expect(new URL(page.url()).search).toBe('')
  })
})

test.each(locales)('the built-in functions are at most 12,000 pixels high on a desk, and all there without a script, in %s', async (locale) => {
  const { page } = await enter(pathIn(locale, '/api/node/functions'), { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const heights = await page.locator('[data-find]').evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(150)
  expect(Math.min(...heights)).toBeGreaterThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000)
})

describe('the frame', () => {
  const seen = async (page: Page) => ({
    list: await sidebar(page).isVisible(),
    headings: await page.locator('.theme-doc-toc-desktop').count(),
    panel: await page.locator('.navbar-sidebar').count(),
    hamburger: await page.locator('.navbar__toggle').isVisible(),
  })
  const wide = { list: true, headings: 1, panel: 0, hamburger: false }
  const narrow = { list: false, headings: 0, panel: 1, hamburger: true }

  test.each([
    { width: 997, expected: wide },
    { width: 996, expected: narrow },
  ])('is that of $width pixels, also when the window becomes so wide', async ({ width, expected }) => {
    const { page } = await open('/docs/installation', { viewport: { width, height: 800 } })
    await expect.poll(() => seen(page)).toEqual(expected)
    await page.setViewportSize({ width: width === 997 ? 996 : 997, height: 800 })
    await expect.poll(() => seen(page)).toEqual(expected === wide ? narrow : wide)
  })

  test.each(locales)('is built for any width, before a window is known, in %s', async (locale) => {
    const unscripted = { javaScriptEnabled: false }
    const wideOne = (await enter(pathIn(locale, '/docs/installation'), { ...unscripted, viewport: desktop })).page
    expect(await seen(wideOne)).toEqual(wide)
    const narrowOne = (await enter(pathIn(locale, '/docs/installation'), { ...unscripted, viewport: phone })).page
    // All parts are there; the style sheet shows those of the window.
    expect(await seen(narrowOne)).toMatchObject({ headings: 1, panel: 0 })
    expect(await narrowOne.locator('.theme-doc-toc-desktop').isVisible()).toBe(false)
    expect(await narrowOne.locator('.theme-doc-toc-mobile').isVisible()).toBe(true)
    expect(await wideOne.locator('.theme-doc-toc-mobile').isVisible()).toBe(false)
  })
})

describe('a panel that folds', () => {
  const list = (page: Page) => category(page, '/addons/space/').locator('> ul')
  const transition = (page: Page) => list(page).evaluate((element: HTMLElement) => element.style.transition)

  test('takes a time that grows with its height, slow at both ends', async () => {
    const { page } = await open('/addons/', { reducedMotion: 'no-preference' })
    await caret(page, '/addons/space/').click()
    await expect.poll(() => transition(page)).not.toBe('')
    const height = await list(page).evaluate((element) => element.scrollHeight)
    const duration = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10)
    const [, milliseconds = ''] = /^height (\d+)ms$/.exec((await transition(page)).replace(/ ease-in-out$/, '')) ?? []
    expect(await transition(page)).toMatch(/^height \d+ms ease-in-out$/)
    expect(Number(milliseconds)).toBe(duration)
    await expect.poll(() => list(page).evaluate((element: HTMLElement) => element.style.height)).toBe('auto')
    await caret(page, '/addons/space/').click()
    await expect.poll(() => list(page).evaluate((element: HTMLElement) => element.style.display)).toBe('none')
  })

  test('takes one millisecond for readers who prefer less motion', async () => {
    const { page } = await open('/addons/')
    await caret(page, '/addons/space/').click()
    await expect.poll(() => transition(page)).toMatch(/^height 1ms/)
  })
})

test.each(['light', 'dark'])('code is light text on dark ground when the page is %s', async (mode) => {
  const { page } = await open('/docs/installation', { before: (context) => context.addInitScript((theme) => localStorage.setItem('theme', theme), mode) })
  const colours = await page
    .locator('figure.code')
    .first()
    .evaluate((code) => {
      const brightness = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / 3 / 255
      return { ground: brightness(getComputedStyle(code).backgroundColor), text: brightness(getComputedStyle(code).color) }
    })
  expect(colours.ground).toBeLessThan(0.25)
  expect(colours.text).toBeGreaterThan(0.6)
})

test('a window of either kind shows a document without a bar to scroll sideways', async () => {
  for (const viewport of [desktop, phone]) {
    const { page } = await open('/docs/installation', { viewport })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  }
})
