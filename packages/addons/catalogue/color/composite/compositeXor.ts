/** Record of compositeXor. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Keeps each layer only where the other is transparent: two opaque shapes leave a hole where they overlap.',
    ja: '二つのレイヤーを、それぞれ相手が透明なところにだけ残します。不透明な図形どうしが重なるところは穴になります。',
  },
  intuition: {
    en: 'Each layer is scaled by 1 − α of the other, the share that the other leaves uncovered. Where both are opaque, nothing remains. Two layers that each cover half keep a quarter each, half in total. Swapping the layers does not change the result, and for alphas of 0 and 1 it is the logical exclusive or.',
    ja: 'どちらのレイヤーにも、相手の1 − α、つまり相手が覆っていない割合を掛けます。両方とも不透明なところには何も残りません。半分ずつ覆う二枚なら、それぞれ4分の1、合わせて半分が残ります。二つを入れ替えても結果は変わらず、アルファが0と1だけなら排他的論理和になります。',
  },
  parameters: layerParameters(),
  returns: {
    en: 'The composite, premultiplied. If no channel of the layers exceeds its alpha, none of the result does.',
    ja: '合成した結果で、乗算済みアルファです。どちらのレイヤーでもチャンネルがアルファを超えていなければ、結果でも超えません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{xor}(S, D) = (1 - \alpha_D)\,S + (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      of: [
        [0.2, 0.4, 0.6, 1],
        [0.9, 0.9, 0.9, 1],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'Where both are opaque, nothing remains.',
      ja: '両方が不透明なら、何も残りません。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A transparent layer changes nothing.',
      ja: '透明なレイヤーは何も変えません。',
    },
    {
      of: [
        [0.1, 0.2, 0.3, 0.4],
        [0, 0, 0, 0],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
    },
    {
      of: [
        [0.5, 0, 0, 0.5],
        [0, 0, 1, 1],
      ],
      is: [0, 0, 0.5, 0.5],
      exact: true,
      en: 'A source of alpha ½ removes half of the opaque destination, and the source itself disappears.',
      ja: 'アルファが ½ のsourceは不透明なdestinationを半分消し、source自身は残りません。',
    },
    {
      overload: 'float',
      of: [0.5, 0.5],
      is: 0.5,
      exact: true,
      en: 'Two layers that each cover half cover half in total.',
      ja: '半分ずつ覆う二枚では、半分を覆います。',
    },
    {
      overload: 'float',
      of: [1, 1],
      is: 0,
      exact: true,
      en: 'As with exclusive or, 1 and 1 give 0.',
      ja: '排他的論理和と同じく、1と1で0になります。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s xor within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのxorとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial in its arguments.', ja: '引数の多項式です。' },
  claims: {
    'two opaque shapes leave a hole where they overlap': 'keeps exactly what it should of full and of empty layers',
    'Two layers that each cover half keep a quarter each, half in total': 'xor is each layer cut out of the other, and both added',
    'Swapping the layers does not change the result': 'takes its layers in either order',
    'for alphas of 0 and 1 it is the logical exclusive or': 'keeps exactly what it should of full and of empty layers',
    'If no channel of the layers exceeds its alpha, none of the result does': 'makes no colour brighter than its alpha',
    'A polynomial in its arguments': '$name is linear in each of its layers',
  },
  references: [porterDuffOn('the operator xor'), w3cOn('9.1, XOR', 'porterduffcompositingoperators_xor')],
  provenance: fromReference,
  related: ['compositeDestinationOut', 'compositeSourceOver'],
  confusedWith: [
    {
      name: { en: 'difference', ja: '差の絶対値' },
      en: 'A blend mode that subtracts colours and does not remove coverage. Xor removes coverage and does not subtract colours.',
      ja: '色を引き算するブレンドモードで、覆う範囲は減りません。xorは色を引かず、覆う範囲を減らします。',
    },
    {
      name: { en: 'exclusive or of bits', ja: 'ビットの排他的論理和' },
      en: 'Works on the bits of integers, not on alphas.',
      ja: 'アルファではなく、整数のビットに対する演算です。',
    },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'xor'" },
    { where: 'SVG', name: 'feComposite operator="xor"' },
    { where: 'CSS', name: 'mask-composite: exclude' },
    { where: 'WebGL', name: 'blendFunc(ONE_MINUS_DST_ALPHA, ONE_MINUS_SRC_ALPHA)' },
    { where: 'WebGPU', name: "{ srcFactor: 'one-minus-dst-alpha', dstFactor: 'one-minus-src-alpha' }" },
    { where: 'Nuke', name: 'Merge (xor)' },
  ],
  synonyms: {
    en: ['xor', 'exclusive or', 'exclude', 'even-odd', 'hole', 'Porter-Duff', 'alpha compositing', 'premultiplied', 'symmetric difference'],
    ja: ['排他的論理和', 'はいたてきろんりわ', 'エックスオア', '中マド', '除外', '穴', '対称差', '合成', 'アルファ合成', 'ポーター・ダフ', '乗算済みアルファ'],
  },
  examples: {
    'two-discs-and-the-hole-between': { en: 'Two discs and the hole between them', ja: '二つの円と、そのあいだの穴' },
    'rings-that-cut-holes-into-one': { en: 'Rings that cut holes into one another', ja: '重なるたびに抜ける輪の模様' },
  },
}
