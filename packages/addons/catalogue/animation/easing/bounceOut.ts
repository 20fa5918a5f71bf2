/** Record of bounceOut. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { clamped, pennerOn, time } from './time.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Eases from 0 to 1 like a dropped ball: it lands, makes three ever smaller bounces and comes to rest.',
    ja: '落としたボールのように、着地してからだんだん小さく三回弾み、静止するイージングです。',
  },
  intuition: {
    en: 'Read the value as the height fallen. Until t = 1/2.75 the ball falls freely, along a parabola. Then it springs back by a quarter, a sixteenth and a sixty-fourth of the height, and each arc is the same parabola moved somewhere else. Since all four have one shape, the curve is simply the lowest of the four at every t: no branch is needed, and the end is exactly 1.',
    ja: '値を「落ちた距離」と読んでみてください。t = 1/2.75まで、ボールは放物線を描いて自由落下します。そのあとは高さの4分の1、16分の1、64分の1だけ弾み返り、どの弧も最初の放物線をずらしたものです。四つとも同じ形なので、各tで四つのうち最小の値を取るだけでこの曲線になります。分岐はいらず、終点はちょうど1です。',
  },
  parameters: { t: time(clamped) },
  returns: {
    meaning: {
      en: 'The eased value: 0 at the start, 1 at every landing and exactly 1 at the end.',
      ja: 'イージングした値です。始まりで0、着地のたびに1になり、終わりではちょうど1です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} u &= 2.75\,\operatorname{clamp}(t, 0, 1) \\ \operatorname{bounceOut}(t) &= \min \begin{cases} u^2 \\ (u - 1.5)^2 + 0.75 \\ (u - 2.25)^2 + 0.9375 \\ (u - 2.625)^2 + 0.984375 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    {
      of: [1],
      is: 1,
      exact: true,
      en: 'Not 0.9999999: an animation ends where it should.',
      ja: '0.9999999にはなりません。アニメーションは終わるべき位置で終わります。',
    },
    { of: [0.5], is: 0.765625, exact: true, en: 'Near the lowest point of the first bounce, which is ¾.', ja: '最初の弾みで最も下がる ¾ の近くです。' },
    { of: [1 / 2.75], is: 1, en: 'The first landing: a corner of the curve.', ja: '最初の着地です。曲線の角になります。' },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    { instance: 'bounceOut_vec3', of: [[0, 0.5, 1]], is: [0, 0.765625, 1], exact: true, en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 1,
    oracle: {
      en: 'Penner’s four pieces with their printed constants, in double precision.',
      ja: 'Pennerの四つの区間を、公表された定数のまま倍精度で計算したものです。',
    },
  },
  continuity: { order: 0, note: { en: 'A corner at each of the three landings.', ja: '三回の着地でそれぞれ角になります。' } },
  claims: {},
  references: [pennerOn('Bounce')],
  provenance: fromReference,
  related: ['elasticOut', 'backOut', 'smootherstep'],
  confusedWith: [
    {
      name: 'bounceIn',
      difference: {
        en: 'The mirror image: it bounces before it leaves, 1 − bounceOut(1 − t).',
        ja: '逆向きの動きです。離れる前に弾みます。1 − bounceOut(1 − t) に等しくなります。',
      },
    },
    {
      name: 'elasticOut',
      difference: { en: 'Swings past 1 and back like a spring. A bounce never passes 1.', ja: 'ばねのように1を行き過ぎて戻ります。バウンスは1を超えません。' },
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
