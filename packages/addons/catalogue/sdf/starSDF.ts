/** Record of starSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, flatDistances } from './reading.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The exact signed distance from a point to a star about the origin, with any number of tips and any depth of the dents.',
    ja: '原点を中心とする星形までの、正確な符号付き距離です。先端の数と、くぼみの深さを自由に選べます。',
  },
  intuition: {
    en: 'A star consists of one slanted side and its mirror images. Rotate the point by whole sectors until it lies next to the topmost tip, then mirror it to the right half. Only one side is left to measure, because no mirror image of that side can be nearer. The sign tells on which side of it the point lies.',
    ja: '星形は、一本の斜めの辺とその鏡像でできています。点を扇形いくつか分だけ回していちばん上の先端のとなりへ運び、右半分に折り返せば、測るのは一本の辺だけで済みます。その辺の鏡像が、辺そのものより近いことはないからです。点が辺のどちら側にあるかで、符号が決まります。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, relative to the centre of the star.', ja: '星形の中心から見た点の位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    r: {
      meaning: { en: 'The distance of the tips from the centre.', ja: '中心から先端までの距離です。' },
      unit: 'length',
      range: [0, 1],
      default: 0.8,
      outside: {
        en: 'Any size from 0, which is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。0なら点です。負の大きさには意味がありません。',
      },
    },
    n: {
      meaning: { en: 'The number of tips; the first points up.', ja: '先端の数です。一つ目は真上を向きます。' },
      unit: 'count',
      range: [2, 12],
      default: 5,
      step: 1,
      outside: {
        en: 'Rounded to the nearest whole number, and at least 2, which is a rhombus.',
        ja: '最も近い整数に丸めます。2より小さいときは2とし、ひし形になります。',
      },
    },
    ratio: {
      meaning: {
        en: 'The distance of the dents from the centre, as a fraction of r. cos(π/n) gives a regular polygon with n corners, and 1 gives one with 2n.',
        ja: '中心からくぼみまでの距離の、rに対する割合です。cos(π/n) で正n角形、1で正2n角形になります。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: 0.48,
      outside: {
        en: 'At 0 and below, the star is only spokes and has no inside. Above 1, the dents become the tips.',
        ja: '0以下では内側がなくなり、放射状の線だけになります。1を超えると、くぼみの方が先端になります。',
      },
    },
  },
  returns: {
    en: 'The distance to the outline, exact inside and outside: negative inside, 0 on it, positive outside.',
    ja: '輪郭までの距離です。内側でも外側でも正確です。内側は負、輪郭の上は0、外側は正です。',
    range: { min: -1, max: 1.5 },
  },
  formula: String.raw`\begin{aligned} \alpha &= \frac{\pi}{n}, \quad \varphi = 2\alpha \left\lfloor \frac{\operatorname{atan2}(p_x, p_y)}{2\alpha} + \frac12 \right\rfloor \\ \mathbf q &= \begin{pmatrix} |p_x \cos\varphi - p_y \sin\varphi| \\ p_x \sin\varphi + p_y \cos\varphi \end{pmatrix} \\ \mathbf t &= r \begin{pmatrix} 0 \\ 1 \end{pmatrix}, \quad \mathbf e = r\,m \begin{pmatrix} \sin\alpha \\ \cos\alpha \end{pmatrix} - \mathbf t \\ s &= \operatorname{sign}\bigl(\mathbf e \times (\mathbf q - \mathbf t)\bigr) \\ d &= s \cdot \operatorname{dist}\bigl(\mathbf q,\ \overline{\mathbf t\,(\mathbf t + \mathbf e)}\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.75], 0.75, 5, 0.5], is: 0, en: 'The first tip is at the top.', ja: '一つ目の先端は真上です。' },
    { of: [[0, 2], 0.75, 5, 0.5], is: 1.25 },
    { of: [[0, -0.375], 0.75, 5, 0.5], is: 0, en: 'With an odd number of tips, a dent is at the bottom.', ja: '先端の数が奇数なら、真下はくぼみです。' },
    {
      of: [[0, 0], 1, 4, 0.5],
      is: -0.5,
      en: 'Here the dents are nearer than any other point of the sides.',
      ja: 'この形では、辺のほかのどの点よりもくぼみの方が近くなります。',
    },
    { of: [[1, 1], 1, 2, 1], is: Math.SQRT1_2, en: 'Two tips and two dents.', ja: '先端が二つ、くぼみが二つのひし形です。' },
    {
      of: [[0, -1], 1, 3, 0.5],
      is: 0.5,
      en: 'Because cos(π/3) = ½, three tips make an equilateral triangle.',
      ja: 'cos(π/3) = ½なので、先端が三つなら正三角形です。',
    },
    { of: [[0, 2], 0.75, 4.6, 0.5], is: 1.25, en: 'A star with 5 tips.', ja: '先端が5個の星形として扱います。' },
    { of: [[3, 4], 0, 5, 0.5], is: 5, en: 'A star of size 0 is a point.', ja: '大きさのない星形は点です。' },
    { of: [[0.25, 0.5], 1, 4, 0], is: 0.25, en: 'Without an inside, the distance is not negative.', ja: '内側がないので、負にはなりません。' },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'The polygon of all tips and dents in double precision: the nearest of its 2n sides, and its sign by counting crossings; again over thousands of points on the outline.',
      ja: 'すべての先端とくぼみを結んだ多角形を倍精度で扱ったものです。2n本の辺のうち最も近いものまでの距離を取り、交差の回数で内外を決めます。輪郭上の数千の点とも照合しています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'Creases along the axes of the tips inside and of the dents outside, where two sides are equally near.',
    ja: '二つの辺から等距離にある線、つまり内側では先端の軸、外側ではくぼみの軸に沿って折れ目があります。',
  },
  claims: {
    'The exact signed distance from a point to a star': 'no point of the boundary is nearer, and one is as near',
    'exact inside and outside': 'no point of the boundary is nearer, and one is as near',
    '0 on it': 'it is 0 on the boundary',
    'no mirror image of that side can be nearer': 'no point of the boundary is nearer, and one is as near',
    'cos(π/n) gives a regular polygon with n corners, and 1 gives one with 2n':
      'a star is a regular polygon at two ratios, and spokes without a negative distance at 0',
    'only spokes and has no inside': 'a star is a regular polygon at two ratios, and spokes without a negative distance at 0',
  },
  references: [flatDistances, { title: 'Regular Polytopes', authors: 'H. S. M. Coxeter', year: 1973, section: 'V, The Kaleidoscope' }],
  provenance: fromFirstPrinciples,
  related: ['polySDF', 'triSDF', 'hexSDF', 'rectSDF', 'kaleidoscope', 'drawFill', 'opUnion'],
  confusedWith: [
    {
      name: { en: 'a wave in polar coordinates', ja: '極座標の波' },
      en: 'r·(1 + k·cos(n·θ)) is a flower with round petals, and its value is not a distance.',
      ja: 'r·(1 + k·cos(n·θ)) は丸い花びらの形になり、値は距離ではありません。',
    },
    {
      name: { en: 'a star polygon {5/2}', ja: '星型多角形 {5/2}' },
      en: 'The pentagram is drawn in one stroke that crosses itself. Its outline is a star with a ratio of about 0.382.',
      ja: '一筆書きの五芒星は、線が内部で交わります。輪郭だけなら、ratioが約0.382の星形です。',
    },
  ],
  elsewhere: [
    articles('sdStar, sdStar5'),
    { where: 'Illustrator', name: { en: 'Star tool', ja: 'スターツール' } },
    { where: 'Figma', name: { en: 'Star', ja: 'スター' }, note: { en: 'Its Ratio has the same meaning.', ja: 'Ratio（比率）の意味はここと同じです。' } },
  ],
  synonyms: {
    en: ['star', 'five-pointed star', 'sdStar', 'polygon', 'regular polygon', 'rhombus', 'signed distance', 'distance field', 'sdf 2d'],
    ja: ['星', 'ほし', '星形', 'ほしがた', 'スター', '五芒星', '多角形', '正多角形', 'ひし形', '距離関数', '距離場', '符号付き距離'],
  },
  examples: {
    'star-with-a-fine-outline': { en: 'A star with a fine outline', ja: '細い縁取りのある星' },
    'sky-of-twinkling-stars': { en: 'A sky of twinkling stars', ja: 'またたく星空' },
  },
}
