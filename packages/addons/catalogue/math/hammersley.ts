/** Record of hammersley. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'One of n points that fill the unit square evenly: the Hammersley set, for averages over an area.',
    ja: '単位正方形を均一に埋めるn個の点の一つを返します。ハマースレイ点列と呼ばれ、面積にわたる平均を求めるときに使います。',
  },
  intuition: {
    en: 'Random points clump and leave gaps. Here x counts evenly through the columns, and y jumps to the middle of the largest gap that is left: ½, then ¼ and ¾, then the eighths between them. Mirroring the binary digits of i at the binary point gives that order: 6 is 110, and becomes 0.011, which is ⅜. An average over such points settles much faster than one over random points, so a soft shadow or a blur needs fewer of them.',
    ja: 'ランダムな点は、密なところと隙間ができます。ここでは、xは列を均等に進み、yは残った隙間の真ん中へ順に移ります。½、次に ¼ と ¾、その次は間の8分の1ずつという順です。この順序は、iの2進数を小数点で折り返すと得られます。6は110なので、折り返すと0.011、つまり ⅜ です。このような点での平均は、ランダムな点での平均よりずっと速く収束するので、柔らかい影やぼかしを少ない点で計算できます。',
  },
  parameters: {
    i: {
      meaning: { en: 'The number of the point: 0 to n − 1.', ja: '点の番号です。0からn − 1までです。' },
      unit: 'count',
      range: [0, 255],
      default: 6,
      step: 1,
      outside: { en: 'From n on, x is 1 and more; y goes on to fill the gaps.', ja: 'n以上ではxが1以上になります。yは引き続き隙間を埋めます。' },
    },
    n: {
      meaning: { en: 'How many points there are.', ja: '点の数です。' },
      unit: 'count',
      range: [1, 256],
      default: 64,
      step: 1,
      outside: {
        en: 'Any number up to 2²⁴, beyond which single precision leaves some out; 0 counts as 1. A power of two puts one point into each of n equal rectangles, however the square is divided by halving.',
        ja: '2²⁴までの任意の数です。それより大きいと、単精度では区別できない点が出ます。0は1とみなします。2の累乗なら、正方形を縦横にどう半分ずつ分けても、n等分した区画に1点ずつ入ります。',
      },
    },
  },
  returns: {
    en: 'The point (i / n, the mirrored digits of i). For i below n, each part is at least 0 and less than 1.',
    ja: '点 (i / n, iの桁を折り返した数) です。iがn未満なら、どちらの成分も0以上1未満です。',
    range: { min: 0, max: [255, 1] },
  },
  formula: String.raw`\begin{gathered} \operatorname{hammersley}(i, n) = \Bigl( \frac{i}{n},\ \Phi_2(i) \Bigr) \\ i = \sum_k b_k 2^k \;\Rightarrow\; \Phi_2(i) = \sum_k b_k 2^{-k-1} \end{gathered}`,
  edgeCases: [
    {
      of: [0, 64],
      is: [0, 0],
      exact: true,
      en: 'The first point lies in the corner. If n is a power of two, add (½ / n, ½ / n) to centre the set.',
      ja: '最初の点は隅にあります。nが2の累乗なら、(½ / n, ½ / n) を足すと全体が中央に寄ります。',
    },
    { of: [1, 64], is: [1 / 64, 0.5] },
    { of: [6, 64], is: [6 / 64, 0.375] },
    { of: [63, 64], is: [63 / 64, 63 / 64] },
    { of: [64, 64], is: [1, 1 / 128], en: 'One point too many: x has reached the end.', ja: '一つ多い点です。xが端に達します。' },
    {
      of: [4294967295, 1],
      is: [4294967296, 1 - 2 ** -24],
      en: 'Only the high 24 digits of y count: all 32 would round up to 1.',
      ja: 'yは上位24桁だけを使います。32桁すべてを使うと、丸められて1になります。',
    },
    { of: [0, 0], is: [0, 0], exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
  ],
  accuracy: {
    class: 'division',
    oracle: { en: 'The digits of i one after another, in double precision.', ja: 'iの桁を一つずつ取り出し、倍精度で計算したものです。' },
  },
  continuity: { order: 'jump', en: 'Defined for whole numbers; neighbours lie far apart.', ja: '整数で定義されます。番号が隣り合う点は離れています。' },
  claims: {
    'If n is a power of two, add (½ / n, ½ / n) to centre the set': 'half a field further, the mean of a power of two points is the middle',
    'each part is at least 0 and less than 1': 'every point lies in the unit square, without its far sides',
    'A power of two puts one point into each of n equal rectangles': 'a power of two puts one point in each rectangle of every shape',
    'y jumps to the middle of the largest gap that is left': 'y goes to the middle of a largest gap',
    'An average over such points settles much faster than one over random points': 'its average over an area is closer than that of random points',
  },
  references: [
    {
      title: 'Monte Carlo Methods for Solving Multivariable Problems',
      authors: 'John M. Hammersley',
      year: 1960,
      section: 'Annals of the New York Academy of Sciences 86',
      doi: '10.1111/j.1749-6632.1960.tb42846.x',
    },
    {
      title: 'Physically Based Rendering: From Theory to Implementation',
      authors: 'Matt Pharr, Wenzel Jakob, Greg Humphreys',
      year: 2023,
      section: '8.6.1, Hammersley and Halton Points',
      url: 'https://pbr-book.org/4ed/Sampling_and_Reconstruction/Halton_Sampler',
    },
  ],
  provenance: fromReference,
  related: ['random', 'pcg', 'worley'],
  confusedWith: [
    {
      name: 'random',
      en: 'Numbers without order: right for what must not look arranged, such as stars.',
      ja: '規則のない数です。星空のように、並べたように見えてはいけないものに使います。',
    },
    {
      name: { en: 'the Halton sequence', ja: 'ハルトン列' },
      en: 'Needs no n, so that points can be added without end; each stage is a little less even.',
      ja: 'nが要らないので、点をいくらでも追加できます。均一さは途中のどの段階でも少し劣ります。',
    },
    {
      name: { en: 'one point set for every pixel', ja: '全ピクセルで同じ点を使うこと' },
      en: 'Turns noise into bands. Shift the set by a random vector in each pixel and wrap it with fract.',
      ja: 'ノイズの代わりに縞が現れます。ピクセルごとに乱数のベクトルだけずらし、fractで巻き戻してください。',
    },
  ],
  elsewhere: [
    { where: 'Unreal Engine', name: 'Hammersley', note: { en: 'In its shader code.', ja: 'シェーダーのコードにあります。' } },
    { where: 'pbrt', name: 'HaltonSampler', note: { en: 'The sequence, without a number of points.', ja: '点の数を決めない点列です。' } },
    { where: 'SciPy', name: 'scipy.stats.qmc.Halton' },
  ],
  synonyms: {
    en: [
      'low discrepancy',
      'quasi random',
      'quasi monte carlo',
      'radical inverse',
      'van der corput',
      'bit reversal',
      'sampling',
      'sample points',
      'halton',
      'stratified',
      'importance sampling',
    ],
    ja: [
      'ハマースレー',
      'ハンマースレー',
      '低食い違い量列',
      '超一様分布列',
      '準乱数',
      '準モンテカルロ',
      'サンプリング',
      '標本点',
      'ビット反転',
      'ファンデルコルプト',
      'ハルトン',
      '点列',
    ],
  },
  examples: {
    'light-of-a-window': { en: 'The light of a window', ja: '壁に差す窓明かり' },
    'cells-of-a-leaf': { en: 'The cells of a leaf', ja: '葉の細胞' },
  },
}
