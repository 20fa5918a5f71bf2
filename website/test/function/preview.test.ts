/**
 * What can be done with the picture of a function, in a real browser: its values are in the address, its points take the pointer, fingers and
 * keys, both backends can draw it, and what they draw is compared. Its drawing is in function-page.test.ts.
 */
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forceBackend } from '../../../internal/testing/force-backend.mjs'
import { oneOf, paired } from '../cover/paired.ts'
import { shareOfDifferent } from '../browser/screenshot.ts'
import { complaintsOf, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { clickLabel, phone, steady } from '../browser/visit.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const borrow = tabsOf(() => site)

const rectangle = '/addons/sdf/rectSDF'

type Options = BrowserContextOptions & {
  /** Both when nothing is said; then the engine takes WebGL2, since software plays the GPU. */
  readonly only?: 'webgl2' | 'webgpu' | 'none'
  /** Whether the page counts what it holds of the GPU. */
  readonly isCounting?: boolean
}

/** Low, so that a picture has few pixels, and wide enough for what stands beside a text. */
const usual = { width: 1000, height: 700 } as const

const open = async (path: string, { only, isCounting = false, ...options }: Options = {}): Promise<Page> => {
  const { page } = await borrow(
    { viewport: usual, reducedMotion: 'reduce', ...options },
    {
      name: `${only ?? 'both'} ${isCounting}`,
      prepare: async (fresh) => {
        if (only) await forceBackend(fresh, only)
        if (isCounting) await counting(fresh)
      },
    },
  )
  await page.goto(path)
  return page
}
const openLive = async (path: string, options?: Options): Promise<Page> => {
  const page = await open(path, options)
  await page.locator('[data-preview]').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-preview=live]')
  return page
}

const hashOf = (page: Page): string => new URL(page.url()).hash
const value = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()
const said = (page: Page) => page.locator('figure [role=status]').innerText()
const look = (page: Page) => shotOf(page.locator('[data-preview]'), { style: '[data-preview] button { visibility: hidden }' })
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} has no place on the page.`)
  return box
}

describe('the address', () => {
  test('has the values that were set, without steps in the history, and none after a reset', async () => {
    const page = await openLive(rectangle, { only: 'webgl2' })
    const steps = await page.evaluate(() => history.length)
    const slider = page.getByLabel('halfSize x')
    await slider.press('ArrowRight')
    await slider.press('ArrowRight')
    await expect.poll(() => hashOf(page)).toBe('#halfSize=0.62,0.4')
    await page.getByLabel('radius').press('Home')
    await expect.poll(() => hashOf(page)).toBe('#halfSize=0.62,0.4&radius=0')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => page.url().includes('#')).toBe(false)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('gives the picture again', async () => {
    const page = await openLive(rectangle, { only: 'webgl2' })
    await page.getByLabel('halfSize x').press('Home')
    await expect.poll(() => hashOf(page)).toBe('#halfSize=0,0.4')
    // The address may know the value a frame before the picture does.
    const expected = await steady(() => look(page))
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await page.waitForSelector('[data-preview=live]')
    expect(await value(page, 'halfSize x')).toBe('0')
    await expect.poll(async () => shareOfDifferent(await look(page), expected)).toBeLessThan(0.001)
    expect(await said(page)).toMatch(/^$|WebGPU/)
  })

  test('of a heading stays a heading, and going back brings the values of then', async () => {
    const page = await open(`${rectangle}#formula`, { only: 'webgl2' })
    await page.locator('[data-preview]').scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-preview=live]')
    expect(hashOf(page)).toBe('#formula')
    expect(await value(page, 'radius')).toBe('0.1')
    await page.getByLabel('radius').press('End')
    await expect.poll(() => hashOf(page)).toBe('#radius=0.5')
    await page.locator('.table-of-contents a[href="#accuracy"]').click()
    await expect.poll(() => hashOf(page)).toBe('#accuracy')
    expect(await value(page, 'radius')).toBe('0.5')
    await page.getByLabel('radius').press('Home')
    await expect.poll(() => hashOf(page)).toBe('#radius=0')
    await page.goBack()
    await expect.poll(() => value(page, 'radius')).toBe('0.5')
    expect(hashOf(page)).toBe('#radius=0.5')
    await page.goForward()
    await expect.poll(() => value(page, 'radius')).toBe('0')
  })

  test.each([
    ['en', 'were set to the nearest: radius', 'Unknown in the link: foo'],
    ['ja', '最も近い値にしました：radius', '不明な名前：foo'],
  ] as const)('with what the picture cannot take is corrected, and the page says so in %s', async (locale, corrected, unknown) => {
    const page = await openLive(`${pathIn(locale, rectangle)}#radius=9&halfSize=0.3,0.3&foo=1`, { only: 'webgl2' })
    expect(await value(page, 'radius')).toBe('0.5')
    expect(await value(page, 'halfSize y')).toBe('0.3')
    await expect.poll(() => said(page)).toContain(corrected)
    expect(await said(page)).toContain(unknown)
    await expect.poll(() => hashOf(page)).toBe('#halfSize=0.3,0.3&radius=0.5')
  })

  test('stays with the page in another language', async () => {
    const page = await openLive(rectangle, { only: 'webgl2' })
    await page.getByLabel('radius').press('Home')
    await expect.poll(() => hashOf(page)).toBe('#radius=0')
    const link = page.locator('.navbar a[lang=ja]')
    await expect.poll(() => link.getAttribute('href')).toContain('#radius=0')
    await page.goto((await link.getAttribute('href')) ?? '')
    await page.waitForSelector('[data-preview=live]')
    expect(new URL(page.url()).pathname).toBe(`/ja${rectangle}`)
    expect(await value(page, 'radius')).toBe('0')
  })

  test('is copied by a button, with what was set just now', async () => {
    const page = await openLive(rectangle, { only: 'webgl2', permissions: ['clipboard-read', 'clipboard-write'] })
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy link to this preview' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copied()).toBe(`${site.url}${rectangle}#preview`)
    await page.getByLabel('radius').press('End')
    await page.getByRole('button', { name: 'Copy link to this preview' }).waitFor()
    expect(await copied()).toBe(`${site.url}${rectangle}#radius=0.5`)
  })
})

