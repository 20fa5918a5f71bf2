/** A lesson as a reader works through it: stepping, probing, editing in place, exercises with their scores, and what is kept. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { expectNoViolations } from '../browser/axe.ts'
import { coarse, locales, openSite, pathIn, type Locale, type Site } from '../browser/site.ts'
import { isReady } from '../browser/visit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(chromiumFlags)
})
afterAll(() => site.close())

const lesson = '/guide/fundamentals/getting-started/one-program'

const open = async (path = lesson, locale: Locale = 'en', options = {}): Promise<Page> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...coarse, reducedMotion: 'reduce', ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(pathIn(locale, path))
  await isReady(page)
  return page
}
const exercise = (page: Page, name: string) => page.locator(`[data-exercise=${name}]`)
const bench = (page: Page, name: string) => page.locator(`[data-bench=${name}]`)
const write = async (page: Page, name: string, code: string): Promise<void> => {
  await bench(page, name).locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
const start = async (page: Page): Promise<void> => {
  await exercise(page, 'one-program-upwards').locator('[data-edit]').click()
  await bench(page, 'one-program-upwards-start').and(page.locator('[data-bench-state=drawn]')).waitFor()
}
const upwards = "import { uv, vec3 } from 'kirari/node'\n\nexport const fragment = vec3(uv.y, 0.3, 0.6)\n"
const scoreOf = async (page: Page): Promise<number> => Number(await exercise(page, 'one-program-upwards').getAttribute('data-score'))

test('the grid runs the program pixel by pixel, and tells the values of the current one', async () => {
  const page = await open()
  const grid = page.locator('[data-pixel-grid]')
  await grid.getByRole('button', { name: 'Next pixel' }).click()
  await grid.getByRole('button', { name: 'Next pixel' }).click()
  expect(await grid.getByRole('status').innerText()).toMatch(/Pixel 2 of 16\s+uv\s+\(0\.375, 0\.125\)\s+red\s+0\.375/)
  await grid.getByRole('button', { name: 'All pixels' }).click()
  // The upper right pixel comes last, the upper left one stands first on the page.
  const colours = await grid.locator('span').evaluateAll((all) => all.map((one) => (one as HTMLElement).style.background))
  expect([colours.length, colours[0], colours[3]]).toEqual([16, 'rgb(32, 77, 153)', 'rgb(223, 77, 153)'])
})

describe.each(locales)('an exercise in %s', (locale) => {
  test('begins at 0, is solved by its solution, and is solved when the reader comes back', async () => {
    const page = await open(lesson, locale)
    await start(page)
    await expect.poll(() => exercise(page, 'one-program-upwards').getAttribute('data-score')).toBe('0')
    await write(page, 'one-program-upwards-start', upwards)
    await expect.poll(() => scoreOf(page)).toBe(1)
    const solved = locale === 'ja' ? '正解' : 'Solved'
    expect(await exercise(page, 'one-program-upwards').getByRole('status').first().innerText()).toContain(solved)
    await page.reload()
    await isReady(page)
    await expect.poll(() => exercise(page, 'one-program-upwards').getByText(solved).count()).toBe(1)
    await start(page)
    await expect.poll(() => bench(page, 'one-program-upwards-start').locator('.cm-content').innerText()).toContain('uv.y')
    await expectNoViolations(page)
  }, 120_000)
})

describe.each(locales)('a lesson in %s', (locale) => {
  const { hint, note } = {
    en: { hint: 'Hint 1 of 2', note: 'This shows the original code.' },
    ja: { hint: 'ヒント1/2', note: 'これは元のコードの結果です。' },
  }[locale]

  test('numbers the hints of an exercise', async () => {
    const page = await open(lesson, locale)
    expect(await exercise(page, 'one-program-upwards').locator('summary').first().innerText()).toBe(hint)
  })

  test('says that its picture and its grid show the original code once the reader has a version, and no longer after starting over', async () => {
    const page = await open(lesson, locale)
    const notes = page.locator('[data-original-note]')
    await page.locator('[data-live-code]').first().locator('[data-edit]').click()
    await bench(page, 'one-program').and(page.locator('[data-bench-state=drawn]')).waitFor()
    expect(await notes.count()).toBe(0)
    await write(page, 'one-program', upwards)
    await expect.poll(() => notes.allInnerTexts()).toEqual([expect.stringContaining(note), expect.stringContaining(note)])
    await page.reload()
    await isReady(page)
    await expect.poll(() => notes.count()).toBe(2)
    await page.locator('[data-edit]').first().click()
    await bench(page, 'one-program').getByRole('button').first().click()
    await expect.poll(() => notes.count()).toBe(0)
  }, 120_000)
})

test('a mistake is said at its line, the score stays, and the page says so when a loop does not end', async () => {
  const page = await open()
  await start(page)
  await write(page, 'one-program-upwards-start', upwards)
  await expect.poll(() => scoreOf(page)).toBe(1)
  await write(page, 'one-program-upwards-start', `${upwards}uv.add(vec3(1))`)
  const own = bench(page, 'one-program-upwards-start')
  await own.and(page.locator('[data-bench-state=failed]')).waitFor()
  expect(await own.getByRole('status').innerText()).toContain('Line 4')
  expect(await scoreOf(page)).toBe(1)
  await write(page, 'one-program-upwards-start', 'while (true) {}')
  await own.and(page.locator('[data-bench-state=endless]')).waitFor()
  await own.getByRole('button', { name: 'Start over' }).click()
  await own.and(page.locator('[data-bench-state=drawn]')).waitFor()
  expect(await own.locator('.cm-content').innerText()).toContain('uv.x')
})

test('by keyboard alone: the editor opens, Escape and Tab leave it, a hint opens', async () => {
  const page = await open()
  await exercise(page, 'one-program-upwards').locator('[data-edit]').focus()
  await page.keyboard.press('Enter')
  await bench(page, 'one-program-upwards-start').and(page.locator('[data-bench-state=drawn]')).waitFor()
  await page.keyboard.type('/')
  await expect.poll(() => bench(page, 'one-program-upwards-start').locator('.cm-content').innerText()).toMatch(/^\//)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull()
  const hint = exercise(page, 'one-program-upwards').locator('summary').first()
  await hint.focus()
  await page.keyboard.press('Enter')
  expect(await exercise(page, 'one-program-upwards').locator('details').first().getAttribute('open')).toBe('')
})

test('the probe tells the values at the pointer, and by the arrow keys', async () => {
  const page = await open()
  const figure = page
    .locator('figure')
    .filter({ has: page.locator('[data-scene=one-program]') })
    .last()
  await figure.scrollIntoViewIfNeeded()
  const probe = figure.getByRole('slider', { name: 'Probe' })
  await probe.waitFor({ state: 'attached' })
  const box = await figure.locator('[data-scene]').boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 4, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect.poll(() => figure.locator('dl').innerText()).toMatch(/uv\s+\(0\.25, 0\.5\)\s+red\s+0\.25/)
  await probe.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => probe.getAttribute('aria-valuetext')).toMatch(/^uv \(0\.26, 0\.5\); red 0\.26; colour \(0\.26, 0\.3, 0\.6\)$/)
})

test('the page loads nothing of the editor before it is touched', async () => {
  const page = await open()
  const loaded = (): Promise<readonly string[]> => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const before = await loaded()
  expect(before.filter((name) => name.includes('playground-frame'))).toEqual([])
  await start(page)
  const after = await loaded()
  expect(after.length).toBeGreaterThan(before.length + 1)
  expect(await page.evaluate(() => document.querySelectorAll('.cm-editor').length)).toBe(1)
})

test('without a GPU the CPU draws, and the exercise is scored', async () => {
  const still = await openSite(flagsWithoutGPU)
  onTestFinished(() => still.close())
  const page = await (await still.newContext({ viewport: { width: 1280, height: 900 }, ...coarse, reducedMotion: 'reduce' })).newPage()
  await page.goto(lesson)
  await isReady(page)
  await start(page)
  await write(page, 'one-program-upwards-start', upwards)
  await expect.poll(() => scoreOf(page)).toBe(1)
})
