/** Record of quat. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: { en: 'The unit quaternion of a rotation about an axis.', ja: '回転軸と角度から、回転を表す単位クォータニオンを作ります。' },
  intuition: {
    en: 'Every rotation in space has an axis that it does not move. A quaternion stores that axis, scaled by the sine of half the angle, and next to it the cosine of half the angle: four numbers whose length as a vector is 1. It is half the angle because rotating a vector multiplies by the quaternion twice, once from each side. That is also why a whole turn ends at −q and only two whole turns return to q, although q and −q are the same rotation.',
    ja: '空間の回転には、動かない軸が必ずあります。クォータニオンは、その軸に角度の半分のsinを掛けたものと、角度の半分のcosを並べた四つの数で、全体の長さは1です。半分なのは、ベクトルを回すときに左右から一度ずつ、合わせて二度掛けるからです。一周するとqではなく−qになり、二周して初めてqに戻るのも同じ理由です。どちらも同じ回転を表します。',
  },
  parameters: {
    axis: {
      meaning: { en: 'The axis of the rotation.', ja: '回転軸です。' },
      unit: 'axis',
      range: [-1, 1],
      default: [0.48, 0.8, 0.36],
      outside: {
        en: 'The length must be 1, or the quaternion does not have length 1 either: normalise the axis first.',
        ja: '長さは1でなければなりません。そうでないと、クォータニオンの長さも1になりません。先に正規化してください。',
      },
    },
    angle: {
      meaning: {
        en: 'The angle of the rotation: counter-clockwise as seen from the tip of the axis.',
        ja: '回す角度です。正の角度は、軸の先端から見て反時計回りです。',
      },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 1.9,
      outside: {
        en: 'Any angle. Sine and cosine lose digits after many turns.',
        ja: 'どんな角度でもかまいません。ただし何周もすると、sinとcosの精度が落ちます。',
      },
    },
  },
  returns: { en: 'The rotation, as (x, y, z, w) with w the real part.', ja: '回転です。(x, y, z, w) の順で、wが実部です。', range: { min: -1, max: 1 } },
  formula: String.raw`q = \left(\mathbf u \sin\frac{\theta}{2},\ \cos\frac{\theta}{2}\right)`,
  edgeCases: [
    { of: [[0, 1, 0], 0], is: [0, 0, 0, 1], en: 'The identity, for any axis.', ja: '軸によらず単位元になります。' },
    { of: [[0, 0, 1], Math.PI / 2], is: [0, 0, half, half] },
    { of: [[1, 0, 0], Math.PI], is: [1, 0, 0, 0], en: 'The real part is 0; only the axis is left.', ja: '実部が0になり、軸だけが残ります。' },
    {
      of: [[0, 1, 0], 2 * Math.PI],
      is: [0, 0, 0, -1],
      en: 'Not the identity but its negative, which does not rotate anything either.',
      ja: '単位元ではなく符号を変えたものになりますが、同じく何も回しません。',
    },
    {
      of: [[0, 0, -1], -Math.PI / 2],
      is: [0, 0, half, half],
      en: 'The opposite axis and the opposite angle give the same rotation.',
      ja: '軸と向きの両方を逆にすると、同じ回転になります。',
    },
    {
      of: [[0, 0, 0], Math.PI],
      is: [0, 0, 0, 0],
      en: 'Without an axis there is no rotation, and the length is not 1.',
      ja: '軸がなければ回転になりません。長さも1ではありません。',
    },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'gl-matrix’s quat.setAxisAngle in double precision; the length must be 1 and a quarter turn must take x to y.',
      ja: 'gl-matrixのquat.setAxisAngleを倍精度で計算したものです。長さが1であること、90°でx軸がy軸に移ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'Sine and cosine, times the axis.', ja: 'sinとcosに軸を掛けただけの式です。' },
  claims: {
    'has an axis that it does not move': 'leaves its axis where it is',
    'four numbers whose length as a vector is 1': 'is of length 1',
    'a whole turn ends at −q and only two whole turns return to q': 'a whole turn ends at −q, and two return to q',
    'counter-clockwise as seen from the tip of the axis': 'a quarter turn about z takes x to y',
  },
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quatRotate', 'quatMul', 'quat2mat3'],
  confusedWith: [
    {
      name: 'vec4(axis, angle)',
      en: 'The axis and the angle themselves, as some formats store them. Multiplying or blending them does not combine or blend rotations.',
      ja: '軸と角度をそのまま並べたもので、この形で保存する形式もあります。掛け算や補間をしても、回転の合成や補間にはなりません。',
    },
    {
      name: { en: 'a quaternion as (w, x, y, z)', ja: '(w, x, y, z) の順のクォータニオン' },
      en: 'Some libraries and textbooks put the real part first. Here it is last, as in glTF.',
      ja: '実部を先頭に置くライブラリや教科書もあります。ここではglTFと同じく最後です。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.setFromAxisAngle' },
    { where: 'gl-matrix', name: 'quat.setAxisAngle' },
    { where: 'Unity', name: 'Quaternion.AngleAxis', note: { en: 'In degrees, left-handed.', ja: '角度は度数法、座標は左手系です。' } },
    { where: 'GLM', name: 'angleAxis' },
    { where: 'Houdini', name: 'quaternion' },
    { where: 'Blender', name: 'Axis Angle to Rotation' },
    { where: 'Godot', name: 'Quaternion(axis, angle)' },
  ],
  synonyms: {
    en: ['quaternion', 'axis angle', 'angleAxis', 'setAxisAngle', 'rotation', 'turn', 'orientation', 'versor'],
    ja: ['クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転軸', 'かいてんじく', '軸と角度', '回転', '姿勢'],
  },
  examples: {
    'globe-that-spins': { en: 'A globe that spins on a tilted axis', ja: '傾いた軸で回る地球儀' },
    'gyroscope-of-three-rings': { en: 'A gyroscope of three rings', ja: '三つの輪のジャイロスコープ' },
  },
}
