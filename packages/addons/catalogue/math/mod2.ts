/** Record of mod2. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Repeats a number, or a position, every period: the remainder, and the number of the cell it lies in.',
    ja: '数や位置を周期ごとに繰り返します。余りと、どのマスに入っているかの番号を同時に返します。',
  },
  intuition: {
    en: 'A tiled pattern needs two answers at each position: where am I inside the tile, and which tile is it? Both come from one division. The whole quotient, rounded down, is the number of the cell; the rest is the place within it. The place draws the same motif in every cell, and the number tells the cells apart: by a colour, a turn or a random value. Both agree at every border, which a remainder and a floor computed apart may not.',
    ja: '並べた模様では、どの位置でも二つのことが必要になります。タイルの中のどこにいるのか、そして、それはどのタイルなのかです。答えは一度の割り算で求まります。切り下げた商がマスの番号、残りがマスの中の位置です。位置を使うとどのマスにも同じ図柄が描かれ、番号を使うと色や向き、乱数でマスごとに変化を付けられます。余りとfloorを別々に計算すると境目で食い違うことがありますが、この二つは必ず対応します。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number or position to repeat: a float or a vec2.', ja: '繰り返す数または位置です。floatかvec2を渡します。' },
      unit: 'number',
      role: 'domain',
      range: [-4, 4],
      default: -1,
      outside: {
        en: 'Any number, as long as x / y does not overflow. As for safeMod, the remainder of a large number has no more digits than the number.',
        ja: 'x / yがオーバーフローしないかぎり、どんな数でもかまいません。safeModと同じく、大きな数で失われた桁は余りでも失われます。',
      },
    },
    y: {
      meaning: { en: 'The period: the width of a cell.', ja: '周期です。マスの幅にあたります。' },
      unit: 'number',
      range: [1, 4],
      default: 1.5,
      outside: {
        en: 'Any number; the remainder has its sign. A period below 1e-20 in magnitude counts as 0: remainder and cell are 0.',
        ja: 'どんな数でもかまいません。余りの符号は周期と同じです。絶対値が1e-20未満なら0とみなし、余りも番号も0になります。',
      },
    },
  },
  returns: {
    en: 'For a float, the remainder and the cell; for a position, the two remainders, then the two cells. The remainder is never the period itself, and a cell is always a whole number.',
    ja: 'floatなら余りと番号、位置なら二つの余りの後に二つの番号が続きます。余りが周期そのものになることはなく、番号は常に整数です。',
    range: { min: [0, -4], max: [4, 4] },
  },
  formula: String.raw`\operatorname{mod2}(x, y) = \left( x - y \left\lfloor \frac{x}{y} \right\rfloor,\ \left\lfloor \frac{x}{y} \right\rfloor \right)`,
  edgeCases: [
    { of: [5, 3], is: [2, 1], exact: true },
    {
      of: [-1, 4],
      is: [3, -1],
      exact: true,
      en: 'Left of 0 the cells are numbered on: −1, −2 and so on.',
      ja: '0より左のマスには、−1、−2、…と番号が続きます。',
    },
    { of: [-6, 3], is: [0, -2], exact: true },
    {
      of: [-1e-8, 1],
      is: [1 - 2 ** -24, -1],
      exact: true,
      en: 'Rounding would make the remainder 1, which belongs to the next cell.',
      ja: 'そのまま丸めると余りが1になり、隣のマスの値になってしまいます。',
    },
    { of: [1, -4], is: [-3, -1], exact: true, en: 'The remainder has the sign of the period.', ja: '余りの符号は周期と同じです。' },
    { of: [2, 0], is: [0, 0], exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
    {
      overload: 'vec2',
      of: [
        [-0.25, 7],
        [1, 4],
      ],
      is: [0.75, 3, -1, 1],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The remainder that JavaScript has built in, which is exact, with the sign of the period, and the number of periods left without it.',
      ja: 'JavaScriptに組み込まれた誤差のない余りを周期の符号に合わせたものと、それを除いた残りに含まれる周期の数です。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'The remainder is a sawtooth and the cell a staircase; both jump at every multiple of the period.',
    ja: '余りはのこぎり波、番号は階段になります。どちらも周期の倍数ごとに飛びます。',
  },
  claims: {
    'Both agree at every border': 'the cell times the period and the remainder make the number again',
    'The remainder is never the period itself': 'the remainder stays below the period',
    'a cell is always a whole number': 'the cell times the period and the remainder make the number again',
    'A period below 1e-20 in magnitude counts as 0: remainder and cell are 0': 'mod2 of a period that is too small to divide by is 0 and 0',
  },
  references: [
    {
      title: 'The Art of Computer Programming, Volume 1',
      authors: 'Donald E. Knuth',
      year: 1997,
      section: '1.2.4, Integer Functions and Elementary Number Theory',
    },
    {
      title: 'Division and Modulus for Computer Scientists',
      authors: 'Daan Leijen',
      year: 2001,
      section: 'F-division',
      url: 'https://www.microsoft.com/en-us/research/publication/division-and-modulus-for-computer-scientists/',
    },
  ],
  provenance: fromReference,
  related: ['safeMod', 'modi', 'mirror', 'hexTile', 'random'],
  confusedWith: [
    {
      name: 'safeMod',
      en: 'The remainder alone: choose it where all cells look the same.',
      ja: '余りだけを返します。どのマスも同じ見た目でよければ、こちらを使います。',
    },
    { name: 'hexTile', en: 'The same for hexagons: the place within a cell, and the cell.', ja: '六角形のマスについて、中の位置とマスを返します。' },
    {
      name: 'mod',
      en: 'The built-in of GLSL and kirari/node: the remainder alone, which may be the period itself.',
      ja: 'GLSLとkirari/nodeの組み込み関数です。余りだけを返し、周期そのものになることもあります。',
    },
    { name: 'modf', en: 'Splits at whole numbers only, and truncates towards 0.', ja: '整数で分けるだけで、0に向かって切り捨てます。' },
  ],
  elsewhere: [
    { where: 'Python', name: 'divmod', note: { en: 'The quotient first.', ja: '商が先です。' } },
    {
      where: 'hg_sdf',
      name: 'pMod1, pMod2',
      note: { en: 'The origin is the middle of cell 0; the position is changed in place.', ja: '番号0のマスの中央が原点です。位置の変数を直接書き換えます。' },
    },
    { where: 'Unity Shader Graph, Blender', name: 'Modulo', note: { en: 'The remainder alone.', ja: '余りだけです。' } },
  ],
  synonyms: {
    en: ['modulo', 'divmod', 'remainder', 'cell id', 'tile', 'repeat', 'domain repetition', 'quotient', 'grid', 'pMod'],
    ja: ['剰余', '余り', '商', 'マスの番号', 'セル', 'タイル', '繰り返し', 'くりかえし', '格子', '周期', '並べる'],
  },
  examples: {
    'wall-of-mailboxes': { en: 'A wall of letterboxes', ja: '並んだ郵便受け' },
    'sashiko-stitches': { en: 'Sashiko stitches on indigo', ja: '藍の刺し子' },
  },
}
