/** Code from a stranger's link may draw, and nothing else. Each program tries something else, and writes what it reached into the colour. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags } from '../../../internal/testing/browser.mjs'
import { toHash } from '../../src/playground/link.ts'
import { policyOf } from '../../scripts/content-policy.ts'
import { built, coarse, openSite, type Site } from '../browser/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(chromiumFlags)
})
afterAll(() => site.close())

const open = async (code: string): Promise<Page> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...coarse })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/docs/')
  await page.evaluate(() => localStorage.setItem('secret', 'treasure'))
  await page.goto(`/docs/playground${await toHash({ code, backend: 'auto' })}`)
  return page
}

/** The page still works: it draws what the reader writes. */
const expectToDraw = async (page: Page): Promise<void> => {
  await page.locator('[data-playground-editor] .cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText("import { vec4 } from 'kirari/node'\nexport const fragment = vec4(1)")
  await page.waitForSelector('[data-playground-state=drawn]')
}

/** A program that tries something, and says in its error what it reached. */
const trial = (attempt: string): string => `let reached = 'nothing'\ntry {\n  reached = String(${attempt})\n} catch {}\nthrow new Error('reached ' + reached)`

test.each([
  ['storage', "localStorage.getItem('secret')"],
  ['the storage of the session', "sessionStorage.length + 'entries'"],
  ['cookies', 'document.cookie.length'],
  ['the document around its frame', 'parent.document.title'],
  ['the storage of the document around its frame', "parent.localStorage.getItem('secret')"],
  ['the address of the document around its frame', "parent.location.replace('https://example.org/') ?? 'led away'"],
  ['the element of its frame', 'frameElement.ownerDocument.title'],
  ['the page', 'parent.parent.document.title'],
  ['the address of the page', 'parent.parent.location.href'],
  ['the service worker', 'navigator.serviceWorker.controller.scriptURL'],
  ['a camera', "document.featurePolicy.allowsFeature('camera') || (() => { throw new Error() })()"],
  ['a window', "window.open('https://example.org/')?.name ?? (() => { throw new Error() })()"],
  ['XMLHttpRequest', "new XMLHttpRequest().open('GET', '/')"],
  ['WebRTC', 'new RTCPeerConnection().connectionState'],
  [
    'WebRTC of a frame of its own',
    "new (document.body.appendChild(document.createElement('iframe')).contentWindow as never as typeof globalThis).RTCPeerConnection().connectionState",
  ],
  [
    'WebRTC of a frame with a text',
    "new (document.body.appendChild(Object.assign(document.createElement('iframe'), { srcdoc: 'a' })).contentWindow as never as typeof globalThis).RTCPeerConnection().connectionState",
  ],
  ['the top window', "top.location.replace('https://example.org/') ?? 'left'"],
])('a program cannot reach %s', async (_, attempt) => {
  const page = await open(trial(attempt))
  await page.waitForSelector('[data-playground-state=failed]')
  expect(await page.locator('[data-playground-state]').innerText()).toContain('reached nothing')
  expect(page.url()).toContain('/docs/playground')
  expect(page.context().pages()).toHaveLength(1)
})

test.each([
  ['a cache', 'caches.keys()'],
  ['a database', "new Promise((done, fail) => { const asked = indexedDB.open('a'); asked.onsuccess = done; asked.onerror = fail })"],
  ['a service worker of its own', "navigator.serviceWorker.register('/docs/playground-worker.js')"],
  ['the answer of the site', "fetch('/docs/')"],
])('a program reaches %s neither at once nor later', async (_, attempt) => {
  const page =
    await open(`new Promise((done) => done(${attempt})).then(() => 'something', () => 'nothing').then((reached) => { throw new Error('reached ' + reached) })
export const fragment = 1`)
  await page.waitForSelector('[data-playground-state=failed]')
  await expect.poll(() => page.locator('[data-playground-state]').innerText()).toContain('reached nothing')
})

/** The addresses with the word "secret" that pages of the context ask for. Requests that a policy refuses never begin, and are not in it. */
const secretRequests = async (context: BrowserContext): Promise<readonly string[]> => {
  const asked: string[] = []
  await context.route('**/*secret*', async (route) => {
    asked.push(route.request().url())
    await route.abort()
  })
  return asked
}

test('a program asks for nothing on the network', async () => {
  const code = `
const address = 'http://127.0.0.1:9/?secret'
fetch(address).catch(() => undefined)
new Image().src = address
navigator.sendBeacon?.(address)
try { new WebSocket('ws://127.0.0.1:9/') } catch {}
try { new EventSource(address) } catch {}
const link = document.createElement('link')
Object.assign(link, { rel: 'stylesheet', href: address })
document.head.append(link)
const script = document.createElement('script')
script.src = address
document.head.append(script)
const frame = document.createElement('iframe')
frame.src = address
document.body.append(frame)
const form = document.createElement('form')
Object.assign(form, { action: address, method: 'post' })
document.body.append(form)
try { form.submit() } catch {}
try { import(address).catch(() => undefined) } catch {}
throw new Error('tried')`
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...coarse })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const asked = await secretRequests(context)
  await page.goto(`/docs/playground${await toHash({ code, backend: 'auto' })}`)
  await page.waitForSelector('[data-playground-state=failed]')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
})

