/** Record of grad4. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { ownNoise, paper, words } from './textureless.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A gradient in four dimensions for a whole number from 0 to 288: the slopes of textureless noise, without a table.',
    ja: '0から288までの整数から、4次元の勾配ベクトルを作ります。テクスチャーを使わないノイズの傾きを、表なしで求める関数です。',
  },
  intuition: {
    en: 'Noise in four dimensions needs a different slope at each point of its lattice. The number is split into three counts from 0 to 6, which give a position (x, y, z) in a cube; w is 1.5 minus the sum of the absolute values of x, y and z. Where w is negative, the position lies in a corner of the cube; it is moved to the other side of the centre, and w stays negative. All results lie on the surface |x| + |y| + |z| + |w| = 1.5, spread over all of its sixteen sides. Their lengths differ; normalize the result if you need directions alone.',
    ja: '4次元のノイズには、格子点ごとに異なる傾きが必要です。整数を0から6までの三つの数に分け、立方体の中の位置 (x, y, z) とみなします。wは、1.5からx、y、zの絶対値の和を引いた値です。wが負になる位置は立方体の角にあり、中心をはさんだ反対側へ移します。wは負のままです。結果はどれも曲面 |x| + |y| + |z| + |w| = 1.5の上にあり、その16個の面すべてに散らばります。長さはそろわないので、方向だけが必要ならnormalizeを使ってください。',
  },
  parameters: {
    j: {
      meaning: { en: 'A whole number from 0 to 288, usually from permute.', ja: '0から288までの整数です。普通はpermuteの結果を渡します。' },
      unit: 'count',
      range: [0, 288],
      default: 100,
      step: 1,
      outside: {
        en: 'Five more numbers give further gradients; from 294 on they repeat. Apply floor to other numbers first.',
        ja: '続く5個の数も異なる勾配になり、294からは同じ並びを繰り返します。整数でない数には、先にfloorを使ってください。',
      },
    },
  },
  returns: {
    en: 'The gradient: absolute values that add up to 1.5, and a length from 0.77 to 1.25.',
    ja: '勾配ベクトルです。成分の絶対値の和は1.5で、長さは0.77から1.25までです。',
    range: { min: [-1, -1, -1, -1.0715], max: [0.858, 0.858, 0.858, 1.215] },
  },
  formula: String.raw`\begin{gathered} d = \Bigl\lfloor 7 \operatorname{fract} \tfrac{j}{294} \Bigr\rfloor, \Bigl\lfloor 7 \operatorname{fract} \tfrac{j}{49} \Bigr\rfloor, \Bigl\lfloor 7 \operatorname{fract} \tfrac{j}{7} \Bigr\rfloor \\ c = \tfrac27 (d - 3), \quad w = \tfrac32 - |c_1| - |c_2| - |c_3| \\ \operatorname{grad4}(j) = \begin{cases} (c,\ w) & w > 0 \\ (c - \operatorname{sgn} c,\ w) & w < 0 \end{cases} \qquad (\operatorname{sgn} 0 := 1) \end{gathered}`,
  edgeCases: [
    { of: [0], is: [1 / 7, 1 / 7, 1 / 7, -15 / 14], en: 'A corner of the cube, moved across the middle.', ja: '立方体の角を、中心の反対側へ移した位置です。' },
    {
      of: [3],
      is: [1 / 7, 1 / 7, -1, -3 / 14],
      en: 'A component of 0 moves to −1.',
      ja: '0の成分は −1へ移ります。',
    },
    { of: [100], is: [-2 / 7, -6 / 7, -2 / 7, 1 / 14] },
    { of: [294], is: [1 / 7, 1 / 7, 1 / 7, -15 / 14], en: 'As for 0.', ja: '0と同じです。' },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'The three counts by integer division, in units of a seventh.', ja: '整数の割り算で三つの数を求め、7分の1を単位として計算したものです。' },
  },
  continuity: { order: 'jump', en: 'Meant for whole numbers; each has a gradient of its own.', ja: '整数のための関数です。整数ごとに異なる勾配になります。' },
  claims: {
    'absolute values that add up to 1.5': 'the absolute values of the components add up to 1.5',
    'a length from 0.77 to 1.25': 'the absolute values of the components add up to 1.5',
    'spread over all of its sixteen sides': 'all sixteen combinations of signs occur, and the mean is near 0',
    'each has a gradient of its own': 'the numbers from 0 to 293 have different gradients, and those from 294 on repeat them',
    'from 294 on they repeat': 'the numbers from 0 to 293 have different gradients, and those from 294 on repeat them',
  },
  references: [paper],
  provenance: fromReference,
  related: ['permute', 'mod289', 'gnoise'],
  confusedWith: [
    {
      name: 'grad4(j, ip)',
      en: 'The function of webgl-noise, whose second argument holds the reciprocals 1/294, 1/49 and 1/7. Here the grid is centred on 0, so the gradients differ from it.',
      ja: 'webgl-noiseの関数で、二つ目の引数に1/294、1/49、1/7を渡します。ここでは格子の中心を0に置くので、勾配の値は異なります。',
    },
    {
      name: 'random',
      en: 'Numbers with no order from a hash. Four of them, shifted to −1 to 1, are a place in a cube, and the corners of that cube are favoured as directions.',
      ja: 'ハッシュで作る、並びに規則のない数です。四つを−1〜1に移すと立方体の中の位置になり、方向としては角に偏ります。',
    },
    ownNoise,
  ],
  elsewhere: [{ where: 'webgl-noise', name: 'grad4', note: { en: 'In its noise of four dimensions.', ja: '4次元のノイズの中にあります。' } }],
  synonyms: {
    en: ['gradient', '4D gradient', 'cross polytope', '16-cell', 'four dimensions', ...words.en],
    ja: ['勾配', 'こうばい', '4次元', '四次元', '正軸体', '正十六胞体', ...words.ja],
  },
  examples: {
    'meadow-with-four-numbers-a-flower': { en: 'A meadow with four numbers a flower', ja: '一輪ごとに四つの数で決まる花畑' },
    'ink-on-water': { en: 'Ink on water', ja: '墨流し' },
  },
}
