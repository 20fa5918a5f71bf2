/** Record of compositeDestinationIn. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part, swapped } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('destinationIn', {
  summary: {
    en: 'Keeps the destination inside of the source: masks what is already there. Only the alpha of the source is used.',
    ja: 'destinationのうち、sourceの内側にある部分だけを残します。すでにある絵にマスクを掛ける演算で、sourceはアルファだけを使います。',
  },
  intuition: {
    en: 'All four channels of the destination are scaled by the alpha of the source. That fades the picture towards the edge of the mask and keeps its straight colour, so there are no dark fringes. A source with the same alpha everywhere is an opacity for the whole picture. The complement, an eraser, is compositeDestinationOut: the two results add up to the destination.',
    ja: 'destinationの4チャンネルすべてに、sourceのアルファを掛けます。絵はマスクの縁に向かって薄くなりますが、アルファを掛ける前の色は変わらないので、縁は黒ずみません。どこでも同じアルファのsourceなら、絵全体の不透明度になります。反対の働きをする消しゴムはcompositeDestinationOutで、二つの結果を足すとdestinationになります。',
  },
  parameters: layerParameters({
    source: {
      en: 'The mask. Only its alpha is used. Two floats instead of colours are two alphas.',
      ja: 'マスクです。アルファだけを使います。色の代わりにfloatを渡すと、アルファどうしを合成します。',
    },
  }),
  returns: { en: 'The masked destination, premultiplied.', ja: 'マスクしたdestinationです。乗算済みアルファです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{in}(D, S) = \alpha_S\,D`,
  edgeCases: [
    edge(opaque, part, part, 'Inside of an opaque source the destination is unchanged.', '不透明なsourceの中では、destinationは変わりません。'),
    edge(none, opaque, none, 'Outside of the source nothing remains.', 'sourceの外には何も残りません。'),
    edge(
      halfRed,
      blue,
      [0, 0, 0.5, 0.5],
      'An alpha of ½ halves colour and alpha. The red is not used.',
      'アルファが ½ なら、色もアルファも半分になります。赤は使いません。',
    ),
    edge([0.5, 0.25, 0, 0], blue, none, 'A source with colour but without alpha keeps nothing.', '色があってもアルファのないsourceでは、何も残りません。'),
    edge(0.5, 0.5, 0.25, 'Half of a half is a quarter.', '半分の半分で、4分の1です。'),
  ],
  claims: {
    'Only the alpha of the source is used': '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'keeps its straight colour': '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'A source with the same alpha everywhere is an opacity for the whole picture':
      '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'the two results add up to the destination': 'what in keeps and what out keeps add up to the layer',
  },
  related: ['compositeDestinationOut', 'compositeSourceIn', 'compositeDestinationAtop', 'drawFill'],
  confusedWith: [
    { name: 'compositeDestinationOut', en: 'Removes what lies inside of the source, instead of keeping it.', ja: 'sourceの内側を、残すのではなく消します。' },
    {
      name: 'compositeDestinationAtop',
      en: 'Also shows the source where the destination is transparent.',
      ja: 'destinationが透明なところには、sourceも見えます。',
    },
  ],
  elsewhere: [
    { where: 'SVG', name: 'feComposite operator="in"', note: swapped },
    { where: 'CSS', name: 'mask-image', note: { en: 'The element is the destination.', ja: '要素がdestinationにあたります。' } },
    { where: 'After Effects', name: { en: 'Stencil Alpha', ja: 'ステンシルアルファ' } },
    { where: 'Nuke', name: 'Merge (mask)' },
  ],
  words: {
    en: ['mask', 'layer mask', 'fade out', 'opacity', 'vignette', 'clip', 'spotlight'],
    ja: ['マスク', 'レイヤーマスク', '不透明度', 'フェードアウト', 'ビネット', 'ぼかし枠'],
  },
  examples: {
    'fade-a-picture-towards-its-edge': { en: 'Fade a picture towards its edge', ja: '絵を縁に向かってぼかす' },
    'lantern-beams-on-a-mosaic': { en: 'Two beams of light on a mosaic wall', ja: 'モザイクの壁を照らす二つの光' },
  },
})
