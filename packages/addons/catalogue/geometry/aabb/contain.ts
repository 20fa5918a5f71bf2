/** Record of contain for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'Tells whether a point lies in an axis-aligned box. Faces, edges and corners belong to the box.',
    ja: '点が軸平行ボックスの中にあるかどうかを調べます。面、辺、角の上も中とみなします。',
  },
  intuition: {
    en: 'Six planes bound a box, and each divides space at one coordinate. A point is inside if it is on the inner side of all six: at least the smallest and at most the largest coordinate on each of the three axes. These are six comparisons, and nothing is rounded.',
    ja: 'ボックスは、六枚の壁で空間を切り取った残りです。どの壁も、一つの座標を境に空間を分けます。三つの軸のすべてで、最小の座標以上、最大の座標以下なら、六枚の壁すべての内側にいます。六回比べるだけで、丸めはありません。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1, -0.65, -0.8], max: [0.9, 0.65, 0.8] },
      outside: {
        en: 'Any size. A box whose corners are swapped on any axis contains nothing.',
        ja: 'どんな大きさでもかまいません。どれか一つの軸でも角の大小が逆なら、何も含みません。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      range: [-2, 2],
      default: [0.4, 0.2, 0.5],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
  },
  returns: { en: 'true in the box and on its surface, false outside.', ja: 'ボックスの中と表面ではtrue、外ではfalseです。', range: { min: 0, max: 1 } },
  formula: String.raw`\mathrm{box.min}_i \le p_i \le \mathrm{box.max}_i \quad \forall i \in \{x, y, z\}`,
  edgeCases: [
    { of: [unitBox, [0.5, -0.5, 0.25]], is: true, exact: true },
    { of: [unitBox, [0.5, 1.5, 0.25]], is: false, exact: true },
    { of: [unitBox, [1, 0, 0]], is: true, exact: true, en: 'The surface belongs to the box.', ja: '表面はボックスに含まれます。' },
    { of: [unitBox, [1, -1, 0]], is: true, exact: true },
    { of: [unitBox, [-1, -1, 1]], is: true, exact: true },
    { of: [unitBox, [1 + 2 ** -23, 0, 0]], is: false, exact: true, en: 'One ulp past the face.', ja: '面から1 ulpだけ外です。' },
    {
      of: [{ min: [1, 2, 3], max: [1, 2, 3] }, [1, 2, 3]],
      is: true,
      exact: true,
      en: 'A box of size 0 contains its one point.',
      ja: '大きさのないボックスも、その一点は含みます。',
    },
    { of: [{ min: [0, 0, 0], max: [1, 1, 1] }, [-0, 0.5, 0.5]], is: true, exact: true, en: 'The two zeros are equal.', ja: '二つのゼロは同じ数です。' },
    {
      of: [{ min: [1, -1, -1], max: [-1, 1, 1] }, [0, 0, 0]],
      is: false,
      exact: true,
      en: 'Nothing is at least 1 and at most −1.',
      ja: '1以上かつ−1以下の数はありません。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'No coordinate below the lower or above the upper bound, in double precision. Points on all faces, edges and corners are included.',
      ja: 'どの座標も下限を下回らず、上限を上回らないことを倍精度で調べたものです。すべての面、辺、角の上の点でも確かめています。',
    },
  },
  continuity: { order: 'jump', en: 'True or false, with a jump at the surface.', ja: '真か偽かなので、表面で値が切り替わります。' },
  claims: {
    'Faces, edges and corners belong to the box': 'is true of all corners',
    'contains nothing': 'a box with swapped corners on any axis contains nothing',
    'A point is inside if it is on the inner side of all six': 'is true exactly where the closest point is the point itself',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbClosestPoint', 'aabbIntersect', 'aabbExpand', 'boxSDF'],
  confusedWith: [
    {
      name: 'boxSDF',
      en: 'Tells how far inside or outside a point is, so that edges can be antialiased.',
      ja: 'どれだけ内側か外側かまで分かるので、境界を滑らかに描けます。',
    },
    {
      name: { en: 'half-open tests', ja: '半開区間の判定' },
      en: 'Texture and pixel rectangles exclude their far sides, so that neighbours share no pixel. aabbContain includes both sides.',
      ja: 'テクスチャーやピクセルの矩形は、隣と重ならないように遠い側の辺を含みません。ここでは両側とも含みます。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.containsPoint' },
    { where: 'Unity', name: 'Bounds.Contains' },
    { where: 'Unreal Engine', name: 'FBox::IsInsideOrOn' },
    { where: 'DirectXMath', name: 'BoundingBox::Contains' },
    { where: 'Godot', name: 'AABB.has_point' },
  ],
  synonyms: {
    en: ['contains', 'point in box', 'inside', 'inside box', 'bounds check', 'hit test', 'includes', 'within'],
    ja: ['含む', 'ふくむ', '内外判定', '中にあるか', '点と箱', 'ボックス', '直方体', '当たり判定', '範囲チェック'],
  },
  examples: {
    'skyline-after-dark': { en: 'A skyline after dark', ja: '日が暮れた高層ビル群' },
    'smoke-kept-in-a-glass-case': { en: 'Smoke kept in a glass case', ja: 'ガラスケースの中の煙' },
  },
}
