/** Record of circularIn. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 along a quarter circle: it starts slowly and is fastest at the end.',
    ja: '四分円に沿って0から1へ進むイージングです。ゆっくり始まり、最も速い状態で終わります。',
  },
  intuition: {
    en: 'Take the circle of radius 1 around the point (0, 1) and follow it to the right from its lowest point. It is flat there, so the value hardly rises at first. At t = 1 it is vertical: the slope grows without bound. No power tⁿ with n ≥ 1 does that, so the end looks more abrupt than in the other “in” easings.',
    ja: '点 (0, 1) を中心とする半径1の円を、最も低い点から右へたどってみてください。はじめは円がほぼ水平なのでほとんど上がらず、最後は真上に向かいます。t = 1では傾きが限りなく大きくなります。tⁿ（n ≥ 1）ではこうはならないので、ほかの「in」のイージングよりも終わりが急に見えます。',
  },
  parameters: { t: time(clamped) },
  returns: {
    en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} u &= \operatorname{clamp}(t, 0, 1) \\ \operatorname{circularIn}(t) &= 1 - \sqrt{1 - u^2} \\ &= \frac{u^2}{1 + \sqrt{(1 - u)(1 + u)}} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true, en: 'The slope is infinite here; the value is exact.', ja: 'ここで傾きは無限大になりますが、値は正確です。' },
    { of: [0.5], is: 1 - Math.sqrt(0.75), en: 'Only 13% of the way.', ja: 'まだ13%しか進んでいません。' },
    { of: [0.6], is: 0.2, en: 'A right triangle with the sides 0.6, 0.8 and 1.', ja: '辺が0.6、0.8、1の直角三角形です。' },
    {
      of: [0.0001],
      is: 5.0000000125e-9,
      en: 'Not 0: the quotient keeps the digits that 1 − √(1 − t²) would cancel.',
      ja: '0にはなりません。1 − √(1 − t²) では桁落ちで失われる桁も、割り算の形なら残ります。',
    },
    {
      of: [1.0000001],
      is: 1,
      exact: true,
      en: 't is clamped before the square root, so the result is never NaN.',
      ja: '平方根の前にtをクランプするので、NaNにはなりません。',
    },
    { of: [-1], is: 0, exact: true },
    { overload: 'vec3', of: [[0, 0.6, 1]], is: [0, 0.2, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: { class: 'division', oracle: { en: '1 − √(1 − t²) in double precision.', ja: '1 − √(1 − t²) を倍精度で計算したものです。' } },
  continuity: {
    order: 0,
    en: 'The slope grows without bound towards t = 1, and is 0 beyond it.',
    ja: '傾きはt = 1に近づくにつれて限りなく大きくなり、その先では0です。',
  },
  claims: {
    'It stays 0 before the start and 1 after the end': 'is held before the start and after the end, or goes on with its formula',
    'Take the circle of radius 1 around the point (0, 1)': 'circularIn lies on a circle about (0, 1)',
    'the slope grows without bound': 'circularIn starts with the curvature 1 and gets steeper without bound',
    'exactly 0 at the start and exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'the quotient keeps the digits': 'circularIn keeps the digits of small results and is held at 1',
    'the result is never NaN': 'circularIn keeps the digits of small results and is held at 1',
    'The slope grows without bound towards t = 1, and is 0 beyond it': 'circularIn starts with the curvature 1 and gets steeper without bound',
    't² starts with twice the curvature': 'circularIn starts with the curvature 1 and gets steeper without bound',
  },
  references: [pennerOn('Circular')],
  provenance: fromReference,
  related: ['circularOut', 'circularInOut', 'sineIn', 'exponentialIn'],
  confusedWith: [
    {
      name: 'sineIn',
      en: 'A quarter of a sine wave: it ends with the slope π/2 instead of a vertical one.',
      ja: '正弦波の4分の1です。終わりの傾きは無限大ではなく、π/2です。',
    },
    {
      name: { en: 'quadratic easing', ja: '2乗のイージング' },
      en: 't² starts with twice the curvature and ends with the slope 2.',
      ja: 't² です。始まりの曲がり方は2倍で、終わりの傾きは2です。',
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
