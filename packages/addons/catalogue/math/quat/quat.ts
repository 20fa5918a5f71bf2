/** Record of quat. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: { en: 'The unit quaternion of a turn about an axis.', ja: '回転軸と角度から、回転を表す単位クォータニオンを作ります。' },
  intuition: {
    en: 'Every turn in space has an axis that it leaves where it is. A quaternion keeps that axis, as long as the sine of half the angle, and the cosine of half the angle beside it: four numbers of length 1 together. Half, because turning a vector multiplies with the quaternion twice, once from each side. That is also why a whole turn ends at −q and only two of them come back to q, though both mean the same.',
    ja: '空間の回転には、動かない軸が必ずあります。クォータニオンは、その軸に角度の半分のsinを掛けたものと、角度の半分のcosを並べた四つの数で、全体の長さは1です。半分なのは、ベクトルを回すときに左右から一度ずつ、合わせて二度掛けるからです。一周するとqではなく−qになり、二周して初めてqに戻るのも同じ理由です。どちらも同じ回転を表します。',
  },
  parameters: {
    axis: {
      meaning: { en: 'The axis of the turn.', ja: '回転軸です。' },
      unit: 'axis',
      range: [-1, 1],
      default: [0.48, 0.8, 0.36],
      outside: {
        en: 'An axis that is not of length 1 gives a quaternion that is none either: normalise it first.',
        ja: '長さが1でない軸からは、長さが1でないクォータニオンができます。先に正規化してください。',
      },
    },
    angle: {
      meaning: { en: 'How far to turn: counter-clockwise as seen from the tip of the axis.', ja: '回す角度です。正の角度は、軸の先端から見て反時計回りです。' },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 1.9,
      outside: {
        en: 'Any angle. After many turns sine and cosine lose digits.',
        ja: 'どんな角度でもかまいません。ただし何周もすると、sinとcosの精度が落ちます。',
      },
    },
  },
  returns: {
    meaning: { en: 'The turn, as (x, y, z, w) with w the real part.', ja: '回転です。(x, y, z, w) の順で、wが実部です。' },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`q = \left(\mathbf u \sin\frac{\theta}{2},\ \cos\frac{\theta}{2}\right)`,
  edgeCases: [
    { of: [[0, 1, 0], 0], is: [0, 0, 0, 1], en: 'The identity, whatever the axis.', ja: '軸によらず単位元になります。' },
    { of: [[0, 0, 1], Math.PI / 2], is: [0, 0, half, half] },
    { of: [[1, 0, 0], Math.PI], is: [1, 0, 0, 0], en: 'The real part is 0: the axis alone.', ja: '実部が0になり、軸だけが残ります。' },
    {
      of: [[0, 1, 0], 2 * Math.PI],
      is: [0, 0, 0, -1],
      en: 'Not the identity but its opposite, which turns nothing either.',
      ja: '単位元ではなく符号を変えたものになりますが、同じく何も回しません。',
    },
    {
      of: [[0, 0, -1], -Math.PI / 2],
      is: [0, 0, half, half],
      en: 'The other axis and the other way round are the same turn.',
      ja: '軸と向きの両方を逆にすると、同じ回転になります。',
    },
    {
      of: [[0, 0, 0], Math.PI],
      is: [0, 0, 0, 0],
      en: 'Without an axis there is no turn: not of length 1.',
      ja: '軸がなければ回転になりません。長さも1ではありません。',
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'gl-matrix’s quat.setAxisAngle in double precision; the length must be 1 and a quarter turn must take x to y.',
      ja: 'gl-matrixのquat.setAxisAngleを倍精度で計算したものです。長さが1であること、90°でx軸がy軸に移ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'Sine and cosine, without a break.', ja: 'sinとcosだけなので、どこでも滑らかです。' } },
  claims: {},
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quatRotate', 'quatMul', 'quat2mat3'],
  confusedWith: [
    {
      name: 'vec4(axis, angle)',
      difference: {
        en: 'Axis and angle as they are, as some formats store them. They neither multiply nor blend as turns do.',
        ja: '軸と角度をそのまま並べたもので、この形で保存する形式もあります。掛け算や補間をしても、回転の合成や補間にはなりません。',
      },
    },
    {
      name: { en: 'a quaternion as (w, x, y, z)', ja: '(w, x, y, z) の順のクォータニオン' },
      difference: {
        en: 'Some libraries and most textbooks put the real part first. Here it is last, as in glTF.',
        ja: '実部を先頭に置くライブラリや教科書もあります。ここではglTFと同じく最後です。',
      },
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
