/** The search, as a reader uses it: by keys and by touch, in both languages, in the box and on its page. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { built, complaintsOf, folder, locales, openSite, pathIn, type Site } from '../browser/site.ts'
import { tabsOf } from '../browser/tabs.ts'
import { gate } from '../browser/visit.ts'

/** The search has nothing to do with pictures. */
let site: Site
let page: Page
let complaints: string[]

beforeAll(async () => {
  site = await openSite(flagsWithoutGPU)
})
afterAll(() => site.close())
const borrow = tabsOf(() => site)

beforeEach(async () => {
  page = (await borrow()).page
  complaints = complaintsOf(page)
  return () => expect(complaints).toEqual([])
})

const open = async (path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true')
}
const box = () => page.locator('.search-box')
const field = () => box().getByRole('combobox')
const hits = () => box().getByRole('option')
const chosen = () => box().locator('[role=option][aria-selected=true]')
const openBox = async (path = '/docs/'): Promise<void> => {
  await open(path)
  await page.keyboard.press('Control+k')
  await field().waitFor()
}
/** What the screen reader is told that the field points to. */
const pointedTo = () =>
  field().evaluate((input) => document.querySelector(`#${input.getAttribute('aria-activedescendant') ?? 'nothing'}`)?.getAttribute('href') ?? null)

describe.each([
  { locale: 'en', query: 'install bundler', place: '/docs/installation', button: 'Search', placeholder: 'Search docs', all: /^See all \d+ results$/ },
  { locale: 'ja', query: '距離関数', place: '/ja/addons/sdf', button: '検索', placeholder: 'ドキュメントを検索', all: /^\d+件の結果をすべて見る$/ },
] as const)('in $locale', ({ locale, query, place, button, placeholder, all }) => {
  test('ctrl K opens it, typing finds, the arrow chooses, enter arrives', async () => {
    await openBox(pathIn(locale, '/api/'))
    expect(await field().getAttribute('placeholder')).toBe(placeholder)
    expect(await field().getAttribute('maxlength')).toBe('64')
    await page.keyboard.type(query)
    await hits().first().waitFor()
    const first = await chosen().getAttribute('href')
    expect(await pointedTo()).toBe(first)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen().getAttribute('href')).not.toBe(first)
    expect(await pointedTo()).toBe(await chosen().getAttribute('href'))
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen().getAttribute('href')).toBe(first)
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => address.pathname.startsWith(place))
    expect(await box().count()).toBe(0)
  })

  test('Escape closes it and gives the focus back to the button', async () => {
    await open(pathIn(locale, '/docs/'))
    await page.getByRole('button', { name: button, exact: true }).click()
    await field().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await page.keyboard.press('Escape')
    await box().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button')
  })

  test('the link under the results leads to all of them', async () => {
    await openBox(pathIn(locale, '/docs/'))
    await field().fill('vec3')
    await hits().first().waitFor()
    expect(await hits().count()).toBeLessThanOrEqual(20)
    const link = page.locator('.search-all a')
    expect(await link.textContent()).toMatch(all)
    await link.click()
    await page.waitForURL((address) => address.pathname.startsWith(pathIn(locale, '/search')) && address.searchParams.get('q') === 'vec3')
    await page.locator('.search-page-results a').first().waitFor()
  })

  test('its page answers a bare link', async () => {
    await open(pathIn(locale, `/search?q=${encodeURIComponent(query)}`))
    const results = page.locator('.search-page-results a')
    await results.first().waitFor()
    expect(await results.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))).toEqual(
      expect.arrayContaining([expect.stringContaining(place)]),
    )
    expect(await page.locator('h1').textContent()).toContain(query)
    expect(await page.title()).toContain(query)
  })
})

test.each(locales)('smoothstep is found by each of its spellings, in %s', async (locale) => {
  await openBox(pathIn(locale, '/docs/'))
  for (const query of ['smoothstep', 'smooth step', 'スムースステップ', 'ｽﾑｰｽｽﾃｯﾌﾟ']) {
    await field().fill('')
    await hits().first().waitFor({ state: 'detached' })
    await field().fill(query)
    await hits().first().waitFor()
    expect(await hits().evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href'))), query).toContain(
      pathIn(locale, '/api/node/functions#smoothstep'),
    )
  }
})

