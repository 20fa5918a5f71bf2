/** Record of bounceIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('bounce', 'In', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 through three bounces off 0, each higher than the one before, and comes to rest at 1.',
    ja: '0で三回、だんだん高く弾んでから1まで上がって止まるイージングです。',
  },
  intuition: {
    en: 'A film of a bouncing ball, played backwards: from rest on the floor it hops to a sixty-fourth, a sixteenth and a quarter of the height, and then flies up into the hand that dropped it. All arcs are the same parabola, shifted, with a corner where the ball touches the floor. At t = 1 the slope is 0.',
    ja: '弾むボールの映像を逆再生したものです。床に止まった状態から、高さの64分の1、16分の1、4分の1と弾み、最後に手元まで上がります。どの弧も同じ放物線をずらしたもので、床に触れるところは角になります。t = 1での傾きは0です。',
  },
  formula: String.raw`\begin{aligned} v &= 2.75\,\bigl(1 - \operatorname{clamp}(t, 0, 1)\bigr) \\ \operatorname{bounceIn}(t) &= 1 - \min \begin{cases} v^2 \\ (v - 1.5)^2 + 0.75 \\ (v - 2.25)^2 + 0.9375 \\ (v - 2.625)^2 + 0.984375 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.234375, exact: true, en: 'Near the top of the third bounce, which is ¼.', ja: '三回目の弾みの頂点 ¼ の近くです。' },
    { of: [5 / 11], is: 0.25, en: 'The top of the third bounce.', ja: '三回目の弾みの頂点です。' },
    { of: [7 / 11], is: 0, en: 'The last touch of the floor: a corner of the curve.', ja: '最後に床に触れるところで、曲線の角になります。' },
  ],
  continuity: { order: 0, en: 'A corner at the start and at each of the three landings.', ja: '始まりと、三回の着地で角になります。' },
  claims: {
    'each higher than the one before': 'bounceIn hops to 1/64, 1/16 and 1/4, and bounceInOut to half of that at both ends',
    'to a sixty-fourth, a sixteenth and a quarter of the height': 'bounceIn hops to 1/64, 1/16 and 1/4, and bounceInOut to half of that at both ends',
    'A film of a bouncing ball, played backwards': 'is its “in” easing turned round',
    'At t = 1 the slope is 0': 'bounceIn hops to 1/64, 1/16 and 1/4, and bounceInOut to half of that at both ends',
  },
  related: ['bounceOut', 'bounceInOut', 'elasticIn', 'backIn'],
  confusedWith: [
    { name: 'bounceOut', en: 'The film played forwards: it falls and bounces off 1.', ja: '映像を順に再生したほうで、落ちて1で弾みます。' },
    { name: 'elasticIn', en: 'Swings through 0 like a spring, to both sides.', ja: 'ばねのように、0の両側へ揺れます。' },
  ],
  words: { en: ['hop', 'reverse bounce'], ja: ['バウンスイン', '跳ね上がる'] },
  examples: {
    'hop-up-to-the-shelf': { en: 'A ball that hops up to the shelf', ja: '棚まで跳ね上がるボール' },
    popcorn: { en: 'Popcorn in a pan', ja: 'フライパンのポップコーン' },
  },
})
