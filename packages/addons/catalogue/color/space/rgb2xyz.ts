/** Record of rgb2xyz. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { bt709, cssMatrices } from './references.ts'

export const record: WrittenRecord = conversion('rgb', 'xyz', {
  summary: {
    en: 'Converts linear red, green and blue to CIE XYZ with D65 as white. Y is the luminance.',
    ja: 'リニアな赤・緑・青を、白色点D65のCIE XYZに変換します。Yは輝度です。',
  },
  intuition: {
    en: 'XYZ describes a colour by what the eye sees, not by the primaries of a screen, so it connects the other spaces. Each column of the matrix is the colour of one primary of sRGB, and light adds up. The columns together make the white D65, with Y = 1.',
    ja: 'XYZは、画面の原色によらず、目に見える色そのものを表すので、ほかの色空間をつなぐ土台になります。行列の各列はsRGBの原色一つの色で、光は足し合わされます。三列の和は白色点D65で、Yは1です。',
  },
  formula: String.raw`\begin{pmatrix} X \\ Y \\ Z \end{pmatrix} \approx \begin{pmatrix} 0.4124 & 0.3576 & 0.1805 \\ 0.2126 & 0.7152 & 0.0722 \\ 0.0193 & 0.1192 & 0.9505 \end{pmatrix} \begin{pmatrix} R \\ G \\ B \end{pmatrix}`,
  returns: {
    en: 'CIE XYZ of 1931. White is X ≈ 0.9505, Y = 1, Z ≈ 1.0891.',
    ja: '1931年のCIE XYZです。白はX ≈ 0.9505、Y = 1、Z ≈ 1.0891になります。',
    range: { min: 0, max: [0.9506, 1, 1.0891] },
  },
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [0.9504559270516717, 1, 1.0890577507598784], en: 'The white D65.', ja: '白色点D65です。' },
    { of: [[1, 0, 0]], is: [0.4123907992659595, 0.21263900587151036, 0.01933081871559185] },
    {
      of: [[0, 1, 0]],
      is: [0.357584339383878, 0.7151686787677559, 0.11919477979462599],
      en: 'Green has most of the luminance.',
      ja: '輝度の大半は緑が占めます。',
    },
    { of: [[0, 0, 1]], is: [0.1804807884018343, 0.07219231536073371, 0.9505321522496606] },
    {
      of: [[-0.1, 0.2, 0.3]],
      is: [0.08442202447072997, 0.1434275297746203, 0.30706551976226426],
      en: 'Negative channels go through the same formula.',
      ja: '負のチャンネルも同じ式で計算します。',
    },
  ],
  accuracy: 'polynomial',
  claims: {
    'Each column of the matrix is the colour of one primary of sRGB, and light adds up':
      'XYZ is linear, its columns are the primaries and its sum the white D65',
    'The columns together make the white D65': 'XYZ is linear, its columns are the primaries and its sum the white D65',
    'Green has most of the luminance': 'XYZ is linear, its columns are the primaries and its sum the white D65',
  },
  references: [cssMatrices, bt709],
  related: ['xyz2rgb', 'xyz2lab', 'rgb2luminance', 'rgb2lab'],
  confusedWith: [
    {
      name: { en: 'XYZ with D50 as white', ja: '白色点D50のXYZ' },
      en: 'Used by ICC profiles and by lab() of CSS. Its white is about 0.964, 1, 0.825, and a chromatic adaptation converts between the two.',
      ja: 'ICCプロファイルやCSSのlab()が使います。白はおよそ0.964、1、0.825で、互いの変換には色順応変換が必要です。',
    },
    { name: 'rgb2luminance', en: 'Y alone, for a third of the work.', ja: 'Yだけを、3分の1の計算量で求めます。' },
  ],
  words: { en: ['rgb to xyz', 'luminance'], ja: ['RGBからXYZ', '輝度'] },
  examples: {
    'engraving-by-luminance': { en: 'An engraving by luminance', ja: '輝度で彫る銅版画' },
    'heat-map-of-a-stage': { en: 'A stage as a map of its light', ja: '舞台の光の強さを地図にする' },
  },
})
