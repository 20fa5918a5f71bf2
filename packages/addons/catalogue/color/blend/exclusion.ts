/** Record of exclusion. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendExclusion', 'exclusion', {
  culori: true,
  summary: {
    en: 'Mixes the base with its inverse, by the blend colour: black keeps the base, white inverts it, mid-grey gives mid-grey.',
    ja: '下の色とその反転を、重ねる色の割合で混ぜます。黒なら下の色のまま、白なら反転、中間グレーなら中間グレーになります。',
  },
  intuition: {
    en: 'The closer the blend colour is to white, the further the base moves towards its inverse, in a straight line. Halfway, every base is mid-grey. The order of the colours does not matter, so a mid-grey base gives mid-grey too. It is a soft form of difference: both agree where either tone is black or white, and between them exclusion is brighter and has no corner.',
    ja: '重ねる色が白に近いほど、下の色は自分の反転色に向かって直線的に動きます。ちょうど半分では、どんな色も中間グレーです。二つの色を入れ替えても結果は同じなので、下の色が中間グレーのときも中間グレーになります。差の絶対値を柔らかくしたモードで、どちらかの階調が黒か白のところでは両者が一致し、そのあいだでは除外の方が明るく、角もありません。',
  },
  outside: {
    base: { en: 'Not clamped: the formula goes on, and the result may leave 0–1.', ja: 'クランプせず、同じ式で計算します。結果が0〜1を外れることがあります。' },
    blend: { en: 'Not clamped: above 1 the base moves beyond its inverse.', ja: 'クランプしません。1より大きい値では、反転した色よりさらに先へ動きます。' },
  },
  formula: String.raw`B(b, s) = b + s - 2\,b\,s`,
  edgeCases: [
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.3, 1], is: 0.7, en: 'White on top inverts the base.', ja: '白を重ねると下の色が反転します。' },
    { of: [0.3, 0.5], is: 0.5, en: 'Mid-grey on top gives mid-grey.', ja: '中間グレーを重ねると中間グレーになります。' },
    { of: [0.5, 0.75], is: 0.5, exact: true, en: 'So does a mid-grey base.', ja: '下の色が中間グレーでも同じです。' },
    {
      of: [0.75, 0.75],
      is: 0.375,
      exact: true,
      en: 'Equal tones are not black here. Difference would give 0.',
      ja: '同じ階調どうしでも黒にはなりません。差の絶対値なら0です。',
    },
    { of: [1, 1], is: 0, exact: true, en: 'White over white is black.', ja: '白に白を重ねると黒になります。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 1, 0.25],
      [0.5, 0.25, 0.25, 1],
    ],
    is: [0.5, 0.5, 0.75, 0.25],
    exact: true,
  },
  half: { of: [0.75, 1, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  continuity: { order: 'smooth', en: 'A polynomial, linear in each of the two colours.', ja: '多項式で、どちらの色についても線形です。' },
  claims: {
    'Halfway, every base is mid-grey': 'difference and exclusion invert under white, and exclusion is at least as bright',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'both agree where either tone is black or white, and between them exclusion is brighter':
      'difference and exclusion invert under white, and exclusion is at least as bright',
    'darker by the product of the two': 'difference and exclusion invert under white, and exclusion is at least as bright',
  },
  related: ['blendDifference', 'blendScreen', 'blendAverage'],
  confusedWith: [
    {
      name: 'blendDifference',
      en: 'The distance of the two tones: black wherever they are equal, with a corner there.',
      ja: '二つの階調の差です。等しいところは黒になり、そこが角になります。',
    },
    {
      name: 'blendScreen',
      en: 'b + s − b·s, with the product taken away only once. Exclusion is darker by the product of the two.',
      ja: 'b + s − b·sで、積を一度しか引きません。除外は、二つの積の分だけスクリーンより暗くなります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Exclusion', ja: '除外' },
    blender: 'Exclusion',
    unity: 'Exclusion',
  },
  words: {
    en: ['exclusion', 'soft difference', 'solarize', 'invert'],
    ja: ['除外', 'じょがい', 'エクスクルージョン', '反転', 'ソラリゼーション', '差の絶対値'],
  },
  examples: {
    'day-and-night': { en: 'Day above, night below', ja: '上は昼、下は夜' },
    'marbled-paper': { en: 'Marbled endpaper', ja: 'マーブル紙の見返し' },
  },
})
