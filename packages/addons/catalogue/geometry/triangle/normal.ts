/** Record of normal for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The direction that a triangle faces, as a unit vector perpendicular to it.',
    ja: '三角形が向いている方向です。面に垂直な、長さ1のベクトルで返します。',
  },
  intuition: {
    en: 'Two sides from one corner span the plane of the triangle, and their cross product is perpendicular to both. Of the two perpendicular directions, it is the one from which a, b and c are seen in counter-clockwise order: curl the fingers of your right hand from b to c, and your thumb points along it. Dividing by the length leaves only the direction.',
    ja: '一つの頂点から出る二辺が三角形の平面を張り、その外積は両方に垂直です。垂直な方向は二つありますが、そこから見てa、b、cが反時計回りに並ぶ方を取ります。右手の指をbからcへ巻くと、親指の指す方向です。長さで割れば、向きだけが残ります。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, counter-clockwise as seen from the front.', ja: '三つの頂点a、b、cです。表から見て反時計回りに並べます。' },
      unit: 'triangle',
      range: [-1.5, 1.5],
      default: { a: [-1.1, -0.5, 0.6], b: [1.1, -0.35, 0.5], c: [0.05, 0.3, -1] },
      outside: {
        en: 'Any size between 1e-6 and 1e9. A triangle without area has no direction and gives the zero vector, and so does one whose angle at a is within a millionth of a radian of 0 or π.',
        ja: '大きさは1e-6から1e9まで使えます。つぶれた三角形には向きがないので、ゼロベクトルを返します。頂点aの角度と0またはπとの差が100万分の1ラジアン以内のときも同じです。',
      },
    },
  },
  returns: { en: 'The unit normal, or (0, 0, 0) where there is none.', ja: '単位法線です。ない場合は (0, 0, 0) です。', range: { min: -1, max: 1 } },
  formula: String.raw`\mathbf n = \frac{(\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a)}{\bigl\lVert (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \bigr\rVert}`,
  edgeCases: [
    {
      of: [{ a: [0, 0, 0], b: [2, 0, 0], c: [0, 3, 0] }],
      is: [0, 0, 1],
      en: 'Counter-clockwise on paper faces you.',
      ja: '紙の上で反時計回りなら、読む人の方を向きます。',
    },
    {
      of: [{ a: [0, 0, 0], b: [0, 3, 0], c: [2, 0, 0] }],
      is: [0, 0, -1],
      en: 'Swapping two corners reverses it.',
      ja: '頂点を二つ入れ替えると裏返ります。',
    },
    { of: [{ a: [1, 0, 0], b: [0, 1, 0], c: [0, 0, 1] }], is: [1 / Math.sqrt(3), 1 / Math.sqrt(3), 1 / Math.sqrt(3)] },
    {
      of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }],
      is: [0, 0, 0],
      exact: true,
      en: 'No plane, so no direction; the result is not NaN.',
      ja: '面がないので向きもありません。NaNにはなりません。',
    },
    {
      of: [{ a: [0, 0, 0], b: [0.1, 0.2, 0.3], c: [0.2, 0.4, 0.6] }],
      is: [0, 0, 0],
      exact: true,
      en: 'Because of rounding the cross product is not quite 0, but the triangle counts as one without area.',
      ja: '丸め誤差のため外積はちょうど0にはなりませんが、つぶれているとみなします。',
    },
    {
      of: [{ a: [0, 0, 0], b: [1e-6, 0, 0], c: [0, 1e-6, 0] }],
      is: [0, 0, 1],
      en: 'A small triangle does not count as one without area.',
      ja: '小さいだけなら、つぶれた三角形とはみなしません。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'Newell’s sums over the three sides in double precision, which treat all corners alike. Tests also check that the result is perpendicular to every side and has length 1.',
      ja: '三辺にわたるニューウェルの和を倍精度で計算したものです。どの頂点も同じように扱います。すべての辺に垂直で、長さが1であることも確かめています。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'Smooth while the triangle has area; a jump to 0 where it loses it.',
    ja: '面積があるあいだは滑らかです。面積を失うところで0に飛びます。',
  },
  claims: {
    'Any size between 1e-6 and 1e9': 'at every size from 1e-6 to 1e9 the results are those of size 1, scaled',
    'as a unit vector perpendicular to it': 'stands upright on every side and has length 1',
    'Swapping two corners reverses it': 'is the same from every corner, and turns round with the way round',
    'so does one whose angle at a is within a millionth of a radian of 0 or π': 'triangleNormal is 0 where the sine of the angle at a is a millionth or less',
    'Smooth while the triangle has area': 'area and normal have no kink while the triangle has area, and the area has one where it has none',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '3.6, Planes and Halfspaces' },
    {
      title: 'A Characterization of Ten Hidden-Surface Algorithms',
      authors: 'Ivan E. Sutherland, Robert F. Sproull, Robert A. Schumacker',
      year: 1974,
      doi: '10.1145/356625.356626',
    },
  ],
  provenance: fromReference,
  related: ['triangleArea', 'triangleSignedDistance', 'triangleIntersect'],
  confusedWith: [
    {
      name: { en: 'a vertex normal', ja: '頂点法線' },
      en: 'Belongs to a corner and is the mean of the normals of the triangles that meet there, so that a mesh looks rounded.',
      ja: '頂点に属し、そこに集まる三角形の法線を平均したものです。メッシュを滑らかに見せるために使います。',
    },
    { name: 'cross(b − a, c − a)', en: 'The same direction, but its length is twice the area.', ja: '向きは同じですが、長さが面積の2倍です。' },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Triangle.getNormal' },
    { where: 'Unity', name: 'Plane.Set3Points', note: { en: 'There, corners in clockwise order face the viewer.', ja: 'Unityでは時計回りが表です。' } },
    { where: 'Blender', name: 'mathutils.geometry.normal' },
    { where: 'GLSL', name: 'cross(dFdx(p), dFdy(p))', note: { en: 'For the triangle that is being drawn.', ja: '描画中の三角形についての値です。' } },
  ],
  synonyms: {
    en: ['normal', 'face normal', 'plane normal', 'unit normal', 'orientation', 'perpendicular', 'winding', 'cross product'],
    ja: ['法線', 'ほうせん', '面法線', '単位法線', '垂直', '向き', '表裏', '外積', '右手の法則'],
  },
  examples: {
    'gem-with-flat-faces': { en: 'A gem with flat faces', ja: '平らな面を持つ宝石' },
    'folded-paper-in-the-evening-sun': { en: 'Folded paper in the evening sun', ja: '夕日を受ける折り紙' },
  },
}
