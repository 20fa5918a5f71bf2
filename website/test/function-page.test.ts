/** The pages of the functions in a real browser: their pictures draw, answer, and stand still when they should; their text needs no script. */
import { existsSync } from 'node:fs'
import { records } from '@kirari/addons/catalogue'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends, forceBackend, givenContexts } from '../../internal/testing/force-backend.mjs'
import { pathOf } from '../scripts/function-page/address.ts'
import { built, complaintsOf, locales, openSite, pathIn, type Site } from './site.ts'
import { isReady, steady } from './visit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** One function for each kind of preview: what differs between two of a kind is tested without pages (previews.gpu.test.ts). */
const shown = records.filter((record, i) => records.findIndex(({ preview }) => preview === record.preview) === i)

type Options = { readonly backend?: 'webgl2' | 'webgpu' | 'none'; readonly isStill?: boolean; readonly path: string }

const withPage = async <R>(
  { backend = 'webgl2', isStill = true, path }: Options,
  use: (page: Page, complaints: readonly string[]) => Promise<R>,
): Promise<R> => {
  const context = await site.newContext({ viewport: { width: 1200, height: 1000 }, reducedMotion: isStill ? 'reduce' : 'no-preference' })
  try {
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await forceBackend(page, backend)
    await page.goto(path)
    return await use(page, complaints)
  } finally {
    await context.close()
  }
}

const isLive = (page: Page) => page.waitForSelector('[data-preview=live]')
/** What is seen of the picture, without the button in its corner. */
const look = (page: Page) => page.locator('[data-preview]').screenshot({ style: '[data-preview] button { visibility: hidden }' })

