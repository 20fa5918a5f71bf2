/** Record of bounceOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 like a dropped ball: it lands, bounces three times, each time lower, and comes to rest.',
    ja: '落としたボールのように、着地してからだんだん小さく三回弾み、静止するイージングです。',
  },
  intuition: {
    en: 'Read the value as the distance fallen. Until t = 1/2.75 the ball falls freely along a parabola. It then bounces to a quarter, a sixteenth and a sixty-fourth of the height, and each bounce is the same parabola, shifted. Because all four have the same shape, the curve is the minimum of the four at each t: no branch is needed, and the end is exactly 1.',
    ja: '値を「落ちた距離」と読んでみてください。t = 1/2.75まで、ボールは放物線を描いて自由落下します。そのあとは高さの4分の1、16分の1、64分の1だけ弾み返り、どの弧も最初の放物線をずらしたものです。四つとも同じ形なので、各tで四つのうち最小の値を取るだけでこの曲線になります。分岐はいらず、終点はちょうど1です。',
  },
  parameters: { t: time(clamped) },
  returns: {
    en: 'The eased value: 0 at the start, 1 at each landing up to rounding, and exactly 1 at the end. It never exceeds 1.',
    ja: 'イージングした値です。始まりで0、着地のたびに（丸め誤差の範囲で）1になり、終わりではちょうど1です。1を超えることはありません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} u &= 2.75\,\operatorname{clamp}(t, 0, 1) \\ \operatorname{bounceOut}(t) &= \min \begin{cases} u^2 \\ (u - 1.5)^2 + 0.75 \\ (u - 2.25)^2 + 0.9375 \\ (u - 2.625)^2 + 0.984375 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    {
      of: [1],
      is: 1,
      exact: true,
      en: 'Exactly 1, not 0.9999999.',
      ja: '0.9999999ではなく、ちょうど1です。',
    },
    { of: [0.5], is: 0.765625, exact: true, en: 'Near the lowest point of the first bounce, which is ¾.', ja: '最初の弾みで最も下がる ¾ の近くです。' },
    { of: [1 / 2.75], is: 1, en: 'The first landing: a corner of the curve.', ja: '最初の着地です。曲線の角になります。' },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    { overload: 'vec3', of: [[0, 0.5, 1]], is: [0, 0.765625, 1], exact: true, en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'Penner’s four pieces with their printed constants, in double precision.',
      ja: 'Pennerの四つの区間を、公表された定数のまま倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'A corner at each of the three landings, and at t = 1, where the ball stops.',
    ja: '三回の着地と、静止するt = 1で角になります。',
  },
  claims: {
    'It stays 0 before the start and 1 after the end': 'is held before the start and after the end, or goes on with its formula',
    'bounces three times, each time lower': 'bounceOut falls back by 1/4, 1/16 and 1/64 between its landings',
    'a quarter, a sixteenth and a sixty-fourth of the height': 'bounceOut falls back by 1/4, 1/16 and 1/64 between its landings',
    'each bounce is the same parabola, shifted': 'each arc of bounceOut is the same parabola, with corners at the landings and at the end',
    'the end is exactly 1': 'begins at exactly 0 and ends at exactly 1',
    'exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'Exactly 1, not 0.9999999': 'begins at exactly 0 and ends at exactly 1',
    'It never exceeds 1': 'bounceOut lands on 1 between its bounces, and never above',
    'A bounce never exceeds 1': 'bounceOut lands on 1 between its bounces, and never above',
    'A corner at each of the three landings, and at t = 1': 'each arc of bounceOut is the same parabola, with corners at the landings and at the end',
  },
  references: [pennerOn('Bounce')],
  provenance: fromReference,
  related: ['bounceIn', 'bounceInOut', 'elasticOut', 'backOut'],
  confusedWith: [
    {
      name: 'bounceIn',
      en: 'The mirror image, 1 − bounceOut(1 − t): it bounces at the start, then moves to the goal.',
      ja: '逆向きの動きで、1 − bounceOut(1 − t) に等しくなります。始めに弾んでから目標へ進みます。',
    },
    {
      name: 'elasticOut',
      en: 'Oscillates around 1 like a spring. A bounce never exceeds 1.',
      ja: 'ばねのように1のまわりで振動します。バウンスは1を超えません。',
    },
  ],
  elsewhere: [
    { where: 'GSAP', name: 'bounce.out' },
    { where: 'jQuery UI', name: 'easeOutBounce' },
    { where: 'd3-ease', name: 'easeBounceOut', note: { en: 'The same numbers.', ja: '同じ数値になります。' } },
    { where: 'DOTween (Unity)', name: 'Ease.OutBounce' },
    { where: 'Flutter', name: 'Curves.bounceOut' },
    { where: 'Blender', name: 'Bounce, Ease Out', note: { en: 'Interpolation of an F-curve.', ja: 'Fカーブの補間モードです。' } },
  ],
  synonyms: {
    en: ['bounce out', 'ease out bounce', 'easeOutBounce', 'easing', 'tween', 'bouncing ball', 'interpolation'],
    ja: ['バウンス', 'バウンスアウト', 'イージング', '緩急', '弾む', 'はずむ', '跳ねる', 'はねる', 'ボール', 'トゥイーン', '補間'],
  },
  examples: {
    'drop-a-ball': { en: 'Drop a ball', ja: 'ボールを落とす' },
    'row-of-balls': { en: 'A row of balls, each a little later', ja: '少しずつ遅れて弾むボールの列' },
  },
}
