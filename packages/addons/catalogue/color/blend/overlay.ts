/** Record of overlay. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendOverlay', 'overlay', {
  summary: {
    en: 'Multiplies the two colours where the base is darker than mid-grey and screens them where it is brighter. Black and white of the base stay.',
    ja: '下の色が中間グレーより暗いところでは乗算、明るいところではスクリーンになります。下の色の黒と白は変わりません。',
  },
  intuition: {
    en: 'The base selects the case. Below mid-grey, the result is twice the base times the blend colour. Above it, the inverted colours are multiplied in the same way, and the product is inverted. So the tones of the base never change their order, and the blend colour tints them, most of all near mid-grey, where the result is the blend colour itself. A blend colour above mid-grey brightens every tone between black and white, one below it darkens them.',
    ja: '場合を切り替えるのは下の色です。中間グレーより暗ければ、下の色の2倍と重ねる色の積になります。明るければ、反転した色どうしを同じように掛けて、積をもう一度反転します。そのため下の色の階調の順序は入れ替わらず、重ねた色で染まります。最も強く染まるのは中間グレーの付近で、ちょうど中間グレーでは重ねた色そのものになります。黒と白のあいだの階調は、重ねる色が中間グレーより明るければ明るくなり、暗ければ暗くなります。',
  },
  outside: {
    base: { en: 'Each case continues linearly.', ja: 'それぞれの場合の式が線形に続きます。' },
    blend: { en: 'The formula continues linearly, and the result may leave 0–1.', ja: '式が線形に続き、結果が0〜1を外れることがあります。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 2\,b\,s & b \le \tfrac12 \\ 1 - 2\,(1 - b)(1 - s) & b > \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0, 1], is: 0, exact: true, en: 'Black stays black even under white.', ja: '白を重ねても黒は黒のままです。' },
    { of: [1, 0], is: 1, exact: true, en: 'White stays white even under black.', ja: '黒を重ねても白は白のままです。' },
    { of: [0.5, 0.25], is: 0.25, exact: true, en: 'Over mid-grey the result is the blend colour.', ja: '下が中間グレーなら、結果は重ねた色です。' },
    { of: [0.25, 0.5], is: 0.25, exact: true, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0.25, 0.75], is: 0.375, exact: true, en: 'The base is dark, so the colours are multiplied.', ja: '下の色が暗いので、乗算になります。' },
    {
      of: [0.75, 0.25],
      is: 0.625,
      exact: true,
      en: 'Swapping the two tones changes the result. Hard light would give 0.375 here.',
      ja: '二つの階調を入れ替えると、結果も変わります。ハードライトなら0.375になります。',
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
  half: {
    of: [0.25, 1, 0.5],
    is: 0.375,
  },
  accuracy: 'polynomial',
  oracle: {
    en: 'Hard light of the W3C specification with its colours exchanged, in double precision; Canvas 2D’s overlay within 2/255.',
    ja: 'W3C仕様のハードライトの二色を入れ替え、倍精度で計算したものです。Canvas 2Dのoverlayとも誤差2/255以内で一致します。',
  },
  continuity: {
    order: 0,
    en: 'A corner where the base is ½. The result is linear in the blend colour.',
    ja: '下の色が ½ のところで角になります。重ねる色については線形です。',
  },
  claims: {
    'Multiplies the two colours where the base is darker than mid-grey and screens them where it is brighter':
      'overlay multiplies below mid-grey, screens above it and has a corner there',
    'Black and white of the base stay': 'leaves black and white as they are',
    'the tones of the base never change their order': 'never gets darker when either colour gets brighter',
    'where the result is the blend colour itself': 'overlay multiplies below mid-grey, screens above it and has a corner there',
    'A blend colour above mid-grey brightens every tone between black and white, one below it darkens them':
      'overlay and soft light brighten under tones above mid-grey, darken under those below, by at most 0.5 and 0.25',
    'Soft light changes a tone by at most 0.25, overlay by up to 0.5':
      'overlay and soft light brighten under tones above mid-grey, darken under those below, by at most 0.5 and 0.25',
    'A corner where the base is ½. The result is linear in the blend colour': 'overlay multiplies below mid-grey, screens above it and has a corner there',
  },
  related: ['blendHardLight', 'blendSoftLight', 'blendMultiply', 'blendScreen'],
  confusedWith: [
    {
      name: 'blendHardLight',
      en: 'The same formula with the colours swapped: the blend colour selects the case.',
      ja: '同じ式で二つの色を入れ替えたものです。重ねる色が場合を切り替えます。',
    },
    {
      name: 'blendSoftLight',
      en: 'The blend colour selects the case. Soft light changes a tone by at most 0.25, overlay by up to 0.5.',
      ja: '重ねる色が場合を切り替えます。階調の変化は、ソフトライトでは最大0.25、オーバーレイでは最大0.5です。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Overlay', ja: 'オーバーレイ' },
    blender: 'Overlay',
    unity: 'Overlay',
  },
  words: {
    en: ['overlay', 'contrast', 'tint'],
    ja: ['オーバーレイ', 'おーばーれい', 'コントラスト', '色味'],
  },
  examples: {
    'grain-for-a-smooth-gradient': { en: 'Grain for a smooth gradient', ja: '滑らかなグラデーションに粒子感を加える' },
    'evening-light-over-a-range': { en: 'Evening light over a range of hills', ja: '山並みを夕方の光で染める' },
  },
})
