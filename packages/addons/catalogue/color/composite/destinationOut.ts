/** Record of destinationOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Cuts the shape of the source out of the destination. Only the alpha of the source is used.',
    ja: 'destinationからsourceの形を切り抜きます。sourceはアルファだけを使います。',
  },
  intuition: {
    en: 'It works like an eraser. All four channels of the destination are scaled by 1 − α of the source. Because the destination is premultiplied, its straight colour stays the same, so soft edges of the source give the hole soft edges without fringes.',
    ja: '消しゴムのように働きます。destinationの4チャンネルすべてに、sourceの1 − α を掛けます。destinationは乗算済みアルファなので、アルファを掛ける前の色は変わりません。そのため、sourceの縁がぼけていれば穴の縁も同じようにぼけ、余計な縁取りは出ません。',
  },
  parameters: layerParameters({
    en: 'The shape to cut out. Only its alpha is used. Two floats instead of colours are two alphas.',
    ja: '切り抜く形です。アルファだけを使います。色の代わりにfloatを渡すと、アルファどうしを合成します。',
  }),
  returns: { en: 'The rest of the destination, premultiplied.', ja: 'destinationの残った部分です。乗算済みアルファです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{out}(D, S) = (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      of: [
        [0.2, 0.4, 0.6, 1],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'An opaque source erases colour and alpha.',
      ja: '不透明なsourceは、色もアルファも消します。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A transparent source changes nothing.',
      ja: '透明なsourceは何も変えません。',
    },
    {
      of: [
        [0, 0, 0, 0.5],
        [0.5, 0.25, 1, 1],
      ],
      is: [0.25, 0.125, 0.5, 0.5],
      exact: true,
      en: 'An alpha of ½ halves colour and alpha.',
      ja: 'アルファが ½ なら、色もアルファも半分になります。',
    },
    {
      of: [
        [0.5, 0.25, 0, 0.5],
        [0.5, 0.25, 1, 1],
      ],
      is: [0.25, 0.125, 0.5, 0.5],
      exact: true,
      en: 'The same result: the colour of the source is not used.',
      ja: '同じ結果です。sourceの色は使いません。',
    },
    {
      of: [
        [0.5, 0.5, 0.5, 0.5],
        [0, 0, 0, 0],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'A transparent destination stays transparent.',
      ja: '透明なdestinationは透明のままです。',
    },
    {
      overload: 'float',
      of: [0.25, 0.5],
      is: 0.375,
      exact: true,
      en: 'The source comes first: ½ is scaled by 1 − ¼.',
      ja: 'sourceが先です。½ に1 − ¼ を掛けます。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s destination-out within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのdestination-outとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial in its arguments.', ja: '引数の多項式です。' },
  claims: {
    'Only the alpha of the source is used': 'destination out uses only the alpha of its source, and keeps the straight colour of its destination',
    'its straight colour stays the same': 'destination out uses only the alpha of its source, and keeps the straight colour of its destination',
    'A transparent source changes nothing': 'a source of alpha 0 is added by source over, and cuts nothing out',
    'A polynomial in its arguments': '$name is linear in each of its layers',
  },
  references: [porterDuffOn('the operator out'), w3cOn('9.1, Destination Out', 'porterduffcompositingoperators_dstout')],
  provenance: fromReference,
  related: ['compositeSourceOver', 'compositeXor', 'drawFill'],
  confusedWith: [
    {
      name: 'sourceOut',
      en: 'The opposite: keeps the source where the destination is transparent.',
      ja: '逆の演算です。destinationが透明なところにsourceを残します。',
    },
    {
      name: 'destinationIn',
      en: 'Keeps the destination where the source is opaque: a mask instead of an eraser.',
      ja: 'sourceが不透明なところにdestinationを残します。消しゴムではなくマスクです。',
    },
    { name: 'compositeXor', en: 'Also keeps the source where the destination is transparent.', ja: 'destinationが透明なところにはsourceも残します。' },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'destination-out'" },
    { where: 'CSS', name: 'mask-composite: subtract', note: { en: 'With the mask layers in the opposite order.', ja: 'マスクの層の順番は逆です。' } },
    { where: 'WebGL', name: 'blendFunc(ZERO, ONE_MINUS_SRC_ALPHA)' },
    { where: 'WebGPU', name: "{ srcFactor: 'zero', dstFactor: 'one-minus-src-alpha' }" },
    { where: 'Nuke', name: 'Merge (stencil)' },
    { where: 'Photoshop', name: { en: 'Eraser', ja: '消しゴムツール' } },
  ],
  synonyms: {
    en: ['destination out', 'dst-out', 'eraser', 'erase', 'cut out', 'knock out', 'stencil', 'subtract', 'hole', 'Porter-Duff', 'premultiplied'],
    ja: ['切り抜き', 'きりぬき', '切り抜く', '消しゴム', '消す', 'くり抜く', '穴', '型抜き', 'ステンシル', '合成', 'アルファ合成', 'ポーター・ダフ'],
  },
  examples: {
    'cut-a-crescent-out': { en: 'Cut a crescent out of a disc', ja: '円を切り抜いて三日月にする' },
    'lantern-of-cut-paper': { en: 'A lantern of cut paper', ja: '切り絵の灯籠' },
  },
}
