/**
 * axe on every part that opens, on a desk or on a phone, with colours of both modes. All of its rules for WCAG 2.2 A and AA, and what it
 * calls best practice. Pages as they come: cover-pages.test.ts.
 */
import type { RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { forceBackend } from '../../../internal/testing/force-backend.mjs'
import { isGoodInBothModes, isGoodWhereItOpened } from '../browser/axe.ts'
import { inTurn } from '../cover/cover.ts'
import { type Locale, locales, openUndrawn, pathIn, type Site } from '../browser/site.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules: RunOptions = { runOnly: { type: 'tag', values: tags } }

let site: Site
/** One tab for all tests that need no other: each goes to a page of its own in it. */
let context: BrowserContext
let shared: Page
beforeAll(async () => {
  site = await openUndrawn()
  context = await site.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport: desk })
  shared = await context.newPage()
})
afterAll(() => site.close())

const newPage = async (prepare: (page: Page) => Promise<unknown>): Promise<Page> => {
  const own = await site.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport: desk })
  onTestFinished(() => own.close())
  const page = await own.newPage()
  await prepare(page)
  return page
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}

const openShared = async (path: string, viewport = desk): Promise<Page> => {
  await shared.setViewportSize(viewport)
  await open(shared, path)
  return shared
}

/** What opens is the same in both languages but for its words, so it is looked at in one of them; the parts alternate. */
const only = (locale: Locale): readonly Locale[] => (isExhaustive ? locales : [locale])

describe('no part that opens has one', () => {
  test.each(only('ja'))('the side panel of a phone, and the main menu behind it, in %s', async (locale) => {
    const page = await openShared(pathIn(locale, '/api/core/config'), phone)
    await page.locator('.navbar__toggle').click()
    await page.locator('.navbar-sidebar__close').waitFor()
    await isGoodWhereItOpened(page, '.navbar-sidebar', rules)
    await page.locator('.navbar-sidebar__back').click()
    for (const fold of await page.locator('.navbar-sidebar .menu-fold[aria-expanded=false]').all()) await fold.click()
    await isGoodWhereItOpened(page, '.navbar-sidebar', rules)
  })

  test.each(only('en'))('the contents of a page on a phone, in %s', async (locale) => {
    const page = await openShared(pathIn(locale, '/docs/installation'), phone)
    await page.locator('.theme-doc-toc-mobile button').click()
    await page.locator('.theme-doc-toc-mobile a').first().waitFor()
    await isGoodWhereItOpened(page, '.theme-doc-toc-mobile', rules)
  })

  test.each(only('ja'))('the menus of versions and of languages, in %s', async (locale) => {
    const page = await openShared(pathIn(locale, '/docs/'))
    for (const menu of await page.locator('.menu-button').all()) {
      await menu.click()
      await page.locator('.dropdown--show a').first().waitFor()
      await isGoodWhereItOpened(page, '.navbar', rules)
    }
  })

  test.each(only('en'))('the search page with results and without, in %s', async (locale) => {
    for (const [query, part] of [
      ['vec3', '.search-page-results a'],
      ['qqqqzzzz', `.search-page-count:text-is("${locale === 'ja' ? '一致する結果はありませんでした' : 'No results were found'}")`],
    ] as const) {
      const page = await openShared(pathIn(locale, `/search?q=${query}`))
      await page.locator(part).first().waitFor()
      await isGoodWhereItOpened(page, 'main', rules)
    }
  })

  test.each(only('ja'))('the search box with results, without, and with kept searches, in %s', async (locale) => {
    const page = await openShared(pathIn(locale, '/docs/'))
    await page.keyboard.press('Control+k')
    await page.locator('.search-box input').fill('rectSDF')
    await page.locator('.search-hit').first().waitFor()
    await isGoodWhereItOpened(page, '.search-box', rules)
    await page.locator('.search-box input').fill('zzzzqqqq')
    await page.locator('.search-message').waitFor()
    await isGoodWhereItOpened(page, '.search-box', rules)
    await page.locator('.search-box input').fill('rectSDF')
    await page.locator('.search-hit').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'rectSDF' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.locator('.search-row').first().waitFor()
    await isGoodWhereItOpened(page, '.search-box', rules)
  })

  test('pictures without a GPU', async () => {
    const page = await newPage((fresh) => forceBackend(fresh, 'none'))
    const paths = ['/compute/webgpu/particles', '/instance/boxes', '/guide/', '/addons/sdf/rectSDF']
    const visits = isExhaustive ? inTurn(paths).filter(({ path }) => paths.includes(path)) : inTurn(paths)
    for (const { path, locale } of visits) {
      await open(page, pathIn(locale, path))
      await page.locator('main [role=status], main figure p').first().waitFor()
      await isGoodWhereItOpened(page, 'main figure', rules)
    }
  })

  test.each(only('en'))('a demo that could not be drawn, in %s', async (locale) => {
    const page = await newPage((fresh) => forceBackend(fresh, 'webgl2'))
    await open(page, pathIn(locale, '/instance/boxes?count=10000'))
    await page.locator('[data-phase=live]').waitFor()
    // What the page asked for after its text does not come the next time.
    const late = await page.evaluate(() => {
      const scripts = new Set([...document.querySelectorAll('script[src]')].map((script) => (script instanceof HTMLScriptElement ? script.src : '')))
      const hydrated = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js') && !scripts.has(name))
      return hydrated.slice(-2).map(({ name }) => name)
    })
    for (const address of late) await page.route(address, (route) => route.abort())
    // Its text is enough: what a picture still draws keeps the rest waiting.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.locator('[data-phase=failed] [role=alert]').waitFor()
    await isGoodWhereItOpened(page, 'main', rules)
  })

  test.each(only('ja'))('a page that crashed, in %s', async (locale) => {
    const page = await newPage((fresh) =>
      fresh.addInitScript(() => {
        window.IntersectionObserver = class extends IntersectionObserver {
          constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            super(callback, options)
            throw new Error('no observer', { cause: new Error('no reason') })
          }
        }
      }),
    )
    await page.goto(pathIn(locale, '/'))
    await page.locator('.message-error').waitFor()
    // The head follows the content a frame later.
    await page.locator(`html[lang=${locale}]`).waitFor()
    await isGoodInBothModes(page, rules)
  })
})
