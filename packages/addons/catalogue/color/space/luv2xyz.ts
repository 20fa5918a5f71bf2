/** Record of luv2xyz. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('luv', 'xyz', {
  summary: { en: 'Converts CIELUV with D65 as white to CIE XYZ.', ja: '白色点D65のCIELUVを、CIE XYZに変換します。' },
  intuition: {
    en: 'The inverse of xyz2luv. L* gives the luminance Y, u* and v* divided by 13 L* the chromaticity, and Y and the chromaticity give X and Z.',
    ja: 'xyz2luvの逆変換です。L*から輝度Yを、u*とv*を13 L*で割って色度を求め、Yと色度からXとZを求めます。',
  },
  outside: {
    en: 'An L* of 0 or less is black. A chromaticity v′ below 0.01, which no light has, is held at 0.01, so that nothing is divided by 0.',
    ja: 'L*が0以下なら黒です。v′が0.01より小さい色度の光は存在しないので、0で割らないように0.01に制限します。',
  },
  returns: {
    en: 'CIE XYZ of 1931, with the luminance Y of white 1. For u* and v* that are not colours X or Z may be negative.',
    ja: '1931年のCIE XYZで、白の輝度Yは1です。実在しない色のu*とv*では、XやZが負になることがあります。',
    range: { min: [-3.8, 0, -1.2], max: [9.4, 1, 20] },
  },
  formula: String.raw`\begin{gathered} u' = \frac{u^*}{13 L^*} + u'_n \qquad v' = \max\Bigl(\frac{v^*}{13 L^*} + v'_n,\ 0.01\Bigr) \\ Y = \begin{cases} \bigl(\frac{L^* + 16}{116}\bigr)^3 & L^* > 8 \\ \tfrac{27}{24389}\,L^* & L^* \le 8 \end{cases} \\ X = \frac{9 u'}{4 v'}\,Y \qquad Z = \frac{12 - 3u' - 20v'}{4 v'}\,Y \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true, en: 'Black: no 0/0.', ja: '黒です。0/0にはなりません。' },
    { of: [[100, 0, 0]], is: [0.9504559270516717, 1, 1.0890577507598784], en: 'The white D65.', ja: '白色点D65です。' },
    {
      of: [[8, 0, 0]],
      is: [0.008417666990986145, 0.008856451679035631, 0.009645187345284092],
      en: 'The straight part ends here.',
      ja: '直線部分はここまでです。',
    },
    { of: [[65, 60, 40]], is: [0.3993831714176673, 0.3404717546844889, 0.14531609675299234] },
    { of: [[0, 10, 10]], is: [0, 0, 0], exact: true, en: 'L* = 0 is black, whatever u* and v* are.', ja: 'L* = 0は、u*とv*によらず黒です。' },
    { of: [[-5, 0, 0]], is: [0, 0, 0], exact: true, en: 'There is no negative light.', ja: '負の光にはなりません。' },
  ],
  accuracy: 'division',
  scale: 32,
  oracle: {
    en: 'The formulae of CIE 15 in double precision, with v′ held at 0.01; and the numbers of Color.js.',
    ja: 'CIE 15の式を、v′を0.01以上に制限して倍精度で計算したものです。Color.jsの値とも比べています。',
  },
  continuity: {
    order: 'jump',
    en: 'Jumps to black at L* = 0 where u* is not 0 and v* is 0 or less; these are not colours. A corner where v′ is 0.01.',
    ja: 'L* = 0では、u*が0でなくv*が0以下のところで黒に飛びます。このような色はありません。v′が0.01のところでは角になります。',
  },
  claims: {
    'The inverse of xyz2luv': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'An L* of 0 or less is black': 'luv2xyz is black without lightness, and holds a chromaticity that no light has',
    'Jumps to black at L* = 0 where u* is not 0 and v* is 0 or less': 'CIELUV has a corner at black, and luv2xyz jumps there',
    'is held at 0.01': 'luv2xyz is black without lightness, and holds a chromaticity that no light has',
    'whatever u* and v* are': 'luv2xyz is black without lightness, and holds a chromaticity that no light has',
  },
  related: ['xyz2luv', 'lab2xyz', 'xyz2rgb', 'xyY2xyz'],
  confusedWith: [
    { name: 'lab2xyz', en: 'From CIELAB: the same L*, other axes.', ja: 'CIELABからの変換です。L*は同じで、色の軸が違います。' },
    {
      name: 'xyY2xyz',
      en: 'From the chromaticity x and y, which is not spaced as the eye sees it.',
      ja: '色度xとyからの変換です。xy色度図の間隔は、見た目に均等ではありません。',
    },
  ],
  words: { en: ['luv to xyz'], ja: ['LuvからXYZ'] },
  examples: {
    'dusk-in-layers-of-haze': { en: 'Dusk in layers of haze', ja: '霞の重なる夕暮れ' },
    'soap-film': { en: 'A film of soap', ja: '石鹸の膜' },
  },
})
