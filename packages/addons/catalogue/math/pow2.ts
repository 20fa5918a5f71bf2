/** Record of pow2. */
import type { WrittenRecord } from '../record.ts'
import { integerPower } from './integer-power.ts'

export const record: WrittenRecord = integerPower({
  exponent: 2,
  exactUpTo: 4096,
  overflowsAbove: '1.85e19',
  range: { min: 0, max: 1.44 },
  summary: { en: 'The square of x, from a single multiplication.', ja: 'xの2乗を、1回の掛け算で求めます。' },
  intuition: {
    en: 'Squaring pulls values between 0 and 1 towards 0, so a linear fade starts gently instead: halfway, it has reached only a quarter. The sign is lost: the curve is a parabola, the same on both sides of 0. The built-in pow is usually computed through a logarithm, which negative numbers do not have. Multiplication works for every base, and it is rounded only once. Combine these functions for other powers: pow2(pow2(x)) is the fourth.',
    ja: '2乗すると、0と1のあいだの値は0に近づきます。直線的なフェードなら、半分の位置で4分の1になり、ゆるやかに始まります。符号は消え、曲線は0の左右で同じ形の放物線になります。組み込みのpowは、たいてい対数を経由して計算しますが、負の数に対数はありません。掛け算なら、どんな底にも答えがあり、丸めも1回で済みます。ここにない累乗は組み合わせて作れます。たとえばpow2(pow2(x))は4乗です。',
  },
  edgeCases: [
    { of: [-3], is: 9, exact: true, en: 'safePow(-3, 2) keeps the sign: −9.', ja: 'safePow(-3, 2) は符号を保つので −9です。' },
    { of: [0.5], is: 0.25, exact: true },
    { of: [4096], is: 16777216, exact: true },
  ],
  claims: {
    'the same on both sides of 0': '$name has its parity',
    'it is rounded only once': 'a square is the nearest number to the exact one',
    'halfway, it has reached only a quarter': 'halfway, each power is as small as its page says',
    'pow2(pow2(x)) is the fourth': 'powers of powers multiply the exponents',
  },
  related: ['pow3', 'pow5', 'pow7', 'powFast', 'safePow', 'quadraticIn'],
  confusedWith: [
    {
      name: 'safePow',
      en: 'Keeps the sign of the base: safePow(x, 2) is −x² on the left of 0.',
      ja: '底の符号を保ちます。safePow(x, 2) は、0より左では −x² です。',
    },
    { name: 'exp2', en: '2 to the power of x; pow2 is x to the power of 2.', ja: '2のx乗です。pow2はxの2乗です。' },
    {
      name: 'quadraticIn',
      en: 'The same curve by its name among the easings, for time from 0 to 1.',
      ja: 'イージングとしての名前を持つ同じ曲線で、0から1の時間に使います。',
    },
  ],
  elsewhere: [
    { where: 'TSL', name: 'pow2' },
    { where: 'Unreal Engine', name: 'Square, Pow2' },
    { where: 'Processing, p5.js', name: 'sq' },
  ],
  words: { en: ['square', 'squared', 'sq', 'parabola', 'second power', 'x*x'], ja: ['2乗', '二乗', 'にじょう', '自乗', '平方', '放物線', 'スクエア'] },
  examples: {
    'lamp-over-a-desk': { en: 'A lamp whose light fades with the square', ja: '2乗でやわらかく落ちるランプの光' },
    'bridge-on-parabolic-arches': { en: 'A bridge on parabolic arches', ja: '放物線アーチの橋' },
  },
})
