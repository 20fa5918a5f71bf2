/** Record of multiply. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  shown: 'blendMultiply_vec3',
  summary: {
    en: 'Multiplies the two colours channel by channel: what is on top acts as a filter or an ink, and only ever darkens.',
    ja: '二つの色をチャンネルごとに掛けます。重ねた色がフィルターやインクのように働き、明るくなることはありません。',
  },
  intuition: {
    en: 'Put two slides into one projector: the second takes its share of what the first lets through. White takes nothing and is invisible, black takes everything. Inks on paper do the same, which is why shadows, pencil lines and halftones are laid over a picture in this way. The order does not matter.',
    ja: '二枚のスライドを一つの映写機に重ねて入れるところを思い浮かべてください。一枚目を通った光のうち、二枚目がその割合だけを通します。白はすべて通すので見えず、黒はすべて遮ります。紙に重ねたインクも同じで、影や線画、網点を絵に重ねるときに使われます。順番を入れ替えても結果は変わりません。',
  },
  parameters: layerParameters({
    base: { en: 'The product goes on: above 1 it brightens.', ja: 'そのまま掛けます。1より大きい値では明るくなります。' },
    blend: { en: 'The product goes on: above 1 it brightens.', ja: 'そのまま掛けます。1より大きい値では明るくなります。' },
  }),
  returns: blendedColour,
  formula: String.raw`B(b, s) = b\,s`,
  edgeCases: [
    { of: [0.3, 1], is: 0.3, exact: true, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.3, 0], is: 0, exact: true, en: 'Black on top is black.', ja: '黒を重ねると黒になります。' },
    {
      of: [0.5, 0.5],
      is: 0.25,
      exact: true,
      en: 'Mid-grey halves, so two of them leave a quarter.',
      ja: '中間グレーは半分にするので、二枚で4分の1になります。',
    },
    {
      instance: 'blendMultiply_vec3',
      of: [
        [1, 1, 0],
        [0, 1, 1],
      ],
      is: [0, 1, 0],
      exact: true,
      en: 'Yellow ink over cyan ink is green.',
      ja: 'シアンのインクに黄を重ねると緑になります。',
    },
    {
      instance: 'blendMultiply_vec4',
      of: [
        [0.5, 1, 0.5, 0.25],
        [0.5, 0.5, 1, 1],
      ],
      is: [0.25, 0.5, 0.5, 0.25],
      exact: true,
      en: 'The alpha of the base stays.',
      ja: '下の色のアルファが残ります。',
    },
    { instance: 'blendMultiply_opacity', of: [0.5, 0, 0.5], is: 0.25, en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'The text of the W3C specification in double precision; Canvas 2D’s multiply within 2/255; culori’s blend.',
      ja: 'W3C仕様の式を倍精度で計算したものです。Canvas 2Dのmultiply（誤差2/255以内）とculoriのblendとも照合しています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A product of its arguments.', ja: '引数の積です。' } },
  claims: {},
  references: [w3cOn('10.1, multiply', 'blendingmultiply')],
  provenance: fromReference,
  related: ['blendOverlay', 'blendColorDodge', 'blendLuminosity'],
  confusedWith: [
    {
      name: { en: 'darken', ja: '比較（暗）' },
      difference: {
        en: 'Takes the darker of the two, channel by channel. Multiply is darker than both.',
        ja: 'チャンネルごとに暗い方を選びます。乗算はどちらよりも暗くなります。',
      },
    },
    {
      name: 'premultiply',
      difference: {
        en: 'Multiplies a colour by its own alpha. Multiply is of two colours.',
        ja: '色に自分自身のアルファを掛けます。乗算は二つの色どうしを掛けます。',
      },
    },
    {
      name: { en: 'light on a surface', ja: '面を照らす光' },
      difference: {
        en: 'The same product, but of linear colours: decode before, encode after.',
        ja: '同じ積ですが、線形の色で計算します。先にデコードし、後でエンコードしてください。',
      },
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: multiply' },
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'multiply'" },
    { where: 'SVG', name: 'feBlend mode="multiply"' },
    { where: 'WebGL', name: 'blendFunc(DST_COLOR, ZERO)' },
    { where: 'Photoshop', name: { en: 'Multiply', ja: '乗算' } },
    { where: 'Blender', name: 'Mix Color: Multiply' },
    { where: 'Unity Shader Graph', name: 'Blend: Multiply' },
  ],
  synonyms: {
    en: ['multiply', 'blend mode', 'layer mode', 'mix-blend-mode', 'ink', 'shadow', 'darken', 'filter', 'photoshop'],
    ja: ['乗算', 'じょうざん', 'マルチプライ', '掛け算', 'かけ算', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード', '影', 'インク'],
  },
  examples: {
    'lay-the-shadow-of-leaves-over': { en: 'Lay the shadow of leaves over a wall', ja: '壁に木の葉の影を落とす' },
    'print-in-three-inks': { en: 'A print in three inks', ja: '三色のインクで刷る' },
  },
}
