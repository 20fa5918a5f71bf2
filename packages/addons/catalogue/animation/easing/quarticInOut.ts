/** Record of quarticInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quartic', 'InOut', {
  outside: 'turnsAtBoth',
  summary: {
    en: 'Eases from 0 to 1 with long, still ends: the middle half of the time makes fifteen sixteenths of the way.',
    ja: '両端がゆっくりと静かなイージングです。中央の半分の時間で、全体の16分の15を進みます。',
  },
  intuition: {
    en: 'The first half is t⁴ at half its width and height; the second is the first, rotated by 180° around the middle. Both have the slope 4 there. Between a rest before and a rest after, it reads as one resolute move. It is hard to follow with the eye: where the way itself matters, take cubicInOut or sineInOut.',
    ja: '前半はt⁴を縦横とも半分に縮めたもので、後半は前半を中央のまわりに180度回したものです。中央ではどちらも傾きが4です。静止と静止の間の、思い切りのよい一動作に見えます。途中を目で追うのは難しいので、道のりを見せたいときはcubicInOutかsineInOutを使います。',
  },
  formula: String.raw`\operatorname{quarticInOut}(t) = \begin{cases} 8\,t^4 & t < \tfrac12 \\ 1 - 8\,(1 - t)^4 & t \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.03125, exact: true, en: 'A quarter of the time, a thirty-second of the way.', ja: '4分の1の時間で、まだ32分の1です。' },
    { of: [0.75], is: 0.96875, exact: true, en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    { of: [-0.5], is: 0.5, exact: true, en: 'Not clamped: an even power is positive on both sides.', ja: 'クランプはしません。偶数乗は両側で正になります。' },
    { of: [2], is: -7, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 1, en: 'In the middle the second derivative jumps from 24 to −24.', ja: '中央で2階微分が24から−24へ飛びます。' },
  claims: {
    'the middle half of the time makes fifteen sixteenths of the way': '$name makes this part of its way in the middle half of the time',
    'The first half is t⁴ at half its width and height': 'is its “in” easing at half the size until halfway',
    'rotated by 180° around the middle': '$name is the same turned round the middle',
    'Both have the slope 4 there': '$name has its slope and its second derivative on either side of the middle',
    'the second derivative jumps from 24 to −24': '$name has its slope and its second derivative on either side of the middle',
  },
  related: ['quarticIn', 'quarticOut', 'cubicInOut', 'quinticInOut'],
  confusedWith: [
    {
      name: 'cubicInOut',
      en: 'Two cubes: less still at the ends, with the slope 3 in the middle.',
      ja: '二つの三次式です。両端の動きはより大きく、中央の傾きは3です。',
    },
    {
      name: 'quinticInOut',
      en: 'Two fifth powers: stiller at the ends, with the slope 5 in the middle.',
      ja: '二つの五次式です。両端ではより静かで、中央の傾きは5です。',
    },
  ],
  words: { en: ['slow in slow out'], ja: ['加速と減速'] },
  examples: {
    'move-the-hands-of-a-clock': { en: 'Move the hands of a clock', ja: '時計の針を進める' },
    'the-blades-of-a-shutter': { en: 'The blades of a shutter', ja: 'カメラの絞り羽根' },
  },
})
