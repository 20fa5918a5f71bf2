/** Record of voronoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellularBasis, hashFunctions, patternParameters } from './cells.ts'

const { p, jitter } = patternParameters

export const record: WrittenRecord = {
  summary: {
    en: 'Noise between four patterns: one parameter moves the points from a grid to scattered places, the other blends their random values from hard areas to soft hills.',
    ja: '四つの模様のあいだを連続的に変化するノイズです。一方の引数で点を格子から散らばった配置へ動かし、もう一方で点ごとの乱数の混ぜ方を、くっきりした区画からなだらかな起伏まで変えます。',
  },
  intuition: {
    en: 'Every point has a random value and spreads it like wet paint. With a smoothness of 0 the paint stays where its point is the nearest; with 1 it runs far into its neighbours. The four corners of the parameters are: random values of square cells (0, 0), the areas of a Voronoi diagram (1, 0), soft noise on a grid, akin to value noise (0, 1), and soft noise without a grid (1, 1). Between them lie mosaics, watercolours and camouflage.',
    ja: 'どの点も乱数を一つ持ち、濡れた絵の具のようにまわりへ広げます。smoothnessが0なら、その点が一番近い範囲だけに留まり、1なら隣の奥まで混ざり合います。引数 (jitter, smoothness) の四隅は、(0, 0) が正方形のマスごとの乱数、(1, 0) がボロノイ図、(0, 1) がバリューノイズに似た格子状の柔らかいノイズ、(1, 1) が格子の見えない柔らかいノイズです。そのあいだに、モザイクや水彩、迷彩のような模様があります。',
  },
  parameters: {
    p: { ...p, meaning: { en: 'The position: a vec2. Each cell of the grid has one point.', ja: '調べる位置です。vec2で、格子1マスに点が一つあります。' } },
    jitter: {
      ...jitter,
      meaning: {
        en: 'How far points lie from the centres of their cells: 0 gives a regular grid, 1 any position in the cell.',
        ja: '点がマスの中央からどれだけ外れるかです。0なら整然とした格子、1ならマスの中のどこにでも置かれます。',
      },
    },
    smoothness: {
      meaning: {
        en: 'How far the values blend: 0 keeps every area in one value, 0.2 softens the borders, 1 gives smooth hills.',
        ja: '値を混ぜ合わせる広さです。0なら領域ごとに一つの値で、0.2で境界が柔らかくなり、1でなだらかな起伏になります。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: 0.5,
      outside: { en: 'Clamped to 0–1.', ja: '0〜1に収めます。' },
    },
  },
  returns: {
    en: 'A weighted mean of the random values of nearby points: at least 0, less than 1, and 0.5 on average. The more is blended, the closer to 0.5: the standard deviation falls from 0.29 to about 0.2.',
    ja: '近くの点の乱数の加重平均です。0以上1未満で、平均は0.5です。広く混ぜるほど0.5に近い値が増え、標準偏差は0.29から約0.2に下がります。',
    range: { min: 0, max: 1, open: true },
  },
  formula: String.raw`\begin{aligned} d_c &= \bigl|c + \tfrac12 + j\,\bigl(h(c) - \tfrac12\bigr) - p\bigr| \\ w_c &= \max\left(1 - \frac{d_c^2}{1.5^2},\ 0\right)^{3} \, 2^{-2 d_c^2 / \max(v^2,\ 2^{-24})} \\ f(p) &= \frac{\sum_c w_c\, r(c)}{\sum_c w_c} \end{aligned}`,
  edgeCases: [
    {
      of: [[0.5, 0.5], 0, 0],
      is: 0.9201436042785645,
      en: 'The random value of the cell, the last component of voronoi.',
      ja: 'マスの乱数です。voronoiの最後の成分と同じ値です。',
    },
    { of: [[0.9, 0.1], 0, 0], is: 0.9201435446739197, en: 'The same cell; the last bit is rounded.', ja: '同じマスです。末尾のビットは丸め誤差です。' },
    { of: [[0.5, 0.5], 1, 0], is: 0.9077301025390625, en: 'The value of the nearest point.', ja: '一番近い点の値です。' },
    { of: [[0.5, 0.5], 0, 1], is: 0.8925690650939941 },
    { of: [[0.5, 0.5], 1, 1], is: 0.8624893426895142 },
    { of: [[0.5, 0.5], 3, -1], is: 0.9077301025390625, en: 'Both are clamped to 0–1.', ja: 'どちらも0〜1に収めます。' },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'The weights of the points of all 25 cells around the position, relative to the largest, in double precision.',
      ja: 'まわりの25マスのすべての点の重みを、最大のものに対する比として、倍精度で求めたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'With a smoothness of 0 it jumps where two points are equally far. Above 0, value, slope and curvature are continuous, and steep where smoothness is small.',
    ja: 'smoothnessが0なら、二つの点から等距離のところで値が飛びます。0より大きければ、値も傾きも曲率も連続です。ただし、小さいうちは急に変化します。',
  },
  claims: {
    'random values of square cells (0, 0)': 'without jitter and smoothness it is the number of the cell',
    'the areas of a Voronoi diagram (1, 0)': 'without smoothness it is the number of voronoi',
    'With a smoothness of 0 the paint stays where its point is the nearest': 'without smoothness it is the number of voronoi',
    'at least 0, less than 1, and 0.5 on average': 'voronoise is at least 0, less than 1, and ½ on average',
    'the standard deviation falls from 0.29 to about 0.2': 'voronoise is at least 0, less than 1, and ½ on average',
    '1 gives smooth hills': 'with smoothness, slope and curvature of voronoise are continuous',
    'Above 0, value, slope and curvature are continuous': 'with smoothness, slope and curvature of voronoise are continuous',
  },
  references: [
    { title: 'Voronoise', authors: 'Inigo Quilez', year: 2014, section: 'the idea of the two parameters', url: 'https://iquilezles.org/articles/voronoise/' },
    cellularBasis,
    hashFunctions,
  ],
  provenance: fromReference,
  related: ['voronoi', 'valueNoise', 'worley', 'random'],
  confusedWith: [
    {
      name: 'valueNoise',
      en: 'Interpolates between the values of lattice points, and costs a quarter: use it where neither points nor borders matter.',
      ja: '格子点の値を補間します。計算量は4分の1ほどなので、点の散らばりや境界が要らなければこちらを使います。',
    },
    { name: 'voronoi', en: 'Returns the nearest point too, and no blend.', ja: '一番近い点も返し、値は混ぜません。' },
    {
      name: 'worley',
      en: 'Returns distances to the points; voronoise returns values of the points.',
      ja: '点までの距離を返します。こちらは点の持つ値を返します。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'Articles by Inigo Quilez', ja: 'Inigo Quilezの記事' },
      name: 'voronoise(p, u, v)',
      note: {
        en: 'With jitter as u and smoothness as v; other weights, so other values.',
        ja: 'jitterがu、smoothnessがvにあたります。重みが違うので、値も違います。',
      },
    },
    {
      where: 'Blender',
      name: 'Voronoi Texture',
      note: { en: 'With the feature Smooth F1: its output Color.', ja: 'FeatureをSmooth F1にしたときの、出力のColorです。' },
    },
  ],
  synonyms: {
    en: ['voronoise', 'smooth voronoi', 'cell noise', 'blended cells', 'patchwork', 'watercolour', 'camouflage', 'mosaic', 'blotches', 'quilt'],
    ja: ['ボロノイズ', 'ボロノイ', '滑らかなボロノイ', 'セルノイズ', 'パッチワーク', '水彩', 'にじみ', '迷彩', 'まだら', 'モザイク', '斑'],
  },
  examples: {
    'squares-in-watercolour': { en: 'Squares in watercolour', ja: '水彩の四角形' },
    'three-cows-on-a-hill': { en: 'Three cows on a hill', ja: '丘の上の三頭の牛' },
  },
}
