/** Record of barycentric for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'The weights of the corners a, b and c of a triangle whose weighted sum is a given point.',
    ja: '三角形の頂点a、b、cの重み付きの和が与えた点になるように、それぞれの重みを求めます。',
  },
  intuition: {
    en: 'Join the point to the three corners, and the triangle splits into three smaller ones. The weight of a corner is the share of the area that lies opposite to it: it grows towards the corner, and at the corner it is 1. Areas are signed, so a weight turns negative exactly when the point crosses the side opposite to its corner.',
    ja: '点と三つの頂点を結ぶと、三角形は三つの小さな三角形に分かれます。ある頂点の重みは、向かい側にある小さな三角形の面積が全体に占める割合です。頂点に近づくほどその割合は増え、頂点の上では1になります。面積には符号があるので、向かい側の辺を越えて外に出ると、その頂点の重みがちょうど負に変わります。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c.', ja: '三つの頂点a、b、cです。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-0.8, -0.6, 0], b: [0.8, -0.6, 0], c: [0, 0.8, 0] },
      outside: {
        en: 'Any size between 1e-6 and 1e9. A triangle without area gives (1, 0, 0), its first corner, and so does one whose angle at a is within a millionth of a radian of 0 or π.',
        ja: '大きさは1e-6から1e9まで使えます。面積のない三角形では、最初の頂点を表す (1, 0, 0) を返します。頂点aの角度と0またはπとの差が100万分の1ラジアン以内のときも同じです。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0, -0.1, 0],
      outside: { en: 'A point off the plane is projected onto it at a right angle.', ja: '面から離れた点は、面に下ろした垂線の足として扱います。' },
    },
  },
  returns: {
    en: 'The weights of a, b and c. They add up to 1. All three are at least 0 exactly when the point, projected onto the plane, lies in the triangle.',
    ja: 'a、b、cの重みです。合計は1です。三つとも0以上になるのは、点を面に射影した位置が三角形の中にあるとき、かつそのときだけです。',
    range: { min: -Infinity, max: Infinity },
  },
  formula: String.raw`\begin{aligned} \mathbf n &= (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \\ v &= \frac{\bigl((\mathbf p - \mathbf a) \times (\mathbf c - \mathbf a)\bigr) \cdot \mathbf n}{\mathbf n \cdot \mathbf n} \\ w &= \frac{\bigl((\mathbf b - \mathbf a) \times (\mathbf p - \mathbf a)\bigr) \cdot \mathbf n}{\mathbf n \cdot \mathbf n} \\ u &= 1 - v - w \\ \mathbf p &= u\,\mathbf a + v\,\mathbf b + w\,\mathbf c \end{aligned}`,
  edgeCases: [
    { of: [corner, [0, 0, 0]], is: [1, 0, 0] },
    { of: [corner, [1, 0, 0]], is: [0, 1, 0] },
    { of: [corner, [0, 1, 0]], is: [0, 0, 1] },
    { of: [corner, [0.5, 0.5, 0]], is: [0, 0.5, 0.5] },
    { of: [corner, [1 / 3, 1 / 3, 0]], is: [1 / 3, 1 / 3, 1 / 3] },
    {
      of: [corner, [2, 0, 0]],
      is: [-1, 2, 0],
      en: 'Beyond a side, the weight of the opposite corner is negative.',
      ja: '辺を越えると、向かい側の頂点の重みが負になります。',
    },
    { of: [corner, [0.25, 0.25, 5]], is: [0.5, 0.25, 0.25], en: 'The point is projected onto the plane.', ja: '点は面に射影されます。' },
    {
      of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, [0, 0, 0]],
      is: [1, 0, 0],
      exact: true,
      en: 'No area: the first corner, not NaN.',
      ja: '面積がないときは最初の頂点です。NaNにはなりません。',
    },
    {
      of: [{ a: [0, 0, 0], b: [0.1, 0.2, 0.3], c: [0.2, 0.4, 0.6] }, [1, 0, 0]],
      is: [1, 0, 0],
      exact: true,
      en: 'Corners on one line have no area either.',
      ja: '頂点が一直線に並ぶときも、面積はありません。',
    },
    {
      of: [{ a: [0, 0, 0], b: [1e-6, 0, 0], c: [0, 1e-6, 0] }, [5e-7, 0, 0]],
      is: [0.5, 0.5, 0],
      en: 'A small triangle does not count as one without area.',
      ja: '小さいだけなら、つぶれた三角形とはみなしません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 8,
    oracle: {
      en: 'Cramer’s rule on the dot products of the edges in double precision. Tests also check that the weights add up to 1 and give the point back.',
      ja: '辺どうしの内積にクラメルの公式を使い、倍精度で計算したものです。重みの合計が1になり、もとの点が復元できることも確かめています。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'Linear in the point; a jump where the triangle loses its area.',
    ja: '点について線形です。三角形の面積がなくなるところでだけ値が飛びます。',
  },
  claims: {
    'Any size between 1e-6 and 1e9': 'at every size from 1e-6 to 1e9 the results are those of size 1, scaled',
    'whose weighted sum is a given point': 'mixing the corners by the weights gives back a point of the plane',
    'a weight turns negative exactly when the point crosses the side opposite to its corner':
      'a weight is negative where the projected point is beyond the opposite side, and nowhere else',
    'A triangle without area gives (1, 0, 0)': 'flat triangles of every size give the first corner',
    'They add up to 1': 'the weights add up to 1',
    'All three are at least 0 exactly when the point': 'a weight is negative where the projected point is beyond the opposite side, and nowhere else',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '3.4, Barycentric Coordinates' }],
  provenance: fromReference,
  related: ['triangleIntersect', 'triangleClosestPoint', 'triangleArea'],
  confusedWith: [
    {
      name: { en: '(u, v) of a ray–triangle test', ja: 'レイと三角形の交差判定が返す (u, v)' },
      en: 'Two numbers, the weights of b and c. The weight of a is 1 − u − v.',
      ja: '二つの数で、bとcの重みです。aの重みは1 − u − vです。',
    },
    {
      name: { en: 'texture coordinates', ja: 'テクスチャー座標' },
      en: 'Belong to the model. Barycentric weights interpolate them across the triangle.',
      ja: 'テクスチャー座標はモデルが持つ値です。この重みは、それを三角形の上で混ぜるためのものです。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Triangle.getBarycoord' },
    { where: 'HLSL', name: 'SV_Barycentrics', note: { en: 'For the triangle that is being drawn.', ja: '描画中の三角形についての値です。' } },
    {
      where: 'GLSL',
      name: 'gl_BaryCoordEXT',
      note: { en: 'For the triangle that is being drawn, with an extension.', ja: '描画中の三角形についての値です。拡張機能が必要です。' },
    },
  ],
  synonyms: {
    en: ['barycentric coordinates', 'area coordinates', 'weights', 'interpolation', 'point in triangle', 'triangle'],
    ja: ['重心座標', 'じゅうしんざひょう', 'バリセントリック', '面積座標', '重み', '補間', '三角形', '内外判定'],
  },
  examples: {
    'mix-three-colours-across-a-triangle': { en: 'Mix three colours across a triangle', ja: '三角形の中で三つの色を混ぜる' },
    'wireframe-without-lines': { en: 'A wireframe without lines', ja: '線を引かないワイヤーフレーム' },
  },
}
