/** Record of brickTile. */
import type { WrittenRecord } from '../record.ts'
import { foundBySearch, texturing, tiling } from './tiling.ts'

export const record: WrittenRecord = tiling({
  origin: { en: 'The origin is the lower left corner of a tile in an even row.', ja: '原点は偶数行のタイルの左下の角です。' },
  scale: {
    en: 'The number of tiles side by side along a length of 1. Tiles are squares; for bricks twice as wide as high, multiply st by vec2(1, 2).',
    ja: '長さ1のあいだに横に並ぶタイルの数です。タイルは正方形です。横が縦の2倍のれんがにするには、stにvec2(1, 2)を掛けます。',
  },
  summary: {
    en: 'Divides the plane into squares laid like bricks, every odd row shifted by half a square: returns the position of a point within its square, and which square it is in.',
    ja: '平面を正方形のタイルに分け、れんがのように奇数行を半個分ずらします。点ごとに、その正方形の中での位置と、どの正方形かを返します。',
  },
  intuition: {
    en: 'Round y down to find the row. In an odd row, subtract ½ from x before you round it down as well: the whole row moves half a tile to the right, and no joint continues into the next row. Every tile touches six others, as in a honeycomb, but the borders stay straight. Fish scales, seats in a theatre and polka dots are laid in this order.',
    ja: 'まずyを切り下げて行を求めます。奇数行では、xを切り下げる前に ½ を引きます。これで行全体が半個分右へずれ、縦の目地が次の行へ続かなくなります。蜂の巣と同じくどのタイルも六つのタイルに接しますが、境界は直線のままです。魚のうろこ、劇場の座席、水玉模様がこの並べ方です。',
  },
  returns: {
    en: '(x, y, column, row): the position counted from the lower left corner of the tile, at least 0 and always less than 1, and the whole numbers of the tile, counted to the right and up. Column 0 begins at x = 0 in an even row, and half a tile further to the right in an odd one.',
    ja: '(x, y, column, row) です。xとyはタイルの左下の角から数えた位置で、0以上、必ず1未満です。columnは列、rowは行の番号（整数）で、右と上へ数えます。0番の列は、偶数行ではx = 0から、奇数行ではそこから半個分右で始まります。',
    range: { min: [0, 0, -13, -12], max: [1, 1, 12, 12] },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t), \qquad r = \lfloor P_y \rfloor \\ h &= \tfrac12 r - \bigl\lfloor \tfrac12 r \bigr\rfloor \\ c &= \lfloor P_x - h \rfloor \\ (x, y) &= P - (c + h,\ r) \end{aligned}`,
  edgeCases: [
    { of: [[0.375, 0.125], 4], is: [0.5, 0.5, 1, 0], exact: true, en: 'Row 0 is not shifted.', ja: '0行目はずれません。' },
    {
      of: [[0.375, 0.375], 4],
      is: [0, 0.5, 1, 1],
      exact: true,
      en: 'In row 1, a tile begins at 1½.',
      ja: '1行目では、1½ の位置からタイルが始まります。',
    },
    { of: [[0, 0.375], 4], is: [0.5, 0.5, -1, 1], exact: true },
    {
      of: [[0.375, -0.125], 4],
      is: [0, 0.5, 1, -1],
      exact: true,
      en: 'Row −1 is odd, although its remainder by 2 is −1 in many languages.',
      ja: '−1行目も奇数行です。2で割った余りが−1になる言語は多いので注意が必要です。',
    },
    { of: [[0.375, -0.375], 4], is: [0.5, 0.5, 1, -2], exact: true },
    {
      of: [[0.5 - 2 ** -25, 1], 1],
      is: [1 - 2 ** -24, 0, -1, 1],
      exact: true,
      en: 'Rounding would make the place 1, which belongs to the next tile.',
      ja: 'そのまま丸めると位置が1になり、隣のタイルの値になってしまいます。',
    },
  ],
  accuracy: { class: 'polynomial', scale: 16, oracle: foundBySearch },
  continuity: {
    order: 'jump',
    en: 'Position and number jump at the borders of the squares. Inside a square the number is constant.',
    ja: '正方形の境目で、位置も番号も飛びます。一つの正方形の内側では、番号は一定です。',
  },
  claims: {
    'no joint continues into the next row': 'in an odd row, tiles begin half a tile further to the right',
    'Every tile touches six others': 'a tile of a brick pattern touches six others',
    'at least 0 and always less than 1': 'the place in a square is from 0 up to 1, and with the number it is the point again',
    'half a tile further to the right in an odd one': 'in an odd row, tiles begin half a tile further to the right',
    'multiply st by vec2(1, 2)': 'bricks of st · (1, 2) are twice as wide as high',
    'Rounding would make the place 1': 'the place in a square is below 1 where rounding would make it 1',
  },
  references: [texturing],
  related: ['sqTile', 'hexTile', 'triTile', 'random', 'drawRect'],
  confusedWith: [
    { name: 'sqTile', en: 'Does not shift rows: the columns run straight up.', ja: '行をずらしません。列はまっすぐ上に続きます。' },
    {
      name: 'hexTile',
      en: 'Six neighbours as well, at equal distances, and its rows are counted along a slanted axis.',
      ja: '同じく六つのタイルに接しますが、隣の中心までの距離がすべて等しく、行を斜めの軸に沿って数えます。',
    },
    {
      name: { en: 'a third of a brick', ja: '三分の一ずらし' },
      en: 'Other bonds shift each row by another share. Add row / 3 to x and use sqTile.',
      ja: 'ずらす割合の違う積み方もあります。xに行番号÷3を足してからsqTileを使います。',
    },
  ],
  elsewhere: [
    {
      where: 'Blender',
      name: 'Brick Texture',
      note: {
        en: 'Draws bricks and mortar; Offset is the shift, Frequency says which rows have it.',
        ja: 'れんがと目地を描きます。Offsetがずらす量、Frequencyがずらす行の間隔です。',
      },
    },
  ],
  synonyms: {
    en: ['brick', 'bricks', 'running bond', 'stretcher bond', 'half drop', 'staggered', 'offset rows', 'masonry', 'offset grid'],
    ja: ['レンガ', 'れんが', '煉瓦', 'ブリック', '馬踏み目地', '互い違い', 'たがいちがい', '半分ずらし', '千鳥', 'ちどり', '目地', '石積み'],
  },
  examples: {
    'seats-of-a-cinema': { en: 'The seats of a cinema', ja: '映画館の座席' },
    'cob-of-coloured-corn': { en: 'A cob of coloured corn', ja: '色とりどりのとうもろこし' },
  },
})
