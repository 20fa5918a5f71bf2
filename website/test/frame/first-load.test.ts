/**
 * What a page waits for before it is drawn, and what it loads before anybody touches it: nothing of what only some readers will want,
 * one style sheet, no font. How many bytes scripts may be is in pages.test.ts. Times are no business of tests: internal/bench/lighthouse.mjs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { built, fileOf, folder, locales, others, pagesOf } from '../browser/site.ts'
import { isReady, visits } from '../browser/visit.ts'

const { enter, site } = visits()

/** Words that only the code of each part has: they are asked of the service, the GPU or the browser, and cannot be made shorter. */
const parts = {
  'the search box': 'search-panel',
  'the search engine': 'search-text',
  diagrams: 'sequenceDiagram',
  'the editor of live code': 'allow-scripts',
  'the engine on WebGPU': 'createShaderModule',
  'the engine on WebGL2': 'createShader',
  'the compiler of GLSL': 'gl_FragCoord',
  'the compiler of WGSL': '@fragment',
  'a scene of a demo': 'getUserMedia(',
} as const
type Part = keyof typeof parts
// Its keys are those names.
const names = Object.keys(parts) as readonly Part[]

/** What runs a reader's code is a document, but no page: it comes with the code. */
const isFrame = (file: string): boolean => /(?:live|playground)-frame\.html$/.test(file)
const scriptsIn = (path: string): readonly string[] => readdirSync(join(folder, path)).filter((file) => file.endsWith('.js'))
const brotli = (text: string, quality = 9): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

describe('before anybody touches a page', () => {
  test.each(Object.entries(parts))('the mark of %s is in a script of the site, so that it can be missed', (_, mark) => {
    expect(scriptsIn('assets/js').some((file) => built(`assets/js/${file}`).includes(mark))).toBe(true)
  })

  // That a page asks for the scripts that its HTML names, and for no others, is held by cover-pages.test.ts.
  test.each(locales)('no page loads a part that it may never need, in %s', (locale) => {
    const inScript = new Map<string, readonly Part[]>()
    const partsIn = (script: string): readonly Part[] => {
      const text = built(script)
      const found = names.filter((part) => text.includes(parts[part]))
      inScript.set(script, found)
      return found
    }
    const faults = [...pagesOf(locale), ...others].flatMap((path) => {
      const html = built(fileOf(locale, path))
      const scripts = [...html.matchAll(/<link [^>]*as="?script[^>]*? href="?([^" >]+)/g)].map(([, address = '']) => address)
      expect(scripts.length, path).toBeGreaterThan(1)
      return (
        scripts
          .flatMap((script) => (inScript.get(script) ?? partsIn(script)).map((part) => ({ path, part, script })))
          // The search page is the search; and a text about the compilers, or a program in one, has their words.
          .filter(({ part }) => !(path === '/search' && part.startsWith('the search')) && !(part.startsWith('the compiler') && html.includes(parts[part])))
      )
    })
    expect(faults).toEqual([])
  })
})

describe('before a page is drawn', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && !isFrame(file))

  test('it waits for one style sheet of 28 kB at most, and for no script', () => {
    const sheets = new Set<string>()
    for (const file of pages) {
      const html = built(file)
      const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag)
      const blocking = links.filter((tag) => /rel="?stylesheet/.test(tag))
      expect(blocking, file).toHaveLength(1)
      sheets.add(/href="?([^" >]+)/.exec(blocking[0] ?? '')?.[1] ?? '')
      // They are run by a script in the head, when the page has been painted: see paint-first.test.ts.
      expect(html.match(/<script [^>]*src=/), file).toBeNull()
      const fetched = links.filter((tag) => /as="?script/.test(tag))
      expect(fetched.length, file).toBeGreaterThanOrEqual(2)
      expect(
        fetched.filter((tag) => !/fetchpriority="?low/.test(tag)),
        file,
      ).toEqual([])
    }
    // 3 kB of it nothing on the site can match; on a slow phone (1.6 Mbit/s) they are 15 ms, and taking them out was a purge of our own.
    for (const sheet of sheets) expect(brotli(built(sheet)), sheet).toBeLessThanOrEqual(28_000)
  })

  test('it asks for no font: text stands in those of the reader', () => {
    const sheets = readdirSync(join(folder, 'assets/css')).map((file) => readFileSync(join(folder, 'assets/css', file), 'utf8'))
    expect(sheets.filter((text) => text.includes('@font-face'))).toEqual([])
    expect(pages.filter((file) => /<link [^>]*as="?font/.test(built(file)))).toEqual([])
  })

  test('its HTML is 25 kB at most', () => {
    // What is small enough when it is packed quickly is not packed slowly.
    const isSmall = (file: string): boolean => brotli(built(file), 5) <= 25_000 || brotli(built(file)) <= 25_000
    expect(pages.filter((file) => !isSmall(file))).toEqual([])
  })
})

test('fonts of formulas hold nothing up: without their host a page is drawn and read at once', async () => {
  const { page } = await enter('/addons/sdf/rectSDF', {
    // The host answers nobody, and refuses nobody.
    isMathHostDown: true,
    before: (context) =>
      context.route(
        (address) => address.origin !== site().url,
        () => undefined,
      ),
  })
  await isReady(page)
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  expect(await page.evaluate(() => document.fonts.size)).toBe(0)
  expect(await page.locator('.math-display math').first().isVisible()).toBe(true)
})
