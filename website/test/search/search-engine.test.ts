/** The search without its interface: how text becomes words in both languages, and what is found first. */
import { describe, expect, test } from 'vitest'
import { buildIndex, type IndexedPage } from '../../plugins/search/build-index.ts'
import { collect } from '../../plugins/search/collect.ts'
import { kanaOf } from '../../plugins/search/kana.ts'
import { openSearch } from '../../plugins/search/open-search.ts'
import { createEngine, type Engine } from '../../src/search/engine.ts'
import { fold, foldLatin } from '../../src/search/fold.ts'
import { readIndex } from '../../src/search/index-data.ts'
import { nearestFirst, wordsOfAddress } from '../../src/search/lost-address.ts'
import { marked, type Piece, snippet } from '../../src/search/mark.ts'
import { nearWords } from '../../src/search/near-words.ts'
import { readNumbers, writeNumbers } from '../../src/search/number-text.ts'
import { createSectionTexts, type FetchJson } from '../../src/search/section-texts.ts'
import { soundOf } from '../../src/search/sound.ts'

const page = (url: string, title: string, text: string, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  url,
  title,
  group: 'Docs',
  keywords: [],
  categories: [],
  sections: [{ anchor: '', heading: '', text }],
  ...rest,
})

/** An engine over these pages, whose texts are there at once, or come as `fetchText` says. */
const engineOf = async (pages: readonly IndexedPage[], locale: 'en' | 'ja', isReady = true): Promise<Engine> => {
  const { index, texts } = buildIndex(pages, locale)
  // As the browser has it: from text.
  const data = readIndex(JSON.parse(JSON.stringify(index)) as typeof index)
  const fetchText: FetchJson = (address) => Promise.resolve(texts[Number(/-(\d+)\.json$/.exec(address)?.[1])])
  const sectionTexts = createSectionTexts(data, '', fetchText)
  if (isReady) await sectionTexts.fetch(data.heads.map((_, section) => section))
  return createEngine(data, '', sectionTexts)
}

const englishPages = [
  page('/smoothstep', 'smoothstep', 'A soft edge between two values.'),
  page('/smootherstep', 'smootherstep', 'Like smoothstep, with a second derivative of zero at both ends.'),
  page('/circle', 'circleSDF', 'The distance to a circle.', { keywords: ['disc', 'sdCircle'], group: 'Addons / Distance fields' }),
  page('/start', 'Getting started', 'Install the package.', {
    sections: [
      { anchor: '', heading: '', text: 'Install the package.' },
      { anchor: 'react', heading: 'In React', text: 'An element for your tree, whose colour you choose.' },
    ],
  }),
  page('/language', 'Built-in functions', 'All of them.', {
    sections: [
      { anchor: '', heading: '', text: 'All of them.' },
      { anchor: 'mix', heading: 'mix', text: 'Between two values.' },
      { anchor: 'matrixCompMult', heading: 'matrixCompMult', text: 'The product of components.' },
    ],
  }),
  page('/ramp', 'ramp', 'Between two values, as smoothstep does it, disc or no disc.'),
]
const english = await engineOf(englishPages, 'en')
const japanese = await engineOf(
  [
    page('/ja/sdf', '距離関数', '点から図形までの符号付き距離を返します。'),
    page('/ja/noise', 'ノイズと乱数', 'フラグメントシェーダーで使える乱数です。シェーダーの基本。'),
    page('/ja/install', 'インストール', 'パッケージをインストールします。GLSLの知識は要りません。'),
    page('/ja/smoothstep', 'smoothstep', '二つの値の間をなめらかにつなぎます。'),
    page('/ja/rendering', 'サーバーレンダリング', 'サーバーでHTMLを作ります。'),
  ],
  'ja',
)
const question = { count: 20, perGroup: 5, perPage: 3, rows: Infinity, summaryWords: 10 } as const
/** For each page that was found, where it answers: in a section, or as a whole. */
const all = (engine: Engine, query: string): readonly string[] =>
  engine
    .search({ ...question, query, perGroup: Infinity })
    .hits.map(({ url, sections: [section], isInSection }) => (isInSection && section ? section.url : url))
