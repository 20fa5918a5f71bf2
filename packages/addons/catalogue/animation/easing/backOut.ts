/** Record of backOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 with momentum: it runs a tenth past its goal, once, and comes back to it.',
    ja: '勢いよく進んで目標を1割だけ行き過ぎ、一度で戻ってくるイージングです。',
  },
  intuition: {
    en: 'Throw a drawer shut that has a soft stop: it starts at almost five times the even speed, goes a little too far and settles back. The whole curve is one cubic. Its constant 1.70158 is chosen so that the highest point lies at 1.1, and the slope at the end is 0, so it stops gently.',
    ja: '引き出しを勢いよく閉めると、少し押し込みすぎてから元の位置へ落ち着きます。この動きがbackOutです。一定の速さで動く場合の5倍近い速さで始まり、少し行き過ぎて戻ります。曲線全体は一つの三次式です。定数1.70158は、最も高い点がちょうど1.1になるように選ばれています。終わりの傾きは0なので、静かに止まります。',
  },
  parameters: {
    t: time({
      en: 'The cubic goes on: below 0 before the start, above 1 again after the end. Saturate t where it may leave 0 to 1.',
      ja: '三次式のまま続きます。始まりより前は負になり、終わりより後は再び1を超えます。tが0〜1を外れうるときは、先にsaturateしてください。',
    }),
  },
  returns: {
    meaning: {
      en: 'The eased value: exactly 0 at the start, up to 1.1 on the way, exactly 1 at the end.',
      ja: 'イージングした値です。始まりはちょうど0、途中で1.1まで上がり、終わりはちょうど1です。',
    },
    range: { min: 0, max: 1.10001 },
  },
  formula: String.raw`\begin{aligned} s &= 1.70158, \qquad u = 1 - t \\ \operatorname{backOut}(t) &= 1 - u^2\bigl((s + 1)\,u - s\bigr) \\ &= t\,\bigl(1 + u + (s + 1)\,u^2\bigr) \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true, en: 'Exactly 1, in spite of the constant with five decimals.', ja: '小数5桁の定数を使っていても、ちょうど1になります。' },
    { of: [0.5], is: 1.0876975, en: 'Already past the goal.', ja: '半分の時点で、もう目標を行き過ぎています。' },
    { of: [0.580103], is: 1.100004, en: 'The highest point, a tenth too far.', ja: '最も高い点です。1割だけ行き過ぎます。' },
    { of: [-0.5], is: -4.2892775, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [1.5], is: 1.7630925, en: 'Not clamped.', ja: 'クランプはしません。' },
    { instance: 'backOut_vec3', of: [[0, 0.5, 1]], is: [0, 1.0876975, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: { en: 'Penner’s equation as he prints it, in double precision.', ja: 'Pennerの式を、公表された形のまま倍精度で計算したものです。' },
  },
  continuity: { order: 'smooth', note: { en: 'A polynomial; it ends with slope 0.', ja: '多項式です。終わりの傾きは0です。' } },
  claims: {},
  references: [pennerOn('Back')],
  provenance: fromReference,
  related: ['elasticOut', 'bounceOut', 'cubicInOut'],
  confusedWith: [
    {
      name: 'elasticOut',
      difference: {
        en: 'Swings round the goal several times and goes much further past it. backOut goes past it once.',
        ja: '目標のまわりで何度も振れ、行き過ぎる幅もずっと大きくなります。backOutが行き過ぎるのは一度だけです。',
      },
    },
    {
      name: 'backIn',
      difference: {
        en: 'Takes a run-up: it goes below 0 before it leaves, 1 − backOut(1 − t).',
        ja: '助走の動きです。進む前に0より下へ引きます。1 − backOut(1 − t) に等しくなります。',
      },
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'back.out' },
    { where: 'jQuery UI', name: 'easeOutBack', note: { en: 'Its constant is 2: 13 % past the goal.', ja: '定数が2なので、13%行き過ぎます。' } },
    { where: 'd3-ease', name: 'easeBackOut', note: { en: 'The same numbers.', ja: '同じ数値になります。' } },
    { where: 'DOTween (Unity)', name: 'Ease.OutBack' },
    { where: 'CSS', name: 'cubic-bezier(0.34, 1.56, 0.64, 1)', note: { en: 'Close to it, not the same curve.', ja: '近い曲線ですが、同じではありません。' } },
    { where: 'Blender', name: 'Back, Ease Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['back out', 'ease out back', 'easeOutBack', 'overshoot', 'easing', 'tween', 'pop in', 'anticipation'],
    ja: ['バック', 'バックアウト', 'オーバーシュート', '行き過ぎる', 'ゆきすぎる', '勢い', 'ポップアップ', 'イージング', 'トゥイーン'],
  },
  examples: {
    'pop-a-badge-up': { en: 'Pop a badge up', ja: 'バッジをポップアップさせる' },
    'tiles-that-pop-in-across': { en: 'Tiles that pop in across the screen', ja: '画面を横切るように現れるタイル' },
  },
}
