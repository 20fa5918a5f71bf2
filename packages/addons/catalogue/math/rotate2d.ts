/** Record of rotate2d. */
import { rotate2d } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const rotate2dRecord: FunctionRecord = {
  slug: 'rotate2d',
  category: 'math',
  importName: 'rotate2d',
  call: rotate2d,
  shown: 'rotate2d',
  summary: {
    en: 'The matrix that turns the plane counter-clockwise about the origin.',
    ja: '平面を原点のまわりに反時計回りに回す行列です。',
  },
  intuition: {
    en: 'A matrix is known by where it sends the two axes, and those are its columns. A turn sends the x axis to (cos θ, sin θ), round the unit circle, and the y axis a quarter turn ahead of it, to (−sin θ, cos θ). Everything else comes along with the axes, without being stretched or mirrored. GLSL, WGSL and Kirari write a matrix column after column: the minus stands third.',
    ja: '行列は、二つの軸をどこへ移すかで決まります。移した先が、そのまま行列の列です。回転ならx軸は単位円の上の (cos θ, sin θ) へ、y軸はそこから90°先の (−sin θ, cos θ) へ移ります。ほかの点もすべて軸と一緒に動き、伸びることも裏返ることもありません。GLSLもWGSLもKirariも、行列は列ごとに書きます。マイナスは三番目に来ます。',
  },
  parameters: [
    {
      name: 'angle',
      meaning: { en: 'How far to turn.', ja: '回す角度です。' },
      unit: 'radians',
      role: 'control',
      range: [-3.14, 3.14],
      default: 0.6,
      step: 0.01,
      outside: {
        en: 'Any angle. After many turns sine and cosine lose digits: bring a growing angle back by whole turns.',
        ja: 'どんな角度でもかまいません。ただし何周もするとsinとcosの精度が落ちるので、増え続ける角度は一周分ずつ引き戻してください。',
      },
    },
  ],
  returns: {
    meaning: {
      en: 'The matrix, to be multiplied from the left: rotate2d(angle).mul(v). Coordinates that are turned show a picture that is turned the other way.',
      ja: '左から掛けて使う行列です（rotate2d(angle).mul(v)）。座標を回すと、描かれる絵は逆向きに回って見えます。',
    },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} R(\theta) = \begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix} \\ = \operatorname{mat2}(\underbrace{\cos\theta,\ \sin\theta}_{R[0]},\ \underbrace{-\sin\theta,\ \cos\theta}_{R[1]}) \end{gathered}`,
  edgeCases: [
    { id: 'no-turn', inputs: [0], result: [1, 0, 0, 1], note: { en: 'The identity.', ja: '単位行列です。' } },
    {
      id: 'quarter-turn',
      inputs: [Math.PI / 2],
      result: [0, 1, -1, 0],
      note: { en: 'The first column: x goes to y. That is counter-clockwise.', ja: '一列目を見ると、x軸がy軸に移っています。これが反時計回りです。' },
    },
    { id: 'quarter-turn-back', inputs: [-Math.PI / 2], result: [0, -1, 1, 0] },
    {
      id: 'half-turn',
      inputs: [Math.PI],
      result: [-1, 0, 0, -1],
      note: { en: 'A half turn either way is the same.', ja: 'どちら向きに回しても、半回転は同じです。' },
    },
    { id: 'eighth-of-a-turn', inputs: [Math.PI / 4], result: [Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2, Math.SQRT1_2] },
    { id: 'whole-turn', inputs: [2 * Math.PI], result: [1, 0, 0, 1] },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'gl-matrix’s mat2.fromRotation in double precision; turns must add up, keep lengths and take x to y.',
      ja: 'gl-matrixのmat2.fromRotationを倍精度で計算したものです。回転が足し合わさること、長さが変わらないこと、x軸がy軸に移ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', note: { en: 'Sine and cosine, without a break.', ja: 'sinとcosだけなので、どこでも滑らかです。' } },
  references: [
    {
      title: 'Foundations of Game Engine Development, Volume 1: Mathematics',
      authors: 'Eric Lengyel',
      year: 2016,
      section: '2.2, Rotations',
    },
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '5.4.2, Vector and Matrix Constructors: column by column',
    },
  ],
  provenance: fromReference,
  related: ['safeInverse', 'quatRotate', 'kaleidoscope'],
  confusedWith: [
    {
      name: { en: 'the transposed matrix', ja: '転置した行列' },
      difference: {
        en: 'mat2(c, −s, s, c) turns clockwise. It comes from reading the formula row by row, or from code that multiplies from the right.',
        ja: 'mat2(c, −s, s, c) は時計回りです。式を行ごとに読み取ったときや、右から掛けるコードを移したときに生じます。',
      },
    },
    {
      name: { en: 'a turn of the picture', ja: '絵の回転' },
      difference: {
        en: 'What is drawn from turned coordinates is turned by −θ. To turn the picture counter-clockwise, turn the coordinates by the negative angle.',
        ja: '回した座標に描いた絵は、−θだけ回って見えます。絵を反時計回りに回すには、座標を負の角度で回してください。',
      },
    },
  ],
  elsewhere: [
    { where: 'gl-matrix', name: 'mat2.fromRotation' },
    {
      where: 'Unity Shader Graph',
      name: 'Rotate',
      note: { en: 'Turns coordinates about a centre, without a matrix.', ja: '行列を作らず、座標を中心のまわりに回します。' },
    },
    { where: 'CSS', name: 'rotate()', note: { en: 'Clockwise, because its y points down.', ja: 'yが下向きなので、時計回りです。' } },
    { where: 'three.js TSL', name: 'rotateUV, rotate', note: { en: 'Turn coordinates.', ja: '座標を回します。' } },
    { where: 'Blender', name: 'Vector Rotate' },
  ],
  synonyms: {
    en: ['rotation', 'rotate', 'rotation matrix', 'turn', 'spin', 'mat2', 'angle', '2d'],
    ja: ['回転', 'かいてん', '回転行列', '回す', 'まわす', '行列', '角度', '二次元', '座標変換'],
  },
  preview: 'transform',
  examples: [
    {
      title: { en: 'A turning square', ja: '回る正方形' },
      code: `import { drawFill, rectSDF, rotate2d } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const square = drawFill(
  rectSDF(rotate2d(time.mul(0.5)).mul(p), vec2(0.25), 0.03),
  0,
  px,
)

export const fragment = vec4(
  mix(vec3(0.09, 0.11, 0.16), vec3(1, 0.7, 0.35), square),
  1,
)
`,
    },
    {
      title: { en: 'Marble by turning and folding', ja: '回しては曲げて作る大理石模様' },
      code: `import { rotate2d } from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Each round turns the plane a little, and pushes
// every place along by a wave of the others.
let p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(5)
const turn = rotate2d(0.9)
for (let i = 1; i <= 5; i++) {
  p = turn.mul(p)
  const wave = vec2(
    sin(p.y.mul(1.2).add(time.mul(0.3)).add(i)),
    sin(p.x.mul(1.1).sub(time.mul(0.2))),
  )
  p = p.add(wave.mul(1.5 / i))
}
const vein = sin(p.x.add(p.y)).mul(0.5).add(0.5)
const stone = mix(vec3(0.1, 0.16, 0.25), vec3(0.96, 0.9, 0.82), vein)

export const fragment = vec4(
  mix(
    stone,
    vec3(0.85, 0.5, 0.25),
    sin(p.x.mul(2)).max(0).pow(8).mul(0.6),
  ),
  1,
)
`,
    },
  ],
}
