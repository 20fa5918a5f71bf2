/** Record of powFast. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Schlick’s stand-in for a power of a number from 0 to 1: one division, the same ends as xᵏ and the same slope at 1.',
    ja: '0から1の数の累乗を、割り算1回で置き換えるSchlickの式です。両端の値と、x = 1での傾きがxᵏと一致します。',
  },
  intuition: {
    en: 'Read x as a chance and take its odds, x to 1 − x. Dividing the odds by an exponent k above 1 makes the chance smaller, but leaves 0 and 1 where they are, and near 1 the curve falls off as steeply as the power. So the highlight of Phong’s model keeps its peak. Further down it is wider, because the curve lies above the power: for k = 8 by up to 0.17, for k = 64 by up to 0.2. Odds make the arithmetic simple: two calls in a row multiply their exponents, and 1 / k undoes k.',
    ja: 'xを確率とみなし、そのオッズx : (1 − x) をkで割ります。kが1より大きければ確率は小さくなりますが、0と1は動かず、1の近くでは累乗と同じ傾きで下がります。そのため、Phongモデルのハイライトの頂点はそのまま残ります。そこから離れると、曲線が累乗より上にあるぶん、裾が広くなります。差は、k = 8で最大0.17、k = 64で最大0.2です。オッズで考えると計算も単純で、続けて2回適用すると指数どうしの積になり、1 / kを渡すとkの効果が元に戻ります。',
  },
  parameters: {
    x: {
      meaning: { en: 'The base, such as the cosine at a highlight.', ja: '底です。ハイライトの余弦などを渡します。' },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: 0.85,
      outside: { en: 'Clamped to 0–1.', ja: '0〜1にクランプされます。' },
    },
    k: {
      meaning: { en: 'The exponent: the larger it is, the narrower the highlight.', ja: '指数です。大きいほどハイライトが細くなります。' },
      unit: 'factor',
      range: [1, 64],
      default: 8,
      outside: {
        en: 'Any number from 0. Between 0 and 1 the curve bulges upwards, as a root does. A negative exponent counts as 0, which gives 1 for every base from 1e-20 on.',
        ja: '0以上の数です。0から1のあいだなら、根のように上に膨らみます。負の指数は0とみなし、1e-20以上の底に対して1を返します。',
      },
    },
  },
  returns: {
    en: 'From 0 to 1: exactly 0 for a base of 0, and exactly 1 for a base of 1. For k ≥ 1 never below xᵏ, but for rounding.',
    ja: '0から1の値です。底が0なら正確に0、底が1なら正確に1です。kが1以上なら、丸め誤差を除いてxᵏを下回りません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{powFast}(x, k) = \frac{x}{k - kx + x}`,
  edgeCases: [
    { of: [0, 8], is: 0, exact: true },
    { of: [1, 8], is: 1, exact: true },
    {
      of: [0.5, 8],
      is: 1 / 9,
      en: 'The power is 0.0039: the foot of a highlight is much wider.',
      ja: '累乗なら0.0039です。ハイライトの裾はずっと広くなります。',
    },
    { of: [0.9, 8], is: 0.5294117647, en: 'The power is 0.4305.', ja: '累乗なら0.4305です。' },
    { of: [0.25, 1], is: 0.25, en: 'An exponent of 1 changes nothing.', ja: '指数が1なら変わりません。' },
    { of: [0.25, 0.5], is: 0.4, en: 'The square root is 0.5.', ja: '平方根なら0.5です。' },
    { of: [2, 8], is: 1, exact: true },
    { of: [-1, 8], is: 0, exact: true },
    { of: [0, 0], is: 0, exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
    {
      overload: 'vec3',
      of: [
        [0, 0.5, 1],
        [4, 4, 4],
      ],
      is: [0, 0.2, 1],
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The odds x / (1 − x) in double precision, divided by k and turned back into a share.',
      ja: 'オッズx / (1 − x) を倍精度でkで割り、割合に戻したものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Between 0 and 1 a hyperbola. Clamping bends it at both ends: at 0 the slope jumps from 0 to 1 / k, at 1 from k to 0.',
    ja: '0と1のあいだは双曲線です。クランプのため両端で折れ、傾きは0で0から1 / kに、1でkから0に変わります。',
  },
  claims: {
    'the same ends as xᵏ and the same slope at 1': 'has the ends of the power, and its slope at 1',
    'leaves 0 and 1 where they are': 'has the ends of the power, and its slope at 1',
    'for k = 8 by up to 0.17, for k = 64 by up to 0.2': 'is above the power by as much as the page says',
    'For k ≥ 1 never below xᵏ, but for rounding': 'is above the power by as much as the page says',
    'exactly 0 for a base of 0, and exactly 1 for a base of 1': 'has the ends of the power, and its slope at 1',
    'two calls in a row multiply their exponents, and 1 / k undoes k': 'two in a row multiply their exponents',
    'Between 0 and 1 the curve bulges upwards': 'an exponent below 1 lifts the curve',
    'A negative exponent counts as 0, which gives 1 for every base from 1e-20 on': 'a negative exponent counts as 0',
    'at 0 the slope jumps from 0 to 1 / k, at 1 from k to 0': 'has the ends of the power, and its slope at 1',
  },
  references: [
    {
      title: 'A Fast Alternative to Phong’s Specular Model',
      authors: 'Christophe Schlick',
      year: 1994,
      section: 'Graphics Gems IV, pages 385–387',
    },
    { title: 'Illumination for Computer Generated Pictures', authors: 'Bui Tuong Phong', year: 1975, doi: '10.1145/360825.360839' },
  ],
  provenance: fromReference,
  related: ['bias', 'safePow', 'pow5', 'pow7', 'exponentialIn'],
  confusedWith: [
    {
      name: 'pow',
      en: 'The power itself, narrower at its foot. On current GPUs it is fast too: choose it unless you want the wider foot, or the inverse by 1 / k without a logarithm.',
      ja: '累乗そのもので、裾が狭くなります。現在のGPUではこれも高速です。広い裾が欲しいときや、対数を使わずに1 / kで元に戻したいとき以外は、こちらを選んでください。',
    },
    { name: 'safePow', en: 'The power for every base, negative ones included.', ja: '負を含む、どんな底にも使える累乗です。' },
    {
      name: 'bias',
      en: 'The same curve, set by its value at ½: powFast(x, k) is bias(x, 1 / (k + 1)), up to a k of about a million, where bias clamps.',
      ja: '同じ曲線を、½での値で指定します。powFast(x, k) はbias(x, 1 / (k + 1)) と同じです。ただしkが100万ほどを超えると、biasの方はクランプされます。',
    },
  ],
  elsewhere: [{ where: 'Graphics Gems IV', name: 't / (n - n*t + t)' }],
  synonyms: {
    en: ['fast power', 'approximate pow', 'Schlick', 'Phong', 'specular', 'highlight', 'shininess', 'rational', 'odds', 'hyperbola'],
    ja: ['高速な累乗', '累乗の近似', 'シュリック', 'フォン', 'スペキュラー', '鏡面反射', 'ハイライト', '光沢', '有理関数', '双曲線'],
  },
  examples: {
    'record-on-a-turntable': { en: 'A record on a turntable', ja: 'ターンテーブルのレコード' },
    'moon-path-on-water': { en: 'The path of the moon on water', ja: '水面に伸びる月の道' },
  },
}