describe('it opens', () => {
  test('with the slash, but not from a field; on the button a letter does, and stays', async () => {
    await open('/search')
    await page.locator('.search-page input').focus()
    await page.keyboard.press('/')
    await page.waitForTimeout(100)
    expect(await box().count()).toBe(0)
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await field().waitFor()
    expect(await field().inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await box().waitFor({ state: 'detached' })
    await page.keyboard.type('vec')
    await field().waitFor()
    await expect.poll(() => field().inputValue()).toBe('vec')
    await hits().first().waitFor()
  })

  test('with command K too, which closes it again', async () => {
    await open('/docs/')
    await page.keyboard.press('Meta+k')
    await field().waitFor()
    await page.keyboard.press('Meta+k')
    await box().waitFor({ state: 'detached' })
  })

  test.each(['hover', 'focus', 'touch', 'click'] as const)('with code that comes on %s, not with the page', async (way) => {
    page = (await borrow({ hasTouch: true })).page
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open('/docs/')
    await page.waitForLoadState('networkidle')
    asked.length = 0
    const button = page.locator('.search-button')
    if (way === 'hover') await button.hover()
    if (way === 'focus') await button.focus()
    if (way === 'touch') await button.dispatchEvent('touchstart')
    if (way === 'click') await button.click()
    await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    if (way === 'click') {
      await field().waitFor()
      await expect.poll(() => asked.filter((path) => path.includes('search-index'))).toEqual(['/search-index.json'])
    } else {
      await page.waitForTimeout(200)
      expect(asked.filter((path) => path.includes('search-index'))).toEqual([])
    }
  })

  test('or says that it cannot, and can once the network is back', async () => {
    let isDown = true
    await open('/docs/')
    await page.route('**/*.js', (route) => (isDown ? route.abort() : route.continue()))
    await page.keyboard.press('Control+k')
    await page.locator('.search-failed').waitFor()
    isDown = false
    await page.keyboard.press('Control+k')
    await field().waitFor()
    expect(await page.locator('.search-failed').count()).toBe(0)
    complaints.length = 0
  })
})

test('what it needs weighs little', async () => {
  // What a page fetches when it has nothing to do is not the search's.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const scripts = new Set<string>()
  await open('/docs/installation')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
  await page.keyboard.press('Control+k')
  await field().fill('vec3')
  await hits().first().waitFor()
  const weight = [...scripts].reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(folder, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    0,
  )
  expect(scripts.size).toBeGreaterThan(0)
  expect(weight).toBeLessThan(14_000)
})

describe('the box', () => {
  test('keeps the focus in itself, and the page behind it still', async () => {
    await openBox('/docs/installation')
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.search-box') !== null)).toBe(true)
    await page.mouse.move(640, 300)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is not held up by a live picture of the page, which waits until it is closed', async () => {
    // What a page does when it has a moment to spare, it does when it is told that it has one.
    await page.addInitScript(() => {
      const works: IdleRequestCallback[] = []
      window.requestIdleCallback = (work) => works.push(work)
      window.addEventListener('spare', () => {
        for (const work of works.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 })
      })
    })
    await open('/docs/')
    const picture = page.locator('[data-scene]').first()
    await picture.scrollIntoViewIfNeeded()
    // The picture has been seen near the view two frames later.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
    await page.keyboard.press('Control+k')
    await field().waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('spare')))
    await field().fill('vec3')
    await hits().first().waitFor()
    expect(await picture.locator('canvas').count()).toBe(0)
    await page.keyboard.press('Escape')
    await picture.locator('canvas').waitFor({ state: 'attached' })
  })

  test('closes by a press beside it', async () => {
    await openBox()
    await page.mouse.click(20, 500)
    await box().waitFor({ state: 'detached' })
  })

  test('fills a phone, where a button closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openBox()
    expect(await box().boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await box().waitFor({ state: 'detached' })
  })

  test('shows five words of a text on a phone and ten on a desk', async () => {
    const summaryLength = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 844 })
      await openBox()
      await field().fill('bounce')
      const text = box().locator('.search-hit-summary mark').first()
      await text.waitFor()
      const summaries = await box().locator('.search-hit-summary').allTextContents()
      return Math.max(...summaries.map((summary) => summary.length))
    }
    const [phone, desk] = [await summaryLength(768), await summaryLength(769)]
    expect(phone).toBeLessThan(desk)
  })

  test('shows at most twenty hits, five of a group, and marks the match; and tells how many there are', async () => {
    await openBox()
    await field().fill('value')
    await hits().first().waitFor()
    expect(await hits().count()).toBeLessThanOrEqual(20)
    expect(await hits().count()).toBeGreaterThan(5)
    const sizes = new Map<string, number>()
    const shown = await box()
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.map((group) => ({
          name: group.querySelector('.search-group')?.textContent ?? '',
          pages: group.querySelectorAll('[role=option]:not(.search-hit-below)').length,
        })),
      )
    for (const { name, pages } of shown) sizes.set(name, (sizes.get(name) ?? 0) + pages)
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(5)
    expect((await box().locator('mark').first().textContent())?.toLowerCase()).toBe('value')
    expect(await box().getByRole('status').textContent()).toMatch(/^\d+ results$/)
  })

  test.each([
    { locale: 'en', page: 'Nodes', section: 'Types' },
    { locale: 'ja', page: 'ノード', section: '型' },
  ] as const)('shows a page once, its sections below it; the one that answers is chosen, and the arrows go over all ($locale)', async (names) => {
    const { locale } = names
    await openBox(pathIn(locale, '/docs/'))
    await field().fill('vec3')
    await hits().first().waitFor()
    const address = pathIn(locale, '/api/node/overview')
    expect(await chosen().getAttribute('href')).toBe(`${address}#types`)
    expect(await pointedTo()).toBe(`${address}#types`)
    // Out of its place in the list, a section says whose it is.
    expect(await chosen().locator('.search-hit-title').textContent()).toBe(`${names.page}: ${names.section}`)
    await page.keyboard.press('ArrowUp')
    await expect.poll(pointedTo).toBe(address)
    const addresses = await hits().evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''))
    const pages = await box()
      .locator('[role=option]:not(.search-hit-below)')
      .evaluateAll((options) => options.map((option) => option.getAttribute('href')))
    expect(new Set(pages).size).toBe(pages.length)
    expect(addresses.map((href) => href.split('#')[0])).toEqual(addresses.map((_, i) => addresses.slice(0, i + 1).findLast((href) => !href.includes('#'))))
    for (const href of addresses.slice(1)) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(pointedTo).toBe(href)
    }
    await page.keyboard.press('ArrowDown')
    await expect.poll(pointedTo).toBe(address)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: names.page }).waitFor()
  })

  test('leaves a result that is wanted in a tab of its own to the browser', async () => {
    await openBox()
    await field().fill('rectSDF')
    await hits().first().waitFor()
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await tab.waitForURL((address) => address.pathname === '/addons/sdf/rectSDF')
    expect(await box().count()).toBe(1)
  })

  test('says that an answer is slow, and shows it when it comes', async () => {
    const held = gate()
    await page.route('**/search-index.json', async (route) => {
      await held.opened
      await route.continue()
    })
    await openBox()
    await field().fill('vec3')
    await page.locator('.search-box[data-status=stalled]').waitFor()
    expect(await box().getByRole('status').textContent()).toBe('Still waiting for results…')
    held.open()
    await hits().first().waitFor()
    expect(await box().getAttribute('data-status')).toBe('idle')
  })

  test.each([
    { locale: 'en', title: 'Unable to fetch results', help: 'You might want to check your network connection.', retry: 'Try again' },
    { locale: 'ja', title: '検索結果を取得できませんでした', help: 'ネットワーク接続を確認してください。', retry: '再試行' },
  ] as const)('says that results cannot be fetched, and tries again when asked ($locale)', async ({ locale, title, help, retry }) => {
    let isDown = true
    await page.route('**/search-index.json', (route) => (isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()))
    await openBox(pathIn(locale, '/docs/'))
    await field().fill('vec3')
    await box().getByText(title).waitFor()
    await box().getByText(help).waitFor()
    expect(await box().getAttribute('data-status')).toBe('error')
    isDown = false
    await box().getByRole('button', { name: retry }).click()
    await hits().first().waitFor()
    // The answer of the server is the browser's complaint, not the page's.
    expect(complaints.every((line) => line.includes('503'))).toBe(true)
    complaints.length = 0
  })

  test.each([
    { locale: 'en', texts: ['No results for', 'Try searching for', 'Believe this query should return results?'], report: 'Let us know.' },
    { locale: 'ja', texts: ['に一致する結果はありません', 'ほかの言葉で試す', 'この言葉で結果が出るはずでしたか？'], report: 'お知らせください。' },
  ] as const)('says that nothing was found, proposes words that find something, and offers to tell us ($locale)', async ({ locale, texts, report }) => {
    await openBox(pathIn(locale, '/docs/'))
    await field().fill('zzzzqqqq')
    for (const text of texts) await box().getByText(text).waitFor()
    await box().getByText('zzzzqqqq').waitFor()
    expect(await box().getByRole('link', { name: report }).getAttribute('href')).toContain('/issues/new?title=zzzzqqqq')
    await box().locator('.search-try').first().click()
    await hits().first().waitFor()
  })
})

