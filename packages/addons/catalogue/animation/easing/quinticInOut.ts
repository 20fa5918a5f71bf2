/** Record of quinticInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quintic', 'InOut', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1, almost still at both ends: the middle half of the time makes 31/32 of the way.',
    ja: '両端ではほとんど動かないイージングです。中央の半分の時間で、全体の32分の31を進みます。',
  },
  intuition: {
    en: 'The first half is t⁵ at half its width and height; the second is the first, rotated by 180° around the middle. Both have the slope 5 there, five times the constant speed. The rests at both ends are so long that a loop needs no pause of its own. For a milder one take cubicInOut.',
    ja: '前半はt⁵を縦横とも半分に縮めたもので、後半は前半を中央のまわりに180度回したものです。中央ではどちらも傾きが5、つまり一定の速さの5倍です。両端の静止が長いので、繰り返す動きに別の待ち時間を入れる必要がありません。より穏やかにしたいときはcubicInOutを使います。',
  },
  formula: String.raw`\operatorname{quinticInOut}(t) = \begin{cases} 16\,t^5 & t < \tfrac12 \\ 1 - 16\,(1 - t)^5 & t \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0.5], is: 0.5, exact: true, en: 'Half the time, half the way.', ja: '時間の半分で、ちょうど半分まで進みます。' },
    { of: [0.25], is: 0.015625, exact: true, en: 'A quarter of the time, a sixty-fourth of the way.', ja: '4分の1の時間で、まだ64分の1です。' },
    { of: [0.75], is: 0.984375, exact: true, en: 'The mirror image of the quarter.', ja: '4分の1の点と対称です。' },
    { of: [-0.5], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 17, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 1, en: 'In the middle the second derivative jumps from 40 to −40.', ja: '中央で2階微分が40から−40へ飛びます。' },
  claims: {
    'the middle half of the time makes 31/32 of the way': '$name makes this part of its way in the middle half of the time',
    'The first half is t⁵ at half its width and height': 'is its “in” easing at half the size until halfway',
    'rotated by 180° around the middle': '$name is the same turned round the middle',
    'Both have the slope 5 there': '$name has its slope and its second derivative on either side of the middle',
    'the second derivative jumps from 40 to −40': '$name has its slope and its second derivative on either side of the middle',
  },
  related: ['quinticIn', 'quinticOut', 'quarticInOut', 'exponentialInOut'],
  confusedWith: [
    {
      name: 'smootherstep',
      en: '6t⁵ − 15t⁴ + 10t³: one polynomial of degree 5, with the slope 1.875 in the middle.',
      ja: '6t⁵ − 15t⁴ + 10t³という一つの五次式で、中央の傾きは1.875です。',
    },
    {
      name: 'exponentialInOut',
      en: 'The same at a quarter of the time, but steeper in the middle, with the slope 6.93, and with a jump of 1/2048 at each end.',
      ja: '4分の1の時間では同じ値ですが、中央の傾きは6.93とより急で、両端に1/2048の段差があります。',
    },
  ],
  words: { en: ['slow in slow out', 'snap'], ja: ['加速と減速', '切り替え'] },
  examples: {
    'turn-the-pages-of-a-book': { en: 'Turn the pages of a book', ja: '本のページをめくる' },
    'rows-of-triangles-that-slide': { en: 'Rows of triangles that slide past each other', ja: 'すれ違う三角形の列' },
  },
})
