/** Record of contain for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'Whether a point lies in an axis-aligned box; faces, edges and corners belong to it.',
    ja: '点が軸平行ボックスの中にあるかどうかを調べます。面、辺、角の上も中とみなします。',
  },
  intuition: {
    en: 'A box is what is left between six walls, each of which cuts space in two at one coordinate. A point is inside when it is on the right side of all six: not below the smallest coordinate and not above the largest, on each of three axes. Six comparisons and nothing to round, so the answer is the same everywhere.',
    ja: 'ボックスは、六枚の壁で空間を切り取った残りです。どの壁も、一つの座標を境に空間を分けます。三つの軸のすべてで、最小の座標以上、最大の座標以下なら、六枚の壁すべての内側にいます。六回比べるだけで丸めがないため、どの環境でも答えは同じです。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1, -0.65, -0.8], max: [0.9, 0.65, 0.8] },
      outside: {
        en: 'Any size. A box whose corners have changed places on some axis contains nothing.',
        ja: 'どんな大きさでもかまいません。どれか一つの軸でも角の大小が逆なら、何も含みません。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      range: [-2, 2],
      default: [0.4, 0.2, 0.5],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
  },
  returns: {
    meaning: { en: 'true in the box and on its surface, false outside.', ja: 'ボックスの中と表面ではtrue、外ではfalseです。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\mathrm{box.min}_i \le p_i \le \mathrm{box.max}_i \quad \forall i \in \{x, y, z\}`,
  edgeCases: [
    { of: [unitBox, [0.5, -0.5, 0.25]], is: true, exact: true },
    { of: [unitBox, [0.5, 1.5, 0.25]], is: false, exact: true },
    { of: [unitBox, [1, 0, 0]], is: true, exact: true, en: 'The surface belongs to the box.', ja: '表面はボックスに含まれます。' },
    { of: [unitBox, [1, -1, 0]], is: true, exact: true },
    { of: [unitBox, [-1, -1, 1]], is: true, exact: true },
    { of: [unitBox, [1 + 2 ** -23, 0, 0]], is: false, exact: true, en: 'One step of single precision past the face.', ja: '面から単精度で1段だけ外です。' },
    {
      of: [{ min: [1, 2, 3], max: [1, 2, 3] }, [1, 2, 3]],
      is: true,
      exact: true,
      en: 'A box without size contains its one point.',
      ja: '大きさのないボックスも、その一点は含みます。',
    },
    { of: [{ min: [0, 0, 0], max: [1, 1, 1] }, [-0, 0.5, 0.5]], is: true, exact: true, en: 'Both zeros are one number.', ja: '二つのゼロは同じ数です。' },
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
    scale: 1,
    oracle: {
      en: 'No coordinate below the smaller or above the larger bound, asked in double precision; points on all faces, edges and corners among them.',
      ja: 'どの座標も下限を下回らず、上限を上回らないことを倍精度で調べたものです。すべての面、辺、角の上の点でも確かめています。',
    },
  },
  continuity: { order: 'jump', note: { en: 'Yes or no: it jumps at the surface.', ja: '真か偽かなので、表面で値が切り替わります。' } },
  claims: {},
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbClosestPoint', 'aabbIntersect', 'aabbExpand', 'boxSDF'],
  confusedWith: [
    {
      name: 'boxSDF',
      difference: { en: 'Says how far inside or outside, so an edge can be drawn softly.', ja: 'どれだけ内側か外側かまで分かるので、境界を滑らかに描けます。' },
    },
    {
      name: { en: 'half-open tests', ja: '半開区間の判定' },
      difference: {
        en: 'Texture and pixel rectangles leave out their far sides, so that neighbours share no pixel. Here both sides belong to the box.',
        ja: 'テクスチャーやピクセルの矩形は、隣と重ならないように遠い側の辺を含みません。ここでは両側とも含みます。',
      },
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
    'colour-only-what': { en: 'Colour only what is in the box', ja: 'ボックスの中だけを色づける' },
    'smoke-kept-in-a-glass-case': { en: 'Smoke kept in a glass case', ja: 'ガラスケースの中の煙' },
  },
}
