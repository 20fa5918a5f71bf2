/** Record of torusSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, solidDistances, sphereTracing } from './reading.ts'

export const record: WrittenRecord = {
  shown: 'torusSDF_arc',
  summary: {
    en: 'The signed distance from a point to a horizontal torus about the origin: the whole ring, or an arc of it with round ends.',
    ja: '原点を中心に水平に置いたトーラスまでの、符号付き距離です。一周する輪にも、両端の丸い弧にもできます。',
  },
  intuition: {
    en: 'A torus is the set of points within a given distance from a circle. Cut it with the vertical plane through the axis and the point: on the point’s side, the plane meets the circle once. The distance from the axis minus the radius, and the height, are the legs of a right triangle whose hypotenuse is the distance to the circle. Subtract the radius of the tube. For an arc, points past an end measure to that end.',
    ja: 'トーラスは、円から一定の距離以内にある点の集合です。軸と調べる点を通る垂直な面で切ると、点のある側で円は一つの点になります。中心軸からの距離と輪の半径との差、そして高さが直角三角形の二辺で、斜辺が円までの距離です。そこから管の半径を引きます。弧の場合、端を越えた点は、その端までの距離を測ります。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, relative to the centre of the torus; y is its axis.', ja: 'トーラスの中心から見た点の位置です。y軸が中心軸です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2, 0.4],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    radius: {
      meaning: { en: 'Radius of the ring, to the middle of the tube.', ja: '輪の半径です。管の中心までを測ります。' },
      unit: 'length',
      range: [0, 1],
      default: 0.58,
      outside: {
        en: 'Any size from 0, which is a ball. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。0なら球です。負の大きさには意味がありません。',
      },
    },
    tube: {
      meaning: { en: 'Radius of the tube.', ja: '管の太さを表す半径です。' },
      unit: 'length',
      range: [0, 0.5],
      default: 0.21,
      outside: {
        en: 'At 0, the distance to a circle. A tube thicker than the radius of the ring closes the hole.',
        ja: '0なら円までの距離です。輪の半径より太いと穴がふさがります。',
      },
    },
    halfAngle: {
      meaning: {
        en: 'How far the arc extends to both sides of the x axis. If you omit it, you get the whole ring.',
        ja: '弧がx軸から両側へ広がる角度です。省略すると、一周する輪になります。',
      },
      unit: 'radians',
      range: [0, 3.14],
      default: 2.3,
      outside: { en: 'Clamped to 0, a ball, and π, the whole ring.', ja: '0（球）からπ（輪の全体）までに制限されます。' },
    },
  },
  returns: {
    en: 'The distance to the surface: negative inside, positive outside. It is exact, except that inside it can be too small in magnitude where the tube overlaps itself: where it is thicker than the ring, or where the ends of an arc overlap.',
    ja: '表面までの距離です。内側は負、外側は正です。値は正確です。ただし、管が輪の半径より太いときや弧の両端が重なるときのように、管どうしが重なるところでは、内側の絶対値が実際の距離より小さくなることがあります。',
    range: { min: -0.5, max: 2.5 },
  },
  formula: String.raw`\begin{aligned} \rho &= \sqrt{p_x^2 + p_z^2} \\ c &= \begin{cases} |\rho - R| & p_x \ge \rho \cos h \\ \left\lVert \begin{pmatrix} p_x - R \cos h \\ |p_z| - R \sin h \end{pmatrix} \right\rVert & p_x < \rho \cos h \end{cases} \\ d &= \sqrt{c^2 + p_y^2} - r \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 0.75, 0.25], is: 0.5, en: 'The centre is in the hole, so it is outside.', ja: '中心は穴の中なので、外側です。' },
    { of: [[0, 0, -0.75], 0.75, 0.25], is: -0.25 },
    { of: [[1, 0, 0], 0.75, 0.25], is: 0 },
    { of: [[3.75, 4, 0], 0.75, 0.25], is: 4.75 },
    { of: [[1, 2, 2], 0, 1], is: 2, en: 'A ring of radius 0 is a ball.', ja: '半径0の輪は球です。' },
    { overload: 'arc', of: [[1, 0, 0], 0.75, 0.25, 1], is: 0, en: 'The arc is centred on the x axis.', ja: '弧の中央はx軸の上にあります。' },
    {
      overload: 'arc',
      of: [[-0.75, 0, 0], 0.75, 0.25, Math.PI / 2],
      is: 0.75 * Math.SQRT2 - 0.25,
      en: 'In the gap, the ends are nearest.',
      ja: '切れ目では、端がいちばん近くなります。',
    },
    {
      overload: 'arc',
      of: [[-0.75, 0, 0], 0.75, 0.25, 0],
      is: 1.25,
      en: 'A ball at (radius, 0, 0) is left.',
      ja: '(radius, 0, 0) に球が一つ残ります。',
    },
    {
      overload: 'arc',
      of: [[-0.75, 0, 0], 0.75, 0.25, Math.PI],
      is: -0.25,
      en: 'Both ends meet without a seam.',
      ja: '両端がつながり、継ぎ目は残りません。',
    },
    { overload: 'arc', of: [[-0.75, 0, 0], 0.75, 0.25, 9], is: -0.25 },
    { overload: 'arc', of: [[-0.75, 0, 0], 0.75, 0.25, -1], is: 1.25 },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'The nearest point of the circle by its angle, held within the arc, in double precision; again over a fine net of points on the surface; the gradient has length 1, and sphere tracing never steps past the surface.',
      ja: '円の上の最も近い点を、弧の範囲に収めた角度から倍精度で求めたものです。表面の細かな点とも照合し、勾配の長さが1であることと、スフィアトレーシングが表面を越えないことも確かめています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'Creases along the axis and on the circle inside the tube; for an arc, also opposite it, where both ends are equally near.',
    ja: '中心軸と、管の芯の円に折れ目があります。弧の場合は、反対側で両端から等距離にある面にも折れ目があります。',
  },
  claims: {
    'exact, except that inside it can be too small in magnitude where the tube overlaps itself':
      'an arc is exact inside until its ends overlap, and then too small in magnitude',
    'where it is thicker than the ring, or where the ends of an arc overlap': 'an arc is exact inside until its ends overlap, and then too small in magnitude',
    'negative inside, positive outside': 'no point of the boundary is nearer, and one is as near',
    'Both ends meet without a seam': 'an arc is exact inside until its ends overlap, and then too small in magnitude',
  },
  references: [sphereTracing, solidDistances],
  provenance: fromFirstPrinciples,
  related: ['linkSDF', 'boxSDF', 'lineSDF', 'opUnion'],
  confusedWith: [
    {
      name: { en: 'a circle drawn as a line', ja: '線で描いた円' },
      en: 'In the plane, a ring is the absolute distance to a circle; a torus also needs the height.',
      ja: '平面の輪なら円までの距離の絶対値で済みますが、トーラスには高さも必要です。',
    },
    {
      name: { en: 'the two radii of modelling programs', ja: 'モデリングソフトの二つの半径' },
      en: 'Some give the outer and the inner rim. Here the first reaches to the middle of the tube, and the second is the radius of the tube itself.',
      ja: '外周と内周の半径で指定するものもあります。ここでは一つ目が管の中心まで、二つ目が管そのものの半径です。',
    },
  ],
  elsewhere: [
    articles('sdTorus, sdCappedTorus'),
    {
      where: 'three.js',
      name: 'TorusGeometry(radius, tube, …, arc)',
      note: { en: 'A mesh; its axis is z, and an arc begins at the x axis.', ja: '三角形のメッシュです。軸はzで、弧はx軸から始まります。' },
    },
  ],
  synonyms: {
    en: ['torus', 'donut', 'doughnut', 'ring', 'arc', 'capped torus', 'sdTorus', 'signed distance', 'distance field', 'sdf 3d', 'raymarching'],
    ja: ['トーラス', '円環', 'えんかん', 'ドーナツ', '輪', 'リング', '弧', '距離関数', '距離場', '符号付き距離', 'レイマーチング'],
  },
  examples: {
    'a-doughnut-with-icing': { en: 'A doughnut with icing', ja: 'アイシングをかけたドーナツ' },
    'three-linked-arcs': { en: 'Three linked arcs', ja: 'からみ合う三つの弧' },
  },
}
