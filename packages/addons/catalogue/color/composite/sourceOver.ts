/** Record of sourceOver. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Composites one premultiplied colour over another: an opaque source hides the destination, a transparent one shows it.',
    ja: '乗算済みアルファの色を、別の色の上に合成します。不透明なところは下を隠し、透明なところは下が見えます。',
  },
  intuition: {
    en: 'In a premultiplied colour every channel is already multiplied by its coverage: white that covers half is (½, ½, ½, ½). So the source is added as it is, and the destination is scaled by 1 − α, the share that the source leaves uncovered. The same formula serves colour and alpha, without a division. With three layers, it does not matter which two neighbours you composite first.',
    ja: '乗算済みアルファの色では、各チャンネルにすでに被覆率が掛かっています。半分だけ覆う白は (½, ½, ½, ½) です。そこで、sourceはそのまま足し、destinationにはsourceが覆っていない割合1 − α を掛けます。色にもアルファにも同じ式が使え、割り算もいりません。三枚を重ねるとき、隣り合うどの二枚を先に合成しても結果は同じです。',
  },
  parameters: layerParameters(undefined, {
    en: 'Not clamped. A colour brighter than its alpha adds light; with alpha 0 it is purely additive.',
    ja: 'クランプしません。アルファより明るい色は光として足されます。アルファが0なら純粋な加算になります。',
  }),
  returns: {
    en: 'The composite, premultiplied, so it can be the destination of the next layer. If no channel of the layers exceeds its alpha, none of the result does.',
    ja: '合成した結果です。乗算済みアルファなので、そのまま次のレイヤーのdestinationに使えます。どちらのレイヤーでもチャンネルがアルファを超えていなければ、結果でも超えません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{over}(S, D) = S + (1 - \alpha_S)\,D`,
  edgeCases: [
    {
      of: [
        [0.2, 0.4, 0.6, 1],
        [0.9, 0.9, 0.9, 1],
      ],
      is: [0.2, 0.4, 0.6, 1],
      exact: true,
      en: 'An opaque source hides the destination.',
      ja: '不透明な色は下を完全に隠します。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A transparent source changes nothing.',
      ja: '完全に透明な色は何も変えません。',
    },
    {
      of: [
        [0.5, 0.5, 0.5, 0.5],
        [0, 0, 0, 1],
      ],
      is: [0.5, 0.5, 0.5, 1],
      exact: true,
    },
    {
      of: [
        [0.25, 0.125, 0, 0],
        [0.25, 0.25, 0.25, 1],
      ],
      is: [0.5, 0.375, 0.25, 1],
      exact: true,
      en: 'A colour with alpha 0 is added.',
      ja: 'アルファが0の色は加算されます。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'There is no division by alpha.',
      ja: 'アルファで割ることはありません。',
    },
    {
      overload: 'float',
      of: [0.5, 0.5],
      is: 0.75,
      exact: true,
      en: 'Two layers that each cover half cover three quarters.',
      ja: '半分ずつ覆う二枚を重ねると、4分の3を覆います。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s source-over within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのsource-overとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial in its arguments.', ja: '引数の多項式です。' },
  claims: {
    'an opaque source hides the destination, a transparent one shows it': 'opaque and transparent sources hide the destination, or leave it alone',
    'white that covers half is (½, ½, ½, ½)': 'premultiplied colours are multiplied by their coverage',
    'With three layers, it does not matter which two neighbours you composite first': 'three layers of $name may be joined in either order of pairs',
    'If no channel of the layers exceeds its alpha, none of the result does': 'makes no colour brighter than its alpha',
    'with alpha 0 it is purely additive': 'a source of alpha 0 is added by source over, and cuts nothing out',
    'A polynomial in its arguments': '$name is linear in each of its layers',
  },
  references: [porterDuffOn('the operator over'), w3cOn('9.1, Source Over', 'porterduffcompositingoperators_srcover')],
  provenance: fromReference,
  related: ['premultiply', 'compositeLighter', 'compositeDestinationOut', 'drawFill'],
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
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'source-over'" },
    { where: 'WebGL', name: 'blendFunc(ONE, ONE_MINUS_SRC_ALPHA)' },
    { where: 'WebGPU', name: "{ srcFactor: 'one', dstFactor: 'one-minus-src-alpha' }" },
    { where: 'Photoshop', name: { en: 'Normal', ja: '通常' } },
    { where: 'Blender', name: 'Alpha Over' },
    { where: 'Nuke', name: 'Merge (over)' },
  ],
  synonyms: {
    en: ['source over', 'src-over', 'over operator', 'alpha blending', 'alpha compositing', 'normal blend', 'premultiplied', 'Porter-Duff', 'layer'],
    ja: [
      'ソースオーバー',
      'アルファ合成',
      'アルファブレンド',
      'アルファブレンディング',
      '重ねる',
      'かさねる',
      '通常',
      '乗算済みアルファ',
      'プリマルチプライドアルファ',
      '半透明',
      'ポーター・ダフ',
      'レイヤー',
    ],
  },
  examples: {
    'two-sheets-of-coloured-glass': { en: 'Two sheets of coloured glass', ja: '色ガラスを二枚重ねる' },
    'mountains-that-fade-into-mist': { en: 'Mountains that fade into mist', ja: '霧にかすむ山並み' },
  },
}
