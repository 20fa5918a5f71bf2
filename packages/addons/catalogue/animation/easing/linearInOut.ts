/** Record of linearInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('linear', 'InOut', {
  outside: 'through',
  summary: {
    en: 'Returns t itself: no easing, and therefore the same as linearIn. It is here so that each family has an “in and out”.',
    ja: 'tをそのまま返します。緩急がないので、linearInと同じです。どのファミリーにも「inOut」があるように用意しています。',
  },
  intuition: {
    en: 'Two halves of a straight line, end to end, are the straight line. Write t instead, or take a curve that begins and ends at rest: sineInOut, or smoothstep, which is also held outside of 0–1. Constant speed is right where the eye should not find a beginning: wheels that mesh, lights that run round.',
    ja: '直線の半分を二つつなぐと、元の直線になります。代わりにtと書くか、静止から始まり静止で終わる曲線を使ってください。sineInOutのほか、0〜1の外で値を保つsmoothstepもあります。一定の速さが合うのは、かみ合う歯車や巡る光のように、動きの始まりを見せないものです。',
  },
  formula: String.raw`\operatorname{linearInOut}(t) = t`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.25, exact: true },
    { of: [-0.5], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 2, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A straight line with the slope 1.', ja: '傾き1の直線です。' },
  claims: {
    'Returns t itself': 'linearIn, linearOut and linearInOut return the time itself',
    'Two halves of a straight line, end to end, are the straight line': 'is its “in” easing at half the size until halfway',
    'A straight line with the slope 1': 'has its slopes at the start, in the middle and at the end',
  },
  related: ['linearIn', 'linearOut', 'sineInOut', 'quadraticInOut'],
  confusedWith: [
    {
      name: 'smoothstep',
      en: '3t² − 2t³: it begins and ends at rest, with the slope 1.5 in the middle.',
      ja: '3t² − 2t³です。静止から始まり静止で終わり、中央の傾きは1.5です。',
    },
    { name: 'sineInOut', en: 'Begins and ends at rest, with the slope π/2 in the middle.', ja: '静止から始まり静止で終わり、中央の傾きはπ/2です。' },
  ],
  examples: {
    'gears-that-mesh': { en: 'Gears that mesh', ja: 'かみ合う歯車' },
    'lamps-that-run-round-a-sign': { en: 'Lamps that run round a sign', ja: '看板を巡る電球' },
  },
})
