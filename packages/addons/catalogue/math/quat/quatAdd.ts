/** Record of quatAdd. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { anyQuaternion, glMatrix, hamilton, identity, linear, numbers, quarterZ, searchWords } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The sum of two quaternions, component by component. It is not a rotation until it is normalised.',
    ja: '二つのクォータニオンを、成分ごとに足します。正規化するまでは、回転ではありません。',
  },
  intuition: {
    en: 'Rotations are combined by quatMul, not by a sum. A sum is for averages: two unit quaternions are points on a sphere in four dimensions, their sum points at the middle of the arc between them, and quatNorm brings it back onto the sphere. So the normalised sum of two rotations is the rotation halfway between them. The two must lie on the same side of the sphere: q and −q are the same rotation and cancel out, so negate one of them if their dot product is negative.',
    ja: '回転をつなげるのは和ではなく、quatMulの積です。和は平均を取るときに使います。単位クォータニオンは四次元の球面上の点で、二つの和は、その間の弧の中央を指します。それをquatNormで球面に戻すと、二つの回転のちょうど中間の回転になります。ただし、二つが球面の同じ側になければなりません。qと−qは同じ回転なのに、足すと打ち消し合います。内積が負なら、片方の符号を反転してください。',
  },
  parameters: {
    a: numbers({ en: 'The first quaternion.', ja: '一つ目のクォータニオンです。' }, [0.25, 0.6, -0.3, 0.7], anyQuaternion),
    b: numbers({ en: 'The second quaternion.', ja: '二つ目のクォータニオンです。' }, [0.55, -0.2, -0.45, 0.65], anyQuaternion),
  },
  returns: {
    en: 'The four sums. Of two unit quaternions whose dot product is not negative, the length of the sum is from √2 to 2.',
    ja: '四つの和です。内積が負でない単位クォータニオンどうしなら、和の長さは√2から2までです。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`a + b = (a_x + b_x,\ a_y + b_y,\ a_z + b_z,\ a_w + b_w)`,
  edgeCases: [
    {
      of: [identity, identity],
      is: [0, 0, 0, 2],
      exact: true,
      en: 'Twice the identity: the same direction, with length 2.',
      ja: '単位元の2倍です。向きは同じで、長さが2になります。',
    },
    {
      of: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      is: [1, 1, 0, 0],
      exact: true,
      en: 'Half a turn about x and half a turn about y: normalised, half a turn about the axis between them.',
      ja: 'x軸とy軸のまわりの半回転です。正規化すると、二つの軸の中間の軸のまわりの半回転になります。',
    },
    {
      of: [quarterZ, quarterZ.map((value) => -value)],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'q and −q are the same rotation, and yet their sum is 0.',
      ja: 'qと−qは同じ回転ですが、和は0になります。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: glMatrix('quat.add', {
      en: 'the normalised sum must be the rotation halfway.',
      ja: '和を正規化すると中間の回転になることも確かめています。',
    }),
  },
  continuity: linear,
  claims: {
    'the normalised sum of two rotations is the rotation halfway between them':
      'quatAdd: the normalised sum is the rotation halfway between two, on the same side',
    'the length of the sum is from √2 to 2': 'quatAdd and quatSub: the sum is from √2 to 2 long and the difference up to √2, on the same side',
    'q and −q are the same rotation, and yet their sum is 0': 'quatAdd and quatSub: q and −q cancel out in a sum and are 2 apart',
  },
  references: [
    hamilton,
    {
      title: 'Averaging Quaternions',
      authors: 'F. Landis Markley, Yang Cheng, John L. Crassidis, Yaakov Oshman',
      year: 2007,
      doi: '10.2514/1.28949',
    },
  ],
  provenance: fromReference,
  related: ['quatNorm', 'quatSub', 'quatMul', 'quatLerp'],
  confusedWith: [
    {
      name: 'quatMul',
      en: 'Applies one rotation after the other. A sum does not.',
      ja: '二つの回転を続けて行います。和では、そうなりません。',
    },
    {
      name: 'quatLerp',
      en: 'Adds with weights, chooses the sign and normalises: between two rotations, it is the better choice.',
      ja: '重みを付けて足し、符号の選択と正規化まで行います。二つの回転の間なら、こちらが適しています。',
    },
    {
      name: 'a + b',
      en: 'The same: a quaternion is a vec4, and a.add(b) adds it. The name says what is meant.',
      ja: '同じ計算です。クォータニオンはvec4なので、a.add(b)で足せます。関数名は意図を示すためのものです。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'quat.add' },
    { where: 'GLM', name: 'q + r' },
    { where: 'Godot', name: 'Quaternion + Quaternion' },
  ],
  synonyms: searchWords({
    en: ['add', 'sum', 'plus', 'average rotation', 'mean rotation', 'blend rotations'],
    ja: ['加算', 'かさん', '足し算', '和', '平均', 'へいきん'],
  }),
  examples: {
    'average-of-two-orientations': { en: 'The average of two orientations', ja: '二つの向きの平均' },
    'flock-that-shares-a-wind': { en: 'A flock that shares a wind', ja: '同じ風に乗る群れ' },
  },
}
