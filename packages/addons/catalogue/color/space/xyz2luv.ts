/** Record of xyz2luv. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('xyz', 'luv', {
  summary: {
    en: 'Converts CIE XYZ to CIELUV with D65 as white: perceived lightness L* from 0 to 100, and the axes u* (green to red) and v* (blue to yellow).',
    ja: 'CIE XYZを、白色点D65のCIELUVに変換します。L*は0〜100の見た目の明るさ、u*は緑から赤、v*は青から黄への軸です。',
  },
  intuition: {
    en: 'L* is that of CIELAB. u* and v* are the differences of the colour from white in the u′v′ diagram of 1976, times 13 L*. In that diagram the mixtures of two lights lie on a straight line, so at one L* they do so in CIELUV too.',
    ja: 'L*はCIELABと同じです。u*とv*は、1976年のu′v′色度図での白から色までの差に、13 L*を掛けたものです。この色度図では二つの光の混合が直線上に並ぶので、同じL*ならCIELUVでも直線上に並びます。',
  },
  outside: {
    en: 'Not clamped. Negative values give finite results, but where Y is 0 or less luv2xyz returns black.',
    ja: 'クランプしません。負の値でも結果は有限ですが、Yが0以下だと、luv2xyzで戻したときに黒になります。',
  },
  returns: {
    en: 'L* from 0, black, to 100, white; u* from green (negative) to red; v* from blue (negative) to yellow. In the sRGB gamut u* is from −83.1 to 175.0 and v* from −134.1 to 107.4; XYZ values that are not colours go further.',
    ja: 'L*は黒の0から白の100まで、u*は緑（負）から赤、v*は青（負）から黄の軸です。sRGBの色域内では、u*は−83.1〜175.0、v*は−134.1〜107.4です。実在しない色のXYZでは、これを超えます。',
    range: { min: [0, -258, -155], max: [100, 712, 172] },
  },
  formula: String.raw`\begin{gathered} u' = \frac{4X}{X + 15Y + 3Z} \qquad v' = \frac{9Y}{X + 15Y + 3Z} \\ L^* = \begin{cases} 116 \sqrt[3]{Y} - 16 & Y > \tfrac{216}{24389} \\ \tfrac{24389}{27}\,Y & Y \le \tfrac{216}{24389} \end{cases} \\ \begin{aligned} u^* &= 13\,L^* (u' - u'_n) \\ v^* &= 13\,L^* (v' - v'_n) \end{aligned} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true, en: 'Black: no 0/0.', ja: '黒です。0/0にはなりません。' },
    { of: [[0.9504559, 1, 1.0890578]], is: [100, 0, 0], en: 'The white D65.', ja: '白色点D65です。' },
    { of: [[0.4123908, 0.212639, 0.0193308]], is: [53.237115595429344, 175.00982216288492, 37.765093625559764], en: 'Red of sRGB.', ja: 'sRGBの赤です。' },
    { of: [[0.25, 0.22, 0.78]], is: [54.02700454685315, -19.701452701193787, -92.82061371106096] },
    { of: [[0.1, 0, 0.1]], is: [0, 0, 0], exact: true, en: 'Without luminance there is no colour.', ja: '輝度が0なら、色は0です。' },
  ],
  accuracy: 'power',
  scale: 700,
  oracle: {
    en: 'The formulae of CIE 15 in double precision; and the numbers of Color.js for the primaries. culori’s luv has D50 as white.',
    ja: 'CIE 15の式を倍精度で計算したものです。三原色ではColor.jsの値とも比べています。culoriのluvは白色点がD50です。',
  },
  continuity: {
    order: 0,
    en: 'A corner at black, where the slope depends on the chromaticity. At Y = 216/24389 the line meets the root with the same slope.',
    ja: '黒で角になり、傾きは色度によって変わります。Y = 216/24389のところでは、直線と立方根が同じ傾きでつながります。',
  },
  claims: {
    'its numbers differ by up to 22': 'CIELAB and CIELUV with D50 as white differ by as much as the records say',
    'so at one L* they do so in CIELUV too': 'mixtures of two lights lie on a straight line of CIELUV',
    'L* is that of CIELAB': 'mixtures of two lights lie on a straight line of CIELUV',
    'In the sRGB gamut u* is from −83.1 to 175.0 and v* from −134.1 to 107.4': 'the sRGB gamut reaches as far in CIELAB and CIELUV as their records say',
    'At Y = 216/24389 the line meets the root with the same slope': 'CIELAB and CIELUV have no corner where the line meets the root',
    'A corner at black, where the slope depends on the chromaticity': 'CIELUV has a corner at black, and luv2xyz jumps there',
    'where Y is 0 or less luv2xyz returns black': 'CIELUV has a corner at black, and luv2xyz jumps there',
    'Negative values give finite results': 'conversions are finite far outside of the gamut',
  },
  related: ['luv2xyz', 'xyz2lab', 'rgb2xyz', 'xyz2xyY'],
  confusedWith: [
    {
      name: 'xyz2lab',
      en: 'For surfaces and differences of colours. CIELUV is for lights and displays, because mixtures stay on straight lines.',
      ja: '物体の色や色差に使います。CIELUVは、混合が直線になるので、光源やディスプレイに使います。',
    },
    { name: 'luv (culori)', en: 'Has D50 as white: its numbers differ by up to 22.', ja: '白色点がD50で、値が最大で22ほど異なります。' },
  ],
  words: { en: ['xyz to luv', 'uv chromaticity'], ja: ['XYZからLuv', 'u′v′色度図'] },
  examples: {
    'lamps-mixed-along-a-line': { en: 'Lamps, mixed along a line', ja: '直線上で混ざるランプ' },
    'feathers-by-lightness': { en: 'Feathers shaded by lightness', ja: '明るさで重ねる羽根' },
  },
})
