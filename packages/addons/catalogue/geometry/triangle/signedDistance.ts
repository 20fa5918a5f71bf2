/** Record of signedDistance for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'The distance from a point to a triangle in space, negative behind the plane of the triangle.',
    ja: '空間の中の点から三角形までの距離です。三角形を含む平面の裏側では負になります。',
  },
  intuition: {
    en: 'The length is the distance to the nearest point of the triangle, and the sign tells on which side of its plane you are. The length is a true distance. The sign depends on the plane, which extends beyond the sides: go around an edge from front to back, and the distance stays the same while the sign changes. An inside exists only together with other triangles, as part of a closed surface.',
    ja: '三角形の最も近い点までの長さに、平面のどちら側にいるかを表す符号を付けたものです。長さの方は正確な距離です。符号の方は辺を越えて続く平面全体で決まるので、縁を回り込んで表から裏へ行くと、距離はそのままで符号だけが変わります。内側という意味を持つのは、ほかの三角形とつながって閉じた面の一部になるときです。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, counter-clockwise as seen from the front.', ja: '三つの頂点a、b、cです。表から見て反時計回りに並べます。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-0.75, -0.2, 0.7], b: [0.75, 0.1, 0.6], c: [0.1, 0, -0.85] },
      outside: {
        en: 'Any size between 1e-6 and 1e9. A triangle without area has no front and no back: the distance is right, but its sign means nothing.',
        ja: '大きさは1e-6から1e9まで使えます。つぶれた三角形には表裏がないので、距離は正しくても符号に意味はありません。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.5, 0],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
  },
  returns: {
    en: 'The distance: negative behind the plane, otherwise positive or 0.',
    ja: '距離です。平面の裏側では負、それ以外では正または0です。',
    range: { min: -3.5, max: 3.5 },
  },
  formula: String.raw`\begin{aligned} d &= \begin{cases} -\lVert \mathbf p - \mathbf q \rVert & \mathbf n \cdot (\mathbf p - \mathbf a) < 0 \\ \phantom{-}\lVert \mathbf p - \mathbf q \rVert & \mathbf n \cdot (\mathbf p - \mathbf a) \ge 0 \end{cases} \\ \mathbf q &= \mathrm{triangleClosestPoint}(\triangle,\ \mathbf p) \\ \mathbf n &= (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \end{aligned}`,
  edgeCases: [
    { of: [corner, [0.25, 0.25, 2]], is: 2 },
    { of: [corner, [0.25, 0.25, -2]], is: -2 },
    { of: [corner, [0.25, 0.5, 0]], is: 0 },
    { of: [corner, [-3, -4, 0]], is: 5, en: 'On the plane, outside the triangle, the distance is positive.', ja: '平面の上でも、三角形の外なら距離は正です。' },
    {
      of: [corner, [4, 0, -4]],
      is: -5,
      en: 'The plane decides the sign, however far from the triangle.',
      ja: '三角形からどれだけ離れていても、符号は平面で決まります。',
    },
    { of: [{ a: [0, 0, 0], b: [0, 1, 0], c: [1, 0, 0] }, [0.25, 0.25, 2]], is: -2 },
    {
      of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, [1, 2, 0]],
      is: 3,
      en: 'The distance to a point, which has no front and no back.',
      ja: '点までの距離で、表裏はありません。',
    },
    { of: [{ a: [0, 0, 0], b: [3, 0, 0], c: [1, 0, 0] }, [2, 0, -5]], is: 5 },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The distance by Ericson’s seven regions in double precision, with the sign of the volume of the four points.',
      ja: 'エリクソンの七つの領域から求めた距離に、四点が作る体積の符号を付けて、倍精度で計算したものです。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 'jump',
    en: 'The absolute value is continuous; the sign changes across the plane, also outside the triangle.',
    ja: '絶対値は連続です。符号は平面を境に、三角形の外側でも切り替わります。',
  },
  claims: {
    'Any size between 1e-6 and 1e9': 'at every size from 1e-6 to 1e9 the results are those of size 1, scaled',
    'The length is a true distance': 'is as large as the way to the closest point',
    'the distance is right, but its sign means nothing': 'is as far from a triangle without area as its segment',
    'negative behind the plane, otherwise positive or 0': 'is negative behind the plane and nowhere else, and over the face the distance to the plane',
    'over the face the two agree': 'is negative behind the plane and nowhere else, and over the face the distance to the plane',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.5, Closest Point on Triangle to Point' },
    {
      title: 'Signed Distance Computation Using the Angle Weighted Pseudonormal',
      authors: 'J. Andreas Bærentzen, Henrik Aanæs',
      year: 2005,
      doi: '10.1109/TVCG.2005.49',
    },
  ],
  provenance: fromReference,
  related: ['triangleClosestPoint', 'triangleNormal', 'boxSDF', 'lineSDF'],
  confusedWith: [
    {
      name: { en: 'the distance to the plane', ja: '平面までの距離' },
      en: 'dot(n, p − a) with a unit normal n; over the face the two agree.',
      ja: '単位法線nによるdot(n, p − a) です。面の真上では一致します。',
    },
    {
      name: { en: 'a triangle in the plane', ja: '平面上の三角形の距離関数' },
      en: 'Has an inside, bounded by three sides. triangleSignedDistance measures to a sheet in space, with a front and a back.',
      ja: 'そちらは三辺に囲まれた内側を持ちます。こちらは空間に置いた一枚の面で、あるのは表と裏です。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'Articles on distance functions', ja: '距離関数の解説記事' },
      name: 'udTriangle',
      note: { en: 'Without the sign.', ja: '符号は付きません。' },
    },
  ],
  synonyms: {
    en: ['signed distance', 'distance to triangle', 'udTriangle', 'sdTriangle', 'mesh sdf', 'point triangle distance', 'sdf 3d', 'half space'],
    ja: ['符号付き距離', '点と三角形の距離', '三角形', '距離関数', '距離場', '表裏', 'メッシュ', '距離'],
  },
  examples: {
    'two-sides-of-a-triangle': { en: 'The two sides of a triangle', ja: '三角形の表と裏' },
    'glider-carved-by-its-distance': { en: 'A glider carved by its distance', ja: '距離で形作った紙飛行機' },
  },
}
