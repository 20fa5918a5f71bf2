/** The playground after the network is gone: once a reader has touched it, its page, its frame and its compiler are kept. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveFolder } from '../../../internal/scripts/static-server.mjs'
import { chromiumFlags, flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { toHash } from '../../src/playground/link.ts'
import { headersOfAddress, readHeaderRules } from '../built/headers-file.ts'
import { built, coarse, complaintsOf, folder, openSite, type Site } from '../browser/site.ts'

let site: Site
/** The CPU draws here: for what is the same on every processor. */
let withoutGPU: Site
beforeAll(async () => {
  site = await openSite(chromiumFlags)
  withoutGPU = await openSite(flagsWithoutGPU)
})
afterAll(() => Promise.all([site.close(), withoutGPU.close()]))

type Visit = { readonly context: BrowserContext; readonly page: Page; readonly stop: () => Promise<void> }

type Options = { readonly root?: string; readonly sendsHeaders?: boolean }

/** A host of its own, which can be stopped, and a page of it. */
const visit = async (path: string, { newContext }: Site, { root = folder, sendsHeaders = false }: Options = {}): Promise<Visit> => {
  const rules = sendsHeaders ? readHeaderRules(built('_headers')) : []
  const server = await serveFolder({ folder: root, port: 0, headersOf: (address) => headersOfAddress(rules, address) })
  const context = await newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 }, ...coarse })
  onTestFinished(async () => {
    await context.close()
    await server.close()
  })
  const page = await context.newPage()
  await page.goto(path)
  return {
    context,
    page,
    stop: async () => {
      await context.setOffline(true)
      await server.close()
    },
  }
}

const state = (page: Page, name: string): Promise<unknown> => page.waitForSelector(`[data-playground-state=${name}]`)
const editor = (page: Page) => page.locator('[data-playground-editor] .cm-content')
const keptNote = (page: Page) => page.locator('[data-playground-offline]')
const write = async (page: Page, code: string): Promise<void> => {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
const touch = async (page: Page): Promise<void> => {
  await state(page, 'drawn')
  await editor(page).click()
  await keptNote(page).waitFor()
}
/** Code whose picture is drawn, and which the compiler of types refuses. */
const mistaken = "import { uv, vec4 } from 'kirari/node'\nconst count: string = 1\nexport const fragment = vec4(uv, count.valueOf(), 1)\n"
const expectTypes = async (page: Page, message: string): Promise<void> => {
  await write(page, mistaken)
  await state(page, 'drawn')
  await page.locator('.cm-lintRange-error', { hasText: 'count' }).first().hover()
  await expect.poll(() => page.locator('.cm-tooltip-lint').allInnerTexts()).toEqual([expect.stringContaining(message)])
}

test('after one visit the playground and no other page works without the network: drawing, types, the inspector, videos, drafts and links', async () => {
  const { page, stop } = await visit('/docs/playground?scene=passes', site, { sendsHeaders: true })
  await state(page, 'drawn')
  expect(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])).toEqual([0, 0])
  expect(await keptNote(page).count()).toBe(0)
  await touch(page)
  expect(await keptNote(page).innerText()).toBe('Works offline')
  await stop()
  // The encoder is loaded when its bar opens.
  await page.getByRole('button', { name: 'Video' }).click()
  await page.getByLabel('Format of the video').waitFor()

  await page.reload()
  await touch(page)
  expect(await editor(page).innerText()).toContain('export const frame')
  expect(await page.locator('[role=alert]').count()).toBe(0)
  await expectTypes(page, "Type 'number' is not assignable to type 'string'")
  await page.locator('[data-tool=inspect]').click()
  await page.locator('[data-playground-frame]').click({ position: { x: 100, y: 100 } })
  await page.locator('[data-inspector] tbody tr', { hasText: 'uv' }).first().waitFor()

  await page.reload()
  await state(page, 'drawn')
  expect(await editor(page).innerText()).toContain('const count: string = 1')
  await page.goto(
    `/docs/playground/${await toHash({ code: "import { vec4 } from 'kirari/node'\nexport const fragment = vec4(0, 1, 0, 1)", backend: 'webgl2' })}`,
  )
  await page.reload()
  await state(page, 'drawn')
  expect(await editor(page).innerText()).toContain('vec4(0, 1, 0, 1)')
  // No other page is kept.
  await expect(page.goto('/docs/installation')).rejects.toThrow('net::')
})

