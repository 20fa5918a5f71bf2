/** What a newcomer meets first: the silk of the home page, the program beside it, and the live pictures of the guide. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { render } from 'kirari/js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends, forceBackend, givenContexts, type Backend } from '../../../internal/testing/force-backend.mjs'
import { countColours, differenceOf, waitForColours } from '../../../internal/testing/screenshot.mjs'
import { firstNumbers, textOf } from '../../src/components/hello/program.ts'
import { picture, uniforms } from '../../src/components/hello/picture.ts'
import { fragment as starGlow } from '../../src/home-samples/star-glow.ts'
import { oneOf, paired } from '../cover/paired.ts'
import { coarse, complaintsOf, locales, openSite, openUndrawn, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { steady } from '../browser/visit.ts'
import { shotOf } from '../browser/shot.ts'

let site: Site
/** For what is around pictures that are live. */
let undrawn: Site
beforeAll(async () => {
  ;[site, undrawn] = await Promise.all([openSite(), openUndrawn()])
})
afterAll(() => Promise.all([site.close(), undrawn.close()]))

const wide = { width: 720, height: 520 }
/** Between two looks: each is a screenshot that is compared. */
const seldom = { interval: 300 }
const narrow = { width: 390, height: 844 }

const drawnTab = tabsOf(() => site)
const undrawnTab = tabsOf(() => undrawn)

/** Time stands still on the page: each frame comes at the same moment. */
const holdTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const request = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = (callback) => request(() => callback(1000))
  })

type How = BrowserContextOptions & { readonly isHeld?: boolean; readonly theme?: 'light' | 'dark' }

const open = async (path: string, backend: Backend | 'none', { isHeld = false, theme = 'light', ...options }: How = {}) => {
  // Without a GPU nothing is drawn.
  const borrow = backend === 'none' ? undrawnTab : drawnTab
  const { page } = await borrow(
    { viewport: wide, ...coarse, ...options },
    {
      name: `${backend} ${isHeld} ${theme}`,
      prepare: async (fresh) => {
        await forceBackend(fresh, backend)
        if (isHeld) await holdTime(fresh)
        await fresh.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
      },
    },
  )
  const complaints = complaintsOf(page)
  await page.goto(path)
  return { page, complaints }
}

const silk = (page: Page) => page.locator('[data-picture]')

