/** Record of compositeSourceIn. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('sourceIn', {
  summary: {
    en: 'Keeps the source inside of the destination, and nothing of the destination itself.',
    ja: 'sourceのうち、destinationの内側にある部分だけを残します。destination自身は残りません。',
  },
  intuition: {
    en: 'The destination is a mask: the source is scaled by its alpha, and its colour is not used. So a pattern takes the shape of a letter, with the soft edges of that letter. What it cuts off is what compositeSourceOut keeps: the two results add up to the source.',
    ja: 'destinationはマスクです。sourceにdestinationのアルファを掛け、destinationの色は使いません。模様を文字の形に抜くような使い方ができ、文字の縁がぼけていれば結果の縁もぼけます。ここで切り落とされる部分は、compositeSourceOutで残る部分です。二つの結果を足すとsourceになります。',
  },
  parameters: layerParameters({ destination: { en: 'The mask. Only its alpha is used.', ja: 'マスクです。アルファだけを使います。' } }),
  returns: { en: 'The masked source, premultiplied.', ja: 'マスクしたsourceです。乗算済みアルファです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{in}(S, D) = \alpha_D\,S`,
  edgeCases: [
    edge(part, opaque, part, 'Inside of an opaque destination the source is unchanged.', '不透明なdestinationの中では、sourceは変わりません。'),
    edge(opaque, none, none, 'Outside of the destination nothing remains.', 'destinationの外には何も残りません。'),
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
      none,
      'A destination with colour but without alpha keeps nothing.',
      '色があってもアルファのないdestinationでは、何も残りません。',
    ),
    edge(0.5, 0.5, 0.25, 'Half of a half is a quarter.', '半分の半分で、4分の1です。'),
  ],
  claims: {
    'its colour is not used': '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'the two results add up to the source': 'what in keeps and what out keeps add up to the layer',
  },
  related: ['compositeSourceOut', 'compositeSourceAtop', 'compositeDestinationIn', 'drawFill'],
  confusedWith: [
    { name: 'compositeSourceAtop', en: 'Also keeps the destination, below the source.', ja: 'sourceの下に、destinationも残します。' },
    {
      name: 'compositeDestinationIn',
      en: 'The same mask with the layers swapped: take it when the picture is already there and the mask comes last.',
      ja: 'レイヤーを入れ替えたマスクです。絵が先にあり、マスクを後から掛けるときに使います。',
    },
  ],
  elsewhere: [
    { where: 'SVG', name: 'feComposite operator="in"' },
    { where: 'CSS', name: 'mask-composite: intersect' },
    { where: 'After Effects', name: { en: 'Alpha matte', ja: 'アルファマット' } },
    { where: 'Nuke', name: 'Merge (in)' },
  ],
  words: {
    en: ['mask', 'matte', 'clip', 'intersect', 'inside'],
    ja: ['マスク', '型抜き', 'トラックマット', '内側', '共通部分'],
  },
  examples: {
    'fill-a-fish-with-stripes': { en: 'Fill a fish with stripes', ja: '魚の形に縞模様を入れる' },
    'sea-in-a-porthole': { en: 'The sea in a porthole', ja: '丸窓の中の海' },
  },
})
