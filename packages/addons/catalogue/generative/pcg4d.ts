/** Record of pcg4d. */
import type { WrittenRecord } from '../record.ts'
import { highBits, wordHash } from './words.ts'

export const record: WrittenRecord = wordHash('pcg4d', {
  summary: {
    en: 'Turns four integers into four that look random, the same bits on every device: for cells in space with a step of time or a seed, or wherever each item needs four random numbers.',
    ja: '四つの整数を、乱数に見える四つの整数に変えます。どの環境でもビット単位で同じ結果になります。空間のマスに時刻やシードを添えたものや、一つにつき四つの乱数が必要なときに使います。',
  },
  intuition: {
    en: `It is pcg3d with a fourth word: a linear step for each, then each word adds a product of two others, in turn; the high halves are XORed into the low ones, and the products are added again. Flipping one of the lower 16 bits of an input flips about half of the bits of all four results. ${highBits.en}`,
    ja: `pcg3dに四つ目の値を加えたものです。それぞれを線形合同法で進め、ほかの二つの積を順に足し、上位半分を下位半分にXORで重ね、もう一度積を足します。入力の下位16ビットのどれかを反転すると、四つの結果のおよそ半分のビットが反転します。${highBits.ja}`,
  },
  v: {
    meaning: {
      en: 'Four integers: a cell in space and a step of time, or fewer of them and zeros. For coordinates that can be negative, write uvec4(ivec4(p.floor())).',
      ja: '四つの整数です。空間のマスと時刻の組などを渡し、足りないところは0にします。負になりうる座標はuvec4(ivec4(p.floor()))と書きます。',
    },
    default: [42, 7, 1, 3],
  },
  returns: {
    en: 'Four words of 32 bits. Different inputs give different results, so each combination of four words comes out once.',
    ja: '32ビットの符号なし整数四つです。異なる入力が同じ結果になることはなく、どの四つ組もちょうど一度ずつ現れます。',
    range: { min: 0, max: 4294967295 },
  },
  formula: String.raw`\begin{gathered} v \leftarrow 1664525\,v + 1013904223 \\ \operatorname{stir}: \quad \begin{aligned} v_x &\leftarrow v_x + v_y v_w & v_y &\leftarrow v_y + v_z v_x \\ v_z &\leftarrow v_z + v_x v_y & v_w &\leftarrow v_w + v_y v_z \end{aligned} \\ v \leftarrow v \oplus (v \gg 16) \\ \operatorname{stir} \qquad (\text{mod } 2^{32}) \end{gathered}`,
  edgeCases: [
    {
      of: [[0, 0, 0, 0]],
      is: [251852841, 760645481, 850445371, 3542436074],
      exact: true,
      en: 'Zeros are not mapped to zeros.',
      ja: '0を渡しても0にはなりません。',
    },
    {
      of: [[1, 0, 0, 0]],
      is: [188542915, 2736636373, 1610343845, 1648167326],
      exact: true,
      en: 'The next cell is unrelated.',
      ja: '隣のマスは、まったく別の値になります。',
    },
    { of: [[42, 42, 42, 42]], is: [3379787229, 736477917, 3598031754, 457486108], exact: true },
    {
      of: [[4294967295, 4294967295, 4294967295, 4294967295]],
      is: [2538526866, 3222658151, 2677364576, 2713428488],
      exact: true,
      en: 'All bits set: the cell (−1, −1, −1, −1).',
      ja: '全ビットが1の値です。マス (−1, −1, −1, −1)にあたります。',
    },
  ],
  claims: highBits.claim,
  related: ['pcg3d', 'pcg2d', 'pcg', 'random'],
  confusedWith: [
    {
      name: 'pcg3d',
      en: 'Three words, for a fourth less work. Use it when three are enough.',
      ja: '値が三つで、計算も少なくて済みます。三つで足りるなら、こちらを使ってください。',
    },
    {
      name: 'random',
      en: 'Takes floats and returns one float from 0 to 1. That of a vec4 calls pcg4d on the bits of the floats.',
      ja: 'floatを受け取り、0〜1のfloatを一つ返します。vec4を渡したときは、floatのビットに対してpcg4dを呼んでいます。',
    },
  ],
  elsewhere: [{ where: { en: 'Jarzynski and Olano', ja: 'JarzynskiとOlanoの論文' }, name: 'pcg4d' }],
  words: { en: ['hash44', 'four random numbers', 'hash of space and time'], ja: ['4次元', '時空間', '四つの乱数'] },
  examples: {
    'field-of-tulips': { en: 'A field of tulips', ja: 'チューリップ畑' },
    'falling-ginkgo-leaves': { en: 'Falling ginkgo leaves', ja: '舞い落ちるイチョウ' },
  },
})
