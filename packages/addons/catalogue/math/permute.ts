/** Record of permute. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { laterPaper, ownNoise, paper, integersOnly, words } from './textureless.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Shuffles the whole numbers from 0 to 288 with a polynomial: each comes out once.',
    ja: '0から288までの整数を多項式で並べ替えます。どの数もちょうど一度ずつ現れます。',
  },
  intuition: {
    en: 'Classic noise looks up a shuffled table. This polynomial is such a table without memory: reduced by 289, 34x² + 10x takes every value once. One round mixes little: the step from one number to the next grows by 68 each time. So noise nests it, one coordinate after the other: permute(permute(x) + y).',
    ja: '古典的なノイズは、並べ替えた数の表を引きます。この多項式は、メモリを使わない表です。34x² + 10xを289で割った余りは、すべての値を一度ずつとります。隣の数との差が68ずつ増えるだけなので、一度では十分に混ざりません。そこでノイズでは、座標を一つずつ加えながら入れ子にします。permute(permute(x) + y) のように書きます。',
  },
  parameters: {
    x: {
      meaning: { en: 'A whole number. It is reduced by 289 first.', ja: '整数です。はじめに289で割った余りをとります。' },
      unit: 'count',
      role: 'domain',
      range: [0, 288],
      default: 100,
      step: 1,
      outside: integersOnly,
    },
  },
  returns: { en: 'A whole number from 0 to 288.', ja: '0から288までの整数です。', range: { min: 0, max: 288 } },
  formula: String.raw`\operatorname{permute}(x) = (34 x^2 + 10 x) \bmod 289`,
  edgeCases: [
    { of: [0], is: 0, exact: true, en: 'The only number that stays where it is.', ja: '動かない数は0だけです。' },
    { of: [1], is: 44, exact: true },
    { of: [2], is: 156, exact: true },
    { of: [288], is: 24, exact: true },
    { of: [290], is: 44, exact: true, en: 'As for 1: it repeats after 289.', ja: '1と同じです。289ごとに繰り返します。' },
    { of: [-1], is: 24, exact: true, en: 'As for 288.', ja: '288と同じです。' },
    {
      of: [17],
      is: 170,
      exact: true,
      en: 'The polynomial of 2012, 34x² + x, leaves 17 and all its multiples in place.',
      ja: '2012年の多項式34x² + xでは、17とその倍数は動きません。',
    },
    { overload: 'vec4', of: [[0, 1, 2, 3]], is: [0, 44, 156, 47], exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: { en: 'The polynomial in integers of any size, reduced by 289.', ja: '桁数に制限のない整数で多項式を計算し、289で割った余りです。' },
  },
  continuity: {
    order: 'jump',
    en: 'Meant for whole numbers: the values between them have no meaning.',
    ja: '整数のための関数です。整数の間の値に意味はありません。',
  },
  claims: {
    'takes every value once': 'each number from 0 to 288 comes out once',
    'The only number that stays where it is': 'only 0 stays in place, where the polynomial of 2012 has seventeen such numbers',
    'leaves 17 and all its multiples in place': 'only 0 stays in place, where the polynomial of 2012 has seventeen such numbers',
    'it repeats after 289': 'it repeats after 289',
  },
  references: [laterPaper, paper],
  provenance: fromReference,
  related: ['mod289', 'grad4', 'pcg'],
  confusedWith: [
    {
      name: 'pcg',
      en: 'A hash of 32-bit integers. It mixes all bits at once and is the better choice wherever there are integers.',
      ja: '32ビット整数のハッシュです。一度ですべてのビットを混ぜます。整数が使えるなら、こちらを使ってください。',
    },
    {
      name: '(34x + 1)x',
      en: 'The polynomial of 2012, which many copies of the noise use: also a permutation, but with seventeen fixed points.',
      ja: '2012年の多項式で、広く使われています。これも並べ替えになりますが、17個の数が動きません。',
    },
    ownNoise,
  ],
  elsewhere: [
    { where: 'webgl-noise', name: 'permute', note: { en: 'With 34x² + x in its first versions.', ja: '初期の版では34x² + xです。' } },
    { where: { en: 'Perlin’s reference code', ja: 'Perlinの参照実装' }, name: 'p[]', note: { en: 'A table of 256 numbers.', ja: '256個の数の表です。' } },
  ],
  synonyms: {
    en: ['permutation', 'permutation polynomial', 'shuffle', 'hash', 'pseudo random', ...words.en],
    ja: ['置換', 'ちかん', '順列', '置換多項式', '並べ替え', 'シャッフル', 'ハッシュ', '疑似乱数', ...words.ja],
  },
  examples: {
    'every-tone-once': { en: 'A quilt with every tone once', ja: '289色を一度ずつ使うキルト' },
    'floor-of-curved-tiles': { en: 'A floor of curved tiles', ja: '曲線をつなぐタイルの床' },
  },
}
