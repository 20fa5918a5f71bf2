/** Record of lch2lab. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('lch', 'lab', {
  summary: {
    en: 'Converts lightness, chroma and hue to CIELAB. The hue is in turns.',
    ja: '明度・クロマ・色相を、CIELABに変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'The inverse of lab2lch. The hue is a direction on the plane of colours of one lightness, and the chroma says how far to go from grey in that direction. The white point does not affect this step.',
    ja: 'lab2lchの逆変換です。色相は同じ明度の色の平面での方向で、灰色からその方向へクロマの分だけ進みます。この計算は白色点によりません。',
  },
  outside: {
    en: 'The hue wraps: 1.25 and −0.75 are the same as 0.25. A negative chroma gives the opposite hue. Lightness and chroma are not clamped.',
    ja: '色相は一周して戻ります。1.25も−0.75も0.25と同じです。負のクロマは反対側の色相になります。明度とクロマはクランプしません。',
  },
  returns: {
    en: 'L* as it was; a* from green (negative) to red; b* from blue (negative) to yellow. Convert them with lab2rgb to light.',
    ja: 'もとのままのL*、緑（負）から赤のa*、青（負）から黄のb*です。lab2rgbで光に変換できます。',
    range: { min: [0, -135, -135], max: [100, 135, 135] },
  },
  formula: String.raw`\begin{aligned} a^* &= C \cos 2\pi h \\ b^* &= C \sin 2\pi h \end{aligned}`,
  edgeCases: [
    { of: [[50, 0, 0.3]], is: [50, 0, 0], exact: true, en: 'Without chroma the hue does not matter.', ja: 'クロマが0なら、色相は結果に影響しません。' },
    { of: [[50, 40, 0]], is: [50, 40, 0] },
    { of: [[50, 40, 0.25]], is: [50, 0, 40] },
    { of: [[50, 40, -0.25]], is: [50, 0, -40], en: 'Negative hues wrap: the same as 0.75.', ja: '負の色相も一周して戻ります。0.75と同じです。' },
    { of: [[50, -40, 0]], is: [50, -40, 0], en: 'A negative chroma gives the opposite hue.', ja: '負のクロマは反対側の色相になります。' },
  ],
  accuracy: 'angle',
  scale: 128,
  continuity: { order: 'smooth', en: 'Every derivative exists, also where the hue wraps.', ja: '何回でも微分できます。色相が一周して戻るところも同じです。' },
  claims: {
    'The inverse of lab2lch': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'The hue wraps: 1.25 and −0.75 are the same as 0.25. A negative chroma gives the opposite hue':
      'whole turns of a hue change nothing, and a negative chroma gives the opposite hue',
    'Without chroma the hue does not matter': 'whole turns of a hue change nothing, and a negative chroma gives the opposite hue',
  },
  related: ['lab2lch', 'lch2rgb', 'oklch2oklab', 'lab2rgb'],
  confusedWith: [
    {
      name: 'oklch2oklab',
      en: 'The same arithmetic in Oklab, with chroma up to 0.32 in sRGB.',
      ja: 'Oklabでの同じ計算です。クロマは、sRGBの色域内で0.32までです。',
    },
    { name: 'lch2rgb', en: 'Goes on to linear red, green and blue.', ja: 'リニアな赤・緑・青まで変換します。' },
  ],
  words: { en: ['polar', 'lch to lab'], ja: ['極座標', 'LChからLab'] },
  examples: {
    'rose-window': { en: 'A rose window', ja: '薔薇窓' },
    'corals-in-three-hues': { en: 'Corals in three hues', ja: '三つの色相の珊瑚' },
  },
})
