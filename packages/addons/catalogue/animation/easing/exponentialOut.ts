/** Record of exponentialOut. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('exponential', 'Out', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 by halving the remaining distance again and again: half the way in the first tenth of the time, then a long, soft arrival.',
    ja: '残りの距離を次々に半分にしながら1へ進むイージングです。最初の10分の1の時間で半分まで進み、あとは長く穏やかに近づきます。',
  },
  intuition: {
    en: 'Move a fixed share of the remaining distance in each frame, and you get this curve: the speed is always proportional to what remains (6.93 times it). The remaining distance halves every tenth of the time. It never reaches 0, so the end is set to 1 and the value jumps by 1/1024 there.',
    ja: '毎フレーム、目標までの残りの一定割合だけ近づけると、この曲線になります。速さは常に残りの距離に比例し、その6.93倍です。残りの距離は時間が10分の1進むごとに半分になります。0にはならないので、終わりの値は1に定めてあり、そこで1/1024だけ値が飛びます。',
  },
  formula: String.raw`\operatorname{exponentialOut}(t) = \begin{cases} 0 & t \le 0 \\ 1 - 2^{-10t} & 0 < t < 1 \\ 1 & t \ge 1 \end{cases}`,
  edgeCases: [
    { of: [0.5], is: 31 / 32, en: 'Half the time, and a thirty-second remains.', ja: '時間の半分で、残りは32分の1です。' },
    { of: [0.1], is: 0.5, en: 'Half the way in the first tenth.', ja: '最初の10分の1で、半分まで進みます。' },
    { of: [0.9], is: 511 / 512 },
  ],
  continuity: {
    order: 'jump',
    en: 'A jump of 1/1024 at the end. At the start there is a corner: the slope is 6.93 after it.',
    ja: '終わりに1/1024の段差があります。始まりは角で、直後の傾きは6.93です。',
  },
  claims: {
    'the speed is always proportional to what remains': 'exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024',
    'The remaining distance halves every tenth of the time': 'exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024',
    'It never reaches 0': 'exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024',
  },
  related: ['exponentialIn', 'exponentialInOut', 'quinticOut', 'circularOut', 'cubicOut'],
  confusedWith: [
    {
      name: { en: 'exponential smoothing', ja: '指数平滑' },
      en: 'Follows a goal that moves, frame by frame, and has no end. exponentialOut has a start, an end and no state.',
      ja: '動く目標をフレームごとに追いかけ、終わりがありません。exponentialOutには始まりと終わりがあり、状態を持ちません。',
    },
    {
      name: 'cubicOut',
      en: 'Gentler: it starts with the slope 3 and is halfway after a fifth of the time.',
      ja: 'より穏やかです。傾き3で始まり、時間の5分の1で半分まで進みます。',
    },
  ],
  words: { en: ['expo', 'halving', 'lerp smoothing'], ja: ['半減', '漸近', '減速'] },
  examples: {
    'a-gauge': { en: 'A gauge that shoots up to its value', ja: '一気に振れるメーター' },
    'doors-that-fly-open': { en: 'Doors that fly open', ja: '勢いよく開く扉' },
  },
})
