/** Record of pcg3d. */
import type { WrittenRecord } from '../record.ts'
import { highBits, wordHash } from './words.ts'

export const record: WrittenRecord = wordHash('pcg3d', {
  summary: {
    en: 'Turns three integers into three that look random, the same bits on every device: for cells in space, or for cells of the plane with a seed or a step of time.',
    ja: '三つの整数を、乱数に見える三つの整数に変えます。どの環境でもビット単位で同じ結果になります。空間のマスや、平面のマスにシードや時刻を添えたものに使います。',
  },
  intuition: {
    en: `Each word goes through one step of a linear congruential generator. Then each word adds the product of the other two, in turn; the high halves are XORed into the low ones, and the products are added again. Flipping one of the lower 16 bits of an input flips about half of the bits of all three results. ${highBits.en}`,
    ja: `まず、それぞれの値を線形合同法で1段階進めます。次に、それぞれに残り二つの積を順に足し、上位半分を下位半分にXORで重ね、もう一度積を足します。入力の下位16ビットのどれかを反転すると、三つの結果のおよそ半分のビットが反転します。${highBits.ja}`,
  },
  v: {
    meaning: {
      en: 'Three integers: the coordinates of a cell in space, or a cell of the plane and a seed. For coordinates that can be negative, write uvec3(ivec3(p.floor())).',
      ja: '三つの整数です。空間のマスの座標や、平面のマスとシードの組を渡します。負になりうる座標はuvec3(ivec3(p.floor()))と書きます。',
    },
    default: [42, 7, 1],
  },
  returns: {
    en: 'Three words of 32 bits. Different inputs give different results, so each triple of words comes out once.',
    ja: '32ビットの符号なし整数三つです。異なる入力が同じ結果になることはなく、どの三つ組もちょうど一度ずつ現れます。',
    range: { min: 0, max: 4294967295 },
  },
  formula: String.raw`\begin{gathered} v \leftarrow 1664525\,v + 1013904223 \\ \operatorname{stir}: \quad v_x \leftarrow v_x + v_y v_z, \quad v_y \leftarrow v_y + v_z v_x, \quad v_z \leftarrow v_z + v_x v_y \\ v \leftarrow v \oplus (v \gg 16) \\ \operatorname{stir} \qquad (\text{mod } 2^{32}) \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [2611992518, 2833812075, 1058359340], exact: true, en: 'Zeros are not mapped to zeros.', ja: '0を渡しても0にはなりません。' },
    { of: [[1, 0, 0]], is: [2717828630, 1424287207, 2065551680], exact: true, en: 'The next cell is unrelated.', ja: '隣のマスは、まったく別の値になります。' },
    { of: [[42, 42, 42]], is: [4261694877, 2371365533, 2233318666], exact: true },
    {
      of: [[4294967295, 4294967295, 4294967295]],
      is: [2784268096, 2756918915, 1364953698],
      exact: true,
      en: 'All bits set: the cell (−1, −1, −1).',
      ja: '全ビットが1の値です。マス (−1, −1, −1)にあたります。',
    },
  ],
  claims: highBits.claim,
  related: ['pcg2d', 'pcg4d', 'pcg', 'random'],
  confusedWith: [
    {
      name: 'pcg2d',
      en: 'For two integers. It folds the high halves down after both rounds, so its low bits are mixed better.',
      ja: '二つの整数を受け取ります。2周目の終わりにも上位の桁を重ねるので、下位の桁がよりよく混ざります。',
    },
    {
      name: 'random',
      en: 'Takes floats and returns one float from 0 to 1. Use it unless you need integers or three numbers for each cell.',
      ja: 'floatを受け取り、0〜1のfloatを一つ返します。整数が必要なときや、マスごとに三つの乱数が必要なとき以外は、こちらを使ってください。',
    },
  ],
  elsewhere: [
    {
      where: 'Unreal Engine',
      name: 'Rand3DPCG32',
      note: { en: 'Rand3DPCG16 returns 16 bits of each word.', ja: 'Rand3DPCG16は、それぞれ16ビットを返します。' },
    },
    { where: { en: 'Jarzynski and Olano', ja: 'JarzynskiとOlanoの論文' }, name: 'pcg3d' },
  ],
  words: { en: ['hash33', 'voxel hash', 'three random numbers'], ja: ['3次元', '空間', 'ボクセル'] },
  examples: { 'shelves-of-books': { en: 'Shelves of books', ja: '本棚' }, fireworks: { en: 'Fireworks', ja: '打ち上げ花火' } },
})
