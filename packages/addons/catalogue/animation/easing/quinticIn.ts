/** Record of quinticIn. */
import type { WrittenRecord } from '../../record.ts'
import { easing } from './family.ts'

export const record: WrittenRecord = easing('quintic', 'In', {
  outside: 'through',
  summary: {
    en: 'Eases from 0 to 1 as t⁵: almost still for half of the time, then away at five times the constant speed.',
    ja: 't⁵に沿って0から1へ進むイージングです。時間の半分はほとんど動かず、最後は一定の速さの5倍で去っていきます。',
  },
  intuition: {
    en: 'The strongest of the powers: at half the time only 1/32 of the way is done, and half of the way is left for the last 13% of the time. It is the choice for a start that nobody should notice. In shading, quinticIn(1 − cos θ) is the factor (1 − cos θ)⁵ of Schlick’s approximation of Fresnel reflection: it adds hardly any reflection until the view grazes the surface.',
    ja: 'べき乗のイージングの中で最も強い緩急です。時間の半分では32分の1しか進まず、最後の13%の時間に半分の道のりが残ります。動き出しに気づかせたくないときに使います。シェーディングでは、quinticIn(1 − cos θ) が、フレネル反射のSchlickによる近似に現れる係数 (1 − cos θ)⁵ に当たります。視線が面すれすれになるまで、反射はほとんど増えません。',
  },
  formula: String.raw`\operatorname{quinticIn}(t) = t^5`,
  edgeCases: [
    { of: [0.5], is: 0.03125, exact: true, en: 'Half the time, a thirty-second of the way.', ja: '時間の半分で、まだ32分の1です。' },
    { of: [0.25], is: 0.0009765625, exact: true },
    { of: [-0.5], is: -0.03125, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [2], is: 32, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
  ],
  continuity: { order: 'smooth', en: 'A polynomial; its slope at t = 1 is 5.', ja: '多項式です。t = 1での傾きは5です。' },
  claims: {
    'at five times the constant speed': 'has its slopes at the start, in the middle and at the end',
    'Eases from 0 to 1 as t⁵': '$name is a power of the time, down to small times',
    'half of the way is left for the last 13% of the time': '$name is halfway when its page says',
    'its slope at t = 1 is 5': 'has its slopes at the start, in the middle and at the end',
  },
  related: ['quinticOut', 'quinticInOut', 'quarticIn', 'exponentialIn'],
  confusedWith: [
    {
      name: 'exponentialIn',
      en: 'Also 1/32 at half the time, but it begins with a jump of 1/1024 and ends with the slope 6.93.',
      ja: '時間の半分ではこれも1/32ですが、始まりに1/1024の段差があり、終わりの傾きは6.93です。',
    },
    { name: 'quarticIn', en: 't⁴: it starts sooner and ends with the slope 4.', ja: 't⁴です。より早く動き出し、終わりの傾きは4です。' },
  ],
  words: { en: ['acceleration', 'Schlick', 'Fresnel'], ja: ['加速', 'フレネル', 'シュリック'] },
  examples: {
    'let-a-meteor-fall': { en: 'Let a meteor fall', ja: '隕石を落とす' },
    'glass-balls-by-schlick': { en: 'Glass balls with Schlick’s reflection', ja: 'Schlickの反射をつけたガラス玉' },
  },
})
