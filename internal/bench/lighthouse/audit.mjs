/**
 * One run of Lighthouse on one page, in a new browser. Requests to other hosts (the style sheet of
 * formulas and its fonts) are answered from the installed package, so that a run depends on no connection.
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
 * @property {Readonly<Record<string, number>>} scores By category, out of 100.
 * @property {number} fcp Milliseconds.
 * @property {number} lcp Milliseconds.
 * @property {number} tbt Milliseconds.
 * @property {number} cls
 * @property {number} speed The speed index, in milliseconds.
 * @property {number} scripts Bytes of scripts on the wire, including those that load after the page.
 * @property {readonly string[]} failures Audits that cost points, with the elements that they name.
 * @property {readonly string[]} longTasks Tasks that blocked the page.
 */

/**
 * A software GPU uses the processor that the page is measured on, so it draws only the live previews: the compositing that a phone's GPU does
 * is not the page's cost. The same for all.
 */
const flags = [...chromiumFlags, '--disable-gpu-compositing', '--headless=new']

/** Runs Lighthouse as a phone. @param {string} address @returns {Promise<Reading>} */
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
    const type = types[/** @type {keyof typeof types} */ (extname(path))] // An unknown ending has no type.
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
    answer.catch(() => undefined) // The page is closed already.
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** @param {any} result The result of Lighthouse. @returns {Reading} */
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

/** The elements that an audit names. @param {any} audit @returns {string} */
const namesOf = ({ details }) =>
  (details?.items ?? [])
    .slice(0, 5)
    .map((/** @type {any} */ item) => item.node?.snippet ?? item.description ?? item.url ?? '')
    .filter(Boolean)
    .join(' | ')
