/** Record of quarticOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quartic', 'Out', {
  outside: 'turnsAtEnd',
  summary: {
    en: 'Eases from 0 to 1, away at four times the constant speed and long to settle.',
    ja: '一定の速さの4倍で勢いよく始まり、時間をかけて止まるイージングです。',
  },
  intuition: {
    en: 'The remaining distance is the remaining time to the fourth. Half of the way is done after 16% of the time, and at half the time only a sixteenth remains. The movement answers at once and its end is hard to see, so it suits large things that come in, such as panels and pages; for small ones cubicOut is enough.',
    ja: '残りの距離は、残り時間の4乗です。16%の時間で半分まで進み、時間の半分では残りが16分の1になります。すぐに動き、止まる瞬間がほとんど分からないので、パネルやページのような大きなものを表示するのに向いています。小さなものにはcubicOutで足ります。',
  },
  formula: String.raw`\begin{aligned} u &= 1 - t \\ \operatorname{quarticOut}(t) &= 1 - u^4 = t\,(1 + u)(1 + u^2) \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: 0.9375, exact: true, en: 'Half the time, fifteen sixteenths of the way.', ja: '時間の半分で、16分の15まで進みます。' },
    { of: [0.25], is: 0.68359375, exact: true },
    { of: [-0.5], is: -4.0625, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 0, exact: true, en: 'Not clamped: the curve has come down again.', ja: 'クランプはしません。曲線は再び下りてきています。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its first three derivatives at t = 1 are 0.', ja: '多項式です。t = 1では3階までの微分が0です。' },
  claims: {
    'away at four times the constant speed': 'has its slopes at the start, in the middle and at the end',
    'The remaining distance is the remaining time to the fourth': 'is its “in” easing turned round',
    'Half of the way is done after 16% of the time': '$name is halfway when its page says',
  },
  related: ['quarticIn', 'quarticInOut', 'cubicOut', 'quinticOut'],
  confusedWith: [
    { name: 'cubicOut', en: 'Starts with the slope 3 and settles sooner.', ja: '傾き3で始まり、より早く落ち着きます。' },
    {
      name: 'exponentialOut',
      en: 'Starts with the slope 6.93 and halves what remains every tenth of the time; it ends with a jump of 1/1024.',
      ja: '傾き6.93で始まり、残りの距離が時間の10分の1ごとに半分になります。終わりに1/1024の段差があります。',
    },
  ],
  words: { en: ['deceleration', 'entrance'], ja: ['減速', '登場'] },
  examples: {
    'unroll-a-rug': { en: 'Unroll a rug', ja: '敷物を広げる' },
    'open-a-fan': { en: 'Open a fan', ja: '扇を開く' },
  },
})
