/** Record of worley. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellularBasis, hashFunctions, patternParameters } from './cells.ts'

export const record: WrittenRecord = {
  shown: 'worley_jitter',
  summary: {
    en: 'Cellular noise: the distances F1 and F2 to the nearest and the second nearest of points scattered over the plane or space.',
    ja: 'セルノイズです。平面や空間にまいた点のうち、一番近い点と二番目に近い点までの距離、F1とF2を返します。',
  },
  intuition: {
    en: 'Put one seed into every cell of a grid and let each grow until it meets its neighbours. The pattern looks like skin cells, cracked mud or pebbles. F1 is the distance to the nearest seed: it has a pit at each seed and a ridge where areas meet. F2 is the distance to the second nearest, so F2 − F1 is zero exactly on the borders and can draw them.',
    ja: '格子のマスごとに種を一粒ずつまき、隣とぶつかるまで育てたところを想像してください。細胞や、ひび割れた泥、敷き詰めた小石のような模様になります。F1は一番近い種までの距離です。種のところで谷底になり、領域の境で尾根になります。F2はその次に近い種までの距離なので、F2 − F1はちょうど境界線の上で0になり、線を描くのに使えます。',
  },
  parameters: patternParameters,
  returns: {
    en: 'F1 and F2, in cells. On the plane F1 is exact, and so is F2 below 1.5. In space both are exact below 1; a larger one is rarely too large, because a nearer point can be missed: with a jitter of 1, F2 at about one position in 30,000 and F1 at about one in 800,000.',
    ja: 'F1とF2です。格子1マスが1です。平面ではF1は正確で、F2も1.5未満なら正確です。空間ではどちらも1未満なら正確です。1以上では、まれに近い点を見落として大きすぎる値になります。その割合は、jitterが1のとき、F2で約3万か所に1か所、F1で約80万か所に1か所です。',
    range: { min: 0, max: 2 },
  },
  formula: String.raw`\begin{aligned} h(c) &\in [0, 1)^D \\ s_c &= c + \tfrac12 + j\,\bigl(h(c) - \tfrac12\bigr) \\ F_1(p) &= \min_c |p - s_c| \\ F_2(p) &= \min_{c \neq c_1} |p - s_c| \end{aligned}`,
  edgeCases: [
    {
      overload: 'jitter',
      of: [[0.5, 0.5], 0],
      is: [0, 1],
      en: 'With a jitter of 0, points lie at the centres of cells. This is one of them.',
      ja: 'jitterが0なら点はマスの中央にあり、これはその一つです。',
    },
    { overload: 'jitter', of: [[0.75, 0.5], 0], is: [0.25, 0.75] },
    {
      overload: 'jitter',
      of: [[0, 0], 0],
      is: [Math.SQRT1_2, Math.SQRT1_2],
      en: 'Where several points are equally far, F1 equals F2.',
      ja: '複数の点から等距離なら、F1とF2は等しくなります。',
    },
    { of: [[0, 0]], is: [0.09946638345718384, 0.49821987748146057] },
    {
      of: [[-1e-8, 0]],
      is: [0.09946638345718384, 0.49821987748146057],
      en: 'Continuous from cell to cell and across 0.',
      ja: 'マスの境目でも、0をまたいでも連続です。',
    },
    {
      overload: 'jitter',
      of: [[0, 0], 3],
      is: [0.09946638345718384, 0.49821987748146057],
      en: 'Above 1 counts as 1.',
      ja: '1より大きい値は1とみなします。',
    },
    { overload: 'vec3', of: [[0, 0, 0]], is: [0.5274626016616821, 0.5981934070587158] },
  ],
  accuracy: {
    class: 'distance',
    oracle: {
      en: 'The distances to the points of all 25 cells around the position, 125 in space, in double precision. In space, the function itself searches 27 cells; none of its rare misses are among the compared positions.',
      ja: 'まわりの25マス（空間では125マス）のすべての点までの距離を、倍精度で求めたものです。空間では関数自身が調べるのは27マスですが、比較する位置にまれな見落としは含まれていません。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks at every point (F1) and where two points are equally far. In space, a missed point makes a small jump.',
    ja: '点のところ（F1）と、二つの点から等距離のところで折れ曲がります。空間では、点を見落としたところで値がわずかに飛びます。',
  },
  claims: {
    'the nearest and the second nearest of points': 'every distance below its bound is the smallest there is, by brute force',
    'F2 − F1 is zero exactly on the borders': 'F2 − F1 is zero on the border of two points and grows from there, more slowly far from them',
    '0 gives a regular grid': 'without jitter the points are the middles of the cells',
    'On the plane F1 is exact, and so is F2 below 1.5': 'every distance below its bound is the smallest there is, by brute force',
    'In space both are exact below 1': 'every distance below its bound is the smallest there is, by brute force',
    'a line drawn with it widens with the distance from the two points':
      'F2 − F1 is zero on the border of two points and grows from there, more slowly far from them',
  },
  references: [cellularBasis, hashFunctions],
  provenance: fromReference,
  related: ['voronoi', 'voronoiBorder', 'gnoise', 'random', 'hexTile'],
  confusedWith: [
    {
      name: 'voronoi',
      en: 'Tells which point is nearest, to give each area its own colour. worley tells how far away it is.',
      ja: 'どの点が一番近いかを表し、領域ごとに色を分けるのに使います。こちらは、その点までの距離を表します。',
    },
    {
      name: 'voronoiBorder',
      en: 'Gives lines of the same width along all borders. F2 − F1 is zero there too, but a line drawn with it widens with the distance from the two points.',
      ja: 'どの境界でも太さがそろいます。F2 − F1も境界で0になりますが、それで引いた線は、両側の点から離れるほど太くなります。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Voronoi Texture', note: { en: 'With the features F1 and F2.', ja: '特徴にF1、F2を選べます。' } },
    { where: 'Unity Shader Graph', name: 'Voronoi', note: { en: 'Returns F1 and a random number for each cell.', ja: 'F1と、マスごとの乱数を返します。' } },
    { where: 'TSL', name: 'mx_worley_noise_vec2' },
    { where: 'Houdini VEX', name: 'wnoise' },
    { where: 'FastNoiseLite', name: 'NoiseType_Cellular' },
  ],
  synonyms: {
    en: ['worley', 'cellular noise', 'voronoi', 'cell noise', 'F1 F2', 'cracks', 'stones', 'scales', 'caustics', 'nearest point'],
    ja: ['セルノイズ', 'セルラーノイズ', 'ウォーリーノイズ', 'ボロノイ', 'ひび割れ', '石畳', '細胞', 'うろこ', '鱗', '最近傍', 'コースティクス', '水面'],
  },
  examples: { pebbles: { en: 'Pebbles', ja: '敷き詰めた小石' }, 'light-at-the-bottom': { en: 'Light at the bottom of a pool', ja: 'プールの底に揺れる光' } },
}
