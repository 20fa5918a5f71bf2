/** Record of rgb2hwb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueCases, hueClaims, hueJumps } from './hue.ts'

export const record: WrittenRecord = conversion('channels', 'hwb', {
  summary: {
    en: 'Converts red, green and blue to a hue and the amounts of white and black that are mixed with it.',
    ja: '赤・緑・青を、色相と、それに混ざっている白と黒の量に変換します。',
  },
  intuition: {
    en: 'The smallest channel is in all three, so it is white: the whiteness. What the largest channel lacks from 1 is the blackness. The rest, 1 − w − b, is the share of the pure colour. Nothing is divided except in the hue, so whiteness and blackness are continuous.',
    ja: '最小のチャンネルの分は三つすべてにあるので、白です。これが白みになります。最大のチャンネルが1に届かない分が黒みです。残りの1 − w − bが純色の割合になります。色相のほかには割り算がないので、白みと黒みは連続です。',
  },
  outside: {
    en: 'Not clamped: a negative channel gives a negative whiteness, a channel above 1 a negative blackness.',
    ja: 'クランプしません。負のチャンネルがあれば白みが負に、1を超えるチャンネルがあれば黒みが負になります。',
  },
  returns: {
    en: 'Hue in turns, from 0 to below 1, whiteness and blackness. Their sum is at most 1, and 1 for greys.',
    ja: '順に、色相（0以上1未満で一周）、白み、黒みです。白みと黒みの和は1以下で、灰色では1です。',
  },
  formula: String.raw`\begin{aligned} w &= \min(r, g, b) \\ b &= 1 - \max(r, g, b) \\ h &= \operatorname{rgb2hue}(r, g, b) \end{aligned}`,
  edgeCases: [
    ...hueCases([0.5, 0.5], [0, 0]),
    { of: [[0, 0, 0]], is: [0, 0, 1], exact: true, en: 'Black: whiteness 0, blackness 1.', ja: '黒です。白みが0、黒みが1です。' },
    { of: [[1, 1, 1]], is: [0, 1, 0], exact: true, en: 'White: whiteness 1, blackness 0.', ja: '白です。白みが1、黒みが0です。' },
    { of: [[0.75, 0.25, 0.25]], is: [0, 0.25, 0.25], exact: true, en: 'Half of this is pure red.', ja: '半分が純粋な赤です。' },
  ],
  accuracy: 'division',
  oracle: {
    en: 'culori’s conversion to HWB in double precision, with hues compared on their circle.',
    ja: 'culoriのHWB変換を倍精度で計算し、色相を円の上で比べたものです。',
  },
  continuity: hueJumps,
  claims: {
    ...hueClaims,
    'whiteness and blackness are continuous': 'lightness, whiteness, blackness, chroma and value are those of their definitions',
    'a negative channel gives a negative whiteness, a channel above 1 a negative blackness':
      'lightness, whiteness, blackness, chroma and value are those of their definitions',
    'Their sum is at most 1, and 1 for greys': 'whiteness and blackness are at most 1 together, and 1 for greys',
  },
  related: ['hwb2rgb', 'rgb2hsv', 'rgb2hsl', 'rgb2hcv', 'rgb2hue'],
  confusedWith: [
    {
      name: 'rgb2hsv',
      en: 'The same hue; its value is 1 − b. Its saturation is a quotient and has no limit at black, where whiteness goes to 0.',
      ja: '色相は同じで、明度が1 − bにあたります。HSVの彩度は商なので黒では極限がありませんが、白みは0に近づきます。',
    },
    {
      name: 'rgb2cmyk',
      en: 'Its black is the blackness. It has inks in the place of the hue.',
      ja: 'ブラックが黒みにあたります。色相の代わりにインクの量があります。',
    },
  ],
  elsewhere: [],
  words: { en: ['color picker', 'tone'], ja: ['カラーピッカー', '色調', '明清色', '暗清色'] },
  examples: {
    'chalk-left-of-a-poster': { en: 'What is left of a poster in the sun', ja: '日に焼けたポスター' },
    'three-plates-of-one-picture': { en: 'Islands by their blackness', ja: '黒みで刻む島々' },
  },
})
