/** Record of linearOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('linear', 'Out', {
  outside: 'through',
  summary: {
    en: 'Returns t itself: no easing, and therefore the same as linearIn. It is here so that each family has an “out”.',
    ja: 'tをそのまま返します。緩急がないので、linearInと同じです。どのファミリーにも「out」があるように用意しています。',
  },
  intuition: {
    en: 'Turned round its middle, a straight line is the same straight line. Write t instead, unless your code picks an easing by its name. For something that arrives, sineOut is mild and comes to rest, and smoothstep starts from rest too. Constant speed is right for what burns down, fills up or falls without an end.',
    ja: '直線は、中央のまわりに半回転しても同じ直線です。名前でイージングを選ぶコードでなければ、tと書いてください。到着するものには、穏やかに止まるsineOutが、静止からも始めたいときはsmoothstepが向いています。一定の速さが合うのは、燃え尽きる、満ちる、降り続けるといった動きです。',
  },
  formula: String.raw`\operatorname{linearOut}(t) = t`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.25, exact: true },
    { of: [-0.5], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 2, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A straight line with the slope 1.', ja: '傾き1の直線です。' },
  claims: {
    'Returns t itself': 'linearIn, linearOut and linearInOut return the time itself',
    'Turned round its middle, a straight line is the same straight line': 'is its “in” easing turned round',
    'A straight line with the slope 1': 'has its slopes at the start, in the middle and at the end',
  },
  related: ['linearIn', 'linearInOut', 'sineOut', 'quadraticOut'],
  confusedWith: [
    { name: 'sineOut', en: 'A mild way to come to rest: the slope falls from π/2 to 0.', ja: '穏やかに止まります。傾きはπ/2から0へ減ります。' },
    { name: 'saturate', en: 'The same between 0 and 1, and held outside.', ja: '0〜1では同じで、その外では値を保ちます。' },
  ],
  examples: {
    'let-a-candle-burn-down': { en: 'Let a candle burn down', ja: 'ろうそくを燃やす' },
    'snow-on-a-forest': { en: 'Snow on a forest', ja: '森に降る雪' },
  },
})
