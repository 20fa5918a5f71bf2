/** Every text is there in both languages, built alike, and the Japanese says what the English says now. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allPairs, labels, pagePairs, root, sectionsOf, type Pair } from './pair.ts'
import { readSections } from './section.ts'
import { goneOf, nameOf, staleOf, stamped } from './stamp.ts'
import { readStamps } from './translated.ts'

describe('pages', () => {
  test('are all there in both languages', () => {
    expect(pagePairs.length).toBeGreaterThan(20)
    expect(pagePairs.flatMap(({ en, ja }) => [en, ja]).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test.each(pagePairs)('$en has the same headings in Japanese, each with the id that links name', (page) => {
    const sections = sectionsOf(page).slice(1)
    expect(sections.map(({ ja }) => ja.level)).toEqual(sections.map(({ en }) => en.level))
    // A heading in Japanese makes no id that one could guess; in English a heading may leave its own to the framework.
    expect(sections.filter(({ ja }) => ja.level > 1 && ja.id === undefined).map(({ ja }) => ja.heading)).toEqual([])
    expect(sections.filter(({ en, ja }) => en.id !== undefined && en.id !== ja.id).map(({ en }) => en.id)).toEqual([])
  })

  test.each(pagePairs)('$en gives its components the same in Japanese, apart from words', ({ en, ja }) => {
    expect(componentsOf(readFileSync(join(root, ja), 'utf8'))).toEqual(componentsOf(readFileSync(join(root, en), 'utf8')))
  })

  test.each(pagePairs)('$en has the same front matter in Japanese, apart from words', ({ en, ja }) => {
    expect(frontMatterOf(readFileSync(join(root, ja), 'utf8'))).toEqual(frontMatterOf(readFileSync(join(root, en), 'utf8')))
  })
})

/** Tags of components with what they are given that is no text for readers. */
const componentsOf = (page: string): readonly string[] =>
  [...page.replaceAll(/^(`{3,})[^]*?^\1$/gm, '').matchAll(/<\/?[A-Z]\w*[^>]*>/g)].map(([tag]) =>
    tag.replaceAll(/\b(label|title|alt|caption|start|target):?(=|\s*)(["'])[^]*?\3/g, '$1').replaceAll(/\s+/g, ' '),
  )

/** Which words a page's head has, and the values of the others. */
const frontMatterOf = (page: string): readonly string[] =>
  (/^---\n([^]*?)\n---/.exec(page)?.[1] ?? '').split('\n').map((line) => line.replace(/^(title|description|sidebar_label|keywords):.*$/, '$1'))

describe('translations', () => {
  test('are of the English that is there now', () => {
    const stale = staleOf(allPairs(), readStamps()).map(({ pair }) => nameOf(pair))
    expect(stale, 'The English of these has changed. Correct the Japanese, then: npm run translated').toEqual([])
    expect(goneOf(allPairs(), readStamps()), 'These are gone: npm run translated').toEqual([])
  })

  test('stand beside their English in the configuration of the site, unless both are the same', () => {
    const config = readFileSync(join(root, 'website/docusaurus.config.ts'), 'utf8')
    const single = [...config.matchAll(/(?:label|copyright|tagline): (['"`])(.*?)\1/g)].map(([, , label]) => label)
    expect(new Set(single), 'Put the label into website/site-labels.ts, in both languages.').toEqual(new Set(['API', 'GitHub', 'English', '日本語']))
  })

  test('have words of their own', () => {
    expect(labels().length).toBeGreaterThan(40)
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
    // A social network is SNS.
    const same = allPairs().filter(({ en, ja }) => !japanese.test(ja) && en !== ja)
    expect(same.map(nameOf)).toEqual(['labels of the site › social'])
    expect(
      allPairs()
        .filter(({ en, ja }) => en === ja)
        .map(({ place }) => place),
    ).toEqual(['home.doors.api.title'])
  })

  test('name the place of a change, and are not believed when only the English has changed', () => {
    const page = '---\ntitle: A\n---\nimport a from "b"\n\nOne.\n\n## Two {#two}\n\n```ts\n# no heading\n```\n\nThree.\n'
    const sections = readSections(page)
    expect(sections.map(({ heading, level, id, line }) => ({ heading, level, id, line }))).toEqual([
      { heading: '', level: 0, id: undefined, line: 1 },
      { heading: 'Two', level: 2, id: 'two', line: 8 },
    ])
    expect(sections[1]?.text).toBe('Two\n\n\nThree.')
    const pair = (en: string, ja: string): Pair => ({ source: 'page', place: 'here', en, ja })
    const stamps = stamped([pair('One', 'いち')], {}, new Set())
    expect(staleOf([pair('One\n', 'いち')], stamps)).toEqual([])
    expect(staleOf([pair('Two', 'いち')], stamps)).toMatchObject([{ isUntouched: true }])
    expect(staleOf([pair('Two', 'に')], stamps)).toMatchObject([{ isUntouched: false }])
    const untouched = pair('Two', 'いち')
    expect(stamped([untouched], stamps, new Set([untouched]))).toEqual(stamps)
    expect(goneOf([], stamps)).toEqual(['page › here'])
  })
})
