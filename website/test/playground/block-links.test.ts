/** Links of code blocks to the playground: the text of the page has the same code at the number that the link names. */
import { describe, expect, test } from 'vitest'
import { textFile } from '../../plugins/page-text/address.ts'
import { blocksOf, named } from '../../src/playground/link.ts'
import { built, fileOf, locales, pagesOf, pathIn } from '../browser/site.ts'

/** The code of a figure without its tags. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trimEnd()

const linksIn = (html: string) =>
  [...html.matchAll(/<figure class="?code[\s\S]*?<\/figure>/g)].flatMap(([figure]) => {
    const [, query] = /docs\/playground(\?from=[^"\s>]*)/.exec(figure) ?? []
    const [, code = ''] = /<code[^>]*>([\s\S]*)<\/code>/.exec(figure) ?? []
    return query === undefined ? [] : [{ query: query.replaceAll('&amp;', '&'), code: plain(code) }]
  })

describe.each(locales)('in %s', (locale) => {
  const pages = pagesOf(locale).flatMap((path) => linksIn(built(fileOf(locale, path))).map((link) => ({ path, ...link })))

  test('pages of the docs, the guide and the API have links', () => {
    expect(new Set(pages.map(({ path }) => path.split('/')[1]))).toEqual(new Set(['docs', 'guide', 'api']))
  })

  test('each link names the code that stands below it', () => {
    for (const { path, query, code } of pages) {
      const block = named(query)
      expect(block).toMatchObject({ type: 'block', page: path })
      const text = built(textFile(fileOf(locale, path).replace(/^\//, ''), ['ja']))
      expect(block?.type === 'block' && blocksOf(text)[block.block]?.trimEnd(), `${pathIn(locale, path)}${query}`).toBe(code)
    }
  })
})
