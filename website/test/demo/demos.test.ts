/** The pages of demos in a real browser: they draw, obey, remember, and say what is the matter. Pictures are small here: tests run without a GPU. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { chromiumFlags } from '../../../internal/testing/browser.mjs'
import { backends, forceBackend, givenContexts, type Backend } from '../../../internal/testing/force-backend.mjs'
import type { Demo } from '../../src/demos/demo.ts'
import { demos } from '../../src/demos/list.ts'
import { demoPosterSize, mostDemoPosterBytes } from '../../src/image-size.ts'
import { isGoodInBothModes } from '../browser/axe.ts'
import { readPage } from '../built/built-page.ts'
import { inTurn, paired } from '../cover/paired.ts'
import { colours, shareOfDifferent } from '../browser/screenshot.ts'
import { built, coarse, complaintsOf, drawNothing, locales, openSite, pathIn, type Locale, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { isReady, steady } from '../browser/visit.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
beforeAll(async () => {
  // The browser plays a camera, and allows it.
  site = await openSite([...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
})
afterAll(() => site.close())
const borrow = tabsOf(() => site)

/** As wide as a narrow phone: a software GPU's time goes by pixels. */
const viewport = { width: 360, height: 800 }

type Options = {
  readonly backend?: Backend | 'none'
  readonly isStill?: boolean
  readonly isDrawn?: boolean
  readonly before?: (page: Page) => Promise<unknown>
} & BrowserContextOptions

const open = async (path: string, { backend = 'webgl2', isStill = true, isDrawn = true, before, ...options }: Options = {}) => {
  const { page } = await borrow(
    { viewport, reducedMotion: isStill ? 'reduce' : 'no-preference', ...(isDrawn && coarse), ...options },
    {
      name: isDrawn ? backend : `${backend}, undrawn`,
      prepare: async (fresh) => {
        await forceBackend(fresh, backend)
        if (!isDrawn) await drawNothing(fresh)
      },
    },
  )
  const complaints = complaintsOf(page)
  await before?.(page)
  await page.goto(path)
  return { page, complaints }
}

/** What takes a software GPU long in a demo whose amounts do not say so: fewer rounds of the same work. */
const rounds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Its first lesson ends.
  'compute-basic': { lesson: 'neighbours' },
  'compute-diffusion': { steps: '4' },
  'compute-fluid': { solver: 'sor', iterations: '5', sharp: 'off', vorticity: '0' },
  'compute-pathtracing': { detail: 'third', bounces: '3' },
  'compute-raytracing': { detail: 'third', bounces: '2' },
  'instance-squares': { count: '3' },
  'instance-webgl-squares': { count: '3' },
  'instance-webgpu-squares': { count: '3' },
  'deferred-quantum': { lights: '16', steps: '1' },
  'deferred-neural': { width: '16', batch: '128', steps: '1', detail: 'low' },
  'deferred-ecosystem': { size: '48', fireflies: '16', detail: 'simple' },
  lsystem: { detail: 'simple', more: '-4' },
  'instance-particles': { size: '0.5' },
  harnack: { detail: 'third', segments: '48' },
}

/** Without a GPU many things take long: as few as the demo allows. */
const lightly = ({ name: demo, path, controls }: Demo): string => {
  const few = Object.entries(controls).flatMap(([name, control]) =>
    control.kind === 'slider' && (control.step >= 1000 || name === 'lights') ? [[name, String(name === 'lights' ? 20 : control.min)]] : [],
  )
  const search = new URLSearchParams([...few, ...Object.entries(rounds[demo] ?? {})]).toString()
  return search ? `${path}?${search}` : path
}
const demoOf = (name: string): Demo => {
  const found = demos.find((demo) => demo.name === name)
  if (!found) throw new Error(`There is no demo "${name}".`)
  return found
}

const isLive = (page: Page) => page.waitForSelector('[data-phase=live]')
const look = (page: Page) => shotOf(page.locator('[data-demo-stage]'), { style: '[data-demo-stage] ~ * { visibility: hidden }' })
const tool = (page: Page, name: string) => page.locator(`[data-tool=${name}]`)
const queryOf = (page: Page): Readonly<Record<string, string>> => Object.fromEntries(new URL(page.url()).searchParams)

