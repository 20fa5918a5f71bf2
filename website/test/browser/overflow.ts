/** What makes a page wider than its window, so that it has to be read in two directions. */
import type { Page } from 'playwright'

/** What is wider than the window, where the page is. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
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
