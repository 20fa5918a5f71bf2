/**
 * axe on a page of every kind and on every part that opens: in both languages and colour modes, on a desk and on a phone. All of its
 * rules for WCAG 2.2 A and AA, and what it calls best practice. A page is opened once a language and looked at twice.
 */
import type { RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest'
import { forceBackend } from '../../internal/testing/force-backend.mjs'
import { expectNoViolations, isGoodInBothModes, setMode } from './axe.ts'
import { everyKind, locales, openUndrawn, pathIn, type Site } from './site.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let site: Site
beforeAll(async () => {
  site = await openUndrawn()
})
afterAll(() => site.close())

const rules: RunOptions = { runOnly: { type: 'tag', values: tags } }

const newPage = async (prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
  const context = await site.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport: desk })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await prepare?.(page)
  return page
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}

/** A demo or a preview in view is live, with all that can be used on it, or says why it is not. */
const isAwake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-phase], [data-preview]')].every(({ dataset }) =>
      ['live', 'failed', 'without gpu'].includes(dataset['phase'] ?? dataset['preview'] ?? ''),
    ),
  )

describe.each(locales)('%s', (locale) => {
  describe('no page has a violation', () => {
    let context: BrowserContext
    let page: Page
    beforeAll(async () => {
      context = await site.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport: desk })
      page = await context.newPage()
    })
    afterAll(() => context.close())

    test.each(everyKind)('%s', async (path) => {
      // Of the four, English has light on a desk and dark on a phone, Japanese the others.
      const modes = locale === 'en' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
      await page.setViewportSize(desk)
      await open(page, pathIn(locale, path))
      await isAwake(page)
      await setMode(page, modes[0])
      await expectNoViolations(page, rules, `${modes[0]}, on a desk`)
      await page.setViewportSize(phone)
      await setMode(page, modes[1])
      await expectNoViolations(page, rules, `${modes[1]}, on a phone`)
    })
  })

  describe('no part that opens has one', () => {
    test('the side panel of a phone, and the main menu behind it', async () => {
      const page = await newPage()
      await page.setViewportSize(phone)
      await open(page, pathIn(locale, '/api/core/config'))
      await page.locator('.navbar__toggle').click()
      await page.locator('.navbar-sidebar__close').waitFor()
      await isGoodInBothModes(page, rules)
      await page.locator('.navbar-sidebar__back').click()
      for (const fold of await page.locator('.navbar-sidebar .menu-fold[aria-expanded=false]').all()) await fold.click()
      await isGoodInBothModes(page, rules)
    })

    test('the contents of a page on a phone', async () => {
      const page = await newPage()
      await page.setViewportSize(phone)
      await open(page, pathIn(locale, '/docs/installation'))
      await page.locator('.theme-doc-toc-mobile button').click()
      await page.locator('.theme-doc-toc-mobile a').first().waitFor()
      await isGoodInBothModes(page, rules)
    })

    test('the menus of versions and of languages', async () => {
      const page = await newPage()
      await open(page, pathIn(locale, '/docs/'))
      for (const menu of await page.locator('.menu-button').all()) {
        await menu.click()
        await page.locator('.dropdown--show a').first().waitFor()
        await isGoodInBothModes(page, rules)
      }
    })

    test('the search page with results and without', async () => {
      const page = await newPage()
      for (const [query, part] of [
        ['vec3', '.search-page-results a'],
        ['qqqqzzzz', `.search-page-count:text-is("${locale === 'ja' ? '一致する結果はありませんでした' : 'No results were found'}")`],
      ] as const) {
        await open(page, pathIn(locale, `/search?q=${query}`))
        await page.locator(part).first().waitFor()
        await isGoodInBothModes(page, rules)
      }
    })

    test('the search box with results, without, and with kept searches', async () => {
      const page = await newPage()
      await open(page, pathIn(locale, '/docs/'))
      await page.keyboard.press('Control+k')
      await page.locator('.search-box input').fill('rectSDF')
      await page.locator('.search-hit').first().waitFor()
      await isGoodInBothModes(page, rules)
      await page.locator('.search-box input').fill('zzzzqqqq')
      await page.locator('.search-message').waitFor()
      await isGoodInBothModes(page, rules)
      await page.locator('.search-box input').fill('rectSDF')
      await page.locator('.search-hit').first().waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'rectSDF' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.locator('.search-row').first().waitFor()
      await isGoodInBothModes(page, rules)
    })

    test.each(['/compute/webgpu/particles', '/instance/boxes', '/guide/', '/addons/sdf/rectSDF'])('%s without a GPU', async (path) => {
      const page = await newPage((fresh) => forceBackend(fresh, 'none'))
      await open(page, pathIn(locale, path))
      await page.locator('main [role=status], main figure p').first().waitFor()
      await isGoodInBothModes(page, rules)
    })

    test('a demo that could not be drawn', async () => {
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
      await isGoodInBothModes(page, rules)
    })

    test('a page that crashed', async () => {
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
})
