/** What a page may do and whom it asks, on a host that sends the headers of the build: every kind of page, as it is used. */
import { Parser } from 'htmlparser2'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { forceBackend } from '../../../internal/testing/force-backend.mjs'
import { mathFolder, mathHost } from '../../plugins/math-style.ts'
import { headersOfAddress, readHeaderRules } from '../built/headers-file.ts'
import { oneOf, paired } from '../cover/paired.ts'
import { built, complaintsOf, fileOf, kinds, locales, openSite, openUndrawn, pathIn, type Site } from '../browser/site.ts'

let site: Site
beforeAll(async () => {
  const rules = readHeaderRules(built('_headers'))
  site = await openUndrawn(undefined, { headersOf: (address) => headersOfAddress(rules, address) })
})
afterAll(() => site.close())

type Watched = {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
  /** What the browser refused because of a policy. */
  readonly violations: string[]
  /** Addresses outside of the site. */
  readonly outside: string[]
}

const watch = async (options: Parameters<Site['newContext']>[0] = {}): Promise<Watched> => {
  const context = await site.newContext(options)
  onTestFinished(() => context.close())
  const violations: string[] = []
  const outside: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      // The line above puts it there.
      const { reportViolation } = window as unknown as { readonly reportViolation: (text: string) => void }
      reportViolation(`${location.pathname}: ${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`)
    })
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.url && /^(?:https?|wss?):$/.test(protocol)) outside.push(request.url())
  })
  const page = await context.newPage()
  return { context, page, complaints: complaintsOf(page), violations, outside }
}

/** The style sheet of formulas, or one of its fonts. */
const isOfFormulas = (url: string): boolean => url.startsWith(`${mathHost}/npm/katex@`) && /\/dist\/(?:katex\.min\.css|fonts\/[\w-]+\.woff2)$/.test(url)

const isReady = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')

const search = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.locator('.search-box input').waitFor()
  await page.keyboard.type(query)
  await page.locator('.search-hit').first().waitFor()
  await page.keyboard.press('Escape')
}

test('no kind of page, each in one of the languages, does what its policy refuses, or asks anybody but the host of the style sheet of formulas', async () => {
  const { page, complaints, violations, outside } = await watch()
  await forceBackend(page, 'webgl2')
  for (const [index, [path, locale]] of paired(kinds, locales).entries()) {
    await page.goto(pathIn(locale, path))
    await isReady(page)
    // What searches is the same on every page of a language.
    if (isExhaustive || index < locales.length) await search(page, 'sdf')
    // The style sheet of formulas and then its fonts come when they come.
    if ((await page.locator('.katex').count()) > 0) {
      await page.locator('.katex').first().scrollIntoViewIfNeeded()
      await page.locator('html[data-math=styled]').waitFor()
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    }
    await page.waitForLoadState('networkidle')
  }
  expect(violations).toEqual([])
  expect(complaints).toEqual([])
  expect(outside.filter((url) => !isOfFormulas(url))).toEqual([])
  expect(outside.some((url) => url.endsWith('.css'))).toBe(true)
  expect(outside.some((url) => url.endsWith('.woff2'))).toBe(true)
})

test.each(oneOf(locales))('a demo runs under the policy, in %s', async (locale) => {
  const { page, complaints, violations, outside } = await watch()
  await forceBackend(page, 'webgl2')
  await page.goto(pathIn(locale, '/instance/boxes'))
  await page.waitForSelector('[data-phase=live]')
  expect(violations).toEqual([])
  expect(complaints).toEqual([])
  expect(outside.filter((url) => !isOfFormulas(url))).toEqual([])
})

test.each(oneOf(locales, 1))('the camera can be asked for, and nothing else, in %s', async (locale) => {
  const { page } = await watch()
  await page.goto(pathIn(locale, '/webcam'))
  const allowed = await page.evaluate(() => {
    // Chromium's own interface, which the types of the platform do not have.
    const { featurePolicy } = document as unknown as { readonly featurePolicy: { readonly allowsFeature: (name: string) => boolean } }
    return ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'fullscreen'].filter((name) => featurePolicy.allowsFeature(name))
  })
  expect(allowed).toEqual(['camera', 'fullscreen'])
})

