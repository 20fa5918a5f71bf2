/** Record of destinationOut. */
import type { WrittenRecord } from '../../record.ts'
import { edge, none, opaque, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('destinationOut', {
  summary: {
    en: 'Cuts the shape of the source out of the destination. Only the alpha of the source is used.',
    ja: 'destinationからsourceの形を切り抜きます。sourceはアルファだけを使います。',
  },
  intuition: {
    en: 'It works like an eraser. All four channels of the destination are scaled by 1 − α of the source. Because the destination is premultiplied, its straight colour stays the same, so soft edges of the source give the hole soft edges without fringes.',
    ja: '消しゴムのように働きます。destinationの4チャンネルすべてに、sourceの1 − α を掛けます。destinationは乗算済みアルファなので、アルファを掛ける前の色は変わりません。そのため、sourceの縁がぼけていれば穴の縁も同じようにぼけ、余計な縁取りは出ません。',
  },
  parameters: layerParameters({
    source: {
      en: 'The shape to cut out. Only its alpha is used. Two floats instead of colours are two alphas.',
      ja: '切り抜く形です。アルファだけを使います。色の代わりにfloatを渡すと、アルファどうしを合成します。',
    },
  }),
  returns: { en: 'The rest of the destination, premultiplied.', ja: 'destinationの残った部分です。乗算済みアルファです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{out}(D, S) = (1 - \alpha_S)\,D`,
  edgeCases: [
    edge(opaque, part, none, 'An opaque source erases colour and alpha.', '不透明なsourceは、色もアルファも消します。'),
    edge(none, part, part, 'A transparent source changes nothing.', '透明なsourceは何も変えません。'),
    edge(
      [0, 0, 0, 0.5],
      [0.5, 0.25, 1, 1],
      [0.25, 0.125, 0.5, 0.5],
      'An alpha of ½ halves colour and alpha.',
      'アルファが ½ なら、色もアルファも半分になります。',
    ),
    edge(
      [0.5, 0.25, 0, 0.5],
      [0.5, 0.25, 1, 1],
      [0.25, 0.125, 0.5, 0.5],
      'The same result: the colour of the source is not used.',
      '同じ結果です。sourceの色は使いません。',
    ),
    edge([0.5, 0.5, 0.5, 0.5], none, none, 'A transparent destination stays transparent.', '透明なdestinationは透明のままです。'),
    edge(0.25, 0.5, 0.375, 'The source comes first: ½ is scaled by 1 − ¼.', 'sourceが先です。½ に1 − ¼ を掛けます。'),
  ],
  claims: {
    'Only the alpha of the source is used': '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'its straight colour stays the same': '$name uses only the alpha of its mask, and keeps the straight colour of the layer',
    'A transparent source changes nothing': 'a source of alpha 0 is added by source over, and cuts nothing out',
  },
  related: ['compositeDestinationIn', 'compositeSourceOut', 'compositeXor', 'compositeClear', 'drawFill'],
  confusedWith: [
    {
      name: 'compositeSourceOut',
      en: 'The opposite: keeps the source where the destination is transparent.',
      ja: '逆の演算です。destinationが透明なところにsourceを残します。',
    },
    {
      name: 'compositeDestinationIn',
      en: 'Keeps the destination where the source is opaque: a mask instead of an eraser.',
      ja: 'sourceが不透明なところにdestinationを残します。消しゴムではなくマスクです。',
    },
    { name: 'compositeXor', en: 'Also keeps the source where the destination is transparent.', ja: 'destinationが透明なところにはsourceも残します。' },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mask-composite: subtract', note: { en: 'With the mask layers in the opposite order.', ja: 'マスクの層の順番は逆です。' } },
    { where: 'Nuke', name: 'Merge (stencil)' },
    { where: 'Photoshop', name: { en: 'Eraser', ja: '消しゴムツール' } },
  ],
  words: {
    en: ['destination out', 'dst-out', 'eraser', 'erase', 'cut out', 'knock out', 'stencil', 'subtract', 'hole'],
    ja: ['切り抜き', 'きりぬき', '切り抜く', '消しゴム', '消す', 'くり抜く', '穴', '型抜き', 'ステンシル'],
  },
  examples: {
    'cut-a-crescent-out': { en: 'Cut a crescent out of a disc', ja: '円を切り抜いて三日月にする' },
    'lantern-of-cut-paper': { en: 'A lantern of cut paper', ja: '切り絵の灯籠' },
  },
})
