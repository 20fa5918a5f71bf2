/** Record of quartic. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A ramp from 0 to 1 that is flat at both ends and softer at the start, computed from x² alone.',
    ja: '両端が水平な、0から1への坂です。始まりの方が緩やかで、x²だけから計算されます。',
  },
  intuition: {
    en: 'Square, subtract from 1, and do both again: 1 − (1 − x²)². Near 0 that is 2x², a wide round valley; at 1 it bends twice as hard, so it reaches one half only at x = 0.541. As a falloff, 1 − quartic(r) is round about a centre and ends at r = 1 without an edge: a common field for metaballs, drops that merge. Its inverse needs two roots, where that of cubic needs angles.',
    ja: '「2乗して1から引く」を2回繰り返した、1 − (1 − x²)² です。0の近くでは2x²に近い、広く丸い谷になります。1の側では曲がり方が2倍きついので、0.5になるのはx = 0.541です。減衰として使う1 − quartic(r) は、中心のまわりが丸く、r = 1で境目なく終わります。くっつく水滴（メタボール）の場としてよく使われます。逆関数は平方根2回で求まり、cubicの逆関数のような三角関数は要りません。',
  },
  parameters: { x: shaped },
  returns: { en: 'A number from 0 to 1.', ja: '0〜1の数です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{quartic}(x) = t^2 (2 - t^2) = 1 - (1 - t^2)^2, \quad t = \operatorname{clamp}(x,\ 0,\ 1)`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true },
    { of: [0.5], is: 0.4375, exact: true, en: 'Less than one half: it starts softly.', ja: '0.5より小さい値です。始まりが緩やかだからです。' },
    { of: [0.25], is: 0.12109375, exact: true },
    { of: [0.75], is: 0.80859375, exact: true },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    componentCase([[0, 0.5, 1]], [0, 0.4375, 1], true),
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: '1 − (1 − x²)² in double precision.', ja: '1 − (1 − x²)² を倍精度で計算したものです。' },
  },
  continuity: {
    order: 1,
    en: 'Value and slope are continuous. The second derivative jumps from 0 to 4 at x = 0 and from −8 to 0 at x = 1.',
    ja: '値と傾きは連続です。2階微分は、x = 0で0から4へ、x = 1で−8から0へ飛びます。',
  },
  claims: {
    ...clampedClaims,
    'flat at both ends': '$name has its slope and its second derivative at both ends',
    'at 1 it bends twice as hard': '$name has its slope and its second derivative at both ends',
    'The second derivative jumps from 0 to 4 at x = 0 and from −8 to 0 at x = 1': '$name has its slope and its second derivative at both ends',
    'it reaches one half only at x = 0.541': 'quartic reaches one half at 0.541',
  },
  references: [
    {
      title: 'The Fitting of Power Series, Meaning Polynomials, Illustrated on Band-Spectroscopic Data',
      authors: 'Albert E. Beaton, John W. Tukey',
      year: 1974,
      section: 'the biweight (1 − u²)², which is 1 − quartic(u)',
      doi: '10.1080/00401706.1974.10489171',
    },
  ],
  provenance: fromReference,
  related: ['invQuartic', 'cubic', 'quintic', 'bump', 'gaussian', 'smootherstep'],
  confusedWith: [
    {
      name: 'quarticIn',
      en: 'The easing t⁴: flat at 0 only, steepest at 1, and not clamped.',
      ja: 'イージングのt⁴です。水平なのは0の側だけで、1で最も急になり、クランプもしません。',
    },
    {
      name: 'cubic',
      en: 'The same shape at both ends. Choose it for blends, and quartic for what depends on a distance.',
      ja: '両端が同じ形です。混ぜる割合にはcubicを、距離で変わるものにはquarticを選んでください。',
    },
    {
      name: 'bump',
      en: '1 − x²: cheaper, with a corner at its foot. Its square is 1 − quartic(x).',
      ja: '1 − x²です。計算は軽いのですが、裾で折れ曲がります。その2乗が1 − quartic(x) です。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'statistics', ja: '統計学' },
      name: { en: 'biweight, bisquare', ja: 'バイウェイト' },
      note: { en: 'Its complement: 1 − quartic(x).', ja: '1から引いた、1 − quartic(x) に当たります。' },
    },
  ],
  synonyms: {
    en: ['biweight', 'bisquare', 'metaballs', 'falloff', 'fourth degree', 'x²(2 − x²)', 'smoothstep', 'soft particle', 'shaping function'],
    ja: ['四次', '4次', 'クォーティック', 'メタボール', '減衰', 'フォールオフ', 'なめらか', '滑らか', 'S字', '整形関数'],
  },
  examples: {
    'lamp-on-a-brick-wall': { en: 'A lamp on a brick wall', ja: 'れんがの壁を照らすランプ' },
    'lava-lamp': { en: 'A lava lamp', ja: 'ラバランプ' },
  },
}
