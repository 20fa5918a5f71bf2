/** Record of checkerTile. */
import type { WrittenRecord } from '../record.ts'
import { cornerOfFour, tiling } from './tiling.ts'

export const record: WrittenRecord = tiling({
  origin: cornerOfFour,
  outside: {
    en: 'Any place, negative too. From 2²⁴ tiles off the origin on, single precision has even numbers only, and the pattern is lost.',
    ja: '負の値も含め、どこでもかまいません。ただし、原点から2²⁴タイル以上離れると、単精度で表せるのが偶数だけになるため、模様が失われます。',
  },
  summary: {
    en: 'A checkerboard: returns 1 in every second square of the plane, and 0 in the others.',
    ja: '市松模様です。平面を正方形に分け、一つおきに1、残りで0を返します。',
  },
  intuition: {
    en: 'Count the columns and the rows. A step to a neighbouring square changes one of the two numbers by 1, so their sum changes between even and odd. Squares with a common side differ, and squares that share only a corner agree. The result is a number and has no place in it: to draw something within the squares, use sqTile and test its column and row.',
    ja: '列と行に番号を付けます。隣の正方形へ進むと、どちらか一方の番号が1だけ変わるので、和の偶奇が入れ替わります。辺を共有する正方形どうしは値が異なり、角だけで接するものどうしは等しくなります。返すのは一つの数だけで、タイルの中の位置は含みません。正方形の中に図柄を描くときは、sqTileを使って列と行の偶奇を調べてください。',
  },
  returns: {
    en: 'Exactly 0 or 1, so that mix(a, b, checkerTile(st, 8)) has no third colour. The square to the upper right of the origin is 0.',
    ja: 'ちょうど0か1です。したがって、mix(a, b, checkerTile(st, 8)) に中間の色は現れません。原点の右上の正方形は0です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{checkerTile}(s, t) = \bigl( \lfloor k s \rfloor + \lfloor k t \rfloor \bigr) \bmod 2`,
  edgeCases: [
    { of: [[0.1, 0.1], 4], is: 0, exact: true },
    { of: [[0.3, 0.1], 4], is: 1, exact: true },
    { of: [[0.3, 0.3], 4], is: 0, exact: true },
    { of: [[-0.1, 0.1], 4], is: 1, exact: true, en: 'Left of the origin the pattern goes on.', ja: '原点の左側でも模様は途切れません。' },
    { of: [[-0.1, -0.1], 4], is: 0, exact: true },
    {
      of: [[-1e-8, 0], 1],
      is: 1,
      exact: true,
      en: 'However close to the border, the square to the left is 1.',
      ja: '境界のすぐ近くでも、左の正方形では1です。',
    },
    {
      of: [[2 ** 24 - 1, 2 ** 24 - 2], 1],
      is: 1,
      exact: true,
      en: 'The sum of the two numbers would be rounded to an even one here.',
      ja: 'ここでは、二つの番号の和が丸められて偶数になってしまいます。',
    },
    { of: [[0.3, 0.1], 0], is: 0, exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The square that contains the point, found by search, and the parity of the sum of its whole numbers.',
      ja: '点を含む正方形を探し、その列と行の和の偶奇を調べたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps at every border. To antialias the edges, pass −sin(πx)·sin(πy) of the scaled point to aastep, with an edge of 0: it is positive where the result is 1.',
    ja: '境目ごとに値が飛びます。縁を滑らかにするには、拡大した点の −sin(πx)·sin(πy) を、境界値0でaastepに渡します。結果が1の正方形で正になる式です。',
  },
  claims: {
    'Squares with a common side differ, and squares that share only a corner agree': 'squares with a common side differ, and those with a common corner agree',
    'Exactly 0 or 1': 'the value of a checkerboard is exactly 0 or 1',
    'it is positive where the result is 1': 'the product of two sines is of one sign in a square',
    'From 2²⁴ tiles off the origin on, single precision has even numbers only': 'a checkerboard is lost from 2²⁴ tiles on',
    'The sum of the two numbers would be rounded': 'a checkerboard is right up to 2²⁴ tiles, where a sum is not',
  },
  references: [
    {
      title: 'Physically Based Rendering: From Theory to Implementation, 3rd edition',
      authors: 'Matt Pharr, Wenzel Jakob, Greg Humphreys',
      year: 2016,
      section: '10.5 Solid and Procedural Texturing',
      url: 'https://www.pbr-book.org/3ed-2018/Texture/Solid_and_Procedural_Texturing',
    },
  ],
  related: ['sqTile', 'aastep', 'mod2', 'triTile'],
  confusedWith: [
    {
      name: 'sqTile',
      en: 'Returns the place in the square and its number. Parity of the number: checkerTile does just that.',
      ja: '正方形の中の位置と番号を返します。checkerTileは番号の偶奇だけを返します。',
    },
    { name: 'drawGrid', en: 'Draws lines, and leaves the squares alone.', ja: '線を描くだけで、正方形は塗り分けません。' },
    {
      name: { en: 'gingham', ja: 'ギンガムチェック' },
      en: 'Two sets of stripes laid over each other, which give three tones. Average the parity of the column and that of the row.',
      ja: '縦縞と横縞を重ねた模様で、濃さが三段階あります。列の偶奇と行の偶奇を平均します。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Checkerboard', note: { en: 'Mixes two colours.', ja: '2色を塗り分けます。' } },
    { where: 'three.js TSL', name: 'checker' },
    { where: 'Blender', name: 'Checker Texture', note: { en: 'In space; Fac is the number.', ja: '3次元の模様です。Facが数値です。' } },
  ],
  synonyms: {
    en: ['checkerboard', 'chequerboard', 'chessboard', 'checkers', 'check pattern', 'parity', 'alternating squares', 'uv test', 'transparency grid'],
    ja: ['市松模様', 'いちまつもよう', '市松', 'チェッカー', 'チェック柄', 'チェス盤', '石畳', '格子縞', '偶奇', '透明の背景'],
  },
  examples: {
    'flag-at-the-finish': { en: 'The flag at the finish', ja: 'ゴールの旗' },
    'floor-of-a-pool': { en: 'The floor of a swimming pool', ja: 'プールの底' },
  },
})
