/** Record of compositeXor. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Keeps each layer only where the other is not: two opaque shapes leave a hole where they overlap.',
    ja: '二つのレイヤーを、それぞれ相手がないところにだけ残します。不透明な図形どうしが重なるところは穴になります。',
  },
  intuition: {
    en: 'Each layer keeps the share that the other leaves free. Where only one is opaque, it stays whole; where both are, neither has room and nothing is left. Half-clear layers give way by half: two halves leave a quarter each, so half in all. The operator is symmetrical, and it is the exclusive or of logic once alphas are 0 and 1.',
    ja: 'どちらのレイヤーにも、相手が空けた割合だけが残ります。片方だけが不透明なところではそのまま残り、両方とも不透明なところではどちらにも場所がなく、何も残りません。半透明なら半分ずつ譲り合い、½どうしならそれぞれ4分の1、合わせて半分になります。二つを入れ替えても結果は同じで、アルファが0と1だけなら論理演算の排他的論理和になります。',
  },
  parameters: layerParameters(),
  returns: {
    meaning: {
      en: 'Both together, premultiplied, with a hole where both were opaque.',
      ja: '合成した結果です。乗算済みアルファで、両方が不透明だったところは穴になります。',
    },
    range: { min: 0, max: 2 },
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
      en: 'Where both are opaque nothing is left.',
      ja: '両方が不透明なら、何も残りません。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A clear layer changes nothing.',
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
      en: 'A half-clear source takes half of the destination away, and none of it remains.',
      ja: '半透明のsourceはdestinationを半分消し、自分は残りません。',
    },
    {
      instance: 'compositeXor_float',
      of: [0.5, 0.5],
      is: 0.5,
      exact: true,
      en: 'Two half-covering layers cover half.',
      ja: '半分ずつ覆う二枚では、半分を覆います。',
    },
    {
      instance: 'compositeXor_float',
      of: [1, 1],
      is: 0,
      exact: true,
      en: 'The exclusive or: 1 and 1 give 0.',
      ja: '排他的論理和と同じく、1と1で0になります。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s xor within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのxorとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  claims: {},
  references: [porterDuffOn('the operator xor'), w3cOn('9.1, XOR', 'porterduffcompositingoperators_xor')],
  provenance: fromReference,
  related: ['compositeDestinationOut', 'compositeSourceOver'],
  confusedWith: [
    {
      name: { en: 'difference', ja: '差の絶対値' },
      difference: {
        en: 'A blend mode that subtracts colours and keeps coverage. Xor subtracts no colours; it removes coverage.',
        ja: '色を引き算するブレンドモードで、覆っている範囲は変わりません。xorは色を引かず、覆っている範囲を減らします。',
      },
    },
    {
      name: { en: 'exclusive or of bits', ja: 'ビットの排他的論理和' },
      difference: { en: 'Works on the bits of integers, not on alphas.', ja: 'アルファではなく、整数のビットに対する演算です。' },
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
