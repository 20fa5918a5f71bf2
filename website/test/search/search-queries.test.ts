/** Real queries on the built index, in both languages: where each leads. And what the index may weigh. */
import { records } from '@kirari/addons/catalogue'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hints } from '../../plugins/search/synonyms.ts'
import { type IndexFile, indexFile, textFolder } from '../../src/search/format.ts'
import { readIndex } from '../../src/search/index-data.ts'
import { createRanker } from '../../src/search/rank.ts'
import { queries } from './search-queries.ts'
import { built, folder, locales } from '../browser/site.ts'

const wireSize = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

describe.each(locales)('%s', (locale) => {
  const root = locale === 'en' ? '' : 'ja/'
  const text = built(root + indexFile)
  // Written by plugins/search in this build.
  const data = readIndex(JSON.parse(text) as IndexFile)
  const ranker = createRanker(data)
  const addressOf = (section: number): string => {
    const anchor = data.anchors[section] ?? ''
    return `${data.urls[data.pageOf[section] ?? 0] ?? ''}${anchor ? `#${anchor}` : ''}`
  }
  /** The pages that are found: each with the address that Enter leads to, and those of the sections that the box shows below it. */
  const found = (query: string): readonly { readonly answer: string; readonly shown: readonly string[] }[] =>
    ranker.rank(query).found.map(({ page, best, sections }) => ({
      answer: addressOf(best),
      shown: [data.firstOf[page] ?? 0, ...sections.slice(0, 3).map(({ section }) => section)].map(addressOf),
    }))

  test.each(queries[locale])('$query leads to $leadsTo, within the first $within', ({ query, leadsTo, within }) => {
    const pages = found(query).slice(0, within)
    expect(within === 1 ? pages.map(({ answer }) => answer) : pages.flatMap(({ shown }) => shown)).toContain(leadsTo)
  })

  test('what stands for a page in the list of synonyms is a page, or a section of one', () => {
    const addresses = new Set(data.heads.map((_, section) => `/${addressOf(section)}`))
    expect(Object.keys(hints).filter((address) => !addresses.has(address))).toEqual([])
  })

  test('every word of a title finds its page', () => {
    const lost = data.urls.flatMap((url, page) => {
      const title = data.heads[data.firstOf[page] ?? 0] ?? ''
      return found(title)[0]?.shown[0] === url || data.heads.filter((head) => head === title).length > 1 ? [] : [`${title}: ${url}`]
    })
    expect(lost).toEqual([])
  })

  test('tables of edge cases, and other facts no one looks for, are not in it', () => {
    expect(data.anchors.filter((anchor) => ['edge-cases', 'accuracy', 'cost', 'elsewhere', 'files', 'references'].includes(anchor))).toEqual([])
  })

  test('the index weighs no more than 300 bytes a function beyond all else, and no file of texts more than a picture', () => {
    expect(wireSize(text)).toBeLessThan(29_200 + 300 * records.length)
    const files = readdirSync(join(folder, root, textFolder))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(wireSize(built(`${root}${textFolder}/${file}`)), file).toBeLessThan(18_000)
  })
})
