/** Record of quatNorm. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, identity, numbers, searchWords, shoemake, thirdTurn, zero } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Scales a quaternion to length 1, so that it is a rotation. A zero quaternion becomes the identity.',
    ja: 'クォータニオンを正規化します。長さを1にして、回転として使えるようにします。すべて0なら単位元になります。',
  },
  intuition: {
    en: 'Only quaternions of length 1 rotate without stretching. They form a sphere in four dimensions. Sums and straight interpolations leave that sphere, and so do long chains of products, because of rounding. Dividing by the length projects back along the line from the centre, to the nearest point of the sphere, and the axis and the angle of the rotation do not change. The centre itself has no nearest point. There quatNorm returns the identity, so that whatever is rotated stays where it is.',
    ja: '伸び縮みさせずに回転できるのは、長さ1のクォータニオン、つまり四次元の球面上の点だけです。和や直線補間では長さが1でなくなり、何度も積を取ったときも、丸め誤差で1からずれていきます。長さで割ると、中心から引いた直線に沿って、球面の最も近い点に戻ります。回転の軸と角度は変わりません。中心そのものには最も近い点がないので、単位元とします。これなら、回すものはその場から動きません。',
  },
  parameters: {
    q: numbers({ en: 'The quaternion to normalise.', ja: '正規化するクォータニオンです。' }, [0.4, -0.5, 0.2, 0.3], {
      en: 'Any length up to 1e18. Below 1e-18 it counts as a zero quaternion.',
      ja: '長さは1e18まで使えます。1e-18未満なら、すべて0とみなします。',
    }),
  },
  returns: {
    en: 'A quaternion of length 1. It has the direction of q: its components keep their signs and their ratios.',
    ja: '長さ1のクォータニオンです。qと同じ向きで、成分の符号と比は変わりません。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\operatorname{norm}(q) = \begin{cases} q \,/\, |q| & |q| > 0 \\ (0, 0, 0, 1) & |q| = 0 \end{cases}`,
  edgeCases: [
    { of: [identity], is: identity },
    { of: [[2, 2, 2, 2]], is: thirdTurn },
    { of: [[0, -3, 0, 4]], is: [0, -0.6, 0, 0.8] },
    {
      of: [zero],
      is: identity,
      exact: true,
      en: 'No rotation. Nothing is divided by zero.',
      ja: '回転なしとします。0では割りません。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: glMatrix('quat.normalize', {
      en: 'the identity for zero; the length must be 1.',
      ja: '0には単位元を返します。長さが1になることも確かめています。',
    }),
  },
  continuity: {
    order: 'jump',
    en: 'Jumps at the zero quaternion, where it depends on the direction one comes from; has all derivatives elsewhere.',
    ja: 'すべて0のところでは、近づく方向によって結果が変わるため、値が飛びます。ほかでは何度でも微分できます。',
  },
  claims: {
    'A quaternion of length 1': 'quatNorm: is of length 1, with the same signs and ratios',
    'its components keep their signs and their ratios': 'quatNorm: is of length 1, with the same signs and ratios',
    'Below 1e-18 it counts as a zero quaternion': 'quatNorm: gives the identity below 1e-18, and a unit quaternion above',
    'to the nearest point of the sphere': 'quatNorm: no other unit quaternion is nearer',
  },
  references: [shoemake],
  provenance: fromReference,
  related: ['quatLength', 'quatLengthSq', 'quatInverse', 'quatLerp'],
  confusedWith: [
    {
      name: 'normalize',
      en: 'The built-in: undefined for a zero vector. This one gives the identity.',
      ja: '組み込み関数です。ゼロベクトルでは結果が未定義ですが、こちらは単位元を返します。',
    },
    {
      name: 'quatLength',
      en: 'Also called the norm of a quaternion in mathematics: the length, a number.',
      ja: '数学ではこれもノルムと呼びます。長さを表す一つの数です。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.normalize' },
    { where: 'gl-matrix', name: 'quat.normalize' },
    { where: 'GLM', name: 'normalize' },
    { where: 'Unity', name: 'Quaternion.Normalize' },
    { where: 'Unreal', name: 'FQuat::Normalize' },
    { where: 'Godot', name: 'Quaternion.normalized' },
  ],
  synonyms: searchWords({
    en: ['normalize', 'normalise', 'unit quaternion', 'versor', 'renormalize', 'drift correction'],
    ja: ['正規化', 'せいきか', '単位クォータニオン', 'ノーマライズ', '長さを1にする'],
  }),
  examples: {
    'tennis-ball-from-four-numbers': { en: 'A tennis ball turned by four numbers', ja: '四つの数で回すテニスボール' },
    'dahlia-of-mixed-turns': { en: 'A dahlia of mixed turns', ja: '回転を混ぜて咲かせるダリア' },
  },
}
