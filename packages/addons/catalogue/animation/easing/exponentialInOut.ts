/** Record of exponentialInOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1, almost still at both ends: 90% of the movement happens in the middle third.',
    ja: '両端ではほとんど動かず、中央の3分の1の時間で全体の90%を進むイージングです。',
  },
  intuition: {
    en: 'In the first half the value doubles every twentieth of the time: ten times, from 1/2048 to ½. In the second half the remaining distance halves at the same rate. No exponential reaches 0, so both ends are set explicitly: the value jumps by 1/2048 at the start, and by the same amount at the end.',
    ja: '前半では、時間が20分の1進むごとに値が2倍になり、1/2048から½まで10回倍になります。後半では、残りの距離が同じ割合で半分になります。指数関数は0にならないので、両端の値は別に定めています。始まりで1/2048、終わりでも同じ幅だけ値が飛びます。',
  },
  parameters: { t: time(clamped) },
  returns: {
    en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} &\operatorname{exponentialInOut}(t) \\ &\quad = \begin{cases} 0 & t \le 0 \\ \tfrac12\, 2^{10(2t - 1)} & 0 < t < \tfrac12 \\ 1 - \tfrac12\, 2^{-10(2t - 1)} & \tfrac12 \le t < 1 \\ 1 & t \ge 1 \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [0],
      is: 0,
      exact: true,
      en: 'The exponential alone would give 1/2048.',
      ja: '指数関数のままなら1/2048になります。',
    },
    { of: [1], is: 1, exact: true },
    { of: [1e-6], is: 1 / 2048, en: 'Just after the jump at the start.', ja: '始まりの段差の直後です。' },
    { of: [0.25], is: 1 / 64, en: 'A quarter of the time, a sixty-fourth of the way.', ja: '4分の1の時間で、まだ64分の1です。' },
    { of: [0.5], is: 0.5 },
    { of: [0.75], is: 63 / 64, en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    { overload: 'vec3', of: [[0, 0.25, 1]], is: [0, 1 / 64, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'Penner’s two pieces with the ends he sets, in double precision.',
      ja: 'Pennerの二つの区間を、定められた両端の値とともに倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A jump of 1/2048 at each end. In the middle the slope is continuous (10 ln 2 ≈ 6.93), and the second derivative changes its sign.',
    ja: '両端に1/2048の段差があります。中央では傾き（10 ln 2 ≈ 6.93）は連続ですが、2階微分の符号が反転します。',
  },
  claims: {
    'It stays 0 before the start and 1 after the end': 'is held before the start and after the end, or goes on with its formula',
    '90% of the movement happens in the middle third':
      'exponentialInOut doubles every twentieth, jumps by 1/2048 at its ends and makes 90% of its way in the middle third',
    'doubles every twentieth of the time: ten times, from 1/2048 to ½':
      'exponentialInOut doubles every twentieth, jumps by 1/2048 at its ends and makes 90% of its way in the middle third',
    'the remaining distance halves at the same rate': '$name is the same turned round the middle',
    'the value jumps by 1/2048 at the start, and by the same amount at the end':
      'exponentialInOut doubles every twentieth, jumps by 1/2048 at its ends and makes 90% of its way in the middle third',
    'exactly 0 at the start and exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'A jump of 1/2048 at each end': 'exponentialInOut doubles every twentieth, jumps by 1/2048 at its ends and makes 90% of its way in the middle third',
    'the slope is continuous (10 ln 2 ≈ 6.93), and the second derivative changes its sign':
      '$name has its slope and its second derivative on either side of the middle',
    'the slope in the middle is 3 instead of 6.93': '$name has its slope and its second derivative on either side of the middle',
  },
  references: [pennerOn('Expo')],
  provenance: fromReference,
  related: ['exponentialIn', 'exponentialOut', 'quinticInOut', 'cubicInOut', 'circularInOut'],
  confusedWith: [
    {
      name: 'cubicInOut',
      en: 'The same shape, but gentler: the slope in the middle is 3 instead of 6.93.',
      ja: '形は似ていますが、より穏やかです。中央の傾きは6.93ではなく3です。',
    },
    {
      name: 'exp',
      en: 'The exponential function itself, base e, without a start and an end.',
      ja: '底がeの指数関数そのものです。始まりも終わりもありません。',
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'expo.inOut', note: { en: 'Corrected to reach 0 and 1 without a jump.', ja: '段差なしで0と1に届くように補正されています。' } },
    { where: 'jQuery UI', name: 'easeInOutExpo', note: { en: 'Uses t⁶ instead of an exponential.', ja: '指数関数ではなく、tの6乗を使います。' } },
    {
      where: 'd3-ease',
      name: 'easeExpInOut',
      note: { en: 'Rescaled so that it has no jump; differs by up to 0.0005.', ja: '段差がないように拡大縮小してあり、最大で0.0005ほど異なります。' },
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
