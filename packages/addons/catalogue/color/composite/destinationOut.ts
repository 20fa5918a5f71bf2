/** Record of destinationOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Cuts the source out of the destination: where the source is opaque nothing is left, and its colour does not matter.',
    ja: 'destinationからsourceの形を切り抜きます。sourceが不透明なところには何も残らず、sourceの色は結果に影響しません。',
  },
  intuition: {
    en: 'This is an eraser, or a hole punch. The destination, colour and alpha alike, keeps the share that the source leaves free. Since the destination is premultiplied, one multiplication is all there is to it, and soft edges of the source make soft edges of the hole, without fringes.',
    ja: '消しゴムや穴あけパンチにあたる演算です。destinationは、色にもアルファにも、sourceが空けた割合だけが残ります。乗算済みアルファなので掛け算一つで済み、sourceの縁がぼけていれば穴の縁も同じようにぼけ、余計な縁取りは出ません。',
  },
  parameters: layerParameters({
    en: 'The shape that is cut out; only its alpha is used. Two floats instead of colours are two alphas.',
    ja: '切り抜く形です。アルファだけを使います。色の代わりにfloatを渡すと、アルファどうしを合成します。',
  }),
  returns: {
    meaning: { en: 'What is left of the destination, premultiplied.', ja: 'destinationの残った部分です。乗算済みアルファです。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{out}(D, S) = (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      of: [
        [0.2, 0.4, 0.6, 1],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'Erased, colour and all.',
      ja: '色も含めて消えます。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A clear source cuts nothing.',
      ja: '透明なら何も切り抜きません。',
    },
    {
      of: [
        [0, 0, 0, 0.5],
        [0.5, 0.25, 1, 1],
      ],
      is: [0.25, 0.125, 0.5, 0.5],
      exact: true,
      en: 'Half erased: colour and alpha are halved together.',
      ja: '半分だけ消すと、色もアルファも一緒に半分になります。',
    },
    {
      of: [
        [0.5, 0.25, 0, 0.5],
        [0.5, 0.25, 1, 1],
      ],
      is: [0.25, 0.125, 0.5, 0.5],
      exact: true,
      en: 'The same: the colour of an eraser does not matter.',
      ja: '同じ結果です。消しゴムの色は関係ありません。',
    },
    {
      of: [
        [0.5, 0.5, 0.5, 0.5],
        [0, 0, 0, 0],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'Nothing can be cut out of nothing.',
      ja: '何もないところからは切り抜けません。',
    },
    {
      instance: 'compositeDestinationOut_float',
      of: [0.25, 0.5],
      is: 0.375,
      exact: true,
      en: 'Source first: a quarter is cut out of a half.',
      ja: 'sourceが先です。半分から、その4分の1を切り抜きます。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s destination-out within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのdestination-outとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  claims: {},
  references: [porterDuffOn('the operator out'), w3cOn('9.1, Destination Out', 'porterduffcompositingoperators_dstout')],
  provenance: fromReference,
  related: ['compositeSourceOver', 'compositeXor', 'drawFill'],
  confusedWith: [
    {
      name: 'sourceOut',
      difference: {
        en: 'The other way round: keeps the source where the destination is not.',
        ja: '逆の演算です。destinationがないところにsourceを残します。',
      },
    },
    {
      name: 'destinationIn',
      difference: {
        en: 'Keeps the destination where the source is: a mask instead of an eraser.',
        ja: 'sourceがあるところにdestinationを残します。消しゴムではなくマスクです。',
      },
    },
    { name: 'compositeXor', difference: { en: 'Also keeps the source where there was nothing.', ja: '何もなかったところにはsourceも残します。' } },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'destination-out'" },
    { where: 'CSS', name: 'mask-composite: subtract', note: { en: 'With the layers of the mask in the other order.', ja: 'マスクの層の順番は逆です。' } },
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
