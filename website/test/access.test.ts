/** axe on one page of every kind, in both languages and both colour modes, and on the parts that open. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { kinds, locales, openSite, pathIn, type Site } from './site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const violations = async (page: Page, without: readonly string[] = []): Promise<readonly string[]> => {
  // Its text, not its file: the page's content policy allows no scripts but its own, and this is not of the page.
  await page.evaluate(axe)
  const results = await page.evaluate(
    (options) => (window as unknown as { readonly axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(document, options),
    { resultTypes: ['violations'], rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) } satisfies RunOptions,
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`))
}

describe.each(locales)('%s', (locale) => {
  describe.each(['light', 'dark'] as const)('%s', (mode) => {
    let context: BrowserContext
    let page: Page
    beforeAll(async () => {
      // Moving pictures take the machine's time and have nothing to do with it.
      context = await site.newContext({ reducedMotion: 'reduce', bypassCSP: true })
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
      page = await context.newPage()
    })
    afterAll(() => context.close())

    const open = async (path: string): Promise<void> => {
      await page.goto(pathIn(locale, path))
      await page.waitForFunction(
        (theme) => document.documentElement.dataset['hasHydrated'] === 'true' && document.documentElement.dataset['theme'] === theme,
        mode,
      )
    }

    test.each(kinds)('%s has no violation', async (path) => {
      await open(path)
      expect(await violations(page)).toEqual([])
    })

    // The parts that open are the same in every language and take their colours from the same place: each is opened twice.
    if ((locale === 'en') !== (mode === 'light')) return

    test('results on the search page have none', async () => {
      await open('/search?q=vec3')
      await page.locator('.search-page-results a').first().waitFor()
      expect(await violations(page)).toEqual([])
    })

    test('the side panel of a phone has none', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }))
      await open('/docs/installation')
      await page.locator('.navbar__toggle').click()
      await page.locator('.navbar-sidebar').waitFor()
      await page.waitForTimeout(400)
      expect(await violations(page)).toEqual([])
    })

    test('the open menu of languages has none', async () => {
      await open('/docs/')
      await page.locator('.menu-button').last().click()
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
    })

    test('the search box with results has none', async () => {
      await open('/docs/')
      await page.keyboard.press('Control+k')
      await page.locator('.DocSearch-Input').fill('vec3')
      await page.locator('.DocSearch-Hit').first().waitFor()
      // Links inside options, and the names of lists that are not there, are how the box is made; its maker has made it anew since.
      expect(await violations(page, ['nested-interactive', 'aria-valid-attr-value'])).toEqual([])
    })
  })
})