describe('kept searches', () => {
  const visit = async (query: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await field().fill(query)
    await hits().first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: query }).waitFor()
  }
  const rows = () => box().getByRole('row')
  const kept = (list: 'RECENT' | 'FAVORITE'): Promise<readonly string[]> =>
    page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { readonly title: string }[]).map(({ title }) => title),
      `__DOCSEARCH_${list}_SEARCHES__kirari-en`,
    )

  test('seven are offered again, four beside favourites; the newest first', async () => {
    await open('/docs/')
    const names = ['rectSDF', 'bounceOut', 'hsl2rgb', 'kaleidoscope', 'valueNoise', 'quatRotate', 'drawFill', 'smootherstep']
    for (const name of names) await visit(name)
    await page.keyboard.press('Control+k')
    await rows().first().waitFor()
    expect(await kept('RECENT')).toEqual(names.toReversed().slice(0, 7))
    expect(await rows().count()).toBe(7)
    await box().getByRole('button', { name: 'Keep “drawFill” as a favourite' }).click()
    await expect.poll(() => kept('FAVORITE')).toEqual(['drawFill'])
    expect(await rows().count()).toBe(5)
    await box().getByRole('button', { name: 'Remove “drawFill” from favourites' }).click()
    await expect.poll(() => kept('FAVORITE')).toEqual([])
    await box().getByRole('button', { name: 'Remove “smootherstep” from recent searches' }).click()
    await expect.poll(() => kept('RECENT')).not.toContain('smootherstep')
  })

  test('favourites are ten at most, and lead to their pages', async () => {
    await open('/docs/')
    const list = Array.from({ length: 12 }, (_, i) => ({ url: i === 0 ? '/addons/sdf/rectSDF' : `/x${i}`, title: `T${i}`, heading: '', group: 'G' }))
    await page.evaluate((text) => localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__kirari-en', text), JSON.stringify(list))
    await page.keyboard.press('Control+k')
    await rows().first().waitFor()
    expect(await rows().count()).toBe(10)
    expect(await field().getAttribute('aria-haspopup')).toBe('grid')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'rectSDF' }).waitFor()
  })

  test('what is in the browser’s storage and was not written by the box is passed over', async () => {
    await open('/docs/')
    await page.evaluate(() => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__kirari-en', '{"not": "a list"')
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__kirari-en', '[{"url": "javascript:alert(1)", "title": "", "heading": "", "group": ""}]')
    })
    await page.keyboard.press('Control+k')
    await box().getByText('No recent searches').waitFor()
  })
})

