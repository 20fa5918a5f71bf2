/** Record of arrows. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { anyPlace, edges, pixelSize } from './family.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws a vector field as a grid of arrows: one in the middle of each cell, in the direction of the field there.',
    ja: 'ベクトル場を矢印の格子で描きます。各マスの中央に、そこでのベクトルの向きの矢印を一つずつ置きます。',
  },
  intuition: {
    en: 'Every pixel belongs to one cell and draws only the arrow of that cell, so the cost does not depend on the number of arrows. A vector of length 1 fills nine tenths of a cell, and longer ones stop there: no arrow whose shaft is at most 0.17 of a cell thick reaches into the next one. Evaluate the field in the middle of the cell, so that all pixels of a cell draw the same arrow.',
    ja: 'どのピクセルも一つのマスに属し、そのマスの矢印だけを描くので、計算量は矢印の数によりません。長さ1のベクトルはマスの10分の9の長さになり、それより長いベクトルも同じ長さで描きます。軸の太さがマスの0.17倍以下なら、隣のマスにはみ出しません。ベクトル場の値は、マスの中央で求めて渡します。そうすれば、マスの中のピクセルがすべて同じ矢印を描きます。',
  },
  parameters: {
    st: {
      meaning: { en: 'The position. Cells begin at (0, 0).', ja: '位置です。マスは (0, 0) から並びます。' },
      unit: 'position',
      role: 'domain',
      range: [
        [-1, 1],
        [-0.55, 0.55],
      ],
      default: [0.1, 0.2],
      outside: anyPlace,
    },
    value: {
      meaning: {
        en: 'The vector of the field in the middle of the cell, at (floor(st · cells) + ½) / cells. Scale it so that the longest vectors of interest have the length 1.',
        ja: 'マスの中央 (floor(st · cells) + ½) / cellsでの、ベクトル場の値です。見たい範囲で最も長いベクトルが長さ1になるように調整します。',
      },
      unit: 'direction',
      role: 'domain',
      range: [-1, 1],
      default: [0.8, 0.4],
      outside: {
        en: 'Vectors that are between 1 and 1e19 long are drawn with the length 1. A vector of length 0 is a faint dot.',
        ja: '長さが1から1e19までのベクトルは、長さ1として描きます。長さ0なら薄い点になります。',
      },
    },
    cells: {
      meaning: { en: 'The number of cells in a length of 1.', ja: '長さ1に並べるマスの数です。' },
      unit: 'count',
      range: [2, 20],
      default: 9,
      step: 0.5,
      outside: { en: 'Any number above 0.', ja: '0より大きければ、どんな数でもかまいません。' },
    },
    thickness: {
      meaning: {
        en: 'The width of the shafts, in the unit of st. Heads are four times as wide and as long.',
        ja: '軸の太さです。stと同じ単位で指定します。矢じりの幅と長さはその4倍です。',
      },
      unit: 'length',
      range: [0, 0.04],
      default: 0.011,
      step: 0.001,
      outside: {
        en: 'Above a quarter of its length, an arrow is a head alone. At 0 and below, faint lines of at most half coverage are left.',
        ja: '長さの4分の1を超えると矢じりだけになります。0以下では、被覆率が高々 ½ の薄い線が残ります。',
      },
    },
    px: { ...pixelSize(0.004), range: [0.001, 0.04] },
  },
  returns: { en: 'The share of the pixel that the arrow of its cell covers.', ja: 'ピクセルのうち、マスの矢印が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} \mathbf q &= n\,\mathbf{st} - \lfloor n\,\mathbf{st} \rfloor - \tfrac12, \quad \mathbf h = \frac{9}{20} \frac{\mathbf v}{\max(\lVert \mathbf v \rVert, 1)} \\ \operatorname{arrows} &= \operatorname{arrow}(\mathbf q,\ -\mathbf h,\ \mathbf h,\ n t,\ n p) \end{aligned}`,
  edgeCases: [
    { of: [[0.0625, 0.0625], [1, 0], 8, 0.015625, 0.005], is: 1, exact: true, en: 'The middle of a cell.', ja: 'マスの中央です。' },
    { of: [[0.03125, 0.0703125], [1, 0], 8, 0.015625, 0.005], is: 0.5, exact: true, en: 'The edge of its shaft.', ja: '軸の縁の上です。' },
    { of: [[0.0625, 0.12], [1, 0], 8, 0.015625, 0.005], is: 0, exact: true },
    { of: [[0.3125, -0.6875], [1, 0], 8, 0.015625, 0.005], is: 1, exact: true, en: 'The same in every cell.', ja: 'どのマスでも同じです。' },
    {
      of: [[0.0625, 0.0625], [99, 0], 8, 0.015625, 0.005],
      is: 1,
      exact: true,
      en: 'Long vectors stay in their cell.',
      ja: '長いベクトルも、マスの中に収まります。',
    },
    {
      of: [[0.0625, 0.0625], [0, 0], 8, 0.015625, 0.005],
      is: 0.5,
      exact: true,
      en: 'No direction, and no division by zero.',
      ja: '向きがなくても、0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 8,
    oracle: {
      en: 'The polygon of the arrow of the cell, with its ends by an angle, in double precision. The image without px is compared with the one that passes px. The error is that of the position, in pixels.',
      ja: 'マスの矢印を多角形として扱い、両端を角度から求めて、倍精度で計算したものです。pxを省略した絵が指定した絵と一致することも確かめています。誤差は、位置の誤差をピクセル単位で測ったものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Kinks half a pixel to either side of an edge. A jump between cells where an arrow is thick enough to be cut off by the border.',
    ja: '縁から半ピクセル離れた両側で折れ曲がります。矢印がマスの境界で切れるほど太いと、境界で値が飛びます。',
  },
  claims: {
    'A vector of length 1 fills nine tenths of a cell': 'an arrow of a cell is as long as its vector, up to nine tenths',
    'no arrow whose shaft is at most 0.17 of a cell thick reaches into the next one': 'no arrow reaches into the next cell',
    'are drawn with the length 1': 'an arrow of a cell is as long as its vector, up to nine tenths',
    'of at most half coverage are left': 'an arrow without a thickness is never more than half covered',
  },
  references: [
    {
      title: 'Comparing 2D Vector Field Visualization Methods: A User Study',
      authors: 'D. H. Laidlaw, R. M. Kirby, C. D. Jackson, J. S. Davidson, T. S. Miller, M. da Silva, W. H. Warren, M. J. Tarr',
      year: 2005,
      doi: '10.1109/TVCG.2005.4',
    },
    edges,
  ],
  provenance: fromFirstPrinciples,
  related: ['drawArrow', 'arrowSDF', 'drawGrid'],
  confusedWith: [
    {
      name: 'drawArrow',
      en: 'Draws one arrow between two points.',
      ja: '二つの点を結ぶ矢印を一つだけ描きます。',
    },
  ],
  elsewhere: [
    { where: 'matplotlib', name: 'quiver' },
    { where: 'MATLAB', name: 'quiver' },
    { where: 'Mathematica', name: 'VectorPlot' },
    { where: 'ParaView', name: 'Glyph' },
  ],
  synonyms: {
    en: ['vector field', 'flow field', 'quiver', 'quiver plot', 'arrows', 'glyphs', 'gradient field', 'wind map', 'velocity'],
    ja: ['ベクトル場', 'べくとるば', '矢印', 'やじるし', '流れ', '流れ場', '風', '速度場', '勾配', 'クイバー'],
  },
  examples: { swirl: { en: 'A swirl', ja: '渦' }, 'wind-around-a-pole': { en: 'Wind around a pole', ja: '柱を避ける風' } },
}
