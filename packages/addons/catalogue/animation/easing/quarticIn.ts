/** Record of quarticIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quartic', 'In', {
  outside: 'turnsAtStart',
  summary: {
    en: 'Eases from 0 to 1 as t⁴: a long hesitation, then away at four times the constant speed.',
    ja: 't⁴に沿って0から1へ進むイージングです。長くためらい、最後は一定の速さの4倍で去っていきます。',
  },
  intuition: {
    en: 'The square of the square: half the time makes a sixteenth of the way, and half of the way is left for the last 16% of the time. Take it where cubicIn starts too early and quinticIn too late. The long start gives weight to what departs; as an answer to a click it feels like a delay, and quadraticIn is better.',
    ja: '2乗の2乗です。時間の半分では16分の1しか進まず、最後の16%の時間に半分の道のりが残ります。cubicInでは動き出しが早く、quinticInでは遅すぎるときに使います。長い動き出しは、去っていくものに重さを与えます。クリックへの応答に使うと反応が遅く感じられるので、quadraticInのほうが向いています。',
  },
  formula: String.raw`\operatorname{quarticIn}(t) = t^4 = (t^2)^2`,
  edgeCases: [
    { of: [0.5], is: 0.0625, exact: true, en: 'Half the time, a sixteenth of the way.', ja: '時間の半分で、まだ16分の1です。' },
    { of: [0.25], is: 0.00390625, exact: true },
    {
      of: [-0.5],
      is: 0.0625,
      exact: true,
      en: 'Not clamped: an even power is positive on both sides.',
      ja: 'クランプはしません。偶数乗は両側で正になります。',
    },
    { of: [2], is: 16, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its slope at t = 1 is 4.', ja: '多項式です。t = 1での傾きは4です。' },
  claims: {
    'at four times the constant speed': 'has its slopes at the start, in the middle and at the end',
    'The square of the square': '$name is a power of the time, down to small times',
    'half of the way is left for the last 16% of the time': '$name is halfway when its page says',
    'its slope at t = 1 is 4': 'has its slopes at the start, in the middle and at the end',
  },
  related: ['quarticOut', 'quarticInOut', 'cubicIn', 'quinticIn'],
  confusedWith: [
    { name: 'cubicIn', en: 't³: it starts sooner and ends with the slope 3.', ja: 't³です。より早く動き出し、終わりの傾きは3です。' },
    {
      name: 'circularIn',
      en: 'Starts like a parabola, far sooner, and ends vertically.',
      ja: '放物線のように始まるので動き出しがずっと早く、終わりは垂直になります。',
    },
  ],
  words: { en: ['acceleration', 'exit'], ja: ['加速', '退場'] },
  examples: {
    'let-a-train-leave': { en: 'Let a train leave', ja: '列車を発車させる' },
    'the-beam-of-a-lighthouse': { en: 'The beam of a lighthouse', ja: '灯台の光' },
  },
})
