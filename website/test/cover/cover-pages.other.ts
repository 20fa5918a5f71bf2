/**
 * The cover of the built site (cover.ts) in another browser than Chromium: each page comes to life without complaint, its pictures live, and it
 * is read in one direction on a narrow screen. Only the exhaustive run has such browsers (internal/testing/other-browser).
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { serveFolder } from '../../../internal/scripts/static-server.mjs'
import { type OtherBrowser, type OtherTab, startOther } from '../../../internal/testing/other-browser/browser.ts'
import { mathHost } from '../../plugins/math-style.ts'
import { cover } from './cover.ts'
import { folder, locales, pathIn } from '../browser/site.ts'
import { tooWide } from '../browser/overflow.ts'

let browser: OtherBrowser
let tab: OtherTab
let server: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  server = await serveFolder({ folder, port: 0 })
  browser = await startOther(inject('otherBrowser'))
  tab = await browser.newTab()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** What `work` gives in the page. What comes out is JSON of the form that it says. */
const ask = async <T>(work: () => T): Promise<T> => (await tab.evaluate(`(${work.toString()})()`)) as T

/** Phrases of titles that stand on two lines and would not fill one: plugins/phrases has marked where they end. */
const brokenPhrases = (): readonly string[] =>
  [...document.querySelectorAll(':is(h1, h2, h3, h4, p):has(> wbr, > span > wbr)')].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0)
      if (lines.size > 1 && width < title.clientWidth * 0.9) broken.push(text.textContent ?? '')
    }
    return broken
  })

describe.each(cover.map((path, index) => ({ path, locale: locales[index % 2] ?? 'en' })))('$path in $locale', ({ path, locale }) => {
  test('comes to life, with one heading, and its scripts complain of nothing', async () => {
    await tab.resize(1280, 800)
    // A page that is left complains of what it was loading.
    await tab.open('about:blank')
    const before = tab.complaints?.length
    await tab.open(server.url + pathIn(locale, path))
    await expect.poll(() => ask(() => document.documentElement.dataset['hasHydrated'])).toBe('true')
    expect(await ask(() => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent))).toEqual([expect.stringMatching(/\S/)])
    // The style sheet of formulas comes from a host on the network, which may not be reached.
    expect((tab.complaints ?? []).slice(before).filter((text) => !text.includes(mathHost))).toEqual([])
  })

  test('its pictures live, or say that there is no GPU for them', async () => {
    const states = (): Promise<readonly string[]> =>
      ask(() => {
        const pictures = [...document.querySelectorAll<HTMLElement>('[data-phase], #preview [data-preview]')]
        const ends = ['live', 'failed', 'without gpu']
        const found = pictures.map((picture) => ({ picture, state: picture.dataset['phase'] ?? picture.dataset['preview'] ?? '' }))
        // Pictures wake when they come near.
        found.find(({ state }) => !ends.includes(state))?.picture.scrollIntoView()
        return found.map(({ state }) => (ends.includes(state) ? state : 'asleep'))
      })
    await expect.poll(async () => (await states()).includes('asleep'), { timeout: 120_000 }).toBe(false)
    expect(await states()).not.toContain('failed')
  })

  test('is read in one direction in a narrow window', async () => {
    await tab.resize(320, 640)
    // The window of WebKit's small browser cannot be as narrow.
    await expect.poll(() => ask(() => window.innerWidth)).toBeLessThan(480)
    // It asks the page for nothing but a value.
    await expect.poll(() => tooWide({ evaluate: ask } as never)).toEqual([])
    expect(await ask(brokenPhrases)).toEqual([])
  })
})
