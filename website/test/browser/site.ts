/**
 * The built site in a real browser, for all tests of this folder: where it lies, which pages it has, how one is opened.
 * Needs website/build (`npm run build` in website). The network ends at this machine: the style sheet of formulas, which the page takes
 * from a host on the network, comes from the installed package, and every other address fails the test that asks for it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { serveFolder } from '../../../internal/scripts/static-server.mjs'
import { chromiumFlags, findChromium } from '../../../internal/testing/browser.mjs'
import { mathHost } from '../../plugins/math-style.ts'

/** Another folder than the site's own is named to look at a copy of the build. */
export const folder = process.env['KIRARI_SITE_BUILD'] ?? join(import.meta.dirname, '../../build')
export const locales = ['en', 'ja'] as const
export type Locale = (typeof locales)[number]

/** A file of the build as text. */
export const built = (path: string): string => {
  const file = join(folder, path)
  if (!existsSync(file)) throw new Error(`${file} is not there. Build the site first: npm run build --workspace website`)
  return readFileSync(file, 'utf8')
}

/** The paths of all pages of a language, without its prefix, as its sitemap has them. */
export const pagesOf = (locale: Locale): readonly string[] => {
  const root = locale === 'en' ? '' : `/${locale}`
  const addresses = [...built(`${root}/sitemap.xml`).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return addresses.map((path) => (path === root ? '/' : path.slice(root.length))).toSorted()
}

/** Pages that are no documents: they are not in the sitemap. */
export const others: readonly string[] = ['/search', '/404.html']

/** Where a page of a language lies. */
export const pathIn = (locale: Locale, path: string): string => (locale === 'en' ? path : `/${locale}${path}`)

/** The file of a page in the build. */
export const fileOf = (locale: Locale, path: string): string => `${pathIn(locale, path)}${path.endsWith('.html') ? '' : '/index.html'}`.replace('//', '/')

/** One page of every kind: what differs in its parts, not in its text. */
export const kinds = [
  '/',
  '/docs/',
  '/docs/installation',
  '/guide/fundamentals/getting-started/',
  '/guide/fundamentals/getting-started/one-program',
  '/api/',
  '/addons/',
  '/addons/sdf/rectSDF',
  '/search',
  '/404.html',
] as const

/** For pages whose pictures are drawn: a software GPU's time goes by pixels, and these are a quarter as many. What is around pictures is seen as it is. */
export const coarse = { deviceScaleFactor: 0.5 } as const

export type Site = {
  readonly url: string
  /** A browser profile of its own whose pages never leave this machine. */
  readonly newContext: (options?: BrowserContextOptions & { readonly isMathHostDown?: boolean }) => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

/** How a host serves the build, where it is not as `npm start` does. */
type Host = Omit<Parameters<typeof serveFolder>[0], 'folder' | 'port'>

/**
 * How long a page may take to come, and what is awaited on it to be there, in milliseconds: it says nothing of how fast it should be. Two
 * shared processors that draw a picture for one test file stand still for the other for longer than Playwright's 30 s now and then.
 */
const patience = { navigation: 90_000, action: 60_000 }

/**
 * The browsers of this process, by their flags: one that starts costs as much as five pages, so files of tests that run here one after another
 * share them. Playwright ends them with the process.
 */
const browsers = new Map<string, Promise<Browser>>()

/** No name but that of this machine leads anywhere. */
const atHome = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

const browserWith = async (flags: readonly string[]): Promise<Browser> => {
  const key = flags.join(' ')
  const running = await browsers.get(key)?.catch(() => undefined)
  if (running?.isConnected()) return running
  const started = findChromium().then((executablePath) => chromium.launch({ executablePath, args: [...flags, atHome], timeout: patience.navigation }))
  browsers.set(key, started)
  return started
}

/** Closes profiles. A browser that does not do so at once hangs: it is ended, and whoever comes next has a new one. */
const closeAll = async (contexts: ReadonlySet<BrowserContext>, browser: Browser): Promise<void> => {
  const closed = Promise.allSettled([...contexts].map((context) => context.close())).then(() => true)
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), 20_000).unref()
  })
  if (await Promise.race([closed, late])) return
  for (const [key, started] of browsers) if ((await started.catch(() => undefined)) === browser) browsers.delete(key)
  browser.close().catch(() => undefined)
}