/** Waits for as many frames as a picture that moves would be seen to move in. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame)
  })

/**
 * A still picture begins with the frames that make it worth looking at, which takes software long; one that moves begins at once. So what
 * begins is seen with the demo that is cheapest to begin, and the others move until they are there.
 */
const begun = 'compute-webgl-particles'

/** Each demo on one of its backends and in one language, in turn: each is drawn on both without its page (demos.gpu.test.ts). */
const drawings = demos.flatMap((demo, i) => {
  const able = demo.backends ?? backends
  const cases = isExhaustive
    ? able.flatMap((backend) => locales.map((locale) => ({ backend, locale })))
    : inTurn(able, i).flatMap((backend) => inTurn(locales, Math.floor(i / 2)).map((locale) => ({ backend, locale })))
  return cases.map((one) => ({ ...one, demo, name: demo.name }))
})

test.each(drawings)('$name draws on $backend, and goes on frame by frame, in $locale', async ({ demo, backend, locale }) => {
  const isStill = isExhaustive || demo.name === begun || demo.posterSteps === undefined
  // A software GPU is slow: without this the picture would begin anew with fewer pixels.
  const address = lightly(demo)
  const { page, complaints } = await open(pathIn(locale, `${address}${address.includes('?') ? '&' : '?'}quality=full`), { backend, isStill })
  await isLive(page)
  if (!isStill) await tool(page, 'pause').click()
  expect(await page.getAttribute('[data-phase]', 'data-backend')).toBe(backend)
  expect(await givenContexts(page)).toEqual([backend])
  // With the poster away nothing may be missing.
  await page.addStyleTag({ content: '[data-demo-stage] > img { visibility: hidden }' })
  const first = await look(page)
  expect(await colours(first)).toBeGreaterThan(20)
  await expect
    .poll(async () => {
      await tool(page, 'step').click()
      return shareOfDifferent(await look(page), first)
    })
    .toBeGreaterThan(0.0005)
  expect(complaints).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test.each(demos)('$name says in its page what it is', (demo) => {
    const html = built(`${pathIn(locale, demo.path)}/index.html`)
    const { title, ids } = readPage(locale, demo.path)
    const text = html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
    expect(title).toBe(`${demo.title[locale]} | Kirari`)
    expect(ids).toContain('how')
    // Its source is in the text of the page, with a name for each file.
    const words = [demo.title, demo.sentence, ...Object.values(demo.controls).map(({ label }) => label)].map((word) => word[locale])
    const files = (demo.files ?? ['scene.ts']).map((file) => file.replace('../', ''))
    expect([...words, ...files].filter((part) => !text.includes(part))).toEqual([])
  })

  test('each is on the page of all demos, and on that of its folder', () => {
    const linkedFrom = (page: string): ReadonlySet<string> => new Set(readPage(locale, page).links.map(({ pathname }) => pathname))
    const pages = new Map(['/demos/', '/compute/', '/deferred/', '/instance/'].map((page) => [page, linkedFrom(page)] as const))
    for (const { path } of demos) {
      const own = [...pages.keys()].filter((page) => path.startsWith(page))
      for (const page of ['/demos/', ...own]) expect(pages.get(page), `${page} links to ${path}`).toContain(pathIn(locale, path))
    }
  })
})

describe('axe', () => {
  /** Demos that bring a kind of control which none before them has: the others are made of the same. Their text is that of every page. */
  const known = new Set<string>()
  const looked = demos.filter(({ controls }) => {
    const found = Object.values(controls).filter(({ kind }) => !known.has(kind))
    for (const { kind } of found) known.add(kind)
    return found.length > 0
  })
  const paths = [...(isExhaustive ? demos : looked).map(({ path }) => path), '/demos/', ...(isExhaustive ? ['/compute/', '/deferred/', '/instance/'] : [])]
  test.each(paired(paths, locales))('%s has no violation in either colour mode, in %s', async (path, locale) => {
    const { page } = await open(pathIn(locale, path), { bypassCSP: true, isDrawn: false })
    await isReady(page)
    // What a page says where it cannot draw must be as good.
    if (!path.endsWith('/')) await page.waitForSelector('[data-phase=live], [data-phase=failed], [data-phase="without gpu"]')
    await isGoodInBothModes(page)
  })
})

