/**
 * Tabs of a browser that one test after another borrows: going to a page in a tab that is open costs a third of what a new profile does.
 * A tab comes back as it was made: blank, without what was stored, without routes and listeners. One that a test has failed in, or has
 * added something to that cannot be taken back, is closed. Must not know what is tested.
 */
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import type { Site } from './site.ts'

export type Tab = { readonly page: Page; readonly context: BrowserContext }

type Options = Parameters<Site['newContext']>[0]

/** Makes a tab ready once, before it goes anywhere: by init scripts, which stay. Its name tells it from others. */
export type Prepared = { readonly name: string; readonly prepare: (page: Page) => Promise<unknown> }

/** Borrows a tab of a profile with these options until the test ends. Two that a test borrows are two profiles. */
export type Borrow = (options?: Options, prepared?: Prepared) => Promise<Tab>

type Lent = Tab & { readonly session: CDPSession; isSpoiled: boolean }

export const tabsOf = (site: () => Site): Borrow => {
  const idle = new Map<string, Lent[]>()

  return async (options = {}, prepared) => {
    const key = JSON.stringify([options, prepared?.name])
    const tab = idle.get(key)?.pop() ?? (await open(site(), options, prepared))
    onTestFinished(async ({ task }) => {
      const isBlank = task.result?.state !== 'fail' && !tab.isSpoiled && (await blank(tab, options, site().url))
      if (!isBlank) return tab.context.close()
      const others = idle.get(key) ?? []
      idle.set(key, [...others, tab])
      return undefined
    })
    return tab
  }
}

const open = async (site: Site, options: BrowserContextOptions, prepared: Prepared | undefined): Promise<Lent> => {
  const context = await site.newContext(options)
  const page = await context.newPage()
  await prepared?.prepare(page)
  const tab: Lent = { page, context, session: await context.newCDPSession(page), isSpoiled: false }
  const spoil = (): void => {
    tab.isSpoiled = true
  }
  watch(page, ['addInitScript', 'exposeFunction', 'exposeBinding', 'close'], spoil)
  watch(page.clock, ['install', 'pauseAt', 'setFixedTime'], spoil)
  watch(context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'route', 'setOffline', 'grantPermissions', 'on', 'close'], spoil)
  return tab
}

/** Hears of the calls of these methods. */
const watch = (target: object, names: readonly string[], hear: () => void): void => {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more.`)
    Reflect.set(target, name, (...args: readonly unknown[]): unknown => {
      hear()
      const result: unknown = Reflect.apply(method, target, args)
      return result
    })
  }
}

const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const

/** Whether the tab is as it was made. A page that hangs keeps nobody waiting: its tab is given up. */
const blank = async (tab: Lent, options: BrowserContextOptions, origin: string): Promise<boolean> => {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), 10_000).unref()
  })
  return Promise.race([
    late,
    clean(tab, options, origin).then(
      () => true,
      () => false,
    ),
  ])
}

/** Playwright's own, where the options name none. */
const usualViewport = { width: 1280, height: 720 } as const

const clean = async ({ page, context, session }: Lent, options: BrowserContextOptions, origin: string): Promise<void> => {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Both outlive a document.
  await page.evaluate(() => {
    window.name = ''
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await page.mouse.move(0, 0)
  await page.emulateMedia({
    colorScheme: options.colorScheme ?? 'light',
    contrast: options.contrast ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
    media: null,
    reducedMotion: options.reducedMotion ?? 'no-preference',
  })
  if (options.viewport !== null) await page.setViewportSize(options.viewport ?? usualViewport)
  await context.clearCookies()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
}
