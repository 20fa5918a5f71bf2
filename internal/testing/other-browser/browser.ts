/**
 * The browsers of the exhaustive run beside Chromium: how each is started and driven. They draw with WebGL2, in software, on a display
 * that nobody sees. Playwright drives neither as a distribution ships it, so each is driven by the protocol of the W3C that it speaks.
 * Must not know: what is tested.
 */
import { startFirefox } from './firefox.ts'
import { foundOther, howToHave } from './found.mjs'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which one a test in Node starts. */
    otherBrowser: OtherName
  }
}

/** A tab, with as much of it as tests ask for. */
export interface OtherTab {
  readonly open: (address: string) => Promise<unknown>
  /** The value of an expression, or of its promise, in the page. What comes out is JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly resize: (width: number, height: number) => Promise<unknown>
  /** What scripts of its pages said or threw that they should not, where that can be heard. */
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