test.each(demos)('the poster of $name is there, and small', async ({ name }) => {
  const file = join(import.meta.dirname, `../../static/demos/${name}.webp`)
  expect(statSync(file).size).toBeLessThanOrEqual(mostDemoPosterBytes)
  const { width, height } = await sharp(file).metadata()
  expect({ width, height }).toEqual(demoPosterSize)
})

const boxes = demoOf('instance-boxes')
const webcam = demoOf('webcam')
/** The cheapest picture there is, which moves: a test card. */
const card = `${webcam.path}?effect=none`

test('every value, a colour by its six digits, stands in the address, goes back with it, and is read from it', async () => {
  const { page } = await open(lightly(boxes))
  await isLive(page)
  const first = await look(page)
  const height = page.locator('input[data-control=height]')
  await height.focus()
  await page.keyboard.press('End')
  await expect.poll(() => queryOf(page)).toEqual({ count: '10000', height: '2' })
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeGreaterThan(0.01)
  // The scene is made anew for another movement, and the picture stays until it is there.
  await page.locator('select[data-control=pattern]').selectOption('ripples')
  await expect.poll(() => queryOf(page)).toEqual({ count: '10000', height: '2', pattern: 'ripples' })
  await isLive(page)
  await page.goBack()
  await expect.poll(() => page.locator('select[data-control=pattern]').inputValue()).toBe('waves')
  expect(await height.inputValue()).toBe('2')
  await page.goBack()
  await expect.poll(() => height.inputValue()).toBe('1')
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeLessThan(0.001)
  await page.goForward()
  await expect.poll(() => height.inputValue()).toBe('2')
  const second = await look(page)
  const sun = page.locator('input[data-control=sun]')
  await sun.fill('#ff2000')
  await expect.poll(() => queryOf(page)).toEqual({ count: '10000', height: '2', sun: 'ff2000' })
  await expect.poll(async () => shareOfDifferent(await look(page), second)).toBeGreaterThan(0.05)
  await page.reload()
  await expect.poll(() => height.inputValue()).toBe('2')
  expect(await sun.inputValue()).toBe('#ff2000')
  await page.locator('[data-control-reset]').click()
  await expect.poll(() => queryOf(page)).toEqual({})
  expect(await height.inputValue()).toBe('1')
  expect(await sun.inputValue()).toBe('#ffecd3')
})

test('a slider that is dragged is one entry of the history', async () => {
  const { page } = await open(boxes.path, { isDrawn: false })
  await isReady(page)
  await page.locator('input[data-control=fog]').focus()
  const entries = await page.evaluate(() => history.length)
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => queryOf(page)).toEqual({ fog: '0.65' })
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-control'))).toBe('fog')
})

test('what cannot be a value in an address is read as if it were not there', async () => {
  const { page } = await open(`${boxes.path}?count=many&palette=gold&sun=gold&height=99&backend=glide&from=elsewhere`, { isDrawn: false })
  await expect.poll(() => page.locator('input[data-control=height]').inputValue()).toBe('2')
  expect(await page.locator('input[data-control=count]').inputValue()).toBe('20000')
  expect(await page.locator('select[data-control=palette]').inputValue()).toBe('dawn')
  expect(await page.locator('input[data-control=sun]').inputValue()).toBe('#ffecd3')
  await page.locator('[data-control-reset]').click()
  await expect.poll(() => queryOf(page)).toEqual({ from: 'elsewhere' })
})

test('a picture moves until it is stopped, and then stands still; the time of a frame is shown', async () => {
  const { page } = await open(card, { isStill: false })
  await isLive(page)
  const first = await look(page)
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeGreaterThan(0.001)
  await expect.poll(() => page.locator('[data-demo-meter]').textContent()).toMatch(/^[\d.]+ ms · [\d.]+ fps/)
  await page.getByRole('button', { name: 'Pause the animation' }).click()
  const stopped = await steady(() => look(page))
  await frames(page)
  expect(await shareOfDifferent(await look(page), stopped)).toBe(0)
  await tool(page, 'step').click()
  await expect.poll(async () => shareOfDifferent(await look(page), stopped)).toBeGreaterThan(0)
})

