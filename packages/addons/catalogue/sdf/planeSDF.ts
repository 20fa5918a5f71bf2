/** Record of planeSDF. */
import { exactSolid, point } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a plane, given by its normal and its distance from the origin.',
    ja: '法線と、原点からの距離で与える平面までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'The dot product with a normal of length 1 is how far a point lies along that normal; h moves the plane. The normal is normalised for you, so (0, 2, 0) is the same as (0, 1, 0). Use it for floors and walls, and to cut other shapes: the maximum with a plane keeps what lies behind it. With n = (0, 1, 0), p.y + h is the same and costs less.',
    ja: '長さ1の法線との内積は、点が法線の向きにどれだけ進んだ位置にあるかを表します。hは平面の位置を動かします。法線は内部で正規化されるので、(0, 2, 0) は (0, 1, 0) と同じです。床や壁のほか、ほかの形を切るのにも使います。平面との最大値を取ると、平面の裏側の部分が残ります。n = (0, 1, 0) なら、p.y + hと書くほうが軽く、結果は同じです。',
  },
  parameters: {
    p: point({ en: 'The point.', ja: '調べる点です。' }),
    n: {
      meaning: { en: 'The normal. It points to the side where the distance is positive.', ja: '法線です。距離が正になる側を向きます。' },
      unit: 'direction',
      range: [-1, 1],
      default: [0.8, 0.6, 0.25],
      outside: { en: 'Any length but 0, which has no direction.', ja: '長さは自由です。ただし、長さ0には向きがありません。' },
    },
    h: {
      meaning: { en: 'How far the plane is moved from the origin, against the normal.', ja: '平面を原点から法線と逆向きに動かす距離です。' },
      unit: 'length',
      range: [-1, 1],
      default: 0.1,
      outside: { en: 'Any distance; a negative one moves it along the normal.', ja: 'どんな距離でも使えます。負なら法線の向きに動かします。' },
    },
  },
  range: { min: -2.74, max: 2.74 },
  formula: String.raw`d = \mathbf p \cdot \frac{\mathbf n}{\lVert \mathbf n \rVert} + h`,
  edgeCases: [
    { of: [[5, -1, 3], [0, 1, 0], 1], is: 0, en: 'A floor at y = −1.', ja: 'y = −1の床です。' },
    { of: [[5, 2, 3], [0, 1, 0], 1], is: 3 },
    { of: [[5, -3, 3], [0, 1, 0], 1], is: -2, en: 'Negative behind the plane.', ja: '平面の裏側では負になります。' },
    { of: [[5, 2, 3], [0, 8, 0], 1], is: 3, en: 'The length of the normal does not matter.', ja: '法線の長さは結果に影響しません。' },
    { of: [[3, 0, 4], [3, 0, 4], 0], is: 5 },
  ],
  oracle: {
    en: 'The height of the point over a base that lies in the plane, in double precision.',
    ja: '平面上に取った底面からの点の高さを、倍精度で計算したものです。',
  },
  continuity: { order: 'smooth', en: 'Its gradient is the same everywhere.', ja: '勾配はどこでも同じです。' },
  claims: {
    'so (0, 2, 0) is the same as (0, 1, 0)': 'a plane has one gradient everywhere, whatever the length of its normal',
    'Its gradient is the same everywhere': 'a plane has one gradient everywhere, whatever the length of its normal',
  },
  related: ['boxSDF', 'sphereSDF', 'opUnion'],
  confusedWith: [
    {
      name: { en: 'a ray that meets a plane', ja: 'レイと平面の交点' },
      en: 'That is a division, and needs no marching. planeSDF is for scenes of several distance fields.',
      ja: '割り算一回で求められ、少しずつ進む必要はありません。planeSDFは、複数の距離関数を組み合わせたシーンで使います。',
    },
    {
      name: { en: 'the sign of the constant', ja: '定数の符号' },
      en: 'Some write a plane as dot(p, n) = d. Here it is dot(p, n) + h = 0, so h = −d.',
      ja: '平面をdot(p, n) = dと書く流儀もあります。ここではdot(p, n) + h = 0なので、h = −dです。',
    },
  ],
  elsewhere: [
    articles('sdPlane'),
    {
      where: 'three.js',
      name: 'Plane(normal, constant).distanceToPoint',
      note: { en: 'The same sign; the normal must have length 1.', ja: '符号は同じです。法線の長さは1でなければなりません。' },
    },
  ],
  words: { en: ['plane', 'half space', 'floor', 'ground', 'wall', 'sdPlane'], ja: ['平面', 'へいめん', '半空間', '床', '地面', '壁', 'プレーン'] },
  examples: {
    'a-hall-of-tiles': { en: 'A hall of tiles', ja: 'タイルの広間' },
    'a-cut-gem': { en: 'A cut gem', ja: '宝石のカット' },
  },
})
