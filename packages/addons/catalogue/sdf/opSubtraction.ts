/** Record of opSubtraction. */
import { distance, joints, operation, width } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = operation({
  shown: 'opSubtraction_smooth',
  summary: {
    en: 'Cuts the second shape out of the first (d1 minus d2), with a sharp or a rounded edge.',
    ja: '一つ目の図形から二つ目の図形を切り取ります（d1からd2を引きます）。切り口の縁は鋭いままにも、丸くもできます。',
  },
  intuition: {
    en: 'A point belongs to the result if it is inside the first shape and outside the second. The negated distance is the distance to everything outside the second shape, so the larger of d1 and −d2 decides. With k, the edge of the cut is rounded: where d1 and −d2 differ by less than k, the function adds up to k/4. Use it for holes, grooves, bites and crescents. To keep what two shapes share, use opIntersection; to join them, opUnion.',
    ja: '一つ目の内側にあり、しかも二つ目の外側にある点だけが残ります。距離の符号を反転すると、二つ目の外側全体までの距離になります。ですから、d1と−d2の大きい方を取ります。kを渡すと、切り口の縁が丸くなります。d1と−d2の差がkより小さいところで、最大k/4を足すからです。穴、溝、かじった跡、三日月などに使います。共通部分を残すならopIntersection、合わせるならopUnionを使います。',
  },
  parameters: {
    d1: distance({ en: 'Distance to the shape that is cut.', ja: '切り取られる図形までの距離です。' }, -0.2),
    d2: distance({ en: 'Distance to the shape that is taken away.', ja: '取り除く図形までの距離です。' }, 0.3),
    k: width(
      {
        en: 'Width of the rounding: d1 and −d2 are blended where they differ by less than this. If you omit it, the edge is sharp.',
        ja: '丸める幅です。d1と−d2の差がこれより小さいところを混ぜます。省略すると、縁は鋭いままです。',
      },
      { en: 'larger of d1 and −d2', ja: 'd1と−d2の大きい方' },
      0.2,
    ),
  },
  returns: {
    en: 'The distance to what is left. With a sharp edge and exact distances it is exact inside; outside, and with a rounded edge, its magnitude is a lower bound. A rounded edge cuts away more: the result is never more than k/4 above the sharp one.',
    ja: '残った部分までの距離です。縁が鋭く、渡した距離が正確なら、内側では正確です。外側や、縁を丸めたときは、絶対値が距離の下界になります。丸めた縁ではその分だけ多く削れますが、鋭いときとの差がk/4を超えることはありません。',
    range: { min: -1, max: 1.25 },
  },
  formula: String.raw`\begin{aligned} d &= \max(d_1, -d_2) + \frac{k}{4}\,h^2 \\ h &= \max\!\left(1 - \frac{|d_1 + d_2|}{k},\ 0\right) \end{aligned}`,
  edgeCases: [
    { of: [-0.5, 0.25], is: -0.25, exact: true, en: 'Inside the first shape, 0.25 from the second.', ja: '一つ目の内側で、二つ目から0.25離れた点です。' },
    { of: [-0.5, -0.125], is: 0.125, exact: true, en: 'In the part that is cut away.', ja: '切り取られた部分です。' },
    { of: [0.25, 1], is: 0.25, exact: true },
    {
      of: [0.375, -0.5],
      is: 0.5,
      exact: true,
      en: 'A lower bound: for two half planes at a right angle, the corner that is left is 0.625 away.',
      ja: '下界になる例です。直交する二つの半平面なら、残った角までの本当の距離は0.625です。',
    },
    { overload: 'smooth', of: [-0.5, 0.5, 0.5], is: -0.375, en: 'The most it adds: k/4.', ja: '足す量が最も多い場合で、k/4です。' },
    {
      overload: 'smooth',
      of: [-0.25, 0.75, 0.5],
      is: -0.25,
      exact: true,
      en: 'With a difference of k or more, the larger one, bit for bit.',
      ja: '差がk以上なら、ビット単位で大きい方に一致します。',
    },
    { overload: 'smooth', of: [-0.3, 0.3, 0], is: -0.3, exact: true },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'In double precision, the largest of all mixtures s·d₁ − (1 − s)·d₂ + k·s·(1 − s). Discs of which another is cut out are compared with thousands of points on the outline.',
      ja: 'あらゆる割合の混合s·d₁ − (1 − s)·d₂ + k·s·(1 − s) のうち最大のものを、倍精度で求めたものです。円から円を切り取った図形は、輪郭上の数千の点とも照合しています。',
    },
  },
  exactness: 'bound',
  continuity: {
    order: 1,
    en: 'With k > 0 the slope is continuous. A sharp edge has a crease where d1 and −d2 are equal.',
    ja: 'k > 0なら傾きまで連続です。縁が鋭いときは、d1と−d2が等しいところに折れ目があります。',
  },
  claims: {
    'it is exact inside; outside': 'a disc without another is exact inside and a lower bound outside',
    'with a rounded edge, its magnitude is a lower bound': 'changes by no more than the larger change of the two distances',
    'the result is never more than k/4 above the sharp one':
      'lies above the maximum by a quarter of the width at most, and is the maximum where the two are further apart',
    'At 0 and below, the result is the larger of d1 and −d2, bit for bit': 'is the maximum to the bit without a width',
    'With k > 0 the slope is continuous': 'has no jump in its slope',
    'the same as opIntersection(d1, −d2, k)':
      'what is common to two shapes is the same in either order, and a shape without another is common to it and the outside of the other',
  },
  references: joints,
  related: ['opUnion', 'opIntersection', 'opOnion', 'rectSDF', 'boxSDF'],
  confusedWith: [
    {
      name: 'opIntersection',
      en: 'Keeps what is inside both. opSubtraction(d1, d2, k) is the same as opIntersection(d1, −d2, k).',
      ja: '両方の内側にある部分を残します。opSubtraction(d1, d2, k) はopIntersection(d1, −d2, k) と同じです。',
    },
    {
      name: { en: 'the same name with the arguments the other way round', ja: '引数の順序が逆の同名の関数' },
      en: 'Many articles write max(−d1, d2) and take the first shape out of the second. Here it is d1 minus d2, as in arithmetic.',
      ja: '解説記事の多くはmax(−d1, d2)と書き、二つ目から一つ目を取り除きます。ここでは算術の引き算と同じく、d1からd2を引きます。',
    },
    { name: 'd1 − d2', en: 'The difference of two numbers, and no distance to anything.', ja: '二つの数の差であり、何かへの距離ではありません。' },
  ],
  elsewhere: [
    articles('opSubtraction, opSmoothSubtraction', { en: 'With the arguments the other way round.', ja: '引数の順序が逆です。' }),
    { where: 'OpenSCAD', name: 'difference()' },
    { where: 'Blender', name: { en: 'Boolean modifier, Difference', ja: 'ブーリアンモディファイアーの「差分」' } },
  ],
  words: {
    en: ['subtraction', 'difference', 'opSmoothSubtraction', 'smooth subtraction', 'boolean', 'csg', 'cut out', 'carve', 'hole', 'smax', 'smooth maximum'],
    ja: ['差集合', '引き算', '減算', '切り取り', '切り抜き', 'くり抜く', '穴', 'ブーリアン', '集合演算', '滑らかな最大値'],
  },
  examples: {
    'cheese-on-a-board': { en: 'Cheese on a board', ja: '板の上のチーズ' },
    'an-arcade-by-the-sea': { en: 'An arcade by the sea', ja: '海辺のアーケード' },
  },
})
