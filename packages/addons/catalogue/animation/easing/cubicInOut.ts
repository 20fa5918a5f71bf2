/** Record of cubicInOut. */
import { cubicInOut } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { pennerOn, timeParameter } from './time.ts'

export const cubicInOutRecord: FunctionRecord = {
  slug: 'cubicInOut',
  category: 'animation/easing',
  importName: 'cubicInOut',
  call: cubicInOut,
  shown: 'cubicInOut',
  summary: {
    en: 'Eases from 0 to 1 with a gentle start and a gentle end, fastest in the middle: the everyday easing.',
    ja: '静かに始まって静かに終わり、中間で最も速くなるイージングです。日常的に最もよく使われます。',
  },
  intuition: {
    en: 'The first half is t³, shrunk to a quarter of the square; the second half is the first turned round by half a turn. At the middle both have the slope 3, three times the even speed, so they join without a kink. The speed itself is a parabola on each side.',
    ja: '前半はt³を縦横とも半分に縮めたもので、後半は前半を180度回したものです。中央ではどちらも傾きが3、つまり一定の速さで動く場合の3倍になるので、角ができずにつながります。速さの変化は、左右それぞれが放物線です。',
  },
  parameters: [
    timeParameter({
      en: 'The cubes go on: below 0 before the start, above 1 after the end. Saturate t where it may leave 0 to 1.',
      ja: '三次式のまま続きます。始まりより前は負になり、終わりより後は1を超えます。tが0〜1を外れうるときは、先にsaturateしてください。',
    }),
  ],
  returns: {
    meaning: {
      en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{cubicInOut}(t) = \begin{cases} 4\,t^3 & t < \tfrac12 \\ 1 - 4\,(1 - t)^3 & t \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { id: 'start', inputs: [0], result: 0, exact: true },
    { id: 'end', inputs: [1], result: 1, exact: true },
    { id: 'halfway', inputs: [0.5], result: 0.5, exact: true, note: { en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' } },
    {
      id: 'quarter',
      inputs: [0.25],
      result: 0.0625,
      exact: true,
      note: { en: 'A quarter of the time, a sixteenth of the way.', ja: '4分の1の時間で、まだ16分の1です。' },
    },
    {
      id: 'three-quarters',
      inputs: [0.75],
      result: 0.9375,
      exact: true,
      note: { en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    },
    { id: 'before-start', inputs: [-0.5], result: -0.5, exact: true, note: { en: 'Not clamped.', ja: 'クランプはしません。' } },
    { id: 'after-end', inputs: [2], result: 5, exact: true, note: { en: 'Not clamped.', ja: 'クランプはしません。' } },
    {
      id: 'components',
      instance: 'cubicInOut_vec3',
      inputs: [[0.25, 0.5, 1]],
      result: [0.0625, 0.5, 1],
      exact: true,
      note: { en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: { en: 'Penner’s two pieces as he prints them, in double precision.', ja: 'Pennerの二つの区間を、公表された形のまま倍精度で計算したものです。' },
  },
  continuity: {
    order: 1,
    note: {
      en: 'In the middle the curvature changes its sign at once, from 12 to −12. The eye does not see it.',
      ja: '中央で曲がり方が12から−12へ一度に変わりますが、目には分かりません。',
    },
  },
  references: [pennerOn('Cubic')],
  provenance: fromReference,
  related: ['smootherstep', 'exponentialInOut', 'backOut'],
  confusedWith: [
    {
      name: 'smoothstep',
      difference: {
        en: '3t² − 2t³, a single cubic: gentler in the middle, with the slope 1.5 instead of 3.',
        ja: '3t² − 2t³という一つの三次式です。中央の傾きは3ではなく1.5で、より穏やかです。',
      },
    },
    {
      name: 'ease-in-out',
      difference: {
        en: 'The keyword of CSS is a Bézier curve that is less pronounced.',
        ja: 'CSSのキーワードです。ベジエ曲線で、緩急はこれより控えめです。',
      },
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'power2.inOut' },
    { where: 'jQuery UI', name: 'easeInOutCubic' },
    { where: 'd3-ease', name: 'easeCubicInOut', note: { en: 'The same numbers.', ja: '同じ数値になります。' } },
    { where: 'DOTween (Unity)', name: 'Ease.InOutCubic' },
    { where: 'CSS', name: 'cubic-bezier(0.65, 0, 0.35, 1)', note: { en: 'Close to it, not the same curve.', ja: '近い曲線ですが、同じではありません。' } },
    { where: 'Blender', name: 'Cubic, Ease In and Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['cubic in out', 'ease in out cubic', 'easeInOutCubic', 'ease in out', 'easing', 'tween', 'slow in slow out'],
    ja: ['キュービック', '三次', '3乗', 'イーズインアウト', '加速と減速', 'イージング', 'トゥイーン', '緩急', '補間'],
  },
  preview: 'curve',
  examples: [
    {
      title: { en: 'Move a ball to and fro', ja: 'ボールを往復させる' },
      code: `import { cubicInOut, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// 0 to 1 and back again.
const there = time.mod(2).sub(1).abs()
const ball = drawFill(
  p.distance(vec2(mix(-0.6, 0.6, cubicInOut(there)), 0)),
  0.12,
  px,
)

export const fragment = vec4(
  mix(vec3(0.96, 0.95, 0.92), vec3(0.2, 0.45, 0.75), ball),
  1,
)
`,
    },
    {
      title: { en: 'Blinds that open on an evening sky', ja: '夕空に向かって開くブラインド' },
      code: `import { cubicInOut, drawFill } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sky = mix(
  vec3(0.98, 0.62, 0.36),
  vec3(0.2, 0.22, 0.45),
  smoothstep(-0.4, 0.5, p.y),
)
const sun = exp(p.distance(vec2(0.15, -0.1)).sub(0.12).max(0).mul(-16))
const view = mix(sky, vec3(1, 0.93, 0.75), sun)

// Twelve slats; each turns a little after the one above it.
const slats = uv.y.mul(12)
const later = slats.floor().div(-12).add(1).mul(0.8)
const open = cubicInOut(
  time.add(3.4).mod(6).sub(3).abs().sub(0.2).sub(later).saturate(),
)
const px = float(12).div(resolution.y)
const fromMiddle = slats.fract().sub(0.5).abs()
const slat = drawFill(fromMiddle, mix(0.5, 0.06, open), px)
const wood = mix(
  vec3(0.32, 0.24, 0.2),
  vec3(0.5, 0.38, 0.3),
  slats.fract(),
)

export const fragment = vec4(mix(view, wood, slat), 1)
`,
    },
  ],
}