test.each([
  ['another site', "'http://127.0.0.1:9/?secret'"],
  ['a page of the site', "new URL('/docs/?secret', document.baseURI).href"],
  ['a text in an address', "'data:text/html,secret'"],
  ['a text of its own', "URL.createObjectURL(new Blob(['secret'], { type: 'text/html' }))"],
])('a program cannot lead its frame to %s', async (_, address) => {
  const code = `location.href = ${address}`
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...coarse })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const asked = await secretRequests(context)
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'))
  await page.goto(`/docs/playground${await toHash({ code, backend: 'auto' })}`)
  await refused
  expect(asked).toEqual([])
  expect(page.url()).toContain('/docs/playground')
})

test('a program that floods the page with messages is stopped, and the page lives', async () => {
  const page = await open(
    "setInterval(() => { for (let i = 0; i < 200; i++) parent.parent.postMessage({ type: 'time', seconds: 1, width: 1, height: 1 }, '*') }, 10)",
  )
  await page.waitForSelector('[data-playground-state=lost]')
  expect(await page.locator('[data-playground-state]').innerText()).toContain('too many messages')
  await expectToDraw(page)
})

describe('a program that floods the memory leaves a page that says so and draws the next program', () => {
  let small: Site
  beforeAll(async () => {
    // Less memory than a browser has, so that the trial is soon over.
    small = await openSite([...chromiumFlags, '--js-flags=--max-old-space-size=160'])
  })
  afterAll(() => small.close())

  test.each([
    ['with lists in a loop', 'const all = []\nfor (;;) all.push(new Array(100_000).fill(all.length))'],
    ['with lists without a loop', "const grow = (all: unknown[]): unknown => grow([...all, ...all, ...'a'.repeat(1e7)])\ngrow([])"],
    ['with blocks of numbers', 'const all = []\nfor (;;) all.push(new Float64Array(1e8))'],
    ['with a text that doubles', "let all = 'a'\nfor (;;) all += all"],
    ['with a text that is joined', "'a'.repeat(2 ** 29 - 24).split('').map((one) => one + one)"],
    [
      'with a giant canvas',
      "const canvas = Object.assign(document.createElement('canvas'), { width: 60_000, height: 60_000 })\nconst context = canvas.getContext('2d')!\ncontext.fillRect(0, 0, 60_000, 60_000)\ncontext.getImageData(0, 0, 60_000, 60_000)",
    ],
  ])('%s', async (_, code) => {
    const context = await small.newContext({ viewport: { width: 1280, height: 900 }, ...coarse })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    // When a frame crashes, Playwright treats the whole page as crashed, so the test asks the browser itself.
    const session = await context.newCDPSession(page)
    const evaluate = async (expression: string): Promise<unknown> => (await session.send('Runtime.evaluate', { expression })).result.value
    await page.goto(`/docs/playground${await toHash({ code, backend: 'auto' })}`)
    const status = "document.querySelector('[data-playground-state]')"
    await expect.poll(() => evaluate(`${status}?.dataset.playgroundState`)).toMatch(/^(?:failed|endless|lost)$/)
    expect(await evaluate(`${status}.innerText.trim()`)).not.toBe('')
    await evaluate("[...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Start again').click()")
    await expect.poll(() => evaluate(`${status}.dataset.playgroundState`)).toBe('drawn')
  })
})

