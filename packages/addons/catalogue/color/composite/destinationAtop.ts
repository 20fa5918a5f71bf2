/** Record of compositeDestinationAtop. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part, swapped } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('destinationAtop', {
  summary: {
    en: 'Crops the destination to the shape of the source and lays the source under it: the alpha is that of the source.',
    ja: 'destinationをsourceの形に切り取り、その下にsourceを敷きます。アルファはsourceのものになります。',
  },
  intuition: {
    en: 'It is compositeSourceAtop with the layers swapped. The picture that is already there is scaled by the alpha of the source, so it ends where the source ends. Where the picture is transparent, the source shows: a card under a photograph that is cut to the same outline.',
    ja: 'レイヤーを入れ替えたcompositeSourceAtopです。すでにある絵にsourceのアルファを掛けるので、絵はsourceの輪郭で切れます。絵が透明なところにはsourceが見えます。台紙と、同じ形に切り抜いた写真のようなものです。',
  },
  parameters: layerParameters({
    source: {
      en: 'The layer below, which gives the shape. Two floats instead of colours are two alphas.',
      ja: '下に敷く色で、形を決めます。色の代わりにfloatを渡すと、アルファどうしを合成します。',
    },
    destination: { en: 'The layer that is there, and stays on top.', ja: 'すでにある色で、上に残ります。' },
  }),
  formula: String.raw`\operatorname{atop}(D, S) = \alpha_S\,D + (1 - \alpha_D)\,S`,
  edgeCases: [
    edge(blue, opaque, opaque, 'Inside of an opaque source an opaque destination hides it.', '不透明なsourceの中では、不透明なdestinationがそれを隠します。'),
    edge(none, opaque, none, 'Outside of the source nothing of the destination remains.', 'sourceの外では、destinationは残りません。'),
    edge(part, none, part, 'Where the destination is transparent, the source shows.', 'destinationが透明なところには、sourceが見えます。'),
    edge(
      halfRed,
      blue,
      [0, 0, 0.5, 0.5],
      'An opaque destination keeps its colour and takes over the alpha ½.',
      '不透明なdestinationは、色はそのままで、アルファが ½ になります。',
    ),
    edge(0.5, 0.25, 0.5, 'The alpha of the destination does not change the result.', 'destinationのアルファは結果に影響しません。'),
  ],
  claims: {
    'the alpha is that of the source': 'atop keeps the alpha of the lower layer, and mixes the straight colours',
    'It is compositeSourceAtop with the layers swapped': '$name is $other with its layers swapped',
    'Where the picture is transparent, the source shows': 'keeps exactly what it should of full and of empty layers',
  },
  related: ['compositeSourceAtop', 'compositeDestinationIn', 'compositeDestinationOver'],
  confusedWith: [
    { name: 'compositeDestinationIn', en: 'Crops in the same way, but does not show the source.', ja: '同じように切り取りますが、sourceは見えません。' },
    {
      name: 'compositeDestinationOver',
      en: 'Lays the source below in the same way, but does not crop.',
      ja: '同じようにsourceを下に敷きますが、切り取りません。',
    },
  ],
  elsewhere: [{ where: 'SVG', name: 'feComposite operator="atop"', note: swapped }],
  words: {
    en: ['atop', 'crop', 'frame', 'card', 'trim to shape'],
    ja: ['切り取り', 'トリミング', '台紙', '額', '下に敷く'],
  },
  examples: {
    'crop-a-sunrise-to-a-card': { en: 'Crop a sunrise to a rounded card', ja: '日の出の絵を角丸のカードに切り取る' },
    'three-stamps-from-the-mountains': { en: 'Three stamps with a perforated edge', ja: '目打ちのある三枚の切手' },
  },
})
