/** The pages of the functions in a real browser: their pictures draw, answer, and stand still when they should; their text needs no script. */
import { existsSync } from 'node:fs'
import { records } from '@kirari/addons/catalogue'
import type { Page, ViewportSize } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { type Backend, backends, forceBackend, givenContexts } from '../../../internal/testing/force-backend.mjs'
import { pathOf } from '../../scripts/function-page/address.ts'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { inTurn, oneOf } from '../cover/paired.ts'
import { shareOfDifferent } from '../browser/screenshot.ts'
import { built, complaintsOf, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { clickLabel, isReady, steady } from '../browser/visit.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const borrow = tabsOf(() => site)

/**
 * One function for each kind of preview in the exhaustive run, and for four kinds in the usual one: points that are dragged, a picture that
 * moves, one that takes long, one of colours. Each kind is drawn on both backends without pages (previews.gpu.test.ts).
 */
const firstOfKind = records.filter((record, i) => records.findIndex((other) => rowOf(other).kind === rowOf(record).kind) === i)
const shown = isExhaustive ? firstOfKind : firstOfKind.filter((record) => ['box', 'curve', 'noise', 'blend'].includes(rowOf(record).kind))

/** As wide as a phone: a software GPU's time goes by pixels. */
const small = { width: 480, height: 900 } as const
const desk = { width: 1200, height: 1000 } as const

type Options = { readonly backend?: Backend | 'none'; readonly isStill?: boolean; readonly viewport?: ViewportSize; readonly path: string }

const open = async ({ backend = 'webgl2', isStill = true, viewport = desk, path }: Options) => {
  const { page } = await borrow(
    { viewport, reducedMotion: isStill ? 'reduce' : 'no-preference' },
    { name: backend, prepare: (fresh) => forceBackend(fresh, backend) },
  )
  const complaints = complaintsOf(page)
  await page.goto(path)
  return { page, complaints }
}

const isLive = async (page: Page) => {
  await page.locator('[data-preview]').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-preview=live]')
}
/** What is seen of the picture, without the button in its corner. */
const look = (page: Page) => shotOf(page.locator('[data-preview]'), { style: '[data-preview] button { visibility: hidden }' })

const drawings = shown.flatMap((record, i) =>
  locales.flatMap((locale, j) => (isExhaustive ? backends : inTurn(backends, i + j)).map((backend) => ({ record, locale, backend, name: record.importName }))),
)

test.each(drawings)('the picture of $name is drawn by $backend as its poster shows it, in $locale', async ({ record, locale, backend }) => {
  const { page, complaints } = await open({ backend, path: pathIn(locale, `/addons/${pathOf(record)}`), viewport: small })
  await isLive(page)
  expect(await page.getAttribute('[data-preview]', 'data-backend')).toBe(backend)
  expect(await givenContexts(page)).toEqual([backend])
  const seen = await look(page)
  // With the poster away nothing may be missing.
  await page.addStyleTag({ content: '[data-preview] > img { visibility: hidden }' })
  const drawn = await look(page)
  expect(await shareOfDifferent(drawn, seen, 8)).toBeLessThan(0.001)
  expect(
    await shareOfDifferent(await shrunk(drawn), await shrunk(new URL(`../../static/posters/${pathOf(record)}.webp`, import.meta.url).pathname), 56),
  ).toBeLessThan(0.02)
  expect(complaints).toEqual([])
})

// What a slider does is asked of WebGL2 in preview.test.ts.
test.each(oneOf(backends, 1))('a slider changes the picture, and the button sets it back, on %s', async (backend) => {
  const { page } = await open({ backend, path: '/addons/sdf/rectSDF', viewport: small })
  await isLive(page)
  const before = await look(page)
  const slider = page.getByLabel('halfSize x')
  await slider.focus()
  await page.keyboard.press('End')
  await expect.poll(async () => shareOfDifferent(await look(page), before, 16)).toBeGreaterThan(0.05)
  expect(await slider.getAttribute('aria-valuetext')).toBe('1.00')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(async () => shareOfDifferent(await look(page), before, 4)).toBe(0)
})

test('a point in the picture can be dragged, and its sliders follow', async () => {
  const { page } = await open({ path: '/addons/sdf/rectSDF' })
  await isLive(page)
  const box = await page.locator('[data-preview]').boundingBox()
  if (!box) throw new Error('The picture has no place on the page.')
  // The middle of the picture is the origin of the plane.
  // Away from the point, which comes to the pointer; one that is pressed on is not moved by that.
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => page.getByLabel('p x').inputValue()).toBe('0')
  expect(await page.getByLabel('p y').inputValue()).toBe('0')
})

test('a picture moves until it is stopped, and stands still for readers who prefer that', async () => {
  const path = '/addons/animation/easing/bounceOut'
  const { page } = await open({ path, isStill: false, viewport: small })
  await isLive(page)
  const first = await look(page)
  await expect.poll(async () => shareOfDifferent(await look(page), first, 16)).toBeGreaterThan(0)
  await page.locator('#preview').getByRole('button', { name: 'Pause the animation' }).click()
  const stopped = await steady(() => look(page))
  await page.waitForTimeout(500)
  expect(await shareOfDifferent(await look(page), stopped, 4)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await isLive(page)
  const still = await steady(() => look(page))
  await page.waitForTimeout(500)
  expect(await shareOfDifferent(await look(page), still, 4)).toBe(0)
  await page.locator('#preview').getByRole('button', { name: 'Play the animation' }).click()
  await expect.poll(async () => shareOfDifferent(await look(page), still, 16)).toBeGreaterThan(0)
})

test.each([
  ['en', 'supports neither WebGPU nor WebGL2'],
  ['ja', 'WebGPUもWebGL2も使えない'],
] as const)('without a GPU the poster stays and the page says so in %s', async (locale, message) => {
  const { page } = await open({ backend: 'none', path: pathIn(locale, '/addons/generative/valueNoise') })
  await expect.poll(() => page.getByRole('status').textContent()).toContain(message)
  expect(await page.locator('[data-preview] > img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(720)
  expect(await page.locator('input[type=range]:enabled').count()).toBe(0)
})

test('nothing of the engine is asked for while the picture is far below the view', async () => {
  const { page } = await borrow({ viewport: { width: 1200, height: 200 } })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '2000px')))
  await page.goto('/addons/sdf/rectSDF', { waitUntil: 'networkidle' })
  // Pictures wait for an idle moment, and have had two.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(await page.locator('canvas').count()).toBe(0)
  await isLive(page)
  expect(scripts.length).toBeGreaterThan(before)
})