describe('an input method', () => {
  test('is left alone until its text is done: no search, no choice by Enter, no closing by Escape', async () => {
    await openBox('/ja/docs/')
    const keys = await page.context().newCDPSession(page)
    onTestFinished(() => keys.detach())
    await keys.send('Input.imeSetComposition', { text: 'きょり', selectionStart: 3, selectionEnd: 3 })
    expect(await field().inputValue()).toBe('きょり')
    await page.waitForTimeout(300)
    expect(await hits().count()).toBe(0)
    await keys.send('Input.imeSetComposition', { text: '距離', selectionStart: 2, selectionEnd: 2 })
    const pressed = { windowsVirtualKeyCode: 229, code: 'Enter' }
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', ...pressed })
    expect(await hits().count()).toBe(0)
    await keys.send('Input.insertText', { text: '距離' })
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Enter', ...pressed })
    await hits().first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/ja/docs/')
    expect(await field().inputValue()).toBe('距離')
    // The next Enter is the reader's.
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => address.pathname !== '/ja/docs/')
  })

  test('is left alone on the page too', async () => {
    await open('/ja/search')
    const input = page.locator('.search-page input')
    await input.focus()
    const keys = await page.context().newCDPSession(page)
    onTestFinished(() => keys.detach())
    await keys.send('Input.imeSetComposition', { text: 'のいず', selectionStart: 3, selectionEnd: 3 })
    await page.waitForTimeout(200)
    expect(new URL(page.url()).search).toBe('')
    await keys.send('Input.insertText', { text: 'ノイズ' })
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('ノイズ')
    await page.locator('.search-page-results a').first().waitFor()
    expect(await input.inputValue()).toBe('ノイズ')
  })
})

