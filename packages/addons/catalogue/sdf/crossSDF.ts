/** Record of crossSDF. */
import { fromCentre, nearest, outlined } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const equal = 'the sizes of a cross may be exchanged, and equal ones make a square'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to an upright cross about the origin, whose two bars are alike.',
    ja: '原点を中心とし、同じ二本の棒が直角に交わる十字までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'The cross is the same in all eight octants, so fold the plane along the axes and the diagonals into the octant of the right arm. Outside, the arm alone is nearest, as with a rectangle. Inside, the end of the arm and its long edge compete. The long edge begins at the inner corner, so near the middle it is that corner that is nearest; the union of two rectangles misses that.',
    ja: '十字は八つの八分円で同じ形なので、軸と対角線に沿って折りたたみ、右の腕がある八分円だけを調べます。外側では、長方形と同じく腕までの距離です。内側では、腕の端と長い辺のうち近い方を取ります。長い辺は内側の角から始まるので、中央付近ではその角がいちばん近い点です。二つの長方形の和集合では、この角が考慮されません。',
  },
  parameters: {
    p: fromCentre('cross', '十字'),
    halfSize: {
      meaning: {
        en: 'Half the length of the bars, and half their width. You can swap the two.',
        ja: '棒の長さの半分と、太さの半分です。入れ替えても同じです。',
      },
      unit: 'length',
      range: [0, 1],
      default: [0.8, 0.26],
      outside: {
        en: 'Any size from 0: (0, 0) is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。(0, 0) なら点です。負の大きさには意味がありません。',
      },
    },
  },
  range: { min: -1, max: 1.42 },
  formula: String.raw`\begin{aligned} \mathbf h &= \bigl(\max(h_x, h_y),\ \min(h_x, h_y)\bigr), \quad \mathbf q = \bigl(\max(|p_x|, |p_y|),\ \min(|p_x|, |p_y|)\bigr) \\ d &= \begin{cases} \bigl\lVert \max(\mathbf q - \mathbf h,\ 0) \bigr\rVert & q_x \ge h_x \text{ or } q_y \ge h_y \\ -\min\!\left(h_x - q_x,\ \sqrt{\max(h_y - q_x, 0)^2 + (h_y - q_y)^2}\right) & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0],
        [1, 0.25],
      ],
      is: -0.25 * Math.SQRT2,
      en: 'In the middle, the inner corners are nearest.',
      ja: '中央では、内側の角がいちばん近い点です。',
    },
    {
      of: [
        [1, 0],
        [1, 0.25],
      ],
      is: 0,
    },
    {
      of: [
        [0.75, 0.75],
        [1, 0.25],
      ],
      is: 0.5,
    },
    {
      of: [
        [1, 0.75],
        [1, 0.25],
      ],
      is: 0.5,
      en: 'Between two arms, the nearer edge.',
      ja: '二本の腕の間では、近い方の辺までの距離です。',
    },
    {
      of: [
        [4, 4.5],
        [1.5, 0],
      ],
      is: 5,
      en: 'Without a width, two lines.',
      ja: '太さがなければ、二本の線です。',
    },
    {
      of: [
        [0.25, 0],
        [0.5, 0.5],
      ],
      is: -0.25,
      en: 'Bars as wide as they are long make a square.',
      ja: '太さと長さが同じなら、正方形です。',
    },
    {
      of: [
        [3, 4],
        [0, 0],
      ],
      is: 5,
      en: 'A cross without size is a point.',
      ja: '大きさのない十字は点です。',
    },
  ],
  oracle: {
    en: 'The polygon of the twelve corners in double precision: the nearest side, and the sign by counting crossings.',
    ja: '十二個の頂点を結んだ多角形を倍精度で扱い、最も近い辺までの距離を取ったものです。内外は交差の回数で決めます。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside along the middle of the bars and near their ends, and outside on the diagonals between the arms.',
    ja: '内側では棒の中心線に沿って、また端の付近にも折れ目があります。外側では、腕の間の対角線に沿って折れ目があります。',
  },
  claims: {
    'near the middle it is that corner that is nearest': nearest,
    'the union of two rectangles misses that': 'the union of two rectangles is only a bound inside a cross',
    'You can swap the two': equal,
    'Bars as wide as they are long make a square': equal,
  },
  related: ['rectSDF', 'opUnion', 'rhombSDF', 'starSDF', 'drawFill'],
  confusedWith: [
    {
      name: 'opUnion',
      en: 'The union of two rectangles has the same outline and is exact outside, but inside it is only a lower bound of the depth near the inner corners.',
      ja: '二つの長方形の和集合でも輪郭は同じで、外側では正確です。しかし内側の角の付近では、深さの下界でしかありません。',
    },
    {
      name: { en: 'an X of two strokes', ja: '二本の線によるX' },
      en: 'Rotate p by π/4 with rotate2d. For round ends, subtract half the width from the opUnion of two lineSDF.',
      ja: 'rotate2dでpをπ/4だけ回します。端を丸くするなら、二つのlineSDFをopUnionで合わせ、太さの半分を引きます。',
    },
  ],
  elsewhere: [articles('sdCross'), { where: 'PowerPoint', name: { en: 'Cross', ja: '十字形' } }],
  words: { en: ['cross', 'plus', 'plus sign', 'medical cross', 'sdCross'], ja: ['十字', 'じゅうじ', '十字形', 'プラス', 'クロス', '十文字', '足し算記号'] },
  examples: {
    'a-first-aid-box': { en: 'A first-aid box', ja: '救急箱' },
    'a-floor-of-crosses': { en: 'A floor of crosses without gaps', ja: 'すきまなく敷き詰めた十字の床' },
  },
})
