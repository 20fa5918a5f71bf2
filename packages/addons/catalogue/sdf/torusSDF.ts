/** Record of torusSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'torusSDF_arc',
  summary: {
    en: 'The exact signed distance from a point to a torus that lies flat about the origin, whole or only an arc of it with round ends.',
    ja: '原点を中心に水平に置いたトーラスまでの、正確な符号付き距離です。一周する輪にも、両端の丸い弧にもできます。',
  },
  intuition: {
    en: 'A torus is everything within reach of a circle. Cut it with the upright plane through the axis and your point, and the circle becomes one dot: how far out you are, less the radius, and how high are the two sides of a right triangle. Its long side is the distance to the circle; take the tube away. On an arc, points past an end measure to that end.',
    ja: 'トーラスは、円から一定の距離以内にある場所の全体です。軸と調べる点を通る垂直な面で切ると、円は一つの点になります。中心軸からの距離と輪の半径との差、そして高さが直角三角形の二辺で、斜辺が円までの距離です。そこから管の太さを引きます。弧の場合、端を越えた点は、その端までの距離を測ります。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, seen from the centre of the torus; y is its axis.', ja: 'トーラスの中心から見た点の位置です。y軸が中心軸です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2, 0.4],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    radius: {
      meaning: { en: 'Radius of the ring, to the middle of the tube.', ja: '輪の半径です。管の中心までを測ります。' },
      unit: 'length',
      range: [0, 1],
      default: 0.58,
      outside: {
        en: 'Any size from 0, where it is a ball. Negative sizes mean nothing.',
        ja: '0以上ならどんな大きさでも使えます。0なら球です。負の大きさには意味がありません。',
      },
    },
    tube: {
      meaning: { en: 'Radius of the tube.', ja: '管の太さを表す半径です。' },
      unit: 'length',
      range: [0, 0.5],
      default: 0.21,
      outside: {
        en: 'At 0 the distance to a circle. Thicker than the ring, the hole closes; outside the distance stays exact, inside it becomes a bound.',
        ja: '0なら円までの距離です。輪の半径より太いと穴がふさがります。そのときも外側は正確ですが、内側の値は下界になります。',
      },
    },
    halfAngle: {
      meaning: {
        en: 'How far the arc reaches to both sides of the x axis. Without it, it is the whole ring.',
        ja: '弧がx軸から両側へ広がる角度です。省略すると、一周する輪になります。',
      },
      unit: 'radians',
      range: [0, 3.14],
      default: 2.3,
      outside: { en: 'Held between 0, a ball, and π, the whole ring.', ja: '0（球）からπ（輪の全体）までに収められます。' },
    },
  },
  returns: {
    meaning: {
      en: 'The distance to the surface: negative inside, 0 on it, positive outside.',
      ja: '表面までの距離です。内側は負、表面の上は0、外側は正です。',
    },
    range: { min: -0.5, max: 2.5 },
  },
  formula: String.raw`\begin{aligned} \rho &= \sqrt{p_x^2 + p_z^2} \\ c &= \begin{cases} |\rho - R| & p_x \ge \rho \cos h \\ \left\lVert \begin{pmatrix} p_x - R \cos h \\ |p_z| - R \sin h \end{pmatrix} \right\rVert & p_x < \rho \cos h \end{cases} \\ d &= \sqrt{c^2 + p_y^2} - r \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 0.75, 0.25], is: 0.5, en: 'The centre lies outside, in the hole.', ja: '中心は穴の中なので、外側です。' },
    { of: [[0, 0, -0.75], 0.75, 0.25], is: -0.25 },
    { of: [[1, 0, 0], 0.75, 0.25], is: 0 },
    { of: [[3.75, 4, 0], 0.75, 0.25], is: 4.75 },
    { of: [[1, 2, 2], 0, 1], is: 2, en: 'A ring without radius is a ball.', ja: '半径0の輪は球です。' },
    { instance: 'torusSDF_arc', of: [[1, 0, 0], 0.75, 0.25, 1], is: 0, en: 'The arc is in the direction of x.', ja: '弧はxの方向にあります。' },
    {
      instance: 'torusSDF_arc',
      of: [[-0.75, 0, 0], 0.75, 0.25, Math.PI / 2],
      is: 0.75 * Math.SQRT2 - 0.25,
      en: 'In the gap, the ends are nearest.',
      ja: '切れ目では、端がいちばん近くなります。',
    },
    {
      instance: 'torusSDF_arc',
      of: [[-0.75, 0, 0], 0.75, 0.25, 0],
      is: 1.25,
      en: 'What is left is a ball at (radius, 0, 0).',
      ja: '(radius, 0, 0) に球が一つ残ります。',
    },
    {
      instance: 'torusSDF_arc',
      of: [[-0.75, 0, 0], 0.75, 0.25, Math.PI],
      is: -0.25,
      en: 'Both ends meet, and nothing shows where.',
      ja: '両端がつながり、継ぎ目は残りません。',
    },
    { instance: 'torusSDF_arc', of: [[-0.75, 0, 0], 0.75, 0.25, 9], is: -0.25 },
    { instance: 'torusSDF_arc', of: [[-0.75, 0, 0], 0.75, 0.25, -1], is: 1.25 },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'The nearest point of the circle by its angle, held within the arc, in double precision; again over a fine net of points on the surface; the gradient has length 1, and sphere tracing never steps past the surface.',
      ja: '円の上の最も近い点を、弧の範囲に収めた角度から倍精度で求めたものです。表面の細かな点とも照合し、勾配の長さが1であることと、スフィアトレーシングが表面を越えないことも確かめています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    note: {
      en: 'Smooth but for a crease along the axis, the circle inside the tube, and opposite the arc where both ends are equally near.',
      ja: '中心軸、管の芯の円、そして弧の反対側で両端から等距離にある面に折れ目があり、ほかは滑らかです。',
    },
  },
  claims: {},
  references: [
    {
      title: 'Sphere Tracing: A Geometric Method for the Antialiased Ray Tracing of Implicit Surfaces',
      authors: 'John C. Hart',
      year: 1996,
      doi: '10.1007/s003710050084',
    },
    { title: '3D distance functions', authors: 'Inigo Quilez', year: 2008, url: 'https://iquilezles.org/articles/distfunctions/' },
  ],
  provenance: fromFirstPrinciples,
  related: ['boxSDF', 'lineSDF', 'opUnion'],
  confusedWith: [
    {
      name: { en: 'a circle drawn as a line', ja: '線で描いた円' },
      difference: {
        en: 'In the plane a ring is the absolute distance to a circle; a torus needs the height as well.',
        ja: '平面の輪なら円までの距離の絶対値で済みますが、トーラスには高さも必要です。',
      },
    },
    {
      name: { en: 'the two radii of modelling programs', ja: 'モデリングソフトの二つの半径' },
      difference: {
        en: 'Some give the outer and the inner rim. Here the first goes to the middle of the tube, the second is the tube.',
        ja: '外周と内周の半径で指定するものもあります。ここでは一つ目が管の中心まで、二つ目が管そのものの半径です。',
      },
    },
  ],
  elsewhere: [
    { where: { en: 'Articles on distance functions', ja: '距離関数の解説記事' }, name: 'sdTorus, sdCappedTorus' },
    {
      where: 'three.js',
      name: 'TorusGeometry(radius, tube, …, arc)',
      note: { en: 'Triangles; its axis is z, and an arc begins at x.', ja: '三角形のメッシュです。軸はzで、弧はx軸から始まります。' },
    },
  ],
  synonyms: {
    en: ['torus', 'donut', 'doughnut', 'ring', 'arc', 'capped torus', 'sdTorus', 'signed distance', 'distance field', 'sdf 3d', 'raymarching'],
    ja: ['トーラス', '円環', 'えんかん', 'ドーナツ', '輪', 'リング', '弧', '距離関数', '距離場', '符号付き距離', 'レイマーチング'],
  },
  examples: { 'ring-of-light': { en: 'A ring of light', ja: '光の輪' }, 'three-linked-arcs': { en: 'Three linked arcs', ja: 'からみ合う三つの弧' } },
}
