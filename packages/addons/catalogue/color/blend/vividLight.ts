/** Record of vividLight. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn, kritaOn } from './sources.ts'

export const record: WrittenRecord = separable('blendVividLight', {
  summary: {
    en: 'Burns the base where the blend colour is darker than mid-grey and dodges it where it is brighter. Black and white of the base stay.',
    ja: '重ねる色が中間グレーより暗いところでは焼き込みカラー、明るいところでは覆い焼きカラーになります。下の色の黒と白は変わりません。',
  },
  intuition: {
    en: 'The blend colour sets where the tones of the base end: a dark one moves the point that becomes black upwards, a bright one moves the point that becomes white downwards, and the tones between are stretched. Mid-grey changes nothing. On both sides of it the contrast grows, and with it usually the saturation. Inverting both colours inverts the result. A tone of 0.25 on top turns everything up to 0.5 black, and 0.75 turns everything from 0.5 on white.',
    ja: '重ねる色が、下の色の階調の端を決めます。暗い色を重ねると黒になる点が上がり、明るい色を重ねると白になる点が下がって、そのあいだの階調が引き伸ばされます。中間グレーでは変わりません。そのどちら側でもコントラストが上がり、たいていは色も鮮やかになります。両方の色を反転すると、結果も反転します。0.25を重ねると0.5以下がすべて黒に、0.75を重ねると0.5以上がすべて白になります。',
  },
  outside: {
    base: { en: 'Counts as 0 below 0, and as 1 above 1.', ja: '0未満は0、1を超えた値は1として扱います。' },
    blend: { en: 'Counts as 0 below 0, and as 1 above 1.', ja: '0未満は0、1を超えた値は1として扱います。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} \operatorname{colorBurn}(b,\ 2s) & s < \tfrac12 \\ \operatorname{colorDodge}(b,\ 2s - 1) & s \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0.75, 0.25], is: 0.5, en: 'A burn: 1 − 0.25 / 0.5.', ja: '焼き込みで、1 − 0.25 / 0.5です。' },
    { of: [0.25, 0.75], is: 0.5, en: 'A dodge: 0.25 / 0.5.', ja: '覆い焼きで、0.25 / 0.5です。' },
    { of: [0.99, 0], is: 0, exact: true, en: 'Black on top turns all but white black.', ja: '黒を重ねると、白以外はすべて黒になります。' },
    { of: [1, 0], is: 1, exact: true, en: 'White stays white even under black.', ja: '黒を重ねても、白は白のままです。' },
    { of: [0.01, 1], is: 1, exact: true, en: 'White on top turns all but black white.', ja: '白を重ねると、黒以外はすべて白になります。' },
    { of: [0, 1], is: 0, exact: true, en: 'Black stays black even under white.', ja: '白を重ねても、黒は黒のままです。' },
  ],
  alpha: {
    of: [
      [0.5, 0.75, 0.25, 0.25],
      [0.5, 0.25, 0.75, 1],
    ],
    is: [0.5, 0.5, 0.5, 0.25],
  },
  half: { of: [0.25, 0.75, 0.5], is: 0.375 },
  accuracy: 'division',
  oracle: {
    en: 'Color burn and color dodge of the W3C specification, case by case, in double precision.',
    ja: 'W3C仕様の焼き込みカラーと覆い焼きカラーを場合分けし、倍精度で計算したものです。',
  },
  continuity: {
    order: 'jump',
    en: 'Corners where the result reaches black and white, and where the blend colour is ½. Under black it jumps at a white base, under white at a black one.',
    ja: '結果が黒と白に届くところと、重ねる色が ½ のところで角になります。黒を重ねたときは下の色が白のところで、白を重ねたときは下の色が黒のところで値が飛びます。',
  },
  claims: {
    'Burns the base where the blend colour is darker than mid-grey and dodges it where it is brighter':
      'linear, vivid and pin light take a mode that darkens below mid-grey and one that brightens above',
    'Black and white of the base stay': 'leaves black and white as they are',
    'Mid-grey changes nothing. On both sides': 'changes nothing where its neutral tone is laid on top',
    'Inverting both colours inverts the result': 'linear, vivid and pin light, and hard mix off its tie, invert with their colours',
    'turns everything up to 0.5 black, and 0.75 turns everything from 0.5 on white':
      'linear, vivid and pin light take a mode that darkens below mid-grey and one that brightens above',
    'What is brighter than mid-grey here is white there': 'hard mix is black and white from vivid light',
  },
  references: [kritaOn('Vivid Light'), adobeOn('Vivid Light')],
  related: ['blendColorBurn', 'blendColorDodge', 'blendLinearLight', 'blendHardMix'],
  confusedWith: [
    {
      name: 'blendLinearLight',
      en: 'Adds instead of dividing: all tones move by the same amount, black and white included.',
      ja: '割る代わりに足します。黒と白も含めて、どの階調も同じだけ動きます。',
    },
    {
      name: 'blendHardLight',
      en: 'Multiplies or screens: black and white on top cover the base.',
      ja: '乗算かスクリーンです。黒や白を重ねると、下の色を覆います。',
    },
    {
      name: 'blendHardMix',
      en: 'Leaves only black and white. What is brighter than mid-grey here is white there.',
      ja: '黒と白だけになります。このモードの結果が中間グレーより明るいところが、ハードミックスでは白になります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Vivid Light', ja: 'ビビッドライト' },
    clipStudio: { en: 'Vivid light', ja: 'ビビッドライト' },
    gimp: 'Vivid light',
    krita: 'Vivid Light',
    unity: ['VividLight', { en: 'With the two inputs swapped, and not clamped.', ja: '二つの入力が逆で、クランプしません。' }],
  },
  words: { en: ['vivid light', 'contrast', 'saturate', 'burn', 'dodge'], ja: ['ビビッドライト', 'ヴィヴィッドライト', '鮮やか', 'コントラスト', '彩度'] },
  examples: {
    'clouds-on-fire': { en: 'Clouds on fire at sunset', ja: '夕焼けに燃える雲' },
    'window-of-coloured-panes': { en: 'A window of coloured panes', ja: '色ガラスをはめた窓' },
  },
})
