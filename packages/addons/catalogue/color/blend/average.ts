/** Record of average. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn } from './layers.ts'

export const record: WrittenRecord = separable('blendAverage', {
  summary: {
    en: 'Gives the mean of the two colours, channel by channel.',
    ja: 'チャンネルごとに、二つの色の平均を取ります。',
  },
  intuition: {
    en: 'Half of each: the same as the blend colour laid on plainly with an opacity of ½. Contrast drops, because black and white remain only where both colours are black or white. The order of the colours does not matter, and two equal colours stay what they are. Use it for double exposures, for frosted panes, and to lay many layers on with equal weight.',
    ja: '二つの色を半分ずつ混ぜます。重ねる色をふつうに不透明度 ½ で重ねるのと同じです。黒や白が残るのは、両方とも黒、または両方とも白のところだけなので、コントラストは下がります。二つの色を入れ替えても結果は同じで、同じ色どうしなら変わりません。二重露光や曇りガラスの表現、何枚もの層を同じ重みで混ぜるときに使います。',
  },
  outside: {
    base: { en: 'Not clamped: the result is the mean.', ja: 'クランプせず、そのまま平均します。' },
    blend: { en: 'Not clamped: the result is the mean.', ja: 'クランプせず、そのまま平均します。' },
  },
  formula: String.raw`B(b, s) = \frac{b + s}{2}`,
  edgeCases: [
    { of: [0.25, 0.75], is: 0.5, exact: true, en: 'The middle of both.', ja: '二つの中間です。' },
    { of: [0, 1], is: 0.5, exact: true, en: 'Black and white are mid-grey.', ja: '黒と白で中間グレーになります。' },
    { of: [0.3, 0.3], is: 0.3, exact: true, en: 'Equal tones stay.', ja: '同じ階調どうしは変わりません。' },
    {
      of: [1, 0],
      is: 0.5,
      exact: true,
      en: 'White under black too: neither of them covers.',
      ja: '白に黒を重ねても同じです。どちらかが覆うことはありません。',
    },
    { of: [0.5, 2], is: 1.25, exact: true, en: 'Not clamped.', ja: 'クランプしません。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 1, 0.25],
      [0.75, 0.5, 0, 1],
    ],
    is: [0.5, 0.5, 0.5, 0.25],
    exact: true,
  },
  half: { of: [0, 1, 0.5], is: 0.25 },
  accuracy: 'division',
  oracle: { en: 'The mean in double precision.', ja: '倍精度で計算した平均です。' },
  continuity: { order: 'smooth', en: 'A polynomial of the first degree.', ja: '1次の多項式です。' },
  claims: {
    'the same as the blend colour laid on plainly with an opacity of ½': 'add and average are what they say: a sum up to white, and half of each',
    'black and white remain only where both colours are black or white': 'add and average are what they say: a sum up to white, and half of each',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'two equal colours stay what they are': 'add and average are what they say: a sum up to white, and half of each',
  },
  references: [pegtopOn('Average mode', 'average')],
  related: ['blendAdd', 'blendScreen', 'compositeSourceOver'],
  confusedWith: [
    {
      name: 'mix',
      en: 'The built-in function: mix(base, blend, ½) is the average, and other weights are the third argument.',
      ja: '組み込み関数です。mix(base, blend, ½) が平均で、三つ目の引数で割合を変えられます。',
    },
    {
      name: 'blendAdd',
      en: 'The sum, cut at white: twice the average where that is at most ½.',
      ja: '白で打ち切った和です。平均が ½ 以下のところでは、その2倍になります。',
    },
  ],
  elsewhere: {
    pegtop: 'Average',
    krita: 'Allanon',
    photoshop: [
      { en: 'no such mode', ja: '該当するモードなし' },
      { en: 'Normal with an opacity of 50% is the same.', ja: '「通常」を不透明度50%で重ねると同じになります。' },
    ],
  },
  words: {
    en: ['average', 'mean', 'allanon', 'double exposure', '50% opacity', 'lerp'],
    ja: ['平均', 'へいきん', 'アベレージ', '二重露光', '中間', '半透明'],
  },
  examples: {
    'mist-between-mountains': { en: 'Mist between mountains', ja: '山あいに流れる霧' },
    'double-exposure': { en: 'A double exposure of city and sea', ja: '街と海の二重露光' },
  },
})
