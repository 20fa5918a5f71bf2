/** Record of exponentialInOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 with a leap: almost still at both ends, nearly everything in the middle third.',
    ja: '両端ではほとんど動かず、中央の3分の1でほぼすべて進む、飛び移るようなイージングです。',
  },
  intuition: {
    en: 'In the first half the value doubles with every twentieth of the time, ten times from 1/2048 to ½. In the second half what is left is halved just as often. So the leap looks the same at every scale. An exponential never is 0, so both ends are set: the value steps from 0 to 1/2048 and at the end from there to 1.',
    ja: '前半では、時間が20分の1進むごとに値が2倍になり、1/2048から½まで10回倍になります。後半では、残りの距離が同じように10回半分になります。指数関数は決して0にならないので、両端の値は別に定めています。始まりでは0から1/2048へ、終わりでは同じ幅だけ1へ、わずかに飛びます。',
  },
  parameters: { t: time(clamped) },
  returns: {
    meaning: {
      en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} &\operatorname{exponentialInOut}(t) \\ &\quad = \begin{cases} 0 & t \le 0 \\ \tfrac12\, 2^{10(2t - 1)} & 0 < t < \tfrac12 \\ 1 - \tfrac12\, 2^{-10(2t - 1)} & \tfrac12 \le t < 1 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [0],
      is: 0,
      exact: true,
      en: 'The formula alone would give 1/2048: things would be off before they start.',
      ja: '式のままでは1/2048になり、動き出す前からずれてしまいます。',
    },
    { of: [1], is: 1, exact: true },
    { of: [1e-6], is: 1 / 2048, en: 'The step out of the start.', ja: '動き出しの段差です。' },
    { of: [0.25], is: 1 / 64, en: 'A quarter of the time, a sixty-fourth of the way.', ja: '4分の1の時間で、まだ64分の1です。' },
    { of: [0.5], is: 0.5 },
    { of: [0.75], is: 63 / 64, en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    { instance: 'exponentialInOut_vec3', of: [[0, 0.25, 1]], is: [0, 1 / 64, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'power',
    scale: 1,
    oracle: {
      en: 'Penner’s two pieces with the ends he sets, in double precision.',
      ja: 'Pennerの二つの区間を、定められた両端の値とともに倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'A step of 1/2048 at each end. In the middle the slope is continuous, 6.9, and the curvature changes its sign at once.',
      ja: '両端に1/2048の段差があります。中央では傾き6.9で滑らかにつながり、曲がり方だけが一度に反転します。',
    },
  },
  claims: {},
  references: [pennerOn('Expo')],
  provenance: fromReference,
  related: ['cubicInOut', 'circularIn', 'smootherstep'],
  confusedWith: [
    {
      name: 'cubicInOut',
      difference: {
        en: 'The same shape, far gentler: three times the even speed in the middle, not seven.',
        ja: '形は似ていますが、ずっと穏やかです。中央の速さは7倍近くではなく3倍です。',
      },
    },
    { name: 'exp', difference: { en: 'The exponential itself; it has no ends.', ja: '指数関数そのものです。始まりも終わりもありません。' } },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'expo.inOut', note: { en: 'With a correction that reaches 0 without a step.', ja: '段差なしで0に届くように補正されています。' } },
    { where: 'jQuery UI', name: 'easeInOutExpo', note: { en: 'Sixth powers, no exponential.', ja: '指数関数ではなく、6乗です。' } },
    {
      where: 'd3-ease',
      name: 'easeExpInOut',
      note: { en: 'Stretched so that it has no step; up to 0.0005 apart.', ja: '段差がないように引き伸ばしてあり、最大で0.0005ほど異なります。' },
    },
    { where: 'DOTween (Unity)', name: 'Ease.InOutExpo' },
    { where: 'Blender', name: 'Exponential, Ease In and Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['exponential in out', 'expo', 'ease in out expo', 'easeInOutExpo', 'snap', 'easing', 'tween', 'transition'],
    ja: ['エクスポネンシャル', '指数', '指数関数', '急加速', 'スナップ', '切り替え', 'イージング', 'トゥイーン', 'トランジション'],
  },
  examples: {
    'change-to-the-next-slide': { en: 'Change to the next slide', ja: '次のスライドへ切り替える' },
    'stripes-that-shoot-past-one-day': { en: 'Stripes that shoot past, one day to the next', ja: '縞が走り抜けて昼と夜が入れ替わる' },
  },
}
