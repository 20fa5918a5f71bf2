/** Record of rgb2oklab. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { oklabReferences } from './oklab.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Oklab of a colour in linear light: a lightness, and two axes from green to red and from blue to yellow, in steps that look even.',
    ja: 'リニアな光の色をOklabに変えます。明るさと、緑から赤、青から黄への二つの軸で、どれも見た目に均等な目盛りです。',
  },
  intuition: {
    en: 'The eye has three kinds of cones. The first mixture says how much light each of them receives, the cube root how strongly each answers, since twice the light does not look twice as bright. The second mixture compares the answers as the nerves do: all together, red against green, yellow against blue. Distances in the result are close to differences that people see.',
    ja: '目には三種類の錐体があります。最初の混合で、それぞれが受け取る光の量を求めます。光が2倍になっても2倍の明るさには見えないので、立方根をとって応答の強さにします。次の混合で、神経と同じように、全体の明るさ、赤と緑の差、黄と青の差を取り出します。結果の空間での距離は、人が感じる色の違いに近くなります。',
  },
  parameters: {
    rgb: {
      meaning: {
        en: 'Red, green and blue in linear light: decode pictures with srgb2rgb first. A fourth component is an alpha and passes through.',
        ja: 'リニアな赤、緑、青です。画像の色は、先にsrgb2rgbでデコードしてください。4成分目はアルファで、そのまま通ります。',
      },
      unit: 'light',
      role: 'domain',
      range: [0, 1],
      default: [0.2, 0.5, 0.9],
      outside: {
        en: 'Any light. Colours outside of the gamut, with negative channels, give finite numbers, and oklab2srgb brings them back.',
        ja: 'どんな光でもかまいません。負のチャンネルを持つ色域外の色でも結果は有限で、oklab2srgbで元に戻ります。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'L from 0, black, to 1, white; a from green (negative) to red; b from blue (negative) to yellow. Greys have a = b = 0.',
      ja: 'Lは黒の0から白の1までです。aは緑（負）から赤、bは青（負）から黄の軸で、灰色ではどちらも0です。',
    },
    range: { min: [0, -0.24, -0.32], max: [1, 0.28, 0.2] },
  },
  formula: String.raw`\small \begin{gathered} \mathbf c = \begin{pmatrix} 0.4122 & 0.5363 & 0.0514 \\ 0.2119 & 0.6807 & 0.1074 \\ 0.0883 & 0.2817 & 0.6300 \end{pmatrix} \begin{pmatrix} R \\ G \\ B \end{pmatrix} \\ \begin{pmatrix} L \\ a \\ b \end{pmatrix} = \begin{pmatrix} 0.2105 & 0.7936 & -0.0041 \\ 1.9780 & -2.4286 & 0.4506 \\ 0.0259 & 0.7828 & -0.8087 \end{pmatrix} \sqrt[3]{\mathbf c} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 0, 0] },
    { of: [[0.125, 0.125, 0.125]], is: [0.5, 0, 0], en: 'Greys come out as the cube root of their light.', ja: '灰色のLは、光の量の立方根です。' },
    { of: [[1, 0, 0]], is: [0.6279553639214311, 0.22486306842627443, 0.12584627733058495] },
    { of: [[0, 1, 0]], is: [0.8664396175234368, -0.2338875809365577, 0.1794984451609376] },
    {
      of: [[0, 0, 1]],
      is: [0.45201371817442365, -0.032456975170797764, -0.31152816567757763],
      en: 'The darkest of the three, as the eye has it.',
      ja: '三原色の中で最も暗く見える色です。',
    },
    {
      of: [[-0.1, 0.2, 0.3]],
      is: [0.5077212547231723, -0.14604579446070526, -0.075592754254027],
      en: 'Negative channels are fine.',
      ja: '負のチャンネルがあってもかまいません。',
    },
    { instance: 'rgb2oklab_vec4', of: [[0, 0, 0, 0.25]], is: [0, 0, 0, 0.25], exact: true },
  ],
  accuracy: {
    class: 'power',
    scale: 1,
    oracle: {
      en: 'culori’s conversion from linear RGB in double precision; and that the way back by oklab2srgb gives the colour again.',
      ja: 'culoriによるリニアRGBからの変換を倍精度で計算したものです。oklab2srgbで元の色に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    note: {
      en: 'Smooth but for colours where a cone receives nothing, black above all: there the cube root stands upright.',
      ja: '黒のように錐体が光を受け取らない色を除いて、滑らかです。そこでは立方根の傾きが無限大になります。',
    },
  },
  claims: {},
  references: oklabReferences,
  provenance: fromReference,
  related: ['oklab2srgb', 'srgb2rgb', 'rgb2hsv'],
  confusedWith: [
    {
      name: 'CIELAB',
      difference: {
        en: 'The older space, with L from 0 to 100. Its blues turn purple when they fade; Oklab was made to keep them blue.',
        ja: 'Lが0〜100の、より古い色空間です。青を薄めると紫に寄ります。Oklabは青のままになるように作られています。',
      },
    },
    {
      name: { en: 'Encoded colours as input', ja: 'エンコード済みの色を渡すこと' },
      difference: {
        en: 'The commonest mistake. Mid-grey then comes out as L = 0.79 in place of 0.60: everything is too light and too pale.',
        ja: '最もよくある間違いです。中間の灰色のLが0.60ではなく0.79になり、全体が明るく、色が薄くなります。',
      },
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
