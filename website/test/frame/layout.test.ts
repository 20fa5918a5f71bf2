/**
 * Every page of both languages as it is laid out, without a script: nothing is wider than the narrowest phone, no name of a function is
 * broken, and no Japanese heading breaks badly at any width. One page is open; the HTML of each is put into it in its turn, which costs a tenth of going there.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagsWithoutGPU } from '../../../internal/testing/browser.mjs'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { built, fileOf, type Locale, openSite, others, pagesOf, pathIn, type Site } from '../browser/site.ts'

/** What is wrong with a page at a width. */
type Faults = { readonly path: string; readonly tooWide: readonly string[]; readonly orphans: readonly string[]; readonly broken: readonly string[] }

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite(flagsWithoutGPU)
  const context = await site.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  page = await context.newPage()
  await page.goto('/docs/')
})
afterAll(() => site.close())

const pages = (locale: Locale): readonly string[] => [...pagesOf(locale), ...others]

/** The headings of each Japanese page, as they are written, in the frame that says how wide they are. */
const headingsOf = (path: string): readonly string[] => {
  const html = built(fileOf('ja', path))
  const [, frame = ''] = /<html [^>]*class="([^"]*)/.exec(html) ?? []
  const kind = frame.replaceAll(/\S*doc-id-\S*/g, '')
  return [...html.matchAll(/<(h[1-4])\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, name, inside = '']) => `${kind} ${name} ${inside.replaceAll(/<a [^>]*hash-link[\s\S]*?<\/a>/g, '')}`)
    .filter((heading) => /[ぁ-ん]/.test(heading))
}

/** Pages with a heading that none before them has: pages of functions have the same ones. */
const pagesOfNewHeadings = (): readonly string[] => {
  const seen = new Set<string>()
  return pages('ja').filter((path) => {
    const fresh = headingsOf(path).filter((heading) => !seen.has(heading))
    for (const heading of fresh) seen.add(heading)
    return fresh.length > 0
  })
}

/** What is looked at: the whole page, or only its headings, without what stands between them. */
type Subject = 'page' | 'headings'

const lookAt = (locale: Locale, paths: readonly string[], subject: Subject): Promise<readonly Faults[]> =>
  page.evaluate(
    ([texts, headingsAlone]) => {
      const show = (html: string): void => {
        // A document of its own runs no script and loads no picture. Pictures have their sizes written beside them.
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        for (const script of parsed.querySelectorAll('script')) script.remove()
        for (const image of parsed.querySelectorAll('img')) image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
        if (headingsAlone)
          for (const part of parsed.querySelectorAll('main :is(p, pre, table, ul, ol, dl, svg, math, .katex, fieldset)'))
            if (!part.closest('h1, h2, h3, h4') && !part.querySelector('h1, h2, h3, h4')) part.remove()
        const root = document.documentElement
        for (const name of root.getAttributeNames()) root.removeAttribute(name)
        for (const { name, value } of parsed.documentElement.attributes) root.setAttribute(name, value)
        document.body.replaceWith(document.adoptNode(parsed.body))
      }

      const tooWide = (): readonly string[] => {
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return []
        const wide = [...document.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
        )
        return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 3).map(({ tagName, classList }) => `${tagName} ${classList.value}`)]
      }

      /** The last line of each heading that has several, when it is a particle or another end of a word of at most two kana. */
      const orphans = (): readonly string[] =>
        [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].flatMap((heading) => {
          const lines: { top: number; text: string }[] = []
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.parentElement?.closest('.hash-link')) continue
            for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
              const range = document.createRange()
              range.setStart(node, at)
              range.setEnd(node, at + 1)
              const box = range.getClientRects()[0]
              if (!box || box.width === 0) continue
              const last = lines.at(-1)
              // Code in a heading stands a little higher or lower on the same line.
              if (last && Math.abs(last.top - box.top) < box.height / 2) last.text += range.toString()
              else lines.push({ top: box.top, text: range.toString() })
            }
          }
          const end = lines.length > 1 ? (lines.at(-1)?.text.trim() ?? '') : ''
          return /^[ぁ-んー、。！？]{1,3}$/.test(end) ? [lines.map(({ text }) => text).join(' / ')] : []
        })

      /** The name of a function on more than one line. */
      const broken = (): readonly string[] =>
        [...document.querySelectorAll('#function-head h1')].flatMap((heading) => {
          const range = document.createRange()
          range.selectNodeContents(heading)
          const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          return tops.size > 1 ? [heading.textContent] : []
        })

      return texts.map(({ path, html }) => {
        show(html)
        return {
          path,
          tooWide: headingsAlone ? [] : tooWide(),
          orphans: document.documentElement.lang === 'ja' ? orphans() : [],
          broken: headingsAlone ? [] : broken(),
        }
      })
    },
    [paths.map((path) => ({ path: pathIn(locale, path), html: built(fileOf(locale, path)) })), subject === 'headings'] as const,
  )

/** The pages go over in parts: a page is some 70 kB. */
const faultsAt = async (width: number, locale: Locale, subject: Subject, all = pages(locale)): Promise<readonly Faults[]> => {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => innerWidth)).toBe(width)
  const faults: Faults[] = []
  for (let first = 0; first < all.length; first += 20) faults.push(...(await lookAt(locale, all.slice(first, first + 20), subject)))
  expect(faults).toHaveLength(all.length)
  return faults.filter(({ tooWide, orphans, broken }) => tooWide.length + orphans.length + broken.length > 0)
}

describe('at every width', () => {
  // What fits into the narrowest phone fits into a wider one; the frame of a desk is held by the pages that are opened (cover-pages.test.ts).
  test('no English page is wider than a phone, and no name of a function is broken there', async () => {
    expect(await faultsAt(320, 'en', 'page')).toEqual([])
  })

  test('no Japanese page is wider than a phone, and no heading leaves a particle alone on its last line there', async () => {
    expect(await faultsAt(320, 'ja', 'page')).toEqual([])
  })

  test.each([390, 1440])('no Japanese heading of any page leaves a particle alone on its last line: %i pixels wide', async (width) => {
    expect(await faultsAt(width, 'ja', 'headings', isExhaustive ? pages('ja') : pagesOfNewHeadings())).toEqual([])
  })
})
