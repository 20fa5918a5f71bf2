/** Record of scale3d. */
import type { WrittenRecord } from '../record.ts'
import { scaling } from './scaling.ts'

export const record: WrittenRecord = scaling('vec3', {
  shown: 'scale3d_vec3',
  start: [1.4, 0.6, 1],
  summary: { en: 'The 3×3 matrix that scales space from the origin.', ja: '原点を中心に、空間を拡大縮小する3×3行列です。' },
  intuition: {
    en: 'Each axis is multiplied by its factor, and every signed volume by the product of the three. A ball becomes an ellipsoid, whose equation is that of the ball at scale3d(1/factor).mul(p). The normals of a surface do not scale like its points: they are multiplied by 1/factor and normalised again, because a surface that is stretched along x becomes flatter along x. To scale a vector and nothing else, write v.mul(factor). The matrix is for products with rotations.',
    ja: 'それぞれの軸に倍率を掛けます。符号付き体積は、どこでも三つの倍率の積を掛けた値になります。球は楕円体になり、その式は、球の式にscale3d(1/factor).mul(p) を入れたものです。面の法線は、点と同じようには伸縮しません。法線には1/factorを掛け、正規化し直します。xに沿って伸ばした面は、xに沿って傾きが緩くなるからです。ベクトルを拡大縮小するだけなら、v.mul(factor) で足ります。行列が役立つのは、回転と掛け合わせるときです。',
  },
  returns: {
    en: 'The matrix, to multiply from the left: scale3d(factor).mul(v).',
    ja: '左から掛けて使う行列です（scale3d(factor).mul(v)）。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`S(a, b, c) = \begin{pmatrix} a & 0 & 0 \\ 0 & b & 0 \\ 0 & 0 & c \end{pmatrix}, \qquad S(s) = S(s, s, s)`,
  edgeCases: [
    { of: [1], is: [1, 0, 0, 0, 1, 0, 0, 0, 1], exact: true, en: 'The identity.', ja: '単位行列です。' },
    { of: [2], is: [2, 0, 0, 0, 2, 0, 0, 0, 2], exact: true },
    {
      of: [-1],
      is: [-1, 0, 0, 0, -1, 0, 0, 0, -1],
      exact: true,
      en: 'In space this is a mirror image, which no rotation can make.',
      ja: '空間では鏡像になります。回転では作れません。',
    },
    { of: [0], is: [0, 0, 0, 0, 0, 0, 0, 0, 0], exact: true, en: 'Every point goes to the origin.', ja: 'すべての点が原点に移ります。' },
    { overload: 'vec3', of: [[3, 0.5, -1]], is: [3, 0, 0, 0, 0.5, 0, 0, 0, -1], exact: true },
    {
      overload: 'vec3',
      of: [[1, 0, 1]],
      is: [1, 0, 0, 0, 0, 0, 0, 0, 1],
      exact: true,
      en: 'The projection onto the plane y = 0, as for a shadow cast from above.',
      ja: '平面y = 0への射影です。真上からの光が落とす影になります。',
    },
  ],
  claims: {
    'every signed volume by the product of the three': 'multiplies areas and volumes by the product of the factors',
    'they are multiplied by 1/factor and normalised again': 'normals that are divided by the factors stay perpendicular to the surface',
    'In space this is a mirror image, which no rotation can make': 'in the plane a factor of −1 is half a turn; in space it is a mirror image',
  },
  related: ['scale4d', 'rotate3d', 'scale2d'],
  confusedWith: [
    {
      name: 'scale4d',
      en: 'The same scaling as a 4×4 matrix, for products with translations and projections.',
      ja: '同じ拡大縮小の4×4行列です。平行移動や投影と掛け合わせるときに使います。',
    },
    {
      name: { en: 'mat3(s) with one number', ja: '数一つのmat3(s)' },
      en: 'In GLSL, and in kirari/node, the same matrix as scale3d(s). WGSL has no such constructor.',
      ja: 'GLSLとkirari/nodeでは、scale3d(s) と同じ行列です。WGSLにこのコンストラクターはありません。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeScale' },
    { where: 'gl-matrix', name: 'mat4.fromScaling', note: { en: 'As a 4×4 matrix.', ja: '4×4行列です。' } },
    { where: 'Godot', name: 'Basis.from_scale' },
    { where: 'Houdini', name: 'scale', note: { en: 'Changes a matrix that it is given.', ja: '渡した行列に掛けます。' } },
    { where: 'Processing', name: 'scale()' },
  ],
  words: { en: ['mat3', '3d', 'ellipsoid', 'mirror', 'diagonal matrix'], ja: ['三次元', '楕円体', 'だえんたい', '鏡像', '対角行列', 'たいかくぎょうれつ'] },
  examples: {
    'balanced-stones': { en: 'Balanced stones', ja: '積み上げた石' },
    'grain-along-the-boards': { en: 'Grain along the boards', ja: '板に沿った木目' },
  },
})
