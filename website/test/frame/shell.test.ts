/** What stands around every page beside its bar and its panel: the way past them, the foot, the mark of the keyboard, and code that can be copied. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { mathHost } from '../../plugins/math-style.ts'
import { paired } from '../cover/paired.ts'
import { locales, pathIn } from '../browser/site.ts'
import { desktop, isReady, phone, visits } from '../browser/visit.ts'

const { open, tab } = visits()

describe('the first stop of the Tab key', () => {
  const cases = [
    { locale: 'en', words: 'Skip to main content' },
    { locale: 'ja', words: '本文へ移動' },
  ] as const
  test.each(paired(cases, [desktop, phone]).map(([words, viewport]) => ({ ...words, viewport })))(
    'leads to the text, in $locale, $viewport.width pixels wide',
    async ({ locale, words, viewport }) => {
      const { page } = await open(pathIn(locale, '/docs/installation'), { viewport })
      await page.keyboard.press('Tab')
      const link = page.locator(':focus')
      expect(await link.innerText()).toBe(words)
      await expect.poll(async () => (await link.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    },
  )
})

describe('the foot of every page', () => {
  const cases = [
    { locale: 'en', links: ['Tutorial', 'Social', 'GitHub'], copyright: '© The Kirari authors · MIT License' },
    { locale: 'ja', links: ['チュートリアル', 'SNS', 'GitHub'], copyright: '© Kirari contributors · MITライセンス' },
  ] as const
  test.each(paired(cases, [desktop, phone]).map(([words, viewport]) => ({ ...words, viewport })))(
    'has a row of links, a logo and the copyright, in $locale, $viewport.width pixels wide',
    async ({ locale, links, copyright, viewport }) => {
      const { page } = await open(pathIn(locale, '/docs/'), { viewport })
      const foot = page.getByRole('contentinfo')
      const row = foot.locator('.footer__link-item')
      expect((await row.allInnerTexts()).map((text) => text.trim())).toEqual(links)
      expect(await row.first().getAttribute('href')).toBe(pathIn(locale, '/docs/'))
      expect(await row.evaluateAll((all) => all.slice(1).map((link) => link.getAttribute('target')))).toEqual(['_blank', '_blank'])
      expect(await foot.getByRole('img', { name: 'Kirari' }).isVisible()).toBe(true)
      expect(await foot.innerText()).toContain(copyright)
    },
  )
})

describe('the mark of the keyboard', () => {
  const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'))

  test('comes with the Tab key and goes with a press of the mouse', async () => {
    const { page } = await open('/docs/')
    await page.mouse.click(640, 400)
    expect(await isMarked(page)).toBe(false)
    await page.keyboard.press('ArrowDown')
    expect(await isMarked(page)).toBe(false)
    await page.keyboard.press('Tab')
    expect(await isMarked(page)).toBe(true)
    await page.mouse.click(640, 400)
    expect(await isMarked(page)).toBe(false)
  })
})

test.each([
  { locale: 'en', copy: 'Copy', copied: 'Copied' },
  { locale: 'ja', copy: 'コピー', copied: 'コピーしました' },
] as const)('code is copied as it is read, in $locale', async ({ locale, copy, copied }) => {
  const { page } = await open(pathIn(locale, '/docs/installation'), { permissions: ['clipboard-read', 'clipboard-write'] })
  const block = page.locator('.code').first()
  const button = block.getByRole('button')
  expect(await button.innerText()).toBe(copy)
  await button.click()
  await expect.poll(() => button.innerText()).toBe(copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').evaluate((code) => code.textContent))
})

test('every page has its parts in the same order', async () => {
  const { page } = await tab()
  for (const [path, locale] of paired(['/', '/docs/', '/addons/sdf/rectSDF', '/compute/', '/search', '/404.html'], locales)) {
    await page.goto(pathIn(locale, path))
    await isReady(page)
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('[class*=skipToContent], nav.navbar, main, footer')].map((part) => part.tagName.toLowerCase()),
    )
    expect([locale, path, ...parts]).toEqual([locale, path, 'a', 'nav', 'main', 'footer'])
  }
})

test.each(paired(['/', '/docs/installation', '/search?q=vec3'], locales))(
  'no page asks who one is, or anything of a server: %s, in %s',
  async (path, locale) => {
    const { page, context } = await tab()
    const others: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, protocol } = new URL(request.url())
      const isFile = request.method() === 'GET' && (protocol === 'data:' || protocol === 'blob:' || origin === mathHost || /\.\w+$|\/$/.test(pathname))
      if (!isFile && request.resourceType() !== 'document') others.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(pathIn(locale, path))
    await isReady(page)
    await page.waitForLoadState('networkidle')
    expect(others).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(
      await page.locator('input:not([type=search], [type=range], [type=checkbox], [type=radio], [type=color], [type=number]), form:not([role=search])').count(),
    ).toBe(0)
  },
)
