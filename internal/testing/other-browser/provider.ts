/** Lets vitest run tests of the gpu project in a browser that it does not know: a page is opened there, and the rest is the page's. */
import { playwright } from '@vitest/browser-playwright'
import type { BrowserProviderOption } from 'vitest/node'
import { type OtherBrowser, type OtherName, startOther } from './browser.ts'

export const provider = (name: OtherName): BrowserProviderOption => ({
  // What serves pages to the browser is the same for all providers.
  serverFactory: playwright().serverFactory,
  name,
  supportedBrowser: [name],
  options: {},
  providerFactory: () => {
    let started: Promise<OtherBrowser> | undefined
    return {
      name,
      supportsParallelism: false,
      getCommandsContext: () => ({}),
      openPage: async (_, address) => {
        started ??= startOther(name)
        const tab = await (await started).newTab()
        await tab.open(address)
      },
      close: async () => (await started)?.close(),
    }
  },
})
