/** Record of compositeDestinationOver. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part, swapped } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('destinationOver', {
  summary: {
    en: 'Lays the source under the destination: it shows only through what is transparent there.',
    ja: 'sourceをdestinationの下に敷きます。destinationが透けているところにだけ見えます。',
  },
  intuition: {
    en: 'It is compositeSourceOver with the layers swapped. Take it to paint from front to back: each new layer goes behind what is already there, scaled by 1 − α, the share that is still free. Once the destination is opaque, nothing behind it matters, so a loop through a cloud or through layers can stop there.',
    ja: 'レイヤーを入れ替えたcompositeSourceOverです。手前から奥へ描くときに使います。新しい層には、まだ覆われていない割合1 − α を掛けて、すでにあるものの後ろに足します。destinationが不透明になれば、それより奥は結果に影響しません。雲の中を進むループや、何枚も重ねるループは、そこで打ち切れます。',
  },
  parameters: layerParameters({
    source: {
      en: 'The layer that goes below. Two floats instead of colours are two alphas.',
      ja: '下に敷く色です。色の代わりにfloatを渡すと、アルファどうしを合成します。',
    },
    destination: { en: 'The layer that is there, and stays on top.', ja: 'すでにある色で、上に残ります。' },
  }),
  formula: String.raw`\operatorname{over}(D, S) = D + (1 - \alpha_D)\,S`,
  edgeCases: [
    edge(part, opaque, opaque, 'An opaque destination hides the source.', '不透明なdestinationはsourceを隠します。'),
    edge(part, none, part, 'Under an empty destination the source remains as it is.', '空のdestinationの下では、sourceがそのまま残ります。'),
    edge(none, part, part, 'A transparent source changes nothing.', '透明なsourceは何も変えません。'),
    edge(blue, halfRed, [0.5, 0, 0.5, 1], 'Red that covers half lets half of the blue through.', '半分だけ覆う赤の下から、青が半分見えます。'),
    edge(
      blue,
      [0.5, 0.25, 0, 0],
      [0.5, 0.25, 1, 1],
      'A destination with alpha 0 is light: the source is added in full.',
      'アルファが0のdestinationは光で、sourceがすべて足されます。',
    ),
    edge(0.5, 0.5, 0.75, 'Two layers that each cover half cover three quarters.', '半分ずつ覆う二枚を重ねると、4分の3を覆います。'),
  ],
  claims: {
    'It is compositeSourceOver with the layers swapped': '$name is $other with its layers swapped',
    'Once the destination is opaque, nothing behind it matters': 'destination over hides its source behind an opaque destination',
  },
  related: ['compositeSourceOver', 'compositeDestinationAtop', 'compositeSourceOut'],
  confusedWith: [
    {
      name: 'compositeSourceOver',
      en: 'Paints from back to front: the new layer goes on top.',
      ja: '奥から手前へ描きます。新しい層が上になります。',
    },
    {
      name: 'compositeSourceOut',
      en: 'The part that the source adds here, without the destination.',
      ja: 'ここでsourceが加える部分だけで、destinationは残りません。',
    },
  ],
  elsewhere: [
    { where: 'SVG', name: 'feComposite operator="over"', note: swapped },
    { where: 'Photoshop', name: { en: 'Behind', ja: '背景' }, note: { en: 'A mode of brushes.', ja: 'ブラシの描画モードです。' } },
    { where: 'Nuke', name: 'Merge (under)' },
  ],
  words: {
    en: ['under', 'behind', 'below', 'front to back', 'background'],
    ja: ['下に敷く', '後ろに描く', '背景', '背面', '手前から奥'],
  },
  examples: {
    'put-a-shadow-behind-a-leaf': { en: 'Put a shadow behind a finished drawing', ja: '描き終えた絵の後ろに影を置く' },
    'dahlia-painted-from-its-middle': { en: 'A dahlia, painted from its middle outwards', ja: '中心から外へ描くダリア' },
  },
})
