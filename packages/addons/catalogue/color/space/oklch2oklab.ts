/** Record of oklch2oklab. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('oklch', 'oklab', {
  summary: {
    en: 'Converts lightness, chroma and hue to Oklab. The hue is in turns.',
    ja: '明るさ・クロマ・色相を、Oklabに変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'The inverse of oklab2oklch. The hue is a direction on the plane of colours of one lightness, and the chroma says how far to go from grey in that direction. Colours that differ in hue alone look about equally light and vivid, which suits palettes.',
    ja: 'oklab2oklchの逆変換です。色相は同じ明るさの色の平面での方向で、灰色からその方向へクロマの分だけ進みます。色相だけが違う色は、どれも同じくらい明るく鮮やかに見えるので、配色に向いています。',
  },
  outside: {
    en: 'The hue wraps: 1.25 and −0.75 are the same as 0.25. A negative chroma gives the opposite hue. Lightness and chroma are not clamped.',
    ja: '色相は一周して戻ります。1.25も−0.75も0.25と同じです。負のクロマは反対側の色相になります。明るさとクロマはクランプしません。',
  },
  returns: {
    en: 'L as it was; a from green (negative) to red; b from blue (negative) to yellow. Convert them with oklab2srgb for the screen.',
    ja: 'もとのままのL、緑（負）から赤のa、青（負）から黄のbです。画面に出すときは、oklab2srgbで変換してください。',
    range: { min: [0, -0.4, -0.4], max: [1, 0.4, 0.4] },
  },
  formula: String.raw`\begin{aligned} a &= C \cos 2\pi h \\ b &= C \sin 2\pi h \end{aligned}`,
  edgeCases: [
    { of: [[0.5, 0, 0.3]], is: [0.5, 0, 0], exact: true, en: 'Without chroma the hue does not matter.', ja: 'クロマが0なら、色相は結果に影響しません。' },
    { of: [[0.5, 0.1, 0]], is: [0.5, 0.1, 0] },
    { of: [[0.5, 0.1, 0.25]], is: [0.5, 0, 0.1] },
    { of: [[0.5, 0.1, -0.25]], is: [0.5, 0, -0.1], en: 'Negative hues wrap: the same as 0.75.', ja: '負の色相も一周して戻ります。0.75と同じです。' },
    { of: [[0.5, 0.1, 7.25]], is: [0.5, 0, 0.1], en: 'Whole turns change nothing.', ja: '整数の周回を足しても変わりません。' },
    { of: [[0.5, -0.1, 0]], is: [0.5, -0.1, 0], en: 'A negative chroma gives the opposite hue.', ja: '負のクロマは反対側の色相になります。' },
  ],
  accuracy: 'angle',
  continuity: { order: 'smooth', en: 'Every derivative exists, also where the hue wraps.', ja: '何回でも微分できます。色相が一周して戻るところも同じです。' },
  claims: {
    'The inverse of oklab2oklch': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'The hue wraps: 1.25 and −0.75 are the same as 0.25. A negative chroma gives the opposite hue':
      'whole turns of a hue change nothing, and a negative chroma gives the opposite hue',
    'Without chroma the hue does not matter': 'whole turns of a hue change nothing, and a negative chroma gives the opposite hue',
  },
  related: ['oklab2oklch', 'oklab2srgb', 'oklab2rgb', 'hsl2rgb'],
  confusedWith: [
    {
      name: 'hsl2rgb',
      en: 'Every HSL colour is on the screen, but yellow and blue of one lightness differ a lot. Here they look about equally light, and high chroma may leave the gamut.',
      ja: 'HSLの色は必ず画面に出せますが、同じ輝度の黄と青の明るさは大きく違います。ここではほぼ同じ明るさに見えますが、クロマが大きいと色域を外れることがあります。',
    },
    {
      name: 'lch2lab',
      en: 'The same arithmetic in CIELAB, with chroma up to 134 in sRGB.',
      ja: 'CIELABでの同じ計算です。クロマは、sRGBの色域内で134までです。',
    },
  ],
  elsewhere: [{ where: 'CSS', name: 'oklch()', note: { en: 'Hue in degrees.', ja: '色相は度で指定します。' } }],
  words: { en: ['polar', 'palette', 'hue rotation'], ja: ['極座標', '配色', 'パレット', '色相を回す'] },
  examples: {
    'hills-of-one-lightness': { en: 'Hills of one lightness', ja: '同じ明るさの丘の連なり' },
    'eye-of-a-peacock-feather': { en: 'The eye of a peacock feather', ja: '孔雀の羽の目' },
  },
})
