/** Record of backOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1, overshooting the goal once by about 10% before settling on it.',
    ja: '勢いよく進み、目標を一度だけ約10%行き過ぎてから戻るイージングです。',
  },
  intuition: {
    en: 'Push a drawer shut against a soft stop: it moves fast, goes slightly too far and settles back. The whole curve is one cubic. It starts with a slope of 4.70158, almost five times the constant speed, and ends with a slope of 0, so it stops gently. The constant 1.70158 puts the highest point at about 1.1 (1.100004).',
    ja: '緩衝材のついた引き出しを勢いよく閉めると、少し行き過ぎてから元の位置へ落ち着きます。backOutはこの動きです。曲線全体が一つの三次式で、始まりの傾きは4.70158、つまり一定の速さで動く場合の5倍近くあり、終わりの傾きは0なので静かに止まります。定数1.70158により、最も高い点は約1.1（1.100004）になります。',
  },
  parameters: {
    t: time({
      en: 'Not clamped: the cubic is below 0 before the start and above 1 after the end. Saturate t if it may leave 0–1.',
      ja: 'クランプしません。三次式のまま、始まりより前は負に、終わりより後は1より大きくなります。tが0〜1を外れうるときは、先にsaturateしてください。',
    }),
  },
  returns: {
    en: 'The eased value: exactly 0 at the start, up to about 1.1 on the way, exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、途中で約1.1まで上がり、終わりはちょうど1です。',
    range: { min: 0, max: 1.10001 },
  },
  formula: String.raw`\begin{aligned} s &= 1.70158, \qquad u = 1 - t \\ \operatorname{backOut}(t) &= 1 - u^2\bigl((s + 1)\,u - s\bigr) \\ &= t\,\bigl(1 + u + (s + 1)\,u^2\bigr) \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true, en: 'Exactly 1, without a rounding error.', ja: '丸め誤差はなく、ちょうど1です。' },
    {
      of: [0.5],
      is: 1.0876975,
      en: 'Past the goal: the curve first reaches 1 at t ≈ 0.37.',
      ja: 'すでに目標を行き過ぎています。最初に1に届くのはt ≈ 0.37です。',
    },
    { of: [0.580103], is: 1.100004, en: 'The highest point.', ja: '最も高い点です。' },
    { of: [-0.5], is: -4.2892775, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [1.5], is: 1.7630925, en: 'Not clamped.', ja: 'クランプはしません。' },
    { overload: 'vec3', of: [[0, 0.5, 1]], is: [0, 1.0876975, 1], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'Penner’s equation as he prints it, in double precision.', ja: 'Pennerの式を、公表された形のまま倍精度で計算したものです。' },
  },
  continuity: { order: 'smooth', en: 'A cubic polynomial; its slope at t = 1 is 0.', ja: '三次の多項式です。t = 1での傾きは0です。' },
  claims: {
    'overshooting the goal once': 'turns back as often as it should',
    'The whole curve is one cubic': 'backOut is one cubic, with the slope 4.70158 at its start and 0 at its end',
    'starts with a slope of 4.70158': 'backOut is one cubic, with the slope 4.70158 at its start and 0 at its end',
    'the highest point at about 1.1 (1.100004)': 'never goes below its lowest point, nor above its highest',
    'exactly 0 at the start, up to about 1.1 on the way, exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'Exactly 1, without a rounding error': 'begins at exactly 0 and ends at exactly 1',
    'below 0 before the start and above 1 after the end': 'is held before the start and after the end, or goes on with its formula',
    'its slope at t = 1 is 0': 'backOut is one cubic, with the slope 4.70158 at its start and 0 at its end',
  },
  references: [pennerOn('Back')],
  provenance: fromReference,
  related: ['backIn', 'backInOut', 'elasticOut', 'bounceOut', 'cubicOut'],
  confusedWith: [
    {
      name: 'elasticOut',
      en: 'Oscillates around the goal, overshooting by 37%. backOut overshoots once, by 10%.',
      ja: '目標のまわりで何度も振動し、最大37%行き過ぎます。backOutが行き過ぎるのは一度だけで、約10%です。',
    },
    {
      name: 'backIn',
      en: 'The mirror image, 1 − backOut(1 − t): it dips below 0 before moving towards the goal.',
      ja: '逆向きの動きで、1 − backOut(1 − t) に等しくなります。目標へ進む前に、いったん0より下へ引きます。',
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'back.out' },
    { where: 'jQuery UI', name: 'easeOutBack', note: { en: 'Its constant is 2, which overshoots by 13%.', ja: '定数が2なので、13%行き過ぎます。' } },
    { where: 'd3-ease', name: 'easeBackOut', note: { en: 'The same numbers.', ja: '同じ数値になります。' } },
    { where: 'DOTween (Unity)', name: 'Ease.OutBack' },
    { where: 'CSS', name: 'cubic-bezier(0.34, 1.56, 0.64, 1)', note: { en: 'A close approximation.', ja: '近似した曲線です。' } },
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