test('readers who prefer less motion get a still picture and a button that lets it move', async () => {
  const { page } = await open(card)
  await isLive(page)
  const first = await steady(() => look(page))
  await frames(page)
  expect(await shareOfDifferent(await look(page), first)).toBe(0)
  await page.getByRole('button', { name: 'Play the animation' }).click()
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeGreaterThan(0.001)
})

test('a simulation begins again, and its camera turns by keys and by a drag', async () => {
  const { page } = await open(lightly(demoOf('deferred-shading')))
  await isLive(page)
  const first = await look(page)
  for (let i = 0; i < 4; i++) await tool(page, 'step').click()
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeGreaterThan(0.005)
  await tool(page, 'restart').click()
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeLessThan(0.001)

  const stage = page.locator('[data-demo-stage]')
  await stage.focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => shareOfDifferent(await look(page), first)).toBeGreaterThan(0.02)
  const second = await steady(() => look(page))
  const box = await stage.boundingBox()
  if (!box) throw new Error('The picture has no place on the page.')
  await page.mouse.move(box.x + 50, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + 250, box.y + 80, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => shareOfDifferent(await look(page), second)).toBeGreaterThan(0.02)
})

test('the reader chooses who draws, and is told who does', async () => {
  // Both are there: the choice is the page's own.
  const { page } = await borrow({ viewport, reducedMotion: 'reduce' })
  await page.goto(`${card}&backend=webgpu`)
  await isLive(page)
  expect(await page.getAttribute('[data-phase]', 'data-backend')).toBe('webgpu')
  await page.locator('[data-demo-backend]').selectOption('webgl2')
  await page.waitForSelector('[data-phase=live][data-backend=webgl2]')
  await expect.poll(() => queryOf(page)).toEqual({ effect: 'none', backend: 'webgl2' })
})

test('where WebGPU is not there the page says so, and tells what to do when it was demanded', async () => {
  const { page } = await open(card, { backend: 'webgl2' })
  await isLive(page)
  await page.locator('[data-demo-reason]').waitFor()
  await page.locator('[data-demo-backend]').selectOption('webgpu')
  await page.getByRole('status').or(page.getByRole('alert')).first().waitFor()
  await page.locator('[data-demo-backend]').selectOption('webgl2')
  await isLive(page)
})

test('the picture fills the screen, and leaves it', async () => {
  const { page } = await open(card)
  await isLive(page)
  await tool(page, 'enlarge').click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('[data-phase]'))).toBe(true)
  await tool(page, 'reduce').click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
})

