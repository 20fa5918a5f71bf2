/** Record of premultiply. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Multiplies a colour by its alpha: the form that compositing, filtering and mixing need.',
    ja: '色に自分のアルファを掛けます。合成や補間、ぼかしに必要な形です。',
  },
  intuition: {
    en: 'A straight colour says “orange, and by the way a tenth of it”; a premultiplied one says how much orange light there is. Only amounts can be averaged. Smooth the edge of a sprite whose clear texels are black, and straight colours count that invisible black in full: a dark fringe. Premultiplied, a clear texel weighs nothing, whatever its colour was.',
    ja: 'アルファを掛けていない色は「オレンジ色、ただし1割だけ」という書き方です。掛けた色は、オレンジの光がどれだけあるかという量を表します。平均できるのは量だけです。透明なテクセルが黒で埋まったスプライトの縁を補間すると、掛けていない色では見えないはずの黒まで平均に入り、縁が黒ずみます。掛けてあれば、透明なテクセルはもとの色が何であっても影響しません。',
  },
  parameters: {
    color: {
      meaning: { en: 'A straight colour: red, green and blue as they are, and alpha.', ja: 'アルファを掛けていない色です。赤、緑、青と、アルファです。' },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [1, 0.4, 0.2, 0.6],
      outside: { en: 'Nothing is clamped.', ja: 'クランプはしません。' },
    },
  },
  returns: {
    meaning: { en: 'The colour times its alpha, and the alpha as it was.', ja: 'アルファを掛けた色と、もとのままのアルファです。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{premultiply}(C, \alpha) = (\alpha\,C,\ \alpha)`,
  edgeCases: [
    { of: [[0.2, 0.4, 0.6, 1]], is: [0.2, 0.4, 0.6, 1], exact: true, en: 'Opaque colours stay as they are.', ja: '不透明な色はそのままです。' },
    {
      of: [[0.2, 0.4, 0.6, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'The colour of a clear pixel is forgotten, and cannot be had back.',
      ja: '透明なピクセルの色は失われ、もとに戻せません。',
    },
    { of: [[1, 0.5, 0.25, 0.5]], is: [0.5, 0.25, 0.125, 0.5], exact: true, en: 'Alpha itself is not multiplied.', ja: 'アルファ自身には掛けません。' },
    {
      of: [[0.5, 0.25, 0.125, 0.5]],
      is: [0.25, 0.125, 0.0625, 0.5],
      exact: true,
      en: 'A colour that was premultiplied already gets too dark.',
      ja: 'すでに掛けてある色に使うと、暗くなりすぎます。',
    },
    {
      of: [[4, 2, 0, 0.25]],
      is: [1, 0.5, 0, 0.25],
      exact: true,
      en: 'Colours above 1 keep their brightness: nothing is clamped.',
      ja: '1を超える色も、明るさが保たれます。クランプはしません。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'The products in double precision; Canvas 2D, which premultiplies what it paints, over black, within 2/255.',
      ja: '倍精度の積です。描いた色にアルファを掛けるCanvas 2Dの、黒の上での結果とも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its argument.', ja: '引数の多項式です。' } },
  claims: {},
  references: [porterDuffOn('the alpha channel'), w3cOn('5.1, simple alpha compositing', 'simplealphacompositing')],
  provenance: fromReference,
  related: ['unpremultiply', 'compositeSourceOver', 'compositeLighter'],
  confusedWith: [
    {
      name: 'blendMultiply',
      difference: {
        en: 'Multiplies two colours. Premultiply multiplies one by its own alpha.',
        ja: '二つの色を掛けます。premultiplyは一つの色に自分のアルファを掛けます。',
      },
    },
    {
      name: { en: 'colour × opacity', ja: '色 × 不透明度' },
      difference: {
        en: 'To fade a layer that is premultiplied already, multiply all four channels by the opacity.',
        ja: 'すでに掛けてあるレイヤーを薄くするには、4チャンネルすべてに不透明度を掛けます。',
      },
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Alpha Convert: To Premultiplied' },
    { where: 'Nuke', name: 'Premult' },
    {
      where: 'WebGL',
      name: 'UNPACK_PREMULTIPLY_ALPHA_WEBGL',
      note: { en: 'The same for a whole picture, as it is uploaded.', ja: '画像をアップロードするときに、全体に対して行います。' },
    },
    { where: 'WebGPU', name: 'premultipliedAlpha: true', note: { en: 'Of copyExternalImageToTexture.', ja: 'copyExternalImageToTextureの指定です。' } },
    {
      where: 'After Effects',
      name: { en: 'Premultiplied alpha', ja: '合成チャンネル' },
      note: { en: 'How footage is interpreted.', ja: 'フッテージの変換の設定です。' },
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
