/** Record of xyz2xyY. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('xyz', 'xyY', {
  alpha: false,
  summary: {
    en: 'Splits CIE XYZ into chromaticity x and y, and luminance Y.',
    ja: 'CIE XYZを、色度xとy、および輝度Yに分けます。',
  },
  intuition: {
    en: 'x and y are the shares of X and Y in the sum X + Y + Z. They do not change when the light becomes stronger, and in the diagram of x and y a mixture of two lights lies on the straight line between them. Y stays as it is.',
    ja: 'xとyは、X + Y + ZのうちのXとYの割合です。光が強くなっても変わりません。xy色度図では、二つの光の混合は、二点を結ぶ直線上にあります。Yはそのまま残ります。',
  },
  outside: {
    en: 'Not clamped. Where X + Y + Z is 0 the chromaticity is that of white; near it, with negative values, x and y may be very large.',
    ja: 'クランプしません。X + Y + Zが0なら、色度は白の色度になります。負の値があって和が0に近いと、xとyは非常に大きくなることがあります。',
  },
  returns: {
    en: 'The chromaticity x and y, and the luminance Y, which is 1 for white. For light x + y is at most 1.',
    ja: '色度のxとy、および輝度Yです。Yは白で1です。光であれば、x + yは1以下です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`(x, y) = \begin{cases} \dfrac{(X, Y)}{X + Y + Z} & X + Y + Z \ne 0 \\[0.8em] (0.3127,\ 0.3290) & X + Y + Z = 0 \end{cases}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0.3127, 0.329, 0], en: 'Black has the chromaticity of white, not 0/0.', ja: '黒は、0/0ではなく白の色度になります。' },
    { of: [[0.9504559, 1, 1.0890578]], is: [0.3127, 0.329, 1], en: 'The white D65.', ja: '白色点D65です。' },
    { of: [[0.4123908, 0.212639, 0.0193308]], is: [0.64, 0.33, 0.212639], en: 'Red of sRGB.', ja: 'sRGBの赤です。' },
    { of: [[1, 1, 1]], is: [1 / 3, 1 / 3, 1], en: 'Equal energy.', ja: '等エネルギー白色です。' },
    { of: [[0, 0, 2]], is: [0, 0, 0], exact: true },
  ],
  accuracy: 'division',
  oracle: { en: 'The definition of CIE 15 in double precision.', ja: 'CIE 15の定義を倍精度で計算したものです。' },
  continuity: { order: 'jump', en: 'The chromaticity has no limit at black.', ja: '黒では、色度に極限がありません。' },
  claims: {
    'They do not change when the light becomes stronger': 'chromaticity does not depend on how strong light is, and mixtures lie on a line',
    'in the diagram of x and y a mixture of two lights lies on the straight line between them':
      'chromaticity does not depend on how strong light is, and mixtures lie on a line',
    'For light x + y is at most 1': 'chromaticity does not depend on how strong light is, and mixtures lie on a line',
    'Where X + Y + Z is 0 the chromaticity is that of white': 'black has the chromaticity of white, and a y of 0 is black',
  },
  related: ['xyY2xyz', 'rgb2xyz', 'xyz2luv', 'kelvin2rgb'],
  confusedWith: [
    {
      name: 'xyz2luv',
      en: 'Its u* and v* are spaced more as the eye sees them, and depend on L*.',
      ja: 'u*とv*は見た目により均等な間隔で、L*によって変わります。',
    },
    {
      name: { en: 'u′ and v′', ja: 'u′とv′' },
      en: 'The chromaticity of 1976: another plane of the same colours.',
      ja: '1976年の色度です。同じ色を別の平面に表したものです。',
    },
  ],
  elsewhere: [{ where: 'Colour (Python)', name: 'XYZ_to_xyY' }],
  words: { en: ['xyz to xyy', 'xy chromaticity diagram', 'horseshoe'], ja: ['XYZからxyY', '馬蹄形'] },
  examples: {
    'tiles-without-their-shadow': { en: 'Take the shadow off tiles', ja: 'タイルから影を消す' },
    'map-of-how-far-from-white': { en: 'A map of how far from white', ja: '白からの遠さの地図' },
  },
})
