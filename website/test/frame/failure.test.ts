/** What a reader sees when something of the site fails: code that does not come, code that is wrong, a page that crashes, an address that leads nowhere. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { isGoodInBothModes } from '../browser/axe.ts'
import { oneOf, paired } from '../cover/paired.ts'
import { locales, pathIn } from '../browser/site.ts'
import { desktop, gate, isReady, phone, scriptsOf, visits, noPictures } from '../browser/visit.ts'

const { open, enter, tab } = visits()
const sizes = [desktop, phone]

const isOfEveryPage = (script: string): boolean => /(?:main|runtime~main)\.\w+\.js$/.test(script)

describe('when the code of the first page does not come', () => {
  test.each([
    { locale: 'en', button: 'Retry', text: 'npm install' },
    { locale: 'ja', button: '再試行', text: 'npm install' },
  ] as const)('its text stays, and the error and a button to try again come with it, in $locale', async ({ locale, button, text }) => {
    const path = pathIn(locale, '/docs/installation')
    const { page } = await open(path)
    const scripts = await scriptsOf(page)
    let isDown = true
    await page.route('**/*.js', (route) => {
      const isOfPage = !isOfEveryPage(route.request().url()) && scripts.has(route.request().url())
      return isDown && isOfPage ? route.abort() : route.continue()
    })
    await page.goto(path)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toContain('ChunkLoadError')
    expect(await page.locator('main').innerText()).toContain(text)
    expect(await alert.count()).toBe(1)
    isDown = false
    await alert.getByRole('button', { name: button }).click()
    await isReady(page)
    expect(await alert.count()).toBe(0)
  })

  test.each([
    { locale: 'en', button: 'Retry', says: 'A script of this page could not be loaded: http' },
    { locale: 'ja', button: '再試行', says: 'ページのスクリプトを読み込めませんでした。 http' },
  ] as const)('nor that of every page, the page says so itself, in $locale', async ({ locale, button, says }) => {
    const { page } = await tab()
    let isDown = true
    await page.route('**/*.js', (route) => (isDown && isOfEveryPage(route.request().url()) ? route.abort() : route.continue()))
    await page.goto(pathIn(locale, '/docs/installation'))
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toContain(says)
    expect(await alert.count()).toBe(1)
    isDown = false
    await alert.getByRole('button', { name: button }).click()
    await isReady(page)
    expect(await alert.count()).toBe(0)
  })

  test.each(paired(locales, sizes).map(([locale, viewport]) => ({ locale, viewport })))(
    'it is as good to read and to use as any, in $locale, $viewport.width pixels wide',
    async ({ locale, viewport }) => {
      const { page } = await tab({ viewport, bypassCSP: true })
      await page.route('**/*.js', (route) => (isOfEveryPage(route.request().url()) ? route.continue() : route.abort()))
      await page.goto(pathIn(locale, '/docs/installation'))
      await page.getByRole('alert').waitFor()
      await isGoodInBothModes(page)
    },
  )
})

describe('when a page is wanted before its code is there', () => {
  /**
   * The reader follows a link and, before that page is there, another: the code of the first comes, that of the second is on its way.
   * A failure makes the page load anew. The host has nothing to give for that, so the browser stays, and what stands there can be seen.
   */
  const hurry = async (locale: 'en' | 'ja', options: BrowserContextOptions = {}) => {
    const { page } = await open(pathIn(locale, '/docs/'), { prepared: noPictures, ...options })
    const known = await scriptsOf(page)
    const first = gate()
    const second = gate<'comes' | 'fails'>()
    let fate: Promise<unknown> = first.opened
    const asked: string[] = []
    await page.route('**/*.js', async (route) => {
      const address = route.request().url()
      if (known.has(address)) return route.continue()
      asked.push(address)
      return (await fate) === 'fails' ? route.abort() : route.continue()
    })
    await page.route('**/installation', (route) => route.fulfill({ status: 204 }))
    const follow = async (path: string) => {
      const count = asked.length
      await page.locator(`.theme-doc-sidebar-container a[href="${pathIn(locale, path)}"]`).evaluate((link: HTMLElement) => link.click())
      await expect.poll(() => asked.length).toBeGreaterThan(count)
    }
    await follow('/docs/support-solid-js')
    fate = second.opened
    await follow('/docs/installation')
    first.open()
    return { page, second, comeBack: () => void (fate = Promise.resolve()) }
  }
  const words = [
    { locale: 'en', loading: 'Loading', retry: 'Retry', heading: 'Installation' },
    { locale: 'ja', loading: '読み込み中', retry: '再試行', heading: 'インストール' },
  ] as const

  test.each(words)('a spinner stands in its place until it is, in $locale', async ({ locale, loading, heading }) => {
    const { page, second } = await hurry(locale)
    await page.getByRole('status', { name: loading }).waitFor()
    expect(await page.locator('.navbar').isVisible()).toBe(true)
    second.open('comes')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await page.getByRole('status', { name: loading }).count()).toBe(0)
  })

  test.each(words)('and the error with a button that loads it again when it fails, in $locale', async ({ locale, retry, heading }) => {
    const { page, second, comeBack } = await hurry(locale)
    second.open('fails')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toContain('ChunkLoadError')
    comeBack()
    await alert.getByRole('button', { name: retry }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await alert.count()).toBe(0)
  })

  // Their texts are seen in both languages above; what axe finds is the same in either.
  test.each(oneOf(words, 1))('both are as good to read and to use as any page, in $locale', async ({ locale, loading }) => {
    const { page, second } = await hurry(locale, { bypassCSP: true })
    // The heading is the page's, which is not there; and the framework's progress bar has a role of its own making.
    const rules = { 'page-has-heading-one': { enabled: false }, 'aria-roles': { enabled: false } }
    await page.getByRole('status', { name: loading }).waitFor()
    await isGoodInBothModes(page, { rules })
    second.open('fails')
    await page.getByRole('alert').waitFor()
    await isGoodInBothModes(page, { rules })
  })
})

