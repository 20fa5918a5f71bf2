/**
 * Nothing moves under the reader's eyes: not when a poster wakes up, not when the style sheet of formulas comes, not when fonts and
 * pictures arrive while one reads down the page. Measured as browsers measure it (layout shifts that no input explains).
 */
import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { kinds, type Locale, locales, pathIn } from '../browser/site.ts'
import { desktop, isReady, phone, visits } from '../browser/visit.ts'

const { site } = visits()

/** A shift of a pixel somewhere is within what browsers round; a line of text that moves is far above. */
const allowance = 0.002
/** Those with the most that comes late: posters that wake up, formulas, sliders, tables, long text, a camera. */
const late = ['/', '/addons/generative/valueNoise', '/api/node/functions', '/compute/', '/compute/fluid', '/webcam']
const plain = kinds.filter((path) => !late.includes(path))

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

type Look = { readonly path: string; readonly locale: Locale; readonly width: 'desktop' | 'phone' }
const widths = ['desktop', 'phone'] as const
const inTurn = <T>(list: readonly [T, T], index: number): T => list[index % 2 === 0 ? 0 : 1]

/** A page with much that comes late stands on a desk in one language and on a phone in the other; any other page on one of them. */
const looks: readonly Look[] = isExhaustive
  ? [...late, ...plain].flatMap((path) => locales.flatMap((locale) => widths.map((width) => ({ path, locale, width }))))
  : [
      ...late.flatMap((path, index) => locales.map((locale, at) => ({ path, locale, width: inTurn(widths, index + at) }))),
      ...plain.map((path, index) => ({ path, locale: inTurn(locales, index >> 1), width: inTurn(widths, index) })),
    ]

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
  // What is below the first screen changes before a reader who reads comes there.
  await page.waitForFunction(() => !document.querySelector('.katex') || document.documentElement.dataset['math'] === 'styled')
  await page.waitForLoadState('networkidle')
  await readOn(page)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => window.shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(allowance)
})
