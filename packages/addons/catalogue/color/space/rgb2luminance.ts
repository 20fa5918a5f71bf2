/** Record of rgb2luminance. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { bt709, cssMatrices } from './references.ts'
import { spaces } from './spaces.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Returns the relative luminance of linear red, green and blue: the Y of CIE XYZ, 1 for white.',
    ja: 'リニアな赤・緑・青の相対輝度、つまりCIE XYZのYを返します。白で1です。',
  },
  intuition: {
    en: 'Equal amounts of the three primaries do not look equally bright: green has 72% of the luminance of white, red 21%, blue 7%. Luminance is light, so it adds up: the luminance of two lights together is the sum of theirs.',
    ja: '三つの原色は、同じ量でも同じ明るさには見えません。白の輝度のうち、緑が72%、赤が21%、青が7%を占めます。輝度は光の量なので足し合わせられます。二つの光を合わせた輝度は、それぞれの輝度の和です。',
  },
  parameters: {
    rgb: {
      meaning: spaces.rgb.meaning,
      unit: 'light',
      role: 'domain',
      range: [0, 1],
      default: [0.2, 0.5, 0.9],
      outside: {
        en: 'Not clamped: the sum continues, and negative channels count as negative light.',
        ja: 'クランプしません。和をそのまま求め、負のチャンネルは負の光として数えます。',
      },
    },
  },
  returns: { en: 'The luminance, relative to that of white.', ja: '白を1とする輝度です。', range: { min: 0, max: 1 } },
  formula: String.raw`Y \approx 0.2126\,R + 0.7152\,G + 0.0722\,B`,
  edgeCases: [
    { of: [[0, 0, 0]], is: 0, exact: true },
    { of: [[1, 1, 1]], is: 1 },
    { of: [[1, 0, 0]], is: 0.21263900587151036 },
    { of: [[0, 1, 0]], is: 0.7151686787677559, en: 'Green has most of the luminance.', ja: '輝度の大半は緑が占めます。' },
    { of: [[0, 0, 1]], is: 0.07219231536073371, en: 'Blue has the least.', ja: '最も少ないのは青です。' },
    { of: [[-0.1, 0.2, 0.3]], is: 0.1434275297746203, en: 'A negative channel reduces the sum.', ja: '負のチャンネルの分だけ、和が小さくなります。' },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'The Y of culori’s conversion to XYZ in double precision.', ja: 'culoriのXYZへの変換のYを、倍精度で計算したものです。' },
  },
  continuity: { order: 'smooth', en: 'A linear map: every derivative is constant.', ja: '線形変換です。導関数はどれも定数です。' },
  claims: {
    'green has 72% of the luminance of white, red 21%, blue 7%': 'luminance is the Y of XYZ, and adds up',
    'the luminance of two lights together is the sum of theirs': 'luminance is the Y of XYZ, and adds up',
    'Green has most of the luminance': 'luminance is the Y of XYZ, and adds up',
    'for the grey 0.5 it is 0.5 instead of 0.21': 'luminance is the Y of XYZ, and adds up',
  },
  references: [bt709, cssMatrices],
  provenance: fromReference,
  related: ['rgb2xyz', 'srgb2rgb', 'rgb2oklab'],
  confusedWith: [
    {
      name: 'rgb2luma',
      en: 'A weighted sum of encoded channels, for video: not light.',
      ja: 'エンコード済みのチャンネルの加重和で、ビデオに使います。光の量ではありません。',
    },
    {
      name: 'rgb2oklab',
      en: 'Its L is how light a colour looks; luminance is how much light it is.',
      ja: 'Oklabのlightness（L）は見た目の明るさで、輝度は光の量です。',
    },
    {
      name: { en: 'Encoded colours as input', ja: 'エンコード済みの色を渡すこと' },
      en: 'A common mistake: for the grey 0.5 it is 0.5 instead of 0.21.',
      ja: 'よくある間違いです。0.5の灰色で、0.21ではなく0.5になります。',
    },
  ],
  elsewhere: [
    { where: 'three.js (TSL)', name: 'luminance' },
    { where: 'WCAG', name: { en: 'relative luminance', ja: '相対輝度' } },
    { where: 'culori', name: 'wcagLuminance' },
    { where: 'Color.js', name: 'color.luminance' },
    { where: 'Blender', name: 'RGB to BW' },
  ],
  synonyms: {
    en: ['luminance', 'relative luminance', 'brightness', 'grayscale', 'greyscale', 'desaturate', 'black and white', 'rec709', 'contrast ratio'],
    ja: ['輝度', '相対輝度', 'きど', 'グレースケール', '白黒', 'モノクロ', '明るさ', 'コントラスト比'],
  },
  examples: {
    'silver-print-of-lanterns': { en: 'A silver print of paper lanterns', ja: '提灯の銀塩写真' },
    'only-the-brightest-glow': { en: 'Only the brightest glow', ja: '明るいところだけを光らせる' },
  },
}
