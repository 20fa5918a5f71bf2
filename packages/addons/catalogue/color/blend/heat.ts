/** Record of heat. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn } from './sources.ts'

export const record: WrittenRecord = separable('blendHeat', {
  summary: {
    en: 'Divides the square of the inverted blend colour by the base, and inverts the result: freeze with the two colours swapped.',
    ja: '反転した重ねる色の2乗を下の色で割り、反転します。freezeの二つの色を入れ替えたものです。',
  },
  intuition: {
    en: 'The picture on top shows where the base is bright and turns black where the base is dark, like metal that glows only where it is hot. Each channel does so alone, so orange light gives red before yellow. Where base and blend colour add up to 1, the result is the blend colour. Where the sum is smaller it is darker than that, and where it is larger it is brighter. White on top is white over everything but black.',
    ja: '下の色が明るいところでは重ねる色が現れ、暗いところでは黒くなります。熱いところだけが光る金属のようです。チャンネルごとに計算するので、オレンジの光の上では、黄より先に赤が現れます。二つの色の和が1になるところでは、結果は重ねる色そのものです。和が1より小さければそれより暗く、大きければ明るくなります。白を重ねると、下が黒でないかぎり白になります。',
  },
  outside: {
    base: { en: 'Up to 0 the result is black. Values above 1 brighten the result.', ja: '0以下では結果が黒になります。1を超えた値では明るくなります。' },
    blend: {
      en: 'Above 1 it counts as 2 − s. Below 0 the result is black, unless the base is above 1.',
      ja: '1を超えた値は2 − sとして扱います。負なら、下の色が1を超えないかぎり結果は黒です。',
    },
  },
  formula: String.raw`B(b, s) = \begin{cases} 0 & b \le 0 \\ \max\Bigl(0,\ 1 - \dfrac{(1 - s)^2}{b}\Bigr) & b > 0 \end{cases} = \operatorname{freeze}(s, b)`,
  edgeCases: [
    { of: [1, 0.5], is: 0.75, exact: true, en: 'Over white: 1 − 0.5².', ja: '白に重ねると1 − 0.5²です。' },
    { of: [0.25, 0.75], is: 0.75, en: 'The sum is 1: the blend colour.', ja: '和が1なので、重ねる色そのものです。' },
    { of: [0, 0.8], is: 0, exact: true, en: 'Black stays black.', ja: '黒は黒のままです。' },
    { of: [0, 1], is: 0, exact: true, en: 'Black stays black even under white.', ja: '白を重ねても、黒は黒のままです。' },
    { of: [0.01, 1], is: 1, exact: true, en: 'White on top turns everything but black white.', ja: '白を重ねると、黒以外はすべて白になります。' },
    { of: [0.5, 0.1], is: 0, exact: true, en: 'Clamped to black.', ja: '黒でクランプされます。' },
  ],
  alpha: {
    of: [
      [1, 0.25, 0.5, 0.25],
      [0.5, 0.75, 1, 1],
    ],
    is: [0.75, 0.75, 1, 0.25],
  },
  half: { of: [1, 0.5, 0.5], is: 0.875 },
  accuracy: 'division',
  oracle: { en: 'Pegtop’s formula in double precision.', ja: 'Pegtopの式を倍精度で計算したものです。' },
  continuity: {
    order: 'jump',
    en: 'A corner where the result reaches black. Under white it jumps: white over every base above black, black over black.',
    ja: '結果が黒に届くところで角になります。重ねる色が白のところでは値が飛びます。下の色が黒より明るければ白、黒なら黒になります。',
  },
  claims: {
    'freeze with the two colours swapped': 'glow is reflect, and heat is freeze, with the colours swapped',
    'Where base and blend colour add up to 1, the result is the blend colour':
      'freeze and reflect change the base, glow and heat the blend colour, by the sign of the sum minus 1',
    'The same with the two colours swapped': 'glow is reflect, and heat is freeze, with the colours swapped',
    'The same on inverted colours': 'freeze and heat are reflect and glow on inverted colours, inverted',
  },
  references: [pegtopOn('heat', 'quadratic')],
  related: ['blendFreeze', 'blendGlow', 'blendColorBurn'],
  confusedWith: [
    {
      name: 'blendFreeze',
      en: 'The same with the two colours swapped: there the base is darkened by the blend colour.',
      ja: '二つの色を入れ替えたものです。下の色が、重ねる色によって暗くなります。',
    },
    { name: 'blendGlow', en: 'The same on inverted colours.', ja: '色を反転した同じ計算です。' },
    { name: 'kelvin2rgb', en: 'The colour of a body that glows at a temperature.', ja: 'ある温度で光る物体の色です。' },
  ],
  elsewhere: { pegtop: 'Heat', krita: 'Heat', photoshop: { en: 'no such mode', ja: '該当するモードなし' } },
  words: { en: ['heat', 'hot', 'lava', 'ember', 'quadratic', 'pegtop'], ja: ['ヒート', '熱', '溶岩', '灼熱', '燃える'] },
  examples: {
    'lava-between-plates': { en: 'Lava between plates of crust', ja: '岩盤のあいだの溶岩' },
    'face-of-the-sun': { en: 'The face of the sun', ja: '太陽の表面' },
  },
})
