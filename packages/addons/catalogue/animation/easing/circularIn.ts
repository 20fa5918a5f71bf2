/** Record of circularIn. */
import { circularIn } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { clamped, pennerOn, timeParameter } from './time.ts'

export const circularInRecord: FunctionRecord = {
  slug: 'circularIn',
  category: 'animation/easing',
  importName: 'circularIn',
  call: circularIn,
  shown: 'circularIn',
  summary: {
    en: 'Eases from 0 to 1 along a quarter of a circle: a slow start, and full speed on arrival.',
    ja: '四分円に沿って0から1へ進むイージングです。ゆっくり始まり、最も速い状態で終わります。',
  },
  intuition: {
    en: 'Draw a circle of radius 1 about the point (0, 1) and follow it from its lowest point to the right. It hardly rises at first, since the circle lies flat there, and in the end it goes straight up: the slope has no limit at t = 1. No power of t does that, which is why this curve looks as if it were pulled into its goal.',
    ja: '点 (0, 1) を中心とする半径1の円を、最も低い点から右へたどってみてください。はじめは円がほぼ水平なのでほとんど上がらず、最後は真上に向かいます。t = 1では傾きに上限がありません。tのべき乗ではこうはなりません。そのため、この曲線は目標に吸い込まれるように見えます。',
  },
  parameters: [timeParameter(clamped)],
  returns: {
    meaning: {
      en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} u &= \operatorname{clamp}(t, 0, 1) \\ \operatorname{circularIn}(t) &= 1 - \sqrt{1 - u^2} \\ &= \frac{u^2}{1 + \sqrt{(1 - u)(1 + u)}} \end{aligned}`,
  edgeCases: [
    { id: 'start', inputs: [0], result: 0, exact: true },
    {
      id: 'end',
      inputs: [1],
      result: 1,
      exact: true,
      note: { en: 'The slope is infinite here, the value is not.', ja: 'ここで傾きは無限大になりますが、値は有限です。' },
    },
    { id: 'halfway', inputs: [0.5], result: 1 - Math.sqrt(0.75), note: { en: 'Only 13 % of the way.', ja: 'まだ13%しか進んでいません。' } },
    {
      id: 'three-four-five',
      inputs: [0.6],
      result: 0.2,
      note: { en: 'A right triangle with the sides 0.6, 0.8 and 1.', ja: '辺が0.6、0.8、1の直角三角形です。' },
    },
    {
      id: 'very-small',
      inputs: [0.0001],
      result: 5.0000000125e-9,
      note: { en: 'Not 0: the quotient keeps digits that the difference would lose.', ja: '0にはなりません。引き算なら失われる桁も、割り算の形なら残ります。' },
    },
    {
      id: 'a-little-past-the-end',
      inputs: [1.0000001],
      result: 1,
      exact: true,
      note: { en: 'No root of a negative number is taken: never NaN.', ja: '負の数の平方根は取らないので、NaNにはなりません。' },
    },
    { id: 'before-start', inputs: [-1], result: 0, exact: true },
    {
      id: 'components',
      instance: 'circularIn_vec3',
      inputs: [[0, 0.6, 1]],
      result: [0, 0.2, 1],
      note: { en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: { en: '1 − √(1 − t²) in double precision.', ja: '1 − √(1 − t²) を倍精度で計算したものです。' },
  },
  continuity: {
    order: 0,
    note: { en: 'Smooth up to the end, where the slope grows without limit.', ja: '終わりの手前までは滑らかで、終わりでは傾きが限りなく大きくなります。' },
  },
  references: [pennerOn('Circular')],
  provenance: fromReference,
  related: ['cubicInOut', 'exponentialInOut', 'smootherstep'],
  confusedWith: [
    {
      name: 'sineIn',
      difference: {
        en: 'A quarter of a sine wave: it arrives at a moderate speed, not straight up.',
        ja: '正弦波の4分の1です。終わりの速さはほどほどで、真上には向かいません。',
      },
    },
    {
      name: { en: 'quadratic easing', ja: '2乗のイージング' },
      difference: {
        en: 't² starts with twice the curvature and ends with slope 2.',
        ja: 't² です。始まりの曲がり方は2倍で、終わりの傾きは2です。',
      },
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'circ.in' },
    { where: 'jQuery UI', name: 'easeInCirc' },
    { where: 'd3-ease', name: 'easeCircleIn', note: { en: 'The same numbers.', ja: '同じ数値になります。' } },
    { where: 'DOTween (Unity)', name: 'Ease.InCirc' },
    { where: 'Blender', name: 'Circular, Ease In', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['circular in', 'ease in circ', 'easeInCirc', 'quarter circle', 'arc', 'easing', 'tween', 'acceleration'],
    ja: ['サーキュラー', '円形', '円弧', '四分円', '加速', 'イージング', 'トゥイーン', '緩急'],
  },
  preview: 'curve',
  examples: [
    {
      title: { en: 'Fill a bar, faster and faster', ja: 'バーをどんどん速く満たす' },
      code: `import { circularIn, drawFill, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const bar = drawFill(rectSDF(p, vec2(0.6, 0.06), 0.06), 0, px)
const filled = step(p.x, circularIn(time.mod(1.6)).mul(1.2).sub(0.6))
const paint = mix(vec3(0.82, 0.84, 0.88), vec3(0.1, 0.6, 0.5), filled)

export const fragment = vec4(mix(vec3(0.95, 0.96, 0.97), paint, bar), 1)
`,
    },
    {
      title: { en: 'Pearls: the arc as the roundness of a ball', ja: '真珠：円弧を球の丸みとして使う' },
      code: `import { circularIn, drawFill, hsl2rgb } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const across = 5
const px = float(across).div(resolution.y)
const grid = uv.mul(resolution).div(resolution.y).mul(across)
const p = grid.fract().sub(0.5).mul(2.2)

// How far the surface falls away from the eye, and from the light.
const rim = circularIn(p.length())
const light = vec2(cos(time), sin(time)).mul(0.35)
const shade = circularIn(p.distance(light).mul(0.75))
const hue = hsl2rgb(
  vec3(grid.x.floor().add(grid.y.floor()).mul(0.045).add(0.92), 0.45, 0.8),
)
const pearl = mix(hue, vec3(0.22, 0.2, 0.34), shade).mul(
  float(1).sub(rim.mul(0.5)),
)
const shine = float(1)
  .sub(circularIn(p.distance(light).mul(2.2)))
  .pow(3)
  .mul(0.5)

const ball = drawFill(p.length(), 1, px.mul(2.2))
export const fragment = vec4(
  mix(vec3(0.08, 0.08, 0.13), pearl.add(shine), ball),
  1,
)
`,
    },
  ],
}
