/** Record of exponentialIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('exponential', 'In', {
  outside: 'held',
  summary: {
    en: 'Eases from 0 to 1 by doubling ten times: hardly a movement at first, then away at seven times the constant speed.',
    ja: '10回倍になりながら0から1へ進むイージングです。はじめはほとんど動かず、最後は一定の速さの7倍で去っていきます。',
  },
  intuition: {
    en: 'The value doubles every tenth of the time, from 1/1024 to 1. So after half of the time it is 1/32, and the last tenth makes half of the way. Its speed is always 6.93 times its value (10 ln 2). No exponential reaches 0, so the start is set to 0 and the value jumps by 1/1024 there.',
    ja: '時間が10分の1進むごとに値が2倍になり、1/1024から1まで増えます。時間の半分ではまだ1/32で、最後の10分の1で全体の半分を進みます。速さは常に値の6.93倍（10 ln 2）です。指数関数は0にならないので、始まりの値は0に定めてあり、そこで1/1024だけ値が飛びます。',
  },
  formula: String.raw`\operatorname{exponentialIn}(t) = \begin{cases} 0 & t \le 0 \\ 2^{10(t - 1)} & 0 < t < 1 \\ 1 & t \ge 1 \end{cases}`,
  edgeCases: [
    { of: [0.5], is: 1 / 32, en: 'Half the time, a thirty-second of the way.', ja: '時間の半分で、まだ32分の1です。' },
    { of: [1e-6], is: 1 / 1024, en: 'Just after the jump at the start.', ja: '始まりの段差の直後です。' },
    { of: [0.9], is: 0.5, en: 'Half the way is left for the last tenth.', ja: '最後の10分の1に、半分が残っています。' },
  ],
  continuity: {
    order: 'jump',
    en: 'A jump of 1/1024 at the start. At the end there is a corner: the slope is 6.93 before it.',
    ja: '始まりに1/1024の段差があります。終わりは角で、直前の傾きは6.93です。',
  },
  claims: {
    'The value doubles every tenth of the time, from 1/1024 to 1':
      'exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024',
    'Its speed is always 6.93 times its value': 'exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024',
    'A jump of 1/1024 at the start': 'exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024',
  },
  related: ['exponentialOut', 'exponentialInOut', 'quinticIn', 'circularIn', 'cubicIn'],
  confusedWith: [
    { name: 'exp2', en: 'The power of two itself, without a start and an end.', ja: '2のべき乗そのものです。始まりも終わりもありません。' },
    {
      name: 'circularIn',
      en: 'Ends vertically, but starts earlier: 13% of the way at half the time.',
      ja: '終わりは垂直ですが、動き出しは早く、時間の半分で13%進みます。',
    },
  ],
  words: { en: ['expo', 'doubling', 'zoom'], ja: ['倍々', '急加速', 'ズーム'] },
  examples: {
    'zoom-without-end': { en: 'Zoom without end', ja: '終わりのないズーム' },
    'stars-at-light-speed': { en: 'Stars that jump to light speed', ja: '光速へ跳ぶ星' },
  },
})
