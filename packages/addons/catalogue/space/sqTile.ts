/** Record of sqTile. */
import type { WrittenRecord } from '../record.ts'
import { cornerOfFour, foundBySearch, texturing, tiling } from './tiling.ts'

export const record: WrittenRecord = tiling({
  origin: cornerOfFour,
  summary: {
    en: 'Divides the plane into squares: returns the position of a point within its square, and which square it is in.',
    ja: '平面を正方形のタイルに分けます。点ごとに、その正方形の中での位置と、どの正方形かを返します。',
  },
  intuition: {
    en: 'Scale the plane so that a tile has side 1. Each coordinate then splits into a whole number, which counts tiles, and a fractional part from 0 to 1, which is the position within the tile. What you draw at the place repeats in every tile, and random(tile.zw) makes the tiles differ. Both come from the same rounding down, also below 0, so the pattern has no seam at the origin.',
    ja: 'タイルの一辺が1になるように平面を拡大縮小すると、座標は整数部分と0から1までの残りに分かれます。整数部分がタイルの番号、残りがタイルの中の位置です。位置を使って描いた図柄はどのタイルにも繰り返され、random(tile.zw) を使えばタイルごとに変化を付けられます。負の座標でも同じように切り下げるので、原点に継ぎ目はできません。',
  },
  returns: {
    en: '(x, y, column, row): the position counted from the lower left corner of the tile, at least 0 and always less than 1, and the whole numbers of the tile, counted to the right and up. Subtract 0.5 from x and y for the position relative to the centre, which hexTile and triTile return.',
    ja: '(x, y, column, row) です。xとyはタイルの左下の角から数えた位置で、0以上、必ず1未満です。columnは列、rowは行の番号（整数）で、右と上へ数えます。hexTileやtriTileのように中心から見た位置が必要なら、xとyから0.5を引いてください。',
    range: { min: [0, 0, -12, -12], max: [1, 1, 12, 12] },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t) \\ (c, r) &= \lfloor P \rfloor \\ (x, y) &= P - \lfloor P \rfloor \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 4], is: [0, 0, 0, 0], exact: true, en: 'The lower left corner of the first tile.', ja: '最初のタイルの左下の角です。' },
    { of: [[0.3125, 0.5], 4], is: [0.25, 0, 1, 2], exact: true },
    {
      of: [[-0.0625, -0.25], 4],
      is: [0.75, 0, -1, -1],
      exact: true,
      en: 'Below 0 the place still counts to the right and up.',
      ja: '負の側でも、位置は右と上へ数えます。',
    },
    {
      of: [[-1e-8, 0.5], 1],
      is: [1 - 2 ** -24, 0.5, -1, 0],
      exact: true,
      en: 'Rounding would make the place 1, which belongs to the next tile.',
      ja: 'そのまま丸めると位置が1になり、隣のタイルの値になってしまいます。',
    },
    {
      of: [[2 ** 23 + 1, -3.25], 1],
      is: [0, 0.75, 2 ** 23 + 1, -4],
      exact: true,
      en: 'From 2²³ tiles on, single precision has whole numbers only.',
      ja: '2²³タイル以上離れると、単精度で表せるのは整数だけです。',
    },
    {
      of: [[0.3, 0.2], 0],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'At scale 0, every point is the corner of the first tile.',
      ja: 'scaleが0なら、どの点も最初のタイルの角とみなされます。',
    },
  ],
  accuracy: { class: 'polynomial', scale: 16, oracle: foundBySearch },
  continuity: {
    order: 'jump',
    en: 'Position and number jump at the borders of the squares. Inside a square the number is constant.',
    ja: '正方形の境目で、位置も番号も飛びます。一つの正方形の内側では、番号は一定です。',
  },
  claims: {
    'at least 0 and always less than 1': 'the place in a square is from 0 up to 1, and with the number it is the point again',
    'Rounding would make the place 1': 'the place in a square is below 1 where rounding would make it 1',
    'From 2²³ tiles on, single precision has whole numbers only': 'places are 0 from 2²³ tiles on',
  },
  references: [texturing],
  related: ['brickTile', 'mirrorTile', 'windmillTile', 'checkerTile', 'hexTile', 'triTile', 'random'],
  confusedWith: [
    {
      name: 'mod2',
      en: 'Has a period of its own for x and y, and returns the place in the unit of the point instead of from 0 to 1.',
      ja: 'xとyの周期を別々に決められます。位置は0〜1ではなく、点と同じ単位で返します。',
    },
    {
      name: 'fract',
      en: 'The place alone. For a tiny negative number it may be 1.',
      ja: '位置だけを返します。ごく小さな負の数では1になることがあります。',
    },
    {
      name: 'mirrorTile',
      en: 'Mirrors every second tile, so that a motif whose edges differ has no seam.',
      ja: 'タイルを一つおきに裏返すので、両端の異なる図柄でも継ぎ目ができません。',
    },
    { name: 'drawGrid', en: 'Draws the lines between the squares.', ja: '正方形の境目の線を描きます。' },
  ],
  elsewhere: [
    {
      where: 'hg_sdf',
      name: 'pMod2',
      note: { en: 'The origin is the middle of a tile; the position is changed in place.', ja: '原点はタイルの中央です。位置の変数を直接書き換えます。' },
    },
    {
      where: 'Unity Shader Graph',
      name: 'Tiling And Offset, Fraction',
      note: { en: 'Fraction of the scaled coordinates is the place.', ja: '拡大したUVのFractionが、タイルの中の位置です。' },
    },
  ],
  synonyms: {
    en: ['square', 'square grid', 'repeat', 'fract', 'cell id', 'domain repetition', 'lattice', 'mosaic'],
    ja: ['正方形', 'せいほうけい', '四角', '格子', 'こうし', 'グリッド', '繰り返し', 'くりかえし', 'モザイク', '碁盤の目', 'マスの番号'],
  },
  examples: {
    'tulip-in-cross-stitch': { en: 'A tulip in cross-stitch', ja: 'クロスステッチのチューリップ' },
    'drawer-of-beetles': { en: 'A drawer of beetles', ja: '甲虫の標本箱' },
  },
})
