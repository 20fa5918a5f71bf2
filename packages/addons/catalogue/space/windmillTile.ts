/** Record of windmillTile. */
import type { WrittenRecord } from '../record.ts'
import { cornerOfFour, foundBySearch, tiling, tilingsAndPatterns } from './tiling.ts'

export const record: WrittenRecord = tiling({
  shown: 'windmillTile_angle',
  origin: cornerOfFour,
  summary: {
    en: 'Divides the plane into squares and turns them by quarter turns round blocks of two by two: returns the turned position of a point within its square, and which square it is in.',
    ja: '平面を正方形のタイルに分け、2×2のブロックの中で90度ずつ向きを変えます。点ごとに、回した後の正方形の中での位置と、どの正方形かを返します。',
  },
  intuition: {
    en: 'The four tiles of a block are like the sails of a windmill. From the lower left one on, counter-clockwise, each shows its motif a quarter turn further. The corners (1, 1) of all four meet in the middle of the block, and the corners (0, 0) of four tiles meet where blocks do. A quarter turn about either of these points leaves the pattern as it is: crystallographers call this wallpaper group p4. A motif has no seams if it is the same at (t, 1) as at (1, t), and at (t, 0) as at (0, t).',
    ja: 'ブロックの四つのタイルは、風車の羽根のように並びます。左下から反時計回りに、図柄が90度ずつ回っていきます。ブロックの中央には四つのタイルの角 (1, 1) が集まり、ブロックどうしが接する点には四つの角 (0, 0) が集まります。どちらの点のまわりに90度回しても模様は変わりません。結晶学でいう壁紙群p4です。(t, 1) と (1, t) で、また (t, 0) と (0, t) で値が等しい図柄なら、継ぎ目はできません。',
  },
  parameters: {
    angle: {
      meaning: {
        en: 'How far each motif also turns about the centre of its tile. If you omit it, 0.',
        ja: '図柄をさらにタイルの中心のまわりに回す角度です。省略すると0です。',
      },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 0,
      outside: {
        en: 'Any angle, but GPUs compute sine and cosine less accurately far from 0. Tiles keep their borders and show what lies beyond the edges of the turned motif.',
        ja: 'どんな角度でもかまいません。ただし、0から遠いとGPUのsin、cosの精度が落ちます。タイルの境目は動かないので、回した図柄の縁の外側も見えます。',
      },
    },
  },
  returns: {
    en: '(x, y, column, row): the turned position within the tile, from 0 to 1 as long as there is no angle, and from ½ − √½ to ½ + √½ with one, and the whole numbers of the tile, as sqTile counts them. In a tile with even column and row, the position is counted from the lower left corner.',
    ja: '(x, y, column, row) です。xとyは回した後のタイルの中の位置で、angleがなければ0〜1、あれば ½ − √½ 〜 ½ + √½ です。columnとrowは列と行の番号で、sqTileと同じ整数です。列も行も偶数のタイルでは、位置を左下の角から数えます。',
    range: { min: [0.5 - Math.SQRT1_2, 0.5 - Math.SQRT1_2, -12, -12], max: [0.5 + Math.SQRT1_2, 0.5 + Math.SQRT1_2, 12, 12] },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t), \quad (c, r) = \lfloor P \rfloor \\ n &= \begin{pmatrix} 0 & 1 \\ 3 & 2 \end{pmatrix}_{r \bmod 2,\ c \bmod 2} \\ (x, y) &= R\!\left(-\tfrac{\pi}{2} n - \theta\right) \left(P - (c, r) - \tfrac12\right) + \tfrac12 \end{aligned}`,
  edgeCases: [
    {
      of: [[0.0625, 0.03125], 4],
      is: [0.25, 0.125, 0, 0],
      exact: true,
      en: 'The lower left tile of a block is not turned.',
      ja: 'ブロックの左下のタイルは回りません。',
    },
    {
      of: [[0.46875, 0.0625], 4],
      is: [0.25, 0.125, 1, 0],
      exact: true,
      en: 'The same place, a quarter turn further.',
      ja: '90度回ったタイルの、同じ位置です。',
    },
    { of: [[0.4375, 0.46875], 4], is: [0.25, 0.125, 1, 1], exact: true },
    { of: [[0.03125, 0.4375], 4], is: [0.25, 0.125, 0, 1], exact: true },
    { of: [[-0.03125, 0.0625], 4], is: [0.25, 0.125, -1, 0], exact: true, en: 'Column −1 is odd.', ja: '−1列目も奇数列です。' },
    { of: [[0.25, 0.25], 4], is: [1, 1, 1, 1], exact: true, en: 'The middle of a block.', ja: 'ブロックの中央です。' },
    {
      overload: 'angle',
      of: [[0.03125, 0.125], 4, Math.PI / 2],
      is: [0.5, 0.875, 0, 0],
      en: 'A quarter turn of the motif counter-clockwise.',
      ja: '図柄を反時計回りに90度回した場合です。',
    },
    { overload: 'angle', of: [[0.125, 0.125], 4, 2], is: [0.5, 0.5, 0, 0], exact: true, en: 'The centre of a tile stays.', ja: 'タイルの中心は動きません。' },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: `${foundBySearch.en} The position is turned by polar coordinates.`,
      ja: `${foundBySearch.ja}位置は極座標で回します。`,
    },
  },
  continuity: {
    order: 'jump',
    en: 'Position and number jump at the borders of the squares. Inside a square the number is constant.',
    ja: '正方形の境目で、位置も番号も飛びます。一つの正方形の内側では、番号は一定です。',
  },
  claims: {
    'A quarter turn about either of these points leaves the pattern as it is': 'a quarter turn about a corner of four tiles leaves the windmills as they are',
    'each shows its motif a quarter turn further': 'a quarter turn about a corner of four tiles leaves the windmills as they are',
    'A motif has no seams if it is the same at (t, 1) as at (1, t), and at (t, 0) as at (0, t)':
      'a motif that is the same on two sides has no seam between windmills',
    'The corners (1, 1) of all four meet in the middle of the block': 'like corners of the windmills meet',
    'from ½ − √½ to ½ + √½ with one': 'places in windmills stay within the turned square',
    'The centre of a tile stays': 'an angle turns the motif counter-clockwise about the centre of its tile',
    'How far each motif also turns about the centre of its tile': 'an angle turns the motif counter-clockwise about the centre of its tile',
  },
  references: [tilingsAndPatterns],
  related: ['sqTile', 'mirrorTile', 'rotate2d', 'kaleidoscope', 'checkerTile'],
  confusedWith: [
    { name: 'mirrorTile', en: 'Mirrors every second tile, and its position is continuous.', ja: 'タイルを一つおきに裏返します。位置は連続です。' },
    {
      name: { en: 'Truchet tiles', ja: 'トルシェタイル' },
      en: 'Turn each tile by a random number of quarter turns. Take the number from random(tile.zw) of sqTile.',
      ja: 'タイルごとに無作為な向きへ90度単位で回します。向きはsqTileの番号からrandom(tile.zw)で決めます。',
    },
    { name: 'kaleidoscope', en: 'Mirrors sectors about one centre.', ja: '一つの中心のまわりの扇形を鏡に映します。' },
  ],
  elsewhere: [],
  synonyms: {
    en: ['windmill', 'pinwheel', 'rotated tiles', 'quarter turns', 'p4', 'wallpaper group', 'fourfold rotation', 'quilt', 'whirl'],
    ja: ['風車', 'ふうしゃ', 'かざぐるま', '回転', '90度', '四回対称', '壁紙群', '文様', 'キルト', '巴'],
  },
  examples: {
    'paper-windmills': { en: 'Paper windmills', ja: '折り紙の風車' },
    'bones-of-the-alhambra': { en: 'Bone tiles of the Alhambra', ja: 'アルハンブラ宮殿の骨形タイル' },
  },
})
