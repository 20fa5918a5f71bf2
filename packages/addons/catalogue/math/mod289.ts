/** Record of mod289. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { ownNoise, paper, integersOnly, words } from './textureless.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The remainder of a whole number by 289, which keeps the numbers of textureless noise small.',
    ja: '整数を289で割った余りを返します。テクスチャーを使わないノイズで、扱う数を小さく保つための関数です。',
  },
  intuition: {
    en: 'Noise without a table of random numbers computes them from the index of a lattice cell, with a polynomial. Single precision holds every whole number only up to 2²⁴, and products grow fast, so the index is wrapped around a wheel of 289 first. 289 is the square of the prime 17: for such a modulus there are polynomials that shuffle the numbers without leaving one out (permute). The pattern repeats after 289 cells.',
    ja: '乱数表を使わないノイズは、格子のマスの番号から多項式で乱数を作ります。単精度がすべての整数を表せるのは2²⁴までで、積はすぐに大きくなります。そこで番号を、まず周の長さが289の車輪に巻き付けます。289は素数17の2乗で、このような法には、数を一つも漏らさずに並べ替える多項式があります（permute）。模様は289マスごとに繰り返します。',
  },
  parameters: {
    x: {
      meaning: { en: 'A whole number: the index of a cell, or a sum of such.', ja: '整数です。マスの番号や、その和を渡します。' },
      unit: 'count',
      role: 'domain',
      range: [-578, 867],
      default: 340,
      step: 1,
      outside: integersOnly,
    },
  },
  returns: { en: 'The remainder: a whole number from 0 to 288.', ja: '余りです。0から288までの整数になります。', range: { min: 0, max: 288 } },
  formula: String.raw`\begin{aligned} \operatorname{mod289}(x) &= x \bmod 289 \\ &= x - 289 \left\lfloor \frac{x + \frac12}{289} \right\rfloor \qquad (x \in \mathbb{Z}) \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [288], is: 288, exact: true },
    { of: [289], is: 0, exact: true },
    { of: [-1], is: 288, exact: true, en: 'Never negative: the wheel goes on to the left of 0.', ja: '負にはなりません。車輪は0の左側へも回り続けます。' },
    {
      of: [-8959],
      is: 0,
      exact: true,
      en: 'x − 289·floor(x·(1/289)) gives 289 here: the product with the rounded reciprocal comes out just below −31.',
      ja: 'x − 289·floor(x·(1/289)) では289になります。丸められた逆数との積が、−31をわずかに下回るためです。',
    },
    { overload: 'vec2', of: [[300, -300]], is: [11, 278], exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: { en: 'JavaScript’s remainder of whole numbers, which does not round.', ja: '丸め誤差のない、JavaScriptでの整数の余りです。' },
  },
  continuity: {
    order: 'jump',
    en: 'Meant for whole numbers. Between them it runs from −½ to just below 288½, and jumps half a step before each multiple of 289.',
    ja: '整数のための関数です。整数の間では −½ から288½ の直前まで動き、289の倍数の0.5手前で飛びます。',
  },
  claims: {
    'Never negative': 'of whole numbers is the remainder, from 0 to 288',
    'from −½ to just below 288½': 'between whole numbers it runs from −½ to 288½',
    'x − 289·floor(x·(1/289)) gives 289 here': 'the plain formula misses multiples of 289, and this one does not',
  },
  references: [paper],
  provenance: fromReference,
  related: ['permute', 'grad4', 'safeMod'],
  confusedWith: [
    { name: 'safeMod', en: 'Any period and any number, not only whole ones; it divides.', ja: '任意の周期と、整数以外の数にも使えます。割り算をします。' },
    { name: 'permute', en: 'Shuffles the remainders; it calls mod289 itself.', ja: '余りを並べ替えます。内部でmod289を使います。' },
    ownNoise,
  ],
  elsewhere: [
    {
      where: 'webgl-noise',
      name: 'mod289',
      note: { en: 'Without the half, so that some negative multiples give 289.', ja: '½ を足さないので、負の倍数の一部が289になります。' },
    },
    { where: 'GLSL', name: 'mod(x, 289.0)' },
  ],
  synonyms: {
    en: ['modulo 289', 'modulus', 'remainder', 'wrap', ...words.en],
    ja: ['剰余', 'じょうよ', '余り', '289で割った余り', 'モジュロ', ...words.ja],
  },
  examples: {
    'rug-of-quadratic-remainders': { en: 'A rug of quadratic remainders', ja: '2次の余りが織りなす絨毯' },
    'rain-on-dark-glass': { en: 'Rain on dark glass', ja: '暗い窓を流れる雨' },
  },
}
