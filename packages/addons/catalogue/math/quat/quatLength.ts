/** Record of quatLength. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, hamilton, identity, numbers, searchWords, shoemake, thirdTurn, zero } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The length of a quaternion, which is 1 for a rotation. It is the built-in length of a vec4 under the name of this family.',
    ja: 'クォータニオンの長さです。回転なら1です。vec4に対する組み込み関数lengthを、クォータニオンの関数としての名前で呼べるようにしたものです。',
  },
  intuition: {
    en: 'Pythagoras in four dimensions. In a product of quaternions the lengths multiply as the rotations add up, so a length is the scale that a quaternion carries besides its rotation, as a complex number does in the plane. A rotation alone does not scale, so its length is 1. After many products, rounding makes the length drift; quatNorm corrects it.',
    ja: '四次元の三平方の定理です。クォータニオンの積では、回転がつながると同時に長さが掛け合わされます。長さは、平面の複素数と同じく、回転に伴う拡大率と考えられます。純粋な回転なら拡大がないので、長さは1です。何度も掛けると丸め誤差で1からずれていくので、quatNormで戻します。',
  },
  parameters: {
    q: numbers({ en: 'The quaternion.', ja: 'クォータニオンです。' }, [0.8, -0.7, 0.5, 0.45], {
      en: 'Any quaternion with components up to 1e18. Below about 1e-19 their squares are lost.',
      ja: '成分が1e18までなら、どんなクォータニオンでもかまいません。1e-19ほどより小さい成分は、2乗すると失われます。',
    }),
  },
  returns: { en: 'The length; 0 for a zero quaternion.', ja: '長さです。すべて0なら0です。', range: { min: 0, max: 2 } },
  formula: String.raw`|q| = \sqrt{x^2 + y^2 + z^2 + w^2}`,
  edgeCases: [
    { of: [identity], is: 1 },
    { of: [thirdTurn], is: 1 },
    { of: [[2, -4, 5, 6]], is: 9, en: '4 + 16 + 25 + 36 is 81.', ja: '4 + 16 + 25 + 36は81です。' },
    { of: [zero], is: 0, exact: true },
  ],
  accuracy: {
    class: 'division',
    oracle: glMatrix('quat.length', { en: 'lengths must multiply in a product.', ja: '積の長さが長さの積になることも確かめています。' }),
  },
  continuity: {
    order: 0,
    en: 'Has a corner at the zero quaternion, like the distance to a point, and all derivatives elsewhere.',
    ja: '点までの距離と同じく、すべて0のところで折れ曲がります。ほかでは何度でも微分できます。',
  },
  claims: {
    'It is the built-in length of a vec4': 'quatLength and quatLengthSq: one is the other’s root, and the built-in length of a vec4',
    'In a product of quaternions the lengths multiply': 'quatLength and quatLengthSq: multiply in a product',
  },
  references: [hamilton, shoemake],
  provenance: fromReference,
  related: ['quatLengthSq', 'quatNorm', 'quatInverse'],
  confusedWith: [
    {
      name: 'quatLengthSq',
      en: 'The square, without the root: enough to compare lengths, and to check whether a length is 1.',
      ja: '平方根を取らない、長さの2乗です。長さの比較や、1かどうかの確認なら、これで足ります。',
    },
    {
      name: { en: 'the angle of the rotation', ja: '回転角' },
      en: 'Is not in the length: it is 2·acos(w) of a unit quaternion.',
      ja: '長さには表れません。単位クォータニオンなら2·acos(w)です。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.length' },
    { where: 'gl-matrix', name: 'quat.length' },
    { where: 'GLM', name: 'length' },
    { where: 'Unreal', name: 'FQuat::Size' },
    { where: 'Godot', name: 'Quaternion.length' },
    { where: 'Unity Mathematics', name: 'math.length' },
  ],
  synonyms: searchWords({
    en: ['length', 'magnitude', 'norm', 'modulus', 'absolute value', 'size'],
    ja: ['長さ', 'ながさ', '大きさ', 'ノルム', '絶対値'],
  }),
  examples: {
    'balls-through-the-page': { en: 'Four-dimensional balls that pass through the page', ja: '画面を通り抜ける4次元の球' },
    'pearls-of-an-orbit': { en: 'Shells of a quaternion fractal', ja: '四元数フラクタルの殻' },
  },
}
