/** Record of lighter. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Adds two layers, colour and alpha alike, and holds the sum at 1: light upon light.',
    ja: '二つのレイヤーを、色もアルファもそのまま足し、1で止めます。光に光を重ねる合成です。',
  },
  intuition: {
    en: 'Two lamps that shine on one wall: neither hides the other, so nothing makes room and both count in full. Where the sum would be brighter than white, it is held. Because premultiplied layers carry their coverage in every channel, faint layers add little and clear ones nothing. It does not matter which layer comes first.',
    ja: '二つの電灯で一つの壁を照らすところを思い浮かべてください。どちらも相手を隠さないので、場所を空ける必要がなく、両方がそのまま足されます。和が白を超えるところは白で止めます。乗算済みアルファでは各チャンネルに被覆率が掛かっているため、薄いレイヤーは少しだけ、透明なレイヤーはまったく足されません。順番を入れ替えても結果は同じです。',
  },
  parameters: layerParameters(
    undefined,
    { en: 'Above 1 the sum is held at 1; negative values are taken off.', ja: '和が1を超えると1で止めます。負の値は差し引かれます。' },
    { en: 'As for the source.', ja: 'sourceと同じです。' },
  ),
  returns: {
    meaning: { en: 'The sum, premultiplied, no channel above 1.', ja: '足した結果です。乗算済みアルファで、どのチャンネルも1を超えません。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{lighter}(S, D) = \min(S + D,\ 1)`,
  edgeCases: [
    {
      of: [
        [0, 0, 0, 0],
        [0.1, 0.2, 0.3, 0.4],
      ],
      is: [0.1, 0.2, 0.3, 0.4],
      exact: true,
      en: 'A clear layer adds nothing.',
      ja: '透明なレイヤーは何も足しません。',
    },
    {
      of: [
        [1, 0, 0, 1],
        [0, 1, 0, 1],
      ],
      is: [1, 1, 0, 1],
      exact: true,
      en: 'Red light and green light are yellow.',
      ja: '赤い光と緑の光で黄色になります。',
    },
    {
      of: [
        [0.75, 0.5, 0.25, 1],
        [0.75, 0.25, 0.25, 1],
      ],
      is: [1, 0.75, 0.5, 1],
      exact: true,
      en: 'Each channel is held at 1 on its own, so bright colours drift towards white.',
      ja: 'チャンネルごとに1で止まるので、明るい色は白に近づきます。',
    },
    {
      of: [
        [0.5, 0, 0, 0.5],
        [0, 0, 0.5, 0.5],
      ],
      is: [0.5, 0, 0.5, 1],
      exact: true,
      en: 'Two halves make a whole: a cross-fade without a dip.',
      ja: '半分と半分で全体になります。途中で薄くならないクロスフェードに使えます。',
    },
    { instance: 'compositeLighter_float', of: [0.75, 0.5], is: 1, exact: true, en: 'Alpha too is held at 1.', ja: 'アルファも1で止まります。' },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'The sum in double precision, held at 1; Canvas 2D’s lighter within 2/255.',
      ja: '倍精度の和を1で止めたものです。Canvas 2Dのlighterとも誤差2/255以内で一致します。',
    },
  },
  continuity: { order: 0, note: { en: 'A corner where a channel reaches 1.', ja: 'チャンネルが1に届くところで角になります。' } },
  claims: {},
  references: [w3cOn('9.1, Lighter', 'porterduffcompositingoperators_plus'), porterDuffOn('the operator plus')],
  provenance: fromReference,
  related: ['compositeSourceOver', 'premultiply', 'blendColorDodge'],
  confusedWith: [
    {
      name: 'lighten',
      difference: {
        en: 'A blend mode that takes the brighter of two colours; it adds nothing.',
        ja: '二つの色のうち明るい方を選ぶブレンドモードです。足し算ではありません。',
      },
    },
    {
      name: { en: 'screen', ja: 'スクリーン' },
      difference: {
        en: 'Makes room first, S + (1 − S)·D, so it comes near white gently and never clips.',
        ja: 'S + (1 − S)·Dと、先に場所を空けてから足します。白にはゆっくり近づき、頭打ちになりません。',
      },
    },
    {
      name: 'compositeSourceOver',
      difference: {
        en: 'Hides what is below an opaque source. With a source of alpha 0 it adds as well, without the limit.',
        ja: '不透明なsourceは下を隠します。アルファが0のsourceなら、上限なしの加算になります。',
      },
    },
  ],
  elsewhere: [
    { where: 'Canvas 2D', name: "globalCompositeOperation = 'lighter'" },
    { where: 'CSS', name: 'mix-blend-mode: plus-lighter' },
    { where: 'SVG', name: 'feComposite operator="lighter"' },
    { where: 'WebGL', name: 'blendFunc(ONE, ONE)' },
    { where: 'WebGPU', name: "{ srcFactor: 'one', dstFactor: 'one' }" },
    { where: 'Photoshop', name: { en: 'Linear Dodge (Add)', ja: '覆い焼き（リニア）- 加算' } },
    { where: 'Nuke', name: 'Merge (plus)', note: { en: 'Without the limit.', ja: '上限はありません。' } },
  ],
  synonyms: {
    en: ['lighter', 'plus', 'plus-lighter', 'add', 'additive blending', 'additive', 'glow', 'light', 'Porter-Duff', 'premultiplied'],
    ja: ['加算', 'かさん', '加算合成', 'ライター', 'プラス', '足し算', '光', '発光', 'グロー', 'クロスフェード', '合成', 'ポーター・ダフ'],
  },
  examples: {
    'three-lamps-that-make-white': { en: 'Three lamps that make white', ja: '三色の光を重ねて白にする' },
    'sparks-that-circle-in-the-dark': { en: 'Sparks that circle in the dark', ja: '暗闇を巡る火の粉' },
  },
}
