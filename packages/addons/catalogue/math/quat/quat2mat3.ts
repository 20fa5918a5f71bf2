/** Record of quat2mat3. */
import { quat2mat3 } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const quat2mat3Record: FunctionRecord = {
  slug: 'quat2mat3',
  category: 'math/quat',
  importName: 'quat2mat3',
  call: quat2mat3,
  shown: 'quat2mat3',
  summary: {
    en: 'The rotation matrix of a unit quaternion.',
    ja: '単位クォータニオンが表す回転を、行列にします。',
  },
  intuition: {
    en: 'A matrix is the three places where the axes go, one in each column. Turn each axis by the quaternion, leave out what is 0, and these nine sums of products are left. Four numbers are better to keep, to join and to blend; nine are better to turn many vectors with, since a product with a matrix is cheaper than a turn by a quaternion.',
    ja: '行列は、三つの軸が移る先を一列ずつ並べたものです。それぞれの軸をクォータニオンで回し、0になる項を除くと、積の和が九つ残ります。保存や合成、補間には四つの数の方が向いています。一方、多くのベクトルを回すなら九つの数の方が有利です。行列との積の方が、クォータニオンによる回転より軽いからです。',
  },
  parameters: [
    {
      name: 'q',
      meaning: {
        en: 'The turn, as (x, y, z, w) with w the real part. q and −q give the same matrix.',
        ja: '回転です。(x, y, z, w) の順で、wが実部です。qと−qは同じ行列になります。',
      },
      unit: 'quaternion',
      role: 'control',
      range: [-1, 1],
      default: [0, 0, 0.3826834323650898, 0.9238795325112867],
      step: 0.01,
      outside: {
        en: 'A quaternion that is not of length 1 gives a matrix that shears: normalise it first. All zero gives the identity.',
        ja: '長さが1でないと、歪みを含む行列になります。先に正規化してください。すべて0なら単位行列です。',
      },
    },
  ],
  returns: {
    meaning: {
      en: 'The matrix, to be multiplied from the left: quat2mat3(q).mul(v) is quatRotate(q, v). Its columns are the turned axes.',
      ja: '左から掛けて使う行列です。quat2mat3(q).mul(v)はquatRotate(q, v)と同じです。列は、回したあとの三つの軸です。',
    },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`R = I + 2 \begin{pmatrix} -y^2 - z^2 & xy - wz & xz + wy \\ xy + wz & -x^2 - z^2 & yz - wx \\ xz - wy & yz + wx & -x^2 - y^2 \end{pmatrix}`,
  edgeCases: [
    { id: 'identity', inputs: [[0, 0, 0, 1]], result: [1, 0, 0, 0, 1, 0, 0, 0, 1], exact: true },
    {
      id: 'quarter-turn-about-z',
      inputs: [[0, 0, half, half]],
      result: [0, 1, 0, -1, 0, 0, 0, 0, 1],
      note: { en: 'The first column: x goes to y.', ja: '一列目を見ると、x軸がy軸に移っています。' },
    },
    { id: 'half-turn-about-y', inputs: [[0, 1, 0, 0]], result: [-1, 0, 0, 0, 1, 0, 0, 0, -1], exact: true },
    {
      id: 'third-of-a-turn',
      inputs: [[0.5, 0.5, 0.5, 0.5]],
      result: [0, 1, 0, 0, 0, 1, 1, 0, 0],
      exact: true,
      note: { en: 'About the diagonal: x goes to y, y to z, z to x.', ja: '対角線のまわりの回転です。x軸はy軸へ、y軸はz軸へ、z軸はx軸へ移ります。' },
    },
    {
      id: 'opposite-sign',
      inputs: [[0, 0, -half, -half]],
      result: [0, 1, 0, -1, 0, 0, 0, 0, 1],
      note: { en: 'q and −q are one turn.', ja: 'qと−qは同じ回転です。' },
    },
    {
      id: 'zero-quaternion',
      inputs: [[0, 0, 0, 0]],
      result: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      exact: true,
      note: { en: 'No turn at all: no division, no NaN.', ja: '回転しません。割り算がないのでNaNにもなりません。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'gl-matrix’s mat3.fromQuat in double precision; columns must be of length 1 and square to each other, and turn as quatRotate does.',
      ja: 'gl-matrixのmat3.fromQuatを倍精度で計算したものです。列の長さが1で互いに直交すること、quatRotateと同じ回転になることも確かめています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial of its argument.', ja: '引数の多項式です。' } },
  references: [
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, section: 'Appendix I', doi: '10.1145/325334.325242' },
    { title: 'Representing Attitude: Euler Angles, Unit Quaternions, and Rotation Vectors', authors: 'James Diebel', year: 2006, section: 'Unit Quaternions' },
  ],
  provenance: fromReference,
  related: ['quatRotate', 'quat', 'rotate2d'],
  confusedWith: [
    {
      name: 'quatRotate',
      difference: {
        en: 'Turns one vector without a matrix. For one or two vectors that is cheaper.',
        ja: '行列を作らず、ベクトルを一つ回します。一つか二つだけなら、その方が軽くなります。',
      },
    },
    {
      name: { en: 'the transposed matrix', ja: '転置した行列' },
      difference: {
        en: 'Is the turn back. It comes from writing the formula row by row into a constructor that takes columns.',
        ja: '逆向きの回転です。列を受け取るコンストラクターに、式を行ごとに書き写すと生じます。',
      },
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat3.fromQuat' },
    { where: 'three.js', name: 'Matrix4.makeRotationFromQuaternion' },
    { where: 'GLM', name: 'mat3_cast' },
    { where: 'Houdini', name: 'qconvert' },
    { where: 'Unity', name: 'Matrix4x4.Rotate' },
    { where: 'Godot', name: 'Basis(quaternion)' },
    { where: 'Blender', name: 'Combine Transform' },
  ],
  synonyms: {
    en: ['quaternion to matrix', 'rotation matrix', 'mat3', 'fromQuat', 'mat3_cast', 'qconvert', 'orientation', 'basis'],
    ja: ['クォータニオン', 'クオータニオン', '四元数', 'しげんすう', '回転行列', 'かいてんぎょうれつ', '行列に変換', '変換', '姿勢', '基底'],
  },
  preview: 'columns',
  examples: [
    {
      title: { en: 'One matrix for a whole picture', ja: '画像全体を一つの行列で回す' },
      code: `import { quat, quat2mat3 } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const height = float(1).sub(dot(p, p)).max(0).sqrt()

const turn = quat2mat3(quat(normalize(vec3(1, 1, 0.3)), time.mul(0.7)))
const on = turn.mul(vec3(p, height))

// Each octant of the ball has a colour of its own.
const octant = step(vec3(0), on)
  .mul(vec3(0.75, 0.3, -0.25))
  .add(vec3(0.2, 0.4, 0.75))
const lit = height
  .mul(0.75)
  .add(0.25)
  .mul(step(dot(p, p), 1))

export const fragment = vec4(mix(octant, vec3(1), 0.1).mul(lit), 1)
`,
    },
    {
      title: { en: 'A crystal of turned planes', ja: '面を回して作る結晶' },
      code: `import { quat, quat2mat3 } from '@kirari/addons'
import {
  abs, dot, float, max, mix, normalize, resolution,
} from 'kirari/node'
import { smoothstep, time, uv, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.6).mul(resolution).div(resolution.y)
const turn = quat2mat3(quat(normalize(vec3(0.3, 1, 0.2)), time.mul(0.5)))

// Four pairs of planes, the sides of an octahedron.
// Of those in front a ray sees the one it meets last.
const sides = [
  vec3(1, 1, 1),
  vec3(-1, 1, 1),
  vec3(1, -1, 1),
  vec3(1, 1, -1),
]
let near: Float = float(-9)
let far: Float = float(9)
let normal: Vec3 = vec3(0)
for (const side of sides) {
  const n = turn.mul(normalize(side))
  const facing = n.mul(n.z.sign())
  const slope = max(facing.z, 1e-3)
  const off = dot(facing.xy, p)
  const front = float(0.56).sub(off).div(slope)
  normal = mix(normal, facing, smoothstep(1e-4, 0, front.sub(far)))
  far = far.min(front)
  near = near.max(float(-0.56).sub(off).div(slope))
}
const inside = smoothstep(0, 0.03, far.sub(near))
const shine = dot(normal, normalize(vec3(0.4, 0.7, 0.6))).max(0)
const gem = mix(
  vec3(0.16, 0.22, 0.5),
  vec3(0.55, 0.9, 1),
  shine.pow(2),
).add(abs(normal).mul(0.12))

export const fragment = vec4(mix(vec3(0.04, 0.05, 0.09), gem, inside), 1)
`,
    },
  ],
}
