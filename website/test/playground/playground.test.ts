/** The playground as a reader uses it: what is written is drawn, on both backends; what is wrong is said; nothing is lost. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { fromHash, toHash } from '../../src/playground/link.ts'
import { expectNoViolations } from '../browser/axe.ts'
import { coarse, locales, openSite, pathIn, type Locale, type Site } from '../browser/site.ts'

/** The inspector of pages puts scripts into them, which their policy forbids. */
const forAxe = { reducedMotion: 'reduce', bypassCSP: true } as const

let site: Site
beforeAll(async () => {
  site = await openSite(chromiumFlags)
})
afterAll(() => site.close())

const red = "import { vec4 } from 'kirari/node'\nexport const fragment = vec4(1, 0, 0, 1)\n"
const gradient = "import { uv, vec4 } from 'kirari/node'\nconst p = uv.mul(0.5)\nexport const fragment = vec4(p, 0.25, 1)\n"

type Options = { readonly code?: string; readonly hash?: string; readonly locale?: Locale; readonly reducedMotion?: 'reduce' }

const open = async ({ code, hash, locale = 'en', reducedMotion }: Options = {}): Promise<Page> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...coarse, ...(reducedMotion && { reducedMotion }) })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${pathIn(locale, '/docs/playground')}${hash ?? (code === undefined ? '' : await toHash({ code, backend: 'auto' }))}`)
  return page
}
const state = (page: Page, name: string): Promise<unknown> => page.waitForSelector(`[data-playground-state=${name}]`)
const editor = (page: Page) => page.locator('[data-playground-editor] .cm-content')
/** In place of all code. */
const write = async (page: Page, code: string): Promise<void> => {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
/** The colour in the middle of the picture. */
const colour = async (page: Page): Promise<readonly number[]> => {
  const picture = await page.locator('[data-playground-frame]').screenshot()
  const sharp = (await import('sharp')).default
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  return [...data.subarray(at, at + 3)]
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('the code of a link is drawn, and what is written in its place', async () => {
    const page = await open({ hash: await toHash({ code: red, backend }) })
    await state(page, 'drawn')
    await expect.poll(() => colour(page)).toEqual([255, 0, 0])
    await write(page, red.replace('1, 0, 0', '0, 0, 1'))
    await expect.poll(() => colour(page)).toEqual([0, 0, 255])
    expect(await page.locator('[data-playground-state]').innerText()).toContain(backend === 'webgpu' ? 'WebGPU' : 'WebGL2')
  })
})

test('a mistake is said at its line, and the last picture stays', async () => {
  const page = await open({ code: red })
  await state(page, 'drawn')
  await expect.poll(() => colour(page)).toEqual([255, 0, 0])
  await write(page, `${gradient}\nconst wrong = p.add(vec4(1))`)
  await state(page, 'failed')
  const status = page.locator('[data-playground-state]')
  expect(await status.innerText()).toContain('S2001')
  expect(await status.locator('a').getAttribute('href')).toBe('/api/errors/type#S2001')
  expect(await colour(page)).toEqual([255, 0, 0])
  await status.getByRole('button', { name: 'Line 5' }).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('p.add(vec4(1))')
})

test('a loop that does not end is stopped, and the next code is drawn', async () => {
  const page = await open({ code: red })
  await state(page, 'drawn')
  await write(page, 'while (true) {}')
  await state(page, 'endless')
  await write(page, red.replace('1, 0, 0', '0, 1, 0'))
  await expect.poll(() => colour(page)).toEqual([0, 255, 0])
})

test('a texture of a data: address is drawn', async () => {
  // One pixel of (0, 255, 0).
  const image = await (
    await import('sharp')
  )
    .default({ create: { width: 1, height: 1, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  const code = `import { draw } from 'kirari'
