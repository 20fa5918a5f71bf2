/** Record of mirrorTile. */
import type { WrittenRecord } from '../record.ts'
import { cornerOfFour, foundBySearch, tiling } from './tiling.ts'

export const record: WrittenRecord = tiling({
  origin: cornerOfFour,
  summary: {
    en: 'Divides the plane into squares and mirrors every second one: returns a position that continues across the borders, and which square the point is in.',
    ja: '平面を正方形のタイルに分け、一つおきに裏返します。境目で途切れない位置と、どの正方形かを返します。',
  },
  intuition: {
    en: 'In odd columns x runs backwards, and in odd rows y does. Each border becomes a mirror: whatever you draw at the place meets its own reflection there, so that a motif whose edges differ shows no seam. Only the number jumps. Where its column or row is odd, the tile is mirrored in that direction, which turns text and arrows round; choose sqTile where they must not be.',
    ja: '奇数列ではxが、奇数行ではyが逆向きに進みます。境目はどれも鏡になり、位置を使って描いた図柄は自分の鏡像とつながるので、両端の異なる図柄でも継ぎ目が見えません。飛ぶのは番号だけです。列や行が奇数なら、その方向に裏返っています。文字や矢印も裏返るので、それが困るときはsqTileを使ってください。',
  },
  returns: {
    en: '(x, y, column, row): the position within the tile, never below 0 and never above 1, and the whole numbers of the tile, as sqTile counts them. The position is counted from the lower left corner if column and row are even, and from the right if the column is odd, from the top if the row is odd.',
    ja: '(x, y, column, row) です。xとyはタイルの中の位置で、0より小さくなることも1より大きくなることもありません。columnとrowは列と行の番号で、sqTileと同じ整数です。位置は、列も行も偶数なら左下の角から、列が奇数なら右から、行が奇数なら上から数えます。',
    range: { min: [0, 0, -12, -12], max: [1, 1, 12, 12] },
  },
  formula: String.raw`\begin{aligned} P &= k\,(s, t) \\ (x, y) &= \left| P - 2 \operatorname{round}\!\left(\tfrac12 P\right) \right| \\ (c, r) &= \lfloor P \rfloor \end{aligned}`,
  edgeCases: [
    { of: [[0.0625, 0.0625], 4], is: [0.25, 0.25, 0, 0], exact: true },
    {
      of: [[0.3125, 0.0625], 4],
      is: [0.75, 0.25, 1, 0],
      exact: true,
      en: 'A quarter into column 1, x is on its way back.',
      ja: '1列目に1/4だけ入った点です。xは戻る途中です。',
    },
    { of: [[-0.0625, 0.0625], 4], is: [0.25, 0.25, -1, 0], exact: true, en: 'The axes are mirrors, too.', ja: '座標軸も鏡になります。' },
    { of: [[0.25, 0.5], 4], is: [1, 0, 1, 2], exact: true, en: 'On the borders, places 1 and 0 are reached.', ja: '境目の上では、位置が1や0になります。' },
    {
      of: [[-1e-8, 0.5], 1],
      is: [Math.fround(1e-8), 0.5, -1, 0],
      exact: true,
      en: 'Nothing is rounded: the place is the distance to the mirror.',
      ja: '丸めは起こりません。位置は鏡までの距離そのものです。',
    },
    { of: [[0.3, 0.2], 0], is: [0, 0, 0, 0], exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 16,
    oracle: {
      en: `${foundBySearch.en} In an odd column or row, the place is 1 minus the distance to the left or lower side.`,
      ja: `${foundBySearch.ja}奇数の列や行では、左や下の辺までの距離を1から引いて位置とします。`,
    },
  },
  continuity: {
    order: 'jump',
    en: 'The position is continuous, and its slope changes sign at every border. Column and row jump there.',
    ja: '位置は連続で、境目ごとに傾きの符号が変わります。列と行は境目で飛びます。',
  },
  claims: {
    'a motif whose edges differ shows no seam': 'the place in a mirrored tile is continuous',
    'The position is continuous, and its slope changes sign at every border': 'the place in a mirrored tile is continuous',
    'never below 0 and never above 1': 'the place in a mirrored tile is from 0 to 1',
    'from the right if the column is odd, from the top if the row is odd': 'an odd column or row of mirrored tiles runs backwards',
    'Nothing is rounded: the place is the distance to the mirror': 'an odd column or row of mirrored tiles runs backwards',
  },
  references: [
    {
      title: 'OpenGL ES, Version 3.0',
      authors: 'Khronos Group',
      year: 2019,
      section: 'Texture wrap modes: MIRRORED_REPEAT',
    },
  ],
  related: ['mirror', 'sqTile', 'windmillTile', 'kaleidoscope', 'aamirror'],
  confusedWith: [
    { name: 'mirror', en: 'The place alone, for a number or a vector.', ja: '位置だけを返します。数にもベクトルにも使えます。' },
    {
      name: 'windmillTile',
      en: 'Turns the tiles instead of mirroring them: the motif keeps its handedness.',
      ja: '裏返す代わりに回します。図柄の左右は入れ替わりません。',
    },
    { name: 'kaleidoscope', en: 'Mirrors sectors about one centre.', ja: '一つの中心のまわりの扇形を鏡に映します。' },
  ],
  elsewhere: [
    { where: 'OpenGL, WebGL', name: 'MIRRORED_REPEAT', note: { en: 'The same for a texture.', ja: 'テクスチャーに対する同じ処理です。' } },
    { where: 'WebGPU', name: 'mirror-repeat' },
    { where: 'three.js', name: 'MirroredRepeatWrapping' },
  ],
  synonyms: {
    en: ['mirrored tiles', 'mirrored repeat', 'reflection', 'fold', 'book matching', 'seamless', 'symmetry', 'pmm', 'continuous tiling'],
    ja: ['鏡', 'かがみ', '鏡像', '反転', 'ミラー', '裏返し', 'うらがえし', '折り返し', '継ぎ目', 'シームレス', '対称', 'ブックマッチ'],
  },
  examples: {
    'doors-of-matched-walnut': { en: 'Doors of book-matched walnut', ja: '木目を左右に合わせたクルミの扉' },
    'damask-with-palmettes': { en: 'Silk damask with palmettes', ja: '草花文様のダマスク織' },
  },
})
