/** Record of lab2xyz. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('lab', 'xyz', {
  summary: { en: 'Converts CIELAB with D65 as white to CIE XYZ.', ja: '白色点D65のCIELABを、CIE XYZに変換します。' },
  intuition: {
    en: 'The inverse of xyz2lab. L* gives the cube root of Y; a*, scaled, is added to it for the root of X, and b* is subtracted for the root of Z. Their cubes are the shares of white. Near black, where xyz2lab has a straight line, this is its inverse line.',
    ja: 'xyz2labの逆変換です。L*からYの立方根を求め、a*に応じて増やしてXの立方根、b*に応じて減らしてZの立方根とします。その3乗が、白に対する比です。xyz2labが直線を使う黒の近くでは、その逆の直線を使います。',
  },
  outside: {
    en: 'Not clamped. A negative L* gives a negative Y, and xyz2lab inverts it too.',
    ja: 'クランプしません。L*が負ならYも負になり、xyz2labで元に戻せます。',
  },
  returns: {
    en: 'CIE XYZ of 1931, with the luminance Y of white 1. For a* and b* outside of the visible colours X or Z may be negative.',
    ja: '1931年のCIE XYZで、白の輝度Yは1です。目に見える色の外のa*とb*では、XやZが負になることがあります。',
    range: { min: [-0.027, 0, -0.077], max: [1.726, 1, 4.056] },
  },
  formula: String.raw`\begin{gathered} f_y = \frac{L^* + 16}{116} \qquad f_x = f_y + \frac{a^*}{500} \qquad f_z = f_y - \frac{b^*}{200} \\ (X, Y, Z) = \bigl(X_n\,g(f_x),\ Y_n\,g(f_y),\ Z_n\,g(f_z)\bigr) \\ g(f) = \begin{cases} f^3 & f > \tfrac{6}{29} \\ \tfrac{27}{24389} (116 f - 16) & f \le \tfrac{6}{29} \end{cases} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], en: 'Black.', ja: '黒です。' },
    { of: [[100, 0, 0]], is: [0.9504559270516717, 1, 1.0890577507598784], en: 'The white D65.', ja: '白色点D65です。' },
    {
      of: [[50, 0, 0]],
      is: [0.175061168203165, 0.18418651851244416, 0.20058975557145514],
      en: 'Half of L* is 18.4% of the light.',
      ja: 'L*が半分の光は、18.4%です。',
    },
    {
      of: [[8, 0, 0]],
      is: [0.008417666990986145, 0.008856451679035631, 0.009645187345284092],
      en: 'The straight part ends here.',
      ja: '直線部分はここまでです。',
    },
    { of: [[65, 35, 30]], is: [0.4310062313545359, 0.3404717546844889, 0.17949331955048245] },
    {
      of: [[-8, 0, 0]],
      is: [-0.008417666990986145, -0.008856451679035631, -0.009645187345284092],
      en: 'A negative L* continues the line.',
      ja: '負のL*には、直線をそのまま延長します。',
    },
  ],
  accuracy: 'polynomial',
  scale: 8,
  continuity: { order: 1, en: 'At f = 6/29 the line meets the cube with the same slope.', ja: 'f = 6/29のところで、直線と3乗は同じ傾きでつながります。' },
  claims: {
    'The inverse of xyz2lab': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'xyz2lab inverts it too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'Half of L* is 18.4% of the light': 'the numbers that the records of Oklab and of CIELAB say',
    'At f = 6/29 the line meets the cube with the same slope': 'CIELAB and CIELUV have no corner where the line meets the root',
    'A negative L* continues the line': 'CIELAB and CIELUV have no corner where the line meets the root',
  },
  related: ['xyz2lab', 'lab2rgb', 'xyz2rgb', 'luv2xyz'],
  confusedWith: [
    { name: 'lab2rgb', en: 'Goes on to linear red, green and blue.', ja: 'リニアな赤・緑・青まで変換します。' },
    { name: 'oklab2rgb', en: 'From Oklab, whose L is from 0 to 1.', ja: 'Lが0〜1のOklabからの変換です。' },
  ],
  words: { en: ['lab to xyz'], ja: ['LabからXYZ'] },
  examples: {
    'veils-over-a-lamp': { en: 'Coloured veils over a lamp', ja: 'ランプに重なる色のベール' },
    'agate-in-slices': { en: 'Agate, cut in slices', ja: '切り口を見せる瑪瑙' },
  },
})
