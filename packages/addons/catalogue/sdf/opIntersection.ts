/** Record of opIntersection. */
import { distance, joints, operation, width } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = operation({
  shown: 'opIntersection_smooth',
  summary: {
    en: 'Keeps what two shapes share: the larger of their distances, with a sharp or a rounded edge.',
    ja: '二つの図形の共通部分を残します。二つの距離の大きい方を取り、縁は鋭いままにも、丸くもできます。',
  },
  intuition: {
    en: 'A point belongs to both shapes only if both distances are negative, and that is when the larger one is. Where both are equal, the maximum has a crease: the edge of the result. With k, the function compares the two distances: where they differ by less than k, it adds a little, at most k/4, and the edge is rounded. Use it for lenses, leaves and facets, and to show a pattern within a shape only. To cut one shape out of another, use opSubtraction.',
    ja: '両方の図形の内側にあるのは、距離が二つとも負の点、つまり大きい方が負の点です。二つの距離が等しいところでは、最大値に折れ目ができます。これが残った図形の縁です。kを渡すと、二つの距離の差を調べ、差がkより小さいところで最大k/4を足すので、縁が丸くなります。レンズ、葉、切り子の面のほか、模様を図形の内側だけに見せるときに使います。一方から他方を切り取るにはopSubtractionを使います。',
  },
  parameters: {
    d1: distance({ en: 'Distance to one shape.', ja: '一つ目の図形までの距離です。' }, -0.2),
    d2: distance({ en: 'Distance to the other. You can exchange the two.', ja: '二つ目の図形までの距離です。入れ替えても同じです。' }, -0.3),
    k: width(
      {
        en: 'Width of the rounding: the distances are blended where they differ by less than this. If you omit it, the edge is sharp.',
        ja: '丸める幅です。距離の差がこれより小さいところを混ぜます。省略すると、縁は鋭いままです。',
      },
      { en: 'maximum', ja: '最大値' },
      0.2,
    ),
  },
  returns: {
    en: 'The distance to what the shapes share. With a sharp edge and exact distances it is exact inside; outside, and with a rounded edge, its magnitude is a lower bound. A rounded edge cuts away more: the result is never more than k/4 above the maximum.',
    ja: '共通部分までの距離です。縁が鋭く、渡した距離が正確なら、内側では正確です。外側や、縁を丸めたときは、絶対値が距離の下界になります。丸めた縁ではその分だけ多く削れますが、最大値との差がk/4を超えることはありません。',
    range: { min: -1, max: 1.25 },
  },
  formula: String.raw`\begin{aligned} d &= \max(d_1, d_2) + \frac{k}{4}\,h^2 \\ h &= \max\!\left(1 - \frac{|d_1 - d_2|}{k},\ 0\right) \end{aligned}`,
  edgeCases: [
    { of: [-0.5, -0.25], is: -0.25, exact: true },
    { of: [-0.5, 0.25], is: 0.25, exact: true },
    {
      of: [0.375, 0.5],
      is: 0.5,
      exact: true,
      en: 'A lower bound: for two half planes at a right angle, the corner that they share is 0.625 away.',
      ja: '下界になる例です。直交する二つの半平面なら、共通部分の角までの本当の距離は0.625です。',
    },
    { overload: 'smooth', of: [-0.5, -0.5, 0.5], is: -0.375, en: 'The most it adds: k/4.', ja: '足す量が最も多い場合で、k/4です。' },
    {
      overload: 'smooth',
      of: [-0.5, -0.75, 0.5],
      is: -0.46875,
      en: 'With a difference of k/2, a quarter as much.',
      ja: '差がk/2なら、足す量はその4分の1です。',
    },
    {
      overload: 'smooth',
      of: [-0.25, -0.75, 0.5],
      is: -0.25,
      exact: true,
      en: 'With a difference of k or more, the maximum, bit for bit.',
      ja: '差がk以上なら、ビット単位で最大値です。',
    },
    { overload: 'smooth', of: [0.3, 0.3, 0], is: 0.3, exact: true },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'In double precision, the largest of all mixtures s·d₁ + (1 − s)·d₂ + k·s·(1 − s). What two discs share is compared with thousands of points on its outline.',
      ja: 'あらゆる割合の混合s·d₁ + (1 − s)·d₂ + k·s·(1 − s) のうち最大のものを、倍精度で求めたものです。二つの円の共通部分は、輪郭上の数千の点とも照合しています。',
    },
  },
  exactness: 'bound',
  continuity: {
    order: 1,
    en: 'With k > 0 the slope is continuous. A sharp edge has a crease where both distances are equal.',
    ja: 'k > 0なら傾きまで連続です。縁が鋭いときは、二つの距離が等しいところに折れ目があります。',
  },
  claims: {
    'it is exact inside; outside': 'what two discs share is exact inside and a lower bound outside',
    'with a rounded edge, its magnitude is a lower bound': 'changes by no more than the larger change of the two distances',
    'the result is never more than k/4 above the maximum':
      'lies above the maximum by a quarter of the width at most, and is the maximum where the two are further apart',
    'At 0 and below, the result is the maximum, bit for bit': 'is the maximum to the bit without a width',
    'You can exchange the two':
      'what is common to two shapes is the same in either order, and a shape without another is common to it and the outside of the other',
    'With k > 0 the slope is continuous': 'has no jump in its slope',
  },
  references: joints,
  related: ['opUnion', 'opSubtraction', 'vesicaSDF', 'rectSDF', 'boxSDF'],
  confusedWith: [
    {
      name: 'vesicaSDF',
      en: 'The exact distance to the lens that two equal discs share, outside as well.',
      ja: '等しい二つの円が重なるレンズ形までの距離で、外側でも正確です。',
    },
    {
      name: { en: 'the product of two masks', ja: '二つのマスクの積' },
      en: 'drawFill(d1) · drawFill(d2) shows the same area, but is not a distance, which a line along the edge or a ray march needs.',
      ja: 'drawFill(d1) · drawFill(d2) でも同じ領域が見えますが、距離ではありません。輪郭に沿った線やレイマーチングには距離が必要です。',
    },
  ],
  elsewhere: [
    articles('opIntersection, opSmoothIntersection'),
    { where: 'OpenSCAD', name: 'intersection()' },
    {
      where: 'Blender',
      name: { en: 'Boolean modifier, Intersect; Math node, Smooth Maximum', ja: 'ブーリアンモディファイアーの「交差」、数式ノードの「最大値（スムーズ）」' },
    },
  ],
  words: {
    en: ['intersection', 'smooth maximum', 'smax', 'opSmoothIntersection', 'smooth intersection', 'boolean', 'csg', 'common part', 'clip'],
    ja: ['積集合', '共通部分', '交差', '重なり', '滑らかな最大値', 'ブーリアン', '集合演算', '切り抜き'],
  },
  examples: {
    'seven-treasures-in-gold': { en: 'Seven treasures in gold', ja: '金の七宝文様' },
    'rays-through-a-lens': { en: 'Rays through a lens', ja: 'レンズを通る光線' },
  },
})
