/** Record of lineSDF. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The exact distance from a point to a straight line between two ends, in the plane or in space.',
    ja: '二つの端点を結ぶ線分までの正確な距離です。平面でも空間でも使えます。',
  },
  intuition: {
    en: 'Drop the point straight onto the line and see how far along it lands: 0 is one end, 1 the other. Where it lands past an end, that end is nearest, so hold the number between 0 and 1. What remains is the distance between two points. A line has no inside; take a radius away and it becomes a rod with round ends.',
    ja: '点から線に垂線を下ろし、足が線のどこに落ちるかを見ます。0が一方の端、1がもう一方の端です。端を越えたときは端がいちばん近いので、この数を0から1までに収めます。あとは二点間の距離です。線には内側がありません。半径を引けば、両端の丸い棒になります。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.5],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    a: {
      meaning: { en: 'One end.', ja: '一方の端点です。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.72, -0.3],
      outside: { en: 'Any place; also where b is, then it is the distance to a point.', ja: 'どこでもかまいません。bと同じ位置なら、点までの距離です。' },
    },
    b: {
      meaning: { en: 'The other end. Ends may be exchanged.', ja: 'もう一方の端点です。入れ替えても同じです。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.4, 0.14],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
  },
  returns: { meaning: { en: 'The distance, 0 on the line and never negative.', ja: '距離です。線の上では0で、負にはなりません。' }, range: { min: 0, max: 3 } },
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
      en: 'Past an end, the end is nearest.',
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
      en: 'A line has no direction.',
      ja: '線に向きはありません。',
    },
    {
      of: [
        [3, 5],
        [0, 1],
        [0, 1],
      ],
      is: 5,
      en: 'A line without length is a point. Nothing is divided by 0.',
      ja: '長さのない線は点です。0で割ることはありません。',
    },
    {
      instance: 'lineSDF_vec3',
      of: [
        [0, 3, 4],
        [-1, 0, 0],
        [1, 0, 0],
      ],
      is: 5,
    },
    {
      instance: 'lineSDF_vec3',
      of: [
        [3, 3, 6],
        [-1, 0, 0],
        [1, 0, 0],
      ],
      is: 7,
    },
    {
      instance: 'lineSDF_vec3',
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
    note: {
      en: 'A crease on the line itself, where the distance turns round. Where an end takes over, the slope is still continuous.',
      ja: '距離が減少から増加に転じる線の上には折れ目があります。端点が最も近くなる境目では、傾きまで連続です。',
    },
  },
  claims: {},
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.2, Closest Point on Line Segment to Point' },
    { title: '2D distance functions', authors: 'Inigo Quilez', year: 2018, url: 'https://iquilezles.org/articles/distfunctions2d/' },
  ],
  provenance: fromReference,
  related: ['rectSDF', 'opUnion', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'distance to an endless line', ja: '無限に伸びる直線までの距離' },
      difference: {
        en: 'Leaves out the two ends: without the clamp, t runs on.',
        ja: '両端で止まらない直線までの距離です。tを0〜1に収めなければ、こちらになります。',
      },
    },
    {
      name: { en: 'a capsule', ja: 'カプセル' },
      difference: { en: 'The same with a radius taken away: lineSDF(p, a, b) − r.', ja: 'ここから半径を引いたもので、lineSDF(p, a, b) − rです。' },
    },
  ],
  elsewhere: [
    { where: { en: 'Articles on distance functions', ja: '距離関数の解説記事' }, name: 'sdSegment, sdCapsule' },
    { where: 'three.js', name: 'Line3.closestPointToPoint', note: { en: 'Gives the point, not the distance.', ja: '距離ではなく最も近い点を返します。' } },
    { where: 'Unity', name: 'HandleUtility.DistancePointLine', note: { en: 'In the editor only.', ja: 'エディター専用です。' } },
  ],
  synonyms: {
    en: ['line', 'segment', 'line segment', 'capsule', 'stroke', 'sdSegment', 'sdCapsule', 'distance to line', 'signed distance', 'distance field'],
    ja: ['線', '線分', 'せんぶん', '直線', 'カプセル', '棒', '距離関数', '距離場', '点と線分の距離', 'ディスタンスフィールド'],
  },
  examples: { clock: { en: 'A clock', ja: '時計' }, 'neon-lightning': { en: 'Neon lightning', ja: 'ネオンの稲妻' } },
}
