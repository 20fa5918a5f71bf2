// @ts-check
/**
 * The search at full size: an index of 400 pages a language, made from the site's real ones, compared with MiniSearch with its default options on
 * the same pages; and the time of a key press in a browser, from the input event until its results are painted.
 *
 *   npm run build -w website && npx tsx internal/bench/search.mjs
 *
 * Not a test: it prints figures of this machine.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { chromium } from 'playwright'
import { buildIndex } from '../../website/plugins/search/build-index.ts'
import { collect } from '../../website/plugins/search/collect.ts'
import { createEngine } from '../../website/src/search/engine.ts'
import { readIndex } from '../../website/src/search/index-data.ts'
import { createSectionTexts } from '../../website/src/search/section-texts.ts'
import { queries } from '../../website/test/search/search-queries.ts'
import { serveFolder } from '../scripts/static-server.mjs'
import { chromiumFlags, findChromium } from '../testing/browser.mjs'
import { fullSite } from './search-pages.mjs'

const build = fileURLToPath(new URL('../../website/build', import.meta.url))
if (!existsSync(build)) throw new Error(`${build} is not there. Build the site first: npm run build -w website`)
const pagesPerLocale = 400

const brotli = (/** @type {string} */ text, quality = 9) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
const sizes = (/** @type {string} */ text) => ({
  raw: kilobytes(Buffer.byteLength(text)),
  gzip: kilobytes(gzipSync(text, { level: 9 }).length),
  brotli: kilobytes(brotli(text)),
  'brotli 11': kilobytes(brotli(text, 11)),
})
const quantile = (/** @type {readonly number[]} */ values, /** @type {number} */ part) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const times = (/** @type {readonly number[]} */ values) => ({
  keys: values.length,
  'p50 ms': quantile(values, 0.5).toFixed(2),
  'p95 ms': quantile(values, 0.95).toFixed(2),
  'max ms': Math.max(...values).toFixed(2),
})
const slowest = (/** @type {readonly { name: string, ms: number }[]} */ keys) =>
  keys
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ name, ms }) => `${name || '(cleared)'} ${ms.toFixed(1)}`)
    .join(', ')
/** Each prefix of each query, as a reader types it. */
const typed = (/** @type {'en' | 'ja'} */ locale) => queries[locale].flatMap(({ query }) => Array.from(query, (_, i) => query.slice(0, i + 1)))
/** @param {string} name @param {() => unknown} work */
const timed = (name, work) => {
  const begin = performance.now()
  work()
  return { name, ms: performance.now() - begin }
}

/**
 * Types all queries five times; returns the first times, and the least time of each key after that, which other load on the machine
 * affects least.
 * @param {'en' | 'ja'} locale
 * @param {(query: string) => unknown} search
 */
const typedThrough = (locale, search) => {
  const passes = Array.from({ length: 5 }, () => typed(locale).map((query) => timed(query, () => search(query))))
  const [first = []] = passes
  return { first, warm: first.map(({ name }, key) => ({ name, ms: Math.min(...passes.slice(1).map((pass) => pass[key]?.ms ?? Infinity)) })) }
}

/** @param {'en' | 'ja'} locale */
const realPages = async (locale) => {
  const root = locale === 'en' ? '' : 'ja/'
  const base = `/${root}`
  const sitemap = await readFile(`${build}/${root}sitemap.xml`, 'utf8')
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname.slice(base.length))
  const pages = await Promise.all(
    urls.map(async (url) => {
      const page = collect(await readFile(`${build}/${root}${url.replace(/\/$/, '')}/index.html`, 'utf8'), { isFunction: /^addons\/.+\/\w+$/.test(url) })
      return page ? [{ ...page, url, group: [url.split('/')[0] ?? '', ...page.categories].join(' / ') }] : []
    }),
  )
  return pages.flat()
}

/** @param {'en' | 'ja'} locale @param {readonly import('../../website/plugins/search/build-index.ts').IndexedPage[]} pages */
const ours = async (locale, pages) => {
  const { index, texts } = buildIndex(pages, locale)
  const file = JSON.stringify(index)
  const loads = Array.from({ length: 7 }, () => timed('load', () => readIndex(JSON.parse(file))).ms)
  const data = readIndex(JSON.parse(file))
  const sectionTexts = createSectionTexts(data, '', (address) => Promise.resolve(texts[Number(/-(\d+)\.json$/.exec(address)?.[1])]))
  await sectionTexts.fetch(data.heads.map((_, section) => section))
  const engine = createEngine(data, '/', sectionTexts)
  const keys = typedThrough(locale, (query) => engine.search({ query, count: 20, perGroup: 5, perPage: 3, rows: 20, summaryWords: 10 }))
  const worst = slowest(keys.warm)
  return { index: file, texts, sections: data.sectionCount, terms: data.terms.length, load: quantile(loads, 0.5), keys, worst }
}

/** Default options; the platform's dictionary splits Japanese into words, since MiniSearch's default does not. */
const peer = (/** @type {'en' | 'ja'} */ locale, /** @type {readonly import('../../website/plugins/search/build-index.ts').IndexedPage[]} */ pages) => {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
  const options = {
    fields: ['title', 'keywords', 'heading', 'text'],
    storeFields: ['url', 'title', 'heading', 'text'],
    ...(locale === 'ja'
      ? { tokenize: (/** @type {string} */ text) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment) }
      : {}),
  }
  const index = new MiniSearch(options)
  index.addAll(
    pages
      .flatMap(({ url, title, keywords, sections }) =>
        sections.map(({ anchor, heading, text }, i) => ({ url: `${url}#${anchor}`, title, keywords: i === 0 ? keywords.join(' ') : '', heading, text })),
      )
      .map((section, id) => ({ id, ...section })),
  )
  const file = JSON.stringify(index)
  const loads = Array.from({ length: 7 }, () => timed('load', () => MiniSearch.loadJSON(file, options)).ms)
  const loaded = MiniSearch.loadJSON(file, options)
  const keys = typedThrough(locale, (query) => loaded.search(query))
  const prefixKeys = typedThrough(locale, (query) => loaded.search(query, { prefix: true }))
  return { index: file, load: quantile(loads, 0.5), keys, prefixKeys }
}