/** Serves the build, or another one, and gives a browser. */
export const openSite = async (flags: readonly string[] = chromiumFlags, root: string = folder, host: Host = {}): Promise<Site> => {
  if (root === folder) built('index.html')
  const server = await serveFolder({ folder: root, port: 0, ...host })
  const browser = await browserWith(flags)
  const contexts = new Set<BrowserContext>()
  return {
    url: server.url,
    newContext: async ({ isMathHostDown = false, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      contexts.add(context)
      context.on('close', () => contexts.delete(context))
      context.setDefaultNavigationTimeout(patience.navigation)
      context.setDefaultTimeout(patience.action)
      if (!isMathHostDown) giveMathStyle(context)
      return context
    },
    close: async () => {
      await closeAll(contexts, browser)
      await server.close()
    },
  }
}

/**
 * The same with pictures that are live and draw nothing: the page cannot tell, and two processors need not play a GPU. For tests that look at
 * what is around the pictures, which is most of them.
 */
export const openUndrawn = async (root?: string, host?: Host): Promise<Site> => {
  // What is drawn in software need not go through the software GPU on its way to the screen.
  const site = await openSite([...chromiumFlags, '--disable-gpu-compositing'], root, host)
  return {
    ...site,
    newContext: async (options) => {
      const context = await site.newContext(options)
      await drawNothing(context)
      return context
    },
  }
}

/** Lets the pictures of a page, or of all pages of a profile, be live and draw nothing. */
export const drawNothing = (where: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  where.addInitScript(() => {
    const silence = (of: object | undefined, ...names: readonly string[]): void => {
      for (const name of names) Reflect.set(of ?? {}, name, () => undefined)
    }
    silence(WebGL2RenderingContext.prototype, 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced')
    // Where a page does without software it is not asked for; a demo of WebGPU itself asks all the same.
    silence(globalThis.GPURenderPassEncoder?.prototype, 'draw', 'drawIndexed', 'drawIndirect', 'drawIndexedIndirect')
    silence(globalThis.GPUComputePassEncoder?.prototype, 'dispatchWorkgroups', 'dispatchWorkgroupsIndirect')
  })

const katex = dirname(createRequire(import.meta.url).resolve('katex/package.json'))

/** The style sheet of formulas comes from the installed package. Playwright's own routes would turn the cache of the browser off. */
const giveMathStyle = (context: BrowserContext): void => {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const session = await context.newCDPSession(page)
    session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
      const [, path = ''] = /^https:\/\/[^/]+\/npm\/katex@[\d.]+(\/dist\/.*)$/.exec(url) ?? []
      const file = join(katex, path)
      const answer = existsSync(file)
        ? session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [
              { name: 'access-control-allow-origin', value: '*' },
              { name: 'content-type', value: path.endsWith('.css') ? 'text/css' : 'font/woff2' },
            ],
            body: readFileSync(file).toString('base64'),
          })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'NameNotResolved' })
      // The page may be gone by now.
      answer.catch(() => undefined)
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `${mathHost}*` }] })
    return page
  }
}

/** What a page says that it should not: errors and warnings of its scripts, and requests that failed or left this machine. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser's own word on a machine without a GPU, when a page asks whether there is one.
    if (message.text() === 'Failed to create WebGPU Context Provider') return
    // The driver's word on pixels that are read back: a comparison does that, and whoever puts the page together without a GPU.
    if (message.text().includes('GPU stall due to ReadPixels')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  return complaints
}
