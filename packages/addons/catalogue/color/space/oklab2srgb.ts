/** Record of oklab2srgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { oklabReferences } from './oklab.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Converts Oklab to encoded sRGB, ready for the screen.',
    ja: 'Oklabの色を、画面にそのまま出せるエンコード済みのsRGBに変換します。',
  },
  intuition: {
    en: 'The inverse of rgb2oklab, followed by the sRGB encoding. A matrix gives the responses of the three kinds of cones, the cubes of these give the light that each received, and a second matrix gives linear red, green and blue. The colours of an sRGB screen fill an irregular solid in Oklab. Outside of it, a channel is below 0 or above 1.',
    ja: 'rgb2oklabの逆変換に、sRGBのエンコードを続けたものです。行列で三種類の錐体の応答に戻し、3乗して受け取った光の量に直し、もう一つの行列でリニアな赤・緑・青にします。sRGBの画面に出せる色は、Oklabの中でゆがんだ立体をつくります。その外では、いずれかのチャンネルが0より小さいか、1より大きくなります。',
  },
  parameters: {
    lab: {
      meaning: {
        en: 'L from 0, black, to 1, white; a from green (negative) to red; b from blue (negative) to yellow. A fourth component is alpha and does not change.',
        ja: 'Lは黒の0から白の1まで、aは緑（負）から赤、bは青（負）から黄の軸です。4成分目はアルファで、変わりません。',
      },
      unit: 'oklab',
      range: [
        [0, 1],
        [-0.4, 0.4],
        [-0.4, 0.4],
      ],
      default: [0.75, 0.1, 0.08],
      outside: {
        en: 'Not clamped; the result is finite for components up to 10¹⁰. Colours outside of the sRGB gamut have channels below 0 or above 1. Clipping them with saturate can shift their hue.',
        ja: 'クランプしません。絶対値が10¹⁰までの成分なら結果は有限です。sRGBの色域外の色では、チャンネルが0〜1を外れます。saturateで切り取ると、色相がずれることがあります。',
      },
    },
  },
  returns: {
    en: 'Encoded red, green and blue, within 0–1 for colours in the sRGB gamut.',
    ja: 'エンコード済みの赤、緑、青です。sRGBの色域内の色なら、0〜1に収まります。',
    range: { min: -1.2, max: 2.1 },
  },
  formula: String.raw`\small \begin{gathered} \mathbf c \approx \begin{pmatrix} 1 & 0.3963 & 0.2158 \\ 1 & -0.1056 & -0.0639 \\ 1 & -0.0895 & -1.2915 \end{pmatrix} \begin{pmatrix} L \\ a \\ b \end{pmatrix} \\ \begin{pmatrix} R \\ G \\ B \end{pmatrix} \approx \begin{pmatrix} 4.0767 & -3.3077 & 0.2310 \\ -1.2684 & 2.6098 & -0.3413 \\ -0.0042 & -0.7034 & 1.7076 \end{pmatrix} \mathbf c^{\,3} \\ \text{sRGB} = \operatorname{encode}(R, G, B) \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 0, 0]], is: [1, 1, 1] },
    {
      of: [[0.5, 0, 0]],
      is: [0.38857285904633443, 0.38857285904633443, 0.38857285904633443],
      en: 'A grey that looks halfway between black and white.',
      ja: '見た目で黒と白の中間になる灰色です。',
    },
    { of: [[0.7, 0.1, 0.1]], is: [0.8987860682869524, 0.49743251524184157, 0.307340303673002] },
    {
      of: [[0.5, 0.3, 0]],
      is: [0.8273007149046414, -0.2908242804699485, 0.36176984099037446],
      en: 'A magenta outside of the sRGB gamut: green is negative.',
      ja: 'sRGBの色域外のマゼンタです。緑が負になります。',
    },
    { overload: 'vec4', of: [[0, 0, 0, 0.25]], is: [0, 0, 0, 0.25], exact: true },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'culori’s conversion in double precision, over the gamut and beyond it; and that it undoes rgb2oklab of a decoded colour.',
      ja: 'culoriの変換を、色域の内外にわたって倍精度で計算したものです。デコードした色のrgb2oklabから元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'A slight corner where a channel of linear light is ±0.0031308, the joint of the sRGB encoding.',
    ja: 'リニアなチャンネルが±0.0031308のところ、つまりsRGBのエンコードの継ぎ目で、わずかに角になります。',
  },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    'The inverse of rgb2oklab, followed by the sRGB encoding': 'the way there and back gives the colour again, outside of the gamut too',
    'the result is finite for components up to 10¹⁰': 'Oklab and back are finite far outside of the gamut',
    'within 0–1 for colours in the sRGB gamut': 'the way there and back gives the colour again, outside of the gamut too',
    'A slight corner where a channel of linear light is ±0.0031308': 'the slopes of the encoding and of the decoding differ by 1.7% at the joint',
  },
  references: oklabReferences,
  provenance: fromReference,
  related: ['srgb2oklab', 'oklab2rgb', 'oklch2oklab', 'rgb2srgb', 'hsl2rgb'],
  confusedWith: [
    {
      name: 'oklab2rgb',
      en: 'Stops at linear light. oklab2srgb also encodes, so its result is ready for the screen.',
      ja: 'リニアな光で止まる変換です。oklab2srgbはエンコードまで行うので、結果をそのまま画面に出せます。',
    },
    {
      name: 'oklch',
      en: 'The same space in polar form: a and b are chroma·cos and chroma·sin of the hue angle.',
      ja: '同じ空間の極座標表示です。aとbは、彩度に色相角のcosとsinを掛けたものです。',
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
