/** Firefox over WebDriver BiDi, as Debian and Mozilla ship it. */
import { launch } from 'puppeteer-core'
import type { OtherBrowser } from './browser.ts'
import { openDisplay } from './display.ts'

export const startFirefox = async (executablePath: string): Promise<OtherBrowser> => {
  const display = await openDisplay()
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: false,
    env: display.env,
    // Allows software rendering.
    extraPrefsFirefox: { 'webgl.force-enabled': true },
    timeout: 120_000,
    protocolTimeout: 600_000,
  })
  return {
    newTab: async () => {
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
      return {
        open: (address) => page.goto(address, { timeout: 90_000 }),
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewport({ width, height }),
        complaints,
      }
    },
    close: async () => {
      await browser.close()
      display.close()
    },
  }
}
