/** Record of quatConj. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { glMatrix, hamilton, identity, linear, rotation, searchWords, shoemake, thirdTurn } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The conjugate: the signs of x, y and z change, that of w stays. For a unit quaternion, it is the rotation back.',
    ja: '共役です。x、y、zの符号を反転し、wはそのままにします。単位クォータニオンなら、逆の回転になります。',
  },
  intuition: {
    en: 'x, y and z point along the axis of the rotation. Reversing them reverses the axis, and the same angle about the reversed axis turns the other way. Nothing is divided, so this is the cheapest way back, from the world into the frame of an object or of a camera. The conjugate of a product is the product of the conjugates in reverse order: the rotation that was applied last is undone first.',
    ja: 'x、y、zは回転軸の向きを表します。反転すると軸の反対の端を向き、そこから見れば、同じ角度でも逆向きの回転になります。割り算がないので、ワールドの座標から物体やカメラの座標へ移る、最も軽い方法です。積の共役では順序も入れ替わります。最後に行った回転から順に戻すためです。',
  },
  parameters: {
    q: rotation({ en: 'The rotation.', ja: '回転です。' }, [0.48, 0.64, 0, 0.6], {
      en: 'Any quaternion. The length does not change; where it is not 1, the inverse is quatInverse.',
      ja: 'どんなクォータニオンでもかまいません。長さは変わりません。長さが1でないときの逆元は、quatInverseで求めてください。',
    }),
  },
  returns: {
    en: 'The conjugate. quatConj(quatMul(a, b)) is quatMul(quatConj(b), quatConj(a)).',
    ja: '共役です。quatConj(quatMul(a, b))は、quatMul(quatConj(b), quatConj(a))と同じです。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\bar q = (-x,\ -y,\ -z,\ w)`,
  edgeCases: [
    { of: [identity], is: identity, exact: true, en: 'No rotation is its own way back.', ja: '回転しないなら、逆も同じです。' },
    { of: [thirdTurn], is: [-0.5, -0.5, -0.5, 0.5], exact: true },
    {
      of: [[1, 0, 0, 0]],
      is: [-1, 0, 0, 0],
      exact: true,
      en: 'Half a turn back ends at the same place as half a turn.',
      ja: '半回転は、逆に回っても行き着く向きが同じです。',
    },
    {
      of: [[0, 0, 0, 2]],
      is: [0, 0, 0, 2],
      exact: true,
      en: 'The length stays, so this is not the inverse, which is (0, 0, 0, ½).',
      ja: '長さが変わらないので、逆元の (0, 0, 0, ½) とは異なります。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: glMatrix('quat.conjugate', {
      en: 'a vector rotated there and back must be what it was.',
      ja: 'ベクトルを回して戻すと元に一致することも確かめています。',
    }),
  },
  continuity: linear,
  claims: {
    'For a unit quaternion, it is the rotation back': 'quatConj and quatInverse: lead back what a rotation has turned',
    'The length does not change': 'quatConj: keeps the length, and reverses the order of a product',
    'quatConj(quatMul(a, b)) is quatMul(quatConj(b), quatConj(a))': 'quatConj: keeps the length, and reverses the order of a product',
  },
  references: [hamilton, shoemake],
  provenance: fromReference,
  related: ['quatInverse', 'quatRotate', 'quatDiv', 'quatNeg'],
  confusedWith: [
    {
      name: 'quatInverse',
      en: 'Also divides by the square of the length. For unit quaternions the two agree, and the conjugate is cheaper.',
      ja: '長さの2乗でも割ります。単位クォータニオンでは結果が一致し、共役の方が計算が軽くなります。',
    },
    {
      name: 'quatNeg',
      en: 'Changes the sign of w, too. That is the same rotation, not the one back.',
      ja: 'wの符号も変えます。こちらは逆の回転ではなく、同じ回転です。',
    },
    {
      name: { en: 'transpose of a rotation matrix', ja: '回転行列の転置' },
      en: 'The same for matrices: it rotates back, if the matrix does nothing but rotate.',
      ja: '行列でこれに当たるものです。回転だけの行列なら、転置が逆の回転になります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.conjugate' },
    { where: 'gl-matrix', name: 'quat.conjugate' },
    { where: 'GLM', name: 'conjugate' },
    { where: 'Unity Mathematics', name: 'math.conjugate' },
  ],
  synonyms: searchWords({
    en: ['conjugate', 'conj', 'inverse rotation', 'rotate back', 'undo rotation', 'world to local'],
    ja: ['共役', 'きょうやく', '共役クォータニオン', '逆回転', 'ぎゃくかいてん', '元に戻す'],
  }),
  examples: {
    'sky-seen-by-a-turning-camera': { en: 'A sky seen by a turning camera', ja: '向きを変えるカメラから見た星空' },
    'die-under-a-fixed-light': { en: 'A die under a fixed light', ja: '固定した光の下で回るさいころ' },
  },
}