test.each(oneOf(locales, 1))(
  'a style sheet of formulas that is not the one the site was built with is not used: the copy of the site takes its place, in %s',
  async (locale) => {
    const { context, page } = await watch({ isMathHostDown: true })
    let isAsked = false
    await context.route(`${mathHost}/**/*.css`, (route) => {
      isAsked = true
      return route.fulfill({ contentType: 'text/css', headers: { 'access-control-allow-origin': '*' }, body: 'body { display: none }' })
    })
    await page.goto(pathIn(locale, '/addons/sdf/rectSDF'))
    await page.locator('.katex').first().scrollIntoViewIfNeeded()
    await expect.poll(() => isAsked).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.locator('html[data-math=styled]').waitFor()
    expect(await page.locator('.katex-html').first().isVisible()).toBe(true)
    const sheets = await page.locator('link[rel=stylesheet][href*=katex]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(sheets).toEqual([pathIn(locale, `/${mathFolder}/katex.min.css`)])
    expect(await page.evaluate(() => [...document.fonts].some(({ status, family }) => status === 'loaded' && family.includes('KaTeX')))).toBe(true)
  },
)

test.each(oneOf(locales))('a page without any style sheet of formulas is read as well, in %s', async (locale) => {
  const { context, page } = await watch({ isMathHostDown: true })
  await context.route(`**/${mathFolder}/**`, (route) => route.abort())
  await page.goto(pathIn(locale, '/addons/sdf/rectSDF'))
  await page.locator('.katex').first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.dataset['math'])).toBeUndefined()
  expect(await page.locator('.katex-html').first().isVisible()).toBe(false)
  expect((await page.locator('.math-display math').first().boundingBox())?.width).toBeGreaterThan(60)
})

test('no other site can frame a page, and none gets a hold of one that it opens', async () => {
  const { context, page } = await watch()
  // The same machine by another name is another site.
  const other = site.url.replace('localhost', '127.0.0.1')
  await context.route(`${other}/**`, (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/docs/"></iframe>` }))
  await page.goto(`${other}/`)
  // What Chromium shows in place of a page that it refuses.
  await expect.poll(() => page.frames().map((frame) => frame.url())).toEqual([`${other}/`, 'chrome-error://chromewebdata/'])
  const opened = context.waitForEvent('page')
  await page.evaluate((url) => Object.assign(window, { held: window.open(url) }), `${site.url}/docs/`)
  await (await opened).waitForLoadState()
  expect(await page.evaluate(() => (window as unknown as { readonly held: Window }).held.closed)).toBe(true) // The line above put it there.
})

test('a link that leads out of the site is well formed and encrypted, and one that opens a window keeps ours to itself', () => {
  const found: string[] = []
  for (const [path, locale] of kinds.flatMap((path) => locales.map((locale) => [path, locale] as const))) {
    const parser = new Parser({
      onopentag(name, { href = '', target, rel = '' }) {
        if (name !== 'a' || !/^[a-z]+:/i.test(href)) return
        if (!URL.canParse(href) || new URL(href).protocol !== 'https:') found.push(`${path}: ${href}`)
        if (target === '_blank' && !rel.split(' ').includes('noopener')) found.push(`${path}: ${href} opens a window without rel=noopener`)
      },
    })
    parser.end(built(fileOf(locale, path)))
  }
  expect(found).toEqual([])
})

describe('on a host with one page for unknown addresses', () => {
  test.each([
    { path: '/no/such/page?a=1#b', title: 'Page Not Found' },
    { path: '/ja/no/such/page?a=1#b', title: 'ページが見つかりません' },
  ])('$path is answered in its language, at its own address', async ({ path, title }) => {
    const host = await openSite(flagsWithoutGPU, undefined, { hasOneNotFound: true })
    onTestFinished(() => host.close())
    const context = await host.newContext()
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    const answer = await page.goto(path)
    await page.getByRole('heading', { name: title }).waitFor()
    await isReady(page)
    expect(answer?.status()).toBe(404)
    expect(page.url()).toBe(host.url + path)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(path.startsWith('/ja/') ? 'ja' : 'en')
    // The browser's own word on the status of the first answer.
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    await page.locator('.navbar__brand').click()
    await page.waitForURL(host.url + (path.startsWith('/ja/') ? '/ja/' : '/'))
  })
})