test.each([
  ['en', 'supports neither WebGPU nor WebGL2'],
  ['ja', 'WebGPUもWebGL2も使えない'],
] as const)('without a GPU the poster stays and the page says so in %s', async (locale: Locale, message) => {
  const { page } = await open(pathIn(locale, boxes.path), { backend: 'none' })
  await page.waitForSelector('[data-phase="without gpu"]')
  expect(await page.getByRole('status').textContent()).toContain(message)
  expect(await page.locator('[data-demo-stage] > img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(demoPosterSize.width)
})

test('the page teaches without a script', async () => {
  const { page } = await borrow({ javaScriptEnabled: false })
  await page.goto(boxes.path)
  expect(await page.locator('[data-demo-stage] > img').isVisible()).toBe(true)
  expect(await page.locator('input[type=range]').first().isVisible()).toBe(false)
  expect(await page.locator('.code').first().innerText()).toContain('createScene')
})

describe('the camera', () => {
  /** Counts what is asked for, and keeps the tracks. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const asked: unknown[] = []
      const tracks: MediaStreamTrack[] = []
      Object.assign(globalThis, { asked, tracks })
      const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        asked.push(constraints)
        const stream = await original(constraints)
        tracks.push(...stream.getTracks())
        return stream
      }
    })
  const asked = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'asked') as unknown[]).length)
  const states = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'tracks') as MediaStreamTrack[]).map(({ readyState }) => readyState))

  test('is asked for only on a click; its picture is shown, and its tracks stop with the button and with the page', async () => {
    const { page, complaints } = await open(card, { isStill: false, permissions: ['camera'], before: watch })
    await isLive(page)
    await page.waitForTimeout(500)
    expect(await asked(page)).toBe(0)
    const before = await look(page)
    await page.locator('[data-control=start]').click()
    await expect.poll(() => states(page)).toEqual(['live'])
    await expect.poll(async () => shareOfDifferent(await look(page), before)).toBeGreaterThan(0.3)
    // Another scene takes the camera over, as when a slow GPU lowers the resolution.
    await page.locator('[data-demo-backend]').selectOption('webgl2')
    await page.waitForSelector('[data-demo-layer=shown]:only-of-type')
    await expect.poll(async () => shareOfDifferent(await look(page), before)).toBeGreaterThan(0.3)
    expect(await states(page)).toEqual(['live'])
    await page.locator('[data-control=stop]').click()
    expect(await states(page)).toEqual(['ended'])
    await page.locator('[data-control=start]').click()
    await expect.poll(() => states(page)).toEqual(['ended', 'live'])
    await page.locator('.navbar__brand').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => states(page)).toEqual(['ended', 'ended'])
    expect(complaints).toEqual([])
  })

  test('after a refusal the page says what to do for each, and the test card stays', async () => {
    const before = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', document.documentElement.dataset['refusal']))
      })
    }
    const { page } = await open(card, { before })
    await isLive(page)
    for (const [name, words] of [
      ['NotAllowedError', 'was denied'],
      ['NotFoundError', 'No camera was found'],
      ['NotReadableError', 'sends no image'],
    ] as const) {
      await page.evaluate((error) => (document.documentElement.dataset['refusal'] = error), name)
      await page.locator('[data-control=start]').click()
      await expect.poll(() => page.locator('[data-demo-message]').textContent()).toContain(words)
    }
    expect(await colours(await look(page))).toBeGreaterThan(20)
  })

  test('that comes after the reader has pressed the other button is stopped at once, and can be asked for again', async () => {
    const before = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        const tracks: MediaStreamTrack[] = []
        const allow: (() => void)[] = []
        Object.assign(globalThis, { tracks, allow })
        navigator.mediaDevices.getUserMedia = () =>
          new Promise((resolve) =>
            allow.push(() => {
              const canvas = document.createElement('canvas')
              canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
              const stream = canvas.captureStream(10)
              tracks.push(...stream.getTracks())
              resolve(stream)
            }),
          )
      })
    }
    const questions = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'allow') as unknown[]).length)
    const allow = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'allow') as (() => void)[]).at(-1)?.())
    const { page, complaints } = await open(card, { before })
    await isLive(page)
    await page.locator('[data-control=start]').click()
    await expect.poll(() => questions(page)).toBe(1)
    await page.locator('[data-control=stop]').click()
    await allow(page)
    await expect.poll(() => states(page)).toEqual(['ended'])
    await page.locator('[data-control=start]').click()
    await expect.poll(() => questions(page)).toBe(2)
    await allow(page)
    await expect.poll(() => states(page)).toEqual(['ended', 'live'])
    expect(complaints).toEqual([])
  })

  test('without a safe connection the page says so', async () => {
    const before = async (page: Page) => void (await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined })))
    const { page } = await open(webcam.path, { before })
    await isLive(page)
    await page.locator('[data-control=start]').click()
    await expect.poll(() => page.locator('[data-demo-message]').textContent()).toContain('https')
  })
})

test('nothing of the engine or of a scene is asked for while the picture is far below the view', async () => {
  const { page } = await borrow({ viewport: { width: 480, height: 200 } })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '2000px')))
  await page.goto(card, { waitUntil: 'networkidle' })
  // Pictures wait for an idle moment, and have had two.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(await page.locator('canvas').count()).toBe(0)
  await page.locator('[data-demo-stage]').scrollIntoViewIfNeeded()
  await isLive(page)
  expect(scripts.length).toBeGreaterThan(before)
})