describe.each(backends)('on %s', (backend) => {
  test.each(shown)('the picture of $importName is drawn by the GPU as its poster shows it', async (record) => {
    await withPage({ backend, path: `/addons/${pathOf(record)}` }, async (page, complaints) => {
      await isLive(page)
      expect(await page.getAttribute('[data-preview]', 'data-backend')).toBe(backend)
      expect(await givenContexts(page)).toEqual([backend])
      const seen = await look(page)
      // With the poster away nothing may be missing.
      await page.addStyleTag({ content: '[data-preview] > img { visibility: hidden }' })
      const drawn = await look(page)
      expect(await shareOfDifferent(drawn, seen, 8)).toBeLessThan(0.001)
      expect(
        await shareOfDifferent(await small(drawn), await small(new URL(`../static/posters/${pathOf(record)}.webp`, import.meta.url).pathname), 56),
      ).toBeLessThan(0.02)
      expect(complaints).toEqual([])
    })
  })

  test('a slider changes the picture, and the button sets it back', async () => {
    await withPage({ backend, path: '/addons/sdf/rectSDF' }, async (page) => {
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
  })
})

test('a point in the picture can be dragged, and its sliders follow', async () => {
  await withPage({ path: '/addons/sdf/rectSDF' }, async (page) => {
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
})

test('a picture moves until it is stopped, and stands still for readers who prefer that', async () => {
  const path = '/addons/animation/easing/bounceOut'
  await withPage({ path, isStill: false }, async (page) => {
    await isLive(page)
    const first = await look(page)
    await expect.poll(async () => shareOfDifferent(await look(page), first, 16)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Pause the picture' }).click()
    const stopped = await steady(() => look(page))
    await page.waitForTimeout(500)
    expect(await shareOfDifferent(await look(page), stopped, 4)).toBe(0)
  })
  await withPage({ path }, async (page) => {
    await isLive(page)
    const first = await steady(() => look(page))
    await page.waitForTimeout(500)
    expect(await shareOfDifferent(await look(page), first, 4)).toBe(0)
    await page.getByRole('button', { name: 'Play the picture' }).click()
    await expect.poll(async () => shareOfDifferent(await look(page), first, 16)).toBeGreaterThan(0)
  })
})

test.each([
  ['en', 'offers neither WebGPU nor WebGL2'],
  ['ja', 'WebGPUもWebGL2も使えない'],
] as const)('without a GPU the poster stays and the page says so in %s', async (locale, message) => {
  await withPage({ backend: 'none', path: pathIn(locale, '/addons/generative/valueNoise') }, async (page) => {
    await expect.poll(() => page.getByRole('status').textContent()).toContain(message)
    expect(await page.locator('[data-preview] > img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(720)
    expect(await page.locator('input[type=range]:enabled').count()).toBe(0)
  })
})

test('nothing of the engine is asked for while the picture is far below the view', async () => {
  const context = await site.newContext({ viewport: { width: 1200, height: 200 } })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '2000px')))
  await page.goto('/addons/sdf/rectSDF', { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  const before = scripts.length
  expect(await page.locator('canvas').count()).toBe(0)
  await page.locator('[data-preview]').scrollIntoViewIfNeeded()
  await isLive(page)
  expect(scripts.length).toBeGreaterThan(before)
  await context.close()
})

test.each(locales)('the page teaches without a script in %s', async (locale) => {
  const context = await site.newContext({ javaScriptEnabled: false, viewport: { width: 1200, height: 1000 } })
  const page = await context.newPage()
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
  await context.close()
})

test('a link in the text leads to the next function without the site being loaded again, and back', async () => {
  await withPage({ path: '/addons/sdf/rectSDF', backend: 'none' }, async (page) => {
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
})

test.each([
  ['en', 'Copied'],
  ['ja', 'コピーしました'],
] as const)('code of the text is copied, and the button says so in %s', async (locale, said) => {
  await withPage({ path: pathIn(locale, '/addons/sdf/rectSDF'), backend: 'none' }, async (page) => {
    await isReady(page)
    const figure = page.locator('#function-body figure.code').nth(1)
    await figure.locator('.code-copy').click()
    await expect.poll(() => figure.locator('.code-copy').innerText()).toBe(said)
    await expect.poll(() => figure.locator('.code-copy').innerText()).not.toBe(said)
  })
})

test.each(['json', 'glsl', 'wgsl'])('every function has its %s at an address of its own, once for both languages', (ending) => {
  for (const record of records) {
    const text = built(`data/${pathOf(record)}.${ending}`)
    if (ending === 'json') expect(JSON.parse(text)).toMatchObject({ importName: record.importName, page: `/addons/${pathOf(record)}` })
    else expect(text).toContain(record.shown)
  }
  expect(existsSync(new URL(`../build/ja/data/sdf/rectSDF.${ending}`, import.meta.url))).toBe(false)
})

test('the language of the source is remembered for the next page', async () => {
  await withPage({ path: '/addons/sdf/rectSDF' }, async (page) => {
    const isShown = () => page.locator('[data-source=GLSL]').isVisible()
    // The style sheet alone shows what is chosen; remembering it takes the page's scripts.
    await isReady(page)
    await page.getByRole('radio', { name: 'GLSL' }).click({ force: true })
    await expect.poll(isShown).toBe(true)
    await page.goto('/addons/math/smootherstep')
    await expect.poll(isShown).toBe(true)
  })
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
const small = (image: Buffer | string): Promise<Buffer> => sharp(image).resize(96, 54, { fit: 'fill' }).png().toBuffer()

/** Of two pictures of one shape: how many pixels have a channel that differs by more than this. */
const shareOfDifferent = async (one: Buffer, other: Buffer, tolerance: number): Promise<number> => {
  const { width, height } = await sharp(one).metadata()
  const pixels = (image: Buffer): Promise<Buffer> => sharp(image).removeAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer()
  const [a, b] = [await pixels(one), await pixels(other)]
  let count = 0
  for (let i = 0; i < a.length; i += 3) if ([0, 1, 2].some((channel) => Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)) > tolerance)) count++
  return count / (width * height)
}
