/**
 * The Japanese site beside the English one, as they are built: no page, no part of a page and no word is missing or left in English.
 * That each text says what the English says now is kept by scripts/translation. Needs no browser: what scripts show later are labels,
 * which setting.test.ts holds, and words that do not compile in one language alone.
 */
import { createRequire } from 'node:module'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { built, type Locale, locales, pagesOf, pathIn } from './site.ts'

const fileOf = (locale: Locale, path: string): string => {
  const place = `${pathIn(locale, path)}${path.endsWith('.html') ? '' : '/index.html'}`
  return place.replaceAll('//', '/')
}
const pages = [...pagesOf('en'), '/search', '/404.html']
const trees = new Map<string, Root>()
const treeOf = (locale: Locale, path: string): Root => {
  const file = fileOf(locale, path)
  const known = trees.get(file)
  if (known) return known
  const tree = fromHtml(built(file))
  trees.set(file, tree)
  return tree
}

type Visit = (element: Element, ancestors: readonly Element[]) => boolean | void
/** Walks all elements; a visit that returns false leaves out what is inside. */
const walk = (node: Nodes, visit: Visit, ancestors: readonly Element[] = []): void => {
  if (node.type === 'element' && visit(node, ancestors) === false) return
  if (!('children' in node)) return
  const inside = node.type === 'element' ? [...ancestors, node] : ancestors
  for (const child of node.children) walk(child, visit, inside)
}
const find = (root: Nodes, tag: string): readonly Element[] => {
  const found: Element[] = []
  walk(root, (element) => {
    if (element.tagName === tag) found.push(element)
  })
  return found
}
const textOf = (node: Nodes): string => (node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '')
const property = ({ properties }: Element, name: string): string => {
  const value = properties[name]
  return value === undefined || value === null ? '' : String(value)
}
const meta = (tree: Root, name: string): string => {
  const element = find(tree, 'meta').find((one) => property(one, 'name') === name || property(one, 'property') === name)
  return element ? property(element, 'content') : ''
}

/** What is wrong on each page, with its path. */
const faults = (inspect: (path: string) => readonly unknown[]): readonly string[] =>
  pages.flatMap((path) => inspect(path).map((fault) => `${path}: ${JSON.stringify(fault)}`))
const difference = (en: readonly string[], ja: readonly string[]): readonly string[] => {
  const at = en.findIndex((line, index) => line !== ja[index])
  return at < 0 && en.length === ja.length ? [] : [`${at < 0 ? en.length : at}: ${en[at] ?? 'nothing'} ≠ ${ja[at < 0 ? en.length : at] ?? 'nothing'}`]
}

describe('a Japanese page has of its English one', () => {
  test('every heading, at its level, under its id', () => {
    const headings = (locale: Locale, path: string): readonly string[] =>
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((tag) => find(treeOf(locale, path), tag).map((heading) => `${tag} ${property(heading, 'id')}`))
    expect(faults((path) => difference(headings('en', path), headings('ja', path)))).toEqual([])
  })

  test('every block: paragraphs, lists, tables, figures, controls with their values', () => {
    const blocks = new Set('p,ul,ol,li,dl,dt,dd,table,tr,th,td,figure,figcaption,pre,blockquote,details,summary,input,select,option,button,svg,img'.split(','))
    const values = ['type', 'min', 'max', 'step', 'value', 'dataScene', 'dataDemo', 'dataControl', 'dataPreview', 'dataLanguage']
    const outline = (locale: Locale, path: string): readonly string[] => {
      const lines: string[] = []
      for (const main of find(treeOf(locale, path), 'main'))
        walk(main, (element) => {
          if (blocks.has(element.tagName)) lines.push([element.tagName, ...values.map((name) => property(element, name)).filter(Boolean)].join(' '))
          // A formula is drawn the same, and code has the words of its language in comments.
          return !/^(svg|pre|math)$/.test(element.tagName)
        })
      return lines
    }
    expect(faults((path) => difference(outline('en', path), outline('ja', path)))).toEqual([])
  })

  test('every link and every picture', () => {
    const plain = (address: string): string => address.replace(/^\/ja(?=\/|$)/, '').replace(/-ja(?=\.png)/, '') || '/'
    const addresses = (locale: Locale, path: string): readonly string[] => {
      const lines: string[] = []
      for (const main of find(treeOf(locale, path), 'main'))
        walk(main, (element) => {
          const address = property(element, 'href') || property(element, 'src')
          if (address) lines.push(`${element.tagName} ${plain(address)}`)
        })
      // Another language has another order of words.
      return lines.toSorted()
    }
    expect(faults((path) => difference(addresses('en', path), addresses('ja', path)))).toEqual([])
  })

  test('all code, but for its comments', () => {
    const code = (locale: Locale, path: string): readonly string[] =>
      find(treeOf(locale, path), 'pre').map((block) => textOf(block).replaceAll(/\s*\/\/.*$/gm, ''))
    expect(faults((path) => difference(code('en', path), code('ja', path)))).toEqual([])
  })

  test('a head in its own language', () => {
    expect(
      faults((path) => {
        const [en, ja] = [treeOf('en', path), treeOf('ja', path)]
        const [html] = find(ja, 'html')
        const wrong: string[] = []
        if (!html || property(html, 'lang') !== 'ja' || property(html, 'dir') !== 'ltr') wrong.push('lang or dir')
        if (meta(ja, 'og:locale') !== 'ja' || meta(en, 'og:locale') !== 'en') wrong.push('og:locale')
        if (meta(ja, 'og:locale:alternate') !== 'en' || meta(en, 'og:locale:alternate') !== 'ja') wrong.push('og:locale:alternate')
        if (meta(ja, 'docusaurus_locale') !== 'ja') wrong.push('docusaurus_locale')
        for (const [locale, tree] of [
          ['en', en],
          ['ja', ja],
        ] as const) {
          const title = find(tree, 'title').map(textOf).join('')
          if (meta(tree, 'og:title') !== title) wrong.push(`${locale} og:title: ${meta(tree, 'og:title')} ≠ ${title}`)
          if (meta(tree, 'og:description') !== meta(tree, 'description')) wrong.push(`${locale} og:description`)
          if (meta(tree, 'og:image') !== '' && meta(tree, 'og:image:alt') === '') wrong.push(`${locale}: a social picture without a text`)
        }
        // A function's name is the same in both.
        const description = meta(en, 'description')
        if (description && description === meta(ja, 'description')) wrong.push(`description: ${description}`)
        return wrong
      }),
    ).toEqual([])
  })
})

