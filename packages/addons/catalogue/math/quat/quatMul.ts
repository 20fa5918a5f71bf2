/** Record of quatMul. */
import { quatMul } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const quatMulRecord: FunctionRecord = {
  slug: 'quatMul',
  category: 'math/quat',
  importName: 'quatMul',
  call: quatMul,
  shown: 'quatMul',
  summary: {
    en: 'The product of two quaternions: two turns in one, the right one first.',
    ja: '二つのクォータニオンの積です。右の回転を先に行う、一つの回転になります。',
  },
  intuition: {
    en: 'Turn a book about its spine and then towards you, and do it in the other order: it ends up differently. So the product depends on the order, and it reads like functions do: quatMul(a, b) turns by b first, and then by a. Of two axes the sums are what both agree about; the cross product is what the order decides, and it disappears when both turn about the same axis.',
    ja: '本を背表紙のまわりに回してから手前に倒すのと、逆の順で行うのとでは、結果が違います。積も順序で変わり、関数の合成と同じように読みます。quatMul(a, b) は、まずbで回し、次にaで回します。式のうち和の部分は順序によらず、外積の部分が順序による違いを表します。同じ軸のまわりの回転どうしなら、外積は消えます。',
  },
  parameters: [
    {
      name: 'a',
      meaning: { en: 'The turn that comes second.', ja: 'あとで行う回転です。' },
      unit: 'quaternion',
      role: 'control',
      range: [-1, 1],
      default: [0, 0, 0.3826834323650898, 0.9238795325112867],
      step: 0.01,
      outside: { en: 'Any quaternion. Lengths are multiplied.', ja: 'どんなクォータニオンでもかまいません。長さどうしは掛け算になります。' },
    },
    {
      name: 'b',
      meaning: { en: 'The turn that comes first.', ja: '先に行う回転です。' },
      unit: 'quaternion',
      role: 'control',
      range: [-1, 1],
      default: [0.3826834323650898, 0, 0, 0.9238795325112867],
      step: 0.01,
      outside: { en: 'Any quaternion, as for a.', ja: 'aと同じく、どんなクォータニオンでもかまいません。' },
    },
  ],
  returns: {
    meaning: {
      en: 'Both turns in one: quatRotate(quatMul(a, b), v) is quatRotate(a, quatRotate(b, v)). After hundreds of products normalise it, since rounding changes its length.',
      ja: '二つの回転をまとめたものです。quatRotate(quatMul(a, b), v)はquatRotate(a, quatRotate(b, v))と同じです。何百回も掛け続けるときは、丸め誤差で長さが変わるので正規化してください。',
    },
    range: { min: -4, max: 4 },
  },
  formula: String.raw`\begin{aligned} a &= (\mathbf u_a, w_a), \quad b = (\mathbf u_b, w_b), \quad a\,b = (\mathbf u, w) \\ \mathbf u &= w_a \mathbf u_b + w_b \mathbf u_a + \mathbf u_a \times \mathbf u_b \\ w &= w_a w_b - \mathbf u_a \cdot \mathbf u_b \end{aligned}`,
  edgeCases: [
    {
      id: 'identity',
      inputs: [
        [0, 0, 0, 1],
        [0.5, -0.5, 0.5, 0.5],
      ],
      result: [0.5, -0.5, 0.5, 0.5],
      exact: true,
    },
    {
      id: 'i-times-j',
      inputs: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      result: [0, 0, 1, 0],
      exact: true,
      note: { en: 'Hamilton’s rule: i·j = k.', ja: 'ハミルトンの規則i·j = kです。' },
    },
    {
      id: 'j-times-i',
      inputs: [
        [0, 1, 0, 0],
        [1, 0, 0, 0],
      ],
      result: [0, 0, -1, 0],
      exact: true,
      note: { en: 'The other order gives the opposite.', ja: '順序を入れ替えると符号が変わります。' },
    },
    {
      id: 'i-times-i',
      inputs: [
        [1, 0, 0, 0],
        [1, 0, 0, 0],
      ],
      result: [0, 0, 0, -1],
      exact: true,
      note: { en: 'Two half turns are a whole one.', ja: '半回転を二度行うと一周です。' },
    },
    {
      id: 'two-quarter-turns',
      inputs: [
        [0, 0, half, half],
        [0, 0, half, half],
      ],
      result: [0, 0, 1, 0],
      note: { en: 'About the same axis angles add up.', ja: '同じ軸のまわりなら、角度が足し算になります。' },
    },
    {
      id: 'with-its-conjugate',
      inputs: [
        [0.5, -0.5, 0.5, 0.5],
        [-0.5, 0.5, -0.5, 0.5],
      ],
      result: [0, 0, 0, 1],
      exact: true,
      note: { en: 'There and back again.', ja: '行って戻る回転です。' },
    },
    {
      id: 'zero',
      inputs: [
        [0, 0, 0, 0],
        [0.5, 0.5, 0.5, 0.5],
      ],
      result: [0, 0, 0, 0],
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
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  references: [
    {
      title: 'On quaternions; or on a new system of imaginaries in algebra',
      authors: 'William Rowan Hamilton',
      year: 1844,
      doi: '10.1080/14786444408644923',
    },
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
  ],
  provenance: fromReference,
  related: ['quat', 'quatRotate', 'quatSlerp'],
  confusedWith: [
    {
      name: 'a * b',
      difference: {
        en: 'The product of two vec4, component by component, which is no turn at all.',
        ja: 'vec4どうしの、成分ごとの積です。回転にはなりません。',
      },
    },
    {
      name: 'quatRotate',
      difference: { en: 'Turns a vector. This one joins two turns.', ja: 'ベクトルを回します。こちらは二つの回転を一つにまとめます。' },
    },
    {
      name: { en: 'the other order', ja: '逆の順序' },
      difference: {
        en: 'Some libraries let the left one go first. Here, as with matrices, what stands nearer to the vector goes first.',
        ja: '左を先に行うライブラリもあります。ここでは行列と同じく、ベクトルに近い方から先に働きます。',
      },
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
  preview: 'orientation',
  examples: [
    {
      title: { en: 'Turn about two axes', ja: '二つの軸で回す' },
      code: `import { quat, quatMul, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, resolution, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const height = float(1).sub(dot(p, p)).max(0).sqrt()

// First about itself, then over to the side.
const turn = quatMul(
  quat(vec3(0, 0, 1), time.mul(0.3)),
  quat(vec3(0, 1, 0), time),
)
const on = quatRotate(turn, vec3(p, height))
const checks = on.mul(3).floor().dot(vec3(1)).mul(0.5).fract().mul(2)
const lit = height
  .mul(0.8)
  .add(0.2)
  .mul(step(dot(p, p), 1))

export const fragment = vec4(
  mix(vec3(0.12, 0.25, 0.45), vec3(1, 0.75, 0.45), checks).mul(lit),
  1,
)
`,
    },
    {
      title: { en: 'A Julia set in four dimensions, sliced', ja: '四次元のジュリア集合の断面' },
      code: `import { quatMul } from '@kirari/addons'
import {
  dot, float, mix, resolution, select, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.6).mul(resolution).div(resolution.y)
const seed = vec4(-0.2, 0.68, time.mul(0.3).sin().mul(0.12), 0.1)

// q·q + c, again and again: what stays near belongs
// to it, the rest is coloured by how soon it leaves.
let q: Vec4 = vec4(p.y, time.mul(0.2).sin().mul(0.3), 0, p.x)
let rounds: Float = float(0)
for (let i = 0; i < 14; i++) {
  q = quatMul(q, q).add(seed).clamp(-1e4, 1e4)
  rounds = rounds.add(select(0, 1, dot(q, q).lessThan(4)))
}
const share = rounds.div(14)
const glow = mix(
  vec3(0.04, 0.05, 0.12),
  vec3(0.25, 0.55, 0.95),
  share.mul(1.6).saturate(),
)

export const fragment = vec4(
  mix(glow, vec3(1, 0.85, 0.6), share.mul(share).mul(share)),
  1,
)
`,
    },
  ],
}
