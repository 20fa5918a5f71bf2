/** Record of fcos. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { filterWidth, meanOracle, ofTwo, prefiltering } from './pixel-mean.ts'

export const record: WrittenRecord = {
  shown: 'fcos_width',
  summary: {
    en: 'A cosine that fades out instead of aliasing: its mean over a pixel, and 0 where a wave is a pixel long or shorter.',
    ja: 'エイリアシングを起こす代わりに消えていくcosです。1ピクセルの範囲での平均を返し、波の長さが1ピクセル以下なら0になります。',
  },
  intuition: {
    en: 'The mean of a wave over an interval is a wave of the same length and phase, only flatter. For a cosine the factor is sin(w/2) / (w/2), where w is how far the phase moves over a pixel. Long waves keep their height; at two pixels a wave 64 % is left; at one pixel nothing is. Still shorter waves would come back, weak and some of them upside down, so fcos leaves them at 0. Sums of cosines of rising frequency, as in colour palettes and sums of waves, thus lose the terms that pixels cannot show.',
    ja: '波をある区間で平均すると、長さも位相も同じで、振幅だけが小さい波になります。cosでは、その倍率はsin(w/2) / (w/2) です。wは、1ピクセルの間に位相が進む量です。長い波の高さはほとんど変わらず、波の長さが2ピクセルなら64 %が残り、1ピクセルでは何も残りません。さらに短い波では、弱い波が、一部は上下逆になって再び現れるので、fcosは0のままにします。周波数を上げながらcosを足していくパレットや波の計算でも、ピクセルで表せない項が消えます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The phase.', ja: '位相です。' },
      unit: 'radians',
      role: 'domain',
      range: [-3, 3],
      default: 0.5,
      outside: {
        en: 'Any phase. WGSL guarantees the accuracy of cos from −π to π only. Beyond a few thousand turns, single precision itself cannot resolve a phase to 0.001.',
        ja: 'どんな位相でもかまいません。WGSLがcosの精度を保証するのは−πからπまでです。数千回転を超えると、単精度では位相を0.001の細かさで表せなくなります。',
      },
    },
    width: filterWidth([0, 7], 1, {
      en: 'Any width; its sign does not matter. From 2π on the result is 0.',
      ja: 'どんな幅でもかまいません。符号は結果に影響しません。2π以上では0になります。',
    }),
  },
  returns: {
    en: 'The filtered cosine.',
    ja: 'フィルターを掛けたcosの値です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{fcos}(x) = \begin{cases} \cos x \cdot \dfrac{\sin(w/2)}{w/2} & w < 2\pi \\ 0 & w \ge 2\pi \end{cases} \\ w = \left|\frac{\partial x}{\partial p_x}\right| + \left|\frac{\partial x}{\partial p_y}\right| \end{gathered}`,
  edgeCases: [
    { overload: 'width', of: [0, 0], is: 1, en: 'Without a width it is the plain cosine.', ja: '幅が0なら、ただのcosです。' },
    { overload: 'width', of: [0, Math.PI], is: 2 / Math.PI, en: 'A wave two pixels long.', ja: '長さが2ピクセルの波です。' },
    { overload: 'width', of: [0, -Math.PI], is: 2 / Math.PI },
    { overload: 'width', of: [0, 2 * Math.PI], is: 0, en: 'A wave one pixel long.', ja: '長さが1ピクセルの波です。' },
    { overload: 'width', of: [0, 9], is: 0, en: 'The mean would be −0.217.', ja: '平均なら−0.217になるところです。' },
    {
      of: [0],
      is: 1,
      en: 'Where x is constant across neighbouring pixels, it is the plain cosine.',
      ja: 'まわりのピクセルでxが変わらなければ、ただのcosです。',
    },
    ofTwo([0, 0], [0, Math.PI], [1, 2 / Math.PI]),
  ],
  accuracy: { class: 'angle', oracle: meanOracle },
  continuity: {
    order: 'smooth',
    en: 'Smooth in x. As the width grows, the slope jumps where the wave vanishes, at 2π.',
    ja: 'xについては滑らかです。幅については、波が消える2πのところで傾きが飛びます。',
  },
  claims: {
    'its mean over a pixel': 'is the mean over the pixel, however wide',
    'at two pixels a wave 64 % is left; at one pixel nothing is': 'fcos has the contrast of the mean up to a wave in a pixel, and none beyond',
    'Still shorter waves would come back, weak and some of them upside down': 'fcos has the contrast of the mean up to a wave in a pixel, and none beyond',
    'Smooth in x': 'fcos is a cosine in x at every width',
    'its sign does not matter': 'a negative width is as wide for fcos',
  },
  references: [prefiltering],
  provenance: fromFirstPrinciples,
  related: ['nyquist', 'aamirror', 'aafract'],
  confusedWith: [
    {
      name: 'cos',
      en: 'Does not know of pixels: where waves are shorter than two of them, it draws moiré.',
      ja: 'ピクセルを考えないので、波が2ピクセルより短いところではモアレが出ます。',
    },
    {
      name: 'nyquist',
      en: 'Fades any pattern, not only a cosine, and does so earlier: nothing is left at two pixels a wave.',
      ja: 'cosに限らず、どんな模様でも平均へ近づけます。消えるのも早く、波の長さが2ピクセルで何も残りません。',
    },
  ],
  elsewhere: [
    { where: { en: 'Articles on band-limited shading', ja: '帯域制限についての解説記事' }, name: 'fcos' },
    { where: 'GLSL', name: 'cos(x) * sin(0.5 * w) / (0.5 * w)', note: { en: 'Divides by zero where w is 0.', ja: 'wが0なら0で割ってしまいます。' } },
  ],
  synonyms: {
    en: ['filtered cosine', 'bandlimited', 'band-limited cosine', 'sinc', 'antialias', 'cos', 'wave', 'moire', 'palette', 'box filter'],
    ja: ['アンチエイリアス', '余弦', 'コサイン', '帯域制限', 'シンク関数', '波', 'モアレ', 'パレット', 'ボックスフィルター', '三角関数'],
  },
  examples: {
    'water-to-the-horizon': { en: 'Water to the horizon', ja: '水平線まで続く水面' },
    'grooves-of-a-record': { en: 'The grooves of a record', ja: 'レコード盤の溝' },
  },
}
