/** Record of quintic. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'An S-curve from 0 to 1 with zero slope and curvature at both ends: smootherstep(0, 1, x) without its edges.',
    ja: '両端で傾きも曲率も0になる、0から1へのS字の曲線です。smootherstep(0, 1, x) を両端の指定なしで書けます。',
  },
  intuition: {
    en: 'Two more conditions than for cubic, a curvature of 0 at both ends, raise the degree to five. Perlin chose this curve in 2002 for the weights of his noise: with a cubic the curvature jumps from cell to cell, which a lit surface shows as creases. The price is a steeper middle, 1.875 instead of 1.5. Use it to make your own noise or terrain; for opacity and positions, where curvature is not seen, cubic is enough.',
    ja: 'cubicの条件に、両端で曲率も0という二つの条件を加えると、次数は5になります。Perlinは2002年に、ノイズの重みとしてこの曲線を選びました。3次式ではセルの境目で曲率が飛び、光を当てた面に折り目が見えるためです。その代わり、中央の傾きは1.5から1.875へと急になります。ノイズや地形を自作するときに使ってください。不透明度や位置のように曲率が目に見えないものなら、cubicで足ります。',
  },
  parameters: { x: shaped },
  returns: { en: 'A number from 0 to 1, and never above 1 by rounding.', ja: '0〜1の数です。丸め誤差で1を超えることもありません。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{quintic}(x) = 6t^5 - 15t^4 + 10t^3, \quad t = \operatorname{clamp}(x,\ 0,\ 1)`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true },
    { of: [0.5], is: 0.5, exact: true },
    { of: [0.25], is: 0.103515625, exact: true },
    { of: [0.75], is: 0.896484375, exact: true, en: '1 minus the row above.', ja: '1から上の行の値を引いたものです。' },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    componentCase([[0, 0.25, 1]], [0, 0.103515625, 1], true),
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The Bézier curve with the ordinates 0, 0, 0, 1, 1, 1 in double precision.',
      ja: '制御点の高さが0、0、0、1、1、1のベジエ曲線を、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 2,
    en: 'Value, slope and curvature are continuous; the third derivative jumps at both ends, between 0 and 60.',
    ja: '値、傾き、曲率は連続です。3階微分は、両端で0と60の間を飛びます。',
  },
  claims: {
    ...clampedClaims,
    'with zero slope and curvature at both ends': '$name has its slope and its second derivative at both ends',
    'never above 1 by rounding': '$name never leaves 0 to 1',
    '1.875 instead of 1.5': '$name has its greatest slope where it says',
    'smootherstep(0, 1, x) without its edges': 'cubic is smoothstep from 0 to 1, and quintic is smootherstep',
    '1 minus the row above': '$name is the same turned by 180° about the middle',
    'the third derivative jumps at both ends, between 0 and 60': 'quintic starts as 10x³',
  },
  references: [{ title: 'Improving Noise', authors: 'Ken Perlin', year: 2002, section: 'the interpolant 6t⁵ − 15t⁴ + 10t³', doi: '10.1145/566654.566636' }],
  provenance: fromReference,
  related: ['smootherstep', 'cubic', 'quartic', 'valueNoise', 'gnoise'],
  confusedWith: [
    {
      name: 'smootherstep',
      en: 'The same curve between two edges that you give. quintic is for numbers that run from 0 to 1 already, and has no division.',
      ja: '同じ曲線を、指定した二つの位置の間に架けます。quinticは、すでに0〜1の数に使うもので、割り算がありません。',
    },
    { name: 'cubic', en: 'Cheaper and less steep; its curvature jumps at the ends.', ja: '計算が軽く、傾きも緩やかですが、両端で曲率が飛びます。' },
    {
      name: 'quinticInOut',
      en: 'The easing of two fifth powers: its slope in the middle is 5.',
      ja: '二つの5乗をつないだイージングです。中央の傾きは5です。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'Improved Noise (Perlin’s reference code)', ja: 'Improved Noise（Perlinの参照実装）' },
      name: 'fade',
      note: { en: 'Not clamped.', ja: 'クランプしません。' },
    },
    { where: 'three.js', name: 'MathUtils.smootherstep(x, 0, 1)' },
    { where: 'Blender', name: 'Map Range: Smoother Step' },
  ],
  synonyms: {
    en: ['smootherstep', 'fade curve', 's-curve', 'fifth degree', '6t⁵ − 15t⁴ + 10t³', 'noise interpolation', 'hermite', 'minimum jerk', 'shaping function'],
    ja: ['スムーザーステップ', '五次', '5次', 'フェード関数', 'S字', '補間', 'なめらか', '滑らか', 'ノイズの補間', '整形関数'],
  },
  examples: {
    'bar-of-chocolate': { en: 'A bar of chocolate', ja: '板チョコレート' },
    'snow-drifts': { en: 'Snow drifts, from a noise of your own', ja: '自作のノイズで作る雪の吹きだまり' },
  },
}
