/**
 * Live code: what a reader writes runs in a frame without rights, is shown, and cannot harm the page. On the variant site, whose pages have
 * such a block (test/variant), below another base address.
 */
import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { complaintsOf, openSite, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { buildVariant, rootOf } from '../variant/build.ts'

let site: Site
beforeAll(async () => {
  const { code, log } = await buildVariant('main')
  expect(code, log).toBe(0)
  site = await openSite(flagsWithoutGPU, rootOf('main'))
}, 400_000)
afterAll(() => site.close())
const borrow = tabsOf(() => site)

type Live = { readonly page: Page; readonly field: Locator; readonly frame: FrameLocator; readonly message: Locator; readonly complaints: readonly string[] }

const open = async (path = '/kirari/docs/live', options: BrowserContextOptions = {}): Promise<Live> => {
  const { page } = await borrow({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options })
  const complaints = complaintsOf(page)
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
  return { page, complaints, field: page.locator('.live textarea'), frame: page.frameLocator('.live iframe'), message: page.locator('.live-message') }
}

/** The same, with the block in view, its first picture there, and the frame as high as that: it says its height in a message of its own. */
const openRunning = async (path?: string, options?: BrowserContextOptions): Promise<Live> => {
  const live = await open(path, options)
  await live.page.locator('[data-live-code]').scrollIntoViewIfNeeded()
  await live.frame.getByRole('button', { name: 'Count: 3' }).waitFor()
  await live.page.locator('.live-note').waitFor({ state: 'detached' })
  const missing = async (): Promise<number> => {
    const [picture, place] = [live.frame.locator('main'), live.page.locator('.live iframe')]
    return (await picture.evaluate((main) => main.getBoundingClientRect().height)) - (await place.evaluate((frame) => frame.clientHeight))
  }
  await expect.poll(missing).toBeLessThanOrEqual(0)
  return live
}

const shows = async ({ frame }: Live, text: string): Promise<void> => {
  await expect.poll(() => frame.locator('main').innerText()).toBe(text)
}
const says = async ({ message }: Live, text: string | RegExp): Promise<void> => {
  await expect.poll(() => message.innerText()).toMatch(text)
}

describe('a live block', () => {
  test('is its own code until it comes near; then the editor and the frame are loaded', async () => {
    const { page, complaints } = await open()
    const files = () => page.evaluate(() => performance.getEntriesByType('resource').length)
    await page.waitForTimeout(500)
    const before = await files()
    expect(await page.locator('[data-live-code] code').innerText()).toContain('function Counter()')
    expect(await page.locator('iframe, textarea').count()).toBe(0)
    await page.locator('[data-live-code]').scrollIntoViewIfNeeded()
    await page.frameLocator('.live iframe').getByRole('button').waitFor()
    expect(await files()).toBeGreaterThan(before)
    expect(complaints).toEqual([])
  })

  test('runs what is written, shows it below the editor, and goes back to what it was', async () => {
    const live = await openRunning()
    const [editor, result] = [await live.field.boundingBox(), await live.page.locator('.live iframe').boundingBox()]
    expect(result?.y).toBeGreaterThan((editor?.y ?? 0) + (editor?.height ?? 0))
    await live.frame.getByRole('button').click()
    await shows(live, 'Count: 4')
    await live.field.fill('<b>written</b>')
    await shows(live, 'written')
    await live.page.getByRole('button', { name: 'Reset' }).click()
    await shows(live, 'Count: 3')
    expect(live.complaints).toEqual([])
  })

  test('keeps its height as its picture grows and shrinks', async () => {
    const live = await openRunning()
    const height = () => live.page.locator('.live iframe').evaluate((frame) => frame.clientHeight)
    await live.field.fill("<div style={{ height: '300px' }}>high</div>")
    await expect.poll(height).toBeGreaterThan(300)
    await live.field.fill("<div style={{ height: '9000px' }}>too high</div>")
    await expect.poll(height).toBe(640)
    await live.field.fill('<div>low</div>')
    await expect.poll(height).toBeLessThan(120)
  })

  test('takes the colour mode of the page, and follows it', async () => {
    const live = await openRunning(undefined, { colorScheme: 'dark' })
    const ground = () => live.frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    const mode = () => live.frame.locator('html').getAttribute('data-theme')
    expect(await mode()).toBe('dark')
    const dark = await ground()
    await live.frame.getByRole('button').click()
    await live.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await live.page.locator('.navbar').getByRole('button', { name: /mode/i }).click()
    await expect.poll(mode).toBe('light')
    expect(await ground()).not.toBe(dark)
    // The code was not run anew.
    await shows(live, 'Count: 4')
  })

  test.each([
    { path: '/kirari/docs/live', title: 'Result of the code', editor: 'Code you can edit', at: 'The code has a mistake at line 2.', name: 'Reset' },
    { path: '/kirari/ja/docs/live', title: 'コードの実行結果', editor: '編集できるコード', at: 'コードの2行目に誤りがあります。', name: '元に戻す' },
  ])('says what is wrong in the language of the page, until it is put right: $path', async ({ path, title, editor, at, name }) => {
    const live = await openRunning(path)
    expect(await live.page.locator('.live iframe').getAttribute('title')).toBe(title)
    expect(await live.field.getAttribute('aria-label')).toBe(editor)
    expect(await live.message.getAttribute('role')).toBe('status')
    await live.field.fill('<b>\n{')
    await says(live, at)
    // What was there stays while one writes.
    await shows(live, 'Count: 3')
    await live.field.fill('const a = 1\nnull.name')
    await says(live, /TypeError: Cannot read properties of null/)
    await says(live, at)
    await live.field.fill('function App() { useEffect(() => { setTimeout(() => { throw new Error("late") }) }, []); return <b>there</b> }')
    await says(live, 'Error: late')
    await live.field.fill('function App() { throw new Error("while drawing") }')
    await says(live, 'Error: while drawing')
    await live.field.fill('<b>right</b>')
    await shows(live, 'right')
    await expect.poll(() => live.message.innerText()).toBe('')
    await live.page.getByRole('button', { name }).click()
    await shows(live, 'Count: 3')
  })
})

describe('the code of a reader', () => {
  test('reaches nothing of the site, and leads the page nowhere', async () => {
    const live = await openRunning()
    await live.page.evaluate(() => localStorage.setItem('secret', 'kept'))
    const tries = [
      ['what the site stores', 'String(localStorage.getItem("secret"))', /SecurityError/],
      ['its cookies', 'document.cookie', /SecurityError/],
      ['its databases', 'indexedDB.open("a"); ""', /SecurityError/],
      ['the page', 'parent.document.title', /SecurityError/],
      ['the address of the page', 'top.location.href', /SecurityError/],
      ['another page in its place', 'top.location = "https://elsewhere.example/"; ""', /SecurityError|Error/],
    ] as const
    for (const [what, code, text] of tries) {
      await live.field.fill(`<b>before ${what}</b>`)
      await shows(live, `before ${what}`)
      await expect.poll(() => live.message.innerText()).toBe('')
      await live.field.fill(code)
      await says(live, text)
      expect(new URL(live.page.url()).pathname).toMatch(/\/kirari\/docs\/live\/?$/)
    }
  })

  test('does not reach the network, in any way', async () => {
    const live = await openRunning()
    const asked: string[] = []
    // What the policy stops never comes here.
    await live.page.route('**/*', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    live.page.context().on('page', () => asked.push('a new window'))
    await live.field.fill(`const tries = []
const add = (name) => { tries.push(name); render(<b>{tries.sort().join(' ')}</b>) }
fetch('/kirari/').catch(() => add('fetch'))
const request = new XMLHttpRequest()
request.onerror = () => add('xhr')
request.open('GET', 'https://elsewhere.example/'); request.send()
const image = new Image()
image.onerror = () => add('image')
image.src = 'https://elsewhere.example/a.png'
const script = document.createElement('script')
script.onerror = () => add('script')
script.src = 'https://elsewhere.example/a.js'
document.head.append(script)
const sheet = document.createElement('link')
sheet.onerror = () => add('style')
sheet.rel = 'stylesheet'; sheet.href = 'https://elsewhere.example/a.css'
document.head.append(sheet)
navigator.sendBeacon('https://elsewhere.example/')
window.open('https://elsewhere.example/')
try { new WebSocket('wss://elsewhere.example/').onerror = () => add('socket') } catch { add('socket') }
const inner = document.createElement('iframe')
inner.src = 'https://elsewhere.example/'
document.body.append(inner)`)
    await shows(live, 'fetch image script socket style xhr')
    await live.page.waitForTimeout(500)
    expect(asked).toEqual([])
  })

  test('cannot carry the frame elsewhere', async () => {
    const live = await openRunning()
    await live.field.fill("location.href = 'https://elsewhere.example/?' + 1; null")
    await live.page.waitForTimeout(1500)
    expect(
      live.page
        .frames()
        .map((frame) => frame.url())
        .filter((url) => url.includes('elsewhere')),
    ).toEqual([])
    expect(live.page.url()).toContain('/kirari/docs/live')
  })

  test('is stopped when a loop of it does not end, and can be run again', async () => {
    const live = await openRunning()
    await live.field.fill('let n = 0;\nwhile (true) n++')
    await says(live, 'The code did not come to an end, so it was stopped.')
    expect(await live.page.locator('iframe').count()).toBe(0)
    // The next frame may be gone again before one looks.
    const frames = await live.page.evaluateHandle(() => {
      const seen = { count: 0 }
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLIFrameElement) seen.count++
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    // As long as a hand presses. The field has the focus until then, and what it shows for that must not move the button away.
    await live.page.getByRole('button', { name: 'Run again' }).click({ delay: 150 })
    await expect.poll(() => frames.evaluate(({ count }) => count)).toBe(1)
    await says(live, 'The code did not come to an end, so it was stopped.')
    await live.field.fill('<b>well</b>')
    await shows(live, 'well')
    expect(await live.message.innerText()).toBe('')
  })

  test('is stopped when its frame falls silent, and the page goes on meanwhile', async () => {
    const live = await openRunning()
    await live.field.fill("/^(a+)+$/.test('a'.repeat(50) + 'b')")
    await live.page.waitForTimeout(500)
    // The frame computes, and the page still answers.
    await live.page.getByRole('link', { name: 'Diagram' }).first().hover()
    await live.page.getByRole('button', { name: 'Run again' }).waitFor()
    expect(await live.page.locator('iframe').count()).toBe(0)
  })

  test('is stopped when it floods the page with messages', async () => {
    const live = await openRunning()
    await live.field.fill("setInterval(() => { for (let i = 0; i < 1000; i++) parent.postMessage({ type: 'height', height: i }, '*') }, 50); null")
    await live.page.getByRole('button', { name: 'Run again' }).waitFor()
  })

  test('cannot say to the page what the page would take for markup', async () => {
    const live = await openRunning()
    await live.field.fill(`throw new Error('<img src=x onerror="document.title=1">')`)
    await says(live, /<img src=x/)
    expect(await live.page.locator('.live-message img').count()).toBe(0)
  })
})

test('the document of the frame runs nothing outside a sandbox', async () => {
  const { page, context } = await borrow()
  await page.goto('/kirari/live-frame.html')
  expect(await page.locator('main').innerText()).toContain('This page runs the code of other pages')
  // A stranger's page that frames it without a sandbox would otherwise run code with the rights of the site.
  await context.route('**/stranger', (route) => route.fulfill({ contentType: 'text/html', body: '<iframe src="/kirari/live-frame.html"></iframe>' }))
  await page.goto('/kirari/stranger')
  await page.frameLocator('iframe').locator('main').waitFor()
  await page.evaluate(() => frames[0]?.postMessage({ type: 'run', run: 1, code: 'document.title = "taken"; "taken"', language: 'js', mode: 'light' }, '*'))
  await page.waitForTimeout(500)
  expect(await page.frameLocator('iframe').locator('main').innerText()).toContain('This page runs the code of other pages')
})

describe('the keyboard', () => {
  test('indents with Tab, and leaves with Escape and Tab, as a visible hint says', async () => {
    const { page, field } = await openRunning()
    const hint = page.locator('.live-hint')
    const isThere = () => field.evaluate((element) => element === document.activeElement)
    const place = await page.locator('.live-result').boundingBox()
    expect(await hint.isVisible()).toBe(false)
    await field.focus()
    await expect.poll(() => hint.isVisible()).toBe(true)
    // The hint has its place from the beginning: what lies below it does not move.
    expect(await page.locator('.live-result').boundingBox()).toEqual(place)
    expect(await hint.innerText()).toBe('Tab indents. To leave the editor, press Esc, then Tab.')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Tab')
    expect(await field.inputValue()).toMatch(/^ {2}function Counter/)
    expect(await isThere()).toBe(true)
    await page.keyboard.press('Control+z')
    expect(await field.inputValue()).toMatch(/^function Counter/)
    await page.keyboard.press('Escape')
    expect(await hint.innerText()).toBe('Tab now leaves the editor.')
    await page.keyboard.press('Tab')
    expect(await isThere()).toBe(false)
    // The frame has a process of its own, which takes the focus when it hears of it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  })

  test('goes back with Shift and Tab', async () => {
    const { page, field } = await openRunning()
    await field.focus()
    await page.keyboard.press('Shift+Tab')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(false)
  })
})

test('the letters of the field lie on those in colours', async () => {
  const { page, field } = await openRunning()
  const style = (element: Element) => {
    const { fontFamily, fontSize, lineHeight, paddingTop, paddingLeft, letterSpacing, tabSize } = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    return { fontFamily, fontSize, lineHeight, paddingTop, paddingLeft, letterSpacing, tabSize, x, y, width: Math.round(width), height: Math.round(height) }
  }
  expect(await field.evaluate(style)).toEqual(await page.locator('.live-layers pre').evaluate(style))
})
