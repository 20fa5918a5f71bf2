/** Record of bounceInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('bounce', 'InOut', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 with three growing bounces off 0 and three shrinking bounces off 1.',
    ja: '0で三回だんだん大きく弾み、1で三回だんだん小さく弾むイージングです。',
  },
  intuition: {
    en: 'Two bouncing easings at half their size. The first ends at ½ with the slope 0, and the second starts from there with the slope 0: in the middle the movement stands still for an instant, as a ball does at the top of its flight. The curve never leaves 0–1.',
    ja: 'バウンスのイージング二つを半分に縮めてつないだものです。前半は½で傾きが0になり、後半はそこから傾き0で始まります。そのため中央では、飛び上がったボールの頂点のように一瞬止まります。曲線が0〜1から出ることはありません。',
  },
  formula: String.raw`\begin{aligned} u &= \operatorname{clamp}(t, 0, 1) \\ \operatorname{bounceInOut}(t) &= \begin{cases} \tfrac12 - \tfrac12\operatorname{bounceOut}(1 - 2u) & u < \tfrac12 \\ \tfrac12 + \tfrac12\operatorname{bounceOut}(2u - 1) & u \ge \tfrac12 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way, and no speed.', ja: '時間の半分でちょうど半分まで進み、速さは0です。' },
    { of: [0.25], is: 0.1171875, exact: true, en: 'Near the top of the third bounce, which is ⅛.', ja: '三回目の弾みの頂点 ⅛ の近くです。' },
    { of: [7 / 22], is: 0, en: 'The last touch of 0: a corner of the curve.', ja: '最後に0に触れるところで、曲線の角になります。' },
  ],
  continuity: { order: 0, en: 'A corner at each of the six landings, and at both ends.', ja: '六回の着地と両端で角になります。' },
  claims: {
    'The curve never leaves 0–1': 'never goes below its lowest point, nor above its highest',
    'in the middle the movement stands still for an instant': 'bounceIn hops to 1/64, 1/16 and 1/4, and bounceInOut to half of that at both ends',
    'Two bouncing easings at half their size': 'is its “in” easing at half the size until halfway',
  },
  related: ['bounceIn', 'bounceOut', 'elasticInOut', 'backInOut'],
  confusedWith: [
    { name: 'bounceOut', en: 'Bounces only when it has arrived.', ja: '弾むのは着いてからだけです。' },
    { name: 'elasticInOut', en: 'Swings past both ends instead of bouncing off them.', ja: '両端で跳ね返らず、行き過ぎて揺れます。' },
  ],
  words: { en: ['bouncing ball', 'hop'], ja: ['バウンスインアウト'] },
  examples: {
    'tip-a-box': { en: 'Tip a box with a ball in it', ja: '玉の入った箱を傾ける' },
    'pearls-that-hop-across': { en: 'Pearls that hop from floor to ceiling', ja: '床と天井の間で跳ねる真珠' },
  },
})
