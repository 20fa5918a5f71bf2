/** The side panel of a phone: the page's section in front, the main menu behind it, and the page below held still. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pathIn } from '../browser/site.ts'
import { phone, visits } from '../browser/visit.ts'

const visit = visits()
const open = async (path: string): Promise<Page> => (await visit.open(path, { viewport: phone })).page
const panel = (page: Page) => page.locator('.navbar-sidebar')
const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow)
const isShown = (page: Page) => page.locator('.navbar').evaluate((bar) => bar.classList.contains('navbar-sidebar--show'))

const words = [
  {
    locale: 'en',
    hamburger: 'Toggle navigation bar',
    close: 'Close navigation bar',
    back: '← Back to main menu',
    page: 'Installation',
    menu: ['Docs', 'API', 'Addons', 'Guide'],
    versions: 'Versions',
    languages: 'Languages',
  },
  {
    locale: 'ja',
    hamburger: 'メニューを開閉する',
    close: 'メニューを閉じる',
    back: '← メインメニューに戻る',
    page: 'インストール',
    menu: ['ドキュメント', 'API', 'アドオン', 'ガイド'],
    versions: 'バージョン',
    languages: '言語',
  },
] as const

describe('the side panel', () => {
  test.each(words)('opens at the hamburger with the page’s section, and holds the main menu behind it, in $locale', async (word) => {
    const page = await open(pathIn(word.locale, '/docs/installation'))
    expect(await page.locator('.navbar').getByRole('link', { name: word.menu[0] }).isVisible()).toBe(false)
    await page.getByRole('button', { name: word.hamburger }).click()
    expect(await isShown(page)).toBe(true)
    const link = panel(page).getByRole('link', { name: word.page })
    await link.waitFor()
    expect(await link.getAttribute('aria-current')).toBe('page')
    const [main, section] = [panel(page).locator('.navbar-sidebar__item').first(), panel(page).locator('.navbar-sidebar__item').last()]
    expect(await main.getAttribute('inert')).not.toBeNull()
    await section.getByRole('button', { name: word.back }).click()
    expect(await main.getAttribute('inert')).toBeNull()
    expect(await section.getAttribute('inert')).not.toBeNull()
    const links = await main.locator('.menu__link').allInnerTexts()
    expect(links.map((text) => text.trim()).slice(0, 4)).toEqual(word.menu)
    expect(links).toEqual(expect.arrayContaining([word.versions, word.languages, 'GitHub']))
    const close = panel(page).locator('.navbar-sidebar__close')
    expect(await close.getAttribute('aria-label')).toBe(word.close)
    await close.click()
    await expect.poll(() => isShown(page)).toBe(false)
    // Opened again, it shows the section again.
    await page.getByRole('button', { name: word.hamburger }).click()
    expect(await section.getAttribute('inert')).toBeNull()
  })

  test('holds the page below still while it is open', async () => {
    const page = await open('/docs/installation')
    const height = () => page.evaluate(() => window.scrollY)
    await page.locator('.navbar__toggle').click()
    expect(await overflow(page)).toBe('hidden')
    await page.mouse.move(380, 600)
    await page.mouse.wheel(0, 600)
    await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 380, y: 600 } })
    await expect.poll(() => isShown(page)).toBe(false)
    expect(await overflow(page)).not.toBe('hidden')
    expect(await height()).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(height).toBeGreaterThan(0)
  })

  test('closes when one follows a link in it', async () => {
    const page = await open('/ja/docs/installation')
    await page.locator('.navbar__toggle').click()
    await panel(page).getByRole('button', { name: 'メインメニューに戻る' }).click()
    await panel(page).getByRole('link', { name: 'アドオン' }).click()
    await page.waitForURL(/\/ja\/addons\/$/)
    await expect.poll(() => isShown(page)).toBe(false)
    expect(await overflow(page)).not.toBe('hidden')
  })

  test('closes with the way back, and when the window grows wide', async () => {
    const page = await open('/docs/')
    await page.locator('.pagination-nav__link--next').click()
    await page.waitForURL(/installation/)
    await page.locator('.navbar__toggle').click()
    await page.goBack()
    await expect.poll(() => isShown(page)).toBe(false)
    expect(page.url()).toMatch(/installation/)
    await page.locator('.navbar__toggle').click()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(() => isShown(page)).toBe(false)
  })

  test('on a page without a section is the main menu alone', async () => {
    const page = await open('/')
    await page.locator('.navbar__toggle').click()
    const main = panel(page).locator('.navbar-sidebar__item').first()
    expect(await main.getAttribute('inert')).toBeNull()
    await main.getByRole('link', { name: 'Docs' }).waitFor()
  })
})

describe('lists in the panel', () => {
  test.each(words)('start open when the page is in them, closed when not, and turn at a press, in $locale', async ({ locale, versions, languages }) => {
    const page = await open(pathIn(locale, '/docs/installation?from=test'))
    await page.locator('.navbar__toggle').click()
    await panel(page).locator('.navbar-sidebar__back').click()
    const list = (name: string) => panel(page).locator('li.menu__list-item', { has: page.getByRole('button', { name, exact: true }) })
    const isOpen = async (name: string) => (await list(name).locator('button[aria-expanded]').getAttribute('aria-expanded')) === 'true'
    await expect.poll(() => isOpen(versions)).toBe(true)
    await list(versions).getByRole('link', { name: 'Next' }).waitFor()
    await expect.poll(() => isOpen(languages)).toBe(false)
    await list(languages).getByRole('button', { name: languages, exact: true }).click()
    await expect.poll(() => isOpen(languages)).toBe(true)
    await list(languages).getByRole('link', { name: 'English' }).waitFor()
    await list(languages).getByRole('button', { name: languages, exact: true }).click()
    await expect.poll(() => isOpen(languages)).toBe(false)
    await list(languages).getByRole('link', { name: 'English' }).waitFor({ state: 'hidden' })
  })

  test('lead to the same page in the other language, with its query and its place', async () => {
    const page = await open('/docs/installation?from=test#bundlers')
    await page.locator('.navbar__toggle').click()
    await panel(page).locator('.navbar-sidebar__back').click()
    await panel(page).getByRole('button', { name: 'Languages', exact: true }).click()
    await panel(page).getByRole('link', { name: '日本語' }).click()
    await page.waitForURL((address) => address.pathname.startsWith('/ja/docs/installation') && address.search === '?from=test' && address.hash === '#bundlers')
  })

  test('of the section are open where one is, and can be folded', async () => {
    const page = await open('/addons/sdf/rectSDF')
    await page.locator('.navbar__toggle').click()
    const link = panel(page).getByRole('link', { name: 'rectSDF' })
    await link.waitFor()
    expect(await link.getAttribute('aria-current')).toBe('page')
    await panel(page)
      .locator('.menu__list-item-collapsible', { has: page.locator('a[href="/addons/sdf/"]') })
      .getByRole('button')
      .click()
    await link.waitFor({ state: 'hidden' })
  })
})