describe('the points of a picture', () => {
  test('take the focus and the arrow keys, by a step or by ten, and say where they are', async () => {
    const page = await openLive(rectangle, { only: 'webgl2' })
    const point = page.getByRole('slider', { name: 'p in the preview' })
    expect(await point.getAttribute('aria-valuetext')).toBe('x 0.92, y 0.58')
    await point.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('x 0.91, y 0.48')
    expect(await value(page, 'p x')).toBe('0.91')
    await page.keyboard.press('Home')
    await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('x −1.00, y 0.48')
    await expect.poll(() => hashOf(page)).toBe('#p=-1,0.48')
  })

  test('go where the arrow points, also where more of a value is further down', async () => {
    const page = await openLive('/addons/sdf/boxSDF', { only: 'webgl2' })
    const point = page.getByRole('slider', { name: 'probe in the preview' })
    const before = await boxOf(page, '[data-handle]')
    await point.press('Shift+ArrowUp')
    await expect.poll(async () => (await boxOf(page, '[data-handle]')).y).toBeLessThan(before.y - 2)
    expect((await boxOf(page, '[data-handle]')).x).toBeCloseTo(before.x, 0)
  })

  test('have names in Japanese', async () => {
    const page = await openLive(`/ja${rectangle}`, { only: 'webgl2' })
    const point = page.getByRole('slider', { name: 'プレビューのp' })
    expect(await point.getAttribute('aria-roledescription')).toBe('点')
  })

  test('are under the finger that drags them, and the page is still; elsewhere a finger scrolls the page, and a tap brings a point', async () => {
    const page = await openLive(rectangle, { only: 'webgl2', viewport: phone, hasTouch: true, isMobile: true })
    const session = await page.context().newCDPSession(page)
    const swipe = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      await touch('touchStart', ...from)
      for (let i = 1; i <= 8; i++) await touch('touchMove', from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8)
      await touch('touchEnd', ...to)
    }
    const top = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => document.querySelector('[data-preview]')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const point = page.locator('[data-handle]')
    const handle = await boxOf(page, '[data-handle]')
    const before = await top()
    const middle = [handle.x + handle.width / 2, handle.y + handle.height / 2] as const
    await swipe(middle, [middle[0] - 40, middle[1] + 60])
    await expect.poll(() => point.getAttribute('aria-valuetext')).not.toBe('x 0.92, y 0.58')
    expect(await top()).toBe(before)
    const moved = await point.getAttribute('aria-valuetext')

    const picture = await boxOf(page, '[data-preview]')
    const elsewhere = [picture.x + picture.width * 0.2, picture.y + picture.height * 0.9] as const
    await swipe(elsewhere, [elsewhere[0], elsewhere[1] - 90])
    await expect.poll(top).toBeGreaterThan(before)
    expect(await point.getAttribute('aria-valuetext')).toBe(moved)

    // A tap on a page that still scrolls only stops it; the next one is for what lies there.
    const tap = async (): Promise<string | null> => {
      await page.evaluate(() => document.querySelector('[data-preview]')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const now = await boxOf(page, '[data-preview]')
      await page.touchscreen.tap(now.x + now.width / 2, now.y + now.height / 2)
      return point.getAttribute('aria-valuetext')
    }
    await expect.poll(tap, { interval: 1000 }).toMatch(/^x −?0\.0\d, y −?0\.0\d$/)
  })

  test('are all inside the picture, whatever their values', async () => {
    const page = await openLive(`${rectangle}#p=1,1`, { only: 'webgl2', viewport: phone })
    const picture = await boxOf(page, '[data-preview]')
    const point = await boxOf(page, '[data-handle]')
    const [x, y] = [point.x + point.width / 2, point.y + point.height / 2]
    expect(x > picture.x && x < picture.x + picture.width && y >= picture.y && y < picture.y + picture.height).toBe(true)
  })
})

