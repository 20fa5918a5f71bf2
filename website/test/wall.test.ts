/** The walls of functions: what a reader can choose from them, and the families that stand side by side. */
import { categories, records } from '@kirari/addons/catalogue'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forceBackend } from '../../internal/testing/force-backend.mjs'
import { expectNoViolations } from './axe.ts'
import { locales, openSite, pathIn, type Site } from './site.ts'
import { isReady } from './visit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const withPage = async (path: string, use: (page: Page) => Promise<void>, backend: 'none' | 'webgl2' = 'none'): Promise<void> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', bypassCSP: true })
  try {
    const page = await context.newPage()
    await forceBackend(page, backend)
    await page.goto(path)
    await isReady(page)
    await use(page)
  } finally {
    await context.close()
  }
}

const tiles = (page: Page) => page.locator('main li img')

test.each(categories)('the page of $id shows every function of it', async ({ id }) => {
  await withPage(`/addons/${id}/`, async (page) => {
    expect(await tiles(page).count()).toBe(records.filter(({ category }) => category === id).length)
  })
})

describe.each(locales)('a choice in %s', (locale) => {
  test('leaves the functions of a type and a cost, is kept in the address, and is taken back', async () => {
    await withPage(pathIn(locale, '/addons/'), async (page) => {
      expect(await tiles(page).count()).toBe(records.length)
      const status = page.locator('main [role=status]').first()
      await page.getByRole('radio', { name: 'mat', exact: true }).check({ force: true })
      await expect.poll(() => tiles(page).count()).toBeLessThan(12)
      const left = await tiles(page).count()
      expect(await status.innerText()).toContain(String(left))
      expect(new URL(page.url()).search).toBe('?type=mat')
      await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
      await expect.poll(() => new URL(page.url()).search).toBe('?type=mat&cost=L')
      await page.reload()
      await isReady(page)
      await expect.poll(() => page.getByRole('radio', { name: 'mat', exact: true }).isChecked()).toBe(true)
      for (const group of await page.locator('main fieldset').all()) await group.getByRole('radio').first().check({ force: true })
      await expect.poll(() => tiles(page).count()).toBe(records.length)
      expect(new URL(page.url()).search).toBe('')
      await expectNoViolations(page)
    })
  })

  test('is not offered without a script, and nothing is missing', async () => {
    const context = await site.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(pathIn(locale, '/addons/'))
    expect(await tiles(page).count()).toBe(records.length)
    expect(await page.getByRole('radio').first().isVisible()).toBe(false)
    await context.close()
  })

  test.each(['animation/easing', 'color/blend', 'color/composite', 'generative'])('side by side, the functions of %s lead to their pages', async (id) => {
    await withPage(pathIn(locale, `/addons/${id}/`), async (page) => {
      const links = await page
        .locator('main ol a')
        .evaluateAll((all) => all.map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : '').pathname))
      expect(links.length).toBeGreaterThan(1)
      expect(records.map(({ category, slug }) => pathIn(locale, `/addons/${category}/${slug}`))).toEqual(expect.arrayContaining(links))
      await expectNoViolations(page)
    })
  })
})

test('a family is drawn by one canvas', async () => {
  await withPage(
    '/addons/color/blend/',
    async (page) => {
      await page.locator('#preview').scrollIntoViewIfNeeded()
      await page.waitForSelector('[data-preview=live]')
      expect(await page.locator('canvas').count()).toBe(1)
    },
    'webgl2',
  )
})