import { texture, texture2D, uv, vec4 } from 'kirari/node'
import { loadImage } from 'kirari/texture'
const image = texture(texture2D)
void loadImage('data:image/png;base64,${image.toString('base64')}').then((loaded) => (image.value = loaded))
export const frame = [draw({ fragment: vec4(image.sample(uv).xyz, 1) })]
`
  const page = await open({ code })
  await state(page, 'drawn')
  await expect.poll(() => colour(page)).toEqual([0, 255, 0])
})

test('a number that JavaScript needs is dragged, and the code runs again', async () => {
  const page = await open({ code: "import { vec4 } from 'kirari/node'\nconst a = Math.sqrt(0.25)\nexport const fragment = vec4(a, 0, 0, 1)\n" })
  await state(page, 'drawn')
  await page.locator('.cm-line', { hasText: '0.25' }).getByText('0.25').click()
  // A drag that has not ended: its slider has not changed for good.
  const slider = page.locator('.pg-numbers input[type=range]')
  await slider.evaluate((input: HTMLInputElement) => {
    input.value = '0.04'
    input.dispatchEvent(new Event('input'))
  })
  await expect.poll(async () => (await colour(page))[0]).toBe(51)
})

test('a place of the page is no other code, and a link in the same tab keeps what was written', async () => {
  const page = await open({ code: red })
  await state(page, 'drawn')
  await write(page, gradient)
  await page.evaluate(() => (location.hash = '#code'))
  await page.evaluate(
    async (hash) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      if (!document.querySelector('.cm-content')?.textContent?.includes('uv.mul(0.5)')) throw new Error('The code is gone.')
      if (document.querySelector('[role=alert]')) throw new Error('The place is no damaged link.')
      location.hash = hash
    },
    await toHash({ code: red, backend: 'auto' }),
  )
  await expect.poll(() => editor(page).innerText()).toContain('vec4(1, 0, 0, 1)')
  await page.getByRole('button', { name: 'Restore my draft' }).click()
  await expect.poll(() => editor(page).innerText()).toContain('uv.mul(0.5)')
})

test('`ready` of the engine that a program makes resolves when its picture is drawn', async () => {
  const page = await open({
    code: `import { createEngine } from 'kirari'
