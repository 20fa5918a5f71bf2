/** Record of xyY2xyz. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('xyY', 'xyz', {
  alpha: false,
  summary: {
    en: 'Converts chromaticity x and y and luminance Y to CIE XYZ.',
    ja: '色度xとy、および輝度Yを、CIE XYZに変換します。',
  },
  intuition: {
    en: 'x, y and 1 − x − y are in the ratio of X, Y and Z. They are multiplied by Y / y, so that the second is Y. Use it to build a colour from the numbers that standards print: white points, primaries, the colours of lamps.',
    ja: 'x、y、1 − x − yの比は、X、Y、Zの比です。二つ目がYになるように、Y / yを掛けます。白色点、原色、ランプの色など、規格に書かれた数値から色をつくるときに使います。',
  },
  outside: {
    en: 'Not clamped. Where y is 0 the result is black, instead of a division by 0; the smaller y, the larger X and Z.',
    ja: 'クランプしません。yが0のときは、0で割らずに黒を返します。yが小さいほど、XとZは大きくなります。',
  },
  returns: {
    en: 'CIE XYZ of 1931. Y is that of the argument, and 0 where y is 0.',
    ja: '1931年のCIE XYZです。Yは引数のままで、yが0なら0です。',
    range: { min: [0, 0, -0.71], max: [75.1, 1, 99.1] },
  },
  formula: String.raw`(X, Y, Z) = \begin{cases} \dfrac{Y}{y}\,(x,\ y,\ 1 - x - y) & y \ne 0 \\[0.8em] (0, 0, 0) & y = 0 \end{cases}`,
  edgeCases: [
    { of: [[0.3127, 0.329, 1]], is: [0.9504559270516717, 1, 1.0890577507598784], en: 'The white D65.', ja: '白色点D65です。' },
    { of: [[0.64, 0.33, 0.21263901]], is: [0.4123908, 0.21263901, 0.0193308], en: 'Red of sRGB.', ja: 'sRGBの赤です。' },
    { of: [[0.4, 0, 1]], is: [0, 0, 0], exact: true, en: 'Black instead of a division by 0.', ja: '0で割る代わりに、黒を返します。' },
    { of: [[0.3127, 0.329, 0]], is: [0, 0, 0], exact: true },
    { of: [[1 / 3, 1 / 3, 1]], is: [1, 1, 1], en: 'Equal energy.', ja: '等エネルギー白色です。' },
  ],
  accuracy: 'division',
  scale: 64,
  oracle: { en: 'The definition of CIE 15 in double precision.', ja: 'CIE 15の定義を倍精度で計算したものです。' },
  continuity: { order: 'jump', en: 'Jumps where y is 0, and is smooth elsewhere.', ja: 'yが0のところで飛び、それ以外では滑らかです。' },
  claims: {
    'Y is that of the argument': 'black has the chromaticity of white, and a y of 0 is black',
    'Where y is 0 the result is black': 'black has the chromaticity of white, and a y of 0 is black',
    'Jumps where y is 0, and is smooth elsewhere': 'black has the chromaticity of white, and a y of 0 is black',
  },
  related: ['xyz2xyY', 'xyz2rgb', 'kelvin2rgb', 'luv2xyz'],
  confusedWith: [
    { name: 'kelvin2rgb', en: 'The colour of a temperature, without knowing its x and y.', ja: 'xとyを知らなくても、色温度から色を求められます。' },
  ],
  elsewhere: [{ where: 'Colour (Python)', name: 'xyY_to_XYZ' }],
  words: { en: ['xyy to xyz', 'white point', 'primaries'], ja: ['xyYからXYZ', '白色点', '原色'] },
  examples: {
    'lamps-of-a-night-market': { en: 'Lamps of a night market', ja: '夜市の灯り' },
    'beads-round-white': { en: 'Beads in circles round white', ja: '白を囲むビーズの輪' },
  },
})
