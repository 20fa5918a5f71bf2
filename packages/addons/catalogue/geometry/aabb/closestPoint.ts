/** Record of closestPoint for boxes. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'The point of an axis-aligned box that is nearest to a given point. Inside the box it is the given point itself.',
    ja: '軸平行ボックスの中で、与えた点に最も近い点です。ボックスの内側では、その点自身になります。',
  },
  intuition: {
    en: 'The faces are at right angles to one another, so each axis can be treated separately. Along one axis, the nearest coordinate of an interval is the coordinate itself if it lies inside, and the nearer end otherwise. Clamp each coordinate to those of the two corners, and the result is the nearest point, whether that is on a face, an edge or a corner.',
    ja: '面どうしが直角なので、三つの軸は別々に考えられます。一本の軸の上では、区間の中にいればその場所自身が、外に出れば近い方の端が最も近い場所です。それぞれの座標を二つの角の座標のあいだに収めれば、面、辺、角のどこであっても、最も近い点が得られます。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1.1, -0.6, -0.8], max: [0.8, 0.6, 0.7] },
      outside: {
        en: 'Any size. On an axis where the corners are swapped, the result has the coordinate of max.',
        ja: 'どんな大きさでもかまいません。角の大小が逆の軸では、maxの座標を返します。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      range: [-2, 2],
      default: [1.3, 1.1, -0.2],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
  },
  returns: {
    en: 'The nearest point. Its coordinates are those of p or of a corner, to the bit.',
    ja: '最も近い点です。どの座標も、pか角の座標とビット単位で一致します。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\mathbf c = \min\bigl(\max(\mathbf p,\ \mathrm{box.min}),\ \mathrm{box.max}\bigr)`,
  edgeCases: [
    {
      of: [unitBox, [0.1, 0.2, 0.3]],
      is: [0.1, 0.2, 0.3],
      exact: true,
      en: 'A box is solid: inside, the point itself is nearest.',
      ja: 'ボックスは中身が詰まっています。内側では、その点自身が最も近い点です。',
    },
    { of: [unitBox, [0.5, 3, -0.25]], is: [0.5, 1, -0.25], exact: true },
    { of: [unitBox, [2, -3, 0.5]], is: [1, -1, 0.5], exact: true },
    { of: [unitBox, [2, -3, 4]], is: [1, -1, 1], exact: true },
    { of: [unitBox, [1, 0.5, 0.5]], is: [1, 0.5, 0.5], exact: true },
    {
      of: [{ min: [-1, -1, 0], max: [1, 1, 0] }, [0.5, 0.5, 3]],
      is: [0.5, 0.5, 0],
      exact: true,
      en: 'A box without thickness is a rectangle.',
      ja: '厚みのないボックスは長方形です。',
    },
    { of: [{ min: [1, 2, 3], max: [1, 2, 3] }, [0, 0, 0]], is: [1, 2, 3], exact: true },
    {
      of: [{ min: [1, 1, 1], max: [-1, -1, -1] }, [0, 5, -5]],
      is: [-1, -1, -1],
      exact: true,
      en: 'Not a box. The result is max, on every device.',
      ja: 'ボックスになっていないので、どの環境でもmaxを返します。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'For each axis, the nearest of the coordinate and the two faces that lies in the box. Hundreds of points of each box are tried as well.',
      ja: '軸ごとに、その点自身と二つの面のうち、ボックスに含まれて最も近いものを選んだ結果です。ボックスごとに、中の数百の点とも照合しています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks where the nearest point moves from a face to an edge or a corner, or to the inside.',
    ja: '最も近い点が、内部、面、辺、角のあいだで切り替わるところで折れ曲がります。',
  },
  claims: {
    'Its coordinates are those of p or of a corner, to the bit': 'takes each coordinate from the point or from a corner',
    'On an axis where the corners are swapped, the result has the coordinate of max': 'on an axis with swapped corners it has the coordinate of max',
    'The point of an axis-aligned box that is nearest to a given point': 'lies in the box, and no other point of the box is nearer',
    'Inside the box it is the given point itself': 'leaves a point of the box where it is, so that asking twice changes nothing',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.3, Closest Point on AABB to Point' },
    { title: 'A Simple Method for Box-Sphere Intersection Testing', authors: 'Jim Arvo', year: 1990, section: 'Graphics Gems, V.8' },
  ],
  provenance: fromReference,
  related: ['aabbContain', 'boxSDF', 'triangleClosestPoint', 'aabbExpand'],
  confusedWith: [
    {
      name: { en: 'the nearest point of the surface', ja: '表面で最も近い点' },
      en: 'Differs inside, where it lies on the nearest face. boxSDF gives the distance to it.',
      ja: '内側での答えが違い、最も近い面の上の点になります。そこまでの距離はboxSDFで測れます。',
    },
    { name: 'boxSDF', en: 'Returns the signed distance to a box centred at the origin.', ja: '符号付きの距離を返します。ボックスは原点を中心とします。' },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.clampPoint' },
    { where: 'Unity', name: 'Bounds.ClosestPoint' },
    { where: 'Unreal Engine', name: 'FBox::GetClosestPointTo' },
  ],
  synonyms: {
    en: ['closest point', 'nearest point', 'clamp point', 'project onto box', 'distance to box', 'sphere box test', 'collision'],
    ja: ['最近点', 'さいきんてん', '最も近い点', '最近傍点', '射影', 'クランプ', 'ボックス', '直方体', '当たり判定', '衝突判定'],
  },
  examples: {
    'soft-shadow-under-a-box': { en: 'A soft shadow under a box', ja: 'ボックスのやわらかな影' },
    'balls-that-press-into-a-box': { en: 'Balls that press into a box', ja: '箱に押しつけた球' },
  },
}
