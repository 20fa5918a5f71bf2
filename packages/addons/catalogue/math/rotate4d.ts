/** Record of rotate4d. */
import type { WrittenRecord } from '../record.ts'
import { aboutAnyAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAnyAxis(4, {
  summary: {
    en: 'The 4×4 matrix of a counter-clockwise rotation about any axis through the origin.',
    ja: '原点を通る任意の軸のまわりに、反時計回りに回す4×4行列です。',
  },
  intuition: {
    en: 'A 4×4 matrix transforms points written with a fourth component w = 1. The rotation keeps w: it is rotate3d in the upper left, bordered by the identity. In this form it can be multiplied with translate4d, scale4d and a projection, and the product is one matrix for all of them. The matrix on the right acts first: translate4d(c).mul(rotate4d(axis, angle)).mul(translate4d(c.negate())) rotates about an axis through c. If you rotate and nothing else, rotate3d does the same with 9 numbers.',
    ja: '4×4行列は、第四成分w = 1を付けて書いた点を変換します。この回転はwを変えません。左上がrotate3dで、残りは単位行列と同じです。この形にすると、translate4dやscale4d、投影と掛け合わせて、全体を一つの行列にできます。先に働くのは右の行列です。translate4d(c).mul(rotate4d(axis, angle)).mul(translate4d(c.negate())) は、cを通る軸のまわりの回転になります。回すだけなら、9個の数で済むrotate3dで足ります。',
  },
  formula: String.raw`\begin{gathered} M = \begin{pmatrix} R & 0 \\ 0 & 1 \end{pmatrix} \\ R = I + \sin\theta\,K + (1 - \cos\theta)\,K^2 \\ K = \begin{pmatrix} 0 & -n_z & n_y \\ n_z & 0 & -n_x \\ -n_y & n_x & 0 \end{pmatrix}, \qquad n = \frac{a}{|a|} \end{gathered}`,
  edgeCases: [
    {
      of: [[0.48, 0.8, 0.36], 0],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      en: 'The identity, for any axis.',
      ja: '軸によらず単位行列です。',
    },
    {
      of: [[0, 0, 1], Math.PI / 2],
      is: [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      en: 'About z a quarter turn takes x to y.',
      ja: 'z軸のまわりに4分の1回転すると、x軸がy軸に移ります。',
    },
    {
      of: [[1, 1, 1], (2 * Math.PI) / 3],
      is: [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1],
      en: 'A third of a turn about the diagonal: x goes to y, y to z, z to x.',
      ja: '対角線のまわりの3分の1回転です。x軸はy軸へ、y軸はz軸へ、z軸はx軸へ移ります。',
    },
    {
      of: [[0, 0, 0], 1],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      exact: true,
      en: 'Without an axis nothing rotates, and nothing is divided by zero.',
      ja: '軸がなければ回りません。0で割ることもありません。',
    },
  ],
  claims: {
    'The rotation keeps w: it is rotate3d in the upper left, bordered by the identity': 'is the matrix of three columns, bordered by the identity',
    'rotates about an axis through c': 'rotates about an axis through a point, between two translations',
  },
  related: ['rotate3d', 'translate4d', 'quat2mat4'],
  confusedWith: [
    {
      name: { en: 'a rotation of four dimensions', ja: '四次元の回転' },
      en: 'Rotates in a plane of four axes, such as x and w. This one rotates space, and w is what makes translations possible.',
      ja: '四つの軸のうち二つ（たとえばxとw）の平面で回すものです。こちらは三次元の回転で、wは平行移動を行列で表すための成分です。',
    },
    {
      name: 'quat2mat4',
      en: 'Makes the same matrix from a quaternion: quat2mat4(quat(axis, angle)), for an axis of length 1.',
      ja: '同じ行列を、クォータニオンから作ります。軸の長さが1なら、quat2mat4(quat(axis, angle)) と同じです。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.fromRotation', note: { en: 'Angle first.', ja: '角度が先です。' } },
    { where: 'three.js', name: 'Matrix4.makeRotationAxis' },
    { where: 'GLM', name: 'rotate', note: { en: 'Multiplies a matrix that it is given.', ja: '渡した行列に掛けます。' } },
    { where: 'wgpu-matrix', name: 'mat4.axisRotation' },
    { where: 'CSS', name: 'rotate3d()', note: { en: 'The same matrix, with y pointing down.', ja: '同じ行列ですが、yは下向きです。' } },
    { where: 'Unity', name: 'Matrix4x4.Rotate', note: { en: 'Of a quaternion.', ja: 'クォータニオンから作ります。' } },
  ],
  words: {
    en: ['axis angle', 'axis-angle', 'arbitrary axis', 'Rodrigues', 'makeRotationAxis', 'axisRotation', 'model matrix'],
    ja: ['任意軸', 'にんいじく', '軸と角度', '回転軸', 'かいてんじく', 'ロドリゲス', 'モデル行列'],
  },
  examples: {
    'panels-that-follow-the-sun': { en: 'Panels that follow the sun', ja: '太陽を追うパネル' },
    'orrery-of-tilted-orbits': { en: 'An orrery of tilted orbits', ja: '傾いた軌道の太陽系儀' },
  },
})
