/** Record of cubicIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('cubic', 'In', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1 with a growing acceleration: it hesitates, then leaves at three times the constant speed.',
    ja: '加速度を増しながら0から1へ進むイージングです。ためらうように始まり、一定の速さの3倍で去っていきます。',
  },
  intuition: {
    en: 'The cube of the time: half the time makes an eighth of the way. The acceleration itself grows, from 0 at the start, so nothing jerks when the movement begins. Take it for what leaves the screen: the end is fast, and the eye does not see it stop.',
    ja: '時間の3乗です。時間の半分では8分の1しか進みません。加速度も0から増えていくので、動き出しに衝撃がありません。終わりが速く、止まる瞬間が見えない動き、つまり画面から去るものに向いています。',
  },
  formula: String.raw`\operatorname{cubicIn}(t) = t^3`,
  edgeCases: [
    { of: [0.5], is: 0.125, exact: true, en: 'Half the time, an eighth of the way.', ja: '時間の半分で、8分の1まで進みます。' },
    { of: [0.25], is: 0.015625, exact: true },
    { of: [-0.5], is: -0.125, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 8, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its slope at t = 1 is 3.', ja: '多項式です。t = 1での傾きは3です。' },
  claims: {
    'at three times the constant speed': 'has its slopes at the start, in the middle and at the end',
    'its slope at t = 1 is 3': 'has its slopes at the start, in the middle and at the end',
    'The acceleration itself grows, from 0 at the start': 'the second derivative of cubicIn grows from 0 to 6',
  },
  related: ['cubicOut', 'cubicInOut', 'quadraticIn', 'quarticIn', 'backIn', 'exponentialIn'],
  confusedWith: [
    { name: 'backIn', en: 'A cubic too, but it dips below 0 before it leaves.', ja: 'これも三次式ですが、進む前にいったん0より下へ引きます。' },
    {
      name: 'ease-in',
      en: 'The CSS keyword is cubic-bezier(0.42, 0, 1, 1), which is gentler: 32% of the way at half the time.',
      ja: 'CSSのキーワードで、cubic-bezier(0.42, 0, 1, 1) です。より穏やかで、時間の半分で32%進みます。',
    },
  ],
  words: { en: ['acceleration', 'exit'], ja: ['加速', '退場'] },
  examples: {
    'send-a-card-away': { en: 'Send a card away', ja: 'カードを送り出す' },
    'into-the-tunnel': { en: 'Rings of a tunnel that rush past', ja: '迫ってくるトンネルの輪' },
  },
})
