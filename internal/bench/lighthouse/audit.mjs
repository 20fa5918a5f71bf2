/**
 * One run of Lighthouse on one page, in a browser of its own. What pages take from the network beyond this machine (the style sheet of
 * formulas and its fonts) is answered from the installed package, so that a run depends on no connection.
 * Must not know: whose page it is.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumFlags, findChromium } from '../../testing/browser.mjs'
import { workshop } from './peer-site.mjs'

const installed = createRequire(join(workshop, 'package.json'))
/** Its types are not installed here. @param {string} name @returns {Promise<any>} */
const load = (name) => import(pathToFileURL(installed.resolve(name)).href)

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

/**
 * @typedef {object} Reading
 * @property {Readonly<Record<string, number>>} scores By category, of 100.
 * @property {number} fcp Milliseconds.
 * @property {number} lcp Milliseconds.
 * @property {number} tbt Milliseconds.
 * @property {number} cls
 * @property {number} speed The speed index, in milliseconds.
 * @property {number} scripts Bytes of scripts on the wire, those that come by themselves after loading among them.
 * @property {readonly string[]} failures Audits that cost something, with what they name.
 * @property {readonly string[]} longTasks What kept the page from answering.
 */

/**
 * A software GPU takes the processor that the page is measured on, so it draws the live pictures alone: what a phone's GPU does beside the
 * page, putting it on the screen, is not the page's cost. The same for all.
 */
const flags = [...chromiumFlags, '--disable-gpu-compositing', '--headless=new']

/** Measures as a phone. @param {string} address @returns {Promise<Reading>} */
export const audit = async (address) => {
  const [{ default: lighthouse }, chromeLauncher, puppeteer] = [await load('lighthouse'), await load('chrome-launcher'), await load('puppeteer-core')]
  const chrome = await chromeLauncher.launch({ chromePath: await findChromium(), chromeFlags: flags })
  try {
    const browser = await puppeteer.default.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
    const page = await browser.newPage()
    await answerFromPackage(await page.createCDPSession())
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] }, undefined, page)
    await browser.disconnect()
    if (lhr.runtimeError) throw new Error(`Lighthouse could not read ${address}: ${lhr.runtimeError.message}`)
    return reading(lhr)
  } finally {
    await chrome.kill()
  }
}

const katex = dirname(createRequire(new URL('../../../website/package.json', import.meta.url)).resolve('katex/package.json'))
const types = { '.css': 'text/css', '.woff2': 'font/woff2' }

/** @param {any} session A session of the DevTools protocol. */
const answerFromPackage = async (session) => {
  session.on('Fetch.requestPaused', (/** @type {{ requestId: string, request: { url: string } }} */ { requestId, request }) => {
    const [, path = ''] = /\/npm\/katex@[\d.]+(\/dist\/[\w./-]+)$/.exec(request.url) ?? []
    const type = types[/** @type {keyof typeof types} */ (extname(path))] // The key may be another; then there is no type.
    const answer = type
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [
            { name: 'content-type', value: type },
            { name: 'access-control-allow-origin', value: '*' },
            { name: 'cache-control', value: 'public, max-age=31536000, immutable' },
          ],
          body: readFileSync(join(katex, path)).toString('base64'),
        })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
    answer.catch(() => undefined) // The page is gone already.
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** @param {any} result What Lighthouse found. @returns {Reading} */
const reading = ({ audits, categories: found }) => ({
  scores: Object.fromEntries(categories.map((name) => [name, Math.round(found[name].score * 100)])),
  fcp: audits['first-contentful-paint'].numericValue,
  lcp: audits['largest-contentful-paint'].numericValue,
  tbt: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
  speed: audits['speed-index'].numericValue,
  scripts: audits['network-requests'].details.items
    .filter((/** @type {any} */ { resourceType }) => resourceType === 'Script')
    .reduce((/** @type {number} */ sum, /** @type {any} */ { transferSize }) => sum + transferSize, 0),
  failures: categories.flatMap((name) =>
    found[name].auditRefs
      .filter((/** @type {any} */ { id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map((/** @type {any} */ { id }) => `${name}: ${audits[id].title} ${audits[id].displayValue ?? ''} ${namesOf(audits[id])}`.trim()),
  ),
  longTasks: (audits['long-tasks'].details?.items ?? []).map(
    (/** @type {any} */ { url, startTime, duration }) => `${duration.toFixed(0)} ms at ${startTime.toFixed(0)} ms: ${url}`,
  ),
})

/** What an audit points at. @param {any} audit @returns {string} */
const namesOf = ({ details }) =>
  (details?.items ?? [])
    .slice(0, 5)
    .map((/** @type {any} */ item) => item.node?.snippet ?? item.description ?? item.url ?? '')
    .filter(Boolean)
    .join(' | ')
