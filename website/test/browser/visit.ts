/**
 * Opens pages of the built site as a reader does, for tests that look at the frame around them: each test in a tab that is as good as new
 * (tabs.ts). Pictures draw nothing there. Must not know what is tested.
 */
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { openUndrawn, type Site } from './site.ts'
import { type Prepared, type Tab, tabsOf } from './tabs.ts'

export const desktop = { width: 1280, height: 720 } as const
export const phone = { width: 390, height: 844 } as const

type Options = Parameters<Site['newContext']>[0] & {
  /** Runs in the page's context before the page is opened, which is one of its own then. */
  readonly before?: (context: BrowserContext) => Promise<unknown>
  readonly prepared?: Prepared
}

export type Visits = {
  readonly site: () => Site
  /** A tab that has not gone anywhere. */
  readonly tab: (options?: BrowserContextOptions, prepared?: Prepared) => Promise<Tab>
  /** Opens a page that need not come to life. */
  readonly enter: (path: string, options?: Options) => Promise<Tab>
  /** Opens a page and waits until its scripts run. */
  readonly open: (path: string, options?: Options) => Promise<Tab>
}

/** One site and one browser for all tests of a file. */
export const visits = (): Visits => {
  let opened: Site | undefined
  beforeAll(async () => {
    opened = await openUndrawn()
  })
  afterAll(() => opened?.close())

  const site = (): Site => {
    if (!opened) throw new Error('The site is opened before the first test of a file, not before its tests are listed.')
    return opened
  }
  const borrow = tabsOf(site)
  const usual: BrowserContextOptions = { viewport: desktop, reducedMotion: 'reduce' }
  const tab: Visits['tab'] = (options, prepared) => borrow({ ...usual, ...options }, prepared)
  const ownTab = async (options: Options, before: (context: BrowserContext) => Promise<unknown>): Promise<Tab> => {
    const context = await site().newContext(options)
    onTestFinished(() => context.close())
    await before(context)
    return { context, page: await context.newPage() }
  }
  const enter: Visits['enter'] = async (path, { before, prepared, ...options } = {}) => {
    const entered = await (before ? ownTab({ ...usual, ...options }, before) : tab(options, prepared))
    await entered.page.goto(path)
    return entered
  }
  const open: Visits['open'] = async (path, options) => {
    const visit = await enter(path, options)
    await isReady(visit.page)
    return visit
  }
  return { site, tab, enter, open }
}

export const isReady = (page: Page): Promise<unknown> => page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')

/**
 * Clicks the label of a radio button or a switch, which hides its own box. Unlike a forced click it waits until the page has stopped moving
 * under the pointer.
 */
export const clickLabel = (input: Locator): Promise<void> => input.locator('xpath=ancestor::label').click()

/** Scrolls, and waits until the page has heard of it: two scrolls in one frame would be one to it. */
export const scroll = (page: Page, y: number): Promise<unknown> =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)

/**
 * Waits until no transition runs and a few frames have begun none. A transition of 1 ms lasts until the next frame, and a busy machine
 * draws that when it can: until then colours and places are between two.
 */
export const isAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    let quiet = 0
    for (let frame = 0; quiet < 3; frame++) {
      await new Promise(requestAnimationFrame)
      quiet = running().length > 0 ? 0 : quiet + 1
      if (frame === 600)
        throw new Error(
          `600 frames have not ended the transitions of ${running()
            .map(({ transitionProperty }) => transitionProperty)
            .join(', ')}.`,
        )
    }
  })

/** A picture that has come to rest: of what is seen again and again, the first that is twice the same. */
export const steady = async (look: () => Promise<Buffer>): Promise<Buffer> => {
  let last = await look()
  await expect
    .poll(async () => {
      const next = await look()
      const isSame = next.equals(last)
      last = next
      return isSame
    })
    .toBe(true)
  return last
}

/** The addresses of the scripts a page has asked for so far. */
export const scriptsOf = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(await page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []))))

/** For `before`: pictures wait for an idle moment, and none comes. So the only scripts that come late are those of other pages. */
export const withoutPictures = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** The same for `prepared`. */
export const noPictures: Prepared = {
  name: 'no pictures',
  prepare: (page) =>
    page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    }),
}

/** Something a test lets happen when it wants. */
export const gate = <T = void>(): { readonly opened: Promise<T>; readonly open: (value: T) => void } => {
  let open: (value: T) => void = () => undefined
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { opened, open: (value) => open(value) }
}
