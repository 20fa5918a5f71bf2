/** Record of hardMix. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn } from './sources.ts'

const onlySum = { en: 'Any value: only the sum counts.', ja: 'どんな値でもかまいません。和だけで決まります。' }

export const record: WrittenRecord = separable('blendHardMix', {
  summary: {
    en: 'Turns each channel on where the two colours add up to at least 1, and off elsewhere: only eight colours are left.',
    ja: 'チャンネルごとに、二つの色の和が1以上なら1、それ以外なら0にします。残るのは八色だけです。',
  },
  intuition: {
    en: 'The blend colour is a threshold: 1 minus it is what the base must reach. Mid-grey on top splits the base at mid-grey, and a pattern of thresholds on top, such as noise or a Bayer matrix, dithers it. A sum of 1 counts as white, as Adobe defines it; two bytes that add up to 255 give white, in all 256 cases. Off this tie it is vivid light with all contrast: white where that is brighter than mid-grey, black where it is darker.',
    ja: '重ねる色はしきい値として働き、下の色が「1 − 重ねる色」に届けば白になります。中間グレーを重ねると下の色が中間グレーで二分され、ノイズやベイヤー行列のようなしきい値の模様を重ねるとディザになります。和がちょうど1のときは、Adobeの定義に従って白です。足して255になる二つのバイト値は、256通りのどれでも白になります。和がちょうど1のところを除けば、コントラストを極端にしたビビッドライトともいえます。ビビッドライトが中間グレーより明るいところは白、暗いところは黒です。',
  },
  outside: { base: onlySum, blend: onlySum },
  formula: String.raw`B(b, s) = \begin{cases} 1 & b + s \ge 1 \\ 0 & b + s < 1 \end{cases}`,
  edgeCases: [
    { of: [0.5, 0.5], is: 1, exact: true, en: 'The tie: a sum of 1 is white.', ja: '和がちょうど1なら白です。' },
    { of: [0.25, 0.75], is: 1, exact: true, en: 'The same tie.', ja: 'これも和が1です。' },
    { of: [0.4, 0.5], is: 0, exact: true, en: 'Below 1: black.', ja: '1に届かないので黒です。' },
    { of: [0, 1], is: 1, exact: true, en: 'White on top is white, whatever lies below.', ja: '白を重ねると、下が何色でも白になります。' },
    { of: [0.99, 0], is: 0, exact: true, en: 'Black on top leaves only white.', ja: '黒を重ねると、白以外は黒になります。' },
    {
      overload: 'vec3',
      of: [
        [0.9, 0.5, 0.2],
        [0.5, 0.4, 0.5],
      ],
      is: [1, 0, 0],
      exact: true,
      en: 'An orange becomes red.',
      ja: 'オレンジが赤になります。',
    },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0.75, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0, 1, 1, 0.25],
    exact: true,
  },
  half: { of: [0.75, 0.5, 0.5], is: 0.875 },
  accuracy: 'polynomial',
  oracle: {
    en: 'Adobe’s rule for bytes with 1 for 255, in double precision.',
    ja: 'バイト値についてのAdobeの規則を、255を1と読み替えて倍精度で計算したものです。',
  },
  continuity: { order: 'jump', en: 'From 0 to 1 where the two colours add up to 1.', ja: '二つの色の和が1のところで、0から1へ飛びます。' },
  claims: {
    'only eight colours are left': 'hard mix gives only 0 and 1, and 1 for two bytes that add up to 255',
    'two bytes that add up to 255 give white, in all 256 cases': 'hard mix gives only 0 and 1, and 1 for two bytes that add up to 255',
    'white where that is brighter than mid-grey, black where it is darker': 'hard mix is black and white from vivid light',
  },
  references: [adobeOn('Hard Mix')],
  related: ['blendVividLight', 'blendLinearLight', 'blendLinearBurn'],
  confusedWith: [
    {
      name: 'step',
      en: 'The built-in function: step(1 − s, b) is the same for a channel.',
      ja: '組み込み関数です。1チャンネルならstep(1 − s, b) と同じです。',
    },
    {
      name: { en: 'Krita’s Hard Mix', ja: 'KritaのHard Mix' },
      en: 'Mixes color dodge and color burn. Krita’s Hard Mix (Photoshop) is this mode.',
      ja: '覆い焼きカラーと焼き込みカラーを組み合わせたモードです。このモードにあたるのはHard Mix (Photoshop) です。',
    },
    { name: 'blendVividLight', en: 'Keeps the tones between black and white.', ja: '黒と白のあいだの階調が残ります。' },
  ],
  elsewhere: {
    photoshop: { en: 'Hard Mix', ja: 'ハードミックス' },
    clipStudio: { en: 'Hard mix', ja: 'ハードミックス' },
    gimp: 'Hard mix',
    krita: 'Hard Mix (Photoshop)',
    unity: 'HardMix',
  },
  words: {
    en: ['hard mix', 'threshold', 'posterize', 'dither', 'ordered dithering', '1-bit', 'eight colours', 'tie'],
    ja: ['ハードミックス', 'しきい値', '閾値', 'ポスタリゼーション', 'ポスタライズ', 'ディザ', 'ディザリング', '二値化', '八色', '減色'],
  },
  examples: {
    'batik-in-eight-colours': { en: 'A batik in eight colours', ja: '八色のろうけつ染め' },
    'planet-in-eight-colours': { en: 'A planet in eight colours', ja: '八色で描いた惑星' },
  },
})
