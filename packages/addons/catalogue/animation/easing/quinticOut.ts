/** Record of quinticOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quintic', 'Out', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1, away at five times the constant speed: half the way in the first 13% of the time, then a long glide to rest.',
    ja: '一定の速さの5倍で始まるイージングです。最初の13%の時間で半分まで進み、あとは長く滑って止まります。',
  },
  intuition: {
    en: 'The remaining distance is the remaining time to the fifth, so that at half the time only 1/32 remains. Its shape is close to exponentialOut, but it comes to rest without a jump: speed and acceleration both fall to 0. Take it for what should feel thrown and then glides.',
    ja: '残りの距離は残り時間の5乗なので、時間の半分で残りは32分の1になります。exponentialOutに近い形ですが、速さも加速度も0まで減り、段差なしに止まります。投げ出されてから滑っていくように見せたいものに使います。',
  },
  formula: String.raw`\begin{aligned} u &= 1 - t \\ \operatorname{quinticOut}(t) &= 1 - u^5 \\ &= t\,\bigl((1 + u)(1 + u^2) + u^4\bigr) \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.96875, exact: true, en: 'Half the time, and a thirty-second remains.', ja: '時間の半分で、残りは32分の1です。' },
    { of: [0.25], is: 0.7626953125, exact: true },
    { of: [-0.5], is: -6.59375, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 2, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its first four derivatives at t = 1 are 0.', ja: '多項式です。t = 1では4階までの微分が0です。' },
  claims: {
    'away at five times the constant speed': 'has its slopes at the start, in the middle and at the end',
    'half the way in the first 13% of the time': '$name is halfway when its page says',
    'The remaining distance is the remaining time to the fifth': 'is its “in” easing turned round',
  },
  related: ['quinticIn', 'quinticInOut', 'quarticOut', 'exponentialOut'],
  confusedWith: [
    {
      name: 'exponentialOut',
      en: 'Starts with the slope 6.93 and ends with a jump of 1/1024.',
      ja: '傾き6.93で始まり、終わりに1/1024の段差があります。',
    },
    { name: 'quarticOut', en: 'Starts with the slope 4 and settles sooner.', ja: '傾き4で始まり、より早く落ち着きます。' },
  ],
  words: { en: ['deceleration', 'glide'], ja: ['減速', '滑走'] },
  examples: {
    'curling-stones': { en: 'Curling stones that glide to rest', ja: '滑って止まるカーリングの石' },
    'drops-of-ink-on-paper': { en: 'Drops of ink that spread on paper', ja: '紙に広がるインクのしずく' },
  },
})
