/** Record of quatMul. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: {
    en: 'The product of two quaternions: two rotations combined into one, the right one first.',
    ja: '二つのクォータニオンの積です。右の回転を先に行う、一つの回転になります。',
  },
  intuition: {
    en: 'Turn a book about its spine and then tilt it towards you; then do it in the other order. The results differ, so the product depends on the order. It reads like function composition: quatMul(a, b) rotates by b first, then by a. The sums in the formula do not depend on the order; the cross product does, and it is 0 when both rotations have the same axis.',
    ja: '本を背表紙のまわりに回してから手前に倒すのと、逆の順で行うのとでは、結果が違います。積も順序で変わり、関数の合成と同じように読みます。quatMul(a, b) は、まずbで回し、次にaで回します。式のうち和の部分は順序によらず、外積の部分が順序による違いを表します。同じ軸のまわりの回転どうしなら、外積は消えます。',
  },
  parameters: {
    a: {
      meaning: { en: 'The rotation that is applied second.', ja: 'あとで行う回転です。' },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0, 0, 0.3826834323650898, 0.9238795325112867],
      outside: {
        en: 'Any quaternion. The length of the product is the product of the lengths.',
        ja: 'どんなクォータニオンでもかまいません。積の長さは、長さどうしの積になります。',
      },
    },
    b: {
      meaning: { en: 'The rotation that is applied first.', ja: '先に行う回転です。' },
      unit: 'quaternion',
      range: [-1, 1],
      default: [0.3826834323650898, 0, 0, 0.9238795325112867],
      outside: { en: 'Any quaternion, as for a.', ja: 'aと同じく、どんなクォータニオンでもかまいません。' },
    },
  },
  returns: {
    en: 'Both rotations in one: quatRotate(quatMul(a, b), v) is quatRotate(a, quatRotate(b, v)). If you multiply hundreds of times, normalise the result, because rounding changes its length.',
    ja: '二つの回転をまとめたものです。quatRotate(quatMul(a, b), v)はquatRotate(a, quatRotate(b, v))と同じです。何百回も掛け続けるときは、丸め誤差で長さが変わるので正規化してください。',
    range: { min: -4, max: 4 },
  },
  formula: String.raw`\begin{aligned} a &= (\mathbf u_a, w_a), \quad b = (\mathbf u_b, w_b), \quad a\,b = (\mathbf u, w) \\ \mathbf u &= w_a \mathbf u_b + w_b \mathbf u_a + \mathbf u_a \times \mathbf u_b \\ w &= w_a w_b - \mathbf u_a \cdot \mathbf u_b \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0, 0, 1],
        [0.5, -0.5, 0.5, 0.5],
      ],
      is: [0.5, -0.5, 0.5, 0.5],
      exact: true,
    },
    {
      of: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      is: [0, 0, 1, 0],
      exact: true,
      en: 'Hamilton’s rule: i·j = k.',
      ja: 'ハミルトンの規則i·j = kです。',
    },
    {
      of: [
        [0, 1, 0, 0],
        [1, 0, 0, 0],
      ],
      is: [0, 0, -1, 0],
      exact: true,
      en: 'The other order gives the opposite sign.',
      ja: '順序を入れ替えると符号が変わります。',
    },
    {
      of: [
        [1, 0, 0, 0],
        [1, 0, 0, 0],
      ],
      is: [0, 0, 0, -1],
      exact: true,
      en: 'Two half turns make a whole turn.',
      ja: '半回転を二度行うと一周です。',
    },
    {
      of: [
        [0, 0, half, half],
        [0, 0, half, half],
      ],
      is: [0, 0, 1, 0],
      en: 'About the same axis, the angles add up.',
      ja: '同じ軸のまわりなら、角度が足し算になります。',
    },
    {
      of: [
        [0.5, -0.5, 0.5, 0.5],
        [-0.5, 0.5, -0.5, 0.5],
      ],
      is: [0, 0, 0, 1],
      exact: true,
      en: 'A rotation and its inverse.',
      ja: '回転とその逆の回転です。',
    },
    {
      of: [
        [0, 0, 0, 0],
        [0.5, 0.5, 0.5, 0.5],
      ],
      is: [0, 0, 0, 0],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 8,
    oracle: {
      en: 'gl-matrix’s quat.multiply in double precision; the product must turn as the two turns one after the other, and i, j and k must multiply by Hamilton’s table.',
      ja: 'gl-matrixのquat.multiplyを倍精度で計算したものです。二つの回転を順に行った結果と一致すること、i、j、kの積がハミルトンの表どおりになることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'A polynomial in its arguments.', ja: '引数の多項式です。' },
  claims: {
    'quatRotate(quatMul(a, b), v) is quatRotate(a, quatRotate(b, v))': 'turns as its two turns one after the other, the right one first',
    'The length of the product is the product of the lengths': 'multiplies lengths',
    'it is 0 when both rotations have the same axis': 'does not depend on the order of rotations about the same axis',
    'the angles add up': 'does not depend on the order of rotations about the same axis',
  },
  references: [
    { title: 'On quaternions; or on a new system of imaginaries in algebra', authors: 'William Rowan Hamilton', year: 1844, doi: '10.1080/14786444408644923' },
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
  ],
  provenance: fromReference,
  related: ['quat', 'quatRotate', 'quatSlerp'],
  confusedWith: [
    { name: 'a * b', en: 'The component-wise product of two vec4, which is not a rotation.', ja: 'vec4どうしの、成分ごとの積です。回転にはなりません。' },
    { name: 'quatRotate', en: 'Rotates a vector. This one combines two rotations.', ja: 'ベクトルを回します。こちらは二つの回転を一つにまとめます。' },
    {
      name: { en: 'the other order', ja: '逆の順序' },
      en: 'Some libraries apply the left one first. Here, as with matrices, the one nearer to the vector comes first.',
      ja: '左を先に行うライブラリもあります。ここでは行列と同じく、ベクトルに近い方から先に働きます。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.multiply' },
    { where: 'gl-matrix', name: 'quat.multiply' },
    { where: 'Unity, GLM, Godot', name: 'a * b' },
    { where: 'Houdini', name: 'qmultiply' },
    { where: 'Blender', name: 'Rotate Rotation' },
  ],
  synonyms: {
    en: ['quaternion multiply', 'hamilton product', 'compose rotations', 'combine rotations', 'concatenate', 'product', 'qmultiply'],
    ja: ['クォータニオンの積', 'クオータニオン', '四元数', 'しげんすう', 'ハミルトン積', '回転の合成', '合成', 'ごうせい', '掛け算', '積'],
  },
  examples: {
    'turn-about-two-axes': { en: 'Turn about two axes', ja: '二つの軸で回す' },
    'julia-set-in-four-dimensions': { en: 'A Julia set in four dimensions, sliced', ja: '四次元のジュリア集合の断面' },
  },
}
