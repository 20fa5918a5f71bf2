/**
 * The Japanese site beside the English one, as they are built: no page, no part of a page and no word is missing or left in English.
 * That each text says what the English says now is kept by scripts/translation. Needs no browser: what scripts show later are labels,
 * which setting.test.ts holds, and words that do not compile in one language alone.
 */
import { createRequire } from 'node:module'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, fileOf, locales, others, pagesOf } from '../browser/site.ts'

const pages = [...pagesOf('en'), ...others]

type Visit = (element: Element) => boolean | void
/** Walks all elements; a visit that returns false leaves out what is inside. */
const walk = (nodes: readonly ChildNode[], visit: Visit): void => {
  for (const node of nodes) if (isTag(node) && visit(node) !== false) walk(node.children, visit)
}
const textOf = (nodes: readonly ChildNode[]): string => nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : '')).join('')
const property = ({ attribs }: Element, name: string): string => attribs[name] ?? ''

/** A page of a language, walked once: its elements by name, in their order. */
type Page = { readonly find: (...tags: readonly string[]) => readonly Element[]; readonly meta: (name: string) => string }
const readPage = (tree: Document): Page => {
  const byName = new Map<string, Element[]>()
  walk(tree.children, (element) => {
    const known = byName.get(element.name)
    if (known) known.push(element)
    else byName.set(element.name, [element])
  })
  const find: Page['find'] = (...tags) => tags.flatMap((tag) => byName.get(tag) ?? [])
  const meta: Page['meta'] = (name) => {
    const element = find('meta').find((one) => property(one, 'name') === name || property(one, 'property') === name)
    return element ? property(element, 'content') : ''
  }
  return { find, meta }
}

/** What one asks of a page in both languages: its answer is what is wrong. */
type Question = (en: Page, ja: Page) => readonly string[]

const difference = (en: readonly string[], ja: readonly string[]): readonly string[] => {
  const at = en.findIndex((line, index) => line !== ja[index])
  return at < 0 && en.length === ja.length ? [] : [`${at < 0 ? en.length : at}: ${en[at] ?? 'nothing'} ≠ ${ja[at < 0 ? en.length : at] ?? 'nothing'}`]
}
const same =
  (linesOf: (page: Page) => readonly string[]): Question =>
  (en, ja) =>
    difference(linesOf(en), linesOf(ja))

