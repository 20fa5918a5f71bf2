/** The types of the names in TypeScript code, as a reader asks for them: with a pointer, a finger, the keyboard. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { codeTypesFolder } from '../../src/code-types/code-types.ts'
import { expectNoViolations } from '../browser/axe.ts'
import { locales, pathIn } from '../browser/site.ts'
import { phone, visits } from '../browser/visit.ts'

const { open } = visits()
const path = '/addons/sdf/rectSDF'
const tip = (page: Page) => page.getByRole('tooltip')

/** The middle of the first place with this text in the first TypeScript block. */
const placeOf = (page: Page, text: string): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate((wanted) => {
    const code = document.querySelector('figure.code[data-language="ts"] code')
    code?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const walker = document.createTreeWalker(code ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      const { left, top, width, height } = range.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    throw new Error(`The first block has no ${wanted}.`)
  }, text)

describe.each(locales)('the type of a name, in %s', (locale) => {
  test('comes under the pointer, stays while the pointer is on it, and goes with Escape or when the pointer leaves', async () => {
    const { page } = await open(pathIn(locale, path), { bypassCSP: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { x, y } = await placeOf(page, 'rectSDF')
    expect(asked.filter((url) => url.includes(codeTypesFolder))).toEqual([])
    await page.mouse.move(x, y)
    await expect.poll(() => tip(page).isVisible()).toBe(true)
    expect(await tip(page).innerText()).toMatch(/^rectSDF: .*Vec2/)
    expect(asked.filter((url) => url.includes(codeTypesFolder))).toHaveLength(1)
    await expectNoViolations(page)
    const box = await tip(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 5 })
    // Longer than it takes to go.
    await page.waitForTimeout(400)
    expect(await tip(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await tip(page).isVisible()).toBe(false)
    await page.mouse.move(x, y, { steps: 3 })
    await expect.poll(() => tip(page).isVisible()).toBe(true)
    await page.mouse.move(5, 5)
    await expect.poll(() => tip(page).isVisible()).toBe(false)
  })

  test('is reached with the keyboard alone', async () => {
    const { page } = await open(pathIn(locale, path))
    const block = page.locator('figure.code[data-language="ts"] pre').first()
    await block.focus()
    // Only a focus that the keyboard has moved is seen.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => block.getAttribute('data-types')).toMatch(/Enter/)
    await page.keyboard.press('Enter')
    await expect.poll(() => tip(page).isVisible()).toBe(true)
    const first = await tip(page).innerText()
    await page.keyboard.press('ArrowRight')
    const second = await tip(page).innerText()
    expect(second).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    expect(await tip(page).innerText()).not.toBe(second)
    await page.keyboard.press('Home')
    expect(await tip(page).innerText()).toBe(first)
    await page.keyboard.press('Escape')
    expect(await tip(page).isVisible()).toBe(false)
  })

  test('comes where a finger taps, and fits a phone', async () => {
    const { page } = await open(pathIn(locale, path), { viewport: phone, hasTouch: true, isMobile: true })
    const { x, y } = await placeOf(page, 'rectSDF')
    await page.touchscreen.tap(x, y)
    await expect.poll(() => tip(page).isVisible()).toBe(true)
    const box = await tip(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
    await page.touchscreen.tap(10, y)
    await expect.poll(() => tip(page).isVisible()).toBe(false)
  })
})

test('a reader who asks with the keyboard hears that types could not be loaded', async () => {
  const { page } = await open(path, { before: (context) => context.route(`**/${codeTypesFolder}/**`, (route) => route.abort()) })
  const block = page.locator('figure.code[data-language="ts"] pre').first()
  await block.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => block.getAttribute('data-types')).toMatch(/Enter/)
  await page.keyboard.press('Enter')
  await expect.poll(() => block.getAttribute('data-types')).toMatch(/could not be loaded/)
})
