/** The cover is small, misses nothing, and takes in a page with a kind of markup that is new. */
import { records } from '@kirari/addons/catalogue'
import { describe, expect, test } from 'vitest'
import { pageAddress } from '../../scripts/function-page/address.ts'
import { demos } from '../../src/demos/list.ts'
import { previewOf } from '../../src/previews/preview-of.ts'
import { cover, coverOf, coverOfUse, marksOf, marksOfPages } from './cover.ts'
import { locales } from '../browser/site.ts'

const page = (main: string): ReadonlySet<string> => marksOf(`<html class="of-a-page"><head><meta name=a></head><body><main>${main}</main></body></html>`)

describe('marks', () => {
  test('are elements, classes, roles, types, states and names of attributes', () => {
    expect([...page('<button type=button class="a b" aria-pressed=true aria-label="Any words > these" disabled>x</button>')].toSorted()).toEqual(
      [
        'body',
        'button',
        'button.a',
        'button.b',
        'button[aria-label]',
        'button[aria-pressed=true]',
        'button[disabled]',
        'button[type=button]',
        'main',
      ].toSorted(),
    )
  })

  test('are not what a script or a style sheet holds, nor what the head does', () => {
    expect([...page('<script>const a = "<b class=c>"</script><style>a > b { }</style>')].toSorted()).toEqual(['body', 'main', 'script', 'style'])
  })
})

describe('a cover', () => {
  const plain = page('<p class=a>words</p><a href=/>a link</a>')
  const pages = new Map([
    ['/a', plain],
    ['/b', page('<p class=a>other words</p>')],
    ['/c', plain],
  ])

  test('has no page that adds nothing', () => {
    expect(coverOf(pages)).toEqual(['/a'])
  })

  test.each([
    '<p class=new>',
    '<aside>',
    '<p role=note>',
    '<a href=/ aria-current=page>',
    '<p aria-description="words">',
    '<input type=date>',
    '<p data-kind=any>',
    '<p tabindex=0>',
    '<p translate=no>',
  ])('takes in the page that has %s alone', (markup) => {
    expect(coverOf(new Map([...pages, ['/d', page(`<p class=a>${markup}`)]]))).toContain('/d')
  })

  test('is the same each time', () => {
    expect(coverOf(new Map([...pages].toReversed()))).toHaveLength(1)
    expect(coverOf(pages)).toEqual(coverOf(pages))
  })
})

describe('the cover of this build', () => {
  test.each(locales)('has every mark of every page in %s', (locale) => {
    const marks = marksOfPages(locale)
    const covered = new Set(cover.flatMap((path) => [...(marks.get(path) ?? [])]))
    expect([...marks.values()].flatMap((all) => [...all]).filter((mark) => !covered.has(mark))).toEqual([])
  })

  test('is a small part of the site, and that of what can have the focus a smaller one', () => {
    expect(cover.length).toBeGreaterThanOrEqual(15)
    expect(cover.length).toBeLessThan(marksOfPages('en').size / 3)
    expect(coverOfUse.length).toBeGreaterThanOrEqual(5)
    expect(coverOfUse.length).toBeLessThan(cover.length)
  })

  test('has previews that move and that stand still, with points that go one way and both ways, and with none; and a demo of each backend', () => {
    const shown = records.filter((record) => cover.includes(pageAddress(record))).map(previewOf)
    expect(new Set(shown.map(({ startSeconds }) => startSeconds === undefined))).toEqual(new Set([true, false]))
    const backends = new Set(demos.filter(({ path }) => cover.includes(path)).map(({ backends: some }) => some?.join(' ') ?? 'both'))
    expect(backends).toEqual(new Set(demos.map(({ backends: some }) => some?.join(' ') ?? 'both')))
  })
})