test('in Japanese the same is kept, with the messages of the compiler', async () => {
  const { page, stop } = await visit('/ja/docs/playground', withoutGPU)
  await touch(page)
  expect(await keptNote(page).innerText()).toBe('オフラインでも使えます')
  // The worker keeps the code that a link names.
  await page.goto('/ja/docs/playground?scene=one-program-both-start')
  await state(page, 'drawn')
  await stop()
  await page.reload()
  await touch(page)
  expect(new URL(page.url()).search).not.toBe('')
  expect(await editor(page).innerText()).toContain('export const fragment')
  expect(await page.locator('[role=alert]').count()).toBe(0)
  await expectTypes(page, "型 'number' を型 'string' に割り当てることはできません")
})

test('a browser without service workers has the same playground without the line', async () => {
  const context = await withoutGPU.newContext({ viewport: { width: 1280, height: 900 }, ...coarse })
  onTestFinished(() => context.close())
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/docs/playground')
  await state(page, 'drawn')
  await expectTypes(page, "Type 'number' is not assignable to type 'string'")
  expect(await keptNote(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

/** A copy of the site that can change: its files are links to those of the build, but for the playground's page, its worker and its scripts. */
const changeableSite = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'kirari-offline-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const linkAll = async (path: string, ...but: readonly string[]): Promise<void> => {
    await mkdir(join(root, path), { recursive: true })
    for (const name of await readdir(join(folder, path))) if (!but.includes(name)) await symlink(join(folder, path, name), join(root, path, name))
  }
  await linkAll('', 'assets', 'docs')
  await linkAll('assets', 'js')
  await linkAll('assets/js')
  await linkAll('docs', 'playground', 'playground-worker.js')
  for (const name of ['playground', 'playground-worker.js']) await cp(join(folder, 'docs', name), join(root, 'docs', name), { recursive: true })
  return root
}

const mark = (page: Page) => page.locator('meta[name=second-build]')

test('a new build comes at once with the network, leaves the files of an open page, and takes their place when that is closed', async () => {
  const root = await changeableSite()
  const { context, page, stop } = await visit('/docs/playground', withoutGPU, { root, sendsHeaders: true })
  await touch(page)

  // The encoder of videos has gone, and the page has a mark. React changes the title, so that is none.
  const worker = built('docs/playground-worker.js')
  const [, encoder = ''] = [...worker.matchAll(/\{url:"(\/assets\/js\/[^"]+)"/g)].find(([, path = '']) => built(path).includes('VideoEncoder')) ?? []
  const html = join(root, 'docs/playground/index.html')
  await writeFile(html, (await readFile(html, 'utf8')).replace('<title', '<meta name="second-build"><title'))
  await rm(join(root, encoder))
  await writeFile(
    join(root, 'docs/playground-worker.js'),
    worker.replace(new RegExp(`\\{url:"${encoder}",revision:null\\},?`), '').replace(/(url:"\/docs\/playground\/",revision:")\w/, '$1x'),
  )
  const second = await context.newPage()
  await second.goto('/docs/playground')
  expect(await mark(second).count()).toBe(1)
  await expect.poll(() => second.evaluate(async () => (await navigator.serviceWorker.getRegistration('/docs/playground'))?.waiting?.state)).toBe('installed')
  await page.getByRole('button', { name: 'Video' }).click()
  await page.getByLabel('Format of the video').waitFor()

  await Promise.all([page.close(), second.close()])
  const third = await context.newPage()
  await expect
    .poll(async () => {
      await third.goto('/docs/installation')
      return third.evaluate(async () => (await navigator.serviceWorker.getRegistration('/docs/playground'))?.waiting)
    })
    .toBeNull()
  await stop()
  await third.goto('/docs/playground')
  expect(await mark(third).count()).toBe(1)
  expect(await third.evaluate((path) => caches.match(path).then(Boolean), encoder)).toBe(false)
})
