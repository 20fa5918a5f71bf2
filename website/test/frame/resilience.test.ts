/** What is left of a page when something is missing: scripts, a GPU, the network, the address it was built for. It must still teach. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { serveFolder } from '../../../internal/scripts/static-server.mjs'
import { paired } from '../cover/paired.ts'
import { built, complaintsOf, folder, kinds, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { isReady } from '../browser/visit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(flagsWithoutGPU)
})
afterAll(() => site.close())

describe('without scripts', () => {
  // What every page holds without a script is read from its HTML in pages.test.ts; here it is seen.
  test('a page of every kind has its text, its navigation and its code', async () => {
    const context = await site.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const silent: string[] = []
    for (const [path, locale] of paired(kinds, locales)) {
      await page.goto(pathIn(locale, path))
      const { letters, isSeen, links } = await page.evaluate(() => ({
        letters: document.querySelector('main')?.innerText.length ?? 0,
        isSeen: document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }),
        links: [...document.querySelectorAll('.navbar a')].filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
      }))
      // The page of the search says the least, in Japanese with 91 letters.
      if (letters < 50 || !isSeen || links < 6) silent.push(`${locale} ${path}: ${letters} letters, ${links} links in the bar`)
    }
    expect(silent).toEqual([])
    await context.close()
  })

  test.each([390, 1280])('one can read on by links alone, also in the other language, %i pixels wide', async (width) => {
    const context = await site.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('.navbar').getByRole('link', { name: 'Docs' }).click()
    await page.waitForURL(/\/docs\/$/)
    await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Installation' }).click()
    await page.waitForURL(/\/docs\/installation\/$/)
    expect(await page.locator('.code code').first().innerText()).toContain('npm install')
    await page.locator('.navbar .menu-button').last().focus()
    await page.getByRole('link', { name: '日本語' }).click()
    await page.waitForURL(/\/ja\/docs\/installation\/$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    await context.close()
  })

  test('formulas are readable', async () => {
    const context = await site.newContext({ javaScriptEnabled: false, isMathHostDown: true })
    const page = await context.newPage()
    await page.goto('/addons/sdf/rectSDF')
    const formula = page.locator('.math-display math').first()
    const box = await formula.boundingBox()
    expect(box?.width).toBeGreaterThan(60)
    expect(box?.height).toBeGreaterThan(15)
    expect(await page.locator('.katex-html').first().isVisible()).toBe(false)
    await context.close()
  })
})

describe('without a GPU', () => {
  test('pages show their pictures as they were drawn with the site, and complain of nothing', async () => {
    const context = await site.newContext()
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    for (const [path, locale] of paired(kinds, locales)) {
      await page.goto(pathIn(locale, path))
      await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
      // A picture waits for an idle moment before it looks for a GPU; then it asks for its code.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
      expect(await page.locator('h1').isVisible()).toBe(true)
      expect(await page.locator('main').innerText()).not.toBe('')
    }
    expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull()
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('formulas', () => {
  test('take the style sheet of the network when it comes', async () => {
    const context = await site.newContext()
    const page = await context.newPage()
    await page.goto('/addons/sdf/rectSDF')
    await isReady(page)
    await page.locator('.katex').first().scrollIntoViewIfNeeded()
    await page.locator('html[data-math=styled]').waitFor()
    expect(await page.locator('.katex-html').first().isVisible()).toBe(true)
    await context.close()
  })

  test('take the copy of the site when it does not', async () => {
    const context = await site.newContext({ isMathHostDown: true })
    const page = await context.newPage()
    const asked = page.waitForRequest(/katex@.*\.css$/)
    await page.goto('/addons/sdf/rectSDF')
    await page.locator('.katex').first().scrollIntoViewIfNeeded()
    await asked
    await page.locator('html[data-math=styled]').waitFor()
    expect(await page.locator('.katex-html').first().isVisible()).toBe(true)
    await context.close()
  })

  test('ask for nothing on pages without one', async () => {
    const context = await site.newContext()
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/docs/installation')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([])
    await context.close()
  })
})

test('at another address than it was built for, the home page says so in its language', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'kirari-site-'))
  for (const file of ['index.html', 'ja/index.html']) await cp(join(folder, file), join(parent, 'elsewhere', file))
  const server = await serveFolder({ folder: parent, port: 0 })
  try {
    const context = await site.newContext()
    const page = await context.newPage()
    await page.goto(`${server.url}/elsewhere/`)
    expect(await page.getByRole('alert').innerText()).toContain('SITE_BASE_PATH=/elsewhere/')
    await page.goto(`${server.url}/elsewhere/ja/`)
    expect(await page.getByRole('alert').innerText()).toContain('サイトを正しく読み込めませんでした')
    await context.close()
  } finally {
    await server.close()
    await rm(parent, { recursive: true })
  }
})

test('nothing of the build names the folder it was built in', async () => {
  const root = join(import.meta.dirname, '../../..')
  expect(built('index.html')).not.toContain(root)
  const scripts = [...built('index.html').matchAll(/href="?\/?(assets\/js\/[^\s">]+)/g)].map(([, path = '']) => path)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(await readFile(join(folder, script), 'utf8')).not.toContain(root)
})
