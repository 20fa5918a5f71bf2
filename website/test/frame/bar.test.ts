/** The bar at the top of every page: what it holds, how its menus open and close, when it gives way. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { oneOf, paired } from '../cover/paired.ts'
import { locales, pathIn } from '../browser/site.ts'
import { desktop, isReady, phone, scroll, visits } from '../browser/visit.ts'

const { open } = visits()
const isBarHidden = (page: Page) => page.locator('.navbar').evaluate((bar) => bar.classList.contains('navbar-hidden'))
const openMenus = (page: Page) => page.locator('.dropdown--show').count()
const pathOf = (page: Page) => new URL(page.url()).pathname

describe('the bar', () => {
  test.each([
    { locale: 'en', names: ['Docs', 'API', 'Addons', 'Guide'], menus: ['Next', 'English'], colour: /light mode/, search: 'Search' },
    { locale: 'ja', names: ['ドキュメント', 'API', 'アドオン', 'ガイド'], menus: ['Next', '日本語'], colour: /ライトモード/, search: '検索' },
  ] as const)(
    'holds the sections left; right, where what has no position goes, versions, languages, the repository, the colour mode and the search, in $locale',
    async ({ locale, names, menus, colour, search }) => {
      const { page } = await open(pathIn(locale, '/docs/'))
      const [left, right] = [page.locator('.navbar__items').first(), page.locator('.navbar__items--right')]
      const links = await left.locator('.navbar__link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
      expect(links.slice(0, 4)).toEqual(names.map((name, index) => [name, pathIn(locale, ['/docs/', '/api/', '/addons/', '/guide/'][index] ?? '')]))
      expect(await right.locator('.menu-button').allInnerTexts()).toEqual(menus)
      const repository = right.getByRole('link', { name: 'GitHub' })
      expect(await repository.getAttribute('target')).toBe('_blank')
      expect(await repository.getAttribute('href')).toMatch(/^https:\/\//)
      await right.getByRole('button', { name: colour }).waitFor()
      await right.getByRole('button', { name: search }).waitFor()
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      expect(await page.locator('.dropdown__link[lang]').evaluateAll((all) => all.map((link) => link.getAttribute('lang')))).toEqual(['en', 'ja'])
    },
  )

  test('marks the section one is in, as one goes from one to the next', async () => {
    const { page } = await open('/docs/')
    const marked = () => page.locator('.navbar__link--active').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await marked()).toEqual(['/docs/'])
    for (const section of ['/api/', '/addons/', '/guide/', '/docs/']) {
      await page.locator(`.navbar__link[href="${section}"]`).click()
      await expect.poll(marked).toEqual([section])
    }
  })
})

describe('the menu of versions', () => {
  const pages = [
    { id: 'default', path: '/docs/installation' },
    { id: 'api', path: '/api/core/config' },
    { id: 'guide', path: '/guide/fundamentals/getting-started/one-program' },
    { id: 'addons', path: '/addons/sdf/rectSDF' },
  ] as const
  const cases = paired(pages, locales).map(([page, locale]) => ({ locale, ...page }))
  const key = (id: string) => `docs-preferred-version-${id}`

  test.each(cases)('is one although there is one version, shows Next and keeps what is chosen: $path in $locale', async ({ locale, id, path }) => {
    const { page } = await open(pathIn(locale, path))
    const button = page.locator('.navbar').getByRole('button', { name: 'Next' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    const links = page.locator('.dropdown--show a')
    expect(await links.allTextContents()).toEqual(['Next'])
    expect(await links.getAttribute('href')).toBe(pathIn(locale, path))
    await links.click()
    expect(await page.evaluate((name) => localStorage.getItem(name), key(id))).toBe('current')
  })

  test('forgets a version that is none any more, section by section', async () => {
    const stored = { [key('default')]: 'current', [key('api')]: '0.1', [key('guide')]: 'next', [key('addons')]: 'current' }
    const { page } = await open('/docs/')
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    }, stored)
    await page.reload()
    const kept = () => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), Object.keys(stored))
    await expect.poll(kept).toEqual(['current', null, null, 'current'])
  })
})

describe('the menu of languages', () => {
  test.each([
    { from: '/docs/installation', button: 'English', link: '日本語', to: '/ja/docs/installation', lang: 'ja' },
    { from: '/ja/docs/installation', button: '日本語', link: 'English', to: '/docs/installation', lang: 'en' },
  ])('leads from $from to $to, with its query and its place', async ({ from, button, link, to, lang }) => {
    const { page } = await open(`${from}?from=test&x=1#bundlers`)
    await page.getByRole('button', { name: button }).click()
    expect(await page.locator('.dropdown--show a').allTextContents()).toEqual(['English', '日本語'])
    await page.locator('.dropdown--show').getByRole('link', { name: link }).click()
    await page.waitForURL((address) => address.pathname.startsWith(to) && address.search === '?from=test&x=1' && address.hash === '#bundlers')
    await isReady(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  })
})

describe('a menu of the bar', () => {
  test('opens on Enter, and closes on Escape with the focus on its button, or on a press, a touch or the focus outside of it, not inside', async () => {
    const { page } = await open('/docs/')
    const button = page.getByRole('button', { name: 'English' })
    const outside = [
      () => page.locator('h1').dispatchEvent('mousedown'),
      () => page.locator('h1').dispatchEvent('touchstart'),
      () => page.locator('.search-button').focus(),
    ]
    for (const leave of outside) {
      await button.press('Enter')
      await expect.poll(() => openMenus(page)).toBe(1)
      const link = page.locator('.dropdown--show a').last()
      await link.dispatchEvent('mousedown')
      await link.dispatchEvent('touchstart')
      await link.focus()
      expect(await openMenus(page)).toBe(1)
      await leave()
      expect(await openMenus(page)).toBe(0)
    }
    await button.press('Enter')
    await page.getByRole('link', { name: '日本語' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => openMenus(page)).toBe(0)
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the bar gives way', () => {
  test.each([desktop, phone])('when one reads on past its height, and comes back on the way up and near the end, $width pixels wide', async (viewport) => {
    const { page } = await open('/api/core/config', { viewport })
    const height = await page.locator('.navbar').evaluate((bar) => bar.clientHeight)
    // Pictures that find their size while the page loads may still move it.
    await expect.poll(() => isBarHidden(page)).toBe(false)
    await scroll(page, height - 10)
    expect(await isBarHidden(page)).toBe(false)
    await scroll(page, height + 10)
    await scroll(page, 900)
    await expect.poll(() => isBarHidden(page)).toBe(true)
    await expect.poll(() => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
    // Nobody has the focus where they cannot see it.
    const brand = page.locator('.navbar .navbar__brand').first()
    await brand.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    await expect.poll(() => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0)
    await brand.blur()
    await expect.poll(() => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
    await scroll(page, 800)
    await expect.poll(() => isBarHidden(page)).toBe(false)
    await expect.poll(() => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0)
    await scroll(page, 1400)
    await expect.poll(() => isBarHidden(page)).toBe(true)
    await scroll(page, await page.evaluate(() => document.documentElement.scrollHeight))
    await expect.poll(() => isBarHidden(page)).toBe(false)
  })

  test.each(oneOf(locales, 1))('to the heading a link of the page leads to, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, '/docs/installation'))
    // Not the last: near the end of the page the bar comes back.
    await page.locator('.table-of-contents a').nth(2).click()
    await expect.poll(() => isBarHidden(page)).toBe(true)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    expect(await page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  })

  test('not to a new page', async () => {
    const { page } = await open('/docs/')
    await scroll(page, 900)
    await expect.poll(() => isBarHidden(page)).toBe(true)
    await page.locator('.pagination-nav__link--next').click()
    await expect.poll(() => pathOf(page)).toBe('/docs/installation')
    await expect.poll(() => isBarHidden(page)).toBe(false)
  })
})
