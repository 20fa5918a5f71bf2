/** Record of quatSub. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { anyQuaternion, glMatrix, hamilton, identity, linear, numbers, quarterZ, searchWords, shoemake } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The difference of two quaternions, component by component. Its length says how far apart two rotations are.',
    ja: '二つのクォータニオンの差を、成分ごとに求めます。差の長さは、二つの回転がどれだけ離れているかを表します。',
  },
  intuition: {
    en: 'Unit quaternions are points on a sphere in four dimensions, and the difference is the chord between two of them. Its length is 2·sin(θ/4) for rotations that are θ apart, which is close to θ/2 where θ is small. That makes the difference a cheap test for “nearly there”, and a rate of change when it is divided by a time step. It is not the rotation from one to the other: that is quatDiv. q and −q are the same rotation and are 2 apart, so negate one of the two if their dot product is negative.',
    ja: '単位クォータニオンは四次元の球面上の点で、差は、そのうちの二点を結ぶ弦です。角度θだけ離れた二つの回転では、差の長さは2·sin(θ/4) で、θが小さければ、ほぼθ/2です。そのため、目標に十分近いかどうかを手軽に調べられます。時間の刻みで割れば、変化の速さになります。一方から他方への回転を求めるのは、quatDivです。qと−qは同じ回転なのに2だけ離れているので、内積が負なら、片方の符号を反転してください。',
  },
  parameters: {
    a: numbers({ en: 'The quaternion to subtract from.', ja: '引かれるクォータニオンです。' }, [0.25, 0.6, -0.3, 0.7], anyQuaternion),
    b: numbers({ en: 'The quaternion to subtract.', ja: '引くクォータニオンです。' }, [0.55, -0.2, -0.45, 0.65], anyQuaternion),
  },
  returns: {
    en: 'The four differences. Of two unit quaternions whose dot product is not negative, the length of the difference is at most √2.',
    ja: '四つの差です。内積が負でない単位クォータニオンどうしなら、差の長さは√2以下です。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\begin{gathered} a - b = (a_x - b_x,\ a_y - b_y,\ a_z - b_z,\ a_w - b_w) \\ |a - b| = 2 \sin\tfrac{\theta}{4} \end{gathered}`,
  edgeCases: [
    { of: [quarterZ, quarterZ], is: [0, 0, 0, 0], exact: true, en: 'Equal quaternions.', ja: '等しいクォータニオンどうしです。' },
    {
      of: [identity, [0, 0, 0, -1]],
      is: [0, 0, 0, 2],
      exact: true,
      en: 'The same rotation with the other sign: as far apart as unit quaternions can be.',
      ja: '同じ回転で符号が逆の場合です。単位クォータニオンどうしで、最も離れています。',
    },
    {
      of: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      is: [1, -1, 0, 0],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: glMatrix('vec4.subtract', {
      en: 'the length of the difference must follow from the angle between the rotations.',
      ja: '差の長さが、二つの回転の間の角度から決まることも確かめています。',
    }),
  },
  continuity: linear,
  claims: {
    'Its length is 2·sin(θ/4) for rotations that are θ apart': 'quatSub: the length of the difference is 2·sin(θ/4)',
    'q and −q are the same rotation and are 2 apart': 'quatAdd and quatSub: q and −q cancel out in a sum and are 2 apart',
    'the length of the difference is at most √2': 'quatAdd and quatSub: the sum is from √2 to 2 long and the difference up to √2, on the same side',
  },
  references: [hamilton, shoemake],
  provenance: fromReference,
  related: ['quatDiv', 'quatAdd', 'quatLength', 'quatNeg'],
  confusedWith: [
    {
      name: 'quatDiv',
      en: 'Gives the rotation that leads from b to a. The difference is only the chord between the two.',
      ja: 'bからaへの回転を返します。差は、二点を結ぶ弦にすぎません。',
    },
    {
      name: 'a − b',
      en: 'The same: a quaternion is a vec4, and a.sub(b) subtracts it. The name says what is meant.',
      ja: '同じ計算です。クォータニオンはvec4なので、a.sub(b)で引けます。関数名は意図を示すためのものです。',
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'vec4.subtract' },
    { where: 'GLM', name: 'q - r' },
    { where: 'Godot', name: 'Quaternion - Quaternion' },
  ],
  synonyms: searchWords({
    en: ['subtract', 'difference', 'minus', 'distance between rotations', 'angular velocity'],
    ja: ['減算', 'げんざん', '引き算', '差', '回転の差', '角速度'],
  }),
  examples: {
    'how-far-two-orientations-differ': { en: 'A map of how far orientations differ', ja: '向きの隔たりの地図' },
    'ribbon-that-glows-where-it-turns': { en: 'Ribbons that glow where they turn quickly', ja: '速くねじれるところが光るリボン' },
  },
}
