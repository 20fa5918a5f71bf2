/** Record of xyz2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { bt709, cssMatrices } from './references.ts'

export const record: WrittenRecord = conversion('xyz', 'rgb', {
  summary: {
    en: 'Converts CIE XYZ with D65 as white to linear red, green and blue.',
    ja: '白色点D65のCIE XYZを、リニアな赤・緑・青に変換します。',
  },
  intuition: {
    en: 'The inverse of rgb2xyz: how much of each primary of sRGB makes the same colour. No three primaries make every visible colour, so most chromaticities need a negative amount of a primary. The chromaticities without negative amounts form a triangle in the diagram.',
    ja: 'rgb2xyzの逆変換で、同じ色をつくるのに必要なsRGBの各原色の量を求めます。三つの原色では目に見える色の全てをつくれないので、多くの色度では、いずれかの原色が負の量になります。負の量がない色度は、色度図の中で三角形になります。',
  },
  outside: {
    en: 'Not clamped: channels are below 0 or above 1 for colours outside of the sRGB gamut, and rgb2xyz inverts them too.',
    ja: 'クランプしません。sRGBの色域外の色ではチャンネルが0〜1を外れますが、rgb2xyzで元に戻せます。',
  },
  formula: String.raw`\begin{pmatrix} R \\ G \\ B \end{pmatrix} \approx \begin{pmatrix} 3.2410 & -1.5374 & -0.4986 \\ -0.9692 & 1.8760 & 0.0416 \\ 0.0556 & -0.2040 & 1.0570 \end{pmatrix} \begin{pmatrix} X \\ Y \\ Z \end{pmatrix}`,
  returns: {
    en: 'Linear red, green and blue with the primaries of sRGB, within 0–1 for colours in its gamut. Encode them with rgb2srgb for the screen.',
    ja: 'sRGBの原色による、リニアな赤、緑、青です。sRGBの色域内の色なら0〜1に収まります。画面に出すときは、rgb2srgbでエンコードしてください。',
    range: { min: [-2.09, -0.93, -0.21], max: [3.08, 1.93, 1.21] },
  },
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[0.9504559, 1, 1.0890578]], is: [1, 1, 1], en: 'The white D65.', ja: '白色点D65です。' },
    {
      of: [[1, 1, 1]],
      is: [1.2049760040414252, 0.9482789226340163, 0.9086246350508953],
      en: 'Equal energy is a little redder than D65.',
      ja: '等エネルギー白色は、D65より少し赤みがかっています。',
    },
    {
      of: [[0, 1, 0]],
      is: [-1.537383177570094, 1.8759675015077202, -0.20397695888897646],
      en: 'Not a visible colour.',
      ja: '目に見える色ではありません。',
    },
    { of: [[0.5, 0.5, 0.5]], is: [0.6024880020207127, 0.4741394613170081, 0.4543123175254478] },
  ],
  accuracy: 'polynomial',
  scale: 4,
  claims: {
    'The inverse of rgb2xyz': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'within 0–1 for colours in its gamut': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'rgb2xyz inverts them too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
  },
  references: [cssMatrices, bt709],
  related: ['rgb2xyz', 'rgb2srgb', 'lab2xyz'],
  confusedWith: [
    {
      name: { en: 'Encoded colours', ja: 'エンコード済みの色' },
      en: 'Some libraries return encoded sRGB from XYZ. This is light: encode it with rgb2srgb for the screen.',
      ja: 'XYZからエンコード済みのsRGBを返すライブラリーもあります。ここで返すのは光です。画面に出すときは、rgb2srgbでエンコードしてください。',
    },
  ],
  words: { en: ['xyz to rgb', 'gamut'], ja: ['XYZからRGB', '色域'] },
  examples: {
    'cloud-of-all-chromaticities': { en: 'A cloud of all chromaticities', ja: 'あらゆる色度の雲' },
    'beams-of-a-prism': { en: 'Beams of a prism', ja: 'プリズムの光の筋' },
  },
})
