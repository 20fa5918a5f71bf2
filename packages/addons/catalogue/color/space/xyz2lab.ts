/** Record of xyz2lab. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('xyz', 'lab', {
  summary: {
    en: 'Converts CIE XYZ to CIELAB with D65 as white: perceived lightness L* from 0 to 100, and the axes a* (green to red) and b* (blue to yellow).',
    ja: 'CIE XYZを、白色点D65のCIELABに変換します。L*は0〜100の見た目の明るさ、a*は緑から赤、b*は青から黄への軸です。',
  },
  intuition: {
    en: 'XYZ is divided by white, and cube roots are taken, because the response of the eye grows more slowly as light increases. L* follows the root of Y alone; a* and b* are differences of two roots, so greys have a* = b* = 0. Near black a straight line takes the place of the root, whose slope would be infinite.',
    ja: 'XYZを白で割り、立方根を取ります。光が増えるほど目の応答の伸びが鈍るためです。L*はYの立方根だけで決まり、a*とb*は二つの立方根の差なので、灰色ではどちらも0です。黒の近くでは、傾きが無限大になる立方根の代わりに直線を使います。',
  },
  outside: {
    en: 'Not clamped. Below ε = 216/24389 of white, negative values included, the straight line is used, so results are finite.',
    ja: 'クランプしません。白に対する比がε = 216/24389以下では、負の値も含めて直線を使うので、結果は有限です。',
  },
  returns: {
    en: 'L* from 0, black, to 100, white; a* from green (negative) to red; b* from blue (negative) to yellow. In the sRGB gamut a* is from −86.2 to 98.2 and b* from −107.9 to 94.5; XYZ values that are not colours go further.',
    ja: 'L*は黒の0から白の100まで、a*は緑（負）から赤、b*は青（負）から黄の軸です。sRGBの色域内では、a*は−86.2〜98.2、b*は−107.9〜94.5です。実在しない色のXYZでは、これを超えます。',
    range: { min: [0, -432, -173], max: [100, 432, 173] },
  },
  formula: String.raw`\begin{gathered} f(t) = \begin{cases} \sqrt[3]{t} & t > \varepsilon \\ \dfrac{\kappa t + 16}{116} & t \le \varepsilon \end{cases} \qquad \varepsilon = \tfrac{216}{24389},\ \kappa = \tfrac{24389}{27} \\ \begin{aligned} L^* &= 116\,f(Y / Y_n) - 16 \\ a^* &= 500\,\bigl(f(X / X_n) - f(Y / Y_n)\bigr) \\ b^* &= 200\,\bigl(f(Y / Y_n) - f(Z / Z_n)\bigr) \end{aligned} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], en: 'Black.', ja: '黒です。' },
    { of: [[0.9504559, 1, 1.0890578]], is: [100, 0, 0], en: 'The white D65.', ja: '白色点D65です。' },
    { of: [[0.1750612, 0.1841865, 0.2005898]], is: [50, 0, 0], en: 'L* = 50 is 18.4% of the light.', ja: 'L* = 50の光は、白の18.4%です。' },
    { of: [[0.0084177, 0.0088565, 0.0096452]], is: [8, 0, 0], en: 'The straight part ends at L* = 8.', ja: '直線部分はL* = 8までです。' },
    { of: [[-0.0084177, -0.0088565, -0.0096452]], is: [-8, 0, 0], en: 'Negative light continues the line.', ja: '負の光には、直線をそのまま延長します。' },
  ],
  accuracy: 'power',
  scale: 300,
  continuity: { order: 1, en: 'At ε the line meets the root with the same slope.', ja: 'εのところで、直線と立方根は同じ傾きでつながります。' },
  claims: {
    'Greys agree; other colours of sRGB differ by up to 12 units': 'CIELAB and CIELUV with D50 as white differ by as much as the records say',
    'greys have a* = b* = 0': 'greys have no colour, in CIELAB and in CIELUV',
    'so results are finite': 'conversions are finite far outside of the gamut',
    'L* = 50 is 18.4% of the light': 'the numbers that the records of Oklab and of CIELAB say',
    'In the sRGB gamut a* is from −86.2 to 98.2 and b* from −107.9 to 94.5': 'the sRGB gamut reaches as far in CIELAB and CIELUV as their records say',
    'At ε the line meets the root with the same slope': 'CIELAB and CIELUV have no corner where the line meets the root',
    'Negative light continues the line': 'CIELAB and CIELUV have no corner where the line meets the root',
  },
  related: ['lab2xyz', 'rgb2lab', 'xyz2luv', 'rgb2oklab'],
  confusedWith: [
    {
      name: { en: 'CIELAB with D50 as white', ja: '白色点D50のCIELAB' },
      en: 'lab() of CSS and the Lab of Photoshop. Greys agree; other colours of sRGB differ by up to 12 units.',
      ja: 'CSSのlab()や、PhotoshopのLabが使います。灰色は同じで、sRGBのほかの色は最大で12ほど異なります。',
    },
    {
      name: 'rgb2oklab',
      en: 'A newer space, with L from 0 to 1. Blue keeps its hue there on the way to white; in CIELAB it turns purple.',
      ja: 'Lが0〜1の、より新しい色空間です。CIELABでは、青が白へ近づくにつれて紫に寄りますが、Oklabでは色相が保たれます。',
    },
  ],
  words: { en: ['xyz to lab', 'CIE 1976', 'lightness'], ja: ['XYZからLab', '明度', '見た目の明るさ'] },
  examples: {
    'terraces-of-equal-lightness': { en: 'Terraces of equal steps in lightness', ja: '明るさが等間隔の段々' },
    'paper-cut-of-a-nebula': { en: 'A nebula cut from paper', ja: '切り絵の星雲' },
  },
})