const first = (engine: Engine, query: string): string | undefined => all(engine, query)[0]
const html = (pieces: readonly Piece[]): string => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

describe('in English', () => {
  test.each([
    { query: 'smoothstep', url: '/smoothstep', why: 'the title as typed' },
    { query: 'smoother', url: '/smootherstep', why: 'the beginning of a title' },
    { query: 'circle', url: '/circle', why: 'a part of a name' },
    { query: 'CIRCLESDF', url: '/circle', why: 'whatever the case' },
    { query: 'disc', url: '/circle', why: 'a keyword' },
    { query: 'sdcircle', url: '/circle', why: 'its name elsewhere' },
    { query: 'circle sdf', url: '/circle', why: 'the parts of its name' },
    { query: 'smooth step', url: '/smoothstep', why: 'a name written apart' },
    { query: 'glsl smooth step', url: '/smoothstep', why: 'a name written apart, with a word that is nowhere' },
    { query: 'lerp', url: '/language#mix', why: 'what HLSL calls it' },
    { query: 'color', url: '/start#react', why: 'the American spelling' },
    { query: 'ｃｉｒｃｌｅ', url: '/circle', why: 'full-width letters' },
    { query: 'distance fields', url: '/circle', why: 'the name of its group' },
    { query: 'how to install the package', url: '/start', why: 'the words that say something' },
    { query: 'スムースステップ', url: '/smoothstep', why: 'a name as it is said in Japanese' },
    { query: 'ｽﾑｰｽﾞｽﾃｯﾌﾟ', url: '/smoothstep', why: 'a name as others say it, in half width' },
    { query: 'すむーすすてっぷ', url: '/smoothstep', why: 'a name as it is said, in hiragana' },
    { query: '線形補間', url: '/language#mix', why: 'what it is called in Japanese' },
    { query: 'getting started react', url: '/start#react', why: 'a word of the title with one of the section' },
  ])('$query finds $url by $why', ({ query, url }) => {
    expect(first(english, query)).toBe(url)
  })

  test('a word that is nearly right finds only what nothing else finds', () => {
    expect(first(english, 'smothstep')).toBe('/smoothstep')
    expect(first(english, 'cricle')).toBe('/circle')
    expect(first(english, 'geting startd')).toBe('/start')
    expect(all(english, 'derivative')).toEqual(['/smootherstep'])
  })

  test('names come before texts, whole names before their beginnings, and both before typing errors', () => {
    expect(all(english, 'smoothstep')[0]).toBe('/smoothstep')
    expect(all(english, 'smooth')).toEqual(['/smoothstep', '/smootherstep', '/ramp'])
    expect(all(english, 'disc')).toEqual(['/circle', '/ramp'])
    expect(all(english, 'smoothe')).toEqual(['/smootherstep'])
  })

  test('sections do not answer for their page’s title alone', () => {
    expect(all(english, 'getting started')).toEqual(['/start'])
  })

  test.each(['', ' ', '　', '!?…', '/', 'zzzz', '🎨🖌️', '\uD83C', '\u0301'])('nothing is found for %j', (query) => {
    expect(all(english, query)).toEqual([])
    expect(all(japanese, query)).toEqual([])
  })

  test('signs and pictures beside a word are passed over', () => {
    expect(first(english, '🎨 circle!')).toBe('/circle')
    expect(first(japanese, '「距離関数」🎨')).toBe('/ja/sdf')
  })

  test('a text of any length may be asked for', () => {
    expect(all(english, 'q'.repeat(20_000))).toEqual([])
    expect(all(english, `circle ${'zzzz '.repeat(2000)}`)).toContain('/circle')
    expect(all(japanese, 'ン'.repeat(2000))).toEqual([])
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
    { query: 'のいず', url: '/ja/noise', why: 'hiragana that was not converted' },
    { query: 'シェーダ', url: '/ja/noise', why: 'a word without its long-vowel sign' },
    { query: 'シェイダー', url: '/ja/noise', why: 'another spelling, as a typing error' },
    { query: '雑音', url: '/ja/noise', why: 'the word in kanji' },
    { query: 'スムースステップ', url: '/ja/smoothstep', why: 'a name as it is said' },
    { query: 'スムーズステップ', url: '/ja/smoothstep', why: 'a name as others say it' },
    { query: 'すむーすすてっぷ', url: '/ja/smoothstep', why: 'a name as it is said, in hiragana' },
    { query: 'サ−バ−レンダリング', url: '/ja/rendering', why: 'a dash typed for the long-vowel sign' },
    { query: 'スムーススッテプ', url: '/ja/smoothstep', why: 'two kana changed over' },
    { query: 'レンダリング', url: '/ja/rendering', why: 'the end of a title' },
    { query: '二つの値をつなぐ', url: '/ja/smoothstep', why: 'most of the words' },
  ])('$query finds $url by $why', ({ query, url }) => {
    expect(first(japanese, query)).toBe(url)
  })
})

