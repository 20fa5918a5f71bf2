/** Record of invQuartic. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Undoes quartic: the number between 0 and 1 whose quartic is x.',
    ja: 'quarticの逆関数です。quarticがxになる0〜1の数を返します。',
  },
  intuition: {
    en: 'quartic is a parabola in x², so its inverse is a quadratic equation and one more root. It turns a uniform random number into a radius: points at that radius and a random angle lie in a disc with a density proportional to 1 − r², dense in the middle and thinning out towards the rim. The radii of evenly spaced numbers divide the disc into rings with equally many points.',
    ja: 'quarticはx²の2次式なので、逆関数は2次方程式の解の平方根です。一様な乱数を入れると、円盤の中の半径になります。その半径に、でたらめな角度で点を置くと、1 − r²に比例する密度で円盤に散らばり、中心ほど密に、縁ほどまばらになります。等間隔の数から求めた半径で円盤を輪に区切ると、どの輪にも同じ数の点が入ります。',
  },
  parameters: { x: shaped },
  returns: { en: 'A number from 0 to 1.', ja: '0〜1の数です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{invQuartic}(x) = \sqrt{1 - \sqrt{1 - t}} = \sqrt{\frac{t}{1 + \sqrt{1 - t}}}, \quad t = \operatorname{clamp}(x,\ 0,\ 1)`,
  edgeCases: [
    { of: [0], is: 0 },
    { of: [1], is: 1 },
    { of: [0.4375], is: 0.5, en: 'quartic(0.5) is 0.4375.', ja: 'quartic(0.5) は0.4375です。' },
    { of: [0.5], is: 0.5411961001 },
    {
      of: [1e-8],
      is: 0.0000707106783,
      en: 'The first form of the formula gives 0 here in single precision; the second, which is used, does not lose small numbers.',
      ja: '一つ目の式を単精度で計算すると、ここでは0になります。実際に使う二つ目の式では、小さな数でも桁が失われません。',
    },
    { of: [-1], is: 0 },
    { of: [2], is: 1 },
    componentCase([[0, 0.4375, 1]], [0, 0.5, 1]),
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'Found by bisection of the quartic in double precision; nothing is solved.',
      ja: '方程式を解かずに、倍精度の二分法で4次式から求めたものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Between the ends every derivative exists; at both ends the curve is vertical, and then constant.',
    ja: '途中では何回でも微分できます。両端では垂直になり、その先は一定です。',
  },
  claims: {
    ...clampedClaims,
    'Undoes quartic': '$name undoes its curve',
    'at both ends the curve is vertical': '$name is vertical at both ends',
    'lie in a disc with a density proportional to 1 − r²': '$name spreads random numbers with the density of its curve',
    'The radii of evenly spaced numbers divide the disc into rings with equally many points': '$name spreads random numbers with the density of its curve',
    'does not lose small numbers': 'invQuartic keeps numbers that the first form loses',
  },
  references: [
    {
      title: 'Accuracy and Stability of Numerical Algorithms, 2nd edition',
      authors: 'Nicholas J. Higham',
      year: 2002,
      section: '1.8, Solving a Quadratic Equation',
      doi: '10.1137/1.9780898718027',
    },
    {
      title: 'Non-Uniform Random Variate Generation',
      authors: 'Luc Devroye',
      year: 1986,
      section: 'II.2, The inversion method',
    },
  ],
  provenance: fromReference,
  related: ['quartic', 'invCubic', 'bump', 'random'],
  confusedWith: [
    {
      name: 'invCubic',
      en: 'Undoes cubic and smoothstep, with an inverse sine and sines: more expensive.',
      ja: 'cubicとsmoothstepの逆関数です。逆正弦と正弦を使うので、計算は重くなります。',
    },
    {
      name: { en: 'the square root of a random number', ja: '乱数の平方根' },
      en: 'As a radius it fills a disc evenly. invQuartic thins the points out towards the rim.',
      ja: '半径にすると、円盤を一様に埋めます。invQuarticでは、縁に近いほど点がまばらになります。',
    },
    { name: { en: 'the fourth root', ja: '4乗根' }, en: 'Undoes x⁴, the easing quarticIn.', ja: 'イージングのquarticIn、つまりx⁴の逆関数です。' },
  ],
  elsewhere: [],
  synonyms: {
    en: ['inverse quartic', 'undo quartic', 'quantile', 'random radius', 'points in a disc', 'inverse transform sampling', 'fourth degree'],
    ja: ['逆関数', '四次', '4次', '円盤の乱数', '半径の乱数', '逆関数法', '分位関数', 'まばら'],
  },
  examples: {
    'beads-in-rings': { en: 'Beads in rings', ja: '輪に並べたビーズ' },
    'rings-of-an-old-tree': { en: 'The rings of an old tree', ja: '古木の年輪' },
  },
}
