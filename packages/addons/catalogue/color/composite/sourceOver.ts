/** Record of sourceOver. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Lays one premultiplied colour over another: where it is opaque it hides what is below, where it is clear it shows it.',
    ja: '乗算済みアルファの色を、別の色の上に重ねます。不透明なところは下を隠し、透明なところは下が見えます。',
  },
  intuition: {
    en: 'In a premultiplied colour every channel already carries its coverage: half-covering white is (½, ½, ½, ½). So the source is simply added, and the destination keeps the share that the source leaves free, 1 − α. The same line serves colour and alpha, nothing is divided, and three layers give the same picture whichever two you join first.',
    ja: '乗算済みアルファの色では、各チャンネルにすでに被覆率が掛かっています。半分だけ覆う白は (½, ½, ½, ½) です。だから手前の色はそのまま足し、奥の色には手前が空けた割合1 − α だけを残せば済みます。色にもアルファにも同じ式が使え、割り算もいりません。三枚重ねるとき、どの二枚を先に合成しても同じ絵になります。',
  },
  parameters: layerParameters(undefined, {
    en: 'Nothing is clamped. A colour brighter than its alpha is light that is added: alpha 0 makes it a pure glow.',
    ja: 'クランプはしません。アルファより明るい色は、光として足されます。アルファを0にすると純粋な加算になります。',
  }),
  returns: {
    meaning: {
      en: 'Both together, premultiplied again, ready to be the destination of the next layer.',
      ja: '重ねた結果です。これも乗算済みアルファなので、そのまま次のレイヤーの下の色に使えます。',
    },
    range: { min: 0, max: 2 },
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
      en: 'An opaque source hides everything.',
      ja: '不透明な色は下を完全に隠します。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A clear source changes nothing.',
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
      en: 'Colour without alpha is added: a glow.',
      ja: 'アルファのない色は加算されます。光の表現に使えます。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'Nothing is divided by alpha, so nothing can go wrong here.',
      ja: 'アルファで割らないので、ここで破綻することはありません。',
    },
    {
      instance: 'compositeSourceOver_float',
      of: [0.5, 0.5],
      is: 0.75,
      exact: true,
      en: 'Two half-covering layers cover three quarters.',
      ja: '半分ずつ覆う二枚を重ねると、4分の3を覆います。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Porter and Duff’s table of factors in double precision; Canvas 2D’s source-over within 2/255.',
      ja: 'PorterとDuffの係数表を倍精度で計算したものです。Canvas 2Dのsource-overとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  claims: {},
  references: [porterDuffOn('the operator over'), w3cOn('9.1, Source Over', 'porterduffcompositingoperators_srcover')],
  provenance: fromReference,
  related: ['premultiply', 'compositeLighter', 'compositeDestinationOut', 'drawFill'],
  confusedWith: [
    {
      name: 'mix(destination, source, alpha)',
      difference: {
        en: 'The form for colours whose alpha is not multiplied in, right only over an opaque destination. On premultiplied colours it applies the alpha twice and leaves dark fringes.',
        ja: 'アルファを掛けていない色のための式で、下が不透明なときにだけ正しくなります。乗算済みの色に使うとアルファが二重に掛かり、縁が黒ずみます。',
      },
    },
    { name: 'compositeLighter', difference: { en: 'Adds both in full. Over makes room first.', ja: '両方をそのまま足します。overは先に場所を空けます。' } },
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
