/** Record of random. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { key } from './key.ts'

export const record: WrittenRecord = {
  shown: 'random_vec2',
  summary: {
    en: 'A random number, at least 0 and less than 1, for each value of one to four coordinates: white noise, the same bits on every device.',
    ja: '1〜4個の座標の値ごとに、0以上1未満の乱数を一つ返します。ホワイトノイズです。どの環境でもビット単位で同じ結果になります。',
  },
  intuition: {
    en: 'Every float is a pattern of 32 bits, and random scrambles that pattern. Two positions that differ only in the last digit get unrelated numbers. So pass values that are the same each time to the last bit: the index of a tile, of a particle or of a pixel. A position with varying rounding errors flickers.',
    ja: 'floatはどれも32ビットの並びで、この関数はその並びをかき混ぜます。末尾の桁が違うだけの二つの位置にも、互いに無関係な数が割り当てられます。そのため、タイルの番号、パーティクルの添字、ピクセルの番号のように、毎回ぴったり同じになる値を渡してください。丸め誤差で揺れる位置を渡すと、ちらつきます。',
  },
  parameters: { p: key },
  returns: {
    en: 'One of 2²⁴ numbers, evenly spaced from 0 to just below 1.',
    ja: '0以上1未満に等間隔で並ぶ2²⁴通りの数の一つです。',
    range: { min: 0, max: 1, open: true },
  },
  formula: String.raw`\begin{aligned} b_i &= \begin{cases} 0 & |p_i| < 2^{-126} \\ \operatorname{bits}(p_i) & |p_i| \ge 2^{-126} \end{cases} \\ b'_i &= b_i \oplus (b_i \gg 16) \\ \operatorname{random}(p) &= \bigl\lfloor \operatorname{pcg}_D(b')_1 / 2^{8} \bigr\rfloor \cdot 2^{-24} \end{aligned}`,
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
    { of: [-1], is: 0.08356201648712158, exact: true, en: 'Negative values get unrelated numbers.', ja: '負の値には、無関係な数が割り当てられます。' },
    {
      of: [Math.fround(0.1) + 2 ** -27],
      is: 0.14673292636871338,
      exact: true,
      en: 'The next float after 0.1, whose result is 0.2712: one step of rounding gives an unrelated number.',
      ja: '0.1のすぐ隣のfloatです。0.1なら結果は0.2712です。丸めの最小の違いで、無関係な数になります。',
    },
    { overload: 'vec2', of: [[3, -1]], is: 0.9275694489479065, exact: true },
    { overload: 'vec3', of: [[1, 2, -3]], is: 0.7210007905960083, exact: true },
    { overload: 'vec4', of: [[1, 2, 3, 4]], is: 0.16239845752716064, exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The published hashes in 32-bit integers, on the bits of the float, bit for bit. Tests measure on integers, on the centres of pixels and on fractions that values are evenly distributed and unrelated to their neighbours.',
      ja: '公表されたハッシュを、floatのビットに対して32ビット整数で計算したものです。ビット単位で一致します。値の偏りと隣との相関は、整数、ピクセルの中心、小数のそれぞれで測っています。',
    },
  },
  continuity: { order: 'jump', en: 'Unrelated numbers at neighbouring floats.', ja: '隣り合うfloatの数は互いに無関係です。' },
  claims: {
    'at least 0 and less than 1': 'is at least 0 and less than 1, and ½ on average',
    'Two positions that differ only in the last digit get unrelated numbers': 'the next float has another number',
    'The two zeros count as the same float': 'zeros and subnormal numbers are one value',
    'One of 2²⁴ numbers, evenly spaced': 'is a multiple of 2⁻²⁴',
  },
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
  related: ['srandom', 'pcg', 'valueNoise', 'gnoise'],
  confusedWith: [
    {
      name: 'fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453)',
      en: 'Depends on the last digits of a sine, which differ between devices. Far from the origin, stripes appear.',
      ja: 'sinの末尾の桁に頼るため、環境ごとに結果が変わります。原点から離れると縞模様も見えます。',
    },
    { name: 'valueNoise', en: 'Interpolates between the random numbers of points with integer coordinates.', ja: '整数の点の乱数のあいだを補間します。' },
    {
      name: 'Math.random()',
      en: 'Returns a different number at each call. random returns the same number for the same position, in every frame.',
      ja: '呼ぶたびに違う数を返します。こちらは同じ位置になら、どのフレームでも同じ数を返します。',
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
    'parade-of-invaders': { en: 'A parade of invaders', ja: '侵略者の行列' },
    'sky-full-of-stars': { en: 'A sky full of stars', ja: '満天の星' },
  },
}
