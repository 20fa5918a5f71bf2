/** Record of linearLight. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { kritaOn, pegtopOn } from './sources.ts'

const clamped = { en: 'Any value: only the result is clamped.', ja: 'どんな値でもかまいません。結果だけをクランプします。' }

export const record: WrittenRecord = separable('blendLinearLight', {
  summary: {
    en: 'Adds twice the distance of the blend colour from mid-grey to the base, and clamps the result to 0–1.',
    ja: '重ねる色の中間グレーからの差を2倍にして下の色に足し、結果を0〜1にクランプします。',
  },
  intuition: {
    en: 'Mid-grey on top changes nothing, black takes 1 away and white adds 1. Below mid-grey it is a linear burn, above it a linear dodge, each with the doubled blend colour. All tones move by the same amount, so a grey relief on top shades light and dark parts alike. Inverting both colours inverts the result.',
    ja: '中間グレーを重ねても変わらず、黒なら1を引き、白なら1を足します。2倍に引き伸ばした重ねる色で、中間グレーより暗ければ焼き込み（リニア）、明るければ覆い焼き（リニア）をかけるのと同じです。どの階調も同じだけ動くので、グレーで描いた凹凸を重ねると、明るい部分にも暗い部分にも等しく陰影がつきます。両方の色を反転すると、結果も反転します。',
  },
  outside: { base: clamped, blend: clamped },
  formula: String.raw`B(b, s) = \operatorname{clamp}(b + 2s - 1,\ 0,\ 1)`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0.75, 0.25], is: 0.25, exact: true, en: 'A dark tone burns.', ja: '暗い階調を重ねると焼き込みになります。' },
    { of: [0.25, 0.75], is: 0.75, exact: true, en: 'A bright tone dodges.', ja: '明るい階調を重ねると覆い焼きになります。' },
    { of: [0.75, 0.75], is: 1, exact: true, en: 'Clamped to white.', ja: '白でクランプされます。' },
    { of: [1, 0], is: 0, exact: true, en: 'Black on top covers even white.', ja: '黒を重ねると、白も黒になります。' },
    { of: [0, 1], is: 1, exact: true, en: 'White on top covers even black.', ja: '白を重ねると、黒も白になります。' },
  ],
  alpha: {
    of: [
      [0.5, 0.75, 0.25, 0.25],
      [0.5, 0.25, 0.5, 1],
    ],
    is: [0.5, 0.25, 0.25, 0.25],
    exact: true,
  },
  half: { of: [0.25, 0.75, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  oracle: {
    en: 'A linear burn or a linear dodge, case by case, in double precision.',
    ja: '焼き込み（リニア）と覆い焼き（リニア）を場合分けし、倍精度で計算したものです。',
  },
  continuity: { order: 0, en: 'Corners where the result reaches black and white.', ja: '結果が黒と白に届くところで角になります。' },
  claims: {
    'Mid-grey on top changes nothing, black': 'changes nothing where its neutral tone is laid on top',
    'Below mid-grey it is a linear burn, above it a linear dodge':
      'linear, vivid and pin light take a mode that darkens below mid-grey and one that brightens above',
    'Inverting both colours inverts the result': 'linear, vivid and pin light, and hard mix off its tie, invert with their colours',
    'half as far from the base': 'grain merge goes half as far as linear light',
  },
  references: [pegtopOn('stamp', 'additive'), kritaOn('Linear Light')],
  related: ['blendVividLight', 'blendPinLight', 'blendHardLight', 'blendGrainMerge'],
  confusedWith: [
    {
      name: 'blendHardLight',
      en: 'Multiplies or screens instead of adding: different tones stay different unless the blend colour is black or white.',
      ja: '足す代わりに乗算かスクリーンを使うので、重ねる色が黒や白でないかぎり、異なる階調は異なるままです。',
    },
    {
      name: 'blendVividLight',
      en: 'Divides instead of adding: it changes the contrast, and black and white stay.',
      ja: '足す代わりに割るので、コントラストが変わり、黒と白は残ります。',
    },
    {
      name: 'blendGrainMerge',
      en: 'Without the doubling: where neither is clamped, it goes half as far from the base.',
      ja: '2倍にしません。クランプされなければ、下の色からの変化は半分です。',
    },
  ],
  elsewhere: {
    pegtop: 'Stamp',
    photoshop: { en: 'Linear Light', ja: 'リニアライト' },
    clipStudio: { en: 'Linear light', ja: 'リニアライト' },
    gimp: 'Linear light',
    krita: 'Linear Light',
    blender: ['Linear Light', { en: 'Clamped only with Clamp Result.', ja: 'Clamp Resultを選んだときだけクランプします。' }],
    unity: 'LinearLight',
  },
  words: { en: ['linear light', 'stamp', 'relief', 'frequency separation'], ja: ['リニアライト', 'スタンプ', '凹凸', '陰影', '周波数分離'] },
  examples: {
    'cloud-shadows-over-fields': { en: 'Cloud shadows over fields', ja: '畑に落ちる雲の影' },
    'dunes-with-ripples': { en: 'Dunes with ripples', ja: '風紋のある砂丘' },
  },
})
