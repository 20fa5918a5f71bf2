/**
 * An image of an element, as it is now. `locator.screenshot()` first waits until the element has kept its place for two animation frames, which on a
 * busy machine with a GPU in software can take longer than a test may last.
 */
import type { Locator, PageScreenshotOptions } from 'playwright'

export const shotOf = async (locator: Locator, options: PageScreenshotOptions = {}): Promise<Buffer> => {
  const clip = await locator.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
  return locator.page().screenshot({ ...options, clip })
}
