/** Record of freeze. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn } from './sources.ts'

export const record: WrittenRecord = separable('blendFreeze', {
  summary: {
    en: 'Divides the square of the inverted base by the blend colour, and inverts the result: reflect on inverted colours, for cold, deep shadows.',
    ja: '反転した下の色の2乗を重ねる色で割り、もう一度反転します。色を反転してreflectをかけるのと同じで、冷たく深い影を作ります。',
  },
  intuition: {
    en: 'Think of what the base lacks of white. Squaring makes a small lack smaller still, so bright tones get brighter; dividing by a dark blend colour makes it larger, down to black. A tone between black and white does not change where base and blend colour add up to 1. Where the sum is smaller it becomes darker, and where it is larger it becomes brighter. White on top squares the lack, black on top is black.',
    ja: '下の色が白に足りない分を考えます。2乗すると小さな不足はさらに小さくなるので、明るい階調はより明るくなります。暗い色で割ると不足は大きくなり、黒まで下がります。黒と白のあいだの階調は、二つの色の和が1になるところでは変わらず、和が1より小さければ暗く、大きければ明るくなります。白を重ねると不足が2乗され、黒を重ねると黒になります。',
  },
  outside: {
    base: {
      en: 'Above 1 it counts as 2 − b. Below 0 the result is black, unless the blend colour is above 1.',
      ja: '1を超えた値は2 − bとして扱います。負なら、重ねる色が1を超えないかぎり結果は黒です。',
    },
    blend: { en: 'Up to 0 the result is black. Values above 1 brighten the base.', ja: '0以下では結果が黒になります。1を超えた値では明るくなります。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 0 & s \le 0 \\ \max\Bigl(0,\ 1 - \dfrac{(1 - b)^2}{s}\Bigr) & s > 0 \end{cases}`,
  edgeCases: [
    { of: [0.5, 1], is: 0.75, exact: true, en: 'White on top: 1 − 0.5².', ja: '白を重ねると1 − 0.5²です。' },
    { of: [0.75, 0.25], is: 0.75, en: 'The sum is 1: the base does not change.', ja: '和が1なので、下の色のままです。' },
    { of: [0.8, 0], is: 0, exact: true, en: 'Black on top is black, whatever lies below.', ja: '黒を重ねると、下が何色でも黒になります。' },
    { of: [1, 0], is: 0, exact: true, en: 'Black here too. Color burn would give white.', ja: 'この場合も黒です。焼き込みカラーなら白になります。' },
    { of: [1, 0.01], is: 1, exact: true, en: 'White stays white unless the blend colour is black.', ja: '黒以外を重ねるかぎり、白は白のままです。' },
    { of: [0.1, 0.5], is: 0, exact: true, en: 'Clamped to black.', ja: '黒でクランプされます。' },
  ],
  alpha: {
    of: [
      [0.5, 0.75, 1, 0.25],
      [1, 0.25, 0.5, 1],
    ],
    is: [0.75, 0.75, 1, 0.25],
  },
  half: { of: [0.5, 1, 0.5], is: 0.625 },
  accuracy: 'division',
  oracle: { en: 'Pegtop’s formula in double precision.', ja: 'Pegtopの式を倍精度で計算したものです。' },
  continuity: {
    order: 'jump',
    en: 'A corner where the result reaches black. Over white it jumps: white under every blend colour above black, black under black.',
    ja: '結果が黒に届くところで角になります。下の色が白のところでは値が飛びます。重ねる色が黒より明るければ白、黒なら黒になります。',
  },
  claims: {
    'reflect on inverted colours': 'freeze and heat are reflect and glow on inverted colours, inverted',
    'A tone between black and white does not change where base and blend colour add up to 1':
      'freeze and reflect change the base, glow and heat the blend colour, by the sign of the sum minus 1',
    'so it is never darker than color burn, except under black': 'freeze is never darker than color burn, except under black',
    'The same with the two colours swapped': 'glow is reflect, and heat is freeze, with the colours swapped',
  },
  references: [pegtopOn('freeze', 'quadratic')],
  related: ['blendReflect', 'blendHeat', 'blendColorBurn'],
  confusedWith: [
    { name: 'blendHeat', en: 'The same with the two colours swapped.', ja: '二つの色を入れ替えたものです。' },
    {
      name: 'blendReflect',
      en: 'The same on inverted colours: it brightens up to white where freeze darkens down to black.',
      ja: '色を反転した同じ計算です。freezeが黒まで暗くするのに対し、白まで明るくします。',
    },
    {
      name: 'blendColorBurn',
      en: 'Without the square. Freeze squares what the base lacks of white, so it is never darker than color burn, except under black.',
      ja: '2乗しません。freezeは白に足りない分を2乗するので、黒を重ねた場合を除き、焼き込みカラーより暗くなることはありません。',
    },
  ],
  elsewhere: {
    pegtop: 'Freeze',
    krita: 'Freeze',
    photoshop: [
      { en: 'no such mode', ja: '該当するモードなし' },
      { en: 'Color Burn is the closest.', ja: '焼き込みカラーが最も近い効果です。' },
    ],
  },
  words: { en: ['freeze', 'ice', 'cold', 'quadratic', 'pegtop'], ja: ['フリーズ', '凍る', '氷', '冷たい'] },
  examples: {
    'cracks-in-a-frozen-lake': { en: 'Cracks in a frozen lake', ja: '凍った湖のひび' },
    'frost-on-a-window': { en: 'Frost on a window', ja: '窓に降りた霜' },
  },
})