test('what is found is marked, in the spelling of the text', () => {
  const [hit] = english.search({ ...question, query: 'color', count: 1 }).hits
  expect(hit).toMatchObject({ url: '/start', page: 'Getting started', group: 'Docs', isInSection: true })
  expect(html(hit?.summary ?? [])).toBe('Install the package.')
  const [section] = hit?.sections ?? []
  expect(section?.url).toBe('/start#react')
  expect(html(section?.heading ?? [])).toBe('In React')
  expect(html(section?.summary ?? [])).toBe('An element for your tree, whose [colour] you choose.')
})

describe('a page is one hit', () => {
  const sections = (...list: readonly (readonly [anchor: string, heading: string, text: string])[]) => ({
    sections: [{ anchor: '', heading: '', text: 'The page.' }, ...list.map(([anchor, heading, text]) => ({ anchor, heading, text }))],
  })
  const pages = [
    page(
      '/engine',
      'The engine',
      '',
      sections(['png', 'As a PNG', 'Take a picture.'], ['worker', 'In a worker', 'A picture there.'], ['lost', 'When it is lost', 'No picture.']),
    ),
    page('/picture', 'Pictures', '', sections(['kinds', 'Kinds of pictures', 'Many.'], ['more', 'More', 'One more.'], ['big', 'Big pictures', 'Some.'])),
    page('/other', 'Other things', 'A picture too.'),
  ]

  test('with the best of its sections below it', async () => {
    const { hits, total, hasMore } = (await engineOf(pages, 'en')).search({ ...question, query: 'picture' })
    expect(total).toBe(3)
    expect(hasMore).toBe(false)
    expect(hits.map(({ url, sections: below, isInSection }) => [url, isInSection, below.map((section) => section.url)])).toEqual([
      // Its name says it, and so does that of one section; where it is only mentioned is not worth a row.
      ['/picture', false, ['/picture#big', '/picture#kinds']],
      ['/engine', true, ['/engine#worker', '/engine#lost']],
      ['/other', false, []],
    ])
  })

  test('and they are as many as there is room for', async () => {
    const engine = await engineOf(pages, 'en')
    const rows = (limits: object) => engine.search({ ...question, query: 'picture', ...limits }).hits.map(({ sections: below }) => 1 + below.length)
    expect(rows({ perPage: 1 })).toEqual([2, 2, 1])
    expect(rows({ rows: 4 })).toEqual([3, 1])
    expect(rows({ rows: 2 })).toEqual([2])
    expect(engine.search({ ...question, query: 'picture', count: 1 })).toMatchObject({ total: 3, hasMore: true })
  })
})

test('no more hits are made than are shown, and no more of one group; their number is told', async () => {
  const many = Array.from({ length: 30 }, (_, i) => page(`/a${i}`, `apple ${i}`, 'fruit', { group: i % 2 ? 'Odd' : 'Even' }))
  const engine = await engineOf(many, 'en')
  const { hits, total } = engine.search({ ...question, query: 'apple' })
  expect(total).toBe(30)
  expect(hits.map(({ group }) => group).filter((group) => group === 'Odd')).toHaveLength(5)
  expect(hits).toHaveLength(10)
  expect(engine.search({ ...question, query: 'apple', perGroup: Infinity }).hits).toHaveLength(20)
})

