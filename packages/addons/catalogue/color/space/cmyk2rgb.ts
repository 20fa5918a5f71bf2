/** Record of cmyk2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('cmyk', 'channels', {
  summary: {
    en: 'Converts amounts of cyan, magenta, yellow and black ink to red, green and blue. No ink profile is used.',
    ja: 'シアン・マゼンタ・イエロー・ブラックのインクの量を、赤・緑・青に変換します。インクのプロファイルは使いません。',
  },
  intuition: {
    en: 'Each ink lets pass what it does not take: cyan takes its share of red, magenta of green, yellow of blue, and black of all three. Ink over ink multiplies what passes. Each result is a product of two factors, so more ink makes no channel lighter.',
    ja: 'インクは、取り去らなかった光を通します。シアンは赤、マゼンタは緑、イエローは青、ブラックは三つすべてを、その量だけ取り去ります。インクを重ねると、通る割合どうしの掛け算になります。結果はどれも二つの因子の積なので、インクを増やしても、明るくなるチャンネルはありません。',
  },
  outside: {
    en: 'Not clamped. Negative ink brightens.',
    ja: 'クランプしません。インクが負なら明るくなります。',
  },
  formula: String.raw`(r, g, b) = (1 - k)\,\bigl(1 - (c, m, y)\bigr)`,
  edgeCases: [
    { of: [[0, 0, 0, 0]], is: [1, 1, 1], exact: true, en: 'No ink: white paper.', ja: 'インクなしは白い紙です。' },
    { of: [[1, 1, 0, 0]], is: [0, 0, 1], exact: true, en: 'Cyan over magenta is blue.', ja: 'シアンとマゼンタを重ねると青です。' },
    {
      of: [[1, 1, 1, 0]],
      is: [0, 0, 0],
      exact: true,
      en: 'Here three inks make full black. On paper they make a dark brown.',
      ja: 'ここでは三色で完全な黒になります。実際の紙では暗い茶色です。',
    },
    {
      of: [[0.3, 0.6, 0.9, 1]],
      is: [0, 0, 0],
      exact: true,
      en: 'On full black other inks change nothing.',
      ja: 'ブラックがベタなら、ほかのインクは影響しません。',
    },
    { of: [[0, 0.5, 1, 0.5]], is: [0.5, 0.25, 0], exact: true },
  ],
  accuracy: 'polynomial',
  oracle: { en: 'The products in double precision.', ja: '積を倍精度で計算したものです。' },
  continuity: { order: 'smooth', en: 'A polynomial in its components.', ja: '成分の多項式です。' },
  claims: {
    'more ink makes no channel lighter': 'more of any ink makes no channel lighter',
    'Negative ink brightens': 'outside of the gamut inks are negative or above 1',
    'On full black other inks change nothing': 'more of any ink makes no channel lighter',
    'A polynomial in its components': 'products of inks: linear in each of them',
  },
  alpha: false,
  related: ['rgb2cmyk', 'hwb2rgb', 'blendMultiply'],
  confusedWith: [
    {
      name: 'blendMultiply',
      en: 'Multiplies two colours, as one transparent film over another. cmyk2rgb multiplies the light that four such films leave.',
      ja: '透明なフィルムを重ねるように、二つの色を掛けます。cmyk2rgbは、そのようなフィルム四枚を通った光です。',
    },
    {
      name: 'hwb2rgb',
      en: 'Adds black as an amount of its own. Here black scales what the other inks leave.',
      ja: '黒を独立した量として足します。こちらのブラックは、ほかのインクが残した光に掛かります。',
    },
  ],
  elsewhere: [{ where: 'CSS', name: 'device-cmyk()', note: { en: 'Its conversion without a profile.', ja: 'プロファイルを使わない場合の変換です。' } }],
  words: { en: ['ink to screen', 'overprint', 'subtractive'], ja: ['重ね刷り', '減法混色', '三原色'] },
  examples: {
    'three-inks-that-overlap': { en: 'Three inks that overlap', ja: '重なる三色のインク' },
    'misprinted-postcard': { en: 'A postcard whose plates slipped', ja: '版がずれた絵はがき' },
  },
})
