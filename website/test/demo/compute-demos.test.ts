/** The compute demos on their pages, each in one of the languages: what is particular to them; what all demos have in common is in demos.test.ts. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forceBackend, type Backend } from '../../../internal/testing/force-backend.mjs'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { demoPosterSize } from '../../src/image-size.ts'
import { inTurn } from '../cover/paired.ts'
import { shareOfDifferent } from '../browser/screenshot.ts'
import { readPage } from '../built/built-page.ts'
import { built, coarse, complaintsOf, type Locale, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const borrow = tabsOf(() => site)

/** A small page. One that stands still has first made the frames of its poster, which takes software long. */
const open = async (path: string, backend: Backend, isStill = true): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> => {
  const { page } = await borrow(
    { viewport: { width: 360, height: 800 }, reducedMotion: isStill ? 'reduce' : 'no-preference', ...coarse },
    { name: backend, prepare: (fresh) => forceBackend(fresh, backend) },
  )
  const complaints = complaintsOf(page)
  await page.goto(path)
  return { page, complaints }
}
const isLive = (page: Page) => page.waitForSelector('[data-phase=live]')
const look = (page: Page) => shotOf(page.locator('[data-demo-stage]'), { style: '[data-demo-stage] ~ * { visibility: hidden }' })
/** Stops a picture that has begun to move, so that pictures can be compared. */
const stop = (page: Page) => page.locator('[data-tool=pause]').click()
const choose = (page: Page, control: string, value: string) => page.locator(`select[data-control=${control}]`).selectOption(value)
const step = async (page: Page, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.locator('[data-tool=step]').click()
}

/** The languages of a test: their texts are in the HTML of the page (demos.test.ts). */
const languages = (i: number): readonly Locale[] => (isExhaustive ? locales : inTurn(locales, i))

test.each(languages(1))('a picture that the GPU draws slowly is lowered, says so, and is whole again when the reader asks for it, in %s', async (locale) => {
  const { page, complaints } = await open(pathIn(locale, '/deferred/shading'), 'webgl2', false)
  const lowered = page.locator('[data-demo-lowered]')
  await lowered.waitFor()
  expect(await lowered.textContent()).toMatch(/(?:50|25|12\.5)%/)
  await lowered.getByRole('button').click()
  await lowered.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.get('quality')).toBe('full')
  await stop(page)
  expect(complaints).toEqual([])
})

test.each(locales)('basic in %s: an expression is edited in place; what cannot be read is named, and the last one keeps running', async (locale) => {
  const { page, complaints } = await open(pathIn(locale, '/compute/basic?order=together&quality=full'), 'webgl2', false)
  await isLive(page)
  const message = page.locator('[data-demo-message]')
  const total = page.locator('[data-readout=total]')
  const write = (text: string): Promise<void> => page.locator('[data-control=each]').fill(text)
  await write('x * 2')
  await expect.poll(() => total.textContent()).toBe('100.0000')
  await write('x * foo')
  await expect.poll(() => message.textContent()).toContain(locale === 'ja' ? '「foo」という名前は使えません' : 'The name “foo” is not known here')
  expect(await total.textContent()).toBe('100.0000')
  await write('1 - x')
  await message.waitFor({ state: 'detached' })
  await expect.poll(() => total.textContent()).toBe('50.00000')
  await expect.poll(() => new URL(page.url()).searchParams.get('each')).toBe('1 - x')
  expect(complaints).toEqual([])
})

test.each(languages(0))(
  'an L-system in %s: readers edit its grammar in place; an error names its line and column, and the last picture stays',
  async (locale) => {
    const { page, complaints } = await open(pathIn(locale, '/lsystem?preset=koch&detail=simple&quality=full'), 'webgl2', false)
    await isLive(page)
    const message = page.locator('[data-demo-message]')
    const branches = page.locator('[data-readout=branches]')
    const grammar = page.locator('textarea[data-control=grammar]')
    const inAddress = (name: string): string | null => new URL(page.url()).searchParams.get(name)
    expect(await grammar.inputValue()).toContain('F -> F+F--F+F')
    await expect.poll(() => branches.textContent()).toBe('768')
    await grammar.fill('axiom: F\nF -> F[+F')
    await expect.poll(() => message.textContent()).toContain(locale === 'ja' ? '2行7列' : 'Line 2, column 7')
    expect(await branches.textContent()).toBe('768')
    const doubled = 'steps: 3\naxiom: F\nF -> FF'
    await grammar.fill(doubled)
    await message.waitFor({ state: 'detached' })
    await expect.poll(() => branches.textContent()).toBe('8')
    await expect.poll(() => inAddress('grammar')).toBe(doubled)
    await choose(page, 'preset', 'dragon')
    await expect.poll(() => grammar.inputValue()).toContain('axiom: FX')
    await expect.poll(() => inAddress('grammar')).toBe(null)
    expect(complaints).toEqual([])
  },
)

