/** Record of oklab2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('oklab', 'rgb', {
  summary: {
    en: 'Converts Oklab to linear red, green and blue, to compute with as light.',
    ja: 'Oklabの色を、光として計算できるリニアな赤・緑・青に変換します。',
  },
  intuition: {
    en: 'The inverse of rgb2oklab. A matrix gives the responses of the three kinds of cones, the cubes of these give the light that each received, and a second matrix gives linear red, green and blue. Twice all three Oklab components are eight times the light.',
    ja: 'rgb2oklabの逆変換です。行列で三種類の錐体の応答に戻し、3乗して受け取った光の量に直し、もう一つの行列でリニアな赤・緑・青にします。Oklabの三成分を全て2倍にすると、光は8倍になります。',
  },
  outside: {
    en: 'Not clamped; the result is finite for components up to 10¹⁰. Colours outside of the sRGB gamut have channels below 0 or above 1.',
    ja: 'クランプしません。絶対値が10¹⁰までの成分なら結果は有限です。sRGBの色域外の色では、チャンネルが0〜1を外れます。',
  },
  returns: {
    en: 'Linear red, green and blue with the primaries of sRGB, within 0–1 for colours in its gamut. Encode them with rgb2srgb for the screen.',
    ja: 'sRGBの原色による、リニアな赤、緑、青です。sRGBの色域内の色なら0〜1に収まります。画面に出すときは、rgb2srgbでエンコードしてください。',
    range: { min: [-1.41, -0.43, -0.51], max: [5.21, 1.84, 5.54] },
  },
  formula: String.raw`\small \begin{gathered} \mathbf r \approx \begin{pmatrix} 1 & 0.3963 & 0.2158 \\ 1 & -0.1056 & -0.0639 \\ 1 & -0.0895 & -1.2915 \end{pmatrix} \begin{pmatrix} L \\ a \\ b \end{pmatrix} \\ \begin{pmatrix} R \\ G \\ B \end{pmatrix} \approx \begin{pmatrix} 4.0767 & -3.3077 & 0.2310 \\ -1.2684 & 2.6098 & -0.3413 \\ -0.0042 & -0.7034 & 1.7076 \end{pmatrix} \mathbf r^3 \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 0, 0]], is: [1, 1, 1] },
    { of: [[0.5, 0, 0]], is: [0.125, 0.125, 0.125], en: 'The light of a grey is the cube of its L.', ja: '灰色の光の量は、Lの3乗です。' },
    { of: [[0.7, 0.1, 0.1]], is: [0.7850122532778252, 0.21167241018166835, 0.0769261579696763] },
    {
      of: [[0.5, 0.3, 0]],
      is: [0.6511394548334783, -0.06877763748396248, 0.10763293403036442],
      en: 'A purplish red outside of the sRGB gamut: green is negative.',
      ja: 'sRGBの色域外の、紫がかった赤です。緑が負になります。',
    },
  ],
  accuracy: 'polynomial',
  scale: 8,
  continuity: { order: 'smooth', en: 'Polynomials of degree 3.', ja: '3次の多項式です。' },
  claims: {
    'The inverse of rgb2oklab': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'within 0–1 for colours in its gamut': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'Twice all three Oklab components are eight times the light':
      'twice an Oklab colour is eight times its light, and the light of a grey is the cube of its L',
    'The light of a grey is the cube of its L': 'twice an Oklab colour is eight times its light, and the light of a grey is the cube of its L',
    'the result is finite for components up to 10¹⁰': 'conversions are finite far outside of the gamut',
  },
  related: ['rgb2oklab', 'oklab2srgb', 'rgb2srgb', 'oklch2oklab'],
  confusedWith: [
    {
      name: 'oklab2srgb',
      en: 'Also encodes, so its result is ready for the screen. Take oklab2rgb when light is still to be added or multiplied.',
      ja: 'エンコードまで行うので、結果をそのまま画面に出せます。まだ光として足したり掛けたりするなら、oklab2rgbを使います。',
    },
    {
      name: 'lab2rgb',
      en: 'From CIELAB, with L* from 0 to 100. The numbers of one mean nothing in the other.',
      ja: 'L*が0〜100のCIELABからの変換です。数値に互換性はありません。',
    },
  ],
  words: { en: ['oklab to linear', 'oklab to linear srgb'], ja: ['オクラボからRGB', 'Oklab逆変換'] },
  examples: {
    'gradient-across-a-lit-ball': { en: 'A gradient across a lit ball', ja: '光の当たる球のグラデーション' },
    'aurora-over-hills': { en: 'An aurora over hills', ja: '丘の上のオーロラ' },
  },
})
