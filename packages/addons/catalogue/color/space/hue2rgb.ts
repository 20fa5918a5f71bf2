/** Record of hue2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueWraps, wrapClaims } from './hue.ts'

export const record: WrittenRecord = conversion('hue', 'channels', {
  summary: {
    en: 'Gives the pure colour of a hue, with one channel 1 and one 0: a rainbow from one number.',
    ja: '色相の純色を返します。一つのチャンネルが1、一つが0です。一つの数から虹色を作れます。',
  },
  intuition: {
    en: 'Each channel is a trapezoid wave: for a third of a turn it stays 1, in a sixth it falls to 0, stays there for a third, and rises again. The waves of green and blue are those of red, shifted by one and by two thirds of a turn. It is hsv2rgb with saturation and value 1, and hsl2rgb with saturation 1 and lightness ½.',
    ja: '各チャンネルは台形の波です。3分の1周は1のまま、6分の1周で0まで下がり、3分の1周は0のまま、また上がります。緑と青の波は、赤の波を3分の1周と3分の2周ずらしたものです。彩度と明度が1のhsv2rgb、彩度が1で輝度が ½ のhsl2rgbと同じです。',
  },
  outside: hueWraps({ en: 'So time can go in as it is.', ja: 'そのため、時間をそのまま渡せます。' }),
  formula: String.raw`\begin{aligned} p(n) &= \operatorname{clamp}\bigl(\lvert (6h + n) \bmod 6 - 3\rvert - 1,\ 0,\ 1\bigr) \\ (r, g, b) &= \bigl(p(0),\ p(4),\ p(2)\bigr) \end{aligned}`,
  edgeCases: [
    { of: [0], is: [1, 0, 0], exact: true },
    { of: [0.5], is: [0, 1, 1], exact: true, en: 'Half a turn from red: cyan.', ja: '赤から半周でシアンになります。' },
    { of: [1 / 3], is: [0, 1, 0], en: 'Green, up to the rounding of ⅓.', ja: '緑です（⅓ の丸め誤差の範囲で）。' },
    { of: [0.25], is: [0.5, 1, 0], exact: true, en: 'On the way from yellow to green red falls.', ja: '黄から緑へ向かう途中で、赤が下がります。' },
    { of: [-0.75], is: [0.5, 1, 0], exact: true, en: 'Negative hues wrap too.', ja: '負の色相も一周して戻ります。' },
    { of: [-1e-8], is: [1, 0, 0], en: 'There is no jump at the seam.', ja: 'つなぎ目で色は飛びません。' },
  ],
  accuracy: 'division',
  oracle: {
    en: 'culori’s conversion from HSV with saturation and value 1, in double precision.',
    ja: '彩度と明度を1としたculoriのHSV変換を、倍精度で計算したものです。',
  },
  continuity: { order: 0, en: 'Corners at every sixth of a turn.', ja: '色相の6分の1周ごとに角になります。' },
  claims: {
    ...wrapClaims,
    'with one channel 1 and one 0': 'a pure hue has one channel 1, one 0, and each is a third of a turn from the next',
    'for a third of a turn it stays 1, in a sixth it falls to 0, stays there for a third, and rises again':
      'a pure hue has one channel 1, one 0, and each is a third of a turn from the next',
    'The waves of green and blue are those of red, shifted by one and by two thirds of a turn':
      'a pure hue has one channel 1, one 0, and each is a third of a turn from the next',
    'It is hsv2rgb with saturation and value 1, and hsl2rgb with saturation 1 and lightness ½': 'a pure hue is that of HSV and of HSL',
    'There is no jump at the seam': 'whole turns change nothing, and nothing jumps at the seam',
    'Corners at every sixth of a turn': 'there are corners at every sixth of a turn, and nowhere between',
  },
  alpha: false,
  related: ['rgb2hue', 'hsv2rgb', 'hsl2rgb', 'hwb2rgb'],
  confusedWith: [
    {
      name: { en: 'cosine palette', ja: 'コサインのパレット' },
      en: 'Waves without corners. A third of a turn apart, they give no quite pure colour.',
      ja: '角のない波を使う方法です。波を3分の1周ずつずらすと、完全な純色にはなりません。',
    },
    {
      name: 'oklab2srgb',
      en: 'Hues of one perceived lightness. Here yellow is far brighter than blue.',
      ja: '見た目の明るさがそろった色相を作れます。ここでは、黄が青よりずっと明るく見えます。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Combine Color: HSV', note: { en: 'With saturation and value 1.', ja: '彩度と明度を1にします。' } },
    { where: 'Unity Shader Graph', name: 'Hue', note: { en: 'Turns the hue of a colour that is given.', ja: '与えた色の色相を回します。' } },
  ],
  words: { en: ['spectrum', 'palette', 'pure color', 'pure colour'], ja: ['虹', '純色', 'スペクトル', 'パレット', '色相から色'] },
  examples: {
    'rainbow-over-the-hills': { en: 'A rainbow over the hills', ja: '丘にかかる虹' },
    'kites-in-all-colours': { en: 'Ribbons in all colours of the wheel', ja: '色相環を巡るリボン' },
  },
})
