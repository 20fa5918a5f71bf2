/** What moves on a page that nobody touches: frames that its scripts ask for, animations, and transitions that would be slow. */
import type { Page } from 'playwright'

/** Counts the frames that scripts of the page ask for. To be called before the page is opened. */
export const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const request = window.requestAnimationFrame
    const frames = { count: 0 }
    Object.assign(window, { frames })
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        frames.count++
        callback(time)
      })
  })

export const framesIn = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(async (wait) => {
    // countFrames has put it there.
    const { frames } = window as unknown as { readonly frames: { count: number } }
    const before = frames.count
    await new Promise((done) => setTimeout(done, wait))
    return frames.count - before
  }, milliseconds)

/** What moves by itself, would move for longer than a moment when it is used, or has a transition of all its properties. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))
    const longest = (list: string): number => Math.max(...list.split(',').map((duration) => Number.parseFloat(duration) * (duration.includes('ms') ? 1 : 1000)))
    const slow = [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionProperty, transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const isEverything = transitionProperty === 'all' && longest(transitionDuration) > 0
        return isEverything || longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1)
      })
      .map(({ tagName, classList }) => `${tagName} ${classList.value}`)
    return [...running, ...new Set(slow)]
  })
