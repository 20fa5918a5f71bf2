/** What a reader sets on a page whose scripts are still on their way is kept when they come: the page goes on from there. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { clickLabel, gate, isReady, visits } from '../browser/visit.ts'

const { tab } = visits()

/** Opens a page, lets the reader act before any script has come, then lets them come. */
const openLate = async (path: string, act: (page: Page) => Promise<unknown>): Promise<Page> => {
  const { page } = await tab()
  const scripts = gate()
  await page.route('**/*.js', async (route) => {
    await scripts.opened
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await act(page)
  expect(await page.evaluate(() => document.documentElement.dataset['hasHydrated'])).not.toBe('true')
  scripts.open()
  await isReady(page)
  return page
}
const queryOf = (page: Page): Readonly<Record<string, string>> => Object.fromEntries(new URL(page.url()).searchParams)

test('the language of a function is shown, and remembered for the next page', async () => {
  const page = await openLate('/addons/sdf/rectSDF', async (early) => {
    await clickLabel(early.getByRole('radio', { name: 'GLSL' }))
    expect(await early.locator('[data-source=GLSL]').isVisible()).toBe(true)
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kirari.source'))).toBe('GLSL')
  expect(await page.locator('[data-source=GLSL]').isVisible()).toBe(true)
  await page.goto('/addons/math/smootherstep')
  await expect.poll(() => page.locator('[data-source=GLSL]').isVisible()).toBe(true)
})

describe('what is set on a demo stands in its address, beside what stood there', () => {
  const control = (page: Page, name: string) => page.locator(`[data-control=${name}]`)
  test.each([
    { what: 'a slider', path: '/instance/boxes', set: (page: Page) => control(page, 'fog').press('ArrowRight'), query: { fog: '0.4' } },
    { what: 'a menu', path: '/instance/boxes', set: (page: Page) => control(page, 'palette').selectOption('sea'), query: { palette: 'sea' } },
    { what: 'a colour', path: '/instance/boxes', set: (page: Page) => control(page, 'sun').fill('#ff2000'), query: { sun: 'ff2000' } },
    { what: 'a switch', path: '/webcam', set: (page: Page) => control(page, 'mirror').uncheck({ force: true }), query: { mirror: 'off' } },
  ])('$what', async ({ path, set, query }) => {
    const [known, value] = path === '/webcam' ? ['effect', 'none'] : ['height', '2']
    const page = await openLate(`${path}?${known}=${value}`, set)
    await expect.poll(() => queryOf(page)).toEqual({ [known]: value, ...query })
  })
})

test('words in the field of the search page are searched for', async () => {
  const page = await openLate('/search', (early) => early.locator('.search-page input').fill('rectSDF'))
  await page.locator('.search-page-results a').first().waitFor()
  expect(await page.locator('.search-page input').inputValue()).toBe('rectSDF')
  expect(queryOf(page)).toEqual({ q: 'rectSDF' })
})

test('a number in the code of the home page is in the code that is copied', async () => {
  const page = await openLate('/', (early) => early.locator('figure.code').first().getByRole('slider').nth(1).press('End'))
  const slider = page.locator('figure.code').first().getByRole('slider').nth(1)
  expect(await slider.inputValue()).toBe(await slider.getAttribute('max'))
})

test('what nobody has touched is left alone', async () => {
  const page = await openLate('/instance/boxes', () => Promise.resolve())
  expect(queryOf(page)).toEqual({})
})
