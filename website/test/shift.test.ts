/**
 * Nothing moves under the reader's eyes: not when a poster wakes up, not when the style sheet of formulas comes, not when fonts and
 * pictures arrive while one reads down the page. Measured as browsers measure it (layout shifts that no input explains).
 */
import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { isExhaustive } from '../../internal/testing/exhaustive.ts'
import { kinds, locales, pathIn } from './site.ts'
import { desktop, isReady, phone, visits } from './visit.ts'

const { site } = visits()

/** A shift of a pixel somewhere is within what browsers round; a line of text that moves is far above. */
const allowance = 0.002
/** A page of every kind, and those with the most that comes late: posters that wake up, formulas, sliders, tables, long text, a camera. */
const shown = [...kinds, '/addons/generative/valueNoise', '/api/node/functions', '/compute/', '/compute/fluid', '/webcam']

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: string }[]
  }
}
/** What browsers report, which TypeScript does not know yet. */
type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean; readonly sources: readonly { readonly node: Node | null }[] }

const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      // Only such entries are asked for.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)).join(' | ')
        if (!hadRecentInput) window.shifts.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Down the page, a screen at a time, so that whatever waits to be near the view comes. */
const readOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 12_000); y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)))
    }
    await document.fonts.ready
  })

/** A page stands on a desk in one language and on a phone in the other; each has both in turn. */
const looks = shown.flatMap((path, index) =>
  locales.flatMap((locale, at) =>
    isExhaustive
      ? [{ path, locale, width: 'desktop' } as const, { path, locale, width: 'phone' } as const]
      : [{ path, locale, width: (index + at) % 2 === 0 ? 'desktop' : 'phone' } as const],
  ),
)

/** One tab, in which everything comes from the host each time, as it does to who comes first. */
let page: Page
beforeAll(async () => {
  const context = await site().newContext({ reducedMotion: 'reduce' })
  await watchShifts(context)
  page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
})

test.each(looks)('nothing moves on $path in $locale, on a $width', async ({ path, locale, width }) => {
  await page.setViewportSize(width === 'phone' ? phone : desktop)
  await page.goto(pathIn(locale, path))
  await isReady(page)
  await page.waitForLoadState('networkidle')
  await readOn(page)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => window.shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(allowance)
})
