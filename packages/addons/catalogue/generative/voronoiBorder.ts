/** Record of voronoiBorder. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellularBasis, hashFunctions, patternParameters, voronoiDiagrams } from './cells.ts'

const { p, jitter } = patternParameters

export const record: WrittenRecord = {
  shown: 'voronoiBorder_jitter',
  summary: {
    en: 'The distance to the nearest border of a Voronoi diagram of scattered points: lines of equal width for cracks, leading, veins and cell walls.',
    ja: '点をまいたボロノイ図の、一番近い境界までの距離です。ひび割れ、ステンドグラスの桟、葉脈、細胞壁などを、均一な太さの線で描けます。',
  },
  intuition: {
    en: 'The border between two points is halfway between them, at a right angle to the line that joins them. The area of a point is bounded by such straight lines, so the nearest of them is the nearest border. F2 − F1 of worley is zero on the same lines, but grows at a rate that depends on where the points lie; this function grows by 1 per cell everywhere, and so a threshold gives a line of constant width.',
    ja: '二つの点の境界は、点どうしを結ぶ線分の垂直二等分線です。点の領域はこうした直線に囲まれているので、一番近い直線までの距離が、境界までの距離です。worleyのF2 − F1も同じ線の上で0になりますが、増え方は点の位置によって変わります。この関数の値はどこでも1マスにつき1の割合で増えるので、しきい値で区切ると一定の太さの線になります。',
  },
  parameters: {
    p: { ...p, meaning: { en: 'The position: a vec2. Each cell of the grid has one point.', ja: '調べる位置です。vec2で、格子1マスに点が一つあります。' } },
    jitter,
  },
  returns: {
    en: 'The distance in cells, which is exact: 0 on a border, 0.17 on average with a jitter of 1, and less than 0.8. The search covers the 25 cells around the position. A point can matter only if it is closer than F1 plus twice the result; no pattern makes that sum larger than 1.9, and every point closer than 2 is searched.',
    ja: '格子1マスを1とする、正確な距離です。境界では0で、0.8以上にはなりません。jitterが1のときの平均は0.17です。まわりの25マスを調べます。結果に影響しうるのは、F1と結果の2倍との和より近い点だけです。どのような配置でもこの和は1.9を超えず、2より近い点はすべて調べています。',
    range: { min: 0, max: 0.8 },
  },
  formula: String.raw`\begin{aligned} s_c &= c + \tfrac12 + j\,\bigl(h(c) - \tfrac12\bigr), \qquad h(c) \in [0, 1)^2 \\ c_1 &= \operatorname*{arg\,min}_c |s_c - p| \\ d(p) &= \min_{c \neq c_1} \left( \frac{s_c + s_{c_1}}{2} - p \right) \cdot \frac{s_c - s_{c_1}}{|s_c - s_{c_1}|} \end{aligned}`,
  edgeCases: [
    {
      overload: 'jitter',
      of: [[0.5, 0.5], 0],
      is: 0.5,
      en: 'With a jitter of 0, the borders are those of the grid. This is the centre of a cell.',
      ja: 'jitterが0なら、境界は格子の線です。これはマスの中央です。',
    },
    { overload: 'jitter', of: [[0.75, 0.5], 0], is: 0.25 },
    { overload: 'jitter', of: [[1, 0.5], 0], is: 0, en: 'On a border.', ja: '境界の上です。' },
    { of: [[0, 0]], is: 0.2830876111984253, en: 'F2 − F1 is 0.40 here.', ja: 'F2 − F1は、ここでは0.40です。' },
    { of: [[-1e-8, 0]], is: 0.2830876111984253, en: 'Continuous from cell to cell and across 0.', ja: 'マスの境目でも、0をまたいでも連続です。' },
    { overload: 'jitter', of: [[0, 0], 3], is: 0.2830876111984253, en: 'Above 1 counts as 1.', ja: '1より大きい値は1とみなします。' },
  ],
  accuracy: {
    class: 'distance',
    oracle: {
      en: 'The area of the nearest point as a polygon, cut out of a square by the points of all 49 cells around the position, and the distance to its sides, in double precision.',
      ja: 'まわりの49マスの点で正方形を切り取って、一番近い点の領域を多角形として求め、その辺までの距離を倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks on the borders, and where two borders are equally far.',
    ja: '境界の上と、二つの境界から等距離のところで折れ曲がります。',
  },
  claims: {
    'which is exact': 'a circle of this radius touches a border and has none inside',
    'The distance to the nearest border': 'it is the least over all pairs of the nearest point with another, by brute force',
    'grows by 1 per cell everywhere': 'it grows by 1 per cell, away from kinks',
    'no pattern makes that sum larger than 1.9': 'however points are placed, those that matter are closer than 1.9',
    'and less than 0.8': 'however points are placed, those that matter are closer than 1.9',
    'the borders are those of the grid': 'without jitter the borders are those of the grid',
    'is zero on the same lines': 'it is zero where F2 − F1 is',
  },
  references: [voronoiDiagrams, cellularBasis, hashFunctions],
  provenance: fromReference,
  related: ['voronoi', 'worley', 'drawStroke', 'hexTile'],
  confusedWith: [
    {
      name: 'worley',
      en: 'F2 − F1 costs less than half, but its lines are wider where the two points are close together or the border is far from them.',
      ja: 'F2 − F1なら計算量は半分以下ですが、二つの点が互いに近いところや、境界が点から遠いところで線が太くなります。',
    },
    {
      name: 'voronoi',
      en: 'Returns the nearest point and its number, for what is inside the borders.',
      ja: '一番近い点とその乱数を返します。境界の内側を塗るのに使います。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Voronoi Texture', note: { en: 'With the feature Distance to Edge.', ja: 'FeatureをDistance to Edgeにした場合です。' } },
  ],
  synonyms: {
    en: [
      'voronoi edges',
      'distance to edge',
      'voronoi border',
      'cracks',
      'cracked mud',
      'stained glass',
      'leading',
      'veins',
      'cell walls',
      'giraffe',
      'bisector',
    ],
    ja: ['ボロノイの境界', '境界までの距離', '垂直二等分線', 'ひび割れ', 'ひび', 'ステンドグラス', '葉脈', '翅脈', '細胞壁', 'ボロノイ図', '網目'],
  },
  examples: {
    'bed-of-a-dried-lake': { en: 'The bed of a dried lake', ja: '干上がった湖の底' },
    'wings-of-a-dragonfly': { en: 'The wings of a dragonfly', ja: 'トンボの翅' },
  },
}