describe('the silk', () => {
  test.each(paired(backends, locales))('is drawn, and has a name, on %s, in %s', async (backend, locale) => {
    const { page, complaints } = await open(pathIn(locale, '/'), backend)
    await page.locator('[data-picture=live] canvas').waitFor()
    expect(await waitForColours(silk(page))).toBeGreaterThan(40)
    expect(await givenContexts(page)).toContain(backend)
    expect(await silk(page).getAttribute('aria-label')).toMatch(locale === 'ja' ? /絹/ : /[Ss]ilk/)
    expect(complaints).toEqual([])
  })

  const shapes = [
    { shape: 'wide', viewport: wide, theme: 'light' },
    { shape: 'narrow', viewport: narrow, theme: 'dark' },
  ] as const
  test.each(paired(shapes, backends).map(([shape, backend]) => ({ ...shape, backend })))(
    'takes over from the $shape $theme poster without a flash, on $backend',
    async ({ viewport, theme, backend }) => {
      const shot = async (how: Backend | 'none'): Promise<Buffer> => {
        const { page } = await open('/', how, { viewport, theme, isHeld: true })
        // Only the picture is compared.
        await page.addStyleTag({ content: '[data-picture] ~ * { visibility: hidden }' })
        await page.locator(how === 'none' ? '[data-picture=failed]' : '[data-picture=live]').waitFor()
        return steady(() => shotOf(silk(page)))
      }
      const { mean, part } = await differenceOf(await shot('none'), await shot(backend))
      expect(mean).toBeLessThan(2)
      expect(part).toBeLessThan(0.005)
    },
  )

  // Both are values of uniforms, which the tests of the engine give to each backend.
  test.each(oneOf(backends))('answers the pointer and the colour mode on %s', async (backend) => {
    // Wide enough for the button of the colour mode to stand in the bar.
    const { page } = await open('/', backend, { viewport: { width: 1024, height: 640 }, isHeld: true })
    await page.locator('[data-picture=live]').waitFor()
    const before = await shotOf(silk(page))
    // A move that comes while the page is still busy may be lost: it is made again until it is answered.
    const answer = async (): Promise<number> => {
      await page.mouse.move(340, 460)
      await page.mouse.move(300, 500)
      return (await differenceOf(before, await shotOf(silk(page)))).part
    }
    await expect.poll(answer, seldom).toBeGreaterThan(0.005)
    await page.locator('button[class*=toggleButton]').click()
    await expect.poll(async () => (await differenceOf(before, await shotOf(silk(page)))).mean, seldom).toBeGreaterThan(60)
  })

  test('stays a still picture without a GPU, and says nothing about it', async () => {
    const { page, complaints } = await open('/', 'none')
    await page.locator('[data-picture=failed]').waitFor()
    expect(await countColours(silk(page))).toBeGreaterThan(40)
    expect(await page.locator('[data-picture] canvas').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  /** It stands still; with the button it moves. */
  const movesWhenAsked = async (page: Page): Promise<void> => {
    const play = page.getByRole('button', { name: 'Play the animation' })
    await play.waitFor()
    expect(await page.locator('[data-picture] canvas').count()).toBe(0)
    await play.click()
    await page.locator('[data-picture=live] canvas').waitFor()
    await page.getByRole('button', { name: 'Pause the animation' }).waitFor()
  }

  test('stays still where software plays the GPU, until the reader asks for it', async () => {
    const { page } = await undrawnTab({ viewport: wide })
    await page.goto('/')
    await movesWhenAsked(page)
  })

  test('stays still for readers who prefer less motion, until they ask for it', async () => {
    const { page } = await undrawnTab({ viewport: wide, reducedMotion: 'reduce' }, { name: 'webgl2', prepare: (fresh) => forceBackend(fresh, 'webgl2') })
    await page.goto('/')
    await movesWhenAsked(page)
  })

  test('is there without a script', async () => {
    const { page } = await undrawnTab({ viewport: wide, javaScriptEnabled: false })
    await page.goto('/')
    expect((await shotOf(silk(page))).length).toBeGreaterThan(20_000)
  })
})

/** The fragment that the program on the page shows. */
const runProgram = async (text: string): Promise<typeof picture> => {
  const [, body = ''] = /fragment: (.*),\n/.exec(text) ?? []
  const file = join(import.meta.dirname, `../../../.cache/program-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.mjs`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import { uv, time, vec4 } from 'kirari/node'\nexport const fragment = ${body}\n`)
  // The line above exports it.
  const module = (await import(file)) as { readonly fragment: typeof picture }
  return module.fragment
}

describe('the smallest program', () => {
  test.each([firstNumbers, { swing: 0.25, middle: 0.6, opacity: 0.5 }, { swing: 1, middle: 0, opacity: 0 }])(
    'is what the picture draws: %o',
    async (numbers) => {
      const fragment = await runProgram(textOf(numbers))
      for (const name of ['swing', 'middle', 'opacity'] as const) uniforms[name].value = numbers[name]
      const options = { width: 16, height: 12, time: 0.7 }
      expect(render(picture, options)).toEqual(render(fragment, options))
    },
  )

  // The names are words of the page in both languages; the rest is the same.
  test.each(oneOf(locales, 1))('changes its picture and its text with the arrow keys, and is copied as it stands, in %s', async (locale) => {
    const { page } = await open(pathIn(locale, '/'), 'webgl2', { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' })
    const code = page.locator('figure.code').first()
    const slider = code.getByRole('slider').nth(1)
    expect(await slider.getAttribute('aria-label')).toMatch(locale === 'ja' ? /青/ : /blue/)
    const canvas = page.locator('main canvas')
    await canvas.waitFor()
    await waitForColours(canvas)
    const before = await shotOf(canvas)
    await slider.focus()
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await differenceOf(before, await shotOf(canvas))).mean, seldom).toBeGreaterThan(10)
    await code.getByRole('button').click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf({ ...firstNumbers, middle: 0.8 }))
  })
})

describe('the pictures to follow', () => {
  test.each(oneOf(backends, 1))('are live while they are in view and nobody has paused them, and lead on, on %s', async (backend) => {
    const { page, complaints } = await open('/', backend)
    const tiles = page.locator('[class*=tiles] a')
    expect(await tiles.count()).toBeGreaterThanOrEqual(8)
    await tiles.nth(3).scrollIntoViewIfNeeded()
    const button = page.locator('[class*=tiles]').locator('..').locator('[aria-label$="the animation"]')
    await button.waitFor()
    // A GPU that is software starts when it is asked to.
    if ((await button.getAttribute('aria-label')) === 'Play the animation') await button.click()
    // The click scrolled to the button, which may have moved the picture out of view.
    await tiles.nth(3).scrollIntoViewIfNeeded()
    await tiles.nth(3).locator('[data-tile=live] canvas').waitFor()
    await tiles.nth(3).click()
    expect(new URL(page.url()).pathname).toMatch(/^\/addons\//)
    expect(complaints).toEqual([])
  })
})

describe('the picture whose pixels are told', () => {
  test.each(oneOf(locales, 1))('says what its shader computes for the pixel that the arrow keys choose, in %s', async (locale) => {
    const { page, complaints } = await open(pathIn(locale, '/'), 'none')
    const point = page.locator('[class*=picture] button[role=slider]')
    await point.focus()
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowUp']) await page.keyboard.press(key)
    const numbers = async (name: string): Promise<readonly number[]> =>
      ((await page.locator(`[data-value=${name}]`).textContent()) ?? '').replaceAll('−', '-').split(', ').map(Number)
    const [x = 0, y = 0] = await numbers('uv')
    expect([x, y]).toEqual([0.64, 0.77])
    const told = await numbers('fragment')
    // The same place in a picture drawn by the other compiler of the CPU, whose pixels have eight bits.
    const [width, height] = [200, 100]
    const pixels = render(starGlow, { width, height })
    const at = 4 * (Math.floor((1 - y) * height) * width + Math.floor(x * width))
    told.forEach((part, i) => expect(Math.abs(part - (pixels[at + i] ?? Number.NaN) / 255)).toBeLessThan(0.03))
    expect(complaints).toEqual([])
  })
})

describe('the live pictures of the guide', () => {
  // One of them is drawn on the other backend below.
  test.each(oneOf(backends, 1))('are drawn as they come into view, on %s', async (backend) => {
    const { page, complaints } = await open('/guide/fundamentals/getting-started/own-page', backend, { reducedMotion: 'reduce' })
    const pictures = page.locator('[data-scene]')
    const count = await pictures.count()
    expect(count).toBeGreaterThan(2)
    for (let i = 0; i < count; i++) {
      await pictures.nth(i).scrollIntoViewIfNeeded()
      const canvas = pictures.nth(i).locator('canvas')
      await canvas.waitFor()
      expect(await waitForColours(canvas)).toBeGreaterThan(8)
    }
    expect(complaints).toEqual([])
  })

  test('answer their sliders', async () => {
    const { page } = await open('/ja/guide/techniques/interactive-effects/pointer', 'webgl2', { reducedMotion: 'reduce' })
    const canvas = page.locator('[data-scene=pointer] canvas')
    await page.locator('[data-scene=pointer]').scrollIntoViewIfNeeded()
    await canvas.waitFor()
    await waitForColours(canvas)
    const before = await shotOf(canvas)
    await page.getByLabel('輪の数', { exact: true }).fill('30')
    await expect.poll(async () => (await differenceOf(before, await shotOf(canvas))).part, seldom).toBeGreaterThan(0.1)
  })

  test('are still pictures with a reason where there is no GPU', async () => {
    const { page, complaints } = await open('/ja/guide/', 'none')
    await page.getByText('静止画を表示しています').waitFor()
    expect(await countColours(page.locator('[data-scene]').first())).toBeGreaterThan(8)
    expect(complaints).toEqual([])
  })
})

test('a page stays whole when the code of its pictures does not come', async () => {
  const { page } = await open('/', 'none')
  await page.locator('[data-picture=failed]').waitFor()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  // What the page's HTML names is the page itself; what a script asks for later is the code of its pictures.
  const html = await page.evaluate(async () => (await fetch(location.href)).text())
  const late = loaded.filter((name) => name.endsWith('.js') && !html.includes(new URL(name).pathname))
  // A profile that has never had the code, or it would be in its cache.
  const { page: cut } = await undrawnTab({ viewport: wide }, { name: 'without code', prepare: () => Promise.resolve() })
  const asked = new Set<string>()
  for (const address of late) {
    await cut.route(address, (route) => {
      asked.add(address)
      return route.abort()
    })
  }
  await cut.goto('/')
  await expect.poll(() => asked.size, seldom).toBeGreaterThan(0)
  await cut.waitForTimeout(500)
  expect(await cut.locator('h1').count()).toBe(1)
  expect(await countColours(silk(cut))).toBeGreaterThan(40)
  expect(await cut.locator('main img').first().isVisible()).toBe(true)
})