const headingsOf = ({ find }: Page): readonly string[] =>
  find('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => `${heading.name} ${property(heading, 'id')}`)

const blocks = new Set('p,ul,ol,li,dl,dt,dd,table,tr,th,td,figure,figcaption,pre,blockquote,details,summary,input,select,option,button,svg,img'.split(','))
const values = ['type', 'min', 'max', 'step', 'value', 'data-scene', 'data-demo', 'data-control', 'data-preview', 'data-language']
const outlineOf = ({ find }: Page): readonly string[] => {
  const lines: string[] = []
  for (const main of find('main'))
    walk(main.children, (element) => {
      if (blocks.has(element.name)) lines.push([element.name, ...values.map((name) => property(element, name)).filter(Boolean)].join(' '))
      // A formula is drawn the same, and code has the words of its language in comments.
      return !/^(svg|pre|math)$/.test(element.name)
    })
  return lines
}

const addressesOf = ({ find }: Page): readonly string[] => {
  const plain = (address: string): string => address.replace(/^\/ja(?=\/|$)/, '').replace(/-ja(?=\.png)/, '') || '/'
  const lines: string[] = []
  for (const main of find('main'))
    walk(main.children, (element) => {
      const address = property(element, 'href') || property(element, 'src')
      if (address) lines.push(`${element.name} ${plain(address)}`)
    })
  // Another language has another order of words.
  return lines.toSorted()
}

const codeOf = ({ find }: Page): readonly string[] => find('pre').map((block) => textOf(block.children).replaceAll(/\s*\/\/.*$/gm, ''))

const headFaults: Question = (en, ja) => {
  const [html] = ja.find('html')
  const wrong: string[] = []
  if (!html || property(html, 'lang') !== 'ja' || property(html, 'dir') !== 'ltr') wrong.push('lang or dir')
  if (ja.meta('og:locale') !== 'ja' || en.meta('og:locale') !== 'en') wrong.push('og:locale')
  if (ja.meta('og:locale:alternate') !== 'en' || en.meta('og:locale:alternate') !== 'ja') wrong.push('og:locale:alternate')
  if (ja.meta('docusaurus_locale') !== 'ja') wrong.push('docusaurus_locale')
  for (const [locale, page] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const title = page
      .find('title')
      .filter(({ parent }) => parent && isTag(parent) && parent.name === 'head')
      .map(({ children }) => textOf(children))
      .join('')
    if (page.meta('og:title') !== title) wrong.push(`${locale} og:title: ${page.meta('og:title')} ≠ ${title}`)
    if (page.meta('og:description') !== page.meta('description')) wrong.push(`${locale} og:description`)
    if (page.meta('og:image') !== '' && page.meta('og:image:alt') === '') wrong.push(`${locale}: a social picture without a text`)
  }
  // A function's name is the same in both.
  const description = en.meta('description')
  if (description && description === ja.meta('description')) wrong.push(`description: ${description}`)
  return wrong
}
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** Three words of Latin letters in a row, none of which is written like code or like a name. */
const sentence = /(?<![\w’'.-])(?:[A-Za-z][a-z’']+[ ,]+){2}[a-z’']{2,}(?![\w(/.-])/
/** What is English in any language. */
const exceptions: readonly RegExp[] = [
  // Titles of what is quoted, in 「」 or beside their authors.
  /「[^」]*」/g,
]
const isEnglish = (text: string): boolean => sentence.test(exceptions.reduce((rest, exception) => rest.replaceAll(exception, ''), text))
const skipped = new Set(['script', 'style', 'code', 'pre', 'svg', 'math', 'annotation', 'cite'])

const englishWords: Question = (_, ja) => {
  const found: string[] = []
  const look = (text: string): void => {
    if (isEnglish(text)) found.push(text.trim())
  }
  walk(ja.find('html'), (element) => {
    if (skipped.has(element.name) || property(element, 'translate') === 'no' || property(element, 'lang') === 'en') return false
    // Formulas are letters.
    if (property(element, 'class').includes('katex')) return false
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription']) look(property(element, name))
    if (element.name === 'meta' && /^(description|og:|twitter:)/.test(property(element, 'name') || property(element, 'property')))
      look(property(element, 'content'))
    // A sentence may have elements inside it, but code is none of its words.
    for (const child of element.children) if (isText(child)) look(child.data)
    return true
  })
  return [...new Set(found)]
}

/** What stands in the glossary, and how it must not be written beside it. */
const wrong: readonly (readonly [RegExp, string])[] = [
  [/ブラウザー/, 'ブラウザ'],
  [/キャンバス|カンバス/, 'canvas'],
  [/ユニフォーム/, 'uniform'],
  [/アトリビュート|属性変数/, '頂点属性'],
  [/シェーダ(?!ー)/, 'シェーダー'],
  [/テクスチャ(?!ー)/, 'テクスチャー'],
  [/バッファ(?!ー)/, 'バッファー'],
  [/メモリー/, 'メモリ'],
  // Between a name and its component there is one.
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー] [A-Za-z0-9](?![a-z]?$)|[A-Za-z0-9] [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    'no space',
  ],
  [/[ａ-ｚＡ-Ｚ０-９]/, 'Latin letters and digits of half width'],
  [/[\p{Script=Hiragana}\p{Script=Han}][,.?!](?=\s|$|[\p{Script=Hiragana}\p{Script=Han}])/u, 'Japanese punctuation'],
]
const wordFaults: Question = (_, ja) => {
  const found: string[] = []
  walk(ja.find('html'), (element) => {
    if (skipped.has(element.name) || property(element, 'class').includes('katex')) return false
    for (const text of [...element.children.filter(isText).map(({ data }) => data), property(element, 'alt'), property(element, 'aria-label')])
      for (const [pattern, right] of wrong) if (pattern.test(text)) found.push(`${right}: ${text.slice(0, 80)}`)
    return true
  })
  return found
}

const unnamedParts: Question = (_, ja) => {
  const found: string[] = []
  walk(ja.find('html'), (element) => {
    const label = property(element, 'aria-label')
    // A slider of a parameter has the parameter's name, and that of its component.
    const isCode = property(element, 'data-control') !== '' && /^[\w.[\]]+ [a-z]$/.test(label)
    if (label && !japanese.test(label) && !isCode) found.push(`${element.name} ${label}`)
  })
  return [...new Set(found)]
}

const questions = {
  headings: same(headingsOf),
  outline: same(outlineOf),
  addresses: same(addressesOf),
  code: same(codeOf),
  head: headFaults,
  english: englishWords,
  words: wordFaults,
  names: unnamedParts,
} as const
type Asked = keyof typeof questions
const asked = Object.keys(questions) as readonly Asked[]

/** What is wrong on a page: it follows from its two files alone. */
const answersOf = (path: string): Readonly<Record<Asked, readonly string[]>> => {
  const [en, ja] = [readPage(parseDocument(built(fileOf('en', path)))), readPage(parseDocument(built(fileOf('ja', path))))]
  const answers = Object.fromEntries(asked.map((name) => [name, questions[name](en, ja)]))
  // Its keys are those of the questions.
  return answers as Record<Asked, readonly string[]>
}

const answers = new Map<string, ReturnType<typeof answersOf>>()
beforeAll(() => {
  for (const path of pages) answers.set(path, answersOf(path))
})
const faults = (name: Asked): readonly string[] => pages.flatMap((path) => (answers.get(path)?.[name] ?? ['not read']).map((fault) => `${path}: ${fault}`))

describe('a Japanese page has of its English one', () => {
  test('every heading, at its level, under its id', () => {
    expect(faults('headings')).toEqual([])
  })

  test('every block: paragraphs, lists, tables, figures, controls with their values', () => {
    expect(faults('outline')).toEqual([])
  })

  test('every link and every picture', () => {
    expect(faults('addresses')).toEqual([])
  })

  test('all code, but for its comments', () => {
    expect(faults('code')).toEqual([])
  })

  test('a head in its own language', () => {
    expect(faults('head')).toEqual([])
  })
})

describe('Japanese pages', () => {
  test('say nothing in English, to the eye or to a screen reader', () => {
    expect(faults('english')).toEqual([])
  })

  test('write each word one way', () => {
    expect(faults('words')).toEqual([])
  })

  test('have a name in Japanese for each part a screen reader lists', () => {
    expect(faults('names')).toEqual([])
  })
})

describe('the framework', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json')), 'locales')
  // The framework's own form of these files.
  const messages = (file: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

  test('has a Japanese text for everything it can say', () => {
    const ours = JSON.parse(readFileSync(join(import.meta.dirname, '../../i18n/ja/code.json'), 'utf8')) as Record<string, { readonly message: string }>
    const missing = readdirSync(join(folder, 'base')).flatMap((name) => {
      const theirs = messages(join(folder, 'ja', name))
      return (
        Object.entries(messages(join(folder, 'base', name)))
          .filter(([id]) => !id.endsWith('___DESCRIPTION'))
          // Nothing but two places to fill in.
          .filter(([, message]) => /[a-z]/i.test(message.replaceAll(/\{\w+\}/g, '')))
          .filter(([id]) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(ours[id]?.message ?? theirs[id] ?? ''))
          .map(([id]) => id)
      )
    })
    expect(missing).toEqual([])
  })

  test('makes one sitemap and one page for lost readers in each language', () => {
    for (const locale of locales) {
      const root = locale === 'en' ? '' : 'ja/'
      const addresses = [...built(`${root}sitemap.xml`).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
      expect(addresses.filter((path) => (path === '/ja' || path.startsWith('/ja/')) !== (locale === 'ja'))).toEqual([])
      expect(built(`${root}404.html`)).toContain(locale === 'ja' ? 'ページが見つかりません' : 'Page Not Found')
    }
  })
})
