/** Record of rgb2oklab. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { oklabReferences } from './oklab.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Converts linear red, green and blue to Oklab: perceived lightness L, and the axes a (green to red) and b (blue to yellow).',
    ja: 'リニアな赤・緑・青をOklabに変換します。Lは見た目の明るさ、aは緑から赤、bは青から黄への軸です。',
  },
  intuition: {
    en: 'The eye has three kinds of cones. The first matrix gives the light that each kind receives, and the cube root its response, because twice the light does not look twice as bright: eight times the light of a colour doubles all of its Oklab components. The second matrix combines the responses into lightness, red against green, and yellow against blue. Distances in Oklab approximate perceived colour differences.',
    ja: '目には三種類の錐体があります。最初の行列で、それぞれが受け取る光の量を求めます。光が2倍になっても2倍の明るさには見えないので、立方根をとって応答の強さにします。光が8倍になると、Oklabの各成分が2倍になります。次の行列で、明るさ、赤と緑の差、黄と青の差を取り出します。Oklabでの距離は、人が感じる色の違いの近似になります。',
  },
  parameters: {
    rgb: {
      meaning: {
        en: 'Linear red, green and blue: decode image colours with srgb2rgb first. A fourth component is alpha and does not change.',
        ja: 'リニアな赤、緑、青です。画像の色は、先にsrgb2rgbでデコードしてください。4成分目はアルファで、変わりません。',
      },
      unit: 'light',
      role: 'domain',
      range: [0, 1],
      default: [0.2, 0.5, 0.9],
      outside: {
        en: 'Not clamped. Negative channels, as of colours outside of the gamut, give finite results, and oklab2srgb inverts them too.',
        ja: 'クランプしません。負のチャンネルを持つ色域外の色でも結果は有限で、oklab2srgbで元に戻せます。',
      },
    },
  },
  returns: {
    en: 'L from 0, black, to 1, white; a from green (negative) to red; b from blue (negative) to yellow. Greys have a = b = 0 up to rounding.',
    ja: 'Lは黒の0から白の1までです。aは緑（負）から赤、bは青（負）から黄の軸で、灰色では丸め誤差の範囲でどちらも0です。',
    range: { min: [0, -0.24, -0.32], max: [1, 0.28, 0.2] },
  },
  formula: String.raw`\small \begin{gathered} \mathbf c \approx \begin{pmatrix} 0.4122 & 0.5363 & 0.0514 \\ 0.2119 & 0.6807 & 0.1074 \\ 0.0883 & 0.2817 & 0.6300 \end{pmatrix} \begin{pmatrix} R \\ G \\ B \end{pmatrix} \\ \begin{pmatrix} L \\ a \\ b \end{pmatrix} \approx \begin{pmatrix} 0.2105 & 0.7936 & -0.0041 \\ 1.9780 & -2.4286 & 0.4506 \\ 0.0259 & 0.7828 & -0.8087 \end{pmatrix} \sqrt[3]{\mathbf c} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 0, 0] },
    { of: [[0.125, 0.125, 0.125]], is: [0.5, 0, 0], en: 'The L of a grey is the cube root of its light.', ja: '灰色のLは、光の量の立方根です。' },
    { of: [[1, 0, 0]], is: [0.6279553639214311, 0.22486306842627443, 0.12584627733058495] },
    { of: [[0, 1, 0]], is: [0.8664396175234368, -0.2338875809365577, 0.1794984451609376] },
    {
      of: [[0, 0, 1]],
      is: [0.45201371817442365, -0.032456975170797764, -0.31152816567757763],
      en: 'Blue has the smallest L of the three primaries.',
      ja: '三原色の中でLが最も小さいのは青です。',
    },
    {
      of: [[-0.1, 0.2, 0.3]],
      is: [0.5077212547231723, -0.14604579446070526, -0.075592754254027],
      en: 'Negative channels give finite results.',
      ja: '負のチャンネルがあっても結果は有限です。',
    },
    { overload: 'vec4', of: [[0, 0, 0, 0.25]], is: [0, 0, 0, 0.25], exact: true },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'culori’s conversion from linear RGB in double precision; and that the way back by oklab2srgb gives the colour again.',
      ja: 'culoriによるリニアRGBからの変換を倍精度で計算したものです。oklab2srgbで元の色に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Continuous. The slope is infinite where a cone receives no light, as at black, because of the cube root.',
    ja: '連続です。黒のように錐体が光を受け取らないところでは、立方根のため傾きが無限大になります。',
  },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    'eight times the light of a colour doubles all of its Oklab components': 'eight times the light of any colour is twice as far from black',
    'Greys have a = b = 0 up to rounding': 'greys have a lightness and no colour',
    'The L of a grey is the cube root of its light': 'greys have a lightness and no colour',
    'Negative channels, as of colours outside of the gamut, give finite results': 'Oklab and back are finite far outside of the gamut',
    'oklab2srgb inverts them too': 'the way there and back gives the colour again, outside of the gamut too',
    'Blue has the smallest L of the three primaries': 'the L of the primaries and of mid-grey are those that the record says',
    '0.79 instead of 0.60': 'the L of the primaries and of mid-grey are those that the record says',
    'The slope is infinite where a cone receives no light, as at black': 'the cube root is upright at black',
  },
  references: oklabReferences,
  provenance: fromReference,
  related: ['oklab2rgb', 'srgb2oklab', 'oklab2oklch', 'rgb2lab', 'srgb2rgb'],
  confusedWith: [
    {
      name: 'CIELAB',
      en: 'An older space, with L from 0 to 100. Gradients from blue to white turn purple in it; Oklab predicts blue hues better.',
      ja: 'Lが0〜100の、より古い色空間です。青から白へのグラデーションが紫に寄ります。Oklabは青の色相をよりよく予測します。',
    },
    {
      name: { en: 'Encoded colours as input', ja: 'エンコード済みの色を渡すこと' },
      en: 'A common mistake. The L of the encoded grey 0.5 is then 0.79 instead of 0.60, so everything is too light.',
      ja: 'よくある間違いです。エンコードされた灰色0.5のLが0.60ではなく0.79になり、全体が明るすぎる値になります。',
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'oklab()' },
    { where: 'culori', name: "converter('oklab')" },
    {
      where: 'Photoshop',
      name: { en: 'Gradient, method Perceptual', ja: 'グラデーションの方法「知覚的」' },
      note: { en: 'Mixes in Oklab.', ja: 'Oklabで混ぜます。' },
    },
  ],
  synonyms: {
    en: ['oklab', 'perceptual', 'lightness', 'perceived lightness', 'uniform color space', 'rgb to oklab', 'lab', 'gradient'],
    ja: ['Oklab', 'オクラボ', '知覚', '知覚的に均等', '均等色空間', '明るさ', '見た目の明るさ', '色空間', '色変換', 'グラデーション'],
  },
  examples: {
    'same-picture-by-its-lightness': { en: 'The same picture by its lightness alone', ja: '見た目の明るさだけで表す' },
    'mixing-two-colours-evenly': { en: 'Mixing two colours evenly for the eye', ja: '二つの色を見た目に均等に混ぜる' },
  },
}
