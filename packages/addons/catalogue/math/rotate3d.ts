/** Record of rotate3d. */
import type { WrittenRecord } from '../record.ts'
import { aboutAnyAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAnyAxis(3, {
  summary: {
    en: 'The 3×3 matrix of a counter-clockwise rotation about any axis through the origin.',
    ja: '原点を通る任意の軸のまわりに、反時計回りに回す3×3行列です。',
  },
  intuition: {
    en: 'The axis n splits a vector into a part along it, which stays, and a part across it, which moves on a circle. The cross product n × v points in the direction in which v sets out, and n × (n × v) points from v back to the axis. Rodrigues’ formula adds to v the first times sin θ and the second times 1 − cos θ. Applied to the three unit vectors, this gives the three columns. Build the matrix once and multiply many vectors by it; to rotate a single vector, rotate needs no matrix. To join or interpolate rotations, use quat.',
    ja: '回転軸nは、ベクトルを二つに分けます。軸に沿った成分は動かず、軸に直交する成分は円を描きます。外積n × vはvが動き出す方向を向き、n × (n × v) はvから軸へ戻る方向を向きます。前者のsin θ倍と後者の1 − cos θ倍をvに足すのが、ロドリゲスの公式です。三つの単位ベクトルに使えば、行列の三つの列が得られます。行列は一度作れば、多くのベクトルに掛けられます。ベクトルを一つ回すだけなら、行列のいらないrotateが使えます。回転を合成したり補間したりするなら、quatが向いています。',
  },
  formula: String.raw`\begin{gathered} R = I + \sin\theta\,K + (1 - \cos\theta)\,K^2 \\ K = \begin{pmatrix} 0 & -n_z & n_y \\ n_z & 0 & -n_x \\ -n_y & n_x & 0 \end{pmatrix}, \qquad n = \frac{a}{|a|} \end{gathered}`,
  edgeCases: [
    { of: [[0.48, 0.8, 0.36], 0], is: [1, 0, 0, 0, 1, 0, 0, 0, 1], en: 'The identity, for any axis.', ja: '軸によらず単位行列です。' },
    {
      of: [[0, 0, 1], Math.PI / 2],
      is: [0, 1, 0, -1, 0, 0, 0, 0, 1],
      en: 'About z a quarter turn takes x to y, as rotate2d does.',
      ja: 'z軸のまわりに4分の1回転すると、rotate2dと同じくx軸がy軸に移ります。',
    },
    {
      of: [[1, 1, 1], (2 * Math.PI) / 3],
      is: [0, 1, 0, 0, 0, 1, 1, 0, 0],
      en: 'A third of a turn about the diagonal: x goes to y, y to z, z to x.',
      ja: '対角線のまわりの3分の1回転です。x軸はy軸へ、y軸はz軸へ、z軸はx軸へ移ります。',
    },
    { of: [[0, 9, 0], Math.PI], is: [-1, 0, 0, 0, 1, 0, 0, 0, -1], en: 'The axis is normalised inside.', ja: '軸は中で正規化します。' },
    {
      of: [[0, 0, -1], -Math.PI / 2],
      is: [0, 1, 0, -1, 0, 0, 0, 0, 1],
      en: 'The opposite axis and the opposite angle give the same rotation.',
      ja: '軸の向きと角度の符号を両方とも逆にすると、同じ回転になります。',
    },
    {
      of: [[0, 0, 0], 1],
      is: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      exact: true,
      en: 'Without an axis nothing rotates, and nothing is divided by zero.',
      ja: '軸がなければ回りません。0で割ることもありません。',
    },
  ],
  claims: {
    'a part along it, which stays': 'leaves its axis where it is, and keeps lengths',
    'Applied to the three unit vectors, this gives the three columns': 'its columns are those of Rodrigues’ formula',
  },
  related: ['rotate', 'quat', 'rotate4d'],
  confusedWith: [
    {
      name: 'quat2mat3',
      en: 'Makes the same matrix from a quaternion: quat2mat3(quat(axis, angle)), for an axis of length 1.',
      ja: '同じ行列を、クォータニオンから作ります。軸の長さが1なら、quat2mat3(quat(axis, angle)) と同じです。',
    },
    {
      name: 'rotate4d',
      en: 'The same rotation as a 4×4 matrix, for products with translations and projections.',
      ja: '同じ回転の4×4行列です。平行移動や投影と掛け合わせるときに使います。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.fromRotation', note: { en: 'Angle first, as a 4×4 matrix.', ja: '角度が先で、4×4行列です。' } },
    { where: 'three.js', name: 'Matrix4.makeRotationAxis' },
    { where: 'GLM', name: 'rotate', note: { en: 'Multiplies a 4×4 matrix that it is given.', ja: '渡した4×4行列に掛けます。' } },
    { where: 'CSS', name: 'rotate3d()', note: { en: 'The same matrix, with y pointing down.', ja: '同じ行列ですが、yは下向きです。' } },
    { where: 'Unity Shader Graph', name: 'Rotate About Axis', note: { en: 'Rotates a vector.', ja: 'ベクトルを回します。' } },
    { where: 'Godot', name: 'Basis(axis, angle)' },
    { where: 'Blender', name: 'Vector Rotate' },
  ],
  words: {
    en: ['axis angle', 'axis-angle', 'arbitrary axis', 'Rodrigues', 'makeRotationAxis', 'fromRotation'],
    ja: ['任意軸', 'にんいじく', '軸と角度', '回転軸', 'かいてんじく', 'ロドリゲス', 'ロドリゲスの公式'],
  },
  examples: {
    'a-cube-about-its-diagonal': { en: 'A cube about its diagonal', ja: '対角線を軸に回る立方体' },
    'armillary-sphere': { en: 'An armillary sphere', ja: '傾いた輪を重ねた天球儀' },
  },
})
