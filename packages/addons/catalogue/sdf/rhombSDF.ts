/** Record of rhombSDF. */
import { fromCentre, outlined } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a rhombus about the origin, with its corners on the axes.',
    ja: '原点を中心とし、軸の上に頂点のあるひし形までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'The rhombus is the same in all four quadrants, so fold the plane into one quadrant with abs. One side is left there, from the corner on the right to the corner at the top, and the distance to it is that of lineSDF. The side on which the point lies gives the sign.',
    ja: 'ひし形は四つの象限で同じ形なので、absで平面を一つの象限に折りたたみます。そこに残るのは、右の頂点から上の頂点までの一辺だけで、そこまでの距離はlineSDFと同じです。点が辺のどちら側にあるかで、符号が決まります。',
  },
  parameters: {
    p: fromCentre('rhombus', 'ひし形'),
    halfSize: {
      meaning: { en: 'Half the width and half the height: half of each diagonal.', ja: '幅の半分と高さの半分、つまり二本の対角線の半分です。' },
      unit: 'length',
      range: [0, 1],
      default: [0.9, 0.6],
      outside: {
        en: 'Any size from 0: (0, 0) is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。(0, 0) なら点です。負の大きさには意味がありません。',
      },
    },
  },
  range: { min: -0.71, max: 1.42 },
  formula: String.raw`\begin{aligned} \mathbf q &= |\mathbf p| - \begin{pmatrix} h_x \\ 0 \end{pmatrix}, \quad \mathbf e = \begin{pmatrix} -h_x \\ h_y \end{pmatrix}, \quad t = \operatorname{clamp}\!\left(\frac{\mathbf q \cdot \mathbf e}{\lVert \mathbf e \rVert^2},\ 0,\ 1\right) \\ d &= \begin{cases} -\lVert \mathbf q - t\,\mathbf e \rVert & \mathbf e \times \mathbf q > 0 \\ \phantom{-}\lVert \mathbf q - t\,\mathbf e \rVert & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0],
        [0.5, 0.5],
      ],
      is: -0.5 * Math.SQRT1_2,
      en: 'A square on its corner: half its side.',
      ja: '頂点で立つ正方形では、辺の半分です。',
    },
    {
      of: [
        [0.5, 0],
        [0.5, 0.25],
      ],
      is: 0,
    },
    {
      of: [
        [0, 1.25],
        [0.5, 0.25],
      ],
      is: 1,
      en: 'Beyond a corner, that corner is nearest.',
      ja: '頂点の先では、その頂点がいちばん近い点です。',
    },
    {
      of: [
        [1, 1],
        [1, 1],
      ],
      is: Math.SQRT1_2,
    },
    {
      of: [
        [3, 0],
        [1, 0],
      ],
      is: 2,
      en: 'A flat rhombus is a segment, and has no inside.',
      ja: '高さ0のひし形は線分で、内側がありません。',
    },
    {
      of: [
        [3, 4],
        [0, 0],
      ],
      is: 5,
      en: 'A rhombus without size is a point.',
      ja: '大きさのないひし形は点です。',
    },
  ],
  oracle: {
    en: 'The polygon of the four corners in double precision: the nearest side, and the sign by counting crossings.',
    ja: '四つの頂点を結んだ多角形を倍精度で扱い、最も近い辺までの距離を取ったものです。内外は交差の回数で決めます。',
  },
  accuracy: { scale: 2 },
  continuity: {
    order: 0,
    en: 'Creases inside, along both diagonals.',
    ja: '内側の、二本の対角線に沿って折れ目があります。',
  },
  claims: {
    'A square on its corner': 'a rhombus is a star of two tips, and with equal diagonals a square',
  },
  related: ['polySDF', 'rectSDF', 'starSDF', 'ellipseSDF', 'lineSDF', 'drawFill'],
  confusedWith: [
    {
      name: 'polySDF',
      en: 'With 4 corners, a square on its corner: a rhombus whose diagonals are equal.',
      ja: '頂点が4個なら、頂点で立つ正方形、つまり対角線の等しいひし形になります。',
    },
    {
      name: 'dot(abs(p), 1 / halfSize) − 1',
      en: 'Has the same outline and is cheaper, but its values are no distances.',
      ja: '輪郭は同じで計算も軽いのですが、値は距離ではありません。',
    },
  ],
  elsewhere: [articles('sdRhombus'), { where: 'PowerPoint', name: { en: 'Diamond', ja: 'ひし形' } }],
  words: {
    en: ['rhombus', 'rhomb', 'diamond', 'lozenge', 'argyle', 'sdRhombus'],
    ja: ['ひし形', 'ひしがた', '菱形', '菱', 'ダイヤ', 'ダイヤモンド', 'アーガイル'],
  },
  examples: {
    'an-argyle-sweater': { en: 'An argyle sweater', ja: 'アーガイル柄のセーター' },
    'a-kite-in-the-wind': { en: 'A kite in the wind', ja: '風に舞う凧' },
  },
})
