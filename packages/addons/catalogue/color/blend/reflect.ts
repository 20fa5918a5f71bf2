/** Record of reflect. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { pegtopOn } from './layers.ts'

export const record: WrittenRecord = separable('blendReflect', {
  summary: {
    en: 'Divides the square of the base by 1 minus the blend colour, for highlights as on lacquer or metal.',
    ja: '下の色の2乗を「1 − 重ねる色」で割ります。漆や金属のような光沢を出すのに使います。',
  },
  intuition: {
    en: 'It is a color dodge of the base multiplied by itself. Squaring darkens the tones between black and white, dark tones the most in proportion, and the division brightens them again. A tone between black and white does not change where base and blend colour add up to 1. Where the sum is smaller it becomes darker, and where it is larger it becomes brighter.',
    ja: '下の色に自分自身を乗算してから、覆い焼きカラーをかける計算です。2乗すると黒と白のあいだの階調は暗くなり、その比率は暗い階調ほど大きくなります。それを割り算で明るくします。黒と白のあいだの階調は、二つの色の和が1になるところでは変わらず、和が1より小さければ暗く、大きければ明るくなります。',
  },
  outside: {
    base: {
      en: 'Only the absolute value matters, because it is squared. Above 1 the result is white, unless the blend colour is negative.',
      ja: '2乗するので、絶対値だけが結果に影響します。1を超えると、重ねる色が負でないかぎり結果は白です。',
    },
    blend: { en: 'Negative values darken the base. From 1 on the result is white.', ja: '負の値では暗くなります。1以上では結果が白になります。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 1 & s \ge 1 \\ \min\Bigl(1,\ \dfrac{b^2}{1 - s}\Bigr) & s < 1 \end{cases}`,
  edgeCases: [
    { of: [0.5, 0], is: 0.25, en: 'Black on top squares the base.', ja: '黒を重ねると下の色の2乗になります。' },
    { of: [0.2, 1], is: 1, exact: true, en: 'White on top is white, whatever lies below.', ja: '白を重ねると、下が何色でも白になります。' },
    { of: [0, 1], is: 1, exact: true, en: 'White here too. Color dodge would give black.', ja: 'この場合も白です。覆い焼きカラーなら黒になります。' },
    { of: [0, 0.75], is: 0, exact: true, en: 'Black stays black unless the blend colour is white.', ja: '白以外を重ねるかぎり、黒は黒のままです。' },
    { of: [0.25, 0.75], is: 0.25, en: 'The sum is 1: the base does not change.', ja: '和が1なので、下の色のままです。' },
    { of: [0.9, 0.5], is: 1, exact: true, en: 'Clamped to white.', ja: '白でクランプされます。' },
    { of: [0.001, 0.99999994], is: 1, exact: true, en: 'The largest float below 1: the result is finite.', ja: '1より小さい最大のfloatです。結果は有限です。' },
  ],
  alpha: {
    of: [
      [0.5, 0.5, 0.5, 0.25],
      [0, 0.5, 1, 1],
    ],
    is: [0.25, 0.5, 1, 0.25],
  },
  half: {
    of: [0.5, 0, 0.5],
    is: 0.375,
  },
  accuracy: 'division',
  oracle: {
    en: 'Pegtop’s definition in double precision; where white is not reached, a color dodge of the base multiplied by itself.',
    ja: 'Pegtopの定義を倍精度で計算したものです。白に届かない範囲では、下の色を自分自身と乗算した覆い焼きとも照合しています。',
  },
  continuity: {
    order: 'jump',
    en: 'A corner where the result reaches white. Over black it jumps: black under every blend colour below white, white under white.',
    ja: '結果が白に届くところで角になります。下の色が黒のところでは値が飛びます。重ねる色が白より暗ければ黒、白なら白になります。',
  },
  claims: {
    'a color dodge of the base multiplied by itself': 'reflect is a color dodge of the base multiplied by itself, except that white on top is white',
    'A tone between black and white does not change where base and blend colour add up to 1':
      'reflect darkens where the sum of its colours is below 1, brightens where it is above, and takes values outside as its record says',
    'Only the absolute value matters':
      'reflect darkens where the sum of its colours is below 1, brightens where it is above, and takes values outside as its record says',
    'it never darkens the base': 'reflect is never brighter than color dodge except under white, and color dodge never darker than its base',
    'Over black it jumps: black under every blend colour below white, white under white':
      'reflect is a color dodge of the base multiplied by itself, except that white on top is white',
  },
  references: [pegtopOn('Quadratic modes: reflect mode', 'quadratic')],
  related: ['blendColorDodge', 'blendGlow', 'blendFreeze', 'blendOverlay', 'blendSoftLight'],
  confusedWith: [
    {
      name: 'reflect',
      en: 'The built-in function of shader languages, which mirrors a direction at a surface.',
      ja: 'シェーダー言語の組み込み関数で、方向を面で反射させます。',
    },
    {
      name: 'blendGlow',
      en: 'Reflect with the two colours swapped: the square of the blend colour, divided by 1 minus the base.',
      ja: 'reflectの二つの色を入れ替えたものです。重ねる色の2乗を「1 − 下の色」で割ります。',
    },
    { name: 'blendColorDodge', en: 'Without the square, so it never darkens the base.', ja: '2乗しないので、下の色より暗くなることはありません。' },
  ],
  elsewhere: {
    pegtop: 'Reflect',
    paintNET: 'Reflect',
    krita: 'Reflect',
    photoshop: [
      { en: 'no such mode', ja: '該当するモードなし' },
      { en: 'Color Dodge is the closest.', ja: '覆い焼きカラーが最も近い効果です。' },
    ],
  },
  words: {
    en: ['reflect', 'shine', 'gloss', 'metal', 'highlight', 'quadratic', 'pegtop'],
    ja: ['リフレクト', '反射', '映り込み', 'つや', '光沢', '金属', '輝き'],
  },
  examples: {
    'polish-a-ball': { en: 'Polish a ball', ja: '球を磨き上げる' },
    'liquid-metal': { en: 'Liquid metal', ja: '流れる金属' },
  },
})