test('the document around the frame hands no report on', async () => {
  const page = await open(`import { vec4 } from 'kirari/node'
export const fragment = vec4(1)
setInterval(() => parent.postMessage({ type: 'failed', run: 1, mistake: { message: 'forged' } }, '*'), 50)`)
  await page.waitForSelector('[data-playground-state=drawn]')
  await page.waitForTimeout(500)
  expect(await page.locator('[data-playground-state]').getAttribute('data-playground-state')).toBe('drawn')
})

/** What runs in the frame, from a page of the test. */
const spy = `const told = { origin: self.origin, storage: 'none', page: 'none' }
try { told.storage = localStorage.getItem('secret') } catch {}
try { told.page = parent.document.title } catch {}
parent.parent.postMessage({ told }, '*')
export const fragment = 1`
const orderSpy = (frame: string): string =>
  `new Promise((done) => {
    addEventListener('message', ({ data }) => data.told && done(data.told))
    const order = () => ${frame}?.postMessage({ type: 'run', run: 1, code: ${JSON.stringify(spy)}, backend: 'auto', live: [] }, '*')
    setInterval(order, 100)
    setTimeout(() => done('nothing'), 2000)
  })`

test('the document of the frame runs nothing where somebody opens it', async () => {
  const page = await open('')
  await page.goto('/docs/playground-frame.html')
  expect(await page.frameLocator('iframe').locator('main').innerText()).toContain('This page runs the code of other pages')
  expect(await page.evaluate(orderSpy('window[0]'))).toBe('nothing')
})

test('a foreign page that frames the document, on a host that does not forbid it, gets nothing of the site', async () => {
  const page = await open('')
  // A page that a test makes up counts as one of the internet, which may not frame this machine, so a server gives it.
  const foreign = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<title>foreign</title><iframe src="${site.url}/docs/playground-frame.html"></iframe>`),
  )
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    foreign.close()
    foreign.closeAllConnections()
  })
  // A server that listens at a port has an address of this form.
  const { port } = foreign.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  expect(await page.evaluate(orderSpy('window[0]?.[0]'))).toEqual({ origin: 'null', storage: 'none', page: 'none' })
})

test('the document of the frame has no script, and its one frame is in a sandbox, under the same policy', () => {
  const html = built('docs/playground-frame.html')
  const [, attributes = '', inner = ''] = /<iframe ([^>]*?) srcdoc='([^']*)'>/.exec(html) ?? []
  expect(attributes).toBe('title="Playground" sandbox="allow-scripts" referrerpolicy="no-referrer"')
  const around = html.replace(inner, '')
  expect(around).not.toMatch(/<script|<base|\son\w+=/)
  expect(around.match(/<iframe/g)).toHaveLength(1)
  expect(policyOf(inner.replaceAll('&#39;', "'"))).toBe(policyOf(around))
  expect(policyOf(around)).toMatch(/^default-src 'none'; /)
  expect(policyOf(around)).not.toContain("'self'")
})

test('HTML in a forged report appears as text', async () => {
  const page = await open(`import { vec4 } from 'kirari/node'
export const fragment = vec4(1)
setTimeout(() => parent.parent.postMessage({ type: 'failed', run: 1, mistake: { message: '<img src=x onerror=alert(1)>' } }, '*'), 300)`)
  await page.waitForSelector('[data-playground-state=failed]')
  expect(await page.locator('[data-playground-state] pre').innerText()).toBe('<img src=x onerror=alert(1)>')
  expect(await page.locator('[data-playground-state] img').count()).toBe(0)
})

test('a search of an expression that never ends is stopped with its frame', async () => {
  const page = await open("/^(a+)+$/.test('a'.repeat(60) + 'b')\nexport const fragment = 1")
  await page.waitForSelector('[data-playground-state=lost]')
  expect(await page.locator('[data-playground-state]').innerText()).toContain('no longer answers')
  await page.getByRole('button', { name: 'Run again' }).waitFor()
})
