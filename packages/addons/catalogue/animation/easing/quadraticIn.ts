/** Record of quadraticIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quadratic', 'In', {
  outside: 'turnsAtStart',
  summary: {
    en: 'Eases from 0 to 1 with a constant acceleration, as things fall: t².',
    ja: '物が落ちるときのように、一定の加速度で0から1へ進むイージングです。値はt²です。',
  },
  intuition: {
    en: 'Free fall starts at rest and gains the same speed every second, so the distance grows with the square of the time. The slope grows from 0 to 2: the arrival is twice as fast as constant speed. Halfway through the time, a quarter of the way is done.',
    ja: '自由落下では、静止から始まって毎秒同じだけ速くなるので、距離は時間の2乗に比例します。傾きは0から2まで増え、終わりの速さは一定の速さの2倍です。時間の半分では、まだ4分の1しか進んでいません。',
  },
  formula: String.raw`\operatorname{quadraticIn}(t) = t^2`,
  edgeCases: [
    { of: [0.5], is: 0.25, exact: true, en: 'Half the time, a quarter of the way.', ja: '時間の半分で、4分の1まで進みます。' },
    { of: [0.25], is: 0.0625, exact: true },
    { of: [-0.5], is: 0.25, exact: true, en: 'Not clamped: a square is positive on both sides.', ja: 'クランプはしません。2乗は両側で正になります。' },
    { of: [2], is: 4, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its second derivative is 2 everywhere.', ja: '多項式です。2階微分はどこでも2です。' },
  claims: {
    'The slope grows from 0 to 2': 'has its slopes at the start, in the middle and at the end',
    'its second derivative is 2 everywhere': 'quadraticIn and quadraticOut have the second derivatives 2 and −2 everywhere',
  },
  related: ['quadraticOut', 'quadraticInOut', 'sineIn', 'cubicIn'],
  confusedWith: [
    { name: 'cubicIn', en: 't³: a slower start and a faster end, with the slope 3.', ja: 't³です。始まりはより遅く、終わりは傾き3とより速くなります。' },
    {
      name: 'bounceOut',
      en: 'Begins with a parabola too, and bounces when it has arrived. quadraticIn arrives at full speed and stops.',
      ja: 'これも放物線で始まりますが、着いてから弾みます。quadraticInは最も速い状態で着き、そこで終わります。',
    },
  ],
  words: { en: ['free fall', 'gravity', 'acceleration'], ja: ['自由落下', '重力', '加速'] },
  examples: {
    'let-drops-fall': { en: 'Let drops fall', ja: 'しずくを落とす' },
    'blocks-that-fall-into-a-wall': { en: 'Blocks that fall and pile up into a wall', ja: '落ちて壁に積み上がるブロック' },
  },
})
