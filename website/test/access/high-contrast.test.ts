/** Pages in high contrast, in the few colours of the reader: everything that can be used is seen, also with the focus. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUndrawn, type Site } from '../browser/site.ts'

let site: Site
beforeAll(async () => {
  site = await openUndrawn()
})
afterAll(() => site.close())

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}

describe('in high contrast', () => {
  test.each(['/', '/docs/installation', '/addons/sdf/rectSDF', '/compute/fluid'])(
    'everything that can be used on %s is seen, also with the focus',
    async (path) => {
      const context = await site.newContext({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      await open(page, path)
      // A track that is drawn by a background is not drawn here.
      expect(
        await page.locator('main input[type=range], main input[type=checkbox]').evaluateAll((inputs) =>
          inputs
            .filter((input) => input.checkVisibility())
            .filter((input) => getComputedStyle(input).appearance === 'none')
            .map((input) => input.outerHTML.slice(0, 80)),
        ),
      ).toEqual([])
      // A sign that is a background alone would be gone.
      expect(
        await page.locator('button').evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility() && button.textContent.trim() === '' && !button.querySelector('svg'))
            .filter((button) => {
              const { backgroundImage, content } = getComputedStyle(button, '::before')
              // A mask shows its ground, so that has to keep its colour.
              const { maskImage, forcedColorAdjust } = getComputedStyle(button, '::after')
              const isDrawn = (backgroundImage.includes('url(') && content !== 'none') || (maskImage.includes('url(') && forcedColorAdjust === 'none')
              return !isDrawn
            })
            .map((button) => button.outerHTML.slice(0, 120)),
        ),
      ).toEqual([])
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press('Tab')
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
          return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
        })
        expect(outline).toBeGreaterThanOrEqual(2)
      }
      await context.close()
    },
  )
})
