/** Record of backIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('back', 'In', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1, first drawing back below 0 by about 10%, as if to take a run-up.',
    ja: '助走をつけるように、いったん0より約10%下へ引いてから1へ進むイージングです。',
  },
  intuition: {
    en: 'Animators call it anticipation: a figure crouches before it jumps. The whole curve is one cubic. It leaves 0 without any speed, sinks to its lowest point of about −0.1 (−0.100004) at t ≈ 0.42, is back at 0 at t ≈ 0.63, and arrives with a slope of 4.70158, almost five times the constant speed.',
    ja: 'アニメーターが「予備動作」と呼ぶ、跳ぶ前にしゃがむ動きです。曲線全体が一つの三次式です。速さ0で動き出し、t ≈ 0.42で最も低い約−0.1（−0.100004）まで沈み、t ≈ 0.63で0に戻ります。終わりの傾きは4.70158で、一定の速さの5倍近くあります。',
  },
  returns: {
    en: 'The eased value: exactly 0 at the start, down to about −0.1 on the way, exactly 1 at the end.',
    ja: 'イージングした値です。始まりはちょうど0、途中で約−0.1まで下がり、終わりはちょうど1です。',
    range: { min: -0.10001, max: 1 },
  },
  formula: String.raw`\begin{aligned} s &= 1.70158 \\ \operatorname{backIn}(t) &= t^2\bigl((s + 1)\,t - s\bigr) \\ &= t^2\bigl(t - s\,(1 - t)\bigr) \end{aligned}`,
  edgeCases: [
    { of: [0.5], is: -0.0876975, en: 'Half the time, and still behind the start.', ja: '時間の半分では、まだ始まりより後ろです。' },
    { of: [0.419897], is: -0.100004, en: 'The lowest point.', ja: '最も低い点です。' },
    { of: [1.70158 / 2.70158], is: 0, en: 'Back at the start, at s / (s + 1).', ja: 's / (s + 1) で始まりの位置に戻ります。' },
    { of: [-0.5], is: -0.7630925, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [1.5], is: 5.2892775, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A cubic polynomial; its slope at t = 0 is 0.', ja: '三次の多項式です。t = 0での傾きは0です。' },
  claims: {
    'exactly 0 at the start, down to about −0.1 on the way, exactly 1 at the end': 'begins at exactly 0 and ends at exactly 1',
    'its lowest point of about −0.1 (−0.100004)': 'never goes below its lowest point, nor above its highest',
    'arrives with a slope of 4.70158': 'has its slopes at the start, in the middle and at the end',
  },
  related: ['backOut', 'backInOut', 'elasticIn', 'cubicIn'],
  confusedWith: [
    { name: 'backOut', en: 'The same curve turned round: it overshoots at the end.', ja: '同じ曲線を180度回したもので、終わりで行き過ぎます。' },
    {
      name: 'elasticIn',
      en: 'Swings several times, the last time down to −0.37. backIn draws back once.',
      ja: '何度も揺れ、最後は−0.37まで下がります。backInが引くのは一度だけです。',
    },
  ],
  words: { en: ['anticipation', 'wind up', 'pull back'], ja: ['バックイン', '予備動作', '助走'] },
  examples: {
    'let-a-fish-jump': { en: 'Let a fish jump', ja: '魚を跳ねさせる' },
    'arrows-that-take-a-run-up': { en: 'Arrows that take a run-up', ja: '助走をつけて飛ぶ矢印' },
  },
})