describe('what can only be a mistake of ours says what is wrong:', () => {
  /** Changes the scripts of the site on their way. */
  const withScripts = (change: (script: string) => string) => ({
    before: async (context: BrowserContext) => {
      await context.route('**/*.js', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: change(await answer.text()) })
      })
    },
  })
  const message = (page: Page) => page.locator('.message-error').innerText()

  test('a page that exports no component', async () => {
    const { page } = await enter(
      '/docs/installation',
      withScripts((script) => (script.includes('/docs/installation') && script.includes('frontMatter:') ? script.replace('default:()', 'other:()') : script)),
    )
    expect(await message(page)).toBe(
      "The page component at /docs/installation doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    )
  })

  test('a page outside any route', async () => {
    const { page } = await enter(
      '/docs/installation',
      withScripts((script) => script.replaceAll(/,?__context:\{plugin:\d+\}/g, '')),
    )
    expect(await message(page)).toBe('Unexpected: no Docusaurus route context found')
    expect(await page.title()).toBe('This page crashed. | Kirari')
  })

  test('a part outside of what gives it its values', async () => {
    const { page } = await enter(
      '/docs/installation',
      // The condition in front of the error is made true.
      withScripts((script) => script.replace(/if\(null==\w+\)(?=throw new [\w.]+\("ColorModeProvider")/, '')),
    )
    expect(await message(page)).toMatch(/^Hook .* is called outside the <ColorModeProvider>\./)
  })

  test('an item of the bar', async () => {
    const { page } = await enter('/docs/installation', {
      before: (context) =>
        context.addInitScript(() => {
          const { observe } = IntersectionObserver.prototype
          IntersectionObserver.prototype.observe = function (this: IntersectionObserver, element: Element) {
            if (element.matches('.navbar__link')) throw new Error('no observer')
            observe.call(this, element)
          }
        }),
    })
    await expect
      .poll(() => message(page))
      .toContain('A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n')
    expect(await message(page)).toMatch(/"to": "\/\w+\/"/)
    expect(await message(page)).toContain('Cause:\nno observer')
  })
})

describe('a crash', () => {
  /** Lets what is observed with this margin fail, or everything. */
  const breakObservers = (margin?: string) => ({
    before: (context: BrowserContext) =>
      context.addInitScript((broken) => {
        const Original = window.IntersectionObserver
        window.IntersectionObserver = class extends Original {
          constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            if (!('repaired' in window) && (broken === undefined || options?.rootMargin === broken))
              throw new Error('no observer', { cause: new Error('no reason') })
            super(callback, options)
          }
        }
      }, margin),
  })

  test.each([
    { path: '/', title: 'This page crashed.', button: 'Try again', cause: 'Cause:' },
    { path: '/ja/', title: 'エラーが発生しました。', button: 'もう一度試す', cause: '原因：' },
  ])('of a page says so in its place, with the causes, and can be tried again: $path', async ({ path, title, button, cause }) => {
    const { page } = await enter(path, breakObservers('200px'))
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('.message-error').innerText()).toBe(`no observer\n\n${cause}\nno reason`)
    expect(await page.locator('.navbar').count()).toBe(1)
    await page.evaluate(() => Object.assign(window, { repaired: true }))
    await page.getByRole('button', { name: button }).click()
    await page.locator('main.home h1').waitFor()
    expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
  })

  test('of the frame itself leaves the message alone', async () => {
    const { page } = await enter('/ja/docs/', breakObservers())
    await page.getByRole('heading', { name: 'エラーが発生しました。' }).waitFor()
    expect(await page.locator('.message-error').innerText()).toContain('no observer')
  })
})

describe('an unknown address', () => {
  test.each(
    paired(
      [
        { path: '/no/such/page', title: 'Page Not Found', text: 'Please contact the owner of the site that linked you to the original URL' },
        { path: '/ja/no/such/page', title: 'ページが見つかりません', text: 'リンクが切れていることをお知らせください' },
      ],
      sizes,
    ).map(([words, viewport]) => ({ ...words, viewport })),
  )('says that nothing is there, and whom to tell: $path, $viewport.width pixels wide, and leads home', async ({ path, title, text, viewport }) => {
    const locale = path.startsWith('/ja/') ? 'ja' : 'en'
    const { page } = await open(path, { viewport })
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.locator('main').innerText()).toContain(text)
    expect(await page.title()).toContain(title)
    await page
      .locator(`main a[href="${pathIn(locale, '/')}"]`)
      .first()
      .click()
    await page.locator('main.home h1').waitFor()
    expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/'))
  })

  test('that a link leads to says the same, without loading anew', async () => {
    const { page } = await open('/docs/')
    // No link of ours does; the history is moved as one would.
    await page.evaluate(() => {
      document.documentElement.dataset['marked'] = ''
      window.history.pushState({ key: 'test' }, '', '/docs/nowhere')
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'test' } }))
    })
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    expect(await page.evaluate(() => 'marked' in document.documentElement.dataset)).toBe(true)
  })
})
