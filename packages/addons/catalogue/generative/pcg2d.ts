/** Record of pcg2d. */
import type { WrittenRecord } from '../record.ts'
import { wordHash } from './words.ts'

export const record: WrittenRecord = wordHash('pcg2d', {
  summary: {
    en: 'Turns two integers into two that look random, the same bits on every device. It is the hash for the cells of a grid: one call gives each cell two random numbers.',
    ja: '二つの整数を、乱数に見える二つの整数に変えます。どの環境でもビット単位で同じ結果になります。格子のマスに使うハッシュで、1回の呼び出しでマスごとに二つの乱数が得られます。',
  },
  intuition: {
    en: 'Each word goes through one step of a linear congruential generator. Then, twice, each word is added to the other after a multiplication, and its high half is XORed with its low half. The multiplication carries changes to higher bits, the XOR brings them down again. Flipping an input bit flips about half of the bits of both results, with one exception: the highest bit of v.y flips only a tenth of the bits of the first result. Near the highest input bits, some output bits rarely change.',
    ja: 'まず、それぞれの値を線形合同法で1段階進めます。次に、一方に掛け算をして他方に足し、上位半分と下位半分のXORをとることを2回繰り返します。掛け算は変化を上の桁へ運び、XORはそれを下へ戻します。入力ビットを一つ反転すると、二つの結果のおよそ半分のビットが反転します。例外はv.yの最上位ビットで、一つ目の結果の1割ほどのビットしか変えません。最上位に近い入力ビットでは、めったに変わらない出力ビットもあります。',
  },
  v: {
    meaning: {
      en: 'Two integers: the coordinates of a cell, or an index and a seed. For coordinates that can be negative, write uvec2(ivec2(p.floor())).',
      ja: '二つの整数です。マスの座標や、番号とシードの組を渡します。負になりうる座標はuvec2(ivec2(p.floor()))と書きます。',
    },
    default: [42, 7],
  },
  returns: {
    en: 'Two words of 32 bits. Different inputs give different results, so each pair of words comes out once.',
    ja: '32ビットの符号なし整数二つです。異なる入力が同じ結果になることはなく、どの組もちょうど一度ずつ現れます。',
    range: { min: 0, max: 4294967295 },
  },
  formula: String.raw`\begin{gathered} v \leftarrow 1664525\,v + 1013904223 \\ \left. \begin{aligned} v_x &\leftarrow v_x + 1664525\,v_y \\ v_y &\leftarrow v_y + 1664525\,v_x \\ v &\leftarrow v \oplus (v \gg 16) \end{aligned} \right\} \times 2 \qquad (\text{mod } 2^{32}) \end{gathered}`,
  edgeCases: [
    { of: [[0, 0]], is: [417608103, 90043601], exact: true, en: 'Zeros are not mapped to zeros.', ja: '0を渡しても0にはなりません。' },
    { of: [[1, 0]], is: [2647388618, 2239437279], exact: true, en: 'The next cell to the right is unrelated.', ja: '右隣のマスは、まったく別の値になります。' },
    {
      of: [[0, 1]],
      is: [2313183303, 4026777116],
      exact: true,
      en: 'The order matters: (0, 1) is not (1, 0) reversed.',
      ja: '順序にも意味があり、(1, 0)の結果を入れ替えたものにはなりません。',
    },
    { of: [[42, 42]], is: [2216189421, 1278885196], exact: true },
    {
      of: [[4294967295, 4294967295]],
      is: [505842200, 1816539540],
      exact: true,
      en: 'All bits set: the cell (−1, −1).',
      ja: '全ビットが1の値です。マス (−1, −1)にあたります。',
    },
  ],
  claims: {
    'with one exception': 'the highest bit of v.y flips a tenth of the bits of the first word, every other bit a half of every word',
    'the highest bit of v.y flips only a tenth': 'the highest bit of v.y flips a tenth of the bits of the first word, every other bit a half of every word',
    'some output bits rarely change': 'near the highest input bits, some output bits rarely change',
  },
  related: ['pcg', 'pcg3d', 'pcg4d', 'random'],
  confusedWith: [
    {
      name: 'pcg',
      en: 'One word in, one word out. pcg(x.add(pcg(y))) hashes two integers as well, but gives only one random number for its two calls.',
      ja: '1個の値を受け取り、1個を返します。pcg(x.add(pcg(y)))でも二つの整数をハッシュできますが、2回呼んで得られる乱数は一つです。',
    },
    {
      name: 'random',
      en: 'Takes floats and returns a float from 0 to 1. Use it unless you need integers or more than one number for each cell.',
      ja: 'floatを受け取り、0〜1のfloatを返します。整数が必要なときや、マスごとに複数の乱数が必要なとき以外は、こちらを使ってください。',
    },
  ],
  elsewhere: [{ where: { en: 'Jarzynski and Olano', ja: 'JarzynskiとOlanoの論文' }, name: 'pcg2d' }],
  words: { en: ['hash22', 'hash of a cell', 'two random numbers'], ja: ['2次元', '格子', 'マス'] },
  examples: {
    'sprinkles-on-icing': { en: 'Sprinkles on icing', ja: 'アイシングに散らした砂糖菓子' },
    'rain-on-a-pond': { en: 'Rain on a pond', ja: '池に降る雨' },
  },
})
