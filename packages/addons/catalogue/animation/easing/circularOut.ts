/** Record of circularOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('circular', 'Out', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 along a quarter circle: it leaps away and arrives gently.',
    ja: '四分円に沿って0から1へ進むイージングです。飛び出すように始まり、静かに着きます。',
  },
  intuition: {
    en: 'Take the circle of radius 1 around the point (1, 0) and follow it from its leftmost point to its top. It is vertical at first: the slope is larger the closer t is to 0, without bound. So the movement seems to jump; after a tenth of the time it has made 44% of the way. At the top the circle is level.',
    ja: '点 (1, 0) を中心とする半径1の円を、左端から頂上までたどってみてください。はじめは垂直で、tが0に近いほど傾きは限りなく大きくなります。そのため跳び出すように見え、時間の10分の1で全体の44%を進みます。頂上では円は水平です。',
  },
  formula: String.raw`\begin{aligned} u &= \operatorname{clamp}(t, 0, 1) \\ \operatorname{circularOut}(t) &= \sqrt{1 - (1 - u)^2} = \sqrt{u\,(2 - u)} \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: Math.sqrt(0.75), en: '87% of the way.', ja: '87%まで進んでいます。' },
    { of: [0.4], is: 0.8, en: 'A right triangle with the sides 0.6, 0.8 and 1.', ja: '辺が0.6、0.8、1の直角三角形です。' },
    { of: [0.1], is: Math.sqrt(0.19), en: 'A tenth of the time, 44% of the way.', ja: '時間の10分の1で、44%まで進みます。' },
  ],
  continuity: {
    order: 0,
    en: 'The slope grows without bound towards t = 0, and is 0 before it.',
    ja: '傾きはt = 0に近づくにつれて限りなく大きくなり、その手前では0です。',
  },
  claims: {
    'Take the circle of radius 1 around the point (1, 0)': 'circularOut lies on a circle about (1, 0), and circularInOut on two of half the size',
    '1 − circularIn(1 − t)': 'is its “in” easing turned round',
  },
  related: ['circularIn', 'circularInOut', 'exponentialOut', 'sineOut'],
  confusedWith: [
    {
      name: 'sqrt',
      en: '√t also starts vertically, but it reaches 1 with the slope ½ instead of 0.',
      ja: '√tも垂直に始まりますが、傾き0ではなく½で1に達します。',
    },
    {
      name: 'circularIn',
      en: 'The same curve turned round: circularOut(t) is 1 − circularIn(1 − t).',
      ja: '同じ曲線を180度回したものです。circularOut(t) は1 − circularIn(1 − t) に等しくなります。',
    },
  ],
  words: { en: ['leap'], ja: ['飛び出す', '減速'] },
  examples: {
    'blow-bubbles': { en: 'Blow bubbles', ja: 'シャボン玉を膨らませる' },
    fireworks: { en: 'Fireworks', ja: '花火' },
  },
})
