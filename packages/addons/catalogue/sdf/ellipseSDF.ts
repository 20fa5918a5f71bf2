/** Record of ellipseSDF. */
import { fromCentre, outlined } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to an ellipse about the origin, for any ratio of its axes.',
    ja: '原点を中心とする楕円までの、正確な符号付き距離です。軸の比は自由に選べます。',
  },
  intuition: {
    en: 'From the nearest point of an ellipse, the way to your point leaves at a right angle. That gives an equation of degree four, so no short formula exists and the function solves it in six steps. Newton’s method in the logarithm of the unknown gets there even for flat ellipses and at the tips of the evolute, where the method is slow otherwise. Scaling a circle is much cheaper, but stretches the distances with it. When both axes are equal, circleSDF is enough.',
    ja: '楕円上の最も近い点では、調べる点への向きが楕円と直交します。この条件は四次方程式になり、簡単な公式では解けないので、六回の反復で求めます。未知数の対数についてニュートン法を使うため、平たい楕円でも、通常のニュートン法の歩みが遅くなる縮閉線の尖点でも、解にたどり着きます。円を引き伸ばす方がずっと軽いのですが、距離まで伸びてしまいます。二つの軸が等しいなら、circleSDFで十分です。',
  },
  parameters: {
    p: fromCentre('ellipse', '楕円'),
    halfSize: {
      meaning: { en: 'Half the width and half the height.', ja: '幅の半分と高さの半分です。' },
      unit: 'length',
      range: [0, 1],
      default: [0.85, 0.5],
      outside: {
        en: 'Any size from 0. The shorter axis counts as at least a millionth of the longer one. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。短い軸は、少なくとも長い軸の100万分の1として扱います。負の大きさには意味がありません。',
      },
    },
  },
  range: { min: -1, max: 1.42 },
  formula: String.raw`\begin{aligned} a &= h_x, \quad b = h_y \quad (a \ge b), \qquad w > 0:\ \left(\frac{a\,|p_x|}{w + a^2 - b^2}\right)^2 + \left(\frac{b\,|p_y|}{w}\right)^2 = 1 \\ \mathbf n &= \begin{pmatrix} a^2 |p_x| / (w + a^2 - b^2) \\ b^2 |p_y| / w \end{pmatrix} \\ d &= \operatorname{sign}(w - b^2)\ \bigl\lVert |\mathbf p| - \mathbf n \bigr\rVert \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0],
        [1, 0.5],
      ],
      is: -0.5,
      en: 'The ends of the short axis are nearest.',
      ja: '短い軸の端がいちばん近い点です。',
    },
    {
      of: [
        [1, 0],
        [1, 0.5],
      ],
      is: 0,
    },
    {
      of: [
        [0, 2],
        [1, 0.5],
      ],
      is: 1.5,
    },
    {
      of: [
        [0.75, 0],
        [1, 0.5],
      ],
      is: -0.25,
      en: 'The tip of the evolute: the centre of the circle that fits best at the right end.',
      ja: '縮閉線の尖点、つまり右端での曲率円の中心です。',
    },
    {
      of: [
        [3, 4],
        [2, 2],
      ],
      is: 3,
      en: 'With equal axes it is a circle.',
      ja: '二つの軸が等しければ円です。',
    },
    {
      of: [
        [0.5, 0.25],
        [1, 0],
      ],
      is: 0.25,
      en: 'A flat ellipse is a segment.',
      ja: '高さ0の楕円は線分です。',
    },
    {
      of: [
        [3, 4],
        [0, 0],
      ],
      is: 5,
      en: 'An ellipse without size is a point.',
      ja: '大きさのない楕円は点です。',
    },
    {
      of: [
        [3, 0],
        [0, 0],
      ],
      is: 3,
      en: 'On an axis, too, where nothing may be divided by zero.',
      ja: '軸の上でも、0での割り算は起こりません。',
    },
  ],
  oracle: {
    en: 'The nearest of all points of the ellipse by their angle, searched by the golden section in double precision.',
    ja: '楕円上の点を角度で表し、最も近い点を倍精度の黄金分割探索で求めたものです。',
  },
  accuracy: { class: 'power' },
  continuity: {
    order: 0,
    en: 'A crease inside, on the long axis between the tips of the evolute.',
    ja: '内側の、長い軸の上で縮閉線の二つの尖点にはさまれた部分に折れ目があります。',
  },
  claims: {
    'Newton’s method in the logarithm of the unknown gets there even for flat ellipses and at the tips of the evolute':
      'an ellipse is exact where Newton’s method is slow: at the tips of its evolute, and however flat it is',
    'The shorter axis counts as at least a millionth of the longer one':
      'an ellipse is exact where Newton’s method is slow: at the tips of its evolute, and however flat it is',
    'stretches the distances with it': 'a stretched circle is no distance to an ellipse',
    'With equal axes it is a circle': 'an ellipse with equal axes is a circle',
    'On an axis, too, where nothing may be divided by zero': 'an ellipse is exact on its axes, however small or far away it is',
  },
  references: [
    {
      title: 'Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid',
      authors: 'David Eberly',
      year: 2013,
      url: 'https://www.geometrictools.com/Documentation/DistancePointEllipseEllipsoid.pdf',
    },
  ],
  related: ['circleSDF', 'rectSDF', 'rhombSDF', 'superShapeSDF', 'drawFill', 'drawStroke'],
  confusedWith: [
    {
      name: 'circleSDF(p / halfSize, 1)',
      en: 'Has the right outline, but its values are no distances: outlines of constant width come out thick and thin.',
      ja: '輪郭は正しいのですが、値は距離ではありません。一定の幅の縁取りが、太くなったり細くなったりします。',
    },
    {
      name: 'superShapeSDF',
      en: 'Also draws squarish and pointed ellipses, with an estimate instead of the distance.',
      ja: '角ばった楕円や尖った楕円も描けますが、距離ではなく推定値を返します。',
    },
  ],
  elsewhere: [
    articles('sdEllipse'),
    { where: 'SVG', name: '<ellipse>' },
    { where: 'Unity Shader Graph', name: 'Ellipse', note: { en: 'Gives coverage, not distance.', ja: '距離ではなく被覆率を返します。' } },
  ],
  words: { en: ['ellipse', 'oval', 'egg', 'sdEllipse', 'evolute'], ja: ['楕円', 'だえん', '長円', '卵形', 'オーバル', '小判型'] },
  examples: {
    'a-planet-with-rings': { en: 'A planet with rings', ja: '環のある惑星' },
    'a-tea-bowl': { en: 'A tea bowl', ja: '茶碗' },
  },
})
