/** Record of oklab2oklch. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('oklab', 'oklch', {
  summary: {
    en: 'Converts Oklab to its polar form: lightness, chroma and hue. The hue is in turns.',
    ja: 'Oklabを、明るさ・クロマ・色相の極座標の形に変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'At one lightness, colours lie on a plane with grey in the middle. The chroma is the distance from grey, and the hue the direction, counted from the axis a, a purplish red, towards yellow. L does not change. In this form a colour can be made more vivid, or turned to another hue, without changing the rest.',
    ja: '同じ明るさの色は、中心が灰色の平面に並びます。クロマは灰色からの距離、色相は方向で、a軸（紫がかった赤）から黄の方へ数えます。Lは変わりません。この形なら、ほかを変えずに色を鮮やかにしたり、別の色相に回したりできます。',
  },
  outside: { en: 'Not clamped: a and b outside of the range have a chroma and a hue too.', ja: 'クランプしません。範囲外のaとbでも、クロマと色相を求めます。' },
  returns: {
    en: 'L as it was; the chroma, which is never negative; and the hue in turns, from 0 to below 1. Up to a chroma of 0.000004 the hue is 0, because rounding gives greys a small chroma; the limit is that of CSS Color 4.',
    ja: 'もとのままのL、負にならないクロマ、0以上1未満で一周する色相です。丸め誤差で灰色にもわずかなクロマが出るので、クロマが0.000004以下なら色相を0とします。この値はCSS Color 4と同じです。',
    range: { min: 0, max: [1, 0.566, 1] },
  },
  formula: String.raw`C = \sqrt{a^2 + b^2} \qquad h = \begin{cases} \dfrac{\operatorname{atan2}(b, a)}{2\pi} \bmod 1 & C > 4 \cdot 10^{-6} \\[0.6em] 0 & C \le 4 \cdot 10^{-6} \end{cases}`,
  edgeCases: [
    { of: [[0.5, 0, 0]], is: [0.5, 0, 0], exact: true, en: 'A grey has no hue; the function returns 0.', ja: '灰色に色相はなく、0を返します。' },
    { of: [[0.5, 0.1, 0]], is: [0.5, 0.1, 0] },
    { of: [[0.5, 0, 0.1]], is: [0.5, 0.1, 0.25] },
    { of: [[0.5, -0.1, 0]], is: [0.5, 0.1, 0.5] },
    { of: [[0.5, 0, -0.1]], is: [0.5, 0.1, 0.75], en: 'The hue is never negative.', ja: '色相が負になることはありません。' },
    { of: [[0.6279554, 0.22486307, 0.12584628]], is: [0.6279554, 0.2576833, 0.0812052], en: 'Red of sRGB: 29.2 degrees.', ja: 'sRGBの赤です。29.2度です。' },
    { of: [[0.5, 0, 1e-6]], is: [0.5, 1e-6, 0], en: 'Nearly grey: too little chroma for a hue.', ja: 'ほぼ灰色で、色相を決めるにはクロマが小さすぎます。' },
  ],
  accuracy: 'angle',
  continuity: {
    order: 'jump',
    en: 'The hue jumps between 1 and 0 on the positive half of the axis a, and has no limit at greys. Do not blur or average hues.',
    ja: '色相は、a軸の正の側で1と0のあいだを飛び、灰色では極限がありません。色相をぼかしたり平均したりしないでください。',
  },
  claims: {
    'L does not change': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'the chroma, which is never negative': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'the hue in turns, from 0 to below 1': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'Up to a chroma of 0.000004 the hue is 0': 'greys have the hue 0, however their light is rounded',
    'The hue is never negative': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'The hue jumps between 1 and 0 on the positive half of the axis a':
      'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
  },
  related: ['oklch2oklab', 'rgb2oklab', 'srgb2oklab', 'rgb2hsv'],
  confusedWith: [
    {
      name: 'rgb2hsv',
      en: 'Its hue is another angle: sRGB red is 0 there and 0.081 here. Colours of one HSV value differ in lightness.',
      ja: '色相の角度が違います。sRGBの赤は、HSVでは0、ここでは0.081です。HSVでは、明度が同じでも見た目の明るさが異なります。',
    },
    {
      name: { en: 'Saturation', ja: '彩度（saturation）' },
      en: 'In HSL and HSV, the share of the most that is possible at a lightness or value. Chroma is a distance: 0.1 differs equally from grey at every lightness.',
      ja: 'HSLやHSVの彩度は、その輝度や明度で可能な最大の鮮やかさに対する比です。クロマは距離で、0.1ならどの明るさでも灰色から同じだけ離れています。',
    },
  ],
  elsewhere: [{ where: 'CSS', name: 'oklch()', note: { en: 'Hue in degrees.', ja: '色相は度で指定します。' } }],
  words: { en: ['polar', 'saturation', 'vividness'], ja: ['極座標', '鮮やかさ', 'あざやかさ'] },
  examples: {
    'only-one-hue-of-a-meadow': { en: 'Only one hue of a meadow', ja: '花畑の一つの色相だけを残す' },
    'contour-lines-of-chroma': { en: 'Contour lines of chroma', ja: 'クロマの等高線' },
  },
})
