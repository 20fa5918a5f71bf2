/**
 * The pages that hold every kind of markup (cover.ts), each opened once and asked everything that needs a live page: what its scripts load,
 * make and complain of, what a screen reader is told, axe in both colour modes on a desk and on a phone, whether anything moves by itself,
 * and whether it is read in one direction at any size. Less motion is wished for throughout. Languages and modes alternate from page to page.
 */
import type { RunOptions } from 'axe-core'
import type { Page, Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { type Backend, forceBackend } from '../../../internal/testing/force-backend.mjs'
import { demos } from '../../src/demos/list.ts'
import { expectNoViolations, setMode } from '../browser/axe.ts'
import { type BuiltPage, origin, readPage } from '../built/built-page.ts'
import { cover, inTurn, type Visit } from './cover.ts'
import { countFrames, framesIn, moving } from '../browser/motion.ts'
import { nameFaults } from '../browser/accessible-names.ts'
import { built, complaintsOf, type Locale, locales, openUndrawn, others, pagesOf, pathIn, type Site } from '../browser/site.ts'
import { tooWide } from '../browser/overflow.ts'
import { desktop, isReady, phone, scroll } from '../browser/visit.ts'

const narrowest = { width: 320, height: 640 }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules: RunOptions = { runOnly: { type: 'tag', values: tags } }

/** What depends on colours and sizes. The other rules are asked once a page: on the desk or on the phone, in turn. */
const ofLooks: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'] } }

type Place = Pick<Visit, 'path' | 'locale'>

/** A page that has been opened. Its pictures are posters until `wake`. */
type Opened = {
  readonly place: Place
  readonly page: Page
  readonly answer: Response | null
  readonly complaints: readonly string[]
  /** The scripts that it has asked for by itself, while its pictures were posters. */
  readonly scripts: ReadonlySet<string>
  isAwake: boolean
}

let site: Site
beforeAll(async () => {
  site = await openUndrawn()
})
afterAll(() => site.close())

/** One tab for each backend. */
const tabs = new Map<Backend, Promise<Page>>()
const newTab = async (backend: Backend): Promise<Page> => {
  const context = await site.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport: desktop })
  const page = await context.newPage()
  await forceBackend(page, backend)
  await countFrames(page)
  // Pictures wait for an idle moment before they ask for their code: it comes when they are woken.
  await page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window)
    const cancel = window.cancelIdleCallback.bind(window)
    const held = new Map<number, () => void>()
    let isHeld = true
    window.requestIdleCallback = (callback, options) => {
      if (!isHeld) return request(callback, options)
      const id = -1 - held.size
      held.set(id, () => request(callback, options))
      return id
    }
    window.cancelIdleCallback = (id) => (held.has(id) ? void held.set(id, () => undefined) : cancel(id))
    const wake = (): void => {
      isHeld = false
      for (const begin of held.values()) begin()
    }
    Object.assign(window, { wake })
  })
  return page
}

/** Demos of one backend are drawn with it. */
const backendOf = (path: string): Backend => (demos.find((demo) => demo.path === path)?.backends?.includes('webgl2') === false ? 'webgpu' : 'webgl2')

let last: Opened | undefined

/** The page, which the tests of it share. After one that failed it is opened anew. */
const open = async (place: Place): Promise<Opened> => {
  onTestFailed(() => {
    last = undefined
  })
  if (last?.place === place) return last
  const backend = backendOf(place.path)
  const tab = tabs.get(backend) ?? newTab(backend)
  tabs.set(backend, tab)
  const page = await tab
  await page.setViewportSize(desktop)
  page.removeAllListeners()
  const complaints = complaintsOf(page)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  const answer = await page.goto(pathIn(place.locale, place.path))
  await isReady(page)
  last = { place, page, answer, complaints, scripts: new Set(scripts), isAwake: false }
  return last
}

/** The same with pictures that live, with all that can be used on them. Walls of them wake as one reads (category-wall.test.ts). */
const openAwake = async (place: Place): Promise<Page> => {
  const opened = await open(place)
  const { page } = opened
  if (opened.isAwake) return page
  await page.evaluate(async () => {
    // `newTab` has put it there.
    ;(window as unknown as { readonly wake: () => void }).wake()
    // Pictures wake when they come near.
    for (let part = 0; part < 4; part++) {
      window.scrollTo({ top: (part / 3) * document.documentElement.scrollHeight, behavior: 'instant' })
      for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll<HTMLElement>('[data-phase], #preview [data-preview]')].find(
      ({ dataset }) => !['live', 'failed', 'without gpu'].includes(dataset['phase'] ?? dataset['preview'] ?? ''),
    )
    asleep?.scrollIntoView()
    return !asleep
  })
  // What is scrolled under the bar would be called too small to be hit.
  await scroll(page, 0)
  opened.isAwake = true
  return page
}

const read = new Map<string, BuiltPage>()
const builtPage = (locale: Locale, path: string): BuiltPage => {
  const address = pathIn(locale, path)
  const page = read.get(address) ?? readPage(locale, path)
  read.set(address, page)
  return page
}

