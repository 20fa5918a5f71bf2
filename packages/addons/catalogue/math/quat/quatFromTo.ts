/** Record of quatFromTo. */
import { quatFromTo } from '../../../src/index.ts'
import { fromFirstPrinciples } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const quatFromToRecord: FunctionRecord = {
  slug: 'quatFromTo',
  category: 'math/quat',
  importName: 'quatFromTo',
  call: quatFromTo,
  shown: 'quatFromTo',
  summary: {
    en: 'The shortest turn that takes one direction to another.',
    ja: 'ある方向を別の方向へ向ける、最短の回転です。',
  },
  intuition: {
    en: 'The shortest way between two directions runs along a great circle, about the axis that is square to both. The vector half way between them stands at half the angle from each, and half the angle is what a quaternion is made of: the cross product of the first direction with the half-way one gives the axis times the sine, their dot product the cosine. No angle is ever computed. Only when the two point in opposite ways is there no half way: then any axis square to them will do, and one is chosen.',
    ja: '二つの方向を結ぶ最短の道は大円に沿い、両方に垂直な軸のまわりを回ります。二つの中間を向くベクトルは、どちらからも角度の半分だけ離れています。クォータニオンに必要なのは、まさにその半分の角度です。最初の方向と中間の方向の外積が軸とsinの積に、内積がcosになるので、角度そのものは計算しません。ただし、二つが正反対を向くときは中間がありません。その場合は両方に垂直な軸ならどれでもよいので、一つを選びます。',
  },
  parameters: [
    {
      name: 'a',
      meaning: { en: 'The direction to turn from.', ja: '回す前の方向です。' },
      unit: 'direction',
      role: 'control',
      range: [-1, 1],
      default: [0.95, 0.13, -0.1],
      step: 0.01,
      outside: {
        en: 'Any length. All zero has no direction: the result turns nothing.',
        ja: '長さは自由です。すべて0なら方向がないので、何も回さない結果になります。',
      },
    },
    {
      name: 'b',
      meaning: { en: 'The direction to turn to.', ja: '回したあとの方向です。' },
      unit: 'direction',
      role: 'control',
      range: [-1, 1],
      default: [-0.5, 0.8, 0.35],
      step: 0.01,
      outside: { en: 'Any length, as for a.', ja: 'aと同じく、長さは自由です。' },
    },
  ],
  returns: {
    meaning: {
      en: 'The turn as a unit quaternion (x, y, z, w) with w at least 0: never more than half a turn.',
      ja: '単位クォータニオン (x, y, z, w) で表した回転です。wは0以上で、回る角度は180°を超えません。',
    },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\mathbf h = \hat{\mathbf a} + \hat{\mathbf b}, \quad r = \bigl(\hat{\mathbf a} \times \mathbf h,\ \tfrac12 \mathbf h \cdot \mathbf h\bigr), \quad q = \frac{r}{\lVert r \rVert}`,
  edgeCases: [
    {
      id: 'the-same',
      inputs: [
        [0, 3, 0],
        [0, 2, 0],
      ],
      result: [0, 0, 0, 1],
      exact: true,
      note: { en: 'Lengths do not matter.', ja: '長さは結果に影響しません。' },
    },
    {
      id: 'x-to-y',
      inputs: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      result: [0, 0, half, half],
      note: { en: 'A quarter turn about z.', ja: 'z軸のまわりの90°の回転です。' },
    },
    {
      id: 'y-to-x',
      inputs: [
        [0, 1, 0],
        [1, 0, 0],
      ],
      result: [0, 0, -half, half],
    },
    {
      id: 'opposite-x',
      inputs: [
        [1, 0, 0],
        [-1, 0, 0],
      ],
      result: [0, 1, 0, 0],
      exact: true,
      note: { en: 'Half a turn about an axis square to both; this one is about y.', ja: '両方に垂直な軸のまわりの半回転です。ここではy軸が選ばれます。' },
    },
    {
      id: 'opposite-y',
      inputs: [
        [0, 2, 0],
        [0, -2, 0],
      ],
      result: [0, 0, 1, 0],
      exact: true,
    },
    {
      id: 'opposite-z',
      inputs: [
        [0, 0, -1],
        [0, 0, 1],
      ],
      result: [0, 1, 0, 0],
      exact: true,
    },
    {
      id: 'nearly-opposite',
      inputs: [
        [1, 0, 0],
        [-1, 2 ** -11, 0],
      ],
      result: [0, 0, Math.cos(Math.atan(2 ** -11) / 2), Math.sin(Math.atan(2 ** -11) / 2)],
      note: {
        en: 'Exact to the last digits here too, where 1 + a·b has lost them all.',
        ja: 'ここでも最後の桁まで正確です。1 + a·bで計算すると、桁がすべて失われます。',
      },
    },
    {
      id: 'no-direction',
      inputs: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      result: [0, 0, 0, 1],
      exact: true,
      note: { en: 'The identity, without a division by zero.', ja: '単位元です。0では割りません。' },
    },
    {
      id: 'no-directions',
      inputs: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      result: [0, 0, 0, 1],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'The axis by the cross product and the angle by atan2 in double precision, through gl-matrix’s quat.setAxisAngle; the turn must take a to b, and gl-matrix’s quat.rotationTo must agree.',
      ja: '外積で求めた軸とatan2で求めた角度を、gl-matrixのquat.setAxisAngleに渡して倍精度で計算したものです。aがbに移ること、gl-matrixのquat.rotationToと一致することも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Smooth but for opposite directions, where the axis jumps: no rule for it could be continuous everywhere.',
      ja: '正反対の方向を除いて滑らかです。正反対の付近では軸が飛びます。どこでも連続になるような選び方はありません。',
    },
  },
  references: [
    { title: 'The Shortest Arc Quaternion', authors: 'Stan Melax', year: 2000, section: 'Game Programming Gems, 2.10' },
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
  ],
  provenance: fromFirstPrinciples,
  related: ['quat', 'quatRotate', 'quatSlerp'],
  confusedWith: [
    {
      name: { en: 'a look-at turn', ja: 'lookAtの回転' },
      difference: {
        en: 'Takes one direction to another as well, but keeps “up” upright. The shortest turn leaves the roll about the direction to chance.',
        ja: '同じく方向を合わせますが、上方向も保ちます。最短の回転では、その方向を軸とする傾きまでは決まりません。',
      },
    },
    {
      name: 'quatSlerp',
      difference: {
        en: 'Goes from one turn to another; this one finds the turn between two directions.',
        ja: '回転から回転へたどる関数です。こちらは、方向から方向への回転を求めます。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.setFromUnitVectors' },
    { where: 'gl-matrix', name: 'quat.rotationTo', note: { en: 'Takes directions of length 1.', ja: '長さ1の方向を渡します。' } },
    { where: 'Unity', name: 'Quaternion.FromToRotation' },
    { where: 'GLM', name: 'rotation' },
    { where: 'Houdini', name: 'dihedral' },
    { where: 'Unreal', name: 'FQuat::FindBetween' },
    { where: 'Godot', name: 'Quaternion(arc_from, arc_to)' },
  ],
  synonyms: {
    en: ['shortest arc', 'rotation between vectors', 'from to rotation', 'setFromUnitVectors', 'rotationTo', 'dihedral', 'align', 'half vector'],
    ja: [
      '最短の回転',
      'さいたん',
      '方向を合わせる',
      '向きを合わせる',
      '向ける',
      '二つのベクトル',
      'クォータニオン',
      'クオータニオン',
      '四元数',
      '大円',
      '回転',
    ],
  },
  preview: 'between',
  examples: [
    {
      title: { en: 'Needles that point at the pointer', ja: 'ポインターを指す針' },
      code: `import { quatFromTo, quatRotate } from '@kirari/addons'
import {
  mix, pointer, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(9)
const aim = pointer.mul(resolution).div(resolution.y).mul(9)
const middle = p.floor().add(0.5)

// The turn from "to the right" to where
// the pointer is, seen from each cell.
const turn = quatFromTo(vec3(1, 0, 0), vec3(aim.sub(middle), 0.6))
const tip = quatRotate(turn, vec3(0.42, 0, 0))
const q = p.sub(middle)
const along = q.dot(tip.xy).div(tip.xy.dot(tip.xy).max(1e-4)).saturate()
const needle = smoothstep(
  0.07,
  0.02,
  q.sub(tip.xy.mul(along)).length().add(along.mul(0.04)),
)

const tint = mix(vec3(0.4, 0.75, 1), vec3(1, 0.75, 0.4), along)

export const fragment = vec4(mix(vec3(0.07, 0.09, 0.14), tint, needle), 1)
`,
    },
    {
      title: { en: 'A ball rolled to face the light', ja: '光の方を向く玉' },
      code: `import { quatFromTo, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.5).mul(resolution).div(resolution.y)
const normal = vec3(p, float(1).sub(dot(p, p)).max(0).sqrt())
const light = normalize(
  vec3(time.sin(), time.mul(0.7).cos().mul(0.6), 0.9),
)

// What is drawn about the z axis of the ball
// looks at the light: turn back from there to z.
const on = quatRotate(quatFromTo(light, vec3(0, 0, 1)), normal)
const away = on.xy.length()
const iris = mix(
  vec3(0.1, 0.45, 0.6),
  vec3(0.75, 0.9, 0.6),
  smoothstep(0.5, 0.2, away),
)
const white = vec3(0.95, 0.94, 0.9)
const eye = mix(
  mix(white, iris, smoothstep(0.5, 0.47, away)),
  vec3(0.02),
  smoothstep(0.2, 0.17, away),
)
const facing = mix(white, eye, smoothstep(-0.05, 0.05, on.z))
const shade = normal.z
  .mul(0.6)
  .add(0.4)
  .mul(normal.dot(light).mul(0.3).add(0.7))

const ball = smoothstep(1, 0.985, p.length())

export const fragment = vec4(
  mix(vec3(0.06, 0.07, 0.11), facing.mul(shade), ball),
  1,
)
`,
    },
  ],
}
