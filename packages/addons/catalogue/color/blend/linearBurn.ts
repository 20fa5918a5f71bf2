/** Record of linearBurn. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn, pegtopOn } from './sources.ts'

const open = { en: 'Not clamped above: the result may exceed 1.', ja: '上にはクランプしません。結果が1を超えることもあります。' }

export const record: WrittenRecord = separable('blendLinearBurn', {
  summary: {
    en: 'Subtracts from the base what the blend colour lacks of white, down to black.',
    ja: '重ねる色が白に足りない分を、下の色から引きます。黒より暗くはなりません。',
  },
  intuition: {
    en: 'White on top changes nothing, and a tone of 0.9 takes 0.1 off each tone, down to black. So dark and bright tones lose the same amount, where multiply takes the same share: shadows reach black soon, and the result is at most as bright as that of multiply. The order of the colours does not matter. Inverted colours are simply added.',
    ja: '白を重ねても変わらず、0.9の階調を重ねると、下のどの階調からも、黒に届くまで0.1が引かれます。乗算が同じ割合を引くのに対し、暗い階調からも明るい階調からも同じ量を引くので、影はすぐ黒に届き、結果が乗算より明るくなることはありません。二つの色を入れ替えても結果は同じです。色を反転して考えると、単なる足し算です。',
  },
  outside: { base: open, blend: open },
  formula: String.raw`B(b, s) = \max(b + s - 1,\ 0)`,
  edgeCases: [
    { of: [0.3, 1], is: 0.3, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.75, 0.75], is: 0.5, exact: true, en: 'Multiply would give 0.5625.', ja: '乗算なら0.5625です。' },
    { of: [0.5, 0.5], is: 0, exact: true, en: 'Mid-grey on mid-grey is black already.', ja: '中間グレーどうしで、もう黒になります。' },
    { of: [0.25, 0.5], is: 0, exact: true, en: 'Black wherever the sum is at most 1.', ja: '和が1以下のところは黒です。' },
    { of: [1.5, 0.75], is: 1.25, exact: true, en: 'Not clamped above.', ja: '上にはクランプしません。' },
  ],
  alpha: {
    of: [
      [1, 0.75, 0.25, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.5, 0.25, 0, 0.25],
    exact: true,
  },
  half: { of: [0.75, 0.5, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  oracle: {
    en: 'The inverted sum of the inverted colours, in double precision.',
    ja: '反転した二つの色の和を、もう一度反転したものです。倍精度で計算します。',
  },
  continuity: { order: 0, en: 'A corner where the two colours add up to 1, at black.', ja: '二つの色の和が1で、結果が黒に届くところで角になります。' },
  claims: {
    'White on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'the result is at most as bright as that of multiply': 'linear burn is at most as bright as multiply, and an inverted sum of the inverted colours',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'Inverted colours are simply added': 'linear burn is at most as bright as multiply, and an inverted sum of the inverted colours',
  },
  references: [pegtopOn('subtractive', 'additive'), adobeOn('Linear Burn')],
  related: ['blendMultiply', 'blendColorBurn', 'blendLinearDodge', 'blendLinearLight'],
  confusedWith: [
    { name: 'blendColorBurn', en: 'Divides the inverted base, so white stays white.', ja: '反転した下の色を割るので、白は白のままです。' },
    {
      name: 'blendMultiply',
      en: 'Takes a share instead of an amount: two tones above black give one above black.',
      ja: '量ではなく割合を引くので、黒より明るい階調どうしなら黒にはなりません。',
    },
    {
      name: 'blendSubtract',
      en: 'Subtracts the blend colour itself, so black on top changes nothing.',
      ja: '重ねる色そのものを引くので、黒を重ねると変わりません。',
    },
  ],
  elsewhere: {
    pegtop: 'Subtractive',
    photoshop: { en: 'Linear Burn', ja: '焼き込み（リニア）' },
    clipStudio: { en: 'Linear burn', ja: '焼き込み（リニア）' },
    gimp: 'Linear burn',
    krita: 'Linear Burn',
    unity: ['LinearBurn', { en: 'Not clamped.', ja: 'クランプしません。' }],
  },
  words: {
    en: ['linear burn', 'subtractive', 'inverse subtract', 'stain', 'darken'],
    ja: ['焼き込み（リニア）', '焼き込みリニア', 'やきこみ', 'リニアバーン', 'しみ', '焦げ', '暗く'],
  },
  examples: {
    'coffee-rings-on-paper': { en: 'Coffee rings on paper', ja: '紙についたコーヒーの輪じみ' },
    'treasure-map': { en: 'A treasure map with burnt edges', ja: '縁の焦げた宝の地図' },
  },
})
