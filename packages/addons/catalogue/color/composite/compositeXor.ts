/** Record of compositeXor. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part } from './family.ts'

export const record: WrittenRecord = operator('xor', {
  summary: {
    en: 'Keeps each layer only where the other is transparent: two opaque shapes leave a hole where they overlap.',
    ja: '二つのレイヤーを、それぞれ相手が透明なところにだけ残します。不透明な図形どうしが重なるところは穴になります。',
  },
  intuition: {
    en: 'Each layer is scaled by 1 − α of the other, the share that the other leaves uncovered. Where both are opaque, nothing remains. Two layers that each cover half keep a quarter each, half in total. Swapping the layers does not change the result, and for alphas of 0 and 1 it is the logical exclusive or.',
    ja: 'どちらのレイヤーにも、相手の1 − α、つまり相手が覆っていない割合を掛けます。両方とも不透明なところには何も残りません。半分ずつ覆う二枚なら、それぞれ4分の1、合わせて半分が残ります。二つを入れ替えても結果は変わらず、アルファが0と1だけなら排他的論理和になります。',
  },
  formula: String.raw`\operatorname{xor}(S, D) = (1 - \alpha_D)\,S + (1 - \alpha_S)\,D`,
  edgeCases: [
    edge(opaque, [0.9, 0.9, 0.9, 1], none, 'Where both are opaque, nothing remains.', '両方が不透明なら、何も残りません。'),
    edge(none, part, part, 'A transparent layer changes nothing.', '透明なレイヤーは何も変えません。'),
    edge(part, none, part),
    edge(
      halfRed,
      blue,
      [0, 0, 0.5, 0.5],
      'A source of alpha ½ removes half of the opaque destination, and the source itself disappears.',
      'アルファが ½ のsourceは不透明なdestinationを半分消し、source自身は残りません。',
    ),
    edge(0.5, 0.5, 0.5, 'Two layers that each cover half cover half in total.', '半分ずつ覆う二枚では、半分を覆います。'),
    edge(1, 1, 0, 'As with exclusive or, 1 and 1 give 0.', '排他的論理和と同じく、1と1で0になります。'),
  ],
  claims: {
    'two opaque shapes leave a hole where they overlap': 'keeps exactly what it should of full and of empty layers',
    'Two layers that each cover half keep a quarter each, half in total': 'xor is each layer cut out of the other, and both added',
    'Swapping the layers does not change the result': 'takes its layers in either order',
    'for alphas of 0 and 1 it is the logical exclusive or': 'keeps exactly what it should of full and of empty layers',
  },
  related: ['compositeSourceOut', 'compositeDestinationOut', 'compositeSourceOver'],
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
    { where: 'SVG', name: 'feComposite operator="xor"' },
    { where: 'CSS', name: 'mask-composite: exclude' },
    { where: 'Nuke', name: 'Merge (xor)' },
  ],
  words: {
    en: ['xor', 'exclusive or', 'exclude', 'even-odd', 'hole', 'symmetric difference'],
    ja: ['排他的論理和', 'はいたてきろんりわ', 'エックスオア', '中マド', '除外', '穴', '対称差'],
  },
  examples: {
    'two-discs-and-the-hole-between': { en: 'Two discs and the hole between them', ja: '二つの円と、そのあいだの穴' },
    'rings-that-cut-holes-into-one': { en: 'Rings that cut holes into one another', ja: '重なるたびに抜ける輪の模様' },
  },
})
