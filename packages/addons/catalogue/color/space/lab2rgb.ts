/** Record of lab2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('lab', 'rgb', {
  summary: {
    en: 'Converts CIELAB with D65 as white to linear red, green and blue.',
    ja: '白色点D65のCIELABを、リニアな赤・緑・青に変換します。',
  },
  intuition: {
    en: 'lab2xyz followed by xyz2rgb, the inverse of rgb2lab. The colours of an sRGB screen fill an irregular solid in CIELAB, which reaches furthest at blue. Outside of it, a channel is below 0 or above 1.',
    ja: 'lab2xyzに続けてxyz2rgbを行う、rgb2labの逆変換です。sRGBの画面に出せる色は、CIELABの中でゆがんだ立体をつくり、青の方へ最も遠くまで伸びます。その外では、いずれかのチャンネルが0より小さいか、1より大きくなります。',
  },
  outside: {
    en: 'Not clamped. Colours outside of the sRGB gamut have channels below 0 or above 1; rgb2lab inverts them too.',
    ja: 'クランプしません。sRGBの色域外の色ではチャンネルが0〜1を外れますが、rgb2labで元に戻せます。',
  },
  returns: {
    en: 'Linear red, green and blue with the primaries of sRGB, within 0–1 for colours in its gamut. Encode them with rgb2srgb for the screen.',
    ja: 'sRGBの原色による、リニアな赤、緑、青です。sRGBの色域内の色なら0〜1に収まります。画面に出すときは、rgb2srgbでエンコードしてください。',
    range: { min: [-2.1, -0.12, -0.09], max: [4.01, 1.61, 4.18] },
  },
  formula: String.raw`\operatorname{lab2rgb}(c) = \operatorname{xyz2rgb}\bigl(\operatorname{lab2xyz}(c)\bigr)`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], en: 'Black.', ja: '黒です。' },
    { of: [[100, 0, 0]], is: [1, 1, 1] },
    {
      of: [[50, 0, 0]],
      is: [0.18418651851244416, 0.18418651851244416, 0.18418651851244416],
      en: 'The grey that looks half as light as white.',
      ja: '白の半分の明るさに見える灰色です。',
    },
    { of: [[65, 35, 30]], is: [0.7839453919753114, 0.22842275522974662, 0.1442478436537723] },
    {
      of: [[50, 100, 0]],
      is: [1.0174619434011447, -0.06501261548755027, 0.19848939053132636],
      en: 'Too vivid for an sRGB screen: green is negative.',
      ja: 'sRGBの画面に出せない鮮やかさで、緑が負になります。',
    },
    {
      of: [[50, 0, -100]],
      is: [-0.3790875685253535, 0.231130726072416, 1.3782334828424077],
      en: 'A blue outside of the gamut: red is negative, and blue above 1.',
      ja: '色域外の青です。赤は負、青は1を超えます。',
    },
  ],
  accuracy: 'polynomial',
  scale: 16,
  continuity: {
    order: 1,
    en: 'The second derivative jumps where X, Y or Z is 216/24389 of white.',
    ja: 'X、Y、Zのいずれかが白の216/24389のところで、2階微分が飛びます。',
  },
  claims: {
    'Greys agree; other colours of sRGB differ by up to 12 units': 'CIELAB and CIELUV with D50 as white differ by as much as the records say',
    'lab2xyz followed by xyz2rgb': 'the short ways give what the long ways give',
    'the inverse of rgb2lab': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'within 0–1 for colours in its gamut': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'rgb2lab inverts them too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'which reaches furthest at blue': 'the sRGB gamut reaches as far in CIELAB and CIELUV as their records say',
  },
  related: ['rgb2lab', 'lch2rgb', 'oklab2rgb', 'rgb2srgb'],
  confusedWith: [
    {
      name: 'oklab2rgb',
      en: 'From Oklab, with L from 0 to 1: its blues keep their hue when they become lighter.',
      ja: 'Lが0〜1のOklabからの変換です。青を明るくしても、色相が保たれます。',
    },
    {
      name: { en: 'lab() of CSS', ja: 'CSSのlab()' },
      en: 'Has D50 as white. Greys agree; other colours of sRGB differ by up to 12 units.',
      ja: '白色点がD50です。灰色は同じで、sRGBのほかの色は最大で12ほど異なります。',
    },
  ],
  words: { en: ['lab to rgb'], ja: ['LabからRGB'] },
  examples: {
    'woven-wool-in-four-colours': { en: 'Woven wool in four colours', ja: '四色の羊毛の織物' },
    'marbled-paper': { en: 'Marbled paper', ja: 'マーブル紙' },
  },
})
