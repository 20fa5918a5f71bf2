/** Record of lighter. */
import type { WrittenRecord } from '../../record.ts'
import { edge, halfRed, none, operator, part } from './family.ts'
import { layerParameters } from './layers.ts'

export const record: WrittenRecord = operator('lighter', {
  summary: {
    en: 'Adds two layers, colour and alpha alike, and clamps each sum to 1.',
    ja: '二つのレイヤーを、色もアルファもそのまま足し、和が1を超えないようにクランプします。',
  },
  intuition: {
    en: 'Think of two lamps that shine on one wall: neither hides the other, so their light adds up, and a sum above white is clamped. Because every channel of a premultiplied layer is multiplied by its coverage, faint layers add little and transparent ones nothing. The order of the layers does not matter.',
    ja: '二つの電灯で一つの壁を照らすところを思い浮かべてください。どちらも相手を隠さないので、光がそのまま足されます。和が白を超えるところはクランプします。乗算済みアルファでは各チャンネルに被覆率が掛かっているため、薄いレイヤーは少しだけ足され、透明なレイヤーは何も足しません。順番を入れ替えても結果は変わりません。',
  },
  parameters: layerParameters({
    outsideOfSource: {
      en: 'A sum above 1 is clamped to 1. Negative values subtract, and the result may be negative.',
      ja: '和が1を超えると1にクランプします。負の値は差し引かれ、結果が負になることもあります。',
    },
    outsideOfDestination: { en: 'The same as for the source.', ja: 'sourceと同じです。' },
  }),
  returns: {
    en: 'The sum, premultiplied, with no channel above 1.',
    ja: '足した結果です。乗算済みアルファで、どのチャンネルも1を超えません。',
    range: { min: 0, max: 1 },
  },
  oracle: { en: 'The sum in double precision, clamped to 1', ja: '倍精度の和を1でクランプしたものです' },
  formula: String.raw`\operatorname{lighter}(S, D) = \min(S + D,\ 1)`,
  edgeCases: [
    edge(none, part, part, 'A transparent layer adds nothing.', '透明なレイヤーは何も足しません。'),
    edge([1, 0, 0, 1], [0, 1, 0, 1], [1, 1, 0, 1], 'Red light and green light make yellow.', '赤い光と緑の光で黄色になります。'),
    edge(
      [0.75, 0.5, 0.25, 1],
      [0.75, 0.25, 0.25, 1],
      [1, 0.75, 0.5, 1],
      'Each channel is clamped on its own, so the hue of bright colours can shift.',
      'チャンネルごとにクランプするので、明るい色は色合いがずれることがあります。',
    ),
    edge(
      halfRed,
      [0, 0, 0.5, 0.5],
      [0.5, 0, 0.5, 1],
      'Two alphas of ½ add up to 1, so a cross-fade stays opaque.',
      '½どうしの和は1なので、クロスフェードの途中で透けません。',
    ),
    edge(0.75, 0.5, 1, 'Alpha is clamped to 1 as well.', 'アルファも1でクランプされます。'),
  ],
  continuity: { order: 0, en: 'A corner where a channel reaches 1.', ja: 'チャンネルが1に届くところで角になります。' },
  claims: {
    'clamps each sum to 1': 'lighter adds up to 1 and no further, with a corner there',
    'The order of the layers does not matter': 'takes its layers in either order',
    'transparent ones nothing': 'keeps exactly what it should of full and of empty layers',
    'Negative values subtract, and the result may be negative': 'lighter adds up to 1 and no further, with a corner there',
    'with no channel above 1': 'lighter adds up to 1 and no further, with a corner there',
    'A corner where a channel reaches 1': 'lighter adds up to 1 and no further, with a corner there',
  },
  related: ['compositeSourceOver', 'premultiply', 'blendColorDodge'],
  confusedWith: [
    {
      name: 'lighten',
      en: 'A blend mode that takes the brighter of two colours, channel by channel, without adding them.',
      ja: 'チャンネルごとに二つの色の明るい方を選ぶブレンドモードです。足し算ではありません。',
    },
    {
      name: { en: 'screen', ja: 'スクリーン' },
      en: 'S + (1 − S)·D, which stays within 0–1 without a clamp.',
      ja: 'S + (1 − S)·Dです。クランプしなくても0〜1に収まります。',
    },
    {
      name: 'compositeSourceOver',
      en: 'An opaque source hides the destination. A source of alpha 0 is added, without a clamp.',
      ja: '不透明なsourceは下を隠します。アルファが0のsourceは、クランプなしで加算されます。',
    },
  ],
  elsewhere: [
    { where: 'CSS', name: 'mix-blend-mode: plus-lighter' },
    { where: 'SVG', name: 'feComposite operator="lighter"' },
    { where: 'Photoshop', name: { en: 'Linear Dodge (Add)', ja: '覆い焼き（リニア）- 加算' } },
    { where: 'Nuke', name: 'Merge (plus)', note: { en: 'Not clamped.', ja: 'クランプしません。' } },
  ],
  words: {
    en: ['lighter', 'plus', 'plus-lighter', 'add', 'additive blending', 'additive', 'glow', 'light'],
    ja: ['加算', 'かさん', '加算合成', 'ライター', 'プラス', '足し算', '光', '発光', 'グロー', 'クロスフェード'],
  },
  examples: {
    'three-lamps-that-make-white': { en: 'Three lamps that make white', ja: '三色の光を重ねて白にする' },
    'sparks-that-circle-in-the-dark': { en: 'Sparks that circle in the dark', ja: '暗闇を巡る火の粉' },
  },
})
