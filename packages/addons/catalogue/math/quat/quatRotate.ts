/** Record of quatRotate. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: { en: 'Rotates a vector by a unit quaternion.', ja: '単位クォータニオンでベクトルを回転させます。' },
  intuition: {
    en: 'A unit quaternion stores an axis and half an angle: (sin(θ/2)·axis, cos(θ/2)). The cross product with the axis points sideways, perpendicular to both the axis and the vector. Two such products in a row, weighted by the sine and cosine of half the angle, move the vector along a circle around the axis. That takes two cross products and no matrix, and the part of the vector along the axis does not change.',
    ja: '単位クォータニオンには、回転軸uと角度の半分が (sin(θ/2)·u, cos(θ/2)) の形で入っています。軸との外積は、ベクトルを軸にもベクトルにも垂直な横方向へ動かします。これを二度、半分の角度のsinとcosの重みで足し合わせると、ベクトルは軸のまわりの円に沿って動きます。必要なのは外積二つだけで、行列はいりません。ベクトルのうち軸に沿った成分は、まったく変わりません。',
  },
  parameters: {
    q: {
      meaning: {
        en: 'The rotation, as (x, y, z, w) with w the real part. q and −q are the same rotation.',
        ja: '回転です。(x, y, z, w) の順で、wが実部です。qと−qは同じ回転を表します。',
      },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, 0.3826834323650898, 0.9238795325112867],
      outside: {
        en: 'The length must be 1, or the result is not a pure rotation: normalise the quaternion first. All zeros leave the vector unchanged.',
        ja: '長さは1でなければなりません。そうでないと、純粋な回転になりません。先に正規化してください。すべて0なら、ベクトルはそのままです。',
      },
    },
    v: {
      meaning: { en: 'The vector to rotate.', ja: '回転させるベクトルです。' },
      unit: 'direction',
      range: [-1, 1],
      default: [1, 0, 0],
      outside: { en: 'Any length; the rotation does not change it.', ja: '長さは自由です。回転しても変わりません。' },
    },
  },
  returns: {
    en: 'The rotated vector. Positive angles rotate counter-clockwise as seen from the tip of the axis.',
    ja: '回転後のベクトルです。正の角度は、軸の先端から見て反時計回りです。',
    range: { min: -Infinity, max: Infinity },
  },
  formula: String.raw`\mathbf v' = \mathbf v + 2\,\mathbf u \times (\mathbf u \times \mathbf v + w\,\mathbf v), \qquad q = (\mathbf u,\ w)`,
  edgeCases: [
    {
      of: [
        [0, 0, 0, 1],
        [1, 2, 3],
      ],
      is: [1, 2, 3],
      exact: true,
      en: 'The identity changes nothing.',
      ja: '単位元では何も変わりません。',
    },
    {
      of: [
        [0, 0, half, half],
        [1, 0, 0],
      ],
      is: [0, 1, 0],
      en: 'x goes to y, which is counter-clockwise.',
      ja: 'x軸がy軸に移ります。反時計回りです。',
    },
    {
      of: [
        [1, 0, 0, 0],
        [0, 1, 0],
      ],
      is: [0, -1, 0],
      exact: true,
    },
    {
      of: [
        [0, 0, -half, -half],
        [1, 0, 0],
      ],
      is: [0, 1, 0],
      en: 'q and −q are the same rotation.',
      ja: 'qと−qは同じ回転です。',
    },
    {
      of: [
        [0, 0.6, 0, 0.8],
        [0, 5, 0],
      ],
      is: [0, 5, 0],
      exact: true,
      en: 'A vector along the axis does not move.',
      ja: '軸に沿ったベクトルは動きません。',
    },
    {
      of: [
        [0, 0, half, half],
        [0, 0, 0],
      ],
      is: [0, 0, 0],
      exact: true,
    },
    {
      of: [
        [0, 0, 0, 0],
        [1, 2, 3],
      ],
      is: [1, 2, 3],
      exact: true,
      en: 'No rotation; without a division there is no NaN either.',
      ja: '回転しません。割り算がないのでNaNにもなりません。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 8,
    oracle: {
      en: 'gl-matrix’s rotation matrix of the quaternion in double precision; lengths and angles must be kept.',
      ja: 'gl-matrixがクォータニオンから作る回転行列を倍精度で掛けたものです。長さと角度が保たれることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial in its arguments.', ja: '引数の多項式です。' },
  claims: {
    'the part of the vector along the axis does not change': 'the part along the axis stays, and −q is the same rotation',
    'q and −q are the same rotation': 'the part along the axis stays, and −q is the same rotation',
    'the rotation does not change it': 'lengths are kept',
    'x goes to y, which is counter-clockwise': 'a quarter turn about each axis goes round with the axes',
  },
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quat', 'quatMul', 'quat2mat3'],
  confusedWith: [
    {
      name: 'quatMul',
      en: 'Combines two rotations into one. This one rotates a vector.',
      ja: '二つの回転を一つにまとめます。こちらはベクトルを回転させます。',
    },
    {
      name: { en: 'a quaternion as (w, x, y, z)', ja: '(w, x, y, z) の順のクォータニオン' },
      en: 'Some libraries and textbooks put the real part first. Here it is last, as in glTF.',
      ja: '実部を先頭に置くライブラリや教科書もあります。ここではglTFと同じく最後です。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Vector3.applyQuaternion' },
    { where: 'gl-matrix', name: 'vec3.transformQuat' },
    { where: 'Unity', name: 'quaternion * vector' },
    { where: 'GLM', name: 'q * v' },
    { where: 'Houdini', name: 'qrotate' },
    { where: 'Godot', name: 'Quaternion * Vector3' },
  ],
  synonyms: {
    en: ['quaternion', 'rotate vector', 'rotation', 'turn', 'orientation', 'applyQuaternion', 'transformQuat', 'axis angle'],
    ja: ['クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転', 'かいてん', '回す', '姿勢', '向き', '軸', 'ベクトル'],
  },
  examples: {
    'turn-the-light-round-a-ball': { en: 'Turn the light round a ball', ja: '球のまわりで光を回す' },
    'tumbling-frame-of-bars': { en: 'A tumbling frame of bars', ja: '宙を転がる枠' },
  },
}
