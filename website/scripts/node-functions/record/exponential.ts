/** Powers, roots and logarithms. */
import type { Entries } from '../record.ts'

export const exponential: Entries = {
  pow: {
    takes: 'x, y',
    is: { en: 'x to the power of y.', ja: 'xのy乗です。' },
    note: {
      en: 'x must not be negative, and not zero where y is zero or less. Multiply for whole powers.',
      ja: 'xは負であってはならず、yが0以下のときは0であってもいけません。整数乗は掛け算で書いてください。',
    },
    example: 'pow(x, 2.2)',
    plot: { x: [0, 1.5], y: [-0.25, 2], args: ['x', 2.2] },
  },
  exp: { takes: 'x', is: { en: 'e to the power of x.', ja: 'eのx乗です。' }, example: 'exp(x)', plot: { x: [-2, 2], y: [-0.5, 5] } },
  exp2: { takes: 'x', is: { en: '2 to the power of x.', ja: '2のx乗です。' }, example: 'exp2(x)', plot: { x: [-2, 2], y: [-0.5, 4] } },
  log: {
    takes: 'x',
    is: { en: 'The natural logarithm.', ja: '自然対数です。' },
    note: { en: 'Defined above zero.', ja: '正の数で定義されます。' },
    example: 'log(x)',
    plot: { x: [0.05, 4], y: [-3, 2] },
  },
  log2: {
    takes: 'x',
    is: { en: 'The logarithm to base 2.', ja: '2を底とする対数です。' },
    note: { en: 'Defined above zero.', ja: '正の数で定義されます。' },
    example: 'log2(x)',
    plot: { x: [0.05, 4], y: [-4, 2.5] },
  },
  sqrt: {
    takes: 'x',
    is: { en: 'The square root.', ja: '平方根です。' },
    note: { en: 'Not defined below zero.', ja: '負の数では定義されません。' },
    example: 'sqrt(x)',
    plot: { x: [0, 4], y: [-0.25, 2.25] },
  },
  inverseSqrt: {
    takes: 'x',
    is: { en: '1 / √x.', ja: '1 / √xです。' },
    note: { en: 'Defined above zero.', ja: '正の数で定義されます。' },
    example: 'inverseSqrt(x)',
    plot: { x: [0.08, 4], y: [-0.25, 3.5] },
  },
}
