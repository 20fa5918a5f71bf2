/** Record of sineOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('sine', 'Out', {
  outside: 'turnsAtEnd',
  summary: {
    en: 'Eases from 0 to 1 along a quarter of a sine wave: it starts a little faster than constant speed and slows gently to rest.',
    ja: '正弦波の4分の1に沿って0から1へ進むイージングです。一定の速さより少し速く始まり、穏やかに減速して止まります。',
  },
  intuition: {
    en: 'This is how a pendulum climbs from its lowest point to the height where it turns: sin(πt/2). It starts with the slope π/2, 57% above the constant speed, and loses speed slowly at first and then faster. It is the mildest of the curved “out” easings: the movement hardly seems eased until it stops.',
    ja: '振り子が最下点から折り返す高さまで上がるときの動き、sin(πt/2) です。始まりの傾きはπ/2で、一定の速さより57%速く、はじめは少しずつ、やがて大きく減速します。曲線を描く「out」のイージングの中で最も穏やかで、止まるまで緩急をほとんど感じさせません。',
  },
  formula: String.raw`\operatorname{sineOut}(t) = \sin\frac{\pi t}{2}`,
  edgeCases: [
    { of: [0.5], is: Math.SQRT1_2, en: '√½: 71% of the way.', ja: '√½です。71%まで進んでいます。' },
    { of: [1 / 3], is: 0.5, en: 'Half the way, after a third of the time.', ja: '時間の3分の1で、半分まで進みます。' },
    { of: [-1], is: -1, en: 'Not clamped: the wave goes on before the start.', ja: 'クランプはしません。始まりより前にも波が続きます。' },
    { of: [2], is: 0, en: 'The wave has come down again.', ja: '波は再び下りてきています。' },
  ],
  continuity: { order: 'smooth', en: 'A wave with a period of 4, also outside of 0–1.', ja: '0〜1の外まで続く、周期4の波です。' },
  claims: {
    'It starts with the slope π/2': 'has its slopes at the start, in the middle and at the end',
    'loses speed slowly at first and then faster': 'sineIn and sineOut have no curvature at their fast ends, and go on as waves with a period of 4',
    'A wave with a period of 4': 'sineIn and sineOut have no curvature at their fast ends, and go on as waves with a period of 4',
    '1 − sineIn(1 − t)': 'is its “in” easing turned round',
  },
  related: ['sineIn', 'sineInOut', 'quadraticOut', 'linearOut'],
  confusedWith: [
    {
      name: 'quadraticOut',
      en: 'A parabola: it starts with the slope 2 and slows down at a constant rate.',
      ja: '放物線です。始まりの傾きは2で、一定の割合で減速します。',
    },
    {
      name: 'sineIn',
      en: 'The same curve turned round: sineOut(t) is 1 − sineIn(1 − t).',
      ja: '同じ曲線を180度回したものです。sineOut(t) は1 − sineIn(1 − t) に等しくなります。',
    },
  ],
  examples: {
    'throw-a-ball-up': { en: 'Throw a ball up', ja: 'ボールを投げ上げる' },
    'ripples-that-slow-down': { en: 'Ripples that slow down as they spread', ja: '広がりながら遅くなる波紋' },
  },
})
