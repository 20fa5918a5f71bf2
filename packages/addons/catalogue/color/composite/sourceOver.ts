/** Record of sourceOver. */
import type { WrittenRecord } from '../../record.ts'
import { edge, none, opaque, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('sourceOver', {
  summary: {
    en: 'Composites one premultiplied colour over another: an opaque source hides the destination, a transparent one shows it.',
    ja: '乗算済みアルファの色を、別の色の上に合成します。不透明なところは下を隠し、透明なところは下が見えます。',
  },
  intuition: {
    en: 'In a premultiplied colour every channel is already multiplied by its coverage: white that covers half is (½, ½, ½, ½). So the source is added as it is, and the destination is scaled by 1 − α, the share that the source leaves uncovered. The same formula serves colour and alpha, without a division. With three layers, it does not matter which two neighbours you composite first.',
    ja: '乗算済みアルファの色では、各チャンネルにすでに被覆率が掛かっています。半分だけ覆う白は (½, ½, ½, ½) です。そこで、sourceはそのまま足し、destinationにはsourceが覆っていない割合1 − α を掛けます。色にもアルファにも同じ式が使え、割り算もいりません。三枚を重ねるとき、隣り合うどの二枚を先に合成しても結果は同じです。',
  },
  parameters: layerParameters({
    outsideOfSource: {
      en: 'Not clamped. A colour brighter than its alpha adds light; with alpha 0 it is purely additive.',
      ja: 'クランプしません。アルファより明るい色は光として足されます。アルファが0なら純粋な加算になります。',
    },
  }),
  returns: {
    en: 'The composite, premultiplied, so it can be the destination of the next layer. If no channel of the layers exceeds its alpha, none of the result does.',
    ja: '合成した結果です。乗算済みアルファなので、そのまま次のレイヤーのdestinationに使えます。どちらのレイヤーでもチャンネルがアルファを超えていなければ、結果でも超えません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{over}(S, D) = S + (1 - \alpha_S)\,D`,
  edgeCases: [
    edge(opaque, [0.9, 0.9, 0.9, 1], opaque, 'An opaque source hides the destination.', '不透明な色は下を完全に隠します。'),
    edge(none, part, part, 'A transparent source changes nothing.', '完全に透明な色は何も変えません。'),
    edge([0.5, 0.5, 0.5, 0.5], [0, 0, 0, 1], [0.5, 0.5, 0.5, 1]),
    edge([0.25, 0.125, 0, 0], [0.25, 0.25, 0.25, 1], [0.5, 0.375, 0.25, 1], 'A colour with alpha 0 is added.', 'アルファが0の色は加算されます。'),
    edge(none, none, none, 'There is no division by alpha.', 'アルファで割ることはありません。'),
    edge(0.5, 0.5, 0.75, 'Two layers that each cover half cover three quarters.', '半分ずつ覆う二枚を重ねると、4分の3を覆います。'),
  ],
  claims: {
    'an opaque source hides the destination, a transparent one shows it': 'opaque and transparent sources hide the destination, or leave it alone',
    'white that covers half is (½, ½, ½, ½)': 'premultiplied colours are multiplied by their coverage',
    'With three layers, it does not matter which two neighbours you composite first': 'three layers of $name may be joined in either order of pairs',
    'If no channel of the layers exceeds its alpha, none of the result does': 'makes no colour brighter than its alpha',
    'with alpha 0 it is purely additive': 'a source of alpha 0 is added by source over, and cuts nothing out',
  },
  related: ['compositeDestinationOver', 'compositeSourceAtop', 'compositeLighter', 'premultiply', 'drawFill'],
  confusedWith: [
    {
      name: 'mix(destination, source, alpha)',
      en: 'The formula for straight colours over an opaque destination. With premultiplied colours it applies the alpha twice and leaves dark fringes.',
      ja: 'アルファを掛けていない色を、不透明なdestinationに重ねるときの式です。乗算済みの色に使うとアルファが二重に掛かり、縁が黒ずみます。',
    },
    {
      name: 'compositeLighter',
      en: 'Adds both layers in full. Over scales the destination by 1 − α first.',
      ja: '両方をそのまま足します。overでは、先にdestinationへ1 − α を掛けます。',
    },
  ],
  elsewhere: [
    { where: 'Photoshop', name: { en: 'Normal', ja: '通常' } },
    { where: 'Blender', name: 'Alpha Over' },
    { where: 'Nuke', name: 'Merge (over)' },
  ],
  words: {
    en: ['source over', 'src-over', 'over operator', 'alpha blending', 'normal blend', 'layer'],
    ja: ['ソースオーバー', 'アルファブレンド', 'アルファブレンディング', '重ねる', 'かさねる', '通常', 'プリマルチプライドアルファ', '半透明', 'レイヤー'],
  },
  examples: {
    'two-sheets-of-coloured-glass': { en: 'Two sheets of coloured glass', ja: '色ガラスを二枚重ねる' },
    'mountains-that-fade-into-mist': { en: 'Mountains that fade into mist', ja: '霧にかすむ山並み' },
  },
})
