/** Record of hsl2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Converts hue, saturation and lightness to red, green and blue. The hue is in turns.',
    ja: '色相・彩度・輝度を赤・緑・青に変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'Think of two cones joined at their bases, with black at one tip, white at the other and the pure hues on the rim between. Hue is the angle, saturation the distance from the grey axis (1 at the surface), lightness the height. Each channel is a trapezoid wave of the hue, a third of a turn apart from the next. Lightness is the middle of the waves, and saturation scales their height.',
    ja: '底面どうしを貼り合わせた二つの円錐を思い浮かべてください。一方の頂点が黒、もう一方が白、あいだの縁に純色が並びます。色相は角度、彩度は灰色の軸からの距離（側面で1）、輝度は高さです。各チャンネルは色相に対する台形の波で、三つの波は3分の1周ずつずれています。輝度が波の中心を決め、彩度が波の高さに掛かります。',
  },
  parameters: {
    hsl: {
      meaning: {
        en: 'Hue, saturation and lightness. Hue 0 is red, ⅓ green, ⅔ blue. A fourth component is alpha and does not change.',
        ja: '色相、彩度、輝度（lightness）です。色相は0が赤、⅓ が緑、⅔ が青です。4成分目はアルファで、変わりません。',
      },
      unit: 'hsl',
      range: [0, 1],
      default: [0.6, 0.7, 0.5],
      outside: {
        en: 'The hue wraps: 1.25 and −0.75 are the same as 0.25. Saturation and lightness are not clamped, so channels may leave 0–1.',
        ja: '色相は一周して戻ります。1.25も−0.75も0.25と同じです。彩度と輝度はクランプしないので、結果が0〜1を外れることがあります。',
      },
    },
  },
  returns: {
    en: 'Red, green and blue. With HSL values as in CSS they are encoded sRGB, so decode them before lighting calculations.',
    ja: '赤、緑、青です。CSSと同じ意味のHSLなら、エンコード済みのsRGBです。光の計算に使う前にデコードしてください。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} k(n) &= (n + 12h) \bmod 12 \\ t(n) &= \min\bigl(k(n) - 3,\ 9 - k(n),\ 1\bigr) \\ a &= s\,\min(l,\ 1 - l) \\ f(n) &= l - a\,\max\bigl(-1,\ t(n)\bigr) \\ (r, g, b) &= \bigl(f(0),\ f(8),\ f(4)\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 1, 0.5]], is: [1, 0, 0], exact: true },
    { of: [[0.5, 1, 0.5]], is: [0, 1, 1], exact: true },
    {
      of: [[1 / 3, 1, 0.5]],
      is: [0, 1, 0],
      en: 'Green, up to the rounding of ⅓.',
      ja: '緑です（⅓ の丸め誤差の範囲で）。',
    },
    { of: [[1, 1, 0.5]], is: [1, 0, 0], en: 'A whole turn gives red again.', ja: '一周すると赤に戻ります。' },
    { of: [[-0.75, 1, 0.5]], is: [0.5, 1, 0], en: 'Negative hues wrap too: the same as 0.25.', ja: '負の色相も一周して戻ります。0.25と同じです。' },
    {
      of: [[-1e-8, 1, 0.5]],
      is: [1, 0, 0],
      en: 'There is no jump at the seam, even where the remainder rounds up to a full turn.',
      ja: '剰余が丸められて一周分になっても、つなぎ目で色は飛びません。',
    },
    {
      of: [[0.37, 0, 0.5]],
      is: [0.5, 0.5, 0.5],
      exact: true,
      en: 'At saturation 0 the hue does not matter.',
      ja: '彩度が0なら、色相は結果に影響しません。',
    },
    { of: [[0.37, 1, 0]], is: [0, 0, 0], exact: true },
    { of: [[0.37, 1, 1]], is: [1, 1, 1], exact: true },
    { overload: 'vec4', of: [[0, 1, 0.5, 0.25]], is: [1, 0, 0, 0.25], exact: true },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'culori’s conversion from HSL, and the formula of CSS Color 4, both in double precision.',
      ja: 'culoriのHSL変換と、CSS Color 4の式を、どちらも倍精度で計算したものです。',
    },
  },
  continuity: { order: 0, en: 'Corners at every sixth of a turn, and at lightness ½.', ja: '色相の6分の1周ごとと、輝度 ½ のところで角になります。' },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    'Each channel is a trapezoid wave of the hue, a third of a turn apart from the next': 'it is the conversion that CSS Color 4 writes out',
    'The hue wraps: 1.25 and −0.75 are the same as 0.25': 'whole turns change nothing, and nothing jumps at the seam',
    'There is no jump at the seam': 'whole turns change nothing, and nothing jumps at the seam',
    'Saturation and lightness are not clamped, so channels may leave 0–1':
      'saturation and lightness are not clamped, and without saturation the hue does not matter',
    'At saturation 0 the hue does not matter': 'saturation and lightness are not clamped, and without saturation the hue does not matter',
    'Corners at every sixth of a turn, and at lightness ½': 'it has corners at every sixth of a turn and at lightness ½, and nowhere else',
  },
  references: [
    {
      title: 'CSS Color Module Level 4',
      authors: 'Tab Atkins Jr., Chris Lilley, Lea Verou (W3C)',
      year: 2022,
      section: '7.1, Converting HSL Colors to sRGB',
      url: 'https://www.w3.org/TR/css-color-4/#hsl-to-rgb',
    },
    { title: 'Color Spaces for Computer Graphics', authors: 'George H. Joblove, Donald Greenberg', year: 1978, doi: '10.1145/800248.807362' },
  ],
  provenance: fromReference,
  related: ['rgb2hsl', 'hsv2rgb', 'hwb2rgb', 'hue2rgb', 'oklab2srgb'],
  confusedWith: [
    {
      name: 'hsv2rgb',
      en: 'In HSV the pure hues have value 1, like white. In HSL they have lightness ½, halfway between black and white.',
      ja: 'HSVでは純色の明度は白と同じ1です。HSLでは純色の輝度は ½ で、黒と白の中間です。',
    },
    {
      name: 'oklab2srgb',
      en: 'Uses perceived lightness. In HSL, pure yellow and pure blue have the same lightness, but yellow looks far brighter.',
      ja: '見た目に近い明るさを使います。HSLでは純粋な黄と青は同じ輝度ですが、黄の方がはるかに明るく見えます。',
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'hsl()', note: { en: 'Hue in degrees.', ja: '色相は度で指定します。' } },
    { where: 'Blender', name: 'Combine Color: HSL' },
    { where: 'three.js', name: 'Color.setHSL' },
    { where: 'p5.js', name: 'colorMode(HSL)', note: { en: 'Hue from 0 to 360.', ja: '色相は0〜360です。' } },
  ],
  synonyms: {
    en: ['hsl to rgb', 'HSL', 'hue', 'saturation', 'lightness', 'rainbow', 'color conversion', 'colour conversion'],
    ja: ['色相', 'しきそう', '彩度', 'さいど', '輝度', '明度', 'HSL', 'RGB', '色空間', '変換', '色変換', '虹', 'にじ', '虹色'],
  },
  examples: {
    'rainbow-that-drifts': { en: 'A rainbow that drifts', ja: 'ゆっくり流れる虹' },
    'turning-colour-wheel-of-glass': { en: 'A turning colour wheel of glass', ja: '回り続けるガラスの色相環' },
  },
}