describe('Japanese pages', () => {
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

  test('say nothing in English, to the eye or to a screen reader', () => {
    expect(
      faults((path) => {
        const found: string[] = []
        const look = (text: string): void => {
          if (isEnglish(text)) found.push(text.trim())
        }
        walk(treeOf('ja', path), (element) => {
          if (skipped.has(element.tagName) || property(element, 'translate') === 'no' || property(element, 'lang') === 'en') return false
          // Formulas are letters.
          if (property(element, 'className').includes('katex')) return false
          for (const name of ['alt', 'ariaLabel', 'title', 'placeholder', 'ariaValueText', 'ariaRoleDescription']) look(property(element, name))
          if (element.tagName === 'meta' && /^(description|og:|twitter:)/.test(property(element, 'name') || property(element, 'property')))
            look(property(element, 'content'))
          // A sentence may have elements inside it, but code is none of its words.
          for (const child of element.children) if (child.type === 'text') look(child.value)
          return true
        })
        return [...new Set(found)]
      }),
    ).toEqual([])
  })

  test('write each word one way', () => {
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
        /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー] [A-Za-z0-9](?!$)|[A-Za-z0-9] [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
        'no space',
      ],
      [/[ａ-ｚＡ-Ｚ０-９]/, 'Latin letters and digits of half width'],
      [/[\p{Script=Hiragana}\p{Script=Han}][,.?!](?=\s|$|[\p{Script=Hiragana}\p{Script=Han}])/u, 'Japanese punctuation'],
    ]
    expect(
      faults((path) => {
        const found: string[] = []
        walk(treeOf('ja', path), (element) => {
          if (skipped.has(element.tagName) || property(element, 'className').includes('katex')) return false
          for (const text of [
            ...element.children.filter((child) => child.type === 'text').map(({ value }) => value),
            property(element, 'alt'),
            property(element, 'ariaLabel'),
          ])
            for (const [pattern, right] of wrong) if (pattern.test(text)) found.push(`${right}: ${text.slice(0, 80)}`)
          return true
        })
        return found
      }),
    ).toEqual([])
  })

  test('have a name in Japanese for each part a screen reader lists', () => {
    expect(
      faults((path) => {
        const found: string[] = []
        walk(treeOf('ja', path), (element) => {
          const label = property(element, 'ariaLabel')
          // A slider of a parameter has the parameter's name, and that of its component.
          const isCode = property(element, 'dataControl') !== '' && /^[\w.[\]]+ [a-z]$/.test(label)
          if (label && !japanese.test(label) && !isCode) found.push(`${element.tagName} ${label}`)
        })
        return [...new Set(found)]
      }),
    ).toEqual([])
  })
})

describe('the framework', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json')), 'locales')
  // The framework's own form of these files.
  const messages = (file: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

  test('has a Japanese text for everything it can say', () => {
    const ours = JSON.parse(readFileSync(join(import.meta.dirname, '../i18n/ja/code.json'), 'utf8')) as Record<string, { readonly message: string }>
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
