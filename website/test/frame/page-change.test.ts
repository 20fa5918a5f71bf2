/** A page that comes without being loaded: a screen reader is told its title, and the focus goes where it does on a page that is loaded. */
import { expect, test } from 'vitest'
import { locales, pathIn } from '../browser/site.ts'
import { visits } from '../browser/visit.ts'

const { open } = visits()

test.each(locales)('it says its title, and the focus is at its beginning, in %s', async (locale) => {
  const { page } = await open(pathIn(locale, '/docs/'))
  const heard = page.locator('.heard[aria-live=polite]')
  expect(await heard.textContent()).toBe('')
  await page.locator('.pagination-nav__link--next').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/installation$/)
  await expect.poll(() => heard.textContent()).toBe(locale === 'ja' ? 'インストール | Kirari' : 'Installation | Kirari')
  expect(await heard.textContent()).toBe(await page.title())
  // From where the focus is, the first stop is the link over the bar.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)).toBe(true)
  await page.goBack()
  await page.waitForURL(/docs\/$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.className ?? '')).toContain('pagination-nav__link--next')
})