test.each(locales)('the page teaches without a script in %s', async (locale) => {
  const { page } = await borrow({ javaScriptEnabled: false, viewport: desk })
  await page.goto(pathIn(locale, '/addons/color/blend/softLight'))
  expect(await page.locator('[data-preview] > img').isVisible()).toBe(true)
  expect(await page.locator('input[type=range]').first().isVisible()).toBe(false)
  const panel = (name: string) => page.locator(`[data-source=${name}]`)
  expect(await panel('TypeScript').isVisible()).toBe(true)
  expect(await panel('WGSL').isVisible()).toBe(false)
  await page.locator('.source-names').getByText('WGSL', { exact: true }).click()
  expect(await panel('WGSL').isVisible()).toBe(true)
  expect(await panel('TypeScript').isVisible()).toBe(false)
  expect(await panel('WGSL').innerText()).toContain('fn blendSoftLight_vec3(base: vec3f, blend: vec3f) -> vec3f')
})

test('a link in the text leads to the next function without the site being loaded again, and back', async () => {
  const { page } = await open({ path: '/addons/sdf/rectSDF', backend: 'none' })
  await isReady(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  const shows = async (name: string): Promise<void> => {
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(await page.locator('html[data-kept]').count()).toBe(1)
    await expect.poll(() => page.title()).toContain(name)
    expect(await page.locator('#function-body figure.code').count()).toBeGreaterThan(5)
    expect(await page.locator('.table-of-contents a[href="#edge-cases"]').count()).toBe(1)
    expect(await page.locator('[data-preview] > img').getAttribute('alt')).toContain(name)
  }
  await page.locator('#function-body a[href$="/addons/draw/fill"]').first().click()
  await shows('drawFill')
  await page.goBack()
  await shows('rectSDF')
  await page.locator('.pagination-nav__link--prev').click()
  await page.waitForURL((address) => !address.pathname.includes('rectSDF'))
  expect(await page.locator('html[data-kept]').count()).toBe(1)
})

test.each(
  oneOf(
    [
      ['en', 'Copied'],
      ['ja', 'コピーしました'],
    ] as const,
    1,
  ),
)('code of the text is copied, and the button says so in %s', async (locale, said) => {
  const { page } = await open({ path: pathIn(locale, '/addons/sdf/rectSDF'), backend: 'none' })
  await isReady(page)
  const figure = page.locator('#function-body figure.code').nth(1)
  await figure.locator('.code-copy').click()
  await expect.poll(() => figure.locator('.code-copy').innerText()).toBe(said)
  await expect.poll(() => figure.locator('.code-copy').innerText()).not.toBe(said)
})

test.each(['json', 'glsl', 'wgsl'])('every function has its %s at an address of its own, once for both languages', (ending) => {
  for (const record of records) {
    const text = built(`data/${pathOf(record)}.${ending}`)
    if (ending === 'json') expect(JSON.parse(text)).toMatchObject({ importName: record.importName, page: `/addons/${pathOf(record)}` })
    else expect(text).toContain(record.shown)
  }
  expect(existsSync(new URL(`../../build/ja/data/sdf/rectSDF.${ending}`, import.meta.url))).toBe(false)
})

test('the language of the source is remembered for the next page', async () => {
  const { page } = await open({ path: '/addons/sdf/rectSDF', backend: 'none' })
  const isShown = () => page.locator('[data-source=GLSL]').isVisible()
  // The style sheet alone shows what is chosen; remembering it takes the page's scripts.
  await isReady(page)
  await clickLabel(page.getByRole('radio', { name: 'GLSL' }))
  await expect.poll(isShown).toBe(true)
  await page.goto('/addons/math/smootherstep')
  await expect.poll(isShown).toBe(true)
})

test.each(records)('$importName has its sections, its tables and its code in the text of both languages', (record) => {
  const [en = '', ja = ''] = locales.map((locale) => built(`${pathIn(locale, `/addons/${pathOf(record)}`)}/index.html`))
  const ids = (html: string): readonly string[] => [...html.matchAll(/<h2[^>]* id="?([\w-]+)"?/g)].map(([, id = '']) => id)
  expect(ids(en).length).toBeGreaterThan(8)
  expect(ids(ja)).toEqual(ids(en))
  for (const html of [en, ja]) {
    expect(html.match(/<table/g)?.length).toBeGreaterThanOrEqual(2)
    expect(html.match(/class="?code"?[ >]/g)?.length).toBeGreaterThanOrEqual(6)
    expect(html).toMatch(/class="?katex-mathml/)
  }
})

/** Of a size at which edges of one pixel, on whichever side they fall, no longer count. */
const shrunk = (image: Buffer | string): Promise<Buffer> => sharp(image).resize(96, 54, { fit: 'fill' }).png().toBuffer()
