/** Light and dark: where a page begins, who turns it, and who hears of it. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { oneOf } from '../cover/paired.ts'
import { locales, pathIn } from '../browser/site.ts'
import { desktop, isReady, phone, visits } from '../browser/visit.ts'

const { enter, open } = visits()
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const turn = (page: Page) => page.locator('button[class*=toggleButton]:visible').first().click()

describe('the colour mode', () => {
  test.each(oneOf(['dark', 'light', 'no-preference'] as const))(
    'is light at first when the system prefers %s, and stays when the system changes',
    async (colorScheme) => {
      const { page } = await open('/', { colorScheme })
      expect(await mode(page)).toBe('light')
      expect(await stored(page)).toBeNull()
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' })
      expect(await mode(page)).toBe('light')
    },
  )

  test.each([
    { locale: 'en', first: 'Switch between dark and light mode (currently light mode)', second: 'Switch between dark and light mode (currently dark mode)' },
    {
      locale: 'ja',
      first: 'ライトモードとダークモードを切り替える（現在はライトモード）',
      second: 'ライトモードとダークモードを切り替える（現在はダークモード）',
    },
  ] as const)('is turned to dark and back by its button, which says which it is, in $locale', async ({ locale, first, second }) => {
    const { page } = await open(pathIn(locale, '/docs/'))
    const light = await ground(page)
    await page.getByRole('button', { name: first }).click()
    await expect.poll(() => mode(page)).toBe('dark')
    await expect.poll(() => stored(page)).toBe('dark')
    await expect.poll(() => ground(page)).not.toBe(light)
    await page.getByRole('button', { name: second }).click()
    await expect.poll(() => mode(page)).toBe('light')
    await expect.poll(() => stored(page)).toBe('light')
    await page.getByRole('button', { name: first }).waitFor()
  })

  test('is kept for the next visit, from the first paint', async () => {
    const { page } = await open('/')
    await turn(page)
    expect(await mode(page)).toBe('dark')
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/ja/docs/')
    expect(await mode(page)).toBe('dark')
  })

  test('is told to other tabs', async () => {
    const { page, context } = await open('/')
    const other = await context.newPage()
    await other.goto('/docs/')
    await isReady(other)
    await page.bringToFront()
    await turn(page)
    await expect.poll(() => mode(other)).toBe('dark')
    await other.bringToFront()
    await turn(other)
    await expect.poll(() => mode(page)).toBe('light')
  })

  test.each(oneOf(locales))('cannot be turned before the page can do it, in %s', async (locale) => {
    const unscripted = (await enter(pathIn(locale, '/'), { javaScriptEnabled: false })).page
    expect(await unscripted.locator('button[class*=toggleButton]').first().isDisabled()).toBe(true)
    const { page } = await open(pathIn(locale, '/'))
    expect(await page.locator('button[class*=toggleButton]').first().isEnabled()).toBe(true)
  })

  // The button of a desk is turned above.
  test.each(oneOf([phone, desktop]))('can be turned, $width pixels wide', async (viewport) => {
    const { page } = await open('/docs/', { viewport })
    if (viewport === phone) await page.locator('.navbar__toggle').click()
    await turn(page)
    expect(await mode(page)).toBe('dark')
  })
})
