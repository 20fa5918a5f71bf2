/** Record of circularIn. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 along a quarter of a circle: a slow start, and full speed on arrival.',
    ja: '四分円に沿って0から1へ進むイージングです。ゆっくり始まり、最も速い状態で終わります。',
  },
  intuition: {
    en: 'Draw a circle of radius 1 about the point (0, 1) and follow it from its lowest point to the right. It hardly rises at first, since the circle lies flat there, and in the end it goes straight up: the slope has no limit at t = 1. No power of t does that, which is why this curve looks as if it were pulled into its goal.',
    ja: '点 (0, 1) を中心とする半径1の円を、最も低い点から右へたどってみてください。はじめは円がほぼ水平なのでほとんど上がらず、最後は真上に向かいます。t = 1では傾きに上限がありません。tのべき乗ではこうはなりません。そのため、この曲線は目標に吸い込まれるように見えます。',
  },
  parameters: { t: time(clamped) },
  returns: {
    meaning: {
      en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} u &= \operatorname{clamp}(t, 0, 1) \\ \operatorname{circularIn}(t) &= 1 - \sqrt{1 - u^2} \\ &= \frac{u^2}{1 + \sqrt{(1 - u)(1 + u)}} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true, en: 'The slope is infinite here, the value is not.', ja: 'ここで傾きは無限大になりますが、値は有限です。' },
    { of: [0.5], is: 1 - Math.sqrt(0.75), en: 'Only 13 % of the way.', ja: 'まだ13%しか進んでいません。' },
    { of: [0.6], is: 0.2, en: 'A right triangle with the sides 0.6, 0.8 and 1.', ja: '辺が0.6、0.8、1の直角三角形です。' },
    {
      of: [0.0001],
      is: 5.0000000125e-9,
      en: 'Not 0: the quotient keeps digits that the difference would lose.',
      ja: '0にはなりません。引き算なら失われる桁も、割り算の形なら残ります。',
    },
    { of: [1.0000001], is: 1, exact: true, en: 'No root of a negative number is taken: never NaN.', ja: '負の数の平方根は取らないので、NaNにはなりません。' },
    { of: [-1], is: 0, exact: true },
    { instance: 'circularIn_vec3', of: [[0, 0.6, 1]], is: [0, 0.2, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: { class: 'division', scale: 1, oracle: { en: '1 − √(1 − t²) in double precision.', ja: '1 − √(1 − t²) を倍精度で計算したものです。' } },
  continuity: {
    order: 0,
    note: { en: 'Smooth up to the end, where the slope grows without limit.', ja: '終わりの手前までは滑らかで、終わりでは傾きが限りなく大きくなります。' },
  },
  claims: {},
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
      difference: { en: 't² starts with twice the curvature and ends with slope 2.', ja: 't² です。始まりの曲がり方は2倍で、終わりの傾きは2です。' },
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
  examples: {
    'fill-a-bar-faster-and-faster': { en: 'Fill a bar, faster and faster', ja: 'バーをどんどん速く満たす' },
    'pearls-the-arc-as-the-roundness': { en: 'Pearls: the arc as the roundness of a ball', ja: '真珠：円弧を球の丸みとして使う' },
  },
}
