/** Record of quatRotate. */
import { quatRotate } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const quatRotateRecord: FunctionRecord = {
  slug: 'quatRotate',
  category: 'math/quat',
  importName: 'quatRotate',
  call: quatRotate,
  shown: 'quatRotate',
  summary: {
    en: 'Turns a vector by a unit quaternion.',
    ja: '単位クォータニオンでベクトルを回転させます。',
  },
  intuition: {
    en: 'A unit quaternion holds an axis and half an angle: (sin(θ/2)·axis, cos(θ/2)). A cross product with the axis moves the vector sideways, square to both; two of them in a row, weighted by sine and cosine of the half angle, add up to a circular arc round the axis. That takes two cross products and no matrix, and the part of the vector along the axis is never touched.',
    ja: '単位クォータニオンには、回転軸uと角度の半分が (sin(θ/2)·u, cos(θ/2)) の形で入っています。軸との外積は、ベクトルを軸にもベクトルにも垂直な横方向へ動かします。これを二度、半分の角度のsinとcosの重みで足し合わせると、軸のまわりの円弧をちょうどたどります。必要なのは外積二つだけで、行列はいりません。ベクトルのうち軸に沿った成分は、まったく変わりません。',
  },
  parameters: [
    {
      name: 'q',
      meaning: {
        en: 'The turn, as (x, y, z, w) with w the real part. q and −q are the same turn.',
        ja: '回転です。(x, y, z, w) の順で、wが実部です。qと−qは同じ回転を表します。',
      },
      unit: 'quaternion',
      role: 'control',
      range: [-1, 1],
      default: [0, 0, 0.3826834323650898, 0.9238795325112867],
      step: 0.01,
      outside: {
        en: 'A quaternion that is not of length 1 gives no pure turn: normalise it first. All zero leaves the vector as it is.',
        ja: '長さが1でないと、純粋な回転になりません。先に正規化してください。すべて0なら、ベクトルはそのままです。',
      },
    },
    {
      name: 'v',
      meaning: { en: 'The vector to turn.', ja: '回転させるベクトルです。' },
      unit: 'direction',
      role: 'control',
      range: [-1, 1],
      default: [1, 0, 0],
      step: 0.01,
      outside: { en: 'Any length, and it keeps it.', ja: '長さは自由です。回転しても変わりません。' },
    },
  ],
  returns: {
    meaning: {
      en: 'The turned vector. Positive angles turn counter-clockwise as seen from the tip of the axis.',
      ja: '回転後のベクトルです。正の角度は、軸の先端から見て反時計回りです。',
    },
    range: { min: -Infinity, max: Infinity },
  },
  formula: String.raw`\mathbf v' = \mathbf v + 2\,\mathbf u \times (\mathbf u \times \mathbf v + w\,\mathbf v), \qquad q = (\mathbf u,\ w)`,
  edgeCases: [
    {
      id: 'identity',
      inputs: [
        [0, 0, 0, 1],
        [1, 2, 3],
      ],
      result: [1, 2, 3],
      exact: true,
      note: { en: 'The identity changes nothing.', ja: '単位元では何も変わりません。' },
    },
    {
      id: 'quarter-turn-about-z',
      inputs: [
        [0, 0, half, half],
        [1, 0, 0],
      ],
      result: [0, 1, 0],
      note: { en: 'x goes to y: counter-clockwise.', ja: 'x軸がy軸に移ります。反時計回りです。' },
    },
    {
      id: 'half-turn-about-x',
      inputs: [
        [1, 0, 0, 0],
        [0, 1, 0],
      ],
      result: [0, -1, 0],
      exact: true,
    },
    {
      id: 'opposite-sign',
      inputs: [
        [0, 0, -half, -half],
        [1, 0, 0],
      ],
      result: [0, 1, 0],
      note: { en: 'q and −q are one turn.', ja: 'qと−qは同じ回転です。' },
    },
    {
      id: 'along-the-axis',
      inputs: [
        [0, 0.6, 0, 0.8],
        [0, 5, 0],
      ],
      result: [0, 5, 0],
      exact: true,
      note: { en: 'A vector along the axis stays.', ja: '軸に沿ったベクトルは動きません。' },
    },
    {
      id: 'zero-vector',
      inputs: [
        [0, 0, half, half],
        [0, 0, 0],
      ],
      result: [0, 0, 0],
      exact: true,
    },
    {
      id: 'zero-quaternion',
      inputs: [
        [0, 0, 0, 0],
        [1, 2, 3],
      ],
      result: [1, 2, 3],
      exact: true,
      note: { en: 'No turn at all: no division, no NaN.', ja: '回転しません。割り算がないのでNaNにもなりません。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 8,
    oracle: {
      en: 'gl-matrix’s rotation matrix of the quaternion in double precision; lengths and angles must be kept.',
      ja: 'gl-matrixがクォータニオンから作る回転行列を倍精度で掛けたものです。長さと角度が保たれることも確かめています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its arguments.', ja: '引数の多項式です。' } },
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quat', 'quatMul', 'quat2mat3'],
  confusedWith: [
    {
      name: 'quatMul',
      difference: { en: 'Joins two turns into one. This one turns a vector.', ja: '二つの回転を一つにまとめます。こちらはベクトルを回転させます。' },
    },
    {
      name: { en: 'a quaternion as (w, x, y, z)', ja: '(w, x, y, z) の順のクォータニオン' },
      difference: {
        en: 'Some libraries and most textbooks put the real part first. Here it is last, as in glTF.',
        ja: '実部を先頭に置くライブラリや教科書もあります。ここではglTFと同じく最後です。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Vector3.applyQuaternion' },
    { where: 'gl-matrix', name: 'vec3.transformQuat' },
    { where: 'Unity', name: 'quaternion * vector' },
    { where: 'GLM', name: 'q * v' },
    { where: 'Houdini', name: 'qrotate' },
    { where: 'Godot', name: 'Quaternion * Vector3' },
  ],
  synonyms: {
    en: ['quaternion', 'rotate vector', 'rotation', 'turn', 'orientation', 'applyQuaternion', 'transformQuat', 'axis angle'],
    ja: ['クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転', 'かいてん', '回す', '姿勢', '向き', '軸', 'ベクトル'],
  },
  preview: 'rotation',
  examples: [
    {
      title: { en: 'Turn the light round a ball', ja: '球のまわりで光を回す' },
      code: `import { quatRotate } from '@kirari/addons'
import {
  dot, float, normalize, resolution, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const height = float(0.64).sub(dot(p, p)).max(0).sqrt()
const normal = vec3(p, height).div(0.8)

const half = time.mul(0.5)
const turn = vec4(0, 0, half.sin(), half.cos())
const light = quatRotate(turn, normalize(vec3(1, 0, 0.7)))
const shade = dot(normal, light)
  .max(0)
  .mul(0.9)
  .add(0.1)
  .mul(height.sign())

export const fragment = vec4(vec3(1, 0.85, 0.6).mul(shade), 1)
`,
    },
    {
      title: { en: 'A tumbling frame of bars', ja: '宙を転がる枠' },
      code: `import { quat, quatMul, quatRotate } from '@kirari/addons'
import {
  exp, float, max, min, mix, resolution, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turn = quatMul(
  quat(vec3(0, 1, 0), time.mul(0.5)),
  quat(vec3(0.6, 0, 0.8), time.mul(0.8).add(0.6)),
)

// Distance in the picture from the pixel to a bar
// between two turned corners, and how near the bar is.
const bar = (a: Vec3, b: Vec3): Float => {
  const from = quatRotate(turn, a)
  const along = quatRotate(turn, b).sub(from)
  const t = p
    .sub(from.xy)
    .dot(along.xy)
    .div(max(along.xy.dot(along.xy), 1e-4))
    .saturate()
  return p
    .sub(from.xy.add(along.xy.mul(t)))
    .length()
    .div(from.z.add(along.z.mul(t)).mul(0.9).add(1))
}
const size = 0.27
const bars: Float[] = []
for (const u of [-size, size]) {
  for (const v of [-size, size]) {
    bars.push(bar(vec3(-size, u, v), vec3(size, u, v)))
    bars.push(bar(vec3(u, -size, v), vec3(u, size, v)))
    bars.push(bar(vec3(u, v, -size), vec3(u, v, size)))
  }
}
const away = bars.reduce((nearest, one) => min(nearest, one), float(9))
const glow = exp(away.mul(-26))
  .mul(0.45)
  .add(exp(away.mul(-220)))

export const fragment = vec4(
  mix(vec3(0.04, 0.05, 0.1), vec3(1, 0.78, 0.5), glow.saturate()),
  1,
)
`,
    },
  ],
}
