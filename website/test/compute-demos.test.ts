/** The compute demos on their pages, in both languages: what is particular to them; what all demos have in common is in demos.test.ts. */
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forceBackend, type Backend } from '../../internal/testing/force-backend.mjs'
import { built, complaintsOf, locales, openSite, pathIn, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A small page that stands still, so that pictures can be compared. */
const withPage = async <R>(path: string, backend: Backend | 'none', use: (page: Page, complaints: readonly string[]) => Promise<R>): Promise<R> => {
  const context = await site.newContext({ viewport: { width: 400, height: 900 }, reducedMotion: 'reduce' })
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
const isLive = (page: Page) => page.waitForSelector('[data-phase=live]')
const look = async (page: Page): Promise<Buffer> => {
  const image = await page.locator('[data-demo-stage]').screenshot({ style: '[data-demo-stage] ~ * { visibility: hidden }' })
  return sharp(image).removeAlpha().raw().toBuffer()
}
/** The part of the bytes that are clearly others. */
const difference = (one: Buffer, other: Buffer): number => one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 12).length / one.length
const choose = (page: Page, control: string, value: string) => page.locator(`select[data-control=${control}]`).selectOption(value)
const step = async (page: Page, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.locator('[data-tool=step]').click()
}

describe.each(locales)('in %s', (locale) => {
  test('particles: colours and sizes change the picture, and stand in the address', async () => {
    await withPage(pathIn(locale, '/compute/particles?count=20000'), 'webgl2', async (page, complaints) => {
      await isLive(page)
      const first = await look(page)
      await choose(page, 'palette', 'ember')
      await step(page, 3)
      await expect.poll(async () => difference(await look(page), first)).toBeGreaterThan(0.1)
      await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ count: '20000', palette: 'ember' })
      expect(complaints).toEqual([])
    })
  })

  test('diffusion: colours and regimes change the picture, and the rates are told', async () => {
    await withPage(pathIn(locale, '/compute/diffusion?steps=20'), 'webgl2', async (page, complaints) => {
      await isLive(page)
      const first = await look(page)
      await choose(page, 'palette', 'indigo')
      await expect.poll(async () => difference(await look(page), first)).toBeGreaterThan(0.3)
      const second = await look(page)
      await choose(page, 'regime', 'beta')
      await step(page, 12)
      await expect.poll(async () => difference(await look(page), second)).toBeGreaterThan(0.1)
      await expect.poll(() => page.locator('[data-readout=rates]').textContent()).toBe('F 0.0260, k 0.0510')
      expect(complaints).toEqual([])
    })
  })

  test('fluid: the numbers say that the divergence is gone, and every view is another picture', async () => {
    await withPage(pathIn(locale, '/compute/fluid'), 'webgl2', async (page, complaints) => {
      await isLive(page)
      const number = async (name: string): Promise<number> => Number(await page.locator(`[data-readout=${name}]`).textContent())
      await expect.poll(() => number('before')).toBeGreaterThan(1)
      expect((await number('before')) / (await number('after'))).toBeGreaterThan(20)
      let last = await look(page)
      for (const view of ['velocity', 'vorticity', 'pressure', 'divergence']) {
        await choose(page, 'view', view)
        // The page is told between two frames, which software takes its time for.
        await expect.poll(() => new URL(page.url()).search).toBe(`?view=${view}`)
        await expect.poll(async () => difference(await look(page), last)).toBeGreaterThan(0.02)
        last = await look(page)
      }
      expect(complaints).toEqual([])
    })
  })

  test.each([
    ['webgl', 'webgpu', 'WebGL2'],
    ['webgpu', 'webgl2', 'WebGPU'],
  ] as const)('the page for %s stands beside the one with nodes, and says when its backend is missing', async (name, other, wanted) => {
    const path = pathIn(locale, `/compute/${name}/particles`)
    const html = built(`${path}/index.html`)
    expect(html).toContain('<table')
    expect(html).toContain(`href=${pathIn(locale, '/compute/particles')}`)
    await withPage(path, other, async (page) => {
      await page.waitForSelector('[data-phase="without gpu"]')
      expect(await page.getByRole('status').textContent()).toContain(wanted)
      expect(await page.locator('[data-demo-stage] > img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(960)
    })
  })
})