const isThere = ({ pathname, hash }: URL): boolean => {
  // Pages of functions lead to their files, too.
  if (/^\/data\/.*\.(?:json|glsl|wgsl)$|\/sitemap\.xml$/.test(pathname)) return built(pathname.slice(1)) !== ''
  const plain = decodeURIComponent(pathname)
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1')
  return locales.some((locale) => {
    const path = [...pagesOf(locale), ...others].find(
      (one) =>
        pathIn(locale, one)
          .replace(/\.html$/, '')
          .replace(/(.)\/$/, '$1') === plain,
    )
    return path !== undefined && (hash === '' || builtPage(locale, path).ids.has(decodeURIComponent(hash.slice(1))))
  })
}

const comesWhole = async (place: Place): Promise<void> => {
  const { page, answer, complaints, scripts } = await open(place)
  const written = builtPage(place.locale, place.path)
  expect(answer?.status()).toBe(200)
  expect(complaints, 'complaints').toEqual([])
  const { title, headings, links, imagesWithoutText } = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    imagesWithoutText: [...document.querySelectorAll<HTMLImageElement>('img:not([alt])')].map(({ src }) => src),
  }))
  expect(title).toMatch(/^.+ \| Kirari$/)
  expect(headings).toEqual([expect.stringMatching(/\S/)])
  expect(imagesWithoutText).toEqual([])
  expect(
    written.scripts.filter((script) => !scripts.has(script)),
    'named in the HTML and not asked for',
  ).toEqual([])
  // The page for unknown addresses is in the framework's own hand, and asks for the part that says so; the editor of the playground comes after its page.
  const unnamed = [...scripts].filter((script) => !written.scripts.includes(script))
  expect(['/404.html', '/docs/playground'].includes(place.path) ? [] : unnamed, 'asked for and not named in the HTML').toEqual([])
  // Those that are in the HTML are followed in pages.test.ts.
  const known = new Set(written.links.map(({ href }) => href))
  const made = links.flatMap((link) => (link.startsWith(site.url) ? [new URL(link.slice(site.url.length), origin)] : []))
  expect(
    made.filter((link) => !known.has(link.href) && !isThere(link)).map(({ href }) => href),
    'links that lead nowhere',
  ).toEqual([])
}

describe.each(inTurn(cover).map((visit, index) => ({ ...visit, isAskedAllOnDesk: index % 2 === 0 })))('$path in $locale', (visit) => {
  const { locale, mode, isAskedAllOnDesk } = visit
  const other = mode === 'light' ? 'dark' : 'light'

  test('comes without complaint, with the scripts that its HTML names, and its links lead somewhere', () => comesWhole(visit))

  test('names everything that can be used or seen in its language, with posters', async () => {
    const { page } = await open(visit)
    expect(await nameFaults(page, locale)).toEqual([])
  })

  test('names everything in its language with live pictures, and complains of nothing', async () => {
    const page = await openAwake(visit)
    expect(await nameFaults(page, locale)).toEqual([])
    // Software that plays the GPU says what slows it down.
    expect(last?.complaints.filter((text) => !text.includes('GL Driver Message (OpenGL, Performance'))).toEqual([])
  })

  test('does not move where less motion is wished for', async () => {
    const page = await openAwake(visit)
    // Each picture is drawn once, as soon as its code has come; after that all is still.
    await expect.poll(() => framesIn(page, 400), { message: 'comes to rest' }).toBe(0)
    expect(await moving(page)).toEqual([])
  })

  test(`passes axe, ${mode}, on a desk`, async () => {
    const page = await openAwake(visit)
    await page.setViewportSize(desktop)
    await setMode(page, mode)
    await expectNoViolations(page, isAskedAllOnDesk || isExhaustive ? rules : ofLooks, `${mode}, on a desk`)
  })

  test(`passes axe, ${other}, on a phone`, async () => {
    const page = await openAwake(visit)
    await page.setViewportSize(phone)
    await setMode(page, other)
    await expectNoViolations(page, isAskedAllOnDesk && !isExhaustive ? ofLooks : rules, `${other}, on a phone`)
  })

  test('is read in one direction, 320 pixels wide and with letters twice as large', async () => {
    const page = await openAwake(visit)
    await page.setViewportSize(narrowest)
    // Canvases follow the page a few frames later.
    await expect.poll(() => tooWide(page), { message: '320 pixels wide' }).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => tooWide(page), { message: 'with letters twice as large' }).toEqual([])
  })
})

/** In the exhaustive run: every other page. */
const visited = new Set(inTurn(cover).map(({ locale, path }) => pathIn(locale, path)))
const left = locales
  .flatMap((locale) => [...pagesOf(locale), ...others].map((path): Place => ({ locale, path })))
  .filter((place) => !visited.has(pathIn(place.locale, place.path)))

test.each(isExhaustive ? left : [])('$path in $locale comes without complaint', comesWhole)
