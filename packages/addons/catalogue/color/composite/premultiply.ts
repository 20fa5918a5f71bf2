/** Record of premultiply. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Multiplies a colour by its alpha, as compositing, filtering and interpolation need it.',
    ja: '色に自分のアルファを掛けます。合成や補間、ぼかしに必要な形です。',
  },
  intuition: {
    en: 'A straight colour stores a colour and, separately, how much of it there is. A premultiplied one stores amounts of light, which can be added and averaged. If the transparent texels of a sprite are black, filtering straight colours mixes that invisible black into the edges: a dark fringe. Premultiplied, a transparent texel is 0 in every channel, whatever its colour was.',
    ja: 'アルファを掛けていない色は、色と、それがどれだけあるかを別々に持っています。乗算済みの色が持つのは光の量なので、足したり平均したりできます。透明なテクセルが黒で埋まったスプライトを補間すると、掛けていない色では見えないはずの黒まで縁に混ざり、黒ずみます。乗算済みなら、透明なテクセルはもとの色が何であっても全チャンネルが0です。',
  },
  parameters: {
    color: {
      meaning: {
        en: 'A straight colour: red, green and blue, not multiplied by alpha, and alpha.',
        ja: 'アルファを掛けていない色です。赤、緑、青と、アルファです。',
      },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [1, 0.4, 0.2, 0.6],
      outside: { en: 'Nothing is clamped.', ja: 'クランプはしません。' },
    },
  },
  returns: {
    en: 'The colour multiplied by its alpha, and the unchanged alpha.',
    ja: 'アルファを掛けた色と、変わらないアルファです。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{premultiply}(C, \alpha) = (\alpha\,C,\ \alpha)`,
  edgeCases: [
    { of: [[0.2, 0.4, 0.6, 1]], is: [0.2, 0.4, 0.6, 1], exact: true, en: 'Opaque colours do not change.', ja: '不透明な色はそのままです。' },
    {
      of: [[0.2, 0.4, 0.6, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'The colour of a transparent pixel is lost.',
      ja: '透明なピクセルの色は失われます。',
    },
    { of: [[1, 0.5, 0.25, 0.5]], is: [0.5, 0.25, 0.125, 0.5], exact: true, en: 'Alpha itself is not multiplied.', ja: 'アルファ自身には掛けません。' },
    {
      of: [[0.5, 0.25, 0.125, 0.5]],
      is: [0.25, 0.125, 0.0625, 0.5],
      exact: true,
      en: 'A colour that is already premultiplied becomes too dark.',
      ja: 'すでに掛けてある色に使うと、暗くなりすぎます。',
    },
    {
      of: [[4, 2, 0, 0.25]],
      is: [1, 0.5, 0, 0.25],
      exact: true,
      en: 'Colours above 1 are not clamped.',
      ja: '1を超える色もクランプしません。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The products in double precision; Canvas 2D, which premultiplies what it paints, over black, within 2/255.',
      ja: '倍精度の積です。描いた色にアルファを掛けるCanvas 2Dの、黒の上での結果とも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial in its argument.', ja: '引数の多項式です。' },
  claims: {
    'a transparent texel is 0 in every channel': 'give nothing where there is no alpha',
    'the unchanged alpha': 'leave alpha as it is, bit for bit',
    'Opaque colours do not change': 'premultiplied colours are multiplied by their coverage',
    'Colours above 1 are not clamped': 'premultiplied colours are multiplied by their coverage',
  },
  references: [porterDuffOn('the alpha channel'), w3cOn('5.1, simple alpha compositing', 'simplealphacompositing')],
  provenance: fromReference,
  related: ['unpremultiply', 'compositeSourceOver', 'compositeLighter'],
  confusedWith: [
    {
      name: 'blendMultiply',
      en: 'Multiplies two colours. premultiply multiplies one colour by its own alpha.',
      ja: '二つの色を掛けます。premultiplyは一つの色に自分のアルファを掛けます。',
    },
    {
      name: { en: 'colour × opacity', ja: '色 × 不透明度' },
      en: 'To fade a layer that is already premultiplied, multiply all four channels by the opacity.',
      ja: 'すでに掛けてあるレイヤーを薄くするには、4チャンネルすべてに不透明度を掛けます。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Alpha Convert: To Premultiplied' },
    { where: 'Nuke', name: 'Premult' },
    {
      where: 'WebGL',
      name: 'UNPACK_PREMULTIPLY_ALPHA_WEBGL',
      note: { en: 'The same for a whole image, during upload.', ja: '画像をアップロードするときに、全体に対して行います。' },
    },
    {
      where: 'WebGPU',
      name: 'premultipliedAlpha: true',
      note: { en: 'An option of copyExternalImageToTexture.', ja: 'copyExternalImageToTextureの指定です。' },
    },
    {
      where: 'After Effects',
      name: { en: 'Premultiplied alpha', ja: '合成チャンネル' },
      note: { en: 'A setting of Interpret Footage.', ja: 'フッテージの変換の設定です。' },
    },
  ],
  synonyms: {
    en: ['premultiply', 'premult', 'premultiplied alpha', 'associated alpha', 'straight to premultiplied', 'dark fringe', 'halo', 'alpha'],
    ja: [
      '乗算済みアルファ',
      'プリマルチプライ',
      'プリマルチプライドアルファ',
      'アルファを掛ける',
      '黒い縁',
      '黒ずみ',
      'フリンジ',
      'ストレートアルファ',
      'アルファ',
    ],
  },
  examples: {
    'lay-a-half-clear-colour-over': { en: 'Lay a half-clear colour over paper', ja: '半透明の色を紙に重ねる' },
    'bubbles-thin-in-the-middle': { en: 'Bubbles, thin in the middle and full at the rim', ja: '中央は薄く、縁は濃いシャボン玉' },
  },
}