/**
 * The time from the input event until after the frame that shows its results, in the built site with another index; and the same for the first
 * letters typed into a box that has just been opened.
 */
const painted = async (/** @type {'en' | 'ja'} */ locale, /** @type {string} */ index, /** @type {readonly (readonly string[])[]} */ texts) => {
  const server = await serveFolder({ folder: build, port: 0 })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
  try {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await page.route('**/*', (route) => {
      const { pathname, origin } = new URL(route.request().url())
      if (origin !== new URL(server.url).origin) return route.abort()
      if (pathname.endsWith('/search-index.json')) return route.fulfill({ body: index, contentType: 'application/json' })
      const [, file] = /\/search-text\/.*-(\d+)\.json$/.exec(pathname) ?? []
      return file ? route.fulfill({ body: JSON.stringify(texts[Number(file)]), contentType: 'application/json' }) : route.continue()
    })
    await page.goto(`${server.url}${locale === 'en' ? '' : '/ja'}/docs/`)
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
    await page.evaluate(() => {
      const measured = /** @type {{ name: string, ms: number }[]} */ ([])
      const first = { ms: 0 }
      Object.assign(window, { measured, first })
      const channel = new MessageChannel()
      /** @type {{ name: string, begin: number, isFirst: boolean }[]} */
      const waiting = []
      channel.port1.addEventListener('message', () => {
        const { name, begin, isFirst } = waiting.shift() ?? { name: '', begin: 0, isFirst: false }
        const ms = performance.now() - begin
        if (isFirst) first.ms = ms
        else measured.push({ name, ms })
      })
      channel.port1.start()
      // A frame's callbacks run before it is painted; a message sent in them arrives after.
      const whenPainted = (/** @type {{ name: string, begin: number, isFirst: boolean }} */ key) =>
        requestAnimationFrame(() => {
          // The first results arrive with their index, some frames later: until then, nothing is painted.
          if (key.isFirst && !document.querySelector('.search-hit')) {
            whenPainted(key)
            return
          }
          waiting.push(key)
          channel.port2.postMessage(0)
        })
      let isFirst = true
      window.addEventListener(
        'input',
        (event) => {
          whenPainted({ name: event.target instanceof HTMLInputElement ? event.target.value : '', begin: event.timeStamp, isFirst })
          isFirst = false
        },
        true,
      )
    })
    // Like a reader who knows what to ask: opens the box and types at once, while its code and index are still loading.
    await page.keyboard.press('Control+k')
    const field = page.locator('.search-box input')
    await field.waitFor()
    await page.keyboard.insertText('shader')
    await page.waitForFunction(() => /** @type {{ first: { ms: number } }} */ (/** @type {unknown} */ (window)).first.ms > 0)
    for (const { query } of queries[locale]) {
      await field.fill('')
      for (const letter of query) {
        await page.keyboard.insertText(letter)
        await page.waitForTimeout(60)
      }
    }
    return await page.evaluate(() => {
      const { measured, first } = /** @type {{ measured: { name: string, ms: number }[], first: { ms: number } }} */ (/** @type {unknown} */ (window))
      return { keys: measured, first: first.ms }
    })
  } finally {
    await browser.close()
    await server.close()
  }
}

for (const locale of /** @type {const} */ (['en', 'ja'])) {
  const real = await realPages(locale)
  const pages = fullSite(real, { count: pagesPerLocale, locale })
  const own = await ours(locale, pages)
  const other = peer(locale, pages)
  const inBrowser = await painted(locale, own.index, own.texts)
  const words = pages.reduce((sum, { sections }) => sum + sections.reduce((length, { text }) => length + text.length, 0), 0)
  console.log(`\n${locale}: ${real.length} real pages, ${pages.length} in all, ${own.sections} sections, ${own.terms} words, ${kilobytes(words)} of text`)
  console.table({
    'Kirari index': sizes(own.index),
    'Kirari texts, when shown': { ...sizes(JSON.stringify(own.texts)), files: own.texts.length },
    'MiniSearch, texts stored': sizes(other.index),
  })
  console.table({ 'Kirari load': { ms: own.load.toFixed(1) }, 'MiniSearch load': { ms: other.load.toFixed(1) } })
  console.table({
    'Kirari search and hits, at first': times(own.keys.first.map(({ ms }) => ms)),
    'MiniSearch, at first': times(other.keys.first.map(({ ms }) => ms)),
    'MiniSearch with beginnings, at first': times(other.prefixKeys.first.map(({ ms }) => ms)),
    'Kirari search and hits': times(own.keys.warm.map(({ ms }) => ms)),
    MiniSearch: times(other.keys.warm.map(({ ms }) => ms)),
    'MiniSearch with beginnings': times(other.prefixKeys.warm.map(({ ms }) => ms)),
    'Kirari, input to painted': times(inBrowser.keys.map(({ ms }) => ms)),
  })
  console.log(`first results painted after the first letters: ${inBrowser.first.toFixed(1)} ms`)
  console.log(`slowest searches: ${own.worst}`)
  console.log(`slowest paintings: ${slowest(inBrowser.keys)}`)
}
