/** Lets vitest run tests of the gpu project in a browser that it does not support: opens a page there, which does the rest. */
import { playwright } from '@vitest/browser-playwright'
import type { BrowserProviderOption } from 'vitest/node'
import { type OtherBrowser, type OtherName, startOther } from './browser.ts'

export const provider = (name: OtherName): BrowserProviderOption => ({
  // All providers serve pages in the same way.
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
