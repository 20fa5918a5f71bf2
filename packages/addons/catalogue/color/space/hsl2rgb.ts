/** Record of hsl2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Red, green and blue from hue, saturation and lightness, with the hue counted in turns.',
    ja: '色相・彩度・輝度から赤・緑・青を求めます。色相は1で一周です。',
  },
  intuition: {
    en: 'Picture two cones joined at their bases: black at one tip, white at the other, the pure hues on the rim between. Hue goes round, saturation goes out from the grey axis, lightness goes up. Each channel is one trapezoid wave of the hue, and the three waves are a third of a turn apart; saturation and lightness only say how tall the wave is and where its middle lies.',
    ja: '底面どうしを貼り合わせた二つの円錐を思い浮かべてください。一方の頂点が黒、もう一方が白、あいだの縁に純色が並びます。色相はまわり方向、彩度は灰色の軸からの距離、輝度は高さです。各チャンネルは色相に対する台形の波で、三つの波は3分の1周ずつずれています。彩度と輝度は、その波の高さと中心を決めるだけです。',
  },
  parameters: {
    hsl: {
      meaning: {
        en: 'Hue, saturation and lightness. Hue 0 is red, ⅓ green, ⅔ blue. A fourth component is an alpha and passes through.',
        ja: '色相、彩度、輝度（lightness）です。色相は0が赤、⅓ が緑、⅔ が青です。4成分目はアルファで、そのまま通ります。',
      },
      unit: 'hsl',
      range: [0, 1],
      default: [0.6, 0.7, 0.5],
      outside: {
        en: 'The hue wraps: 1.25 and −0.75 are 0.25. Saturation and lightness go on by the formula, and channels may leave 0 to 1.',
        ja: '色相は一周して戻ります。1.25も−0.75も0.25と同じです。彩度と輝度は同じ式で計算を続けるので、結果が0〜1を外れることがあります。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'Red, green and blue. In CSS’s sense of HSL they are encoded sRGB: decode them before you add light.',
      ja: '赤、緑、青です。CSSと同じ意味のHSLなら、エンコード済みのsRGBです。光として足し合わせる前にデコードしてください。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} k(n) &= (n + 12h) \bmod 12 \\ t(n) &= \min\bigl(k(n) - 3,\ 9 - k(n),\ 1\bigr) \\ a &= s\,\min(l,\ 1 - l) \\ f(n) &= l - a\,\max\bigl(-1,\ t(n)\bigr) \\ (r, g, b) &= \bigl(f(0),\ f(8),\ f(4)\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 1, 0.5]], is: [1, 0, 0], exact: true },
    { of: [[0.5, 1, 0.5]], is: [0, 1, 1], exact: true },
    {
      of: [[1 / 3, 1, 0.5]],
      is: [0, 1, 0],
      en: 'A third has no exact float, so neither has this hue.',
      ja: '3分の1はfloatで正確に表せないため、この色相もわずかにずれます。',
    },
    { of: [[1, 1, 0.5]], is: [1, 0, 0], en: 'A whole turn is red again.', ja: '一周すると赤に戻ります。' },
    { of: [[-0.75, 1, 0.5]], is: [0.5, 1, 0], en: 'Hues below 0 wrap too; the same as 0.25.', ja: '負の色相も一周して戻ります。0.25と同じです。' },
    {
      of: [[-1e-8, 1, 0.5]],
      is: [1, 0, 0],
      en: 'No jump at the seam, even where the remainder rounds up to a full turn.',
      ja: '剰余が丸められて一周分になっても、つなぎ目で色は飛びません。',
    },
    {
      of: [[0.37, 0, 0.5]],
      is: [0.5, 0.5, 0.5],
      exact: true,
      en: 'Without saturation the hue does not matter.',
      ja: '彩度が0なら、色相は結果に影響しません。',
    },
    { of: [[0.37, 1, 0]], is: [0, 0, 0], exact: true },
    { of: [[0.37, 1, 1]], is: [1, 1, 1], exact: true },
    { instance: 'hsl2rgb_vec4', of: [[0, 1, 0.5, 0.25]], is: [1, 0, 0, 0.25], exact: true },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'culori’s conversion from HSL, and the formula of CSS Color 4, both in double precision.',
      ja: 'culoriのHSL変換と、CSS Color 4の式を、どちらも倍精度で計算したものです。',
    },
  },
  continuity: { order: 0, note: { en: 'Corners at every sixth of a turn, and at lightness ½.', ja: '色相の6分の1周ごとと、輝度 ½ のところで角になります。' } },
  claims: {},
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
  related: ['rgb2hsv', 'srgb2rgb', 'oklab2srgb'],
  confusedWith: [
    {
      name: 'hsv2rgb',
      difference: {
        en: 'There the pure hues lie at value 1, beside white. Here they lie at lightness ½, half-way to white.',
        ja: 'HSVでは純色が明度1、白と同じ高さにあります。HSLでは輝度 ½、白と黒の中間にあります。',
      },
    },
    {
      name: 'oklab2srgb',
      difference: {
        en: 'Lightness as the eye sees it. In HSL, yellow and blue of one lightness look far apart.',
        ja: '見た目に近い明るさを使います。HSLでは、同じ輝度の黄と青でも明るさがまったく違って見えます。',
      },
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
