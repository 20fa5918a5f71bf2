/** Record of compositeSourceAtop. */
import type { WrittenRecord } from '../../record.ts'
import { blue, edge, halfRed, none, opaque, operator, part } from './family.ts'

export const record: WrittenRecord = operator('sourceAtop', {
  summary: {
    en: 'Paints the source on the destination without going over its edge: the alpha stays that of the destination.',
    ja: 'sourceをdestinationの上に、はみ出さないように重ねます。アルファはdestinationのまま変わりません。',
  },
  intuition: {
    en: 'The source is scaled by the alpha of the destination, so what lies beside it is cut off. The destination is scaled by 1 − α of the source, the share that stays uncovered. In straight colours it is mix(destination, source, α of the source). Take it for shadows, highlights and patterns on a shape that already has its edge.',
    ja: 'sourceにはdestinationのアルファを掛けるので、はみ出した部分は切り落とされます。destinationには、sourceに覆われずに残る割合1 − α を掛けます。アルファを掛ける前の色で見れば、destinationとsourceを、sourceのアルファの割合で混ぜた色です。輪郭が決まっている形に、影やハイライト、模様を入れるときに使います。',
  },
  formula: String.raw`\operatorname{atop}(S, D) = \alpha_D\,S + (1 - \alpha_S)\,D`,
  edgeCases: [
    edge(opaque, blue, opaque, 'On an opaque destination an opaque source hides it.', '不透明なdestinationの上では、不透明なsourceが下を隠します。'),
    edge(opaque, none, none, 'Beside the destination nothing of the source remains.', 'destinationの外では、sourceは残りません。'),
    edge(none, part, part, 'A transparent source changes nothing.', '透明なsourceは何も変えません。'),
    edge(
      blue,
      halfRed,
      [0, 0, 0.5, 0.5],
      'An opaque source replaces the colour; the alpha stays ½.',
      '不透明なsourceは色を置き換えます。アルファは ½ のままです。',
    ),
    edge(
      halfRed,
      blue,
      [0.5, 0, 0.5, 1],
      'On an opaque destination it is the same as compositeSourceOver.',
      '不透明なdestinationの上では、compositeSourceOverと同じです。',
    ),
    edge(0.25, 0.5, 0.5, 'The alpha of the source does not change the result.', 'sourceのアルファは結果に影響しません。'),
  ],
  claims: {
    'the alpha stays that of the destination': 'atop keeps the alpha of the lower layer, and mixes the straight colours',
    'In straight colours it is mix(destination, source, α of the source)': 'atop keeps the alpha of the lower layer, and mixes the straight colours',
    'On an opaque destination it is the same as compositeSourceOver': 'atop an opaque destination is over it',
  },
  related: ['compositeSourceOver', 'compositeSourceIn', 'compositeDestinationAtop'],
  confusedWith: [
    {
      name: 'compositeSourceOver',
      en: 'Also shows the source beside the destination. On an opaque destination both are the same.',
      ja: 'destinationの外にもsourceが見えます。destinationが不透明なら、結果は同じです。',
    },
    {
      name: 'compositeSourceIn',
      en: 'Keeps the same part of the source, without the destination.',
      ja: 'sourceの同じ部分を残しますが、destinationは残しません。',
    },
    {
      name: 'compositeDestinationAtop',
      en: 'The layers swapped: the destination is on top, and the source gives the shape.',
      ja: 'レイヤーが逆です。destinationが上になり、形はsourceで決まります。',
    },
  ],
  elsewhere: [
    { where: 'SVG', name: 'feComposite operator="atop"' },
    { where: 'Photoshop', name: { en: 'Clipping mask', ja: 'クリッピングマスク' } },
    { where: 'Nuke', name: 'Merge (atop)' },
  ],
  words: {
    en: ['atop', 'clipping mask', 'clip to layer', 'preserve alpha', 'lock transparency', 'shade'],
    ja: ['クリッピング', 'クリッピングマスク', '透明部分の保護', 'はみ出さない', '塗り', '陰影'],
  },
  examples: {
    'shade-a-ball-inside-its-edge': { en: 'Shade a ball without going over its edge', ja: '輪郭からはみ出さずに球に陰を付ける' },
    'eggs-painted-for-spring': { en: 'Eggs painted for spring', ja: '春の彩りの卵' },
  },
})
