/**
 * axe on a page of every kind and on every part that opens: in both languages and colour modes, on a desk and on a phone. All of its
 * rules for WCAG 2.2 A and AA, and what it calls best practice. A page is opened once a language and looked at twice.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { forceBackend } from '../../internal/testing/force-backend.mjs'
import { everyKind, locales, openSite, pathIn, type Site } from './site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Run = (root: Document, options: RunOptions) => Promise<AxeResults>

const violations = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  // Its text, not its file: the page's content policy allows no scripts but its own, and this is not of the page.
  await page.evaluate(`if (!('axe' in window)) { ${axe} }`)
  const results = await page.evaluate(
    // The line above has put it there.
    (given) => (window as unknown as { readonly axe: { readonly run: Run } }).axe.run(document, given),
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`))
}

const all = (page: Page, without: readonly string[] = []): Promise<readonly string[]> =>
  violations(page, { runOnly: { type: 'tag', values: tags }, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) })

/** In both colour modes, where only contrasts differ. */
const inBothModes = async (page: Page, without: readonly string[] = []): Promise<readonly string[]> => {
  const light = await all(page, without)
  await setMode(page, 'dark')
  const dark = await violations(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
  await setMode(page, 'light')
  return [...light, ...dark.map((one) => `dark: ${one}`)]
}

/** Colours are variables under this attribute, and some change in a transition of 1 ms, which a busy machine draws when it can. */
const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (theme) => {
    document.documentElement.dataset['theme'] = theme
    let quiet = 0
    for (let i = 0; i < 120 && quiet < 3; i++) {
      await new Promise(requestAnimationFrame)
      quiet = document.getAnimations().some((animation) => animation instanceof CSSTransition) ? 0 : quiet + 1
    }
  }, mode)

const newPage = async (prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
  // Moving pictures take the machine's time and have nothing to do with it.
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
      await setMode(page, modes[0])
      expect(await all(page)).toEqual([])
      await page.setViewportSize(phone)
      await setMode(page, modes[1])
      expect(await all(page)).toEqual([])
    })
  })

  describe('no part that opens has one', () => {
    test('the side panel of a phone, and the main menu behind it', async () => {
      const page = await newPage()
      await page.setViewportSize(phone)
      await open(page, pathIn(locale, '/api/core/config'))
      await page.locator('.navbar__toggle').click()
      await page.locator('.navbar-sidebar__close').waitFor()
      expect(await inBothModes(page)).toEqual([])
      await page.locator('.navbar-sidebar__back').click()
      for (const fold of await page.locator('.navbar-sidebar .menu-fold[aria-expanded=false]').all()) await fold.click()
      expect(await inBothModes(page)).toEqual([])
    })

    test('the contents of a page on a phone', async () => {
      const page = await newPage()
      await page.setViewportSize(phone)
      await open(page, pathIn(locale, '/docs/installation'))
      await page.locator('.theme-doc-toc-mobile button').click()
      await page.locator('.theme-doc-toc-mobile a').first().waitFor()
      expect(await inBothModes(page)).toEqual([])
    })

    test('the menus of versions and of languages', async () => {
      const page = await newPage()
      await open(page, pathIn(locale, '/docs/'))
      for (const menu of await page.locator('.menu-button').all()) {
        await menu.click()
        await page.locator('.dropdown--show a').first().waitFor()
        expect(await inBothModes(page)).toEqual([])
      }
    })

    test('the search page with results and without', async () => {
      const page = await newPage()
      for (const [query, part] of [
        ['vec3', '.search-page-results a'],
        ['qqqqzzzz', 'main h1'],
      ] as const) {
        await open(page, pathIn(locale, `/search?q=${query}`))
        await page.locator(part).first().waitFor()
        await page.waitForTimeout(300)
        expect(await inBothModes(page)).toEqual([])
      }
    })

    test('the search box with results, without, and with kept searches', async () => {
      const page = await newPage()
      await open(page, pathIn(locale, '/docs/'))
      await page.keyboard.press('Control+k')
      await page.locator('.search-box input').fill('rectSDF')
      await page.locator('.search-hit').first().waitFor()
      expect(await inBothModes(page)).toEqual([])
      await page.locator('.search-box input').fill('zzzzqqqq')
      await page.locator('.search-message').waitFor()
      expect(await inBothModes(page)).toEqual([])
      await page.locator('.search-box input').fill('rectSDF')
      await page.locator('.search-hit').first().waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'rectSDF' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.locator('.search-row').first().waitFor()
      expect(await inBothModes(page)).toEqual([])
    })

    test.each(['/compute/webgpu/particles', '/instance/boxes', '/guide/', '/addons/sdf/rectSDF'])('%s without a GPU', async (path) => {
      const page = await newPage((fresh) => forceBackend(fresh, 'none'))
      await open(page, pathIn(locale, path))
      await page.locator('main [role=status], main figure p').first().waitFor()
      expect(await inBothModes(page)).toEqual([])
    })

    test('a demo that could not be drawn', async () => {
      const page = await newPage((fresh) => forceBackend(fresh, 'webgl2'))
      await open(page, pathIn(locale, '/compute/fluid'))
      await page.locator('[data-phase=live]').waitFor({ timeout: 60_000 })
      // What the page asked for after its text does not come the next time.
      const late = await page.evaluate(() => {
        const scripts = new Set([...document.querySelectorAll('script[src]')].map((script) => (script instanceof HTMLScriptElement ? script.src : '')))
        const hydrated = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js') && !scripts.has(name))
        return hydrated.slice(-2).map(({ name }) => name)
      })
      for (const address of late) await page.route(address, (route) => route.abort())
      await page.reload()
      await page.locator('[data-phase=failed] [role=alert]').waitFor()
      expect(await inBothModes(page)).toEqual([])
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
      expect(await inBothModes(page)).toEqual([])
    })
  })
})