test('hits are there before their texts, which come later', async () => {
  const engine = await engineOf(englishPages, 'en', false)
  const found = engine.search({ ...question, query: 'circle' })
  expect(found.hits[0]?.summary).toBeUndefined()
  const later = await found.later
  expect(html(later?.hits[0]?.summary ?? [])).toBe('The distance to a [circle].')
  expect(engine.search({ ...question, query: 'circle' }).later).toBeUndefined()
})

test('a text that cannot be fetched leaves its hit as it is', async () => {
  const { index } = buildIndex(englishPages, 'en')
  const data = readIndex(index)
  const engine = createEngine(
    data,
    '',
    createSectionTexts(data, '', () => Promise.reject(new Error('gone'))),
  )
  const later = await engine.search({ ...question, query: 'circle' }).later
  expect(later?.hits[0]).toMatchObject({ url: '/circle', summary: undefined })
})

describe('the file of an index', () => {
  test('has a version, and another one is refused', () => {
    const { index } = buildIndex(englishPages, 'en')
    expect(index.version).toBe(2)
    // As a newer site would have it.
    expect(() => readIndex({ ...index, version: 3 as 2 })).toThrow('has format 3, but this page reads format 2')
  })

  test('is the same for the same pages', () => {
    expect(buildIndex(englishPages, 'en')).toEqual(buildIndex(englishPages, 'en'))
  })

  test('may be empty, or have one page', () => {
    expect(readIndex(buildIndex([], 'en').index).sectionCount).toBe(0)
    expect(readIndex(buildIndex([page('/a', 'apple', '')], 'en').index).urls).toEqual(['/a'])
  })

  test('has numbers of any size', () => {
    const numbers = [0, 1, 63, 64, 65, 91, 92, 2667, 2668, 2669, 70_000, 800_000]
    const reader = readNumbers(writeNumbers(numbers))
    expect(numbers.map(() => reader.next())).toEqual(numbers)
    expect(reader.isAtEnd()).toBe(true)
    expect(writeNumbers(numbers)).not.toMatch(/["\\]/)
  })
})

describe('what is typed as it sounds', () => {
  const pages = [
    page('/space', '色空間', '色を数で表します。'),
    page('/distance', '距離', '点から図形まで。'),
    page('/noise', 'ノイズと乱数', '雑音です。'),
    page('/rotate', 'rotate', '点を回します。', { keywords: ['rotate', '回転', 'かいてん'] }),
    page('/line', 'drawLine', '線分を描きます。', { keywords: ['drawLine', 'line', '線'] }),
  ]

  test.each([
    { query: 'きょり', url: '/distance', why: 'kana for kanji' },
    { query: 'キョリ', url: '/distance', why: 'katakana' },
    { query: 'いろくうかん', url: '/space', why: 'two words in one' },
    { query: 'いろのくうかん', url: '/space', why: 'a particle between them' },
    { query: 'kyori', url: '/distance', why: 'Latin letters' },
    { query: 'irokuukan', url: '/space', why: 'two words in Latin letters' },
    { query: 'irokukan', url: '/space', why: 'a long vowel too short' },
    { query: 'noizu', url: '/noise', why: 'katakana in Latin letters' },
    { query: 'noiz', url: '/noise', why: 'the beginning of it' },
    { query: 'kaiten', url: '/rotate', why: 'another name' },
    { query: 'かいてん', url: '/rotate', why: 'a reading that is in no keyword' },
    { query: 'せん', url: '/line', why: 'a short one' },
    { query: 'iro kuukan', url: '/space', why: 'two words apart' },
    { query: 'ransuu', url: '/noise', why: 'a part of a title' },
  ])('$query finds $url: $why', async ({ query, url }) => {
    expect(first(await engineOf(pages, 'ja'), query)).toBe(url)
  })

  test('is one however it is spelled', () => {
    for (const [kana, ...spellings] of [
      ['シャ', 'sha', 'sya'],
      ['チツジ', 'chitsuji', 'titsuzi', 'tituji'],
      ['フォーム', 'fomu', 'foomu'],
      ['ガッコウ', 'gakkou', 'gakko', 'gako'],
      ['ティー', 'ti', 'tii'],
    ] as const)
      for (const spelling of spellings) expect(soundOf(spelling), spelling).toBe(soundOf(kana))
  })

  test('is in the index only where its word is, and not beside it once more', () => {
    const { index } = buildIndex(pages, 'ja')
    expect(index.readings.split('\n')).toContain('kaiten 回転')
    expect(index.readings).not.toContain('法線')
    expect(index.keywords).not.toContain('カイテン')
  })

  test('does not stand in for a word that is there', async () => {
    // 線 sounds so; the word is meant.
    expect(all(await engineOf([...pages, page('/sen', 'Sen', 'A coin.')], 'ja'), 'sen')).toEqual(['/sen'])
  })
})

test('a name that the site does not have is found by its parts', () => {
  expect(first(english, 'circleDistance')).toBe('/circle')
  expect(all(english, 'rampcircle')).toEqual(['/ramp', '/circle'])
})

test('a word with a typing error is its page’s name as the right word is', () => {
  expect(first(english, 'ramq')).toBe('/ramp')
})

describe('an address that leads nowhere', () => {
  test.each([
    { path: '/addons/sdf/circleSDF', base: '/', words: 'circleSDF' },
    { path: '/addons/sdf/circleSDF/', base: '/', words: 'circleSDF' },
    { path: '/kirari/ja/guide/first-steps.html', base: '/kirari/ja/', words: 'first steps' },
    { path: '/docs/install/index.html', base: '/', words: 'install' },
    { path: '/%E8%B7%9D%E9%9B%A2', base: '/', words: '距離' },
    { path: '/100%', base: '/', words: '100%' },
    { path: '/404.html', base: '/', words: '' },
    { path: '/', base: '/', words: '' },
  ])('$path asks for “$words”', ({ path, base, words }) => {
    expect(wordsOfAddress(path, base)).toBe(words)
  })

  test('leads first to the nearest page of that name', () => {
    const urls = ['/addons/aabb/intersect', '/docs/', '/addons/triangle/intersect', '/api/#intersect'].map((url) => ({ url }))
    expect(nearestFirst(urls, '/addons/geometry/triangle/Intersect', '/').map(({ url }) => url)).toEqual([
      '/addons/triangle/intersect',
      '/addons/aabb/intersect',
      '/docs/',
      '/api/#intersect',
    ])
  })
})

test('words that differ only in how they are written are one', () => {
  const pairs = [
    ['シェーダー', 'シェーダ'],
    ['ﾉｲｽﾞ', 'ノイズ'],
    ['べくとる', 'ベクトル'],
    ['ヴェクター', 'ベクター'],
    ['ポインター', 'ポインタ'],
  ] as const
  for (const [one, other] of pairs) expect(fold(one)).toBe(fold(other))
  for (const [one, other] of [
    ['キー', 'キ'],
    ['バー', 'バ'],
  ] as const)
    expect(fold(one)).not.toBe(fold(other))
  const latin = [
    ['colours', 'color'],
    ['centre', 'center'],
    ['normalise', 'normalize'],
    ['matrices', 'matrices'],
    ['queries', 'query'],
    ['grey', 'gray'],
  ] as const
  for (const [one, other] of latin) expect(foldLatin(one)).toBe(foldLatin(other))
  expect(foldLatin('canvas')).toBe('canvas')
  expect(foldLatin('noise')).toBe('noise')
})

test('names are said in kana by their parts', () => {
  expect(kanaOf('smoothstep')).toEqual(['スムースステップ', 'スムーズステップ'])
  expect(kanaOf('blendSoftLight')).toEqual(['ブレンドソフトライト'])
  expect(kanaOf('rectSDF')).toEqual(['レクトSDF'])
  expect(kanaOf('xyzzy')).toEqual([])
  expect(kanaOf('Getting started')).toEqual([])
})

test('a word is near another by one mistake, or two when it is long', () => {
  const sorted = ['circle', 'circular', 'cross', 'smootherstep', 'smoothstep', 'uniform', 'unit']
  const near = (typed: string): readonly string[] => nearWords(typed, sorted, 9).map(({ word }) => word)
  expect(near('crcle')).toEqual(['circle'])
  expect(near('unifrom')).toEqual(['uniform'])
  expect(near('smothstep')[0]).toBe('smoothstep')
  expect(near('smohtste')[0]).toBe('smoothstep')
  expect(near('uni')).toEqual([])
  expect(near('zzzzz')).toEqual([])
  // Passing over words that begin hopelessly loses none.
  for (const word of sorted) expect(near(`${word.slice(0, 2)}x${word.slice(2)}`)).toContain(word)
})

test('marks stand around words, in any of their spellings', () => {
  expect(html(marked('a <b> Circle & circles', ['circle']))).toBe('a <b> [Circle] & [circle]s')
  expect(html(marked('シェーダーとシェーダ', [fold('シェーダー')]))).toBe('[シェーダー]と[シェーダ]')
  expect(html(marked('grey centre of colours', ['gray', 'center', 'color']))).toBe('[grey] [centre] of [colour]s')
  expect(html(marked('ヴェクターとべくたー', [fold('ベクター')]))).toBe('[ヴェクター]と[べくたー]')
  const long = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`
  expect(html(snippet(long, ['needle'], 10))).toMatch(/^…(?:word )+\[needle\](?: word)+…$/)
  expect(html(snippet(long, ['needle'], 5)).length).toBeLessThan(html(snippet(long, ['needle'], 10)).length)
})

test('a text that is cut down has the found word whole, and no half of a letter', () => {
  // A space soon after where the cut would be, but behind the word.
  // Cut where a sentence ends, it begins with the next one.
  for (let behind = 0; behind < 20; behind++)
    expect(html(snippet(`${'長い文'.repeat(20)}。${'円'.repeat(behind)}距離を返します。`, [fold('距離')], 8))).not.toMatch(/^…[。、]/)
  expect(html(snippet(`${'長い文'.repeat(20)}円の距離 を返します。`, [fold('距離')], 5))).toContain('[距離]')
  const rare = '𠮟'.repeat(80)
  for (let before = 30; before < 34; before++) {
    const cut = html(snippet(`${rare.slice(0, before * 2)}距離${rare}`, [fold('距離')], 5))
    expect(cut).toContain('[距離]')
    expect(cut).not.toMatch(/\p{Surrogate}/u)
  }
})

test('what browsers are told of the search has its address', () => {
  const file = openSearch({ title: 'A & B', address: 'https://kirari.example/ja/', icon: 'img/favicon.svg', searchPath: 'search' })
  expect(file).toContain('<ShortName>A &amp; B</ShortName>')
  expect(file).toContain('template="https://kirari.example/ja/search?q={searchTerms}"')
})

test('a page’s text is read without what is not its text', () => {
  const html = `<html><head><meta name="keywords" content="a, b"></head><body><main>
    <nav><ul class="breadcrumbs"><li><a><svg></svg></a></li><li>Math</li><li>Title</li></ul></nav>
    <h1>Title<a class="hash-link">#</a></h1><p>First <code>code</code> line.</p><pre>no</pre><div class="table-of-contents">no</div><table><thead><tr><th>no</th></tr></thead></table><button>no</button><div data-search="none">no</div>
    <h2 id="two">Second</h2><p>More</p><ul><li>one</li><li>two</li></ul></main></body></html>`
  expect(collect(html)).toEqual({
    title: 'Title',
    keywords: ['a', 'b'],
    categories: ['Math'],
    sections: [
      { anchor: '', heading: '', text: 'First code line.' },
      { anchor: 'two', heading: 'Second', text: 'More one two' },
    ],
  })
  expect(collect(html.replace('<head>', '<head><meta name="robots" content="noindex">'))).toBeUndefined()
})

test('a page of a function is read without its mere facts', () => {
  const html =
    '<html><body><main><h1>rectSDF</h1><p>A box.</p><h2 id="edge-cases">Edge cases</h2><p>0</p><h2 id="formula">Formula</h2><p>Fold.</p></main></body></html>'
  expect(collect(html, { isFunction: true })?.sections.map(({ anchor }) => anchor)).toEqual(['', 'formula'])
  expect(collect(html)?.sections.map(({ anchor }) => anchor)).toEqual(['', 'edge-cases', 'formula'])
})
