/** Record of random. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'random_vec2',
  summary: {
    en: 'A random number from 0 to 1 for each value of one to four coordinates: white noise, the same bits on every device.',
    ja: '1〜4個の座標の値ごとに、0以上1未満の乱数を一つ返します。ホワイトノイズです。どの環境でもビット単位で同じ結果になります。',
  },
  intuition: {
    en: 'Every float is a pattern of 32 bits, and the function shuffles that pattern. Two places that differ in nothing but the last digit get numbers that have nothing to do with one another. So give it places that repeat exactly: a tile’s number, a particle’s index, a whole pixel. A place that trembles by rounding sparkles.',
    ja: 'floatはどれも32ビットの並びで、この関数はその並びをかき混ぜます。末尾の桁が違うだけの二つの位置にも、互いに無関係な数が割り当てられます。そのため、タイルの番号、パーティクルの添字、ピクセルの番号のように、毎回ぴったり同じになる値を渡してください。丸め誤差で揺れる位置を渡すと、ちらつきます。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'What the number belongs to: a float, vec2, vec3 or vec4. Floor a place to give a whole tile one number; add a component for the time, or as a seed.',
        ja: '乱数を割り当てる対象です。float、vec2、vec3、vec4のどれかを渡します。位置の小数部を切り捨てればタイルごとに一つの値になり、成分を足せば時間やシードとして使えます。',
      },
      unit: 'position',
      role: 'domain',
      range: [-8, 8],
      default: [2, 3],
      step: 1,
      outside: {
        en: 'Every float has a number of its own. The two zeros are one place, and so are the subnormals, which some devices take for zero.',
        ja: 'どのfloatにも固有の数があります。二つのゼロは同じ位置とみなし、環境によってゼロになる非正規化数もゼロとして扱います。',
      },
    },
  },
  returns: {
    meaning: { en: 'One of 2²⁴ numbers, evenly spread from 0 to just below 1.', ja: '0以上1未満に等間隔で並ぶ2²⁴通りの数の一つです。' },
    range: { min: 0, max: 1, open: true },
  },
  formula: String.raw`\begin{aligned} b_i &= \operatorname{bits}(p_i) \\ b'_i &= b_i \oplus (b_i \gg 16) \\ \operatorname{random}(p) &= \bigl\lfloor \operatorname{pcg}(b') / 2^{8} \bigr\rfloor \cdot 2^{-24} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0.030199944972991943, exact: true },
    {
      of: [-0],
      is: 0.030199944972991943,
      exact: true,
      en: 'The sign of zero, which devices may drop, does not matter.',
      ja: 'ゼロの符号は環境によって失われることがあるので、結果に影響しません。',
    },
    { of: [1], is: 0.6276859045028687, exact: true },
    { of: [-1], is: 0.08356201648712158, exact: true, en: 'Negative places have numbers of their own.', ja: '負の位置にも固有の数があります。' },
    {
      of: [Math.fround(0.1) + 2 ** -27],
      is: 0.14673292636871338,
      exact: true,
      en: 'The float right after 0.1, for which the result is 0.2712: one digit of rounding, and another number.',
      ja: '0.1のすぐ隣のfloatです。0.1なら結果は0.2712です。丸めの1桁の違いで、別の数になります。',
    },
    { instance: 'random_vec2', of: [[3, -1]], is: 0.9275694489479065, exact: true },
    { instance: 'random_vec3', of: [[1, 2, -3]], is: 0.7210007905960083, exact: true },
    { instance: 'random_vec4', of: [[1, 2, 3, 4]], is: 0.16239845752716064, exact: true },
  ],
  accuracy: {
    class: 'bits',
    scale: 1,
    oracle: {
      en: 'The published hashes in 32-bit integers, on the bits of the float, bit for bit. That values are even, unrelated to their neighbours and changed by every bit is measured on whole numbers, on the middles of pixels and on fractions.',
      ja: '公表されたハッシュを、floatのビットに対して32ビット整数で計算したものです。ビット単位で一致します。値の偏り、隣との相関、1ビットごとの影響は、整数、ピクセルの中心、小数のそれぞれで測っています。',
    },
  },
  continuity: { order: 'jump', note: { en: 'Another number at every float.', ja: 'floatが一つ違えば別の数です。' } },
  claims: {},
  references: [
    { title: 'Hash Functions for GPU Rendering', authors: 'Mark Jarzynski, Marc Olano', year: 2020, url: 'https://jcgt.org/published/0009/03/02/' },
    {
      title: 'PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number Generation',
      authors: 'Melissa E. O’Neill',
      year: 2014,
      url: 'https://www.pcg-random.org/paper.html',
    },
  ],
  provenance: fromReference,
  related: ['pcg', 'valueNoise', 'gnoise'],
  confusedWith: [
    {
      name: 'fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453)',
      difference: {
        en: 'Rests on the last digits of a sine, which differ from device to device; and far from the origin its stripes show.',
        ja: 'sinの末尾の桁に頼るため、環境ごとに結果が変わります。原点から離れると縞模様も見えます。',
      },
    },
    { name: 'valueNoise', difference: { en: 'Joins the random numbers of whole points smoothly.', ja: '整数の点の乱数を、滑らかにつなぎます。' } },
    {
      name: 'Math.random()',
      difference: {
        en: 'Gives another number at each call. This one gives the same number for the same place, in every frame.',
        ja: '呼ぶたびに違う数を返します。こちらは同じ位置になら、どのフレームでも同じ数を返します。',
      },
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Random Range', note: { en: 'From a seed of two components.', ja: '2成分のシードから求めます。' } },
    { where: 'Blender', name: 'White Noise Texture' },
    { where: 'Houdini VEX', name: 'rand' },
    { where: 'TSL', name: 'hash' },
  ],
  synonyms: {
    en: ['random', 'rand', 'hash', 'white noise', 'static', 'grain', 'pseudo random', 'hash21', 'seed', 'scatter'],
    ja: ['乱数', 'らんすう', 'ランダム', 'ホワイトノイズ', '白色雑音', '砂嵐', 'ざらつき', '擬似乱数', 'ハッシュ', 'シード'],
  },
  examples: {
    'shade-for-each-tile': { en: 'A shade for each tile', ja: 'タイルごとの濃淡' },
    'sky-full-of-stars': { en: 'A sky full of stars', ja: '満天の星' },
  },
}
