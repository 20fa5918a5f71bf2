/** Record of cubicInOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 with a gentle start and a gentle end, fastest in the middle. A good default.',
    ja: '静かに始まって静かに終わり、中央で最も速くなるイージングです。迷ったときの標準として使えます。',
  },
  intuition: {
    en: 'The first half is t³, scaled to half its width and height. The second half is the first, rotated by 180° around the middle. Both have the slope 3 there, three times the constant speed, so they join without a kink.',
    ja: '前半はt³を縦横とも半分に縮めたもので、後半は前半を中央のまわりに180度回したものです。中央ではどちらも傾きが3、つまり一定の速さで動く場合の3倍になるので、角ができずにつながります。',
  },
  parameters: {
    t: time({
      en: 'Not clamped: the cubics go below 0 before the start and above 1 after the end. Saturate t if it may leave 0–1.',
      ja: 'クランプしません。三次式のまま、始まりより前は負に、終わりより後は1より大きくなります。tが0〜1を外れうるときは、先にsaturateしてください。',
    }),
  },
  returns: {
    en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{cubicInOut}(t) = \begin{cases} 4\,t^3 & t < \tfrac12 \\ 1 - 4\,(1 - t)^3 & t \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true },
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.0625, exact: true, en: 'A quarter of the time, a sixteenth of the way.', ja: '4分の1の時間で、まだ16分の1です。' },
    { of: [0.75], is: 0.9375, exact: true, en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    { of: [-0.5], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { overload: 'vec3', of: [[0.25, 0.5, 1]], is: [0.0625, 0.5, 1], exact: true, en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'Penner’s two pieces as he prints them, in double precision.', ja: 'Pennerの二つの区間を、公表された形のまま倍精度で計算したものです。' },
  },
  continuity: { order: 1, en: 'In the middle the second derivative jumps from 12 to −12.', ja: '中央で2階微分が12から−12へ飛びます。' },
  claims: {
    'rotated by 180° around the middle': '$name is the same turned round the middle',
    'The first half is t³, scaled to half its width and height': 'is its “in” easing at half the size until halfway',
    'Both have the slope 3 there': '$name has its slope and its second derivative on either side of the middle',
    'the second derivative jumps from 12 to −12': '$name has its slope and its second derivative on either side of the middle',
    'exactly 0 at the start and exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'below 0 before the start and above 1 after the end': 'is held before the start and after the end, or goes on with its formula',
  },
  references: [pennerOn('Cubic')],
  provenance: fromReference,
  related: ['cubicIn', 'cubicOut', 'sineInOut', 'quarticInOut', 'exponentialInOut', 'backInOut', 'smootherstep'],
  confusedWith: [
    {
      name: 'smoothstep',
      en: '3t² − 2t³, a single cubic. Its slope in the middle is 1.5 instead of 3.',
      ja: '3t² − 2t³という一つの三次式です。中央の傾きは3ではなく1.5です。',
    },
    {
      name: 'ease-in-out',
      en: 'The CSS keyword is cubic-bezier(0.42, 0, 0.58, 1), which is less steep in the middle.',
      ja: 'CSSのキーワードで、cubic-bezier(0.42, 0, 0.58, 1) です。中央の傾きはこれより緩やかです。',
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'power2.inOut' },
    { where: 'jQuery UI', name: 'easeInOutCubic' },
    { where: 'd3-ease', name: 'easeCubicInOut', note: { en: 'The same numbers.', ja: '同じ数値になります。' } },
    { where: 'DOTween (Unity)', name: 'Ease.InOutCubic' },
    { where: 'CSS', name: 'cubic-bezier(0.65, 0, 0.35, 1)', note: { en: 'A close approximation.', ja: '近似した曲線です。' } },
    { where: 'Blender', name: 'Cubic, Ease In and Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['cubic in out', 'ease in out cubic', 'easeInOutCubic', 'ease in out', 'easing', 'tween', 'slow in slow out'],
    ja: ['キュービック', '三次', '3乗', 'イーズインアウト', '加速と減速', 'イージング', 'トゥイーン', '緩急', '補間'],
  },
  examples: {
    'move-a-ball-to-and-fro': { en: 'Move a ball to and fro', ja: 'ボールを往復させる' },
    'blinds-that-open-on-an-evening': { en: 'Blinds that open on an evening sky', ja: '夕空に向かって開くブラインド' },
  },
}