/** Counts what the page holds of the GPU: `webgl` contexts and `webgpu` devices that are alive, and the most there ever were at a time. */
const counting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = []
    let devices = 0
    const most = { webgl: 0, webgpu: 0 }
    const alive = () => ({ webgl: contexts.filter((gl) => !gl.isContextLost()).length, webgpu: devices })
    const count = (): void => {
      most.webgl = Math.max(most.webgl, alive().webgl)
      most.webgpu = Math.max(most.webgpu, alive().webgpu)
    }
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const { getContext } = prototype
      prototype.getContext = function (this: HTMLCanvasElement | OffscreenCanvas, ...args: unknown[]) {
        const context: unknown = Reflect.apply(getContext, this, args)
        if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) contexts.push(context)
        count()
        return context
      } as typeof getContext
    }
    const { requestDevice } = GPUAdapter.prototype
    GPUAdapter.prototype.requestDevice = async function (...args) {
      const device = await Reflect.apply(requestDevice, this, args)
      devices++
      count()
      void device.lost.then(() => devices--)
      return device
    }
    Object.assign(globalThis, { gpuCount: () => ({ alive: alive(), most }) })
  })
type Count = { readonly webgl: number; readonly webgpu: number }
const gpuCount = (page: Page) =>
  // `counting` has put it there.
  page.evaluate(() => (globalThis as unknown as { readonly gpuCount: () => { readonly alive: Count; readonly most: Count } }).gpuCount())

