/** Record of quat2mat3. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: { en: 'The rotation matrix of a unit quaternion.', ja: '単位クォータニオンが表す回転を、行列にします。' },
  intuition: {
    en: 'The columns of a matrix are the images of the three axes. Rotate each axis by the quaternion and leave out the terms that are 0: nine sums of products remain. The four numbers of a quaternion are better for storing, combining and blending rotations. The nine of a matrix are better for rotating many vectors, because multiplying by a matrix is cheaper than rotating by a quaternion.',
    ja: '行列は、三つの軸が移る先を一列ずつ並べたものです。それぞれの軸をクォータニオンで回し、0になる項を除くと、積の和が九つ残ります。保存や合成、補間には四つの数の方が向いています。一方、多くのベクトルを回すなら九つの数の方が有利です。行列との積の方が、クォータニオンによる回転より軽いからです。',
  },
  parameters: {
    q: {
      meaning: {
        en: 'The rotation, as (x, y, z, w) with w the real part. q and −q give the same matrix.',
        ja: '回転です。(x, y, z, w) の順で、wが実部です。qと−qは同じ行列になります。',
      },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, 0.3826834323650898, 0.9238795325112867],
      outside: {
        en: 'The length must be 1, or the matrix distorts: normalise the quaternion first. All zeros give the identity.',
        ja: '長さは1でなければなりません。そうでないと、歪みを含む行列になります。先に正規化してください。すべて0なら単位行列です。',
      },
    },
  },
  returns: {
    en: 'The matrix, to multiply from the left: quat2mat3(q).mul(v) is quatRotate(q, v). Its columns are the rotated axes.',
    ja: '左から掛けて使う行列です。quat2mat3(q).mul(v)はquatRotate(q, v)と同じです。列は、回したあとの三つの軸です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`R = I + 2 \begin{pmatrix} -y^2 - z^2 & xy - wz & xz + wy \\ xy + wz & -x^2 - z^2 & yz - wx \\ xz - wy & yz + wx & -x^2 - y^2 \end{pmatrix}`,
  edgeCases: [
    { of: [[0, 0, 0, 1]], is: [1, 0, 0, 0, 1, 0, 0, 0, 1], exact: true },
    {
      of: [[0, 0, half, half]],
      is: [0, 1, 0, -1, 0, 0, 0, 0, 1],
      en: 'The first column shows that x goes to y.',
      ja: '一列目を見ると、x軸がy軸に移っています。',
    },
    { of: [[0, 1, 0, 0]], is: [-1, 0, 0, 0, 1, 0, 0, 0, -1], exact: true },
    {
      of: [[0.5, 0.5, 0.5, 0.5]],
      is: [0, 1, 0, 0, 0, 1, 1, 0, 0],
      exact: true,
      en: 'About the diagonal: x goes to y, y to z, z to x.',
      ja: '対角線のまわりの回転です。x軸はy軸へ、y軸はz軸へ、z軸はx軸へ移ります。',
    },
    { of: [[0, 0, -half, -half]], is: [0, 1, 0, -1, 0, 0, 0, 0, 1], en: 'q and −q are the same rotation.', ja: 'qと−qは同じ回転です。' },
    {
      of: [[0, 0, 0, 0]],
      is: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      exact: true,
      en: 'No rotation; without a division there is no NaN either.',
      ja: '回転しません。割り算がないのでNaNにもなりません。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'gl-matrix’s mat3.fromQuat in double precision; columns must be of length 1 and square to each other, and turn as quatRotate does.',
      ja: 'gl-matrixのmat3.fromQuatを倍精度で計算したものです。列の長さが1で互いに直交すること、quatRotateと同じ回転になることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial of its argument.', ja: '引数の多項式です。' },
  claims: {
    'q and −q give the same matrix': 'is the same for −q',
    'quat2mat3(q).mul(v) is quatRotate(q, v)': 'turns as quatRotate does',
    'Its columns are the rotated axes': 'has columns of length 1 that are square to each other, and mirrors nothing',
  },
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, section: 'Appendix I', doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quat2mat4', 'quatRotate', 'quat'],
  confusedWith: [
    {
      name: 'quatRotate',
      en: 'Rotates one vector without a matrix. For a single vector that is cheaper.',
      ja: '行列を作らず、ベクトルを一つ回します。一つだけなら、その方が軽くなります。',
    },
    {
      name: { en: 'the transposed matrix', ja: '転置した行列' },
      en: 'Is the inverse rotation. It results from writing the formula row by row into a constructor that takes columns.',
      ja: '逆向きの回転です。列を受け取るコンストラクターに、式を行ごとに書き写すと生じます。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat3.fromQuat' },
    { where: 'three.js', name: 'Matrix4.makeRotationFromQuaternion' },
    { where: 'GLM', name: 'mat3_cast' },
    { where: 'Houdini', name: 'qconvert' },
    { where: 'Unity', name: 'Matrix4x4.Rotate' },
    { where: 'Godot', name: 'Basis(quaternion)' },
    { where: 'Blender', name: 'Combine Transform' },
  ],
  synonyms: {
    en: ['quaternion to matrix', 'rotation matrix', 'mat3', 'fromQuat', 'mat3_cast', 'qconvert', 'orientation', 'basis'],
    ja: ['クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転行列', 'かいてんぎょうれつ', '行列に変換', '変換', '姿勢', '基底'],
  },
  examples: {
    'one-matrix-for-a-whole-picture': { en: 'One matrix for a whole picture', ja: '画像全体を一つの行列で回す' },
    'crystal-of-turned-planes': { en: 'A crystal of turned planes', ja: '面を回して作る結晶' },
  },
}
