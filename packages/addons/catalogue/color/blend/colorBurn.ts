/** Record of colorBurn. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendColorBurn', 'color-burn', {
  culori: true,
  summary: {
    en: 'Divides what the base lacks to white by the blend colour: the darker the blend colour, the darker the result, down to black. White stays white.',
    ja: '下の色が白に足りない分を、重ねる色で割ります。重ねる色が暗いほど結果も暗くなり、黒で止まります。白は白のままです。',
  },
  intuition: {
    en: 'In the darkroom, burning in means giving a part of the print more light so that it turns darker. White on top divides the gap to white by 1 and changes nothing, mid-grey divides it by ½ and doubles it, and black turns every base below white black. A grey blend colour multiplies the gaps of all channels by the same factor, so their differences grow and colours become richer. It is color dodge in the negative.',
    ja: '暗室の「焼き込み」は、印画紙の一部に光を多く当てて暗くする技法です。白を重ねると1で割るので変わらず、中間グレーなら½で割るので、白までの隙間が2倍になります。黒なら、白以外はすべて黒になります。グレーを重ねたときは全チャンネルの隙間に同じ倍率が掛かるので、チャンネルの差が広がり、色が濃くなります。ネガで行う覆い焼きカラーにあたります。',
  },
  outside: {
    base: {
      en: 'Values above 1 count as white. Below 0 the result is black, unless the blend colour is above 1.',
      ja: '1を超えた値は白として扱います。負の値では、重ねる色が1より大きくないかぎり結果は黒です。',
    },
    blend: { en: 'Values above 1 brighten the base. Negative values count as black.', ja: '1より大きい値では明るくなります。負の値は黒として扱います。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 1 & b \ge 1 \\ 0 & b < 1,\ s \le 0 \\ 1 - \min\Bigl(1,\ \dfrac{1 - b}{s}\Bigr) & \text{otherwise} \end{cases}`,
  edgeCases: [
    { of: [0.7, 1], is: 0.7, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.75, 0.5], is: 0.5, en: 'Mid-grey on top doubles the gap to white.', ja: '中間グレーを重ねると、白までの隙間が2倍になります。' },
    { of: [0.99, 0], is: 0, exact: true, en: 'Black on top turns everything but white black.', ja: '黒を重ねると、白以外はすべて黒になります。' },
    { of: [1, 0], is: 1, exact: true, en: '0/0: the specification defines the result as white.', ja: '0/0にあたりますが、仕様では白と定めています。' },
    { of: [0.4, 0.4], is: 0, exact: true, en: 'The sum is below 1, so the result is black.', ja: '和が1より小さいので、結果は黒です。' },
    { of: [1.5, 0.5], is: 1, exact: true, en: 'Treated as white.', ja: '白として扱います。' },
    { of: [0.5, -1], is: 0, exact: true, en: 'Treated as black.', ja: '黒として扱います。' },
  ],
  alpha: {
    of: [
      [1, 0.75, 0.5, 0.25],
      [0, 0.5, 1, 1],
    ],
    is: [1, 0.5, 0.5, 0.25],
  },
  half: { of: [0.5, 0, 0.5], is: 0.25 },
  accuracy: 'division',
  continuity: {
    order: 'jump',
    en: 'A corner where the result reaches black. Under a black blend colour it jumps: white stays white, and anything darker becomes black.',
    ja: '結果が黒に届くところで角になります。黒を重ねたところでは値が飛びます。白は白のまま、それより暗ければ黒になります。',
  },
  claims: {
    'the darker the blend colour, the darker the result, down to black': 'never gets darker when either colour gets brighter',
    'White on top divides the gap to white by 1 and changes nothing': 'changes nothing where its neutral tone is laid on top',
    'black turns every base below white black': 'screen is multiply in the negative, and color burn is color dodge',
    'multiplies the gaps of all channels by the same factor': 'screen is multiply in the negative, and color burn is color dodge',
    'It is color dodge in the negative': 'screen is multiply in the negative, and color burn is color dodge',
    'Multiply is black only where one of the two is black': 'multiply is never lighter than either colour, nor black unless one of them is',
  },
  related: ['blendColorDodge', 'blendMultiply', 'blendDarken'],
  confusedWith: [
    {
      name: 'blendLinearBurn',
      en: 'b + s − 1, at least 0: takes the same amount from every tone, so white darkens too.',
      ja: 'b + s − 1を0で打ち切ったものです。どの階調からも同じ量を引くので、白も暗くなります。',
    },
    {
      name: 'blendMultiply',
      en: 'Darkens white too. Multiply is black only where one of the two is black.',
      ja: '白も暗くします。黒になるのは、どちらかの色が黒のときだけです。',
    },
    {
      name: 'blendColorDodge',
      en: 'The same in the negative: brightens, and keeps black.',
      ja: 'ネガで同じことをします。明るくするモードで、黒が残ります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Color Burn', ja: '焼き込みカラー' },
    gimp: 'Burn',
    blender: ['Color Burn', { en: 'White becomes black under black.', ja: '黒を重ねると、白も黒になります。' }],
    unity: ['Burn', { en: 'With the two colours swapped, and not clamped.', ja: '二つの色が逆で、クランプもしません。' }],
  },
  words: {
    en: ['color burn', 'colour burn', 'burn', 'burn in', 'contrast'],
    ja: ['焼き込みカラー', '焼きこみ', 'やきこみ', 'カラーバーン', '暗くする', '濃くする', 'コントラスト'],
  },
  examples: {
    'burn-a-star-into-wood': { en: 'A star burnt into wood', ja: '木に焼きつけた星' },
    'autumn-leaves': { en: 'Autumn leaves against the sky', ja: '空に透ける紅葉' },
  },
})
