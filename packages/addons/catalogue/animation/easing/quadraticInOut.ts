/** Record of quadraticInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quadratic', 'InOut', {
  outside: 'turnsAtBoth',
  summary: {
    en: 'Eases from 0 to 1 like a lift: an even acceleration until halfway, then an even braking.',
    ja: 'エレベーターのように、半分まで一定に加速し、そこから一定に減速するイージングです。',
  },
  intuition: {
    en: 'A train that has to go from stop to stop in the shortest time, with a limit on its acceleration, accelerates for half the time and brakes for the other half. The slope rises in a straight line to 2 in the middle and falls back to 0. The acceleration changes its sign there at once, which is felt in a train and hardly seen on a screen.',
    ja: '加速度に限りのある列車が駅から駅へ最も早く着くには、時間の半分を加速に、残りの半分を減速に使います。傾きは中央の2まで直線的に増え、また0まで減ります。中央では加速度の符号が急に反転します。列車なら体に感じますが、画面ではほとんど分かりません。',
  },
  formula: String.raw`\operatorname{quadraticInOut}(t) = \begin{cases} 2\,t^2 & t < \tfrac12 \\ 1 - 2\,(1 - t)^2 & t \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.125, exact: true, en: 'A quarter of the time, an eighth of the way.', ja: '4分の1の時間で、8分の1まで進みます。' },
    { of: [0.75], is: 0.875, exact: true, en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    { of: [-0.5], is: 0.5, exact: true, en: 'Not clamped: a square is positive on both sides.', ja: 'クランプはしません。2乗は両側で正になります。' },
    { of: [2], is: -1, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 1, en: 'In the middle the second derivative jumps from 4 to −4.', ja: '中央で2階微分が4から−4へ飛びます。' },
  claims: {
    'to 2 in the middle': 'has its slopes at the start, in the middle and at the end',
    'the second derivative jumps from 4 to −4': '$name has its slope and its second derivative on either side of the middle',
  },
  related: ['quadraticIn', 'quadraticOut', 'sineInOut', 'cubicInOut', 'smootherstep'],
  confusedWith: [
    { name: 'smoothstep', en: '3t² − 2t³, a single cubic with the slope 1.5 in the middle.', ja: '3t² − 2t³という一つの三次式で、中央の傾きは1.5です。' },
    {
      name: 'cubicInOut',
      en: 'Two cubes: stiller at the ends, with the slope 3 in the middle.',
      ja: '二つの三次式です。両端ではより静かで、中央の傾きは3です。',
    },
  ],
  words: { en: ['lift', 'slow in slow out'], ja: ['加速と減速', 'エレベーター'] },
  examples: {
    'open-a-curtain': { en: 'Open a curtain', ja: 'カーテンを開ける' },
    'lifts-in-a-tower': { en: 'Lifts in a tower at night', ja: '夜の高層ビルのエレベーター' },
  },
})
