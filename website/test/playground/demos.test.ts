/** Demos in the playground: the link on their pages, the values that travel along, and programs that listen to the reader. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags } from '../../../internal/testing/browser.mjs'
import { demos } from '../../src/demos/list.ts'
import names from '../../src/generated/playground-demos.json'
import { toHash } from '../../src/playground/link.ts'
import { built, coarse, fileOf, locales, openSite, pathIn, type Site } from '../browser/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(chromiumFlags)
})
afterAll(() => site.close())

const open = async (address: string): Promise<Page> => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...coarse })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(address)
  return page
}
const state = (page: Page, name: string): Promise<unknown> => page.waitForSelector(`[data-playground-state=${name}]`)
const write = async (page: Page, code: string): Promise<void> => {
  await page.locator('[data-playground-editor] .cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

describe.each(locales)('in %s', (locale) => {
  test.each(demos)('the page of $name links to its code where the playground has it', ({ name, path, backends }) => {
    const links = [...built(fileOf(locale, path)).matchAll(/href="([^"]*\/docs\/playground\?demo=[^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
    const address = `${pathIn(locale, '/docs/playground')}?demo=${name}${backends?.length === 1 ? `&backend=${backends[0]}` : ''}`
    // Below the values and above the code.
    expect(links).toEqual(names.includes(name) ? [address, address] : [])
    if (names.includes(name)) expect(built(`${pathIn(locale, '/playground/demos/')}${name}.json`)).toContain(`The demo ${path}:`)
  })

  test('a demo opens with the values and the backend of its page, and is drawn again after a change', async () => {
    const page = await open(pathIn(locale, '/instance/boxes?backend=webgl2&count=15000'))
    await page.waitForFunction(() => document.querySelector('[data-demo] .playground-link')?.getAttribute('href')?.includes('count=15000'))
    await page.locator('[data-demo] .playground-link').click()
    await state(page, 'drawn')
    const status = page.locator('[data-playground-state]')
    expect(await status.innerText()).toContain('WebGL2')
    const editor = page.locator('[data-playground-editor] .cm-content')
    await expect.poll(() => editor.innerText()).toContain('count: 15000,')
    const frame = page.frameLocator('[data-playground-frame]').frameLocator('iframe')
    await frame.locator('canvas').evaluate((canvas) => canvas.classList.add('of-the-first-run'))
    await page.locator('.cm-line', { hasText: 'count: 15000,' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' // fewer')
    await expect.poll(() => new URL(page.url()).search).toBe('')
    // Each program has an element of its own.
    await expect.poll(() => frame.locator('canvas.of-the-first-run').count()).toBe(0)
    await state(page, 'drawn')
  })
})

/** A program whose listener throws, so that the page tells that it has heard. */
const listening = (colour: string, message: string): string => `import { createEngine } from 'kirari'
import { vec4 } from 'kirari/node'
const element = document.createElement('div')
element.style.height = '100%'
document.body.append(element)
element.addEventListener('pointerdown', () => {
  throw new Error('${message}')
})
createEngine({ container: element, fragment: vec4(${colour}, 1) })
`

test('the element of a program listens until the next program is drawn', async () => {
  const page = await open(`/docs/playground${await toHash({ code: listening('1, 0, 0', 'the first has heard'), backend: 'webgl2' })}`)
  await state(page, 'drawn')
  const status = page.locator('[data-playground-state]')
  await page.locator('[data-playground-frame]').click()
  await expect.poll(() => status.innerText()).toContain('the first has heard')
  await write(page, listening('0, 1, 0', 'the second has heard'))
  await state(page, 'drawn')
  const frame = page.frameLocator('[data-playground-frame]').frameLocator('iframe')
  expect(await frame.locator('.stage > div').count()).toBe(1)
  await page.locator('[data-playground-frame]').click()
  await expect.poll(() => status.innerText()).toContain('the second has heard')
  expect(await status.innerText()).not.toContain('the first')
})
