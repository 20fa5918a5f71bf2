/** Record of negation. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn } from './sources.ts'

const open = { en: 'Not clamped: a sum below 0 or above 2 gives a negative result.', ja: 'クランプしません。和が0未満か2を超えると、結果は負になります。' }

export const record: WrittenRecord = separable('blendNegation', {
  summary: {
    en: 'Adds the two colours and turns back at 1: what the sum exceeds 1 by is taken off again.',
    ja: '二つの色を足し、1で折り返します。和が1を超えた分だけ、1から引きます。',
  },
  intuition: {
    en: 'Black on top changes nothing, white inverts the base, and the result is brightest, 1, where the two colours add up to 1. It is used as difference is, but bright where that is dark: the result is at least as bright as that of exclusion, which is at least as bright as difference. The order of the colours does not matter. Soft shapes that overlap alternate between bright and dark, with a bright seam between them.',
    ja: '黒を重ねても変わらず、白を重ねると下の色が反転します。最も明るいのは二つの色の和が1のところで、結果は1です。差の絶対値と同じように使いますが、あちらが暗くするところを明るくします。結果は除外と同じかより明るく、除外は差の絶対値と同じかより明るくなります。二つの色を入れ替えても結果は同じです。輪郭のぼけた図形が重なるたびに明暗が入れ替わり、境目に明るい線が現れます。',
  },
  outside: { base: open, blend: open },
  formula: String.raw`B(b, s) = 1 - \lvert 1 - b - s \rvert`,
  edgeCases: [
    { of: [0.25, 0.25], is: 0.5, exact: true, en: 'Up to 1, the sum.', ja: '和が1までなら、和そのものです。' },
    { of: [0.25, 0.75], is: 1, exact: true, en: 'The sum is 1: white.', ja: '和が1なので白です。' },
    { of: [0.75, 0.75], is: 0.5, exact: true, en: 'Above 1, 2 minus the sum.', ja: '和が1を超えると、2から和を引いた値です。' },
    { of: [0.3, 0], is: 0.3, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.3, 1], is: 0.7, en: 'White on top inverts the base.', ja: '白を重ねると下の色が反転します。' },
    { of: [1.5, 1], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプしません。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 1, 0.25],
      [0.5, 0.5, 0.75, 1],
    ],
    is: [0.75, 1, 0.25, 0.25],
    exact: true,
  },
  half: { of: [0.25, 0.5, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  oracle: { en: 'Pegtop’s formula in double precision.', ja: 'Pegtopの式を倍精度で計算したものです。' },
  continuity: { order: 0, en: 'A corner where the two colours add up to 1, at white.', ja: '二つの色の和が1で、結果が白に届くところで角になります。' },
  claims: {
    'Black on top changes nothing, white': 'changes nothing where its neutral tone is laid on top',
    'white inverts the base': 'negation inverts under white, and is at least as bright as exclusion, which is at least as bright as difference',
    'at least as bright as that of exclusion, which is at least as bright as difference':
      'negation inverts under white, and is at least as bright as exclusion, which is at least as bright as difference',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'It is negation under the inverted blend colour': 'phoenix is difference inverted, and negation under the inverted blend colour',
  },
  references: [pegtopOn('negation', 'difference')],
  related: ['blendDifference', 'blendExclusion', 'blendPhoenix'],
  confusedWith: [
    {
      name: 'blendDifference',
      en: 'Dark between black and white where negation is bright: equal tones are black.',
      ja: '黒と白のあいだでは、negationが明るくするところを暗くします。同じ階調どうしは黒です。',
    },
    {
      name: 'blendPhoenix',
      en: 'Difference, inverted. It is negation under the inverted blend colour.',
      ja: '差の絶対値を反転したものです。重ねる色を反転してnegationをかけた結果と同じです。',
    },
    {
      name: { en: 'negative', ja: 'ネガ（階調の反転）' },
      en: '1 − b, which needs no second colour: negation with white.',
      ja: '1 − bで、二つ目の色は要りません。白を重ねたnegationと同じです。',
    },
  ],
  elsewhere: { pegtop: 'Negation', paintNET: 'Negation', krita: 'Negation', unity: 'Negation' },
  words: { en: ['negation', 'negative', 'invert', 'fold', 'pegtop'], ja: ['ネゲーション', '否定', 'ネガ', '反転', '折り返し'] },
  examples: {
    'ripples-that-meet': { en: 'Two ripples that meet', ja: '出会う二つの波紋' },
    'petals-of-glass': { en: 'Petals of glass', ja: 'ガラスの花びら' },
  },
})
