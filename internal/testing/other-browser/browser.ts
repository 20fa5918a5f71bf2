/**
 * The browsers of the exhaustive run besides Chromium: how to start and drive each. They draw with WebGL2, in software, on a virtual
 * display. Playwright cannot drive them as a distribution ships them, so each is driven by its W3C protocol.
 */
import { startFirefox } from './firefox.ts'
import { foundOther, howToHave } from './found.mjs'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser that a test in Node starts. */
    otherBrowser: OtherName
  }
}

/** A tab, with the members that tests use. */
export interface OtherTab {
  readonly open: (address: string) => Promise<unknown>
  /** The value of an expression, or of its promise, in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly resize: (width: number, height: number) => Promise<unknown>
  /** Errors that scripts of its pages printed or threw, if the browser reports them. */
  readonly complaints: readonly string[] | undefined
}

export interface OtherBrowser {
  readonly newTab: () => Promise<OtherTab>
  readonly close: () => Promise<void>
}

const starts = { firefox: startFirefox, webkit: startWebKit } as const

export type OtherName = keyof typeof starts

export const startOther = async (name: OtherName): Promise<OtherBrowser> => {
  const path = foundOther(name)
  if (path === undefined) throw new Error(`${name} is not installed: ${howToHave(name)}.`)
  return starts[name](path)
}
