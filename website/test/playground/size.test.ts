/** The weight of the playground, part by part: what its page loads to show the editor, and what comes when it is touched. */
import { brotliCompressSync, constants } from 'node:zlib'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags } from '../../../internal/testing/browser.mjs'
import { folder, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { isReady } from '../browser/visit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(chromiumFlags)
})
afterAll(() => site.close())

/** In kB, as hosts send it. */
const weightOf = (path: string): number =>
  brotliCompressSync(readFileSync(join(folder, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000

test('the page loads at most 330 kB of scripts for the editor, and nothing of the compiler before the editor is touched', async () => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/docs/playground')
  await page.waitForSelector('[data-playground-state=drawn]')
  const scripts = [...new Set(asked.filter((path) => path.endsWith('.js')))]
  expect(scripts.reduce((sum, path) => sum + weightOf(path), 0)).toBeLessThan(330)
  const ofTypes = () => asked.filter((path) => /^\/(?:docs\/playground-types|playground\/)/.test(path)).toSorted()
  expect(ofTypes()).toEqual([])
  await page.locator('[data-playground-editor] .cm-content').click()
  await expect.poll(ofTypes).toEqual(['/docs/playground-types.js', '/playground/libraries.json'])
})

test.each([
  ['the frame with the whole library', 'docs/playground-frame.html', 335],
  ['the compiler', 'docs/playground-types.js', 950],
  ['the declarations', 'playground/libraries.json', 240],
  ['the Japanese messages of the compiler', 'playground/messages.ja.json', 45],
])('%s is at most as heavy as it says', (_, path, most) => {
  expect(weightOf(path)).toBeLessThan(most)
})

test.each(locales)('what is kept for use offline is at most 2,000 kB to load and 8,500 kB on the disk, in %s', (locale) => {
  const worker = readFileSync(join(folder, pathIn(locale, '/docs/playground-worker.js')), 'utf8')
  const files = [...worker.matchAll(/\{url:"([^"]+)",revision:/g)].map(([, path = '']) => path.replace(/\/$/, '/index.html'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.reduce((sum, path) => sum + weightOf(path), 0)).toBeLessThan(2000)
  expect(files.reduce((sum, path) => sum + statSync(join(folder, path)).size / 1000, 0)).toBeLessThan(8500)
})

test('a page of a function loads none of the scripts that only the playground needs', async () => {
  const scriptsOf = async (path: string, ready: string): Promise<ReadonlySet<string>> => {
    const context = await site.newContext({ viewport: { width: 1280, height: 900 } })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    await page.goto(path)
    await page.waitForSelector(ready)
    await isReady(page)
    return new Set([...asked].filter((one) => one.endsWith('.js')))
  }
  const others = await scriptsOf('/docs/installation', 'h1')
  const own = [...(await scriptsOf('/docs/playground', '[data-playground-state=drawn]'))].filter((script) => !others.has(script))
  expect(own.length).toBeGreaterThan(1)
  const ofFunction = await scriptsOf('/addons/sdf/rectSDF', '.playground-link')
  expect(own.filter((script) => ofFunction.has(script))).toEqual([])
})
