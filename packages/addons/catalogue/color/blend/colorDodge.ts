/** Record of colorDodge. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendColorDodge', 'color-dodge', {
  culori: true,
  summary: {
    en: 'Divides the base by 1 minus the blend colour: the brighter the blend colour, the brighter the result, up to white. Black stays black.',
    ja: '下の色を「1 − 重ねる色」で割ります。重ねる色が明るいほど結果も明るくなり、白で止まります。黒は黒のままです。',
  },
  intuition: {
    en: 'In the darkroom, dodging means keeping light off a part of the print so that it stays bright. Black on top divides the base by 1 and changes nothing, mid-grey divides by ½ and doubles it, and white turns every base above black white. A grey blend colour multiplies all channels by the same factor, so their proportions stay until one reaches 1.',
    ja: '暗室の「覆い焼き」は、印画紙の一部に光が当たらないようにして明るく残す技法です。黒を重ねると1で割るので変わらず、中間グレーなら½で割るので2倍になり、白なら黒以外はすべて白になります。グレーを重ねたときは全チャンネルに同じ倍率が掛かるので、いずれかが1に届くまでチャンネルの比は変わりません。',
  },
  outside: {
    base: {
      en: 'Negative values count as 0. Above 1 the result is white, unless the blend colour is negative.',
      ja: '負の値は0として扱います。1を超えると、重ねる色が負でないかぎり結果は白です。',
    },
    blend: { en: 'Negative values darken the base. Values above 1 count as white.', ja: '負の値では暗くなります。1を超えた値は白として扱います。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 0 & b \le 0 \\ 1 & b > 0,\ s \ge 1 \\ \min\Bigl(1,\ \dfrac{b}{1 - s}\Bigr) & \text{otherwise} \end{cases}`,
  edgeCases: [
    { of: [0.3, 0], is: 0.3, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.25, 0.5], is: 0.5, en: 'Mid-grey on top doubles the base.', ja: '中間グレーを重ねると2倍になります。' },
    { of: [0.01, 1], is: 1, exact: true, en: 'White on top turns everything but black white.', ja: '白を重ねると、黒以外はすべて白になります。' },
    { of: [0, 1], is: 0, exact: true, en: '0/0: the specification defines the result as black.', ja: '0/0にあたりますが、仕様では黒と定めています。' },
    { of: [0.6, 0.6], is: 1, exact: true, en: 'The sum exceeds 1, so the result is white.', ja: '和が1を超えるので、結果は白です。' },
    { of: [-0.5, 0.5], is: 0, exact: true, en: 'Treated as black.', ja: '黒として扱います。' },
    { of: [0.5, 2], is: 1, exact: true, en: 'Treated as white.', ja: '白として扱います。' },
  ],
  alpha: {
    of: [
      [0, 0.25, 0.5, 0.25],
      [1, 0.5, 1, 1],
    ],
    is: [0, 0.5, 1, 0.25],
  },
  half: {
    of: [0.5, 1, 0.5],
    is: 0.75,
  },
  accuracy: 'division',
  continuity: {
    order: 'jump',
    en: 'A corner where the result reaches white. Under a white blend colour it jumps: black stays black, and anything brighter becomes white.',
    ja: '結果が白に届くところで角になります。白を重ねたところでは値が飛びます。黒は黒のまま、それより明るければ白になります。',
  },
  claims: {
    'the brighter the blend colour, the brighter the result, up to white': 'never gets darker when either colour gets brighter',
    'white turns every base above black white': 'color dodge turns all but black white under white, and takes values outside of 0 to 1 as its record says',
    'their proportions stay until one reaches 1': 'color dodge with a grey multiplies all channels by the same factor until one is 1',
    'Above 1 the result is white, unless the blend colour is negative':
      'color dodge turns all but black white under white, and takes values outside of 0 to 1 as its record says',
    'Negative values darken the base. Values above 1 count as white':
      'color dodge turns all but black white under white, and takes values outside of 0 to 1 as its record says',
    'the result is never brighter than that of color dodge, except under white':
      'reflect is never brighter than color dodge except under white, and color dodge never darker than its base',
  },
  related: ['blendColorBurn', 'blendReflect', 'blendScreen', 'blendAdd'],
  confusedWith: [
    {
      name: 'blendAdd',
      en: 'Adds the two colours, so it also lifts black.',
      ja: '二つの色を足すので、黒も明るくなります。',
    },
    {
      name: 'blendScreen',
      en: '1 − (1 − b)(1 − s), which is white only where one of the two is white.',
      ja: '1 − (1 − b)(1 − s) です。白になるのは、どちらかが白のときだけです。',
    },
    {
      name: 'blendReflect',
      en: 'Divides the square of the base, so the result is never brighter than that of color dodge, except under white.',
      ja: '下の色の2乗を割るので、白を重ねた場合を除き、結果が覆い焼きカラーより明るくなることはありません。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Color Dodge', ja: '覆い焼きカラー' },
    blender: 'Color Dodge',
    unity: ['Dodge', { en: 'Not clamped.', ja: 'クランプしません。' }],
  },
  words: {
    en: ['color dodge', 'colour dodge', 'dodge', 'glow', 'highlight'],
    ja: ['覆い焼き', '覆い焼きカラー', 'おおいやき', 'カラードッジ', '発光', 'はっこう', '光らせる'],
  },
  examples: {
    'switch-a-lamp-on-over': { en: 'Switch a lamp on over a rough wall', ja: 'ざらついた壁を電灯で照らす' },
    'neon-tubes-in-the-dark': { en: 'Neon tubes in the dark', ja: '暗がりのネオン管' },
  },
})
