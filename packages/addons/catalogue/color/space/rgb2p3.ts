/** Record of rgb2p3. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('rgb', 'p3', {
  summary: {
    en: 'Converts linear red, green and blue from the primaries of sRGB to those of Display P3.',
    ja: 'リニアな赤・緑・青を、sRGBの原色からDisplay P3の原色に変換します。',
  },
  intuition: {
    en: 'The colour stays the same; its numbers change. Both spaces have the white D65, so greys keep theirs. Display P3 has a purer red and green, and a blue of the same chromaticity. Each sRGB primary is a mixture of its primaries, so every colour of sRGB has P3 channels from 0 to 1.',
    ja: '色はそのままで、数値だけが変わります。白色点はどちらもD65なので、灰色の数値は変わりません。Display P3の赤と緑はsRGBより純粋で、青の色度は同じです。sRGBの各原色はDisplay P3の原色の混合なので、sRGBの色はどれも、P3のチャンネルが0〜1に収まります。',
  },
  returns: {
    en: 'Linear red, green and blue with the primaries of Display P3, from 0 to 1 for every colour of sRGB. Display P3 has the transfer function of sRGB, so rgb2srgb encodes them.',
    ja: 'Display P3の原色による、リニアな赤、緑、青です。sRGBの色なら0〜1に収まります。Display P3の伝達関数はsRGBと同じなので、rgb2srgbでエンコードできます。',
  },
  formula: String.raw`\begin{pmatrix} R' \\ G' \\ B' \end{pmatrix} \approx \begin{pmatrix} 0.8225 & 0.1775 & 0 \\ 0.0332 & 0.9668 & 0 \\ 0.0171 & 0.0724 & 0.9105 \end{pmatrix} \begin{pmatrix} R \\ G \\ B \end{pmatrix}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 1, 1], en: 'White is the same in both.', ja: '白はどちらでも同じです。' },
    { of: [[1, 0, 0]], is: [0.8224619687143623, 0.03319419885096161, 0.01708263072112003], en: 'Red of sRGB.', ja: 'sRGBの赤です。' },
    { of: [[0, 1, 0]], is: [0.17753803128563775, 0.9668058011490384, 0.07239744066396346] },
    { of: [[0, 0, 1]], is: [0, 0, 0.9105199286149165], en: 'Blue has the same chromaticity in both.', ja: '青の色度はどちらでも同じです。' },
    {
      of: [[1.2249402, -0.042056955, -0.019637555]],
      is: [1, 0, 0],
      en: 'Red of Display P3, which sRGB does not have.',
      ja: 'sRGBにはない、Display P3の赤です。',
    },
  ],
  accuracy: 'polynomial',
  claims: {
    'so greys keep theirs': 'greys are the same in sRGB and Display P3, and all of sRGB is within Display P3',
    'every colour of sRGB has P3 channels from 0 to 1': 'greys are the same in sRGB and Display P3, and all of sRGB is within Display P3',
    'from 0 to 1 for every colour of sRGB': 'greys are the same in sRGB and Display P3, and all of sRGB is within Display P3',
  },
  related: ['p32rgb', 'rgb2xyz', 'rgb2srgb'],
  confusedWith: [
    {
      name: 'DCI-P3',
      en: 'The space of cinemas: the same primaries, but a greenish white and a gamma of 2.6.',
      ja: '映画館の色空間です。原色は同じですが、白は緑がかり、ガンマは2.6です。',
    },
    {
      name: { en: 'A canvas in display-p3', ja: 'display-p3のcanvas' },
      en: 'Takes encoded P3: convert with rgb2p3, then encode with rgb2srgb.',
      ja: 'エンコード済みのP3を受け取ります。rgb2p3で変換してから、rgb2srgbでエンコードしてください。',
    },
  ],
  elsewhere: [{ where: 'CSS', name: 'color(display-p3-linear …)' }],
  words: { en: ['srgb to p3', 'HDR', 'display-p3'], ja: ['sRGBからP3', 'ディスプレイP3'] },
  examples: {
    'lipsticks-in-a-row': { en: 'Lipsticks in a row', ja: '並んだ口紅' },
    'poppies-as-p3-stores-them': { en: 'Poppies, as Display P3 stores them', ja: 'Display P3の数値で見るポピー' },
  },
})
