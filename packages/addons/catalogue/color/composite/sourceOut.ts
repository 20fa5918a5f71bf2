/** Record of compositeSourceOut. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('sourceOut', {
  summary: {
    en: 'Keeps the source outside of the destination, and nothing of the destination itself.',
    ja: 'sourceのうち、destinationの外側にある部分だけを残します。destination自身は残りません。',
  },
  intuition: {
    en: 'The destination is a stencil that keeps the paint off: the source is scaled by 1 − α of it, and its colour is not used. Porter and Duff say that the source is held out by the destination. What is missing here is what compositeSourceIn keeps: the two results add up to the source.',
    ja: 'destinationは絵の具を防ぐ型紙です。destinationのアルファを α として、sourceに1 − α を掛けます。destinationの色は使いません。PorterとDuffは、sourceがdestinationにheld outされる（遮られる）と表現しています。ここで欠けている部分は、compositeSourceInで残る部分です。二つの結果を足すとsourceになります。',
  },
  parameters: layerParameters({ destination: { en: 'The stencil. Only its alpha is used.', ja: '型紙です。アルファだけを使います。' } }),
  returns: { en: 'The rest of the source, premultiplied.', ja: 'sourceの残った部分です。乗算済みアルファです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{out}(S, D) = (1 - \alpha_D)\,S`,
  edgeCases: [
    edge(part, opaque, none, 'Inside of an opaque destination nothing remains.', '不透明なdestinationの中には何も残りません。'),
    edge(part, none, part, 'Outside of the destination the source is unchanged.', 'destinationの外では、sourceは変わりません。'),
    edge(
      blue,
      halfRed,
      [0, 0, 0.5, 0.5],
      'An alpha of ½ keeps half of the source. The red is not used.',
      'アルファが ½ なら、sourceが半分残ります。赤は使いません。',
    ),
    edge(
      blue,
      [0.5, 0.25, 0, 0],
      blue,
      'A destination with colour but without alpha keeps nothing off.',
      '色があってもアルファのないdestinationは、何も防ぎません。',
    ),
    edge(0.5, 0.25, 0.375, 'The destination comes second: ½ is scaled by 1 − ¼.', 'destinationは後の引数です。½ に1 − ¼ を掛けます。'),
  ],
  claims: {
    'its colour is not used': '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'the two results add up to the source': 'what in keeps and what out keeps add up to the layer',
  },
  related: ['compositeSourceIn', 'compositeDestinationOut', 'compositeDestinationOver', 'compositeXor'],
  confusedWith: [
    {
      name: 'compositeDestinationOut',
      en: 'The opposite: keeps the destination outside of the source, as an eraser does.',
      ja: '逆の演算です。消しゴムのように、sourceの外側にあるdestinationを残します。',
    },
    { name: 'compositeDestinationOver', en: 'Also keeps the destination, on top.', ja: '上に、destinationも残します。' },
  ],
  elsewhere: [
    { where: 'SVG', name: 'feComposite operator="out"' },
    { where: 'CSS', name: 'mask-composite: subtract' },
    { where: 'After Effects', name: { en: 'Alpha inverted matte', ja: 'アルファ反転マット' } },
    { where: 'Nuke', name: 'Merge (out)' },
  ],
  words: {
    en: ['held out by', 'stencil', 'knock out', 'outside', 'inverse mask', 'subtract'],
    ja: ['型紙', 'ステンシル', '外側', '反転マスク', 'くり抜く'],
  },
  examples: {
    'corona-round-a-dark-moon': { en: 'A corona round the dark moon', ja: '月に隠れた太陽のコロナ' },
    'hand-sprayed-on-a-cave-wall': { en: 'A hand, sprayed on the wall of a cave', ja: '洞窟の壁に吹き付けた手形' },
  },
})
