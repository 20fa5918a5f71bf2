/** Record of pow3. */
import type { WrittenRecord } from '../record.ts'
import { integerPower } from './integer-power.ts'

export const record: WrittenRecord = integerPower({
  exponent: 3,
  exactUpTo: 256,
  overflowsAbove: '6.99e12',
  range: { min: -1.728, max: 1.728 },
  summary: { en: 'The cube of x, which keeps its sign.', ja: 'xの3乗です。符号は保たれます。' },
  intuition: {
    en: 'Three is the smallest whole exponent above 1 that keeps the sign. The curve passes through 0 with slope 0, rises on the right and falls on the left, so it calms what is near the middle and leaves −1, 0 and 1 where they are. That suits signed values, such as a slope, a tilt or the difference of two noises: small ones nearly vanish, while −1 and 1 stay. The built-in pow is undefined for the whole left half of this curve.',
    ja: '3は、1より大きくて符号を保つ最小の整数の指数です。曲線は傾き0で原点を通り、右では上がり、左では下がります。−1、0、1の位置は変わらず、中央に近い値だけが小さく抑えられます。傾斜や傾き、二つのノイズの差のような符号付きの値に向いていて、小さな値はほとんど消え、−1と1はそのまま残ります。組み込みのpowでは、この曲線の左半分がすべて未定義です。',
  },
  edgeCases: [
    { of: [-2], is: -8, exact: true },
    { of: [0.5], is: 0.125, exact: true },
    { of: [256], is: 16777216, exact: true },
  ],
  claims: {
    'leaves −1, 0 and 1 where they are': '$name leaves −1, 0 and 1 where they are',
    'passes through 0 with slope 0': '$name is flat at 0',
  },
  related: ['pow2', 'pow5', 'pow7', 'safePow', 'cubicIn'],
  confusedWith: [
    {
      name: 'safePow',
      en: 'Takes any exponent, and gives the same values for 3; it costs a built-in power.',
      ja: '指数が3なら同じ値になり、ほかの指数も使えます。その分、組み込みの累乗の計算がかかります。',
    },
    {
      name: 'cubicIn',
      en: 'The same curve by its name among the easings, for time from 0 to 1.',
      ja: 'イージングとしての名前を持つ同じ曲線で、0から1の時間に使います。',
    },
    {
      name: 'smoothstep',
      en: 'Also of third degree, but an S between 0 and 1, clamped at both ends.',
      ja: 'これも3次式ですが、0と1のあいだのS字で、両端でクランプされます。',
    },
  ],
  elsewhere: [
    { where: 'TSL', name: 'pow3' },
    { where: 'Unreal Engine', name: 'Pow3' },
  ],
  words: { en: ['cube', 'cubed', 'cubic', 'third power', 'signed', 'x*x*x'], ja: ['3乗', '三乗', 'さんじょう', '立方', '三次', 'キューブ'] },
  examples: {
    'railway-that-begins-to-bend': { en: 'A railway that begins to bend', ja: '曲がり始める線路' },
    'chessboard-that-bulges': { en: 'A chessboard that bulges', ja: '膨らむチェス盤' },
  },
})
