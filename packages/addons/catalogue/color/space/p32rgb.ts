/** Record of p32rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('p3', 'rgb', {
  summary: {
    en: 'Converts linear red, green and blue from the primaries of Display P3 to those of sRGB.',
    ja: 'リニアな赤・緑・青を、Display P3の原色からsRGBの原色に変換します。',
  },
  intuition: {
    en: 'The inverse of rgb2p3. Display P3 has a larger gamut: its triangle in the diagram of x and y has 1.36 times the area. Colours outside of the sRGB gamut come out with a channel below 0 or above 1, and can still be computed with.',
    ja: 'rgb2p3の逆変換です。Display P3の色域はsRGBより広く、xy色度図での三角形の面積は1.36倍です。sRGBの色域外の色は、いずれかのチャンネルが0より小さいか1より大きくなりますが、そのまま計算に使えます。',
  },
  outside: {
    en: 'Not clamped: any number is converted by the same formula, and rgb2p3 inverts it.',
    ja: 'クランプしません。どんな数値も同じ式で変換し、rgb2p3で元に戻せます。',
  },
  returns: {
    en: 'Linear red, green and blue with the primaries of sRGB: from −0.225 to 1.225 for colours of Display P3.',
    ja: 'sRGBの原色による、リニアな赤、緑、青です。Display P3の色では−0.225〜1.225になります。',
    range: { min: [-0.225, -0.043, -0.099], max: [1.225, 1.043, 1.099] },
  },
  formula: String.raw`\begin{pmatrix} R \\ G \\ B \end{pmatrix} \approx \begin{pmatrix} 1.2249 & -0.2249 & 0 \\ -0.0421 & 1.0421 & 0 \\ -0.0196 & -0.0786 & 1.0983 \end{pmatrix} \begin{pmatrix} R' \\ G' \\ B' \end{pmatrix}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 1, 1], en: 'White is the same in both.', ja: '白はどちらでも同じです。' },
    {
      of: [[1, 0, 0]],
      is: [1.2249401762805598, -0.04205695470968806, -0.019637554590334397],
      en: 'Red of Display P3 is outside of sRGB.',
      ja: 'Display P3の赤は、sRGBの色域外です。',
    },
    { of: [[0, 1, 0]], is: [-0.22494017628055982, 1.0420569547096878, -0.0786360455506318], en: 'The green, too.', ja: '緑も色域外です。' },
    {
      of: [[0, 0, 1]],
      is: [0, 0, 1.098273600140966],
      en: 'The blue has the chromaticity of sRGB, but is brighter.',
      ja: '青の色度はsRGBと同じで、より明るい色です。',
    },
  ],
  accuracy: 'polynomial',
  scale: 2,
  claims: {
    'The inverse of rgb2p3': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'and rgb2p3 inverts it': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'has 1.36 times the area': 'greys are the same in sRGB and Display P3, and all of sRGB is within Display P3',
    'from −0.225 to 1.225 for colours of Display P3': 'greys are the same in sRGB and Display P3, and all of sRGB is within Display P3',
  },
  related: ['rgb2p3', 'xyz2rgb', 'srgb2rgb'],
  confusedWith: [
    {
      name: 'srgb2rgb',
      en: 'Changes the encoding, not the primaries. It decodes encoded P3 too; then comes p32rgb.',
      ja: '原色ではなくエンコードを変えます。エンコード済みのP3も、これでデコードしてからp32rgbを使います。',
    },
    {
      name: { en: 'Gamut mapping', ja: '色域マッピング' },
      en: 'Finds a similar colour that the screen has. p32rgb keeps the colour, with channels outside of 0–1.',
      ja: '画面に出せる近い色を探す処理です。p32rgbは色を保ち、チャンネルが0〜1を外れます。',
    },
  ],
  words: { en: ['p3 to srgb', 'display-p3'], ja: ['P3からsRGB', 'ディスプレイP3'] },
  examples: {
    'what-srgb-cannot-show': { en: 'What sRGB cannot show', ja: 'sRGBで出せない色' },
    'neon-sign-for-every-screen': { en: 'A neon sign for every screen', ja: 'どの画面にも合うネオンサイン' },
  },
})
