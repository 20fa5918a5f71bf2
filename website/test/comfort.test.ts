/**
 * Pages for those who see or stand less: nothing moves by itself where less motion is wished for, everything is there in high contrast, and
 * at any size of text the page is read in one direction.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forceBackend } from '../../internal/testing/force-backend.mjs'
import { cover, inTurn } from './cover.ts'
import { openUndrawn, pathIn, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openUndrawn()
})
afterAll(() => site.close())

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}

/** What is wider than the window, where the page is. */
const excess = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility())
        // What lies in a box that scrolls by itself is not what is too wide.
        .filter((element) => {
          for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== 'visible') return false
          return true
        })
        .slice(0, 3)
        .map(({ tagName, classList }) => `${tagName} ${classList.value}`)
        .concat(`${scrollWidth} > ${clientWidth}`)
    )
  })

/** What moves by itself, or would move for longer than a moment when it is used. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))
    const longest = (list: string): number => Math.max(...list.split(',').map((duration) => Number.parseFloat(duration) * (duration.includes('ms') ? 1 : 1000)))
    const slow = [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        return longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1)
      })
      .map(({ tagName, classList }) => `${tagName} ${classList.value}`)
    return [...running, ...new Set(slow)]
  })

describe('a page of every kind', () => {
  let page: Page
  beforeAll(async () => {
    const context = await site.newContext({ reducedMotion: 'reduce' })
    page = await context.newPage()
    await forceBackend(page, 'webgl2')
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame
      const frames = { count: 0 }
      Object.assign(window, { frames })
      window.requestAnimationFrame = (callback) =>
        request((time) => {
          frames.count++
          callback(time)
        })
    })
  })

  test.each(inTurn(cover))('does not move where less motion is wished for, and is read in one direction: $path in $locale', async ({ path, locale }) => {
    await page.setViewportSize({ width: 1000, height: 900 })
    await open(page, pathIn(locale, path))
    // Pictures wake when they come near.
    await page.evaluate(async () => {
      for (let part = 0; part < 4; part++) {
        window.scrollTo({ top: (part / 3) * document.documentElement.scrollHeight, behavior: 'instant' })
        for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)
      }
    })
    const framesIn = (milliseconds: number): Promise<number> =>
      page.evaluate(async (wait) => {
        // The line above has put it there.
        const { frames } = window as unknown as { readonly frames: { count: number } }
        const before = frames.count
        await new Promise((done) => setTimeout(done, wait))
        return frames.count - before
      }, milliseconds)
    // Each picture is drawn once, as soon as its code has come; after that all is still.
    await expect.poll(() => framesIn(400), { message: `${path} comes to rest` }).toBe(0)
    expect(await moving(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    // Canvases follow the page a few frames later.
    await expect.poll(() => excess(page), { message: '320 pixels wide' }).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => excess(page), { message: 'with letters twice as large' }).toEqual([])
  })
})

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
