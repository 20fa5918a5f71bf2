/** Record of worley. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'worley_jitter',
  summary: {
    en: 'Cellular noise: the distances F1 and F2 to the nearest and the second nearest of points strewn over the plane or space.',
    ja: 'セルノイズです。平面や空間にまいた点のうち、一番近い点と二番目に近い点までの距離、F1とF2を返します。',
  },
  intuition: {
    en: 'Throw one seed into every cell of a grid and let each grow a patch until it meets its neighbours: cells of skin, cracked mud, pebbles. F1 is how far the nearest seed is: a pit at each seed, a ridge where patches meet. F2 is how far the next one is, so F2 − F1 is zero exactly on the borders and draws them.',
    ja: '格子のマスごとに種を一粒ずつまき、隣とぶつかるまで育てたところを想像してください。細胞や、ひび割れた泥、敷き詰めた小石のような模様になります。F1は一番近い種までの距離です。種のところで谷底になり、領域の境で尾根になります。F2はその次に近い種までの距離なので、F2 − F1はちょうど境界線の上で0になり、線を描くのに使えます。',
  },
  parameters: {
    p: {
      meaning: { en: 'Where to look: a vec2 or vec3, with one point in each cell.', ja: '調べる位置です。vec2かvec3で、格子1マスに点が一つあります。' },
      unit: 'cells',
      role: 'domain',
      range: [-8, 8],
      default: [2.5, 3.25],
      outside: {
        en: 'Any place, negative too. Beyond 65536 cells from the origin a float has few digits left for the place within a cell; beyond 2³¹ devices may disagree.',
        ja: '負の値も含め、どこでも使えます。原点から65536マスを超えるとマスの中の位置を表す桁がfloatに足りなくなり、2³¹ を超えると環境によって結果が変わることがあります。',
      },
    },
    jitter: {
      meaning: {
        en: 'How far points stray from the middles of their cells: 0 is a regular grid, 1 anywhere in the cell. Without it, 1.',
        ja: '点がマスの中央からどれだけ外れるかです。0なら整然とした格子、1ならマスの中のどこにでも置かれます。省略すると1です。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: 1,
      outside: {
        en: 'Held to 0 and 1: further out, a point could be nearest in cells that nobody looks at.',
        ja: '0と1に切り詰めます。それを超えると、調べないマスの点が一番近くなることがあるからです。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'F1 and F2, in cells. On the plane F1 is exact everywhere, and so is every distance below 1.5; in space every distance below 1.',
      ja: 'F1とF2です。格子1マスが1です。平面ではF1はどこでも正確で、1.5未満の距離もすべて正確です。空間では1未満の距離が正確です。',
    },
    range: { min: 0, max: 2 },
  },
  formula: String.raw`\begin{aligned} h(c) &\in [0, 1)^D \\ s_c &= c + \tfrac12 + j\,\bigl(h(c) - \tfrac12\bigr) \\ F_1(p) &= \min_c |p - s_c| \\ F_2(p) &= \min_{c \neq c_1} |p - s_c| \end{aligned}`,
  edgeCases: [
    {
      instance: 'worley_jitter',
      of: [[0.5, 0.5], 0],
      is: [0, 1],
      en: 'Without jitter points lie in the middles: this is one of them.',
      ja: 'jitterが0なら点はマスの中央にあり、これはその一つです。',
    },
    { instance: 'worley_jitter', of: [[0.75, 0.5], 0], is: [0.25, 0.75] },
    {
      instance: 'worley_jitter',
      of: [[0, 0], 0],
      is: [Math.SQRT1_2, Math.SQRT1_2],
      en: 'Equally far from several points, F1 and F2 are the same.',
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
      instance: 'worley_jitter',
      of: [[0, 0], 3],
      is: [0.09946638345718384, 0.49821987748146057],
      en: 'More than 1 counts as 1.',
      ja: '1より大きい値は1とみなします。',
    },
    { instance: 'worley_vec3', of: [[0, 0, 0]], is: [0.5274626016616821, 0.5981934070587158] },
  ],
  accuracy: {
    class: 'distance',
    scale: 1,
    oracle: {
      en: 'The distances to the points of all 25 cells round the place, 125 in space, in double precision. At full jitter in space one F2 in about 60,000 is too large, since 27 cells are searched.',
      ja: 'まわりの25マス（空間では125マス）のすべての点までの距離を、倍精度で求めたものです。空間では27マスを調べるため、jitterが1のとき、F2が約6万回に1回だけ大きすぎる値になります。',
    },
  },
  continuity: {
    order: 0,
    note: { en: 'A kink at every point (F1) and where two points are equally far.', ja: '点のところ（F1）と、二つの点から等距離のところで折れ曲がります。' },
  },
  claims: {},
  references: [
    { title: 'A Cellular Texture Basis Function', authors: 'Steven Worley', year: 1996, doi: '10.1145/237170.237267' },
    { title: 'Hash Functions for GPU Rendering', authors: 'Mark Jarzynski, Marc Olano', year: 2020, url: 'https://jcgt.org/published/0009/03/02/' },
  ],
  provenance: fromReference,
  related: ['gnoise', 'random', 'hexTile'],
  confusedWith: [
    {
      name: { en: 'a Voronoi diagram', ja: 'ボロノイ図' },
      difference: {
        en: 'Says which point is nearest, to give each patch a colour of its own. This one says how far it is.',
        ja: 'どの点が一番近いかを表し、領域ごとに色を分けるのに使います。こちらは、その点までの距離を表します。',
      },
    },
    {
      name: { en: 'the distance to the border', ja: '境界までの距離' },
      difference: {
        en: 'Is even along all borders. F2 − F1 is zero there too, but widens where the two points are far apart.',
        ja: 'どの境界でも太さがそろいます。F2 − F1も境界で0になりますが、二つの点が離れているところほど太く見えます。',
      },
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Voronoi Texture', note: { en: 'With the features F1 and F2.', ja: '特徴にF1、F2を選べます。' } },
    { where: 'Unity Shader Graph', name: 'Voronoi', note: { en: 'F1, and a random number for each cell.', ja: 'F1と、マスごとの乱数を返します。' } },
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
