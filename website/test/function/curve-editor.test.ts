/** The curve editor on the page of the easings: what a reader can choose, what it says, and what is copied, as the browser understands it. */
import { records } from '@kirari/addons/catalogue'
import { toJS } from 'kirari/js'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoViolations } from '../browser/axe.ts'
import { complaintsOf, locales, openUndrawn, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { isReady, phone } from '../browser/visit.ts'
import { oneOf } from '../cover/paired.ts'

let site: Site
beforeAll(async () => {
  site = await openUndrawn()
})
afterAll(() => site.close())

const borrow = tabsOf(() => site)
const path = '/addons/animation/easing/'
const names = records.filter(({ category }) => category === 'animation/easing').map(({ importName }) => importName)

const curveOf = (name: string) => {
  const record = records.find(({ importName }) => importName === name)
  if (!record) throw new Error(`${name} has no record.`)
  // An easing takes a number and returns one.
  return toJS(record.call) as unknown as (t: number) => number
}

const open = async (address: string, options: BrowserContextOptions = {}) => {
  const { page } = await borrow({ viewport: { width: 1280, height: 900 }, ...options })
  const complaints = complaintsOf(page)
  await page.goto(address)
  await isReady(page)
  const editor = page.locator('[data-editor]')
  return { page, complaints, editor, selects: editor.locator('select'), texts: editor.locator('textarea'), status: editor.getByRole('status') }
}

const wake = async (page: Page): Promise<void> => {
  await page.locator('[data-editor]').scrollIntoViewIfNeeded()
  await page.locator('[data-editor=live]').waitFor()
}

const families = ['back', 'bounce', 'circular', 'cubic', 'elastic', 'exponential', 'linear', 'quadratic', 'quartic', 'quintic', 'sine']

describe('the curve editor', () => {
  test('offers in, out and inOut of the eleven families', async () => {
    const { selects } = await open(path)
    expect(names.toSorted()).toEqual(families.flatMap((family) => [`${family}In`, `${family}InOut`, `${family}Out`]).toSorted())
    for (const i of [0, 1]) expect(await selects.nth(i).locator('option').allInnerTexts()).toEqual(names)
  })

  test.each(locales)('says how far two curves are apart and where, and copies each as the browser reads it, in %s', async (locale) => {
    const { page, complaints, editor, selects, texts, status } = await open(pathIn(locale, path), { reducedMotion: 'reduce', bypassCSP: true })
    await wake(page)
    await selects.nth(0).selectOption('bounceOut')
    await selects.nth(1).selectOption('elasticIn')
    const [one, other] = [curveOf('bounceOut'), curveOf('elasticIn')]
    const apart = Array.from({ length: 10_001 }, (_, i) => Math.abs(one(i / 10_000) - other(i / 10_000)))
    const size = Math.max(...apart)
    await expect.poll(() => status.innerText()).toContain(size.toFixed(3))
    const time = Number(/t = (\d(?:\.\d+)?)/.exec(await status.innerText())?.[1])
    expect(Math.abs(one(time) - other(time))).toBeCloseTo(size, 2)

    for (const [i, curve] of [one, other].entries()) {
      const text = await texts.nth(i).inputValue()
      const progress = await page.evaluate((easing) => {
        const animation = document.body.animate([], { duration: 1000, easing, fill: 'both' })
        animation.pause()
        const found = Array.from({ length: 1000 }, (_, at) => {
          animation.currentTime = at
          return animation.effect?.getComputedTiming().progress ?? NaN
        })
        animation.cancel()
        return found
      }, text)
      expect(Math.max(...progress.map((value, at) => Math.abs(value - curve(at / 1000))))).toBeLessThanOrEqual(0.005)
      expect(await editor.innerText()).toContain(String(text.split(',').length))
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await editor.getByRole('button', { name: 'elasticIn' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await texts.nth(1).inputValue())

    await selects.nth(1).selectOption('bounceOut')
    await expect.poll(() => status.innerText()).toBe(locale === 'ja' ? '二つは同じ曲線です。' : 'The two are the same curve.')
    expect(complaints).toEqual([])
    await expectNoViolations(page)
  })

  test('moves its dots, stops, and stands still for readers who prefer less motion', async () => {
    const { page, editor } = await open(path)
    await wake(page)
    const dot = editor.locator('circle').first()
    const placeOf = () => dot.getAttribute('cx')
    const before = await placeOf()
    await expect.poll(placeOf).not.toBe(before)
    await editor.getByRole('button', { name: 'Pause the animation' }).click()
    const still = await placeOf()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(await placeOf()).toBe(still)

    const calm = await open(path, { reducedMotion: 'reduce' })
    await wake(calm.page)
    expect(await calm.editor.locator('circle').first().getAttribute('cx')).toBe(still)
    await calm.editor.getByRole('button', { name: 'Play the animation' }).waitFor()
  })

  test.each([...oneOf(locales).map((locale) => ({ locale, viewport: phone })), { locale: 'en', viewport: { width: 1280, height: 900 } }] as const)(
    'has its place from the start, in $locale, $viewport.width pixels wide',
    async ({ locale, viewport }) => {
      const { page, editor } = await open(pathIn(locale, path), { viewport })
      const sizeOf = async () => {
        const box = await editor.boundingBox()
        return [box?.width, box?.height]
      }
      const before = await sizeOf()
      await wake(page)
      expect(await sizeOf()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    },
  )

  test('is loaded by its own page alone, and its curves when it is near', async () => {
    const loadedBy = async (address: string, isWoken: boolean): Promise<string> => {
      const { page } = await borrow({ viewport: { width: 1280, height: 900 } })
      const scripts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text())
      })
      await page.goto(address)
      await isReady(page)
      if (isWoken) await wake(page)
      return (await Promise.all(scripts)).join('\n')
    }
    // An attribute of the editor, and what the fit of its curves complains of.
    const [component, fit] = ['data-editor', 'too steeply']
    expect(await loadedBy('/addons/color/blend/', false)).not.toContain(component)
    const own = await loadedBy(path, false)
    expect(own).toContain(component)
    expect(own).not.toContain(fit)
    expect(await loadedBy(path, true)).toContain(fit)
  })
})
