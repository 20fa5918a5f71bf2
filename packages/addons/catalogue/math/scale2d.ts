/** Record of scale2d. */
import type { WrittenRecord } from '../record.ts'
import { scaling } from './scaling.ts'

export const record: WrittenRecord = scaling('vec2', {
  shown: 'scale2d_vec2',
  start: [1.5, 0.7],
  summary: { en: 'The matrix that scales the plane from the origin.', ja: '原点を中心に、平面を拡大縮小する行列です。' },
  intuition: {
    en: 'The columns of a matrix are the images of the axes. Scaling moves the tip of the x axis to (a, 0) and that of the y axis to (0, b), and every signed area is multiplied by ab. To scale a vector and nothing else, write v.mul(factor). The matrix is for products: rotate2d(r).mul(scale2d(s)).mul(rotate2d(r.negate())) stretches along an axis that leans by the angle r. If you scale the coordinates, what you draw from them changes inversely: doubled coordinates halve the picture.',
    ja: '行列の列は、軸が移る先です。拡大縮小では、x軸の先が (a, 0) へ、y軸の先が (0, b) へ移り、符号付き面積はどこでもab倍になります。ベクトルを拡大縮小するだけなら、v.mul(factor) で足ります。行列が役立つのは、ほかの行列と掛け合わせるときです。rotate2d(r).mul(scale2d(s)).mul(rotate2d(r.negate())) は、角度rだけ傾いた軸に沿って伸縮します。座標を拡大縮小すると、描かれる絵は逆になります。座標を2倍すると、絵は半分の大きさです。',
  },
  returns: {
    en: 'The matrix, to multiply from the left: scale2d(factor).mul(v).',
    ja: '左から掛けて使う行列です（scale2d(factor).mul(v)）。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`S(a, b) = \begin{pmatrix} a & 0 \\ 0 & b \end{pmatrix}, \qquad S(s) = S(s, s)`,
  edgeCases: [
    { of: [1], is: [1, 0, 0, 1], exact: true, en: 'The identity.', ja: '単位行列です。' },
    { of: [2], is: [2, 0, 0, 2], exact: true },
    {
      of: [-1],
      is: [-1, 0, 0, -1],
      exact: true,
      en: 'In the plane, both axes mirrored are half a turn.',
      ja: '平面では、両方の軸を反転させると180°の回転になります。',
    },
    { of: [0], is: [0, 0, 0, 0], exact: true, en: 'Every point goes to the origin.', ja: 'すべての点が原点に移ります。' },
    { overload: 'vec2', of: [[3, 0.5]], is: [3, 0, 0, 0.5], exact: true },
    {
      overload: 'vec2',
      of: [[-1, 1]],
      is: [-1, 0, 0, 1],
      exact: true,
      en: 'A mirror image: left and right change places.',
      ja: '鏡像です。左右が入れ替わります。',
    },
  ],
  claims: {
    'every signed area is multiplied by ab': 'multiplies areas and volumes by the product of the factors',
    'stretches along an axis that leans by the angle r': 'between a rotation and its inverse, it stretches along a leaning axis',
    'both axes mirrored are half a turn': 'in the plane a factor of −1 is half a turn; in space it is a mirror image',
  },
  related: ['rotate2d', 'scale3d', 'safeInverse'],
  confusedWith: [
    {
      name: { en: 'a larger picture', ja: '絵を大きくすること' },
      en: 'Divides the coordinates by the factor, and multiplies a distance field drawn from them by the factor. With unequal factors the field is no true distance any more.',
      ja: '座標を倍率で割り、その座標で描いた距離場には倍率を掛けます。軸ごとに倍率が違うと、距離場は正しい距離ではなくなります。',
    },
    {
      name: { en: 'mat2(s) with one number', ja: '数一つのmat2(s)' },
      en: 'In GLSL, and in kirari/node, the same matrix as scale2d(s). WGSL has no such constructor.',
      ja: 'GLSLとkirari/nodeでは、scale2d(s) と同じ行列です。WGSLにこのコンストラクターはありません。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat2.fromScaling' },
    { where: 'three.js', name: 'Matrix3.makeScale' },
    { where: 'CSS', name: 'scale()' },
    { where: 'Canvas 2D', name: 'scale()' },
    { where: 'Processing', name: 'scale()' },
  ],
  words: { en: ['mat2', '2d', 'flip', 'mirror', 'diagonal matrix'], ja: ['二次元', '反転', '鏡像', '対角行列', 'たいかくぎょうれつ'] },
  examples: {
    'leaves-along-a-stem': { en: 'Leaves along a stem', ja: '茎に並ぶ葉' },
    'zoom-without-end': { en: 'A zoom without end', ja: '終わりのないズーム' },
  },
})
