/** Record of elasticOut. */
import { elasticOut } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'
import { clamped, pennerOn, timeParameter } from './time.ts'

export const elasticOutRecord: FunctionRecord = {
  slug: 'elasticOut',
  category: 'animation/easing',
  importName: 'elasticOut',
  call: elasticOut,
  shown: 'elasticOut',
  summary: {
    en: 'Eases from 0 to 1 like a spring that is let go: far past the goal, back, and after ever smaller swings to rest.',
    ja: '引いたばねを放したように、目標を大きく行き過ぎて戻り、揺れをだんだん小さくしながら静止するイージングです。',
  },
  intuition: {
    en: 'What is left of the way is a swing that dies away: a cosine with a period of 0.3, times 2 to the power of −10t, which halves with every tenth of the time. The goal is passed at 0.075 and then every 0.15. The first summit is 37 % too far, the dip after it 13 % too short, and so on with less each time. What is left at t = 1, a two-thousandth, is dropped.',
    ja: '残りの距離が、減衰する揺れになっています。周期0.3の余弦波に2の−10t乗を掛けたもので、揺れの大きさは時間が10分の1進むごとに半分になります。目標を通るのは0.075と、そのあと0.15ごとです。最初の山は37%行き過ぎ、続く谷は13%足りず、そのたびに小さくなります。t = 1で残る2000分の1ほどは切り捨てます。',
  },
  parameters: [timeParameter(clamped)],
  returns: {
    meaning: {
      en: 'The eased value: exactly 0 at the start, up to 1.373 on the way, exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、途中で1.373まで上がり、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1.3731 },
  },
  formula: String.raw`\begin{aligned} \operatorname{elasticOut}(t) &= 1 + 2^{-10t}\sin\dfrac{2\pi\,(t - p/4)}{p} \\ &= 1 - 2^{-10t}\cos\dfrac{2\pi t}{p}, \quad p = 0.3 \\ \operatorname{elasticOut}(t) &= \begin{cases} 0 & t \le 0 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { id: 'start', inputs: [0], result: 0, exact: true },
    {
      id: 'end',
      inputs: [1],
      result: 1,
      exact: true,
      note: { en: 'The swing would still be 0.0005 away here. It is exactly 1.', ja: '式のままなら0.0005ほど残りますが、ちょうど1にします。' },
    },
    { id: 'first-crossing', inputs: [0.075], result: 1, note: { en: 'Reaches the goal for the first time.', ja: '初めて目標に届きます。' } },
    { id: 'summit', inputs: [0.13474], result: 1.373098, note: { en: 'The highest point.', ja: '最も高い点です。' } },
    { id: 'one-period', inputs: [0.3], result: 0.875, note: { en: 'After one period an eighth is left.', ja: '1周期後に残る揺れは8分の1です。' } },
    { id: 'halfway', inputs: [0.5], result: 1.015625 },
    { id: 'before-start', inputs: [-1], result: 0, exact: true },
    { id: 'after-end', inputs: [2], result: 1, exact: true },
    {
      id: 'components',
      instance: 'elasticOut_vec3',
      inputs: [[0, 0.3, 1]],
      result: [0, 0.875, 1],
      note: { en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 1,
    oracle: {
      en: 'Penner’s equation with its sine, amplitude 1 and period 0.3, in double precision.',
      ja: '振幅1、周期0.3としたPennerの正弦の式を、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Smooth on the way; the last step to 1 is a jump of 0.0005, less than a pixel of most movements.',
      ja: '途中は滑らかです。最後に1へ移るときだけ0.0005の段差がありますが、たいていの動きでは1ピクセルに満ちません。',
    },
  },
  references: [pennerOn('Elastic')],
  provenance: fromReference,
  related: ['backOut', 'bounceOut'],
  confusedWith: [
    {
      name: 'backOut',
      difference: { en: 'Goes past the goal once, by a tenth, and does not swing.', ja: '行き過ぎるのは一度だけ、1割だけで、揺れません。' },
    },
    {
      name: 'bounceOut',
      difference: { en: 'Bounces off the goal and never passes it.', ja: '目標で跳ね返り、超えることはありません。' },
    },
    {
      name: { en: 'a spring simulation', ja: 'ばねのシミュレーション' },
      difference: {
        en: 'Has a mass and a stiffness, goes on for as long as it takes, and can be disturbed on the way. This has a fixed duration.',
        ja: '質量とばね定数を持ち、かかる時間は決まっておらず、途中で力を加えられます。この関数は所要時間が決まっています。',
      },
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'elastic.out(1, 0.3)' },
    {
      where: 'jQuery UI',
      name: 'easeOutElastic',
      note: { en: 'Dies away more slowly, as 2⁻⁸ᵗ, with a period of 0.375.', ja: '減衰が2の−8t乗と緩やかで、周期は0.375です。' },
    },
    {
      where: 'd3-ease',
      name: 'easeElasticOut',
      note: {
        en: 'Stretched so that it needs no cut at the end; up to 0.001 apart.',
        ja: '端で切り捨てが要らないように引き伸ばしてあり、最大で0.001ほど異なります。',
      },
    },
    { where: 'DOTween (Unity)', name: 'Ease.OutElastic' },
    { where: 'Flutter', name: 'Curves.elasticOut', note: { en: 'With a period of 0.4.', ja: '周期は0.4です。' } },
    { where: 'Blender', name: 'Elastic, Ease Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['elastic out', 'ease out elastic', 'easeOutElastic', 'spring', 'wobble', 'oscillation', 'damped', 'easing', 'tween'],
    ja: ['エラスティック', '弾性', 'ばね', 'バネ', 'スプリング', '揺れ', '減衰', 'ぷるぷる', 'びよーん', 'イージング', 'トゥイーン'],
  },
  preview: 'curve',
  examples: [
    {
      title: { en: 'Let a button wobble into place', ja: 'ボタンを揺らしながら出す' },
      code: `import { drawFill, elasticOut, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const size = elasticOut(time.mod(2).div(1.2))
const button = drawFill(
  rectSDF(p, vec2(0.32, 0.13).mul(size), 0.06),
  0,
  px,
)

export const fragment = vec4(
  mix(vec3(0.95, 0.94, 0.98), vec3(0.47, 0.27, 0.85), button),
  1,
)
`,
    },
    {
      title: { en: 'Rings that spring out one after another', ja: '次々に広がって揺れる輪' },
      code: `import { drawFill, elasticOut, hsl2rgb } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const distance = uv.sub(0.5).mul(resolution).mul(px).length()
const now = time.add(0.3).mod(4)

// From the largest, at the back, to the smallest:
// the small ones start first and shake the most.
const ring = (below: Vec3, i: number): Vec3 => {
  const radius = elasticOut(now.sub(i * 0.09).mul(0.6)).mul(
    0.08 + i * 0.07,
  )
  const paint = hsl2rgb(vec3(0.02 + i * 0.055, 0.75, 0.5 + i * 0.035))
  return mix(below, paint, drawFill(distance, radius, px))
}
const picture = [5, 4, 3, 2, 1, 0].reduce(
  ring,
  mix(vec3(0.1, 0.08, 0.16), vec3(0.05, 0.05, 0.1), distance),
)

export const fragment = vec4(picture, 1)
`,
    },
  ],
}
