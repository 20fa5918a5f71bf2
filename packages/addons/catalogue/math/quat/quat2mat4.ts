/** Record of quat2mat4. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: {
    en: 'The 4×4 rotation matrix of a unit quaternion.',
    ja: '単位クォータニオンが表す回転を、4×4行列にします。',
  },
  intuition: {
    en: 'It is quat2mat3 in the upper left, bordered by the identity, so that it can be multiplied with translate4d, scale4d and a projection. A pose is often stored as a position, a quaternion and a scale, as in glTF; its matrix is translate4d(position).mul(quat2mat4(q)).mul(scale4d(scale)). Interpolate the three separately, with quatSlerp for the rotation, and make the matrix at the end: a mixture of two matrices shrinks and distorts what it transforms. For rotations alone, quat2mat3 is enough.',
    ja: '左上がquat2mat3で、残りは単位行列と同じです。translate4dやscale4d、投影と掛け合わせられます。glTFのように、姿勢は位置、クォータニオン、倍率の三つに分けて保存することがよくあります。その行列は、translate4d(position).mul(quat2mat4(q)).mul(scale4d(scale)) です。補間は三つに分けたまま行い（回転にはquatSlerpを使います）、最後に行列にします。行列どうしを混ぜると、形が縮んだり歪んだりするからです。回転だけなら、quat2mat3で足ります。',
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
    en: 'The matrix, to multiply from the left: quat2mat4(q).mul(vec4(p, 1)). Its first three columns are the rotated axes.',
    ja: '左から掛けて使う行列です（quat2mat4(q).mul(vec4(p, 1))）。左から三つの列は、回したあとの三つの軸です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`M = \begin{pmatrix} R & 0 \\ 0 & 1 \end{pmatrix}, \quad R = I + 2 \begin{pmatrix} -y^2 - z^2 & xy - wz & xz + wy \\ xy + wz & -x^2 - z^2 & yz - wx \\ xz - wy & yz + wx & -x^2 - y^2 \end{pmatrix}`,
  edgeCases: [
    { of: [[0, 0, 0, 1]], is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], exact: true },
    {
      of: [[0, 0, half, half]],
      is: [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      en: 'A quarter turn about z: the first column shows that x goes to y.',
      ja: 'z軸まわりの4分の1回転です。一列目を見ると、x軸がy軸に移っています。',
    },
    {
      of: [[0.5, 0.5, 0.5, 0.5]],
      is: [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1],
      exact: true,
      en: 'About the diagonal: x goes to y, y to z, z to x.',
      ja: '対角線のまわりの回転です。x軸はy軸へ、y軸はz軸へ、z軸はx軸へ移ります。',
    },
    {
      of: [[0, 0, 0, 0]],
      is: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      exact: true,
      en: 'No rotation; without a division there is no NaN either.',
      ja: '回転しません。割り算がないのでNaNにもなりません。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'gl-matrix’s mat4.fromQuat in double precision; the upper left must be quat2mat3 bit for bit.',
      ja: 'gl-matrixのmat4.fromQuatを倍精度で計算したものです。左上がquat2mat3とビット単位で一致することも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial of its argument.', ja: '引数の多項式です。' },
  claims: {
    'q and −q give the same matrix': 'the matrix of four columns is the same for −q',
    'It is quat2mat3 in the upper left, bordered by the identity': 'is the matrix of three columns, bordered by the identity',
    'a mixture of two matrices shrinks and distorts what it transforms':
      'half of two rotations mixed as matrices is shorter, between their quaternions it is not',
  },
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quat2mat3', 'translate4d', 'quatSlerp'],
  confusedWith: [
    {
      name: 'quat2mat3',
      en: 'The same rotation with 9 numbers. It is enough where nothing is translated or projected.',
      ja: '同じ回転を9個の数で表します。平行移動も投影もしないなら、こちらで足ります。',
    },
    {
      name: 'rotate4d',
      en: 'Makes the same matrix from an axis and an angle.',
      ja: '同じ行列を、回転軸と角度から作ります。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat4.fromQuat' },
    { where: 'three.js', name: 'Matrix4.makeRotationFromQuaternion' },
    { where: 'wgpu-matrix', name: 'mat4.fromQuat' },
    { where: 'GLM', name: 'mat4_cast' },
    { where: 'Unity', name: 'Matrix4x4.Rotate' },
    { where: 'Blender', name: 'Combine Transform' },
  ],
  synonyms: {
    en: ['quaternion to matrix', 'rotation matrix', 'mat4', 'fromQuat', 'mat4_cast', 'pose', 'glTF', 'model matrix', 'homogeneous', 'orientation'],
    ja: ['クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転行列', 'かいてんぎょうれつ', '行列に変換', '姿勢', 'モデル行列', '同次座標'],
  },
  examples: {
    'satellite-above-the-earth': { en: 'A satellite above the Earth', ja: '地球を見下ろす人工衛星' },
    'flock-of-paper-planes': { en: 'A flock of paper planes', ja: '紙飛行機の群れ' },
  },
}
