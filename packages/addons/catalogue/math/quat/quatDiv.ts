/** Record of quatDiv. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, hamilton, identity, quarterZ, rotation, searchWords, shoemake, thirdTurn, zero } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The quotient of two quaternions: the rotation that leads from the orientation b to the orientation a.',
    ja: '二つのクォータニオンの商です。向きbから向きaへの回転になります。',
  },
  intuition: {
    en: 'Read it from the right, as a product: first back along b, to no rotation at all, then along a. What remains is the rotation from b to a. Its axis is given in the coordinates of the world; in those of the turned object it is quatMul(quatConj(b), a) instead, because the order of a product matters. The angle between two orientations is 2·acos(|w|) of the quotient.',
    ja: '積と同じく、右から読みます。まずbを逆にたどって回転のない状態に戻り、それからaで回します。残るのは、bからaまでに足りない回転です。その軸はワールドの座標で表されます。積は順序で変わるので、回した物体の座標で表したいときは、quatMul(quatConj(b), a)を使ってください。二つの向きの間の角度は、商のwから2·acos(|w|)で求められます。',
  },
  parameters: {
    a: rotation({ en: 'The orientation to end at.', ja: '行き着く向きです。' }, quarterZ, {
      en: 'Any quaternion. The length of the quotient is the quotient of the lengths.',
      ja: 'どんなクォータニオンでもかまいません。商の長さは、長さどうしの商になります。',
    }),
    b: rotation({ en: 'The orientation to begin at.', ja: '始まりの向きです。' }, [0.6, 0, 0, 0.8], {
      en: 'Any length from 1e-10 to 1e18; a shorter b divides less and less. All zeros give all zeros.',
      ja: '長さは1e-10から1e18まで使えます。それより短いと、割る効果がしだいに弱まります。すべて0なら、結果もすべて0です。',
    }),
  },
  returns: {
    en: 'a times the inverse of b: quatMul(quatDiv(a, b), b) is a. Of two unit quaternions, a unit quaternion.',
    ja: 'aにbの逆元を右から掛けたものです。quatMul(quatDiv(a, b), b)はaになります。単位クォータニオンどうしなら、商も単位クォータニオンです。',
    range: { min: -2e10, max: 2e10 },
  },
  formula: String.raw`\frac{a}{b} = a\,b^{-1} = \frac{a\,\bar b}{|b|^2}`,
  edgeCases: [
    { of: [thirdTurn, thirdTurn], is: identity, en: 'From an orientation to itself: no rotation.', ja: '同じ向きどうしなら、回転しません。' },
    { of: [thirdTurn, identity], is: thirdTurn },
    {
      of: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      is: [0, 0, -1, 0],
      en: 'i divided by j is −k, since i·j = k.',
      ja: 'i·j = kなので、i ÷ jは−kです。',
    },
    {
      of: [
        [0, 0, 0, 3],
        [0, 0, 0, 2],
      ],
      is: [0, 0, 0, 1.5],
      en: 'Plain numbers divide as numbers do.',
      ja: 'ただの数どうしなら、普通の割り算です。',
    },
    { of: [thirdTurn, zero], is: zero, exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: glMatrix('quat.invert and quat.multiply', {
      en: 'the quotient times b must be a.',
      ja: '商にbを掛けるとaになることも確かめています。',
    }),
  },
  continuity: {
    order: 0,
    en: 'Bends where the length of b is 1e-10, and has all derivatives elsewhere.',
    ja: 'bの長さが1e-10のところで折れ曲がります。ほかでは何度でも微分できます。',
  },
  claims: {
    'quatMul(quatDiv(a, b), b) is a': 'quatDiv: times the divisor it is the dividend',
    'Of two unit quaternions, a unit quaternion': 'quatDiv: times the divisor it is the dividend',
    'The length of the quotient is the quotient of the lengths': 'quatDiv: divides lengths',
    'The angle between two orientations is 2·acos(|w|) of the quotient': 'quatDiv: its angle is that between the two orientations',
    'in those of the turned object it is quatMul(quatConj(b), a)': 'quatDiv: in the frame of b it is the other product',
  },
  references: [hamilton, shoemake],
  provenance: fromReference,
  related: ['quatMul', 'quatInverse', 'quatConj', 'quatSub'],
  confusedWith: [
    {
      name: 'a / b',
      en: 'The component-wise quotient of two vec4, which is not a rotation.',
      ja: 'vec4どうしの、成分ごとの商です。回転にはなりません。',
    },
    {
      name: 'quatFromTo',
      en: 'Finds the shortest rotation between two directions. Two orientations leave no choice: there is one rotation between them.',
      ja: '二つの方向の間の最短の回転を求めます。向き（姿勢）どうしなら、間の回転は一つに決まります。',
    },
    {
      name: 'quatSub',
      en: 'The chord between two quaternions, not a rotation.',
      ja: '二つのクォータニオンを結ぶ弦で、回転ではありません。',
    },
  ],
  elsewhere: [
    { where: 'Unity', name: 'a * Quaternion.Inverse(b)' },
    { where: 'GLM', name: 'a * inverse(b)' },
    { where: 'Godot', name: 'a * b.inverse()' },
    { where: 'Unity Mathematics', name: 'math.mul(a, math.inverse(b))' },
  ],
  synonyms: searchWords({
    en: ['divide', 'quotient', 'relative rotation', 'delta rotation', 'difference of rotations', 'rotation between'],
    ja: ['除算', 'じょざん', '割り算', '商', '相対回転', '回転の差', '差分'],
  }),
  examples: {
    'instrument-for-the-angle-between': { en: 'An instrument for the angle between orientations', ja: '向きの間の角度を測る計器' },
    'grains-of-a-metal': { en: 'The grains of a metal by their orientation', ja: '結晶の向きで色分けした金属' },
  },
}
