/** Record of sineIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('sine', 'In', {
  outside: 'turnsAtStart',
  summary: {
    en: 'Eases from 0 to 1 along a quarter of a sine wave: it starts slowly and gains speed, more gently than t² does.',
    ja: '正弦波の4分の1に沿って0から1へ進むイージングです。ゆっくり始まり、t²よりも穏やかに速くなります。',
  },
  intuition: {
    en: 'Follow a cosine wave from its trough to the height of its middle. At the trough the curve is level. At t = 1 the slope is π/2, only 57% more than the constant speed, and the acceleration has faded to 0. So the end looks less hurried than that of t², whose slope is 2.',
    ja: '余弦波を、谷から中央の高さまでたどった曲線です。谷では水平で、t = 1での傾きはπ/2、つまり一定の速さより57%速いだけです。このとき加速度は0になっています。そのため、傾きが2になるt²よりも、終わりの勢いが控えめに見えます。',
  },
  formula: String.raw`\operatorname{sineIn}(t) = 1 - \cos\frac{\pi t}{2} = 2\sin^2\frac{\pi t}{4}`,
  edgeCases: [
    { of: [0.5], is: 1 - Math.SQRT1_2, en: '1 − √½: 29% of the way.', ja: '1 − √½です。29%だけ進んでいます。' },
    { of: [2 / 3], is: 0.5, en: 'Half the way, after two thirds of the time.', ja: '時間の3分の2で、半分まで進みます。' },
    { of: [-1], is: 1, en: 'Not clamped: the wave goes on before the start.', ja: 'クランプはしません。始まりより前にも波が続きます。' },
    { of: [2], is: 2, en: 'The crest of the wave.', ja: '波の山です。' },
  ],
  continuity: { order: 'smooth', en: 'A wave with a period of 4, also outside of 0–1.', ja: '0〜1の外まで続く、周期4の波です。' },
  claims: {
    'At the trough the curve is level': 'has its slopes at the start, in the middle and at the end',
    'the slope is π/2': 'has its slopes at the start, in the middle and at the end',
    'the acceleration has faded to 0': 'sineIn and sineOut have no curvature at their fast ends, and go on as waves with a period of 4',
    'A wave with a period of 4': 'sineIn and sineOut have no curvature at their fast ends, and go on as waves with a period of 4',
  },
  related: ['sineOut', 'sineInOut', 'quadraticIn', 'circularIn', 'linearIn'],
  confusedWith: [
    {
      name: 'circularIn',
      en: 'A quarter of a circle: it starts more slowly and ends vertically.',
      ja: '円の4分の1です。始まりはより遅く、終わりは垂直になります。',
    },
    {
      name: 'sin',
      en: 'The sine itself, of an angle in radians. sin(πt/2) is sineOut.',
      ja: 'ラジアンの角度を取る正弦そのものです。sin(πt/2) はsineOutに当たります。',
    },
  ],
  examples: {
    'let-a-lantern-swing': { en: 'Let a lantern swing', ja: 'ランタンを揺らす' },
    'columns-of-rising-light': { en: 'Columns of rising light', ja: '立ちのぼる光の柱' },
  },
})
