/** Record of glow. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn } from './sources.ts'

export const record: WrittenRecord = separable('blendGlow', {
  summary: {
    en: 'Divides the square of the blend colour by 1 minus the base: reflect with the two colours swapped.',
    ja: '重ねる色の2乗を「1 − 下の色」で割ります。reflectの二つの色を入れ替えたものです。',
  },
  intuition: {
    en: 'The picture on top is what is lit, and the base is the light: over black it shows its square, over bright parts it burns out to white. Where base and blend colour add up to 1, the result is the blend colour. Where the sum is smaller it is darker than that, and where it is larger it is brighter. Black on top is black over everything but white, so the layer needs a light of its own.',
    ja: '照らされるのは重ねる色の方で、下の色が光になります。黒の上では重ねる色の2乗になり、明るい部分の上では白く飛びます。二つの色の和が1になるところでは、結果は重ねる色そのものです。和が1より小さければそれより暗く、大きければ明るくなります。黒を重ねると、下が白でないかぎり黒になるので、重ねる層自体に明るさが必要です。',
  },
  outside: {
    base: { en: 'From 1 on the result is white. Negative values darken the result.', ja: '1以上では結果が白になります。負の値では暗くなります。' },
    blend: {
      en: 'Only the absolute value matters, because it is squared. Above 1 the result is white, unless the base is negative.',
      ja: '2乗するので、絶対値だけが結果に影響します。1を超えると、下の色が負でないかぎり結果は白です。',
    },
  },
  formula: String.raw`B(b, s) = \begin{cases} 1 & b \ge 1 \\ \min\Bigl(1,\ \dfrac{s^2}{1 - b}\Bigr) & b < 1 \end{cases} = \operatorname{reflect}(s, b)`,
  edgeCases: [
    { of: [0, 0.5], is: 0.25, exact: true, en: 'Over black the result is the square of the blend colour.', ja: '黒に重ねると、重ねる色の2乗になります。' },
    { of: [0.75, 0.25], is: 0.25, en: 'The sum is 1: the blend colour.', ja: '和が1なので、重ねる色そのものです。' },
    { of: [0.5, 0], is: 0, exact: true, en: 'Black on top is black.', ja: '黒を重ねると黒になります。' },
    { of: [1, 0], is: 1, exact: true, en: 'White stays white even under black.', ja: '黒を重ねても、白は白のままです。' },
    { of: [0.5, 0.9], is: 1, exact: true, en: 'Clamped to white.', ja: '白でクランプされます。' },
    { of: [0.5, -0.5], is: 0.5, exact: true, en: 'The sign of the blend colour does not matter.', ja: '重ねる色の符号は影響しません。' },
  ],
  alpha: {
    of: [
      [0, 0.5, 1, 0.25],
      [0.5, 0.5, 0.25, 1],
    ],
    is: [0.25, 0.5, 1, 0.25],
  },
  half: { of: [0.5, 1, 0.5], is: 0.75 },
  accuracy: 'division',
  oracle: { en: 'Pegtop’s formula in double precision.', ja: 'Pegtopの式を倍精度で計算したものです。' },
  continuity: {
    order: 'jump',
    en: 'A corner where the result reaches white. Under black it jumps: black over every base below white, white over white.',
    ja: '結果が白に届くところで角になります。重ねる色が黒のところでは値が飛びます。下の色が白より暗ければ黒、白なら白になります。',
  },
  claims: {
    'reflect with the two colours swapped': 'glow is reflect, and heat is freeze, with the colours swapped',
    'Where base and blend colour add up to 1, the result is the blend colour':
      'freeze and reflect change the base, glow and heat the blend colour, by the sign of the sum minus 1',
    'The same with the two colours swapped': 'glow is reflect, and heat is freeze, with the colours swapped',
    'The same on inverted colours': 'freeze and heat are reflect and glow on inverted colours, inverted',
  },
  references: [pegtopOn('glow', 'quadratic')],
  related: ['blendReflect', 'blendHeat', 'blendColorDodge', 'blendHardLight'],
  confusedWith: [
    {
      name: 'blendReflect',
      en: 'The same with the two colours swapped: there the base is lit by the blend colour.',
      ja: '二つの色を入れ替えたものです。下の色が、重ねる色に照らされます。',
    },
    { name: 'blendHeat', en: 'The same on inverted colours.', ja: '色を反転した同じ計算です。' },
    {
      name: { en: 'bloom', ja: 'ブルーム' },
      en: 'Blurs bright parts of a picture and adds them. Glow looks at one pixel only.',
      ja: '画像の明るい部分をぼかして足す処理です。glowは1ピクセルごとに計算します。',
    },
  ],
  elsewhere: { pegtop: 'Glow', paintNET: 'Glow', krita: 'Glow', photoshop: { en: 'no such mode', ja: '該当するモードなし' } },
  words: { en: ['glow', 'light', 'shine', 'quadratic', 'pegtop'], ja: ['グロー', '発光', '輝き', '光る', '灯り'] },
  examples: {
    'paper-lanterns': { en: 'Paper lanterns at night', ja: '夜の提灯' },
    'jellyfish-in-the-deep': { en: 'A jellyfish in the deep sea', ja: '深海のクラゲ' },
  },
})
