/** Record of spriteUv. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { uvParameter } from './picture-uv.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Converts a position within one sprite to a position in a sheet of equal sprites.',
    ja: '同じ大きさのスプライトを並べたシートで、一つのスプライトの中の位置が、シート全体のどこにあたるかを返します。',
  },
  intuition: {
    en: 'A sprite sheet holds the frames of an animation, or many icons, in one texture of equal cells. The cells are numbered as one reads: from the top left to the right, then the next row. The index is divided by the number of columns: the quotient is the row, the remainder is the column. The position in the sprite is moved to that cell and scaled down to its size. The index is rounded down, so spriteUv(st, grid, time.mul(12)) plays 12 frames a second, and the count goes round at both ends: after the last sprite comes the first, and −1 is the last.',
    ja: 'スプライトシートは、アニメーションのコマやたくさんのアイコンを、等しいセルに分けて一枚のテクスチャーに収めたものです。セルには、文章を読む順に番号が付いています。左上から右へ進み、次の行に移ります。番号を列の数で割ると、商が行、余りが列です。スプライトの中の位置を、そのセルの大きさに縮めて、セルの場所に移します。番号の小数部分は切り捨てるので、spriteUv(st, grid, time.mul(12)) は毎秒12コマで再生します。番号は両端でつながっていて、最後のスプライトの次は最初、−1は最後になります。',
  },
  parameters: {
    st: {
      ...uvParameter({ en: 'The position in the sprite, from its lower left corner.', ja: 'スプライトの左下を原点とする、その中の位置です。' }, [0.25, 0.6]),
      outside: {
        en: 'Outside 0 to 1 it reaches the neighbouring sprites. Use fract() to repeat one sprite.',
        ja: '0から1の外では、隣のスプライトに入ります。一つを繰り返すには、fract() を使ってください。',
      },
    },
    grid: {
      meaning: { en: 'The number of columns and rows of the sheet.', ja: 'シートの列と行の数です。' },
      unit: 'count',
      range: [1, 8],
      default: [4, 3],
      step: 1,
      outside: { en: 'Fractions are dropped, and less than 1 counts as 1.', ja: '小数部分は切り捨て、1未満は1とみなします。' },
    },
    index: {
      meaning: { en: 'The number of the sprite, from 0 at the top left.', ja: 'スプライトの番号です。左上が0です。' },
      unit: 'number',
      range: [-1, 24],
      default: 5,
      step: 1,
      outside: {
        en: 'Any number up to a million: fractions are dropped, and the count goes round.',
        ja: '絶対値が100万までなら、どんな数でもかまいません。小数部分は切り捨て、端に来たら反対の端に続きます。',
      },
    },
  },
  returns: { en: 'The position in uv of the sheet.', ja: 'シート全体のuvでの位置です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{gathered} i = \lfloor k \rfloor \bmod (n_x n_y), \qquad r = \lfloor i / n_x \rfloor, \qquad c = i - r \, n_x \\ p \mapsto \frac{p + (c,\ n_y - 1 - r)}{(n_x, n_y)} \end{gathered}`,
  edgeCases: [
    { of: [[0, 1], [4, 2], 0], is: [0, 1], en: 'Sprite 0 begins at the top left.', ja: '0番のスプライトは左上にあります。' },
    { of: [[0, 0], [4, 2], 3], is: [0.75, 0.5], en: 'The last of the upper row.', ja: '上の行の最後です。' },
    { of: [[0, 0], [4, 2], 4], is: [0, 0], en: 'Then the next row begins.', ja: '続いて次の行が始まります。' },
    { of: [[0.5, 0.5], [4, 2], 7], is: [0.875, 0.25] },
    { of: [[0.5, 0.5], [4, 2], 8], is: [0.125, 0.75], en: 'After the last comes the first.', ja: '最後の次は最初です。' },
    { of: [[0.5, 0.5], [4, 2], -1], is: [0.875, 0.25], en: 'Before the first comes the last.', ja: '最初の前は最後です。' },
    { of: [[0.5, 0.5], [4, 2], 2.99], is: [0.625, 0.75], en: 'A fraction is dropped: sprite 2.', ja: '小数部分を切り捨てて、2番になります。' },
    {
      of: [[0.5, 0.5], [4, 2], -0.25],
      is: [0.875, 0.25],
      en: 'Below 0 it is rounded down too: sprite −1.',
      ja: '0より小さくても切り下げるので、−1番になります。',
    },
    { of: [[0.3, 0.6], [0, 0], 5], is: [0.3, 0.6], en: 'A sheet of one sprite.', ja: 'スプライトが一つだけのシートです。' },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The sheet as a list of cells in reading order, and the cell at the index, in double precision.',
      ja: 'シートのセルを読む順に並べた一覧から番号で取り出したもので、倍精度で計算します。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps to the next sprite at every whole index; within a sprite it is a straight line.',
    ja: '番号が整数になるたびに、次のスプライトに飛びます。一つのスプライトの中では直線です。',
  },
  claims: {
    'The cells are numbered as one reads: from the top left to the right, then the next row': 'spriteUv counts from the top left, row by row',
    'the count goes round at both ends': 'spriteUv goes round, also below 0 and far away',
    'Any number up to a million': 'spriteUv goes round, also below 0 and far away',
    'The index is rounded down': 'spriteUv drops fractions of the index and of the grid',
  },
  references: [
    { title: 'Improve Batching Using Texture Atlases', authors: 'NVIDIA Corporation', year: 2004 },
    { title: 'CSS Sprites: Image Slicing’s Kiss of Death', authors: 'Dave Shea', year: 2004, url: 'https://alistapart.com/article/sprites/' },
  ],
  provenance: fromFirstPrinciples,
  related: ['nearestTexel', 'mod2', 'modi', 'flipY'],
  confusedWith: [
    {
      name: 'mod2',
      en: 'Repeats the plane and numbers its cells: from a position to a cell. spriteUv goes from the number of a cell to a position.',
      ja: '平面を繰り返し、マスに番号を付けます。位置からマスを求めるもので、spriteUvは逆に、マスの番号から位置を求めます。',
    },
    {
      name: { en: 'a texture array', ja: 'テクスチャー配列' },
      en: 'Keeps every frame in a layer of its own, so that filters and smaller levels do not mix neighbours. In a sheet, leave a margin round each sprite.',
      ja: 'コマを別々のレイヤーに収めるので、フィルターやミップマップで隣と混ざりません。シートでは、スプライトのまわりに余白を取ってください。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Flipbook' },
    {
      where: 'Unreal Engine',
      name: 'FlipBook',
      note: { en: 'The phase from 0 to 1 for the whole animation.', ja: '位相は、アニメーション全体で0から1です。' },
    },
    { where: 'TSL', name: 'spritesheetUV', note: { en: 'The count of columns and rows first, then uv.', ja: '列と行の数が先で、uvが後です。' } },
  ],
  synonyms: {
    en: ['sprite', 'sprite sheet', 'flipbook', 'texture atlas', 'atlas', 'frame animation', 'tileset', 'icon sheet', 'film strip', 'sub uv'],
    ja: [
      'スプライト',
      'スプライトシート',
      'フリップブック',
      'アトラス',
      'テクスチャーアトラス',
      'コマ送り',
      'パラパラ漫画',
      'アニメーション',
      'タイルセット',
      '連番',
    ],
  },
  examples: {
    'suits-of-cards': { en: 'Wallpaper from a sheet of four suits', ja: '4種類のスートを並べた壁紙' },
    'bird-on-a-film-strip': { en: 'A bird on a strip of film', ja: 'フィルムに写った鳥' },
  },
}
