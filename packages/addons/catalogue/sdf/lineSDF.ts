/** Record of lineSDF. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, flatDistances } from './reading.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The exact distance from a point to a line segment, in the plane or in space.',
    ja: '線分までの正確な距離です。平面でも空間でも使えます。',
  },
  intuition: {
    en: 'Project the point onto the line through both ends and see how far along it lands: 0 is one end, 1 the other. If it lands past an end, that end is nearest, so clamp the number to 0–1. What remains is the distance between two points. A segment has no inside; subtract a radius to make a rod with round ends.',
    ja: '両端を通る直線に点から垂線を下ろし、足がどこに落ちるかを見ます。0が一方の端、1がもう一方の端です。端を越えたときは端がいちばん近いので、この数を0〜1に制限します。あとは二点間の距離です。線分には内側がありません。半径を引けば、両端の丸い棒になります。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.5],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    a: {
      meaning: { en: 'One end.', ja: '一方の端点です。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.72, -0.3],
      outside: { en: 'Any position. If a and b are equal, the distance to a point.', ja: 'どこでもかまいません。bと同じ位置なら、点までの距離です。' },
    },
    b: {
      meaning: { en: 'The other end. You can exchange the ends.', ja: 'もう一方の端点です。入れ替えても同じです。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.4, 0.14],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
  },
  returns: { en: 'The distance: 0 on the segment, and never negative.', ja: '距離です。線分の上では0で、負にはなりません。', range: { min: 0, max: 3 } },
  formula: String.raw`\begin{aligned} t &= \operatorname{clamp}\!\left(\frac{(\mathbf p - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \\ d &= \bigl\lVert \mathbf p - \mathbf a - t\,(\mathbf b - \mathbf a) \bigr\rVert \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 2],
        [-1, 0],
        [1, 0],
      ],
      is: 2,
    },
    {
      of: [
        [4, 4],
        [-1, 0],
        [1, 0],
      ],
      is: 5,
      en: 'Past an end, that end is nearest.',
      ja: '端を越えると、端がいちばん近い点です。',
    },
    {
      of: [
        [0.25, 0],
        [-1, 0],
        [1, 0],
      ],
      is: 0,
    },
    {
      of: [
        [-1, 0.5],
        [-1, 0.5],
        [1, 0.25],
      ],
      is: 0,
      exact: true,
    },
    {
      of: [
        [4, 4],
        [1, 0],
        [-1, 0],
      ],
      is: 5,
      en: 'The order of the ends does not matter.',
      ja: '端点の順序は結果に影響しません。',
    },
    {
      of: [
        [3, 5],
        [0, 1],
        [0, 1],
      ],
      is: 5,
      en: 'A segment of length 0 is a point; nothing is divided by zero.',
      ja: '長さ0の線分は点です。0で割ることはありません。',
    },
    {
      overload: 'vec3',
      of: [
        [0, 3, 4],
        [-1, 0, 0],
        [1, 0, 0],
      ],
      is: 5,
    },
    {
      overload: 'vec3',
      of: [
        [3, 3, 6],
        [-1, 0, 0],
        [1, 0, 0],
      ],
      is: 7,
    },
    {
      overload: 'vec3',
      of: [
        [2, 3, 6],
        [0, 0, 0],
        [0, 0, 0],
      ],
      is: 7,
    },
  ],
  accuracy: {
    class: 'distance',
    scale: 3,
    oracle: {
      en: 'The height of the triangle of the three points in double precision, or its shorter side where an angle at an end is obtuse; again over thousands of points of the line.',
      ja: '三点が作る三角形の高さを倍精度で計算したものです。端の角が鈍角のときは、短い方の辺の長さを取ります。線の上の数千の点とも照合しています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'A crease on the segment itself, where the distance is 0. Where an end becomes the nearest point, the slope is still continuous.',
    ja: '距離が0になる線分の上に折れ目があります。端点が最も近くなる境目では、傾きまで連続です。',
  },
  claims: {
    'The exact distance from a point to a line segment': 'no point of the boundary is nearer, and one is as near',
    '0 on the segment, and never negative': 'the ends of a line may be exchanged, its distance is never negative, and its slope continuous off the line',
    'You can exchange the ends': 'the ends of a line may be exchanged, its distance is never negative, and its slope continuous off the line',
    'the slope is still continuous': 'the ends of a line may be exchanged, its distance is never negative, and its slope continuous off the line',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.2, Closest Point on Line Segment to Point' },
    flatDistances,
  ],
  provenance: fromReference,
  related: ['arrowSDF', 'capsuleSDF', 'rectSDF', 'opUnion', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'distance to an infinite line', ja: '無限に伸びる直線までの距離' },
      en: 'Does not stop at the ends: that is the formula without the clamp of t.',
      ja: '両端で止まりません。tを0〜1に制限しない式です。',
    },
    {
      name: 'capsuleSDF',
      en: 'The same minus a radius, in space: lineSDF(p, a, b) − r.',
      ja: '空間の線分までの距離から半径を引いたもので、lineSDF(p, a, b) − rです。',
    },
  ],
  elsewhere: [
    articles('sdSegment, sdCapsule'),
    { where: 'three.js', name: 'Line3.closestPointToPoint', note: { en: 'Gives the point, not the distance.', ja: '距離ではなく最も近い点を返します。' } },
    { where: 'Unity', name: 'HandleUtility.DistancePointLine', note: { en: 'In the editor only.', ja: 'エディター専用です。' } },
  ],
  synonyms: {
    en: ['line', 'segment', 'line segment', 'capsule', 'stroke', 'sdSegment', 'sdCapsule', 'distance to line', 'signed distance', 'distance field'],
    ja: ['線', '線分', 'せんぶん', '直線', 'カプセル', '棒', '距離関数', '距離場', '点と線分の距離', 'ディスタンスフィールド'],
  },
  examples: { clock: { en: 'A clock', ja: '時計' }, 'neon-lightning': { en: 'Neon lightning', ja: 'ネオンの稲妻' } },
}