describe('the backends', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name })

  test('can be chosen, without a blank picture; the address keeps the choice, and the page one context of each', async () => {
    const page = await openLive(`${rectangle}#halfSize=0.2,0.2`, { isCounting: true })
    const complaints = complaintsOf(page)
    expect(await page.getAttribute('[data-preview]', 'data-backend')).toBe('webgl2')
    expect(await page.getByRole('group', { name: 'Drawn by' }).count()).toBe(1)
    const before = await look(page)
    await clickLabel(radio(page, 'WebGPU'))
    await page.waitForSelector('[data-backend=webgpu]')
    expect(await radio(page, 'WebGPU').isChecked()).toBe(true)
    await expect.poll(() => page.locator('[data-preview] canvas').count()).toBe(1)
    await expect.poll(() => hashOf(page)).toBe('#halfSize=0.2,0.2&backend=webgpu')
    expect((await look(page)).length).toBeGreaterThan(before.length / 2)
    expect((await gpuCount(page)).alive).toEqual({ webgl: 0, webgpu: 1 })
    await page.reload()
    await page.waitForSelector('[data-backend=webgpu]')
    expect((await gpuCount(page)).most).toEqual({ webgl: 0, webgpu: 1 })
    await clickLabel(radio(page, 'WebGL2'))
    await page.waitForSelector('[data-backend=webgl2]')
    await expect.poll(async () => (await gpuCount(page)).alive).toEqual({ webgl: 1, webgpu: 0 })
    expect((await gpuCount(page)).most).toEqual({ webgl: 1, webgpu: 1 })
    expect(complaints).toEqual([])
  })

  test.each(
    paired(
      [
        ['en', 'This browser does not offer WebGPU', 'does not offer WebGL2'],
        ['ja', 'このブラウザではWebGPUを使えません', 'このブラウザではWebGL2を使えません'],
      ] as const,
      ['webgl2', 'webgpu'] as const,
    ).map(([words, only]) => [...words, only] as const),
  )('say in %s why one of them cannot be chosen, and that there is nothing to compare', async (locale, noWebGPU, noWebGL2, only) => {
    const page = await openLive(pathIn(locale, rectangle), { only })
    const compare = page.locator('figure [aria-pressed]')
    if (only === 'webgl2') {
      await expect.poll(() => said(page)).toContain(noWebGPU)
      expect(await radio(page, 'WebGPU').isDisabled()).toBe(true)
      expect(await radio(page, 'WebGL2').isChecked()).toBe(true)
      expect(await compare.isDisabled()).toBe(true)
    } else {
      // It is found out when the reader comes near.
      await compare.hover()
      await expect.poll(() => said(page)).toContain(noWebGL2)
      expect(await radio(page, 'WebGL2').isDisabled()).toBe(true)
    }
  })

  test('that a link asks for and that is not there is said, and the other draws', async () => {
    const page = await openLive(`${rectangle}#backend=webgpu&radius=0`, { only: 'webgl2' })
    await expect.poll(() => said(page)).toContain('does not offer WebGPU')
    expect(await page.getAttribute('[data-preview]', 'data-backend')).toBe('webgl2')
    expect(await value(page, 'radius')).toBe('0')
    await expect.poll(() => hashOf(page)).toBe('#radius=0')
  })

  test.each(
    oneOf([
      [
        'en',
        'Compare WebGL2 with WebGPU',
        /(?:pixels are equal|Largest difference: \d+ of 255, in [\d,]+ of [\d,]+ pixels).* Values: (?:equal to the bit|up to [\d,]+ ulp apart)/,
      ],
      ['ja', 'WebGL2とWebGPUを比較する', /(?:絵は同じです|最大の差は255段階中\d+).*(?:ビット単位で同じです|値の差は最大[\d,]+ ulpです)/],
    ] as const),
  )(
    'are compared in %s: the difference of picture and values is said and shown, again after a change, and nothing is left of it',
    async (locale, name, result) => {
      const page = await openLive(pathIn(locale, rectangle), { isCounting: true })
      const complaints = complaintsOf(page)
      const button = page.getByRole('button', { name })
      await button.click()
      expect(await button.getAttribute('aria-pressed')).toBe('true')
      await expect.poll(() => said(page)).toMatch(result)
      expect(await page.locator('[data-difference]').evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0))).toBeGreaterThan(300)
      await page.getByLabel('halfSize x').press('Home')
      await page.waitForTimeout(1000)
      await expect.poll(() => said(page)).toMatch(result)
      expect((await gpuCount(page)).alive).toEqual({ webgl: 1, webgpu: 1 })
      await button.click()
      await expect.poll(() => page.locator('[data-difference]').count()).toBe(0)
      await expect.poll(async () => (await gpuCount(page)).alive).toEqual({ webgl: 1, webgpu: 0 })
      expect((await gpuCount(page)).most).toEqual({ webgl: 2, webgpu: 1 })
      expect(complaints).toEqual([])
    },
  )

  test('are compared at one moment of a picture that moves', async () => {
    const page = await openLive('/addons/animation/easing/bounceOut', { reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Compare WebGL2 with WebGPU' }).click()
    await expect.poll(() => said(page)).toMatch(/pixels are equal|Largest difference: (?:\d|[1-5]\d) of 255/)
    await page.locator('#preview').getByRole('button', { name: 'Play the animation' }).click()
    await expect.poll(() => page.locator('[data-difference]').count()).toBe(0)
    expect(await page.locator('#preview').getByRole('button', { name: 'Pause the animation' }).count()).toBe(1)
  })
})

test.each(
  paired(locales, [
    ['a desk', { width: 1200, height: 1000 }],
    ['a phone', phone],
  ] as const).map(([locale, [device, viewport]]) => ({ locale, device, viewport })),
)('nothing moves on $device when the picture wakes, is compared, or a link is wrong, in $locale', async ({ locale, viewport }) => {
  const place = async (page: Page) => (await boxOf(page, 'h2')).y + (await page.evaluate(() => window.scrollY))
  const asleep = await open(pathIn(locale, rectangle), { viewport, only: 'none' })
  const expected = await place(asleep)
  await expect.poll(() => said(asleep)).toContain('WebGL2')
  expect(await place(asleep)).toBeCloseTo(expected, 0)
  const page = await openLive(`${pathIn(locale, rectangle)}#radius=9&foo=1`, { viewport })
  expect(await place(page)).toBeCloseTo(expected, 0)
  await page.locator('figure [aria-pressed]').click()
  await page.waitForSelector('[data-difference]')
  await expect.poll(() => said(page)).toMatch(/Values|値/)
  expect(await place(page)).toBeCloseTo(expected, 0)
})
