/** Record of quadraticOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quadratic', 'Out', {
  outside: 'turnsAtEnd',
  summary: {
    en: 'Eases from 0 to 1 with a constant deceleration: it starts at twice the constant speed and brakes evenly to rest.',
    ja: '一定の割合で減速しながら0から1へ進むイージングです。一定の速さの2倍で始まり、むらなくブレーキをかけて止まります。',
  },
  intuition: {
    en: 'A stone thrown upwards loses the same speed every second until it stands still at the top. That is a parabola: the slope falls in a straight line from 2 to 0. Halfway through the time, three quarters of the way are done. Users see an answer at once, which makes this a good choice for what enters a screen.',
    ja: '投げ上げた石は毎秒同じだけ遅くなり、最高点で静止します。これは放物線で、傾きは2から0へ直線的に減ります。時間の半分で、すでに4分の3まで進んでいます。操作にすぐ反応して見えるので、画面に現れるものに向いています。',
  },
  formula: String.raw`\operatorname{quadraticOut}(t) = 1 - (1 - t)^2 = t\,(2 - t)`,
  edgeCases: [
    { of: [0.5], is: 0.75, exact: true, en: 'Half the time, three quarters of the way.', ja: '時間の半分で、4分の3まで進みます。' },
    { of: [0.25], is: 0.4375, exact: true },
    { of: [-0.5], is: -1.25, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 0, exact: true, en: 'Not clamped: the parabola has come down again.', ja: 'クランプはしません。放物線は再び下りてきています。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its second derivative is −2 everywhere.', ja: '多項式です。2階微分はどこでも−2です。' },
  claims: {
    'the slope falls in a straight line from 2 to 0': 'quadraticIn and quadraticOut have the second derivatives 2 and −2 everywhere',
    'its second derivative is −2 everywhere': 'quadraticIn and quadraticOut have the second derivatives 2 and −2 everywhere',
  },
  related: ['quadraticIn', 'quadraticInOut', 'sineOut', 'cubicOut'],
  confusedWith: [
    { name: 'cubicOut', en: 'Starts with the slope 3 and gets close to the goal sooner.', ja: '傾き3で始まり、より早く目標に近づきます。' },
    {
      name: 'sqrt',
      en: '√t also starts fast and slows down, but it starts vertically and is still moving at the end, with the slope ½.',
      ja: '√tも速く始まって遅くなりますが、垂直に始まり、終わりでも傾き½で動き続けています。',
    },
  ],
  words: { en: ['brake', 'deceleration'], ja: ['減速', 'ブレーキ'] },
  examples: {
    'slide-a-card-in': { en: 'Slide a card in', ja: 'カードを滑り込ませる' },
    'a-fountain': { en: 'A fountain of sparks', ja: '火花の噴水' },
  },
})
