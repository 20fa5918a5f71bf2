/** Record of triTile. */
import type { WrittenRecord } from '../record.ts'
import { tiling, tilingsAndPatterns } from './tiling.ts'

const rise = Math.sqrt(3) / 2

export const record: WrittenRecord = tiling({
  origin: { en: 'Six triangles meet at the origin.', ja: '原点には六つの三角形の角が集まります。' },
  scale: { en: 'The number of sides of triangles along a length of 1.', ja: '長さ1のあいだに横に並ぶ、三角形の辺の数です。' },
  summary: {
    en: 'Divides the plane into equilateral triangles that point up and down in turn: returns the position of a point within its triangle, and which triangle it is in.',
    ja: '平面を、上向きと下向きが交互に並ぶ正三角形のタイルに分けます。点ごとに、その三角形の中での位置と、どの三角形かを返します。',
  },
  intuition: {
    en: 'Shear the rows until the slanted sides stand upright: every two triangles become a square with a diagonal. Rounding down finds the square, and the sum of the two fractional parts, below 1 or not, tells on which side of the diagonal the point lies. The position is then measured from the centre of the triangle. Triangles that point down are turned by half a turn, so that one motif, drawn with a corner up, fits all of them.',
    ja: '斜めの辺が垂直になるまで行をずらすと、三角形二つが、対角線の入った正方形になります。切り下げでどの正方形かが決まり、二つの余りの和が1未満かどうかで、対角線のどちら側かが決まります。位置は三角形の中心から測ります。下向きの三角形では半回転させるので、頂点を上にして描いた一つの図柄がすべての三角形に収まります。',
  },
  returns: {
    en: '(x, y, column, row): the position relative to the centre, in units of a side, and the whole numbers of the triangle. Its corners are at (0, √3/3) and (±½, −√3/6), so triSDF(tile.xy, √3/3) is the distance to its border. The column counts all triangles of a row: it is even for one that points up and odd for one that points down. Rows are counted along an axis that leans to the right by 30°, as for hexTile. The centre is at ((column + row + 1)/2, (row + ⅓)·√3/2), and √3/6 higher in an odd column.',
    ja: '(x, y, column, row)です。xとyは、辺の長さを単位とした中心からの位置です。頂点は (0, √3/3)と (±½, −√3/6)にあり、triSDF(tile.xy, √3/3)が境界までの距離になります。columnとrowは番号で、どちらも整数です。columnは行の中の三角形をすべて数え、上向きなら偶数、下向きなら奇数です。rowはhexTileと同じく、右へ30°傾いた軸に沿って数えます。中心の位置は ((column + row + 1)/2, (row + ⅓)·√3/2)で、columnが奇数ならそれより√3/6高くなります。',
    range: { min: [-0.5, -rise / 3, -40, -14], max: [0.5, (rise * 2) / 3, 40, 14] },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t), \quad Y = \tfrac{2}{\sqrt3} P_y, \quad X = P_x - \tfrac12 Y \\ (u, v) &= (X, Y) - \lfloor (X, Y) \rfloor \\ d &= \begin{cases} 0 & u + v < 1 \\ 1 & u + v \ge 1 \end{cases} \\ (c, r) &= (2 \lfloor X \rfloor + d,\ \lfloor Y \rfloor) \\ (x, y) &= (1 - 2d) \begin{pmatrix} 1 & \tfrac12 \\ 0 & \tfrac{\sqrt3}{2} \end{pmatrix} \begin{pmatrix} u - \tfrac{1 + d}{3} \\ v - \tfrac{1 + d}{3} \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0], 4],
      is: [-0.5, -rise / 3, 0, 0],
      en: 'The origin is the lower left corner of the first triangle.',
      ja: '原点は最初の三角形の左下の頂点です。',
    },
    { of: [[0.125, rise / 12], 4], is: [0, 0, 0, 0], en: 'Its centre.', ja: 'その中心です。' },
    {
      of: [[0.25, rise / 6], 4],
      is: [0, 0, 1, 0],
      en: 'The centre of the next triangle, which points down.',
      ja: '隣の三角形の中心です。この三角形は下向きです。',
    },
    {
      of: [[0.25, 0.05], 4],
      is: [0, (rise * 2) / 3 - 0.2, 1, 0],
      en: 'Below it, towards its lower corner, y is positive.',
      ja: 'そこから下の頂点へ向かうと、yは正になります。',
    },
    { of: [[0, -rise / 6], 4], is: [0, 0, 0, -1], en: 'Below the origin, column 0 leans to the left.', ja: '原点より下では、0列目は左へずれていきます。' },
    { of: [[-0.3, -0.2], 1], is: [-0.2, 0.2 - rise / 3, -1, -1] },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 16,
    oracle: {
      en: 'The triangle that the point is deepest in, found by search in double precision with the barycentric coordinates. On a border, either side is accepted.',
      ja: '点を最も内側に含む三角形を、重心座標を使って倍精度で探したものです。境界の上では、どちらの側になることもあります。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps at the borders of the triangles. Inside a triangle the number is constant.',
    ja: '三角形の境目で値が飛びます。一つの三角形の内側では、番号は一定です。',
  },
  claims: {
    'Its corners are at (0, √3/3) and (±½, −√3/6)': 'places lie inside a triangle with a corner up',
    'one motif, drawn with a corner up, fits all of them': 'places lie inside a triangle with a corner up',
    'triSDF(tile.xy, √3/3) is the distance to its border': 'the border of a tile of triTile is a triangle of √3/3',
    'it is even for one that points up and odd for one that points down': 'an odd column of triangles points down',
    'The centre is at ((column + row + 1)/2, (row + ⅓)·√3/2), and √3/6 higher in an odd column':
      'the centre of the triangle and the place in it are the point again',
  },
  references: [
    tilingsAndPatterns,
    {
      title: 'Simplex noise demystified',
      authors: 'Stefan Gustavson',
      year: 2005,
    },
  ],
  related: ['hexTile', 'sqTile', 'triSDF', 'drawTri', 'random'],
  confusedWith: [
    {
      name: 'hexTile',
      en: 'Six of these triangles make a hexagon, but hexTile has other corners and its own scale.',
      ja: 'この三角形が六つ集まると六角形になりますが、hexTileとは角の位置も大きさの数え方も異なります。',
    },
    { name: 'triSDF', en: 'The distance to one triangle.', ja: '一つの三角形までの距離です。' },
    {
      name: 'triangleBarycentric',
      en: 'The weights of the corners of one triangle in space.',
      ja: '空間の一つの三角形について、頂点ごとの重みを求めます。',
    },
  ],
  elsewhere: [],
  synonyms: {
    en: ['triangle', 'triangles', 'triangular grid', 'equilateral', 'simplex grid', 'isometric grid', 'low poly', 'skew', 'lattice'],
    ja: ['三角形', 'さんかくけい', '正三角形', '三角格子', '三角タイル', 'アイソメトリック', '鱗文様', 'うろこ', 'ローポリ', '格子'],
  },
  examples: {
    'lake-in-facets': { en: 'A mountain lake in facets', ja: '三角形で描く山の湖' },
    'cosmati-floor': { en: 'A Cosmati floor', ja: 'コスマーティ様式の床' },
  },
})
