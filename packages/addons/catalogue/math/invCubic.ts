/** Record of invCubic. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Undoes cubic, and with it smoothstep: the number between 0 and 1 whose cubic is x.',
    ja: 'cubic（smoothstep）の逆関数です。cubicがxになる0〜1の数を返します。',
  },
  intuition: {
    en: 'The curve of cubic mirrored at the diagonal: steep at both ends and flattest in the middle, so it lowers contrast there. The sine of a triple angle is a cubic of the sine, so an inverse sine, a division by 3 and a sine solve the equation. It turns a uniform random number into one that is most likely in the middle, with the density 6x(1 − x): use it to scatter stars along a band, or grains along a beach.',
    ja: 'cubicの曲線を対角線で折り返した形です。両端で急に、中央で最も緩やかになり、中央のコントラストを弱めます。3倍角の正弦は正弦の3次式なので、逆正弦を3で割って正弦をとれば方程式が解けます。一様な乱数を入れると、中央ほど出やすい、密度6x(1 − x) の乱数になります。天の川の星や浜辺の砂粒を、帯の中央ほど密にまくときに使えます。',
  },
  parameters: { x: shaped },
  returns: { en: 'A number from 0 to 1.', ja: '0〜1の数です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{invCubic}(x) = \tfrac12 - \sin\left(\tfrac13 \arcsin(1 - 2t)\right), \quad t = \operatorname{clamp}(x,\ 0,\ 1)`,
  edgeCases: [
    { of: [0], is: 0 },
    { of: [1], is: 1 },
    { of: [0.5], is: 0.5 },
    { of: [0.15625], is: 0.25, en: 'cubic(0.25) is 0.15625.', ja: 'cubic(0.25) は0.15625です。' },
    { of: [0.84375], is: 0.75, en: '1 minus the row above.', ja: '1から上の行の値を引いたものです。' },
    {
      of: [1e-8],
      is: 0.0000577361363,
      en: 'The formula above gives 0 here in single precision. The function uses another form, which keeps small numbers.',
      ja: '上の式をそのまま単精度で計算すると、ここでは0になります。この関数は、小さな数でも桁が失われない形に直して計算しています。',
    },
    { of: [-1], is: 0 },
    { of: [2], is: 1 },
    componentCase([[0, 0.15625, 1]], [0, 0.25, 1]),
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'Found by bisection of the cubic in double precision; nothing is solved.',
      ja: '方程式を解かずに、倍精度の二分法で3次式から求めたものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Between the ends every derivative exists; at both ends the curve is vertical, and then constant. In the middle the slope is ⅔.',
    ja: '途中では何回でも微分できます。両端では垂直になり、その先は一定です。中央の傾きは2/3です。',
  },
  claims: {
    ...clampedClaims,
    'Undoes cubic': '$name undoes its curve',
    'steep at both ends and flattest in the middle': '$name is vertical at both ends',
    'In the middle the slope is ⅔': 'invCubic has the slope ⅔ in the middle, and no less anywhere',
    'with the density 6x(1 − x)': '$name spreads random numbers with the density of its curve',
    '1 minus the row above': '$name is the same turned by 180° about the middle',
    'The formula above gives 0 here in single precision': 'invCubic keeps numbers that the usual formula loses',
    'which keeps small numbers': 'invCubic keeps numbers that the usual formula loses',
  },
  references: [
    {
      title: 'A New Approach to Solving the Cubic: Cardan’s Solution Revealed',
      authors: 'R. W. D. Nickalls',
      year: 1993,
      section: 'three real roots, by an angle',
      doi: '10.2307/3619777',
    },
    {
      title: 'Non-Uniform Random Variate Generation',
      authors: 'Luc Devroye',
      year: 1986,
      section: 'II.2, The inversion method',
    },
  ],
  provenance: fromReference,
  related: ['cubic', 'invQuartic', 'gain', 'parabola', 'random'],
  confusedWith: [
    {
      name: { en: 'smoothstep the other way round', ja: '逆向きのsmoothstep' },
      en: '1 − cubic(x) falls from 1 to 0; invCubic returns the x that a value of cubic came from.',
      ja: '1 − cubic(x) は1から0へ下がる曲線です。逆関数は、どのxから得られた値かを返します。',
    },
    {
      name: 'invQuartic',
      en: 'Undoes quartic, with two roots and no angles. If you can choose the curve, that pair is cheaper.',
      ja: 'quarticの逆関数です。三角関数を使わず、平方根2回で求まります。曲線を自由に選べるなら、こちらの組の方が軽くなります。',
    },
    {
      name: 'gain',
      en: 'gain with k = ⅔ has the same slope in the middle, is close to it, and has gain with k = 1.5 as its inverse.',
      ja: 'k = 2/3のgainは中央の傾きが同じで、形も近く、k = 1.5のgainで元に戻ります。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'statistics', ja: '統計学' },
      name: { en: 'quantile function of Beta(2, 2)', ja: 'ベータ分布Beta(2, 2) の分位関数' },
    },
    { where: 'SciPy', name: 'stats.beta.ppf(x, 2, 2)' },
  ],
  synonyms: {
    en: ['inverse smoothstep', 'inverse cubic', 'undo smoothstep', 'beta distribution', 'quantile', 'unsmooth', 'lower contrast'],
    ja: ['スムーズステップの逆', '逆関数', '三次', '3次', 'ベータ分布', '分位関数', 'コントラストを弱める', '乱数の偏り'],
  },
  examples: {
    'poles-with-winding-stripes': { en: 'Poles with winding stripes', ja: '縞が巻き付いた柱' },
    'milky-way': { en: 'The Milky Way', ja: '天の川' },
  },
}
