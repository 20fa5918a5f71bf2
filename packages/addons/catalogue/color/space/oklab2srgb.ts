/** Record of oklab2srgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { oklabReferences } from './oklab.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The encoded colour, ready for the screen, of a place in Oklab: choose colours by how they look, and get red, green and blue.',
    ja: 'Oklabの値を、画面にそのまま出せるエンコード済みの色に変えます。見た目で色を決め、赤・緑・青の値を得られます。',
  },
  intuition: {
    en: 'The way back through the eye: from the comparisons of the nerves to the answers of the three kinds of cones, cubed to the light that each received, mixed to red, green and blue, and encoded for the screen. All colours that a screen can show fill a slanted solid in Oklab; where you step out of it, a channel goes below 0 or above 1.',
    ja: '目の仕組みを逆にたどります。神経による比較から三種類の錐体の応答へ戻し、3乗して受け取った光の量に直し、赤・緑・青に混ぜてから、画面用にエンコードします。画面に出せる色は、Oklabの中で斜めにゆがんだ立体をつくります。その外に出ると、いずれかのチャンネルが0より小さくなるか、1より大きくなります。',
  },
  parameters: {
    lab: {
      meaning: {
        en: 'L from 0, black, to 1, white; a from green (negative) to red; b from blue (negative) to yellow. A fourth component is an alpha and passes through.',
        ja: 'Lは黒の0から白の1まで、aは緑（負）から赤、bは青（負）から黄の軸です。4成分目はアルファで、そのまま通ります。',
      },
      unit: 'oklab',
      range: [
        [0, 1],
        [-0.4, 0.4],
        [-0.4, 0.4],
      ],
      default: [0.75, 0.1, 0.08],
      outside: {
        en: 'Any number: the result is finite. Colours that no screen can show come out with channels below 0 or above 1; saturate clips them, which shifts their hue.',
        ja: 'どんな数でも結果は有限です。画面に出せない色では、チャンネルが0〜1を外れます。saturateで切り取れますが、色相がずれます。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'Encoded red, green and blue: within 0 to 1 when an sRGB screen can show the colour.',
      ja: 'エンコード済みの赤、緑、青です。sRGBの画面に出せる色なら、0〜1に収まります。',
    },
    range: { min: -1.2, max: 2.1 },
  },
  formula: String.raw`\small \begin{gathered} \mathbf c = \begin{pmatrix} 1 & 0.3963 & 0.2158 \\ 1 & -0.1056 & -0.0639 \\ 1 & -0.0895 & -1.2915 \end{pmatrix} \begin{pmatrix} L \\ a \\ b \end{pmatrix} \\ \begin{pmatrix} R \\ G \\ B \end{pmatrix} = \begin{pmatrix} 4.0767 & -3.3077 & 0.2310 \\ -1.2684 & 2.6098 & -0.3413 \\ -0.0042 & -0.7034 & 1.7076 \end{pmatrix} \mathbf c^{\,3} \\ \text{sRGB} = \operatorname{encode}(R, G, B) \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 0, 0]], is: [1, 1, 1] },
    {
      of: [[0.5, 0, 0]],
      is: [0.38857285904633443, 0.38857285904633443, 0.38857285904633443],
      en: 'Half-way to white for the eye.',
      ja: '見た目で黒と白の中間になる灰色です。',
    },
    { of: [[0.7, 0.1, 0.1]], is: [0.8987860682869524, 0.49743251524184157, 0.307340303673002] },
    {
      of: [[0.5, 0.3, 0]],
      is: [0.8273007149046414, -0.2908242804699485, 0.36176984099037446],
      en: 'A magenta that no sRGB screen can show: green is negative.',
      ja: 'sRGBの画面には出せないマゼンタです。緑が負になります。',
    },
    { instance: 'oklab2srgb_vec4', of: [[0, 0, 0, 0.25]], is: [0, 0, 0, 0.25], exact: true },
  ],
  accuracy: {
    class: 'power',
    scale: 1,
    oracle: {
      en: 'culori’s conversion in double precision, over the gamut and beyond it; and that it undoes rgb2oklab of a decoded colour.',
      ja: 'culoriの変換を、色域の内外にわたって倍精度で計算したものです。デコードした色のrgb2oklabから元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    note: {
      en: 'Smooth but for the joint of sRGB’s encoding, where a channel of light is 0.0031308.',
      ja: 'sRGBのエンコードの継ぎ目（光の量が0.0031308のところ）を除いて、滑らかです。',
    },
  },
  claims: {},
  references: oklabReferences,
  provenance: fromReference,
  related: ['rgb2oklab', 'srgb2rgb', 'hsl2rgb'],
  confusedWith: [
    {
      name: 'oklab2rgb',
      difference: {
        en: 'Would stop at linear light. This one encodes as well, so its result goes to the screen as it is.',
        ja: 'リニアな光の量で止まる変換です。oklab2srgbはエンコードまで行うので、結果をそのまま画面に出せます。',
      },
    },
    {
      name: 'oklch',
      difference: {
        en: 'The same space in polar form: a and b are chroma·cos and chroma·sin of the hue angle.',
        ja: '同じ空間の極座標表示です。aとbは、彩度に色相角のcosとsinを掛けたものです。',
      },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'oklab()' },
    { where: 'culori', name: "rgb({ mode: 'oklab', … })" },
    {
      where: 'Photoshop',
      name: { en: 'Gradient, method Perceptual', ja: 'グラデーションの方法「知覚的」' },
      note: { en: 'Mixes in Oklab.', ja: 'Oklabで混ぜます。' },
    },
  ],
  synonyms: {
    en: ['oklab', 'oklab to srgb', 'perceptual', 'palette', 'gradient', 'color mixing', 'gamut', 'oklch'],
    ja: ['Oklab', 'オクラボ', '知覚', '知覚的に均等', '配色', 'パレット', 'グラデーション', '色域', 'しきいき', '色空間', '色変換'],
  },
  examples: {
    'wheel-of-hues-all-equally': { en: 'A wheel of hues, all equally light', ja: 'どこも同じ明るさに見える色相環' },
    'silk-that-changes-hue-not-brightness': { en: 'Silk that changes hue, not brightness', ja: '明るさを保って色だけ移ろう絹' },
  },
}
