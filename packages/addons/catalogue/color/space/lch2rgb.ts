/** Record of lch2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('lch', 'rgb', {
  summary: {
    en: 'Converts lightness, chroma and hue (CIELCh) to linear red, green and blue. The hue is in turns.',
    ja: '明度・クロマ・色相（CIELCh）を、リニアな赤・緑・青に変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'lch2lab followed by lab2rgb, the inverse of rgb2lch. How much chroma an sRGB screen can show depends on lightness and hue. At L* = 50, it shows every hue with a chroma of 29; with 30, some have a channel below 0 or above 1.',
    ja: 'lch2labに続けてlab2rgbを行う、rgb2lchの逆変換です。sRGBの画面に出せるクロマの大きさは、明度と色相によって違います。L* = 50では、クロマ29なら全ての色相を出せます。30では、チャンネルが0〜1を外れる色相があります。',
  },
  outside: {
    en: 'The hue wraps. Lightness and chroma are not clamped; colours outside of the sRGB gamut have channels below 0 or above 1.',
    ja: '色相は一周して戻ります。明度とクロマはクランプしません。sRGBの色域外の色では、チャンネルが0〜1を外れます。',
  },
  returns: {
    en: 'Linear red, green and blue with the primaries of sRGB, within 0–1 for colours in its gamut. Encode them with rgb2srgb for the screen.',
    ja: 'sRGBの原色による、リニアな赤、緑、青です。sRGBの色域内の色なら0〜1に収まります。画面に出すときは、rgb2srgbでエンコードしてください。',
    range: { min: [-1.72, -0.2, -0.12], max: [4.34, 1.58, 5.26] },
  },
  formula: String.raw`\operatorname{lch2rgb}(c) = \operatorname{lab2rgb}\bigl(\operatorname{lch2lab}(c)\bigr)`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], en: 'Black.', ja: '黒です。' },
    { of: [[100, 0, 0.7]], is: [1, 1, 1], en: 'Without chroma the hue does not matter.', ja: 'クロマが0なら、色相は結果に影響しません。' },
    { of: [[53.237116, 104.55001, 0.11111074]], is: [1, 0, 0], en: 'Red of sRGB.', ja: 'sRGBの赤です。' },
    { of: [[53.237116, 104.55001, 1.1111107]], is: [1, 0, 0], en: 'A whole turn gives the same red.', ja: '一周しても同じ赤です。' },
    {
      of: [[50, 100, 0]],
      is: [1.0174619434011447, -0.06501261548755027, 0.19848939053132636],
      en: 'Too vivid for an sRGB screen: green is negative.',
      ja: 'sRGBの画面に出せない鮮やかさで、緑が負になります。',
    },
  ],
  accuracy: 'angle',
  scale: 32,
  continuity: {
    order: 1,
    en: 'The second derivative jumps where X, Y or Z is 216/24389 of white.',
    ja: 'X、Y、Zのいずれかが白の216/24389のところで、2階微分が飛びます。',
  },
  claims: {
    'lch2lab followed by lab2rgb': 'the short ways give what the long ways give',
    'the inverse of rgb2lch': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'within 0–1 for colours in its gamut': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'At L* = 50, it shows every hue with a chroma of 29; with 30, some have a channel below 0 or above 1':
      'the sRGB gamut reaches as far in CIELAB and CIELUV as their records say',
    'Without chroma the hue does not matter': 'whole turns of a hue change nothing, and a negative chroma gives the opposite hue',
  },
  related: ['rgb2lch', 'lch2lab', 'oklch2oklab', 'rgb2srgb'],
  confusedWith: [
    {
      name: 'hsl2rgb',
      en: 'Every HSL colour is on the screen, but its lightness is not what is seen. Here colours of one L* look about equally light.',
      ja: 'HSLの色は必ず画面に出せますが、輝度は見た目の明るさと違います。ここでは、同じL*の色はほぼ同じ明るさに見えます。',
    },
    {
      name: 'oklch2oklab',
      en: 'Before oklab2rgb: the newer space, whose blues do not turn purple when they become lighter.',
      ja: 'oklab2rgbの前に使う、より新しい空間です。青を明るくしても紫に寄りません。',
    },
  ],
  words: { en: ['lch to rgb', 'palette'], ja: ['LChからRGB', '配色', 'パレット'] },
  examples: {
    'fan-of-paper-colours': { en: 'A fan of paper colours', ja: '色紙の扇' },
    'rainbow-after-the-rain': { en: 'A rainbow after the rain', ja: '雨上がりの虹' },
  },
})
