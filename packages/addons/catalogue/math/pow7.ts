/** Record of pow7. */
import type { WrittenRecord } from '../record.ts'
import { integerPower } from './integer-power.ts'

export const record: WrittenRecord = integerPower({
  exponent: 7,
  exactUpTo: 10,
  overflowsAbove: '3.2e5',
  range: { min: -3.5831808, max: 3.5831808 },
  summary: { en: 'The seventh power of x, which keeps its sign.', ja: 'xの7乗です。符号は保たれます。' },
  intuition: {
    en: 'The higher the power, the longer it stays near 0 and the steeper it ends. The seventh is 1/128 at 0.5 and still below a half at 0.9: it suits what should stay dark until just before the end, such as a narrow rim of light, the flash of a beacon or the crest of a wave. Its exponent is odd, so the left half of the curve is the right half turned by 180° about the origin, as for pow3 and pow5.',
    ja: '指数が大きいほど、0の近くに長くとどまり、終わりが急になります。7乗は、0.5で1/128、0.9でもまだ半分に届きません。細い縁の光、灯台の閃光、波頭のように、直前まで暗いままにしておきたいものに向いています。指数が奇数なので、pow3やpow5と同じく、曲線の左半分は右半分を原点のまわりに180°回した形です。',
  },
  edgeCases: [
    { of: [0.5], is: 0.0078125, exact: true },
    { of: [0.9], is: 0.4782969 },
    { of: [-2], is: -128, exact: true },
    { of: [10], is: 10000000, exact: true },
  ],
  claims: {
    'is 1/128 at 0.5 and still below a half at 0.9': 'halfway, each power is as small as its page says',
    'the left half of the curve is the right half turned by 180° about the origin': '$name has its parity',
    'The higher the power, the longer it stays near 0 and the steeper it ends': 'a higher power is lower before 1, and steeper at 1',
  },
  related: ['pow2', 'pow3', 'pow5', 'powFast', 'safePow'],
  confusedWith: [
    {
      name: 'pow5',
      en: 'Rises earlier: 0.59 at 0.9, where pow7 is 0.48. It is the exponent for Fresnel reflection.',
      ja: '立ち上がりが早く、0.9での値は0.59です（pow7は0.48）。フレネル反射にはこちらの指数を使います。',
    },
    {
      name: 'powFast',
      en: 'For exponents that vary, or are much higher, in highlights whose form does not matter: one division for any exponent.',
      ja: '指数が変わるときや、ずっと大きいときに使います。形が多少違ってもよいハイライト向けで、どの指数でも割り算1回です。',
    },
  ],
  elsewhere: [{ where: 'JavaScript, Python', name: 'x ** 7' }],
  words: { en: ['seventh power', 'steep', 'narrow highlight', 'flash'], ja: ['7乗', '七乗', 'ななじょう', '急', 'ハイライト', '閃光'] },
  examples: {
    'lighthouse-in-the-fog': { en: 'A lighthouse in the fog', ja: '霧の中の灯台' },
    'crests-of-a-rough-sea': { en: 'Foam on the crests of a rough sea', ja: '荒れた海の波頭の泡' },
  },
})