import { vec4 } from 'kirari/node'
const engine = createEngine({ container: document.body, fragment: vec4(0, 1, 0, 1) })
void engine.ready.then(() => {
  throw new Error('ready on ' + engine.backend)
})`,
  })
  await state(page, 'failed')
  expect(await page.locator('[data-playground-state]').innerText()).toContain('ready on web')
})

test('a number is dragged by its slider, and the code and the picture follow', async () => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  await page.locator('.cm-line', { hasText: '0.25' }).getByText('0.25').click()
  const slider = page.locator('.pg-numbers input[type=range]')
  await slider.fill('0.5')
  await expect.poll(() => editor(page).innerText()).toContain('vec4(p, 0.5, 1)')
  await expect.poll(async () => (await colour(page))[2]).toBe(128)
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => editor(page).innerText()).toContain('vec4(p, 0.25, 1)')
})

test('a misspelled method is marked before it runs, and a suggestion completes a word', async () => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('const q = p.le')
  // The compiler may still be on its way.
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+Space')
      return page.locator('.cm-tooltip-autocomplete li').allInnerTexts()
    })
    .toEqual(expect.arrayContaining([expect.stringContaining('length')]))
  await page.keyboard.press('Escape')
  await page.keyboard.insertText('nght()')
  await page.locator('.cm-lintRange-error').first().waitFor()
  await expect.poll(() => page.locator('.cm-lintRange-error').allInnerTexts()).toContain('lenght')
})

test.each(locales)('a pixel is inspected in %s: its expressions, on the CPU and on the GPU', async (locale) => {
  const page = await open({ code: gradient, locale })
  await state(page, 'drawn')
  await page.locator('[data-tool=inspect]').click()
  await page.locator('[data-playground-frame]').click({ position: { x: 100, y: 100 } })
  const rows = page.locator('[data-inspector] tbody tr')
  await expect.poll(() => rows.count()).toBeGreaterThan(3)
  const cells = await rows.filter({ hasText: 'uv.mul(0.5)' }).first().locator('td').allInnerTexts()
  expect(cells.slice(0, 2)).toEqual(['uv.mul(0.5)', 'vec2'])
  expect(cells[2]).toBe(cells[3])
  expect(cells[4]).toBe('0')
  // The chosen expression is marked in the code and drawn: uv.mul(0.5) is dark in the middle.
  await rows.filter({ hasText: 'uv.mul(0.5)' }).first().getByRole('button').click()
  await expect.poll(() => page.locator('.pg-marked').innerText()).toBe('uv.mul(0.5)')
  await expect.poll(async () => (await colour(page))[2]).toBe(0)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.locator('[data-inspector] tr[aria-current]').count()).toBe(1)
})

test('the table of a pixel has the values of the changed code, and says when the code has a mistake', async () => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  await page.locator('[data-tool=inspect]').click()
  await page.getByLabel('x of the pixel').fill('10')
  const rows = page.locator('[data-inspector] tbody tr')
  await expect.poll(() => rows.filter({ hasText: 'uv.mul(0.5)' }).count()).toBeGreaterThan(0)
  await write(page, gradient.replace('0.5', '0.75'))
  await expect.poll(() => rows.filter({ hasText: 'uv.mul(0.75)' }).count()).toBeGreaterThan(0)
  expect(await page.getByLabel('x of the pixel').inputValue()).toBe('10')
  await write(page, gradient.replace('uv.mul', 'uv.mull'))
  await state(page, 'failed')
  await expect.poll(() => page.locator('[data-inspector]').innerText()).toContain('the code has a mistake')
})

test('an expression in a loop shows its last value under the pointer, and the value of the row that is selected', async () => {
  const code =
    "import { float, vec3, vec4 } from 'kirari/node'\nlet grey = float(0)\nfor (let i = 0; i < 3; i++) {\n  grey = grey.add(0.25)\n}\nexport const fragment = vec4(1, 0, 0, 1)\n"
  const page = await open({ code })
  await state(page, 'drawn')
  await page.locator('[data-tool=inspect]').click()
  await page.getByLabel('x of the pixel').fill('10')
  const rows = page.locator('[data-inspector] tbody tr').filter({ hasText: 'grey.add(0.25)' })
  await expect.poll(() => rows.count()).toBe(3)
  await page.locator('.cm-line', { hasText: 'grey.add' }).getByText('add').hover()
  await expect.poll(() => colour(page)).toEqual([191, 191, 191])
  for (const [row, grey] of [64, 128, 191].entries()) {
    await rows.nth(row).getByRole('button').click()
    await expect.poll(() => colour(page)).toEqual([grey, grey, grey])
  }
})

const looping = `import { float, fn, Loop, uv, vec4 } from 'kirari/node'
const half = fn('half', [{ x: float }], float, (x) => x.mul(0.5))
const sum = fn('sum', [{ y: float }], float, (y) => {
  const all = y.toVar()
  Loop(3, (i) => {
    all.addAssign(half(float(i)))
  })
  return all
})
export const fragment = vec4(uv, sum(0), 1)
`

test.each(locales)('a pixel is stepped through in %s: functions, loops and variables, with the keyboard', async (locale) => {
  const page = await open({ code: looping, locale })
  await state(page, 'drawn')
  await page.locator('[data-tool=inspect]').click()
  await page.locator('[data-playground-frame]').click({ position: { x: 100, y: 100 } })
  await page.locator('[data-view=steps]').click()
  const steps = page.locator('[data-steps]')
  await expect.poll(() => steps.locator('tbody tr').count()).toBeGreaterThan(20)
  await steps.focus()
  const marked = page.locator('.pg-marked')
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // Into the function, past its parameter and its variable, to the first turn of the loop.
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect.poll(() => marked.first().innerText()).toBe('Loop(3, (i) => {')
  // Over the call of the second turn: its value is the next step.
  await press('ArrowDown', 'ArrowRight')
  await expect.poll(() => marked.first().innerText()).toBe('half(float(i))')
  await press('ArrowDown')
  await expect.poll(() => marked.first().innerText()).toBe('all.addAssign(half(float(i)))')
  const variable = page.locator('[data-variables] tr', { hasText: 'all' }).first()
  await expect.poll(() => variable.locator('td').allInnerTexts()).toEqual(['float', '0', '0', '0'])
  // Out of the function: its value, in the module.
  await press('ArrowLeft')
  await expect.poll(() => marked.first().innerText()).toBe('sum(0)')
  await expect.poll(() => steps.locator('tr[aria-current] td').allInnerTexts()).toEqual(['sum(0)', '1.5', '1.5', '0'])
  expect(await page.locator('[data-step-status]').innerText()).toContain('1.5')
})

test('each tab shows the picture in its form', async () => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  const forms = {
    GLSL: 'vec4',
    WGSL: '@fragment',
    JavaScript: 'export',
    React: "from 'kirari/react'",
    Solid: "from 'kirari/solid'",
    HTML: 'type="importmap"',
  }
  for (const [name, part] of Object.entries(forms)) {
    await page.getByRole('tab', { name }).click()
    await expect.poll(() => page.locator('[data-playground-text]').innerText()).toContain(part)
  }
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => editor(page).isVisible()).toBe(true)
})

test.each([
  ['GLSL', ['uv * 0.5']],
  ['WGSL', ['uv * 0.5']],
  ['JavaScript', ['uv_x * 0.5', 'uv_y * 0.5']],
  ['React', ['const p = uv.mul(0.5)']],
  ['Solid', ['const p = uv.mul(0.5)']],
  ['HTML', ['const p = uv.mul(0.5)']],
])('a line of the code is marked in %s, and a line there shows its line of the code', async (name, parts) => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  await page.locator('.cm-line', { hasText: 'const p' }).click()
  await page.getByRole('tab', { name }).click()
  const printed = page.locator('[data-playground-text]')
  await expect.poll(() => printed.locator('mark').allInnerTexts()).toEqual(parts.map((part) => expect.stringContaining(part) as unknown))
  await printed
    .locator('mark')
    .first()
    .click({ position: { x: 40, y: 8 } })
  await expect.poll(() => editor(page).isVisible()).toBe(true)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('const p = uv.mul(0.5)')
})

test('the draft survives a reload, and a link does not take it away', async () => {
  const page = await open({ code: red })
  await state(page, 'drawn')
  await write(page, gradient)
  await page.goto('/docs/playground')
  await expect.poll(() => editor(page).innerText()).toContain('uv.mul(0.5)')
  await page.goto('/docs/')
  await page.goto(`/docs/playground${await toHash({ code: red, backend: 'auto' })}`)
  await expect.poll(() => editor(page).innerText()).toContain('vec4(1, 0, 0, 1)')
  await page.getByRole('button', { name: 'Restore my draft' }).click()
  await expect.poll(() => editor(page).innerText()).toContain('uv.mul(0.5)')
})

test.each(['#code=%%%', '?from=/nowhere&block=0', '?from=/docs/installation&block=99', '?example=sdf/rectSDF/none', '?scene=none'])(
  'a wrong link %s is said, and the playground works',
  async (hash) => {
    const page = await open({ hash })
    await expect.poll(() => page.getByRole('alert').count()).toBe(1)
    await state(page, 'drawn')
  },
)

test.each([
  ['a code block of a page', '?from=/addons/sdf/rectSDF&block=0', 'rectSDF(p, card'],
  ['a code block of an index', '?from=/docs/&block=0', 'createEngine('],
  ['an example', '?example=sdf/rectSDF/rounded-card-with-a-shadow', 'rectSDF(p, card'],
  ['a live picture', '?scene=texels', 'texture('],
])('%s opens by its name in both languages', async (_, hash, part) => {
  for (const locale of locales) {
    const page = await open({ hash, locale })
    await expect.poll(() => editor(page).innerText()).toContain(part)
    await state(page, 'drawn')
  }
})

test.each([
  ['an example of a function', '/addons/sdf/rectSDF', 'rectSDF('],
  ['a code block of the API', '/api/core/config', 'createEngine('],
  ['a live picture of the guide', '/guide/fundamentals/getting-started', 'fragment'],
])('%s leads to the playground', async (_, path, part) => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...coarse })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('link', { name: 'Open in the playground' }).first().click()
  await expect.poll(() => editor(page).innerText()).toContain(part)
  await state(page, 'drawn')
  // Changes are still there when the reader comes back.
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText('// mine\n')
  await page.reload()
  await expect.poll(() => editor(page).innerText()).toContain('// mine')
})

test('the copied link holds the code', async () => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Link copied' }).count()).toBe(1)
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(await fromHash(hash)).toEqual({ code: gradient, backend: 'auto' })
})

test.each(['GPU', 'CPU'])('a PNG of another size is drawn by the %s and saved', async (by) => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  await page.getByLabel('Width in pixels').fill('64')
  await page.getByLabel('Height in pixels').fill('32')
  await page.getByLabel('Drawn by').selectOption({ label: by })
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save PNG' }).click()])
  const sharp = (await import('sharp')).default
  const { data, info } = await sharp(await download.path())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([64, 32])
  // The upper left pixel: uv is (0.5/64, 31.5/32).
  expect([...data.subarray(0, 3)]).toEqual([1, 126, 64])
})

test('a video is loaded, encoded and saved when the reader asks for it, and can be cancelled', async () => {
  const page = await open({ code: gradient })
  await state(page, 'drawn')
  const before = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  await page.getByLabel('Width in pixels').fill('64')
  await page.getByLabel('Height in pixels').fill('33')
  await page.getByRole('button', { name: 'Video' }).click()
  const bar = page.getByRole('group', { name: 'Video' })
  const formats = bar.getByLabel('Format of the video')
  await formats.waitFor()
  await formats.selectOption((await formats.getByRole('option').allTextContents()).find((name) => name.startsWith('WebM')) ?? '')
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).not.toEqual([...before])

  // 3600 frames take longer than a click.
  await bar.getByLabel('Video to').fill('120')
  await bar.getByRole('button', { name: 'Save video' }).click()
  await bar.getByRole('progressbar').waitFor()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await bar.getByRole('button', { name: 'Save video' }).waitFor()

  await bar.getByLabel('Video to').fill('0.5')
  await bar.getByLabel('Frames per second').fill('10')
  expect(await bar.innerText()).toContain('5 frames of 64 × 32 pixels')
  const [download] = await Promise.all([page.waitForEvent('download'), bar.getByRole('button', { name: 'Save video' }).click()])
  expect(download.suggestedFilename()).toBe('kirari.webm')
  const played = await page.evaluate(
    async (bytes) => {
      const video = document.createElement('video')
      video.src = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'video/webm' }))
      await new Promise((resolve, reject) => {
        // Draws nothing before a frame was presented.
        video.requestVideoFrameCallback(resolve)
        video.addEventListener('error', reject)
        void video.play()
      })
      const context = Object.assign(document.createElement('canvas'), { width: 64, height: 32 }).getContext('2d')
      context?.drawImage(video, 0, 0)
      const colour = [...(context?.getImageData(32, 16, 1, 1).data.subarray(0, 3) ?? [])]
      return { duration: video.duration, size: [video.videoWidth, video.videoHeight], colour }
    },
    [...readFileSync(await download.path())],
  )
  expect(played.size).toEqual([64, 32])
  expect(played.duration).toBeCloseTo(0.5, 2)
  // The middle of the gradient: (0.25, 0.25, 0.25).
  for (const component of played.colour) expect(Math.abs(component - 64)).toBeLessThan(8)

  await bar.getByLabel('Video to').fill('121')
  await bar.getByLabel('Frames per second').fill('30')
  expect(await bar.getByRole('button', { name: 'Save video' }).isDisabled()).toBe(true)
  expect(await bar.innerText()).toContain('at most 3600 frames')
})

test('a video without an encoder in the browser is refused in words', async () => {
  const page = await open({ code: red, locale: 'ja' })
  await state(page, 'drawn')
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'))
  await page.getByRole('button', { name: '動画' }).click()
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([expect.stringContaining('エンコードできません')])
})

test('time stands still, goes on by a frame, is set and repeats', async () => {
  const code = "import { time, vec3 } from 'kirari/node'\nexport const fragment = vec3(time.mul(0.1))\n"
  const page = await open({ code, reducedMotion: 'reduce' })
  await state(page, 'drawn')
  const bar = page.getByRole('group', { name: 'Time' })
  await bar.getByRole('slider').fill('5')
  await expect.poll(() => colour(page)).toEqual([128, 128, 128])
  await bar.getByLabel('Loop').check()
  await bar.getByRole('button', { name: 'Back to 0 s' }).click()
  await expect.poll(() => colour(page)).toEqual([0, 0, 0])
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => (await colour(page))[0]).toBeGreaterThan(0)
})

test('without a GPU the CPU draws a still picture', async () => {
  const other = await openSite(flagsWithoutGPU)
  onTestFinished(() => other.close())
  const context = await other.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`/docs/playground${await toHash({ code: red, backend: 'auto' })}`)
  await state(page, 'drawn')
  await expect.poll(() => colour(page)).toEqual([255, 0, 0])
  expect(await page.locator('[data-playground-state]').innerText()).toContain('CPU')
})

describe.each(locales)('in %s', (locale) => {
  test.each([
    ['a desk', { width: 1280, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('has no violation on %s', async (_, viewport) => {
    const context = await site.newContext({ ...forAxe, viewport })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${pathIn(locale, '/docs/playground')}${await toHash({ code: gradient, backend: 'auto' })}`)
    await state(page, 'drawn')
    await page.locator('[data-tool=inspect]').click()
    await page.getByRole('spinbutton').nth(2).fill('10')
    await expect.poll(() => page.locator('[data-inspector] tbody tr').count()).toBeGreaterThan(3)
    await expectNoViolations(page)
    await page.locator('[data-view=steps]').click()
    await page.locator('[data-steps] button').nth(1).click()
    await expect.poll(() => page.locator('[data-variables] tr').count()).toBeGreaterThan(1)
    await expectNoViolations(page)
  })
})
