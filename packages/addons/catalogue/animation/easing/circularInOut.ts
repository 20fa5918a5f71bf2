/** Record of circularInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('circular', 'InOut', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 along two quarter circles: level at both ends, vertical in the middle.',
    ja: '二つの四分円に沿って0から1へ進むイージングです。両端は水平で、中央は垂直になります。',
  },
  intuition: {
    en: 'Two quarter circles of radius ½ meet in the middle, where both are vertical. The value hardly moves for a while, snaps across and settles: a fifth of the time around the middle makes 60% of the way. Take it where the change itself should not be watched, like a cut with soft edges.',
    ja: '半径½の四分円二つが中央でつながり、そこではどちらも垂直です。値はしばらくほとんど動かず、一気に切り替わって落ち着きます。中央の5分の1の時間で全体の60%を進みます。縁を柔らかくしたカットのように、変化の途中を見せたくないところに向いています。',
  },
  formula: String.raw`\begin{aligned} u &= \operatorname{clamp}(t, 0, 1) \\ \operatorname{circularInOut}(t) &= \begin{cases} \tfrac12\bigl(1 - \sqrt{1 - 4u^2}\bigr) & u < \tfrac12 \\ \tfrac12\bigl(1 + \sqrt{1 - 4\,(1 - u)^2}\bigr) & u \ge \tfrac12 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.5, en: 'The slope is infinite here; the value is not.', ja: 'ここで傾きは無限大になりますが、値は有限です。' },
    { of: [0.4], is: 0.2, en: 'From here to 0.6 it makes 60% of the way.', ja: 'ここから0.6までに、全体の60%を進みます。' },
    { of: [0.25], is: 0.5 - Math.sqrt(0.75) / 2, en: 'A quarter of the time, 7% of the way.', ja: '4分の1の時間で、7%進みます。' },
    {
      of: [0.0001],
      is: 1.00000001e-8,
      en: 'Not 0: the quotient keeps the digits that 1 − √(1 − 4t²) would cancel.',
      ja: '0にはなりません。1 − √(1 − 4t²) では桁落ちで失われる桁も、割り算の形なら残ります。',
    },
  ],
  continuity: { order: 0, en: 'In the middle the slope grows without bound on both sides.', ja: '中央では、両側で傾きが限りなく大きくなります。' },
  claims: {
    'Two quarter circles of radius ½ meet in the middle': 'circularOut lies on a circle about (1, 0), and circularInOut on two of half the size',
    'a fifth of the time around the middle makes 60% of the way': 'circularOut lies on a circle about (1, 0), and circularInOut on two of half the size',
  },
  related: ['circularIn', 'circularOut', 'exponentialInOut', 'cubicInOut'],
  confusedWith: [
    {
      name: 'exponentialInOut',
      en: 'Stiller at the ends, but with a finite slope of 6.93 in the middle.',
      ja: '両端はさらに静かですが、中央の傾きは6.93と有限です。',
    },
    { name: 'step', en: 'Jumps at once, without the round corners.', ja: '丸い角がなく、一瞬で切り替わります。' },
  ],
  words: { en: ['snap', 'round corners'], ja: ['切り替え', '丸い角'] },
  examples: {
    'change-a-scene': { en: 'Change a scene through a round window', ja: '円い窓で場面を切り替える' },
    'beads-on-wires': { en: 'Beads that shoot along their wires', ja: '針金を走る玉' },
  },
})
