/** Record of quatInverse. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, hamilton, identity, rotation, searchWords, thirdTurn, zero } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The inverse of a quaternion of any length: multiplied by it, the quaternion becomes the identity (0, 0, 0, 1).',
    ja: '任意の長さのクォータニオンの逆元です。元のクォータニオンと掛けると、単位元 (0, 0, 0, 1) になります。',
  },
  intuition: {
    en: 'The product of a quaternion and its conjugate is the square of its length, a plain number. So the conjugate divided by that number is the inverse: it turns back by the same angle and undoes the scale, too. Use it where lengths are not 1: for quaternions that also scale, in a Möbius map, in a fractal. For rotations, quatConj gives the same result without the division.',
    ja: 'クォータニオンとその共役の積は、長さの2乗という、ただの数になります。そこで、共役をその数で割れば逆元です。同じ角度だけ逆に回し、拡大縮小も打ち消します。拡大縮小も表すクォータニオンやメビウス変換、フラクタルのように、長さが1でないときに使ってください。回転だけなら、quatConjで割り算なしに同じ結果が得られます。',
  },
  parameters: {
    q: rotation({ en: 'The quaternion to invert.', ja: '逆元を求めるクォータニオンです。' }, [0.48, 0.64, 0, 0.6], {
      en: 'Any length up to 1e18. Below a length of 1e-10, the result shrinks towards 0 with the quaternion instead of growing without limit.',
      ja: '長さは1e18まで使えます。1e-10より短いと、結果は際限なく大きくなるのではなく、クォータニオンとともに0へ近づきます。',
    }),
  },
  returns: {
    en: 'The inverse; its length is 1 divided by the length of q, and never more than 1e10. All zeros for a zero quaternion.',
    ja: '逆元です。長さはqの長さの逆数で、1e10を超えることはありません。qがすべて0なら、すべて0です。',
    range: { min: -1e10, max: 1e10 },
  },
  formula: String.raw`q^{-1} = \frac{\bar q}{|q|^2} = \frac{(-x,\ -y,\ -z,\ w)}{x^2 + y^2 + z^2 + w^2}`,
  edgeCases: [
    { of: [identity], is: identity },
    { of: [thirdTurn], is: [-0.5, -0.5, -0.5, 0.5], en: 'Of a rotation, the conjugate.', ja: '回転なら、共役と同じです。' },
    {
      of: [[0, 0, 0, 2]],
      is: [0, 0, 0, 0.5],
      en: 'Of a plain number, 1 divided by it.',
      ja: 'ただの数なら、逆数です。',
    },
    { of: [[2, 0, 0, 0]], is: [-0.5, 0, 0, 0] },
    { of: [zero], is: zero, exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: glMatrix('quat.invert', {
      en: 'the product with the quaternion must be the identity on both sides.',
      ja: '元のクォータニオンとの積が、左右どちらから掛けても単位元になることも確かめています。',
    }),
  },
  continuity: {
    order: 0,
    en: 'Bends at a length of 1e-10, and has all derivatives elsewhere.',
    ja: '長さ1e-10のところで折れ曲がります。ほかでは何度でも微分できます。',
  },
  claims: {
    'multiplied by it, the quaternion becomes the identity (0, 0, 0, 1)': 'quatInverse: the product with it is the identity, on both sides',
    'its length is 1 divided by the length of q, and never more than 1e10': 'quatInverse: is as long as the reciprocal, up to 1e10',
    'Below a length of 1e-10, the result shrinks towards 0': 'quatInverse: is as long as the reciprocal, up to 1e10',
    'quatConj gives the same result without the division': 'quatConj and quatInverse: lead back what a rotation has turned',
  },
  references: [hamilton],
  provenance: fromReference,
  related: ['quatConj', 'quatDiv', 'quatMul', 'quatNorm'],
  confusedWith: [
    {
      name: 'quatConj',
      en: 'Keeps the length. For rotations it is the inverse, and cheaper.',
      ja: '長さを変えません。回転なら、これが逆元になり、計算も軽くなります。',
    },
    {
      name: 'quatNeg',
      en: 'The negative: the same rotation, not the one back.',
      ja: '符号を反転したもので、逆ではなく同じ回転です。',
    },
    {
      name: 'safeInverse',
      en: 'Inverts a matrix.',
      ja: '行列の逆行列を求めます。',
    },
  ],
  elsewhere: [
    {
      where: 'three.js',
      name: 'Quaternion.invert',
      note: { en: 'Conjugates: the length must be 1.', ja: '共役を取るだけなので、長さが1でなければなりません。' },
    },
    { where: 'gl-matrix', name: 'quat.invert' },
    { where: 'GLM', name: 'inverse' },
    { where: 'Unity', name: 'Quaternion.Inverse' },
    { where: 'Unreal', name: 'FQuat::Inverse' },
    { where: 'Godot', name: 'Quaternion.inverse' },
    { where: 'Houdini', name: 'qinvert' },
  ],
  synonyms: searchWords({
    en: ['invert', 'inverse', 'reciprocal', 'undo rotation', 'rotate back'],
    ja: ['逆元', 'ぎゃくげん', '逆', '逆クォータニオン', '逆回転', '逆数'],
  }),
  examples: {
    'stamps-along-a-spiral': { en: 'Stamps along a spiral', ja: 'らせんに並べた切手' },
    'tiles-in-a-mirror-ball': { en: 'Tiles turned inside out', ja: '裏返しにしたタイル' },
  },
}
