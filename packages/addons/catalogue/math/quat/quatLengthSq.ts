/** Record of quatLengthSq. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, hamilton, identity, numbers, searchWords, thirdTurn, zero } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The square of the length of a quaternion, without a root: 1 for a rotation.',
    ja: 'クォータニオンの長さの2乗です。平方根を使わずに求めます。回転なら1です。',
  },
  intuition: {
    en: 'The dot product of a quaternion with itself. To see whether a length is above a limit, compare the squares and save the root. It also corrects a length that has drifted a little: scaled by 1.5 − 0.5·quatLengthSq(q), which is one step of Newton’s method towards 1 / |q|, a quaternion that was off by 1% is off by less than 0.016%, and nothing is divided.',
    ja: '自分自身との内積です。長さがある値を超えたかどうかは、2乗のまま比べれば平方根が要りません。わずかにずれた長さの補正にも使えます。1.5 − 0.5·quatLengthSq(q) を掛けると、1 / |q| に向かうニュートン法の1ステップになり、1%のずれが0.016%未満になります。割り算も要りません。',
  },
  parameters: {
    q: numbers({ en: 'The quaternion.', ja: 'クォータニオンです。' }, [0.8, -0.7, 0.5, 0.45], {
      en: 'Any quaternion with components up to 1e18. Below about 1e-19 their squares are lost.',
      ja: '成分が1e18までなら、どんなクォータニオンでもかまいません。1e-19ほどより小さい成分は、2乗すると失われます。',
    }),
  },
  returns: { en: 'The sum of the four squares; 0 for a zero quaternion.', ja: '四つの成分の2乗の和です。すべて0なら0です。', range: { min: 0, max: 4 } },
  formula: String.raw`|q|^2 = x^2 + y^2 + z^2 + w^2`,
  edgeCases: [
    { of: [identity], is: 1, exact: true },
    { of: [thirdTurn], is: 1, exact: true },
    { of: [[2, -4, 5, 6]], is: 81, exact: true, en: 'The square of 9.', ja: '9の2乗です。' },
    { of: [zero], is: 0, exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: glMatrix('quat.squaredLength', {
      en: 'the squares must multiply in a product.',
      ja: '積の長さの2乗が、それぞれの2乗の積になることも確かめています。',
    }),
  },
  continuity: { order: 'smooth', en: 'A polynomial in its components.', ja: '成分の多項式です。' },
  claims: {
    'The square of the length of a quaternion': 'quatLength and quatLengthSq: one is the other’s root, and the built-in length of a vec4',
    'a quaternion that was off by 1% is off by less than 0.016%': 'quatLengthSq: corrects a length that is off by 1% to less than 0.016%',
  },
  references: [hamilton],
  provenance: fromReference,
  related: ['quatLength', 'quatNorm', 'quatInverse'],
  confusedWith: [
    { name: 'quatLength', en: 'The root of this: the length itself.', ja: 'この平方根、つまり長さそのものです。' },
    {
      name: 'dot(q, q)',
      en: 'The same, of the vec4 that a quaternion is. The name says what is meant.',
      ja: '同じ計算です。クォータニオンはvec4なので、内積で求められます。関数名は意図を示すためのものです。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.lengthSq' },
    { where: 'gl-matrix', name: 'quat.squaredLength' },
    { where: 'Unreal', name: 'FQuat::SizeSquared' },
    { where: 'Godot', name: 'Quaternion.length_squared' },
    { where: 'Unity Mathematics', name: 'math.lengthsq' },
  ],
  synonyms: searchWords({
    en: ['squared length', 'length squared', 'norm squared', 'squared magnitude', 'dot product with itself'],
    ja: ['長さの二乗', '長さの2乗', '二乗', 'にじょう', 'ノルムの二乗', '内積'],
  }),
  examples: {
    'lengths-that-come-back-to-one': { en: 'Lengths that come back to 1', ja: '1に戻っていく長さ' },
    'window-through-four-dimensions': { en: 'A window through four dimensions', ja: '四次元を切り取るステンドグラス' },
  },
}
