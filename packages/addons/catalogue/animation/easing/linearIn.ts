/** Record of linearIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('linear', 'In', {
  outside: 'through',
  summary: {
    en: 'Returns t itself: no easing, a movement at constant speed. It is here so that “none” can be one of the choices.',
    ja: 'tをそのまま返します。緩急のない、一定の速さの動きです。選択肢に「なし」を加えられるように用意しています。',
  },
  intuition: {
    en: 'A straight line has no slow end, so linearIn, linearOut and linearInOut are the same function. In your own code leave it out and write t. Things that start or stop look pushed and stopped by a wall at constant speed; sineInOut or smoothstep costs little and begins and ends at rest. Constant speed is right for what goes on: belts, wheels, clouds.',
    ja: '直線には遅くなる端がないので、linearIn、linearOut、linearInOutは同じ関数です。自分のコードでは省いて、tと書いてください。動き出したり止まったりするものが一定の速さだと、押し出されて壁に当たったように見えます。sineInOutやsmoothstepなら、わずかな計算で静止から始まり静止で終わります。一定の速さが合うのは、ベルト、車輪、雲のように動き続けるものです。',
  },
  formula: String.raw`\operatorname{linearIn}(t) = t`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.25, exact: true },
    { of: [-0.5], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 2, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A straight line with the slope 1.', ja: '傾き1の直線です。' },
  claims: {
    'Returns t itself': 'linearIn, linearOut and linearInOut return the time itself',
    'linearIn, linearOut and linearInOut are the same function': 'linearIn, linearOut and linearInOut return the time itself',
    'A straight line with the slope 1': 'has its slopes at the start, in the middle and at the end',
  },
  related: ['linearOut', 'linearInOut', 'sineIn', 'quadraticIn'],
  confusedWith: [
    {
      name: 'mix',
      en: 'Linear interpolation between two values; linearIn gives only the fraction that it takes.',
      ja: '二つの値の線形補間です。linearInが返すのは、その割合だけです。',
    },
    { name: 'sineIn', en: 'A mild start from rest: the slope grows from 0 to π/2.', ja: '静止から穏やかに始まります。傾きは0からπ/2まで増えます。' },
  ],
  examples: {
    'run-a-conveyor-belt': { en: 'Run a conveyor belt', ja: 'ベルトコンベヤーを動かす' },
    'the-sweep-of-a-radar': { en: 'The sweep of a radar', ja: 'レーダーの走査線' },
  },
})
