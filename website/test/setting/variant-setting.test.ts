/**
 * Settings that end a build or turn things off, shown by the smallest build: few pages and one language (test/variant). What a build
 * said is kept, so that none is built twice from the same files.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { openSite } from '../browser/site.ts'
import { basePath, buildVariant, rootOf } from '../variant/build.ts'

const patience = 400_000

describe('broken links, broken anchors and addresses that two pages have', () => {
  test(
    'are warnings with the settings of the specification',
    async () => {
      const { code, log } = await buildVariant('bare')
      expect(code, log).toBe(0)
      expect(log).toMatch(/\[WARNING\][^\n]*Docusaurus found broken links!/)
      expect(log).toContain('/kirari/docs/no-such-page')
      expect(log).toMatch(/\[WARNING\][^\n]*Docusaurus found broken anchors!/)
      expect(log).toContain('no-such-heading')
      expect(log).toMatch(/\[WARNING\][^\n]*Duplicate routes found!/)
    },
    patience,
  )

  const settings = ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'] as const
  test.each([
    ['our own build', '1', 'throw'],
    ["the framework's command", '0', 'warn'],
  ])('in %s, where SITE_STRICT_LINKS is %s, are asked for as: %s', async (_, isStrict, severity) => {
    vi.stubEnv('SITE_STRICT_LINKS', isStrict)
    vi.resetModules()
    onTestFinished(() => void vi.unstubAllEnvs())
    const { default: config } = await import('../../docusaurus.config.ts')
    expect(settings.map((name) => config[name])).toEqual(settings.map(() => severity))
  })
})

/** What the framework says, which the settings above ask it for. */
describe.runIf(isExhaustive)('the build ends', () => {
  test.each([
    { what: 'at a broken link', name: 'links', isStrict: true, text: 'Docusaurus found broken links!' },
    { what: 'at a broken anchor', name: 'anchors', isStrict: true, text: 'Docusaurus found broken anchors!' },
    { what: 'at an address that two pages have', name: 'routes', isStrict: true, text: 'Duplicate routes found!' },
    // On a page that is built, the same is said in its place: variant.test.ts.
    { what: 'at an item of the bar that nobody knows', name: 'item', isStrict: false, text: 'No NavbarItem component found for type "custom-clock".' },
    { what: 'at an item of the bar that cannot be', name: 'type', isStrict: false, text: 'Bad navbar item type' },
  ])(
    '$what',
    async ({ name, isStrict, text }) => {
      const { code, log } = await buildVariant(name, { isStrict })
      expect(code).not.toBe(0)
      expect(log).toContain(text)
    },
    patience,
  )
})

test(
  'what is turned off is not there: the switch of colours, search engines, closing; and live code stands above its editor',
  async () => {
    const { code, log } = await buildVariant('bare')
    expect(code, log).toBe(0)
    expect(readFileSync(join(rootOf('bare'), basePath, 'docs/index.html'), 'utf8')).toMatch(/name="?robots"? content="noindex, nofollow"/)
    const site = await openSite(flagsWithoutGPU, rootOf('bare'))
    onTestFinished(() => site.close())
    const page = await (await site.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })).newPage()
    await page.goto(`${basePath}docs/live`)
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    expect(await page.locator('.navbar').getByRole('button', { name: /mode/i }).count()).toBe(0)
    expect(await page.locator('.announcement').innerText()).toBe('This bar stays.')
    expect(await page.locator('.announcement button').count()).toBe(0)
    // A bar that may not hide stays while one reads on.
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.waitForTimeout(300)
    expect(await page.locator('.navbar').evaluate((bar) => bar.classList.contains('navbar-hidden'))).toBe(false)
    await page.locator('[data-live-code]').scrollIntoViewIfNeeded()
    await page.frameLocator('.live iframe').getByRole('button').waitFor()
    const [result, editor] = [await page.locator('.live iframe').boundingBox(), await page.locator('.live textarea').boundingBox()]
    expect(editor?.y).toBeGreaterThan(result?.y ?? Infinity)
  },
  patience,
)
