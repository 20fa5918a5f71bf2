/** Record of lab2lch. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('lab', 'lch', {
  summary: {
    en: 'Converts CIELAB to its polar form, CIELCh: lightness, chroma and hue. The hue is in turns.',
    ja: 'CIELABを、明度・クロマ・色相の極座標の形（CIELCh）に変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'The chroma is the distance from the grey of the same lightness, and the hue the direction, counted from the axis a*, a purplish red, towards yellow. L* does not change. So one of the three can be changed without the other two.',
    ja: 'クロマは同じ明度の灰色からの距離、色相は方向で、a*軸（紫がかった赤）から黄の方へ数えます。L*は変わりません。三つのうち一つだけを、ほかの二つを保ったまま変えられます。',
  },
  outside: {
    en: 'Not clamped: a* and b* outside of the range have a chroma and a hue too.',
    ja: 'クランプしません。範囲外のa*とb*でも、クロマと色相を求めます。',
  },
  returns: {
    en: 'L* as it was; the chroma, which is never negative; and the hue in turns, from 0 to below 1. Up to a chroma of 0.0015 the hue is 0, because rounding gives greys a small chroma; the limit is that of CSS Color 4.',
    ja: 'もとのままのL*、負にならないクロマ、0以上1未満で一周する色相です。丸め誤差で灰色にもわずかなクロマが出るので、クロマが0.0015以下なら色相を0とします。この値はCSS Color 4と同じです。',
    range: { min: 0, max: [100, 155.6, 1] },
  },
  formula: String.raw`C = \sqrt{{a^*}^2 + {b^*}^2} \qquad h = \begin{cases} \dfrac{\operatorname{atan2}(b^*, a^*)}{2\pi} \bmod 1 & C > 0.0015 \\[0.6em] 0 & C \le 0.0015 \end{cases}`,
  edgeCases: [
    { of: [[50, 0, 0]], is: [50, 0, 0], exact: true, en: 'A grey has no hue; the function returns 0.', ja: '灰色に色相はなく、0を返します。' },
    { of: [[50, 40, 0]], is: [50, 40, 0] },
    { of: [[50, 0, 40]], is: [50, 40, 0.25] },
    { of: [[50, 30, -40]], is: [50, 50, 0.8524163823495667], en: 'The hue is never negative.', ja: '色相が負になることはありません。' },
    { of: [[53.237116, 80.09011, 67.203264]], is: [53.237116, 104.55001, 0.1111107], en: 'Red of sRGB: 40 degrees.', ja: 'sRGBの赤です。40度です。' },
    { of: [[50, 0, 0.001]], is: [50, 0.001, 0], en: 'Nearly grey: too little chroma for a hue.', ja: 'ほぼ灰色で、色相を決めるにはクロマが小さすぎます。' },
  ],
  accuracy: 'angle',
  scale: 100,
  continuity: {
    order: 'jump',
    en: 'The hue jumps between 1 and 0 on the positive half of the axis a*, and has no limit at greys. Do not blur or average hues.',
    ja: '色相は、a*軸の正の側で1と0のあいだを飛び、灰色では極限がありません。色相をぼかしたり平均したりしないでください。',
  },
  claims: {
    'L* does not change': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'the chroma, which is never negative': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'the hue in turns, from 0 to below 1': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'Up to a chroma of 0.0015 the hue is 0': 'greys have the hue 0, however their light is rounded',
    'The hue is never negative': 'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
    'The hue jumps between 1 and 0 on the positive half of the axis a*':
      'polar forms: L does not change, chroma is not negative, and the hue is from 0 to below 1',
  },
  related: ['lch2lab', 'rgb2lch', 'oklab2oklch', 'rgb2lab'],
  confusedWith: [
    {
      name: 'oklab2oklch',
      en: 'The same arithmetic in Oklab, with chroma up to 0.32 in sRGB and a hue that is closer to the hue that is seen.',
      ja: 'Oklabでの同じ計算です。クロマはsRGBの色域内で0.32までで、色相は見た目の色相により近くなります。',
    },
    { name: 'rgb2hsv', en: 'Its hue is another angle: yellow is ⅙ there and 0.29 here.', ja: '色相の角度が違います。黄は、HSVでは ⅙、ここでは0.29です。' },
  ],
  words: { en: ['polar', 'lab to lch'], ja: ['極座標', 'LabからLCh'] },
  examples: {
    'sunset-turned-to-other-hues': { en: 'A sunset turned to other hues', ja: '色相を回した夕焼け' },
    'fields-sorted-by-hue': { en: 'Fields, outlined by their hue', ja: '色相で区切られた畑' },
  },
})