describe('an address that leads nowhere', () => {
  const nearest = () => page.locator('.message-nearest')
  const lostAt = async (path: string): Promise<void> => {
    await open(path)
    await nearest().getByRole('link').first().waitFor()
    // The browser's own word on the status of the page.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    complaints.length = 0
  }

  test.each([
    { locale: 'en', title: 'You may be looking for' },
    { locale: 'ja', title: 'お探しのページはこちらかもしれません' },
  ] as const)('fills the search and proposes the nearest pages ($locale)', async ({ locale, title }) => {
    await lostAt(pathIn(locale, '/addons/shapes/rectSDF'))
    expect(await page.locator('.message-search input').inputValue()).toBe('rectSDF')
    expect(await nearest().getAttribute('aria-live')).toBe('polite')
    const links = nearest().getByRole('navigation', { name: title }).getByRole('link')
    expect(await links.count()).toBeLessThanOrEqual(4)
    await links.first().click()
    await page.waitForURL((address) => address.pathname === pathIn(locale, '/addons/sdf/rectSDF'))
    await page.getByRole('heading', { level: 1, name: 'rectSDF' }).waitFor()
  })

  test('by the parts of a name that nothing has, and by words', async () => {
    await lostAt('/addons/sdf/roundedCircleSDF')
    expect(
      await nearest()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^\/addons\/(?:sdf|draw)\//)]))
    await lostAt('/guide/getting-started.html')
    expect(await page.locator('.message-search input').inputValue()).toBe('getting started')
    expect(await nearest().getByRole('link').first().getAttribute('href')).toBe('/guide/fundamentals/getting-started/')
  })

  test('and says nothing where it asks for nothing', async () => {
    await open('/404.html')
    expect(await page.locator('.message-search input').inputValue()).toBe('')
    expect(await nearest().getByRole('link').count()).toBe(0)
    complaints.length = 0
  })
})

describe('the search page', () => {
  test.each([
    { locale: 'en', query: 'shader', more: 'Show more', count: /^\d+ results$/ },
    { locale: 'ja', query: 'シェーダー', more: 'さらに表示', count: /^\d+件見つかりました$/ },
  ] as const)('shows twenty, then twenty more, and the address keeps how far one has gone ($locale)', async ({ locale, query, more, count }) => {
    await open(pathIn(locale, `/search?q=${encodeURIComponent(query)}`))
    const results = page.locator('.search-page-results > li')
    await expect.poll(() => results.count()).toBe(20)
    expect(await page.locator('.search-page-count').textContent()).toMatch(count)
    await page.getByRole('button', { name: more }).click()
    await expect.poll(() => results.count()).toBeGreaterThan(20)
    const shown = await results.count()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.reload()
    await expect.poll(() => results.count()).toBe(shown)
  })

  test('follows what is typed, and the address follows it', async () => {
    await open('/search')
    await page.locator('.search-page input').pressSequentially('vec3')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('vec3')
    await page.locator('.search-page-results a').first().waitFor()
    expect(await page.locator('h1').textContent()).toBe('Search results for “vec3”')
    expect(await page.locator('.search-page input').getAttribute('maxlength')).toBe('64')
  })

  test.each([
    { locale: 'en', nothing: 'No results were found' },
    { locale: 'ja', nothing: '一致する結果はありませんでした' },
  ] as const)('says that nothing was found ($locale)', async ({ locale, nothing }) => {
    await open(pathIn(locale, '/search?q=zzzzqqqq'))
    await expect.poll(() => page.locator('.search-page-count').textContent()).toBe(nothing)
  })

  test.each([
    { locale: 'en', says: 'needs JavaScript' },
    { locale: 'ja', says: 'JavaScriptが必要です' },
  ] as const)('says what to do without scripts ($locale)', async ({ locale, says }) => {
    const plain = (await borrow({ javaScriptEnabled: false })).page
    await plain.goto(pathIn(locale, '/search?q=vec3'))
    expect(await plain.locator('main').textContent()).toContain(says)
  })

  test.each(locales)('is offered to the browser’s address bar (%s)', (locale) => {
    const [, address] = /<link (?=[^>]*rel="?search["\s>])[^>]*href="?([^"\s>]+)/.exec(built(pathIn(locale, '/docs/index.html'))) ?? []
    expect(address).toBe(pathIn(locale, '/opensearch.xml'))
    expect(readdirSync(join(folder, locale === 'en' ? '' : 'ja'))).toContain('opensearch.xml')
  })
})
