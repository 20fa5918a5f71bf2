/** The search without its interface: how text becomes words in both languages, and what is found first. */
import { describe, expect, test } from 'vitest'
import { buildIndex, type IndexedPage } from '../plugins/search/build-index.ts'
import { collect } from '../plugins/search/collect.ts'
import { createEngine } from '../src/search/engine.ts'
import { hitsOf } from '../src/search/hit.ts'
import { marked, snippet } from '../src/search/mark.ts'

const page = (url: string, title: string, text: string, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  url,
  title,
  group: 'Docs',
  keywords: '',
  categories: [],
  sections: [{ anchor: '', heading: '', text }],
  ...rest,
})

const english = createEngine(
  buildIndex(
    [
      page('/smoothstep', 'smoothstep', 'A soft edge between two values.'),
      page('/smootherstep', 'smootherstep', 'Like smoothstep, with a second derivative of zero at both ends.'),
      page('/circle', 'circleSDF', 'The distance to a circle.', { keywords: 'disc, round', group: 'Addons / Distance fields' }),
      page('/start', 'Getting started', 'Install the package.', {
        sections: [
          { anchor: '', heading: '', text: 'Install the package.' },
          { anchor: 'react', heading: 'In React', text: 'An element for your tree.' },
        ],
      }),
    ],
    'en',
  ),
)
const japanese = createEngine(
  buildIndex(
    [
      page('/ja/sdf', '距離関数', '点から図形までの符号付き距離を返します。'),
      page('/ja/noise', 'ノイズと乱数', 'フラグメントシェーダーで使える乱数です。シェーダーの基本。'),
      page('/ja/install', 'インストール', 'パッケージをインストールします。GLSLの知識は要りません。'),
    ],
    'ja',
  ),
)
const first = (engine: typeof english, query: string): string | undefined => engine.search(query)[0]?.section.url
const all = (engine: typeof english, query: string): readonly string[] => engine.search(query).map(({ section }) => section.url)

describe('in English', () => {
  test.each([
    { query: 'smoothstep', url: '/smoothstep', why: 'the title as typed' },
    { query: 'smoother', url: '/smootherstep', why: 'the beginning of a title' },
    { query: 'circle', url: '/circle', why: 'a part of a name' },
    { query: 'CIRCLESDF', url: '/circle', why: 'whatever the case' },
    { query: 'disc', url: '/circle', why: 'a keyword' },
    { query: 'distance fields', url: '/circle', why: 'the name of its group' },
    { query: 'how to install the package', url: '/start', why: 'the words that say something' },
    { query: 'getting started react', url: '/start#react', why: 'a word of the title with one of the section' },
  ])('$query finds $url by $why', ({ query, url }) => {
    expect(first(english, query)).toBe(url)
  })

  test('a word that is nearly right finds only what nothing else finds', () => {
    expect(first(english, 'smothstep')).toBe('/smoothstep')
    expect(all(english, 'derivative')).toEqual(['/smootherstep'])
  })

  test('sections do not answer for their page’s title alone', () => {
    expect(all(english, 'getting started')).toEqual(['/start'])
  })

  test('nothing is found for nothing', () => {
    expect(all(english, '')).toEqual([])
    expect(all(english, 'zzzz')).toEqual([])
  })
})

describe('in Japanese', () => {
  test.each([
    { query: '距離関数', url: '/ja/sdf', why: 'a compound' },
    { query: '距離', url: '/ja/sdf', why: 'a part of a compound' },
    { query: '符号付き', url: '/ja/sdf', why: 'a word of the text' },
    { query: '乱数', url: '/ja/noise', why: 'a word behind a particle' },
    { query: 'シェーダー', url: '/ja/noise', why: 'the end of a long word' },
    { query: 'インスト', url: '/ja/install', why: 'a word that is still being typed' },
    { query: 'ｲﾝｽﾄｰﾙ', url: '/ja/install', why: 'half-width letters' },
    { query: 'ノイズと乱数', url: '/ja/noise', why: 'words with a particle between them' },
    { query: 'GLSLの知識', url: '/ja/install', why: 'both scripts at once' },
  ])('$query finds $url by $why', ({ query, url }) => {
    expect(first(japanese, query)).toBe(url)
  })
})

test('a page comes before its sections, and what is found is marked', () => {
  const hits = hitsOf(english.search('element'), english, 10)
  expect(hits.map(({ url, type }) => [url, type])).toEqual([
    ['/start', 'lvl1'],
    ['/start#react', 'content'],
  ])
  expect(hits[1]?._snippetResult.content?.value).toBe('An <mark>element</mark> for your tree.')
})

test('marks stand around words and break no HTML', () => {
  expect(marked('a <b> Circle & circles', ['circle'])).toBe('a &lt;b&gt; <mark>Circle</mark> &amp; <mark>circle</mark>s')
  const long = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`
  expect(snippet(long, ['needle'], 10)).toMatch(/^…(?:word )+<mark>needle<\/mark>(?: word)+…$/)
})

test('a page’s text is read without what is not its text', () => {
  const html = `<html><head><meta name="keywords" content="a, b"></head><body><main>
    <nav><ul class="breadcrumbs"><li><a><svg></svg></a></li><li>Math</li><li>Title</li></ul></nav>
    <h1>Title<a class="hash-link">#</a></h1><p>First <code>code</code> line.</p><pre>no</pre><div class="table-of-contents">no</div><table><thead><tr><th>no</th></tr></thead></table><button>no</button><div data-search="none">no</div>
    <h2 id="two">Second</h2><p>More</p><ul><li>one</li><li>two</li></ul></main></body></html>`
  expect(collect(html)).toEqual({
    title: 'Title',
    keywords: 'a, b',
    categories: ['Math'],
    sections: [
      { anchor: '', heading: '', text: 'First code line.' },
      { anchor: 'two', heading: 'Second', text: 'More one two' },
    ],
  })
  expect(collect(html.replace('<head>', '<head><meta name="robots" content="noindex">'))).toBeUndefined()
})
