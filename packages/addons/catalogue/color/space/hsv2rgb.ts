/** Record of hsv2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueWraps, wrapClaims } from './hue.ts'

export const record: WrittenRecord = conversion('hsv', 'channels', {
  summary: {
    en: 'Converts hue, saturation and value to red, green and blue. The value is the largest of them.',
    ja: '色相・彩度・明度を赤・緑・青に変換します。明度は三つのうちの最大の値になります。',
  },
  intuition: {
    en: 'Begin with the pure colour of the hue. The saturation mixes it with white: at 0 only white is left. The value then scales all three channels, as a dimmer does. So pure colours and white have the value 1, and black the value 0.',
    ja: 'まず、色相の純色を選びます。彩度はそれを白と混ぜる割合で、0では白だけになります。最後に、調光器のように、明度を三つのチャンネルすべてに掛けます。そのため、純色と白は明度1、黒は明度0です。',
  },
  outside: hueWraps({
    en: 'Saturation and value are not clamped: a value of 2 doubles all channels, and a saturation above 1 makes a channel negative.',
    ja: '彩度と明度はクランプしません。明度が2ならチャンネルはすべて2倍になり、彩度が1を超えると負のチャンネルが出ます。',
  }),
  formula: String.raw`\begin{aligned} p(n) &= \operatorname{clamp}\bigl(\lvert (6h + n) \bmod 6 - 3\rvert - 1,\ 0,\ 1\bigr) \\ f(n) &= v\,\bigl(1 - s\,(1 - p(n))\bigr) \\ (r, g, b) &= \bigl(f(0),\ f(4),\ f(2)\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 1, 1]], is: [1, 0, 0], exact: true },
    { of: [[0.5, 1, 1]], is: [0, 1, 1], exact: true },
    { of: [[1 / 3, 1, 1]], is: [0, 1, 0], en: 'Green, up to the rounding of ⅓.', ja: '緑です（⅓ の丸め誤差の範囲で）。' },
    { of: [[-0.75, 1, 1]], is: [0.5, 1, 0], en: 'Negative hues wrap too: the same as 0.25.', ja: '負の色相も一周して戻ります。0.25と同じです。' },
    { of: [[0.37, 0, 0.5]], is: [0.5, 0.5, 0.5], exact: true, en: 'At saturation 0 the hue does not matter.', ja: '彩度が0なら、色相は結果に影響しません。' },
    { of: [[0.37, 1, 0]], is: [0, 0, 0], exact: true, en: 'At value 0 everything is black.', ja: '明度が0なら、すべて黒です。' },
    { of: [[0, 0.5, 4]], is: [4, 2, 2], exact: true, en: 'The value is not clamped.', ja: '明度はクランプしません。' },
  ],
  accuracy: 'division',
  continuity: { order: 0, en: 'Corners at every sixth of a turn.', ja: '色相の6分の1周ごとに角になります。' },
  claims: {
    ...wrapClaims,
    'The value is the largest of them': 'the value is the largest channel, and the saturation its mix with white',
    'The saturation mixes it with white: at 0 only white is left': 'the value is the largest channel, and the saturation its mix with white',
    'a value of 2 doubles all channels, and a saturation above 1 makes a channel negative':
      'the value is the largest channel, and the saturation its mix with white',
    'At saturation 0 the hue does not matter': 'the value is the largest channel, and the saturation its mix with white',
    'Corners at every sixth of a turn': 'there are corners at every sixth of a turn, and nowhere between',
  },
  related: ['rgb2hsv', 'hsl2rgb', 'hwb2rgb', 'hue2rgb'],
  confusedWith: [
    {
      name: 'hsl2rgb',
      en: 'There lightness 1 is white. Here value 1 is the brightest colour of this hue and saturation.',
      ja: 'HSLでは輝度1が白です。HSVの明度1は、その色相と彩度で最も明るい色です。',
    },
    {
      name: 'hwb2rgb',
      en: 'Adds white and black to the pure colour by amounts of their own, as a painter would.',
      ja: '絵の具のように、純色に白と黒を別々の量だけ混ぜます。',
    },
  ],
  elsewhere: [
    { where: 'Unity', name: 'Color.HSVToRGB' },
    { where: 'Python', name: 'colorsys.hsv_to_rgb' },
    { where: 'Blender', name: 'Combine Color: HSV' },
    { where: 'Houdini', name: 'hsvtorgb' },
    { where: 'p5.js', name: 'colorMode(HSB)', note: { en: 'Hue from 0 to 360.', ja: '色相は0〜360です。' } },
  ],
  words: { en: ['rainbow'], ja: ['しきそう', '虹色', 'HSVからRGB'] },
  examples: {
    'beads-on-a-turning-ring': { en: 'Beads on a turning ring', ja: '回る輪に並ぶビーズ' },
    'paper-lanterns-on-a-canal': { en: 'Paper lanterns on a canal', ja: '運河に浮かぶ灯籠' },
  },
})
