/** axe on the pages that only the variant site has: live code, a diagram, an unlisted page; with the announcement above and columns below. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { expectNoViolations } from '../browser/axe.ts'
import { openSite, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { buildVariant, rootOf } from '../variant/build.ts'

let site: Site
beforeAll(async () => {
  const { code, log } = await buildVariant('main')
  expect(code, log).toBe(0)
  site = await openSite(flagsWithoutGPU, rootOf('main'))
}, 400_000)
afterAll(() => site.close())
const borrow = tabsOf(() => site)

const looks = [
  { mode: 'light', base: '/kirari/docs/', viewport: { width: 1280, height: 800 } },
  { mode: 'dark', base: '/kirari/ja/docs/', viewport: { width: 390, height: 844 } },
] as const
/** Each mode, language and width once; the other pairs of them in the exhaustive run. */
const others = [
  { mode: 'dark', base: '/kirari/ja/docs/', viewport: { width: 1280, height: 800 } },
  { mode: 'dark', base: '/kirari/docs/', viewport: { width: 390, height: 844 } },
  { mode: 'light', base: '/kirari/ja/docs/', viewport: { width: 390, height: 844 } },
] as const

describe.each(isExhaustive ? [...looks, ...others] : looks)('$mode, $base, $viewport.width wide', ({ mode, base, viewport }) => {
  const open = async (path: string) => {
    const { page } = await borrow({ reducedMotion: 'reduce', bypassCSP: true, colorScheme: mode, viewport })
    await page.goto(base + path)
    await page.waitForFunction(
      (theme) => document.documentElement.dataset['hasHydrated'] === 'true' && document.documentElement.dataset['theme'] === theme,
      mode,
    )
    return page
  }

  test('live code has no violation, well or with a mistake, read or written', async () => {
    const page = await open('live')
    await expectNoViolations(page)
    await page.locator('[data-live-code]').scrollIntoViewIfNeeded()
    await page.frameLocator('.live iframe').getByRole('button').waitFor()
    await expectNoViolations(page)
    await page.locator('.live textarea').fill('null.name')
    await page.locator('.live-message pre').waitFor()
    await expectNoViolations(page)
    await page.locator('.live textarea').fill('for (;;);')
    await page.locator('.live-again').waitFor()
    await expectNoViolations(page)
  })

  test('a diagram has none', async () => {
    const page = await open('diagram')
    await page.locator('.diagram svg').waitFor()
    await expectNoViolations(page)
  })

  test('an unlisted page has none', async () => {
    await expectNoViolations(await open('unlisted'))
  })
})
