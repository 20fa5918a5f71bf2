/** Record of unpack. */
import type { WrittenRecord } from '../record.ts'
import { digits } from './digits.ts'

export const record: WrittenRecord = digits({
  summary: {
    en: 'Reads the number that pack wrote into the four channels of a colour.',
    ja: 'packで色の四つのチャンネルに入れた数を読み出します。',
  },
  intuition: {
    en: 'Each channel holds a digit of base 256. An 8-bit texel stores digit d as d / 255, and reading it may be off in the last bits; times 255 and rounded to the nearest integer, the digit is back exactly. A channel may be off by anything less than half a step, 1/510. The digits are then added from the smallest on, so that only the last addition rounds, and not even that for a number from pack that is less than 1.',
    ja: 'どのチャンネルも、256進法の1桁を持っています。8ビットのテクセルは桁dをd / 255として持ち、読み出すと下位のビットがずれることがありますが、255倍して最も近い整数に丸めれば、桁は正確に戻ります。半目盛りの1/510に満たないずれなら、影響はありません。桁は小さい方から足していくので、丸めが起こるのは最後の足し算だけです。packで入れた1未満の数なら、それも起こりません。',
  },
  parameters: {
    texel: {
      meaning: {
        en: 'The colour, as it was read from the texture, without filtering: load it, or sample with the filter nearest.',
        ja: 'テクスチャーから読んだ色です。フィルターはかけません。loadで読むか、nearestでサンプリングしてください。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: [0.62, 0.2, 0.84, 0.4],
      outside: {
        en: 'Not clamped: each channel is rounded to a multiple of 1/255 and counts as it is.',
        ja: 'クランプしません。各チャンネルを1/255の倍数に丸め、そのまま使います。',
      },
    },
  },
  returns: {
    en: 'The number, from 0 to 1. For a texture without an alpha channel, pass 0 as alpha: 24 bits are left.',
    ja: '0から1までの数です。アルファのないテクスチャーでは、アルファに0を渡してください。24ビットが残ります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} d_i = \left\lfloor 255\,c_i + \tfrac12 \right\rfloor \\ \operatorname{unpack}(c) = \frac{d_0}{256} + \frac{d_1}{256^2} + \frac{d_2}{256^3} + \frac{d_3}{256^4} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0, 0]], is: 0, exact: true },
    { of: [[1, 1, 1, 1]], is: 1, exact: true, en: '1 − 2⁻³², which rounds to 1.', ja: '1 − 2⁻³² です。丸めると1になります。' },
    { of: [[128 / 255, 0, 0, 0]], is: 0.5, exact: true },
    { of: [[1, 1, 1, 0]], is: 1 - 2 ** -24, exact: true, en: 'The number before 1.', ja: '1の直前の数です。' },
    { of: [[0, 0, 0, 1 / 255]], is: 2 ** -32, exact: true, en: 'The smallest step.', ja: '最小の刻みです。' },
    {
      of: [[128.4 / 255, 0.4 / 255, -0.4 / 255, 0]],
      is: 0.5,
      exact: true,
      en: 'Off by less than half a step: rounded away.',
      ja: '半目盛りに満たないずれは、丸めて除かれます。',
    },
    { of: [[0, 1, 0, 0]], is: 255 / 65536, exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The digits as the four bytes of an unsigned integer, divided by 2³² and rounded once.',
      ja: '四つの桁を符号なし整数の4バイトとして並べ、2³² で割って一度だけ丸めたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps where a channel lies halfway between two digits; constant in between.',
    ja: 'チャンネルの値が二つの桁のちょうど中間にくるところで飛びます。それ以外では一定です。',
  },
  claims: {
    'Reads the number that pack wrote': 'pack and unpack: every number from 1/512 to 1 comes back bit for bit through texels of 8 bits',
    'the digit is back exactly': 'unpack: is the same for channels that are off by less than half a step',
    'A channel may be off by anything less than half a step, 1/510': 'unpack: is the same for channels that are off by less than half a step',
    'only the last addition rounds': 'unpack: is the integer of its digits, rounded once',
    'not even that for a number from pack that is less than 1': 'unpack: adds the digits of numbers below 1 exactly',
    '24 bits are left': 'unpack: red, green and blue keep 24 bits, cut off',
    'Jumps where a channel lies halfway between two digits': 'unpack: is the same for channels that are off by less than half a step',
  },
  related: ['pack', 'safeMod'],
  confusedWith: [
    {
      name: 'unpack4x8unorm',
      en: 'The other way round: one uint into four numbers from 0 to 1, with 8 bits each.',
      ja: '向きが逆です。一つのuintを、8ビットずつ、0から1までの四つの数に分けます。',
    },
    {
      name: { en: 'a linear filter', ja: '線形フィルター' },
      en: 'Mixes digits of neighbours, and the mean of two digits is no digit of the mean. Read four texels, unpack each, and mix the numbers.',
      ja: '隣どうしの桁を混ぜてしまい、桁の平均は、平均の桁になりません。四つのテクセルを読み、それぞれunpackしてから混ぜてください。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'unpackRGBAToDepth' },
    { where: 'Unity', name: 'DecodeFloatRGBA' },
  ],
  synonyms: {
    en: ['unpack', 'decode', 'decode float', 'RGBA to float', 'unpack depth', 'join bytes'],
    ja: ['アンパック', 'デコード', '復元', '深度の復元', 'バイトを結合', '読み出し'],
  },
  examples: {
    'relief-read-from-colours': { en: 'A relief read from colours', ja: '色から読んだ地形' },
    'dunes-with-fewer-digits': { en: 'Dunes with fewer and fewer digits', ja: '桁を減らした砂丘' },
  },
})
