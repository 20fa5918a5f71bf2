/** Record of safePow. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A power that keeps the sign of its base and is defined for every base.',
    ja: '底の符号を保ったまま累乗します。どんな底に対しても値が定まります。',
  },
  intuition: {
    en: 'A GPU computes a power through a logarithm, which negative numbers do not have. The result depends on the driver: often NaN, which shows as a black pixel and which a blur spreads over the picture. safePow takes the power of the magnitude and restores the sign, so the left half of the curve is the right half rotated by 180° about the origin. Values are pulled towards 0 or pushed away from it in the same way on both sides.',
    ja: 'GPUは累乗を対数を使って計算しますが、負の数に対数はありません。結果はドライバーしだいで、多くはNaNになり、黒い点として現れます。ぼかしをかけると、それが画面に広がります。safePowは絶対値を累乗してから符号を戻します。曲線の左半分は、右半分を原点のまわりに180°回した形です。値を0に寄せる、あるいは0から遠ざけるという操作が、左右で同じように働きます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The base.', ja: '底です。' },
      unit: 'number',
      role: 'domain',
      range: [-1.2, 1.2],
      default: -0.5,
      outside: {
        en: 'Any number. A power above 3.4e38 overflows to infinity.',
        ja: 'どんな数でもかまいません。累乗の値が3.4e38を超えると無限大になります。',
      },
    },
    k: {
      meaning: { en: 'The exponent.', ja: '指数です。' },
      unit: 'fraction',
      range: [0, 3],
      default: 0.5,
      outside: {
        en: 'Any number. With a negative one, large values become small and small ones large; 0 stays 0.',
        ja: 'どんな数でもかまいません。負なら、大きな値は小さく、小さな値は大きくなります。0は0のままです。',
      },
    },
  },
  returns: {
    en: 'The power of the magnitude, with the sign of the base.',
    ja: '底の絶対値を累乗し、底の符号を付けた値です。',
    range: { min: -1.73, max: 1.73 },
  },
  formula: String.raw`\begin{gathered} \operatorname{safePow}(x, k) = \operatorname{sgn}(x)\,|x|^k \\ \operatorname{safePow}(0, k) = \begin{cases} 1 & k = 0 \\ 0 & k \ne 0 \end{cases} \end{gathered}`,
  edgeCases: [
    { of: [2, 3], is: 8 },
    { of: [-2, 2], is: -4, en: 'The sign stays, although a square would lose it.', ja: '2乗なら消えるはずの符号も残ります。' },
    { of: [-0.25, 0.5], is: -0.5, en: 'The built-in may give anything here.', ja: '組み込みのpowでは、何が返るか分かりません。' },
    { of: [0, 2.2], is: 0, exact: true },
    {
      of: [0, 0],
      is: 1,
      exact: true,
      en: 'As in JavaScript, and by the convention for polynomials.',
      ja: 'JavaScriptと同じです。多項式でもこの約束が使われます。',
    },
    {
      of: [0, -1],
      is: 0,
      exact: true,
      en: 'The power does not exist; 0 avoids an infinity in the picture.',
      ja: '累乗の値は存在しません。無限大で絵が壊れないように、0を返します。',
    },
    { of: [3, 0], is: 1 },
    { of: [-3, 0], is: -1, en: 'The sign is kept here too.', ja: 'ここでも符号は残ります。' },
    { of: [1, 100], is: 1 },
    {
      overload: 'vec3',
      of: [
        [-4, 0, 9],
        [0.5, 0.5, 0.5],
      ],
      is: [-2, 0, 3],
    },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'The power of the magnitude in double precision, with the sign put back; the power to 1 / k must undo it.',
      ja: '絶対値を倍精度で累乗し、符号を戻したものです。1 / k乗すると元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Continuous for k > 0. At x = 0 the curve is vertical for k < 1 and flat for k > 1. For k = 0 it jumps between −1 and 1.',
    ja: 'kが正なら連続です。x = 0では、kが1より小さいと曲線は垂直に、大きいと水平になります。k = 0では、−1と1の間で値が飛びます。',
  },
  claims: {
    'the left half of the curve is the right half rotated by 180° about the origin': 'is odd: the other sign gives the other sign',
    'is vertical for k < 1 and flat for k > 1': 'at 0 the curve is vertical below k = 1, flat above it, and a jump at k = 0',
    'jumps between −1 and 1': 'at 0 the curve is vertical below k = 1, flat above it, and a jump at k = 0',
  },
  references: [
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: pow', url: 'https://www.w3.org/TR/WGSL/' },
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '8.2, Exponential Functions: pow' },
  ],
  provenance: fromFirstPrinciples,
  related: ['pow2', 'pow3', 'powFast', 'safeMod'],
  confusedWith: [
    {
      name: 'pow',
      en: 'Cheaper. Undefined for a negative base, and for 0 to the power of 0 or less.',
      ja: '計算は軽くなります。底が負のとき、また底が0で指数が0以下のときの結果は未定義です。',
    },
    { name: 'pow(abs(x), k)', en: 'Both halves of the curve rise: the sign is lost.', ja: '曲線の両側が上に伸びます。符号は失われます。' },
    {
      name: { en: 'a whole power of a negative number', ja: '負の数の整数乗' },
      en: '(−2)² is 4 in mathematics and −4 here. For squares and cubes use pow2 and pow3, which multiply and are cheaper.',
      ja: '(−2)² は数学では4ですが、ここでは−4です。2乗や3乗には、掛け算で計算するpow2やpow3を使ってください。計算も軽くなります。',
    },
  ],
  elsewhere: [
    { where: 'MaterialX, Reality Composer Pro', name: 'Safe Power' },
    {
      where: 'HLSL, GLSL, WGSL',
      name: 'sign(x) * pow(abs(x), k)',
      note: { en: 'Undefined for 0 to the power of 0 or less.', ja: '0を0以下の数で累乗した結果は未定義です。' },
    },
    {
      where: 'CSS',
      name: { en: 'transfer functions of colours', ja: '色の伝達関数' },
      note: { en: 'They extend below 0 in the same way.', ja: '0より下も同じ形で延長します。' },
    },
  ],
  synonyms: {
    en: ['power', 'pow', 'signed power', 'safe power', 'exponent', 'gamma', 'root', 'negative base', 'NaN', 'black pixels'],
    ja: ['累乗', 'るいじょう', 'べき乗', 'べきじょう', '冪乗', '指数', '符号付き', '平方根', 'ガンマ', '負の底', '黒い点', '黒つぶれ'],
  },
  examples: {
    'contrast-about-a-middle-grey': { en: 'Contrast about a middle grey', ja: '中間グレーを中心にしたコントラスト' },
    'ripples-of-a-superellipse': { en: 'Ripples of a superellipse', ja: '超楕円の波紋' },
  },
}
