/** Record of hardLight. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendHardLight', 'hard-light', {
  summary: {
    en: 'Multiplies the two colours where the blend colour is darker than mid-grey and screens them where it is brighter. Black and white on top cover the base.',
    ja: '重ねる色が中間グレーより暗いところでは乗算、明るいところではスクリーンになります。黒と白を重ねると、下の色を覆います。',
  },
  intuition: {
    en: 'The blend colour selects the case and is stretched first: below mid-grey, twice the blend colour multiplies the base, and above it, what exceeds mid-grey is doubled and screened. Mid-grey changes nothing, so a grey relief laid on top shades and lights whatever lies below, from black shadows to white highlights. It is overlay with the two colours swapped.',
    ja: '場合を切り替えるのは重ねる色で、先に2倍に引き伸ばされます。中間グレーより暗ければ、その2倍を下の色に掛けます。明るければ、中間グレーを超えた分の2倍をスクリーンで重ねます。中間グレーでは変わりません。そのためグレーで描いた凹凸を重ねると、黒い影から白いハイライトまで、下の色に陰影がつきます。オーバーレイの二つの色を入れ替えたものです。',
  },
  outside: {
    base: { en: 'The formula continues linearly, and the result may leave 0–1.', ja: '式が線形に続き、結果が0〜1を外れることがあります。' },
    blend: { en: 'Each case continues linearly.', ja: 'それぞれの場合の式が線形に続きます。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 2\,b\,s & s \le \tfrac12 \\ 1 - 2\,(1 - b)(1 - s) & s > \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, exact: true, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [1, 0], is: 0, exact: true, en: 'Black on top covers even white.', ja: '黒を重ねると、白も黒になります。' },
    { of: [0, 1], is: 1, exact: true, en: 'White on top covers even black.', ja: '白を重ねると、黒も白になります。' },
    { of: [0.75, 0.25], is: 0.375, exact: true, en: 'The blend colour is dark, so the colours are multiplied.', ja: '重ねる色が暗いので、乗算になります。' },
    {
      of: [0.25, 0.75],
      is: 0.625,
      exact: true,
      en: 'It is bright, so they are screened. Overlay would give 0.375 here.',
      ja: '重ねる色が明るいので、スクリーンになります。オーバーレイなら0.375です。',
    },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0.75, 0.25],
      [0.5, 0.25, 0.5, 1],
    ],
    is: [0.25, 0.25, 0.75, 0.25],
    exact: true,
  },
  half: { of: [0.25, 1, 0.5], is: 0.625 },
  accuracy: 'polynomial',
  continuity: {
    order: 0,
    en: 'A corner where the blend colour is ½. The result is linear in the base.',
    ja: '重ねる色が ½ のところで角になります。下の色については線形です。',
  },
  claims: {
    'Multiplies the two colours where the blend colour is darker than mid-grey and screens them where it is brighter':
      'hard light is overlay with its colours swapped',
    'Black and white on top cover the base': 'hard light is overlay with its colours swapped',
    'Mid-grey changes nothing': 'changes nothing where its neutral tone is laid on top',
    'It is overlay with the two colours swapped': 'hard light is overlay with its colours swapped',
    'A corner where the blend colour is ½. The result is linear in the base': 'hard light is overlay with its colours swapped',
    'no tone changes by more than 0.25': 'overlay and soft light brighten under tones above mid-grey, darken under those below, by at most 0.5 and 0.25',
  },
  related: ['blendOverlay', 'blendSoftLight', 'blendMultiply', 'blendScreen'],
  confusedWith: [
    {
      name: 'blendOverlay',
      en: 'The base selects the case, so its black and white stay.',
      ja: '下の色が場合を切り替えるので、下の色の黒と白が残ります。',
    },
    {
      name: 'blendSoftLight',
      en: 'The blend colour selects the case here too, but no tone changes by more than 0.25.',
      ja: '場合を切り替えるのは同じく重ねる色ですが、階調の変化は0.25以内です。',
    },
    {
      name: 'blendLinearLight',
      en: 'b + 2·s − 1, clamped: the same doubled blend colour, added instead of multiplied or screened.',
      ja: 'b + 2·s − 1をクランプしたものです。2倍にした重ねる色を、掛ける代わりに足します。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Hard Light', ja: 'ハードライト' },
    gimp: 'Hard light',
    krita: 'Hard Light',
    unity: 'HardLight',
  },
  words: {
    en: ['hard light', 'hardlight', 'contrast', 'relief', 'emboss'],
    ja: ['ハードライト', 'はーどらいと', '陰影', '凹凸', 'エンボス', '硬い光', 'コントラスト'],
  },
  examples: {
    'stamp-a-relief-into-leather': { en: 'A relief stamped into leather', ja: '革に刻印した浮き彫り' },
    'sun-through-a-lattice': { en: 'Sunlight through a lattice', ja: '格子窓から差す日の光' },
  },
})
