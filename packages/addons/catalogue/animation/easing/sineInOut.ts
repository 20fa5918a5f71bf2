/** Record of sineInOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('sine', 'InOut', {
  outside: 'turnsAtBoth',
  summary: {
    en: 'Eases from 0 to 1 along half a sine wave: a gentle start, a gentle end, and no more haste in the middle than it needs.',
    ja: '正弦波の半分に沿って0から1へ進むイージングです。静かに始まって静かに終わり、中央も速くなりすぎません。',
  },
  intuition: {
    en: 'A pendulum, a boat on a swell, breathing: what moves to and fro by itself moves like a sine. Half a wave from trough to crest starts and ends at rest, with the slope π/2 in the middle. Outside of 0–1 the wave goes on between 0 and 1 with a period of 2, so sineInOut(time) swings to and fro without a mod.',
    ja: '振り子、波に揺れる船、呼吸。ひとりでに往復するものは正弦波のように動きます。谷から山までの半波長は静止から始まって静止で終わり、中央の傾きはπ/2です。0〜1の外でも周期2で0と1の間を往復し続けるので、sineInOut(time) と書くだけで、modを使わずに往復運動になります。',
  },
  formula: String.raw`\operatorname{sineInOut}(t) = \frac{1 - \cos \pi t}{2} = \sin^2\frac{\pi t}{2}`,
  edgeCases: [
    { of: [0.5], is: 0.5, en: 'Half the time, half the way.', ja: '時間の半分で、半分まで進みます。' },
    { of: [0.25], is: 0.5 - Math.SQRT1_2 / 2, en: 'A quarter of the time, 15% of the way.', ja: '4分の1の時間で、15%進みます。' },
    { of: [-1], is: 1, en: 'Not clamped: the wave goes on before the start.', ja: 'クランプはしません。始まりより前にも波が続きます。' },
    { of: [2], is: 0, en: 'To the goal and back.', ja: '目標まで行って、戻ったところです。' },
    { of: [7], is: 1, en: 'After three and a half rounds.', ja: '3往復半したところです。' },
  ],
  continuity: { order: 'smooth', en: 'One wave with a period of 2, without a seam in the middle.', ja: '中央に継ぎ目のない、周期2の一つの波です。' },
  claims: {
    'starts and ends at rest, with the slope π/2 in the middle': 'has its slopes at the start, in the middle and at the end',
    'the wave goes on between 0 and 1 with a period of 2': 'sineInOut swings between 0 and 1 for ever, with a period of 2 and no seam',
    'One wave with a period of 2': 'sineInOut swings between 0 and 1 for ever, with a period of 2 and no seam',
  },
  related: ['sineIn', 'sineOut', 'quadraticInOut', 'cubicInOut', 'smootherstep', 'linearInOut'],
  confusedWith: [
    {
      name: 'smoothstep',
      en: '3t² − 2t³: nearly the same curve, about 0.01 away at most, and held outside of 0–1.',
      ja: '3t² − 2t³です。曲線はほとんど同じで差は最大0.01ほどですが、0〜1の外では値を保ちます。',
    },
    {
      name: 'quadraticInOut',
      en: 'Two parabolas: steeper in the middle, with the slope 2, and a seam where the acceleration changes its sign.',
      ja: '二つの放物線です。中央の傾きは2とより急で、加速度の符号が反転する継ぎ目があります。',
    },
  ],
  words: { en: ['pendulum', 'to and fro', 'ping pong', 'breathing'], ja: ['振り子', '往復', '呼吸'] },
  examples: {
    'rock-a-boat': { en: 'Rock a boat', ja: '船を揺らす' },
    'dots-that-breathe': { en: 'Dots that breathe', ja: '呼吸する水玉' },
  },
})
