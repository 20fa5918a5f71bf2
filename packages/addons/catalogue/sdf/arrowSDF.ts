/** Record of arrowSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { flatDistances, sphereTracing } from './reading.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The exact signed distance from a point to an arrow: a straight shaft with a triangular head.',
    ja: '矢印までの、正確な符号付き距離です。矢印は、まっすぐな軸と三角形の矢じりからなります。',
  },
  intuition: {
    en: 'Measure how far the point lies along the arrow and how far from its axis. The two halves of the arrow are mirror images, so half of the outline is enough: the flat end of the shaft, its side, the back of the head and the slant to the tip. The nearest of these four segments gives the distance, and the two coordinates say whether the point is inside.',
    ja: '点の位置を、矢印に沿った方向と、中心軸から離れる方向の二つで測ります。矢印の両側は鏡像なので、輪郭は半分だけ考えれば十分です。平らな軸の端、軸の側面、矢じりの後ろの辺、先端への斜めの辺の4本です。一番近い線分が距離を、二つの座標が内側かどうかを決めます。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point.', ja: '点の位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    a: {
      meaning: { en: 'The middle of the flat end.', ja: '矢印の根元です。平らな端の中央を指定します。' },
      unit: 'position',
      range: [-1, 1],
      default: [-0.6, -0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    b: {
      meaning: { en: 'The tip.', ja: '矢印の先端です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.6, 0.2],
      outside: { en: 'Any position. If it equals a, the arrow is a point.', ja: 'どこでもかまいません。aと同じ位置なら、矢印は点になります。' },
    },
    thickness: {
      meaning: { en: 'The width of the shaft.', ja: '軸の太さです。' },
      unit: 'length',
      range: [0, 0.5],
      default: 0.2,
      outside: {
        en: 'Clamped to 0 and the width of the head: the shaft is never wider than the head.',
        ja: '0から矢じりの幅までに制限されます。軸が矢じりより太くなることはありません。',
      },
    },
    head: {
      meaning: { en: 'The length of the head, which is as wide as it is long.', ja: '矢じりの長さです。幅も同じ値になります。' },
      unit: 'length',
      range: [0, 1],
      default: 0.6,
      outside: {
        en: 'Clamped to 0, where only a line remains, and to the length of the arrow: a short arrow is a head alone.',
        ja: '0から矢印の長さまでに制限されます。0では線だけが残り、短い矢印は矢じりだけになります。',
      },
    },
  },
  returns: {
    en: 'The distance to the outline, exact inside and outside: negative inside, 0 on it, positive outside.',
    ja: '輪郭までの距離です。内側でも外側でも正確です。内側は負、輪郭の上は0、外側は正です。',
    range: { min: -0.35, max: 2 * Math.SQRT2 },
  },
  formula: String.raw`\begin{aligned} \ell &= \lVert \mathbf b - \mathbf a \rVert, \quad \mathbf u = (\mathbf b - \mathbf a) / \ell, \quad x = (\mathbf p - \mathbf a) \cdot \mathbf u, \quad y = |\mathbf u \times (\mathbf p - \mathbf a)| \\ h &= \operatorname{clamp}(h_0, 0, \ell), \quad w = \tfrac12 h, \quad t = \operatorname{clamp}\bigl(\tfrac12 t_0, 0, w\bigr), \quad n = \ell - h \\ d &= \pm \min_{\text{four segments}} \operatorname{dist}\Bigl(\tbinom xy,\ \cdot\Bigr) \quad \text{of the path}\ (0,0),\ (0,t),\ (n,t),\ (n,w),\ (\ell,0) \end{aligned}`,
  edgeCases: [
    { of: [[1, 0], [-1, 0], [1, 0], 0.25, 0.5], is: 0, en: 'The tip.', ja: '先端です。' },
    { of: [[2, 0], [-1, 0], [1, 0], 0.25, 0.5], is: 1 },
    { of: [[-1, 0], [-1, 0], [1, 0], 0.25, 0.5], is: 0, en: 'The end is flat, and the point lies on it.', ja: '端は平らで、この点は端の上にあります。' },
    { of: [[-2, 0], [-1, 0], [1, 0], 0.25, 0.5], is: 1 },
    { of: [[-0.25, 0], [-1, 0], [1, 0], 0.25, 0.5], is: -0.125, en: 'Half of the thickness deep.', ja: '深さは太さの半分です。' },
    { of: [[0.5, 0.25], [-1, 0], [1, 0], 0.25, 0.5], is: 0, en: 'The corner of the head.', ja: '矢じりの角です。' },
    { of: [[0.5, 0.5], [-1, 0], [1, 0], 0.25, 0.5], is: 0.25 },
    { of: [[3, 4], [0, 0], [0, 0], 0.25, 0.5], is: 5, en: 'Equal ends make a point, not 0/0.', ja: '両端が同じ位置なら点になります。0/0にはなりません。' },
    {
      of: [[0, 0.75], [0, 0], [1, 0], 0.25, 9],
      is: 0.25,
      en: 'A head longer than the arrow is as long as the arrow.',
      ja: '矢じりは、矢印より長くなりません。',
    },
    { of: [[0, 0.5], [-1, 0], [1, 0], 0.25, 0], is: 0.5, en: 'Without a head, only a line remains.', ja: '矢じりがなければ、線だけが残ります。' },
  ],
  accuracy: {
    class: 'distance',
    scale: 2,
    oracle: {
      en: 'The polygon of the seven corners in double precision: the nearest of its sides, and the sign by counting crossings; again over thousands of points on the outline.',
      ja: '七つの頂点を結んだ多角形を倍精度で扱ったものです。最も近い辺までの距離を取り、交差の回数で内外を決めます。輪郭上の数千の点とも照合しています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'Creases where two sides are equally near: inside along the axis and towards the corners, outside in the corners between shaft and head.',
    ja: '二つの辺から等距離にある場所に折れ目があります。内側では中心軸の上と角へ向かう線、外側では軸と矢じりの間の隅です。',
  },
  claims: {
    'The union of a rectangle and a triangle has the same outline, but inside it is only a bound':
      'the union of a rectangle and a triangle is only a bound inside an arrow',
    'The exact signed distance from a point to an arrow': 'no point of the outline is nearer, and one is as near',
    'exact inside and outside': 'no point of the outline is nearer, and one is as near',
    '0 on it': 'it is 0 on the outline',
    'the shaft is never wider than the head': 'a shaft as wide as the head is the widest, and a head as long as the arrow the longest',
    'a short arrow is a head alone': 'a shaft as wide as the head is the widest, and a head as long as the arrow the longest',
    'where only a line remains': 'an arrow without a head is a line',
    'If it equals a, the arrow is a point': 'an arrow without a length is a point',
  },
  references: [sphereTracing, flatDistances],
  provenance: fromFirstPrinciples,
  related: ['lineSDF', 'triSDF', 'opUnion', 'drawArrow', 'drawArrows'],
  confusedWith: [
    {
      name: 'drawArrow',
      en: 'Draws an arrow as coverage, with a head of fixed proportions. arrowSDF only measures, so it can be rounded, outlined or joined first.',
      ja: '比率の決まった矢印を被覆率として描きます。arrowSDFは距離を測るだけなので、先に角を丸めたり、縁取ったり、ほかの図形とつないだりできます。',
    },
    {
      name: 'opUnion',
      en: 'The union of a rectangle and a triangle has the same outline, but inside it is only a bound: too close to 0 where shaft and head meet.',
      ja: '長方形と三角形の和集合でも輪郭は同じですが、内側では深さの下界でしかなく、軸と矢じりがつながるところで0に近すぎる値になります。',
    },
  ],
  elsewhere: [{ where: 'matplotlib', name: 'arrow', note: { en: 'Draws; it does not measure.', ja: '描画用で、距離は測りません。' } }],
  synonyms: {
    en: ['arrow', 'vector', 'pointer', 'direction', 'arrowhead', 'signed distance', 'distance field', 'sdf 2d'],
    ja: ['矢印', 'やじるし', '矢じり', '矢', 'アロー', '向き', 'ベクトル', '距離関数', '距離場', '符号付き距離'],
  },
  examples: {
    'way-sign-on-a-wall': { en: 'A way sign on a wall', ja: '壁の案内標識' },
    'weather-vane-over-the-roof': { en: 'A weather vane over the roof', ja: '屋根の上の風向計' },
  },
}
