/**
 * A browser in which tests show blocks: a script on a page, with or without a content security policy, or a served
 * folder. Returns what the page shows, and the errors that it reports.
 */
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { serveFolder } from '../scripts/static-server.mjs'
import { chromiumFlags, findChromium } from '../testing/browser.mjs'
import { forceBackend, givenContexts, type Backend } from '../testing/force-backend.mjs'
import { waitForColours } from '../testing/screenshot.mjs'

export interface Seen {
  /** The number of colours of the canvas: a blank one has one. */
  readonly colours: number
  /** Kinds of contexts that the page got. */
  readonly contexts: readonly string[]
  readonly complaints: readonly string[]
}

export interface Show {
  readonly script: string
  readonly backend: Backend | 'none'
  /** Whether the script expects a canvas on the page. */
  readonly needsCanvas?: boolean
  readonly policy?: string | undefined
}

export interface Studio {
  readonly showScript: (show: Show) => Promise<Seen>
  /** Opens the index page of a folder. */
  readonly showFolder: (folder: string, backend: Backend) => Promise<Seen>
  readonly close: () => Promise<void>
}

/** A tab in which one script after another runs on a backend: navigating costs a third of opening a new profile. */
interface Stage {
  readonly context: BrowserContext
  readonly tab: Page
}

/** How long to wait for a page or its canvas, in milliseconds: not a measure of speed. */
const patience = 60_000

/** There is no server: requests are answered before they leave the browser. WebGPU requires a secure context. */
const origin = 'http://localhost'
const style = 'html, body { height: 100%; margin: 0 } canvas { display: block; width: 100%; height: 100% }'
/** The responses for any address with these endings: an image of 64 × 64 pixels, and a video of one second. */
const media = [
  { ending: /(?<!no-such-photo)\.png$/, path: join(import.meta.dirname, 'media/photo.png'), contentType: 'image/png' },
  { ending: /\.webm$/, path: join(import.meta.dirname, 'media/film.webm'), contentType: 'video/webm' },
]
const page = (needsCanvas: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A block</title>
<link rel="stylesheet" href="/style.css">
<body>${needsCanvas ? '<canvas id="canvas"></canvas>' : ''}<script type="module" src="/script.js"></script></body>
</html>`

export const openStudio = async (): Promise<Studio> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
  const idle = new Map<Backend | 'none', Stage>()

  const stageOf = async (backend: Backend | 'none'): Promise<Stage> => {
    const known = idle.get(backend)
    idle.delete(backend)
    if (known) return known
    const context = await browser.newContext({ viewport: { width: 320, height: 200 } })
    context.setDefaultTimeout(patience)
    const tab = await context.newPage()
    await forceBackend(tab, backend)
    return { context, tab }
  }

  const show = async (backend: Backend | 'none', open: (tab: Page) => Promise<void>): Promise<Seen> => {
    const stage = await stageOf(backend)
    const { context, tab } = stage
    const complaints: string[] = []
    let isBlank = false
    try {
      tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      tab.on('pageerror', (error) => complaints.push(error.message))
      await open(tab)
      const canvas = tab.locator('canvas').first()
      await canvas.waitFor({ timeout: patience }).catch(() => complaints.push('there is no canvas'))
      const colours = (await canvas.count()) > 0 ? await waitForColours(canvas) : 0
      const contexts = await givenContexts(tab)
      quiet(tab)
      // The previous script runs until the next page loads.
      await tab.goto('about:blank')
      isBlank = complaints.length === 0
      return { colours, contexts, complaints }
    } finally {
      quiet(tab)
      await tab.unrouteAll({ behavior: 'ignoreErrors' })
      if (isBlank && !idle.has(backend)) idle.set(backend, stage)
      else await context.close()
    }
  }

  return {
    showScript: ({ script, backend, needsCanvas = false, policy }) =>
      show(backend, async (tab) => {
        const answers = new Map([
          ['/', { contentType: 'text/html', body: page(needsCanvas) }],
          ['/style.css', { contentType: 'text/css', body: style }],
          ['/script.js', { contentType: 'text/javascript', body: script }],
        ])
        const headers = policy ? { 'content-security-policy': policy } : {}
        await tab.route(`${origin}/**`, (route) => {
          const { pathname } = new URL(route.request().url())
          const file = media.find(({ ending }) => ending.test(pathname))
          if (file) return route.fulfill({ path: file.path, contentType: file.contentType, headers })
          const answer = answers.get(pathname)
          return answer ? route.fulfill({ ...answer, headers: { ...headers, 'content-type': answer.contentType } }) : route.fulfill({ status: 204 })
        })
        await tab.goto(`${origin}/`)
      }),
    showFolder: async (folder, backend) => {
      const server = await serveFolder({ folder, port: 0 })
      try {
        return await show(backend, async (tab) => {
          await tab.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
          await tab.goto(server.url)
        })
      } finally {
        await server.close()
      }
    },
    close: () => browser.close(),
  }
}

const quiet = (tab: Page): void => {
  tab.removeAllListeners('console')
  tab.removeAllListeners('pageerror')
}