test.each(languages(1))('draw in %s: the keys paint, undo and redo lead back and forth, and the picture is saved', async (locale) => {
  const { page, complaints } = await open(pathIn(locale, '/compute/draw?sheet=blank&steps=0&size=20&quality=full'), 'webgl2', false)
  await isLive(page)
  const stage = page.locator('[data-demo-stage]')
  // The buttons are below; numbers are counted while the picture is in view.
  const onSheet = async (): Promise<number> => {
    await stage.scrollIntoViewIfNeeded()
    return Number(await page.locator('[data-readout=there]').textContent())
  }
  const press = (name: string) => page.locator(`[data-control=${name}]`).click()
  await expect.poll(onSheet).toBe(0)
  await stage.focus()
  await page.keyboard.down(' ')
  await expect.poll(onSheet).toBeGreaterThan(10)
  await page.keyboard.up(' ')
  await press('undo')
  await expect.poll(onSheet).toBe(0)
  await press('redo')
  await expect.poll(onSheet).toBeGreaterThan(10)
  const download = page.waitForEvent('download')
  await press('save')
  expect((await download).suggestedFilename()).toBe('watercolour.png')
  expect(complaints).toEqual([])
})

test.each(languages(0))('particles in %s: colours and sizes change the picture, and stand in the address', async (locale) => {
  const { page, complaints } = await open(pathIn(locale, '/compute/particles?count=20000&quality=full'), 'webgl2', false)
  await isLive(page)
  await stop(page)
  const first = await look(page)
  await choose(page, 'palette', 'ember')
  await step(page, 3)
  await expect.poll(async () => shareOfDifferent(await look(page), first, 12)).toBeGreaterThan(0.1)
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ count: '20000', palette: 'ember', quality: 'full' })
  expect(complaints).toEqual([])
})

test.each(languages(1))('diffusion in %s: colours and regimes change the picture, and the rates are told', async (locale) => {
  const { page, complaints } = await open(pathIn(locale, '/compute/diffusion?steps=8&quality=full'), 'webgl2', false)
  await isLive(page)
  await stop(page)
  const first = await look(page)
  await choose(page, 'palette', 'indigo')
  await expect.poll(async () => shareOfDifferent(await look(page), first, 12)).toBeGreaterThan(0.3)
  const second = await look(page)
  await choose(page, 'regime', 'beta')
  await step(page, 6)
  await expect.poll(async () => shareOfDifferent(await look(page), second, 12)).toBeGreaterThan(0.01)
  await expect.poll(() => page.locator('[data-readout=rates]').textContent()).toBe('F 0.0260, k 0.0510')
  expect(complaints).toEqual([])
})

test.each(languages(0))('fluid in %s: the numbers say that the divergence is gone, and every view is another picture', async (locale) => {
  const { page, complaints } = await open(pathIn(locale, '/compute/fluid?sharp=off&vorticity=0&quality=full'), 'webgl2', false)
  await isLive(page)
  const number = async (name: string): Promise<number> => Number(await page.locator(`[data-readout=${name}]`).textContent())
  await expect.poll(() => number('before')).toBeGreaterThan(1)
  expect((await number('before')) / (await number('after'))).toBeGreaterThan(20)
  await stop(page)
  let last = await look(page)
  for (const view of ['velocity', 'vorticity', 'pressure', 'divergence']) {
    await choose(page, 'view', view)
    // The page is told between two frames, which software takes its time for.
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe(view)
    await expect.poll(async () => shareOfDifferent(await look(page), last, 12)).toBeGreaterThan(0.02)
    last = await look(page)
  }
  expect(complaints).toEqual([])
})

test.each(
  (
    [
      ['webgl/particles', 'webgpu', 'WebGL2'],
      ['webgpu/particles', 'webgl2', 'WebGPU'],
      ['webgl/draw', 'webgpu', 'WebGL2'],
      ['webgpu/draw', 'webgl2', 'WebGPU'],
    ] as const
  ).flatMap((names, i) => languages(i).map((locale) => [...names, locale] as const)),
)('the page %s stands beside the one with nodes, and says when its backend is missing', async (name, other, wanted, locale) => {
  const path = pathIn(locale, `/compute/${name}`)
  const html = built(`${path}/index.html`)
  expect(html).toContain('<table')
  expect(readPage(locale, `/compute/${name}`).links.map(({ pathname }) => pathname)).toContain(pathIn(locale, `/compute/${name.replace(/^\w+\//, '')}`))
  const { page } = await open(path, other)
  await page.waitForSelector('[data-phase="without gpu"]')
  expect(await page.getByRole('status').textContent()).toContain(wanted)
  expect(await page.locator('[data-demo-stage] > img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(demoPosterSize.width)
})
