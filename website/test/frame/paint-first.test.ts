/** What a page shows comes before what it can do: its scripts are fetched at once, and run when its first words are on the screen. */
import { expect, test } from 'vitest'
import { paired } from '../cover/paired.ts'
import { locales, pathIn } from '../browser/site.ts'
import { isReady, scriptsOf, visits, noPictures } from '../browser/visit.ts'

const { enter } = visits()

/** How many of the scripts that a page begins with have been started, and when the first of them was. */
type Started = { count: number; first: number }

/** The moment after which scripts run whatever has been painted never comes: a busy machine may paint later than that. */
const withoutPatience = (): void => {
  const later = window.setTimeout
  Object.assign(window, { setTimeout: (run: () => void, milliseconds?: number) => (milliseconds === 1000 ? 0 : later(run, milliseconds)) })
}

/** Watches for the scripts from the very beginning. */
const watch = (): void => {
  const started: Started = { count: 0, first: Number.POSITIVE_INFINITY }
  Object.assign(window, { started })
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && /runtime~main|\bmain\./.test(node.src)) {
          started.count++
          started.first = Math.min(started.first, performance.now())
        }
  }).observe(document, { childList: true, subtree: true })
}

test.each(paired(['/', '/addons/sdf/rectSDF'], locales).map(([path, locale]) => pathIn(locale, path)))('%s is painted before its scripts run', async (path) => {
  const { page } = await enter(path, {
    before: async (context) => {
      await context.addInitScript(withoutPatience)
      await context.addInitScript(watch)
    },
  })
  await isReady(page)
  const { started, painted } = await page.evaluate(() => ({
    // What `watch` has put there.
    started: Reflect.get(window, 'started') as Started,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }))
  expect(started.count).toBe(2)
  expect(painted).toBeLessThan(started.first)
})

test('a browser that does not tell what it has painted runs them a moment later', async () => {
  const { page } = await enter('/docs/installation', {
    before: (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver')),
  })
  await isReady(page)
})

test.each(['a key', 'the pointer'])('whoever presses %s is not kept waiting', async (what) => {
  const { page } = await enter('/docs/installation', {
    before: async (context) => {
      await context.addInitScript(withoutPatience)
      await context.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
    },
  })
  const isAlive = (): Promise<boolean> => page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true')
  await page.waitForTimeout(1500)
  expect(await isAlive()).toBe(false)
  await (what === 'a key' ? page.keyboard.press('Shift') : page.mouse.click(5, 300))
  await isReady(page)
})

test.each(['/', '/addons/sdf/rectSDF', '/docs/installation', '/instance/boxes'])(
  '%s names every script it needs to come to life, so that none waits for another',
  async (path) => {
    const { page } = await enter(path, { prepared: noPictures })
    await isReady(page)
    const named = await page.locator('link[data-run]').evaluateAll((links) => links.flatMap((link) => (link instanceof HTMLLinkElement ? [link.href] : [])))
    expect([...(await scriptsOf(page))].filter((script) => !named.includes(script))).toEqual([])
    // More than the two that begin every page, and each once.
    expect(named.length).toBeGreaterThan(2)
    expect(new Set(named).size).toBe(named.length)
  },
)
