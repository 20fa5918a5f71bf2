/** Record of matrix. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'drawMatrix_mat3',
  summary: {
    en: 'Draws a matrix as it is written in mathematics: its numbers with two decimals, in rows and columns between square brackets.',
    ja: '行列を数学の書き方どおりに描きます。小数点以下2桁の数を行と列に並べ、角括弧で囲みます。',
  },
  intuition: {
    en: 'The position says which row and which column a pixel is in, and drawDigits draws that number alone. Shaders store a matrix column by column: m[2][0] is the top of the third column, and that is where it stands in the picture. So you read the matrix that multiplies a column vector from the left.',
    ja: '位置からどの行のどの列かが決まり、その数だけをdrawDigitsと同じ方法で描きます。シェーダーは行列を列ごとに格納します。m[2][0]は3列目の一番上で、絵でもその位置にあります。つまり、見えているとおりの行列が、列ベクトルに左から掛かります。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The position in dots. A matrix of n columns fills (0, 0) at the lower left to (48n + 3, 11n): 99 × 22 dots for a mat2, 147 × 33 for a mat3, 195 × 44 for a mat4.',
        ja: 'ドット単位の位置です。n列の行列は、左下の (0, 0) から (48n + 3, 11n) までを占めます。mat2は99 × 22、mat3は147 × 33、mat4は195 × 44ドットです。',
      },
      unit: 'dots',
      role: 'domain',
      range: [
        [-6, 153],
        [-8, 41],
      ],
      default: [60, 16],
      step: 0.1,
      outside: { en: 'Outside the brackets the result is 0.', ja: '角括弧の外では0です。' },
    },
    m: {
      meaning: {
        en: 'The matrix. Its numbers are rounded as in drawDigits.',
        ja: '行列です。各数はdrawDigitsと同じように丸めます。',
      },
      unit: 'matrix',
      range: [-2, 2],
      default: [
        [0.87, 0.5, 0],
        [-0.5, 0.87, 0],
        [1.25, -0.4, 1],
      ],
      outside: {
        en: 'A number that would need four digits before the point, from 999.995 on, is drawn as three number signs.',
        ja: '丸めて整数部が4桁になる数（絶対値999.995以上）は、番号記号（#）三つで描きます。',
      },
    },
  },
  returns: { en: '1 on a dot, 0 elsewhere.', ja: 'ドットの上で1、それ以外は0です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} c &= \lfloor x / 48 \rfloor, \quad r = n - 1 - \lfloor (y - 2) / 11 \rfloor \\ \operatorname{matrix} &= \operatorname{digits}\bigl((x - 48(c + 1) + 3,\ y - 2 - 11(n - 1 - r)),\ m_{c,r},\ 2\bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.5, 10],
        [
          [1, 0],
          [0, 1],
        ],
      ],
      is: 1,
      exact: true,
      en: 'The left bracket.',
      ja: '左の角括弧です。',
    },
    {
      of: [
        [2.5, 21.5],
        [
          [1, 0],
          [0, 1],
        ],
      ],
      is: 1,
      exact: true,
      en: 'Its upper end.',
      ja: 'その上の端です。',
    },
    {
      of: [
        [90.5, 14.5],
        [
          [0, 0],
          [-7, 0],
        ],
      ],
      is: 0,
      exact: true,
      en: 'Inside the last zero of −7.00, the upper right number: m[1][0].',
      ja: '右上の数−7.00の、最後の0の内側です。m[1][0]に当たります。',
    },
    {
      of: [
        [66.5, 16.5],
        [
          [0, 0],
          [-7, 0],
        ],
      ],
      is: 1,
      exact: true,
      en: 'Its minus sign.',
      ja: 'その負号です。',
    },
    {
      of: [
        [66.5, 5.5],
        [
          [0, -7],
          [0, 0],
        ],
      ],
      is: 0,
      exact: true,
      en: 'm[0][1] is at the lower left, not here.',
      ja: 'm[0][1]は左下にあり、ここではありません。',
    },
    {
      of: [
        [-0.5, 10],
        [
          [1, 0],
          [0, 1],
        ],
      ],
      is: 0,
      exact: true,
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The text of every number by toFixed in JavaScript, drawn from the table of characters in the tests, and brackets dot by dot.',
      ja: '各数の文字列をJavaScriptのtoFixedで作り、テストにある字形の表で描いたものと、角括弧を1ドットずつ描いたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A dot is on or off, and digits change from one to the next.',
    ja: 'ドットはあるかないかのどちらかで、数字も次の数字へ一度に変わります。',
  },
  claims: {
    'that is where it stands in the picture': 'a matrix shows each number in its column and row, and the numbers have room',
    'is drawn as three number signs': 'a number that is too large is three number signs',
    'Outside the brackets the result is 0': 'a matrix has nothing outside of its brackets',
  },
  references: [
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Robert J. Simpson (Khronos Group)',
      year: 2016,
      section: '5.6, Matrix Components',
    },
    {
      title: 'ECMAScript Language Specification',
      authors: 'Ecma International',
      year: 2015,
      section: 'Number.prototype.toFixed',
      url: 'https://tc39.es/ecma262/#sec-number.prototype.tofixed',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['drawDigits', 'drawChar', 'rotate2d', 'safeInverse'],
  confusedWith: [
    {
      name: { en: 'row-major display', ja: '行優先の表示' },
      en: 'Libraries that store rows first print the same numbers transposed when they list memory in order. drawMatrix shows the mathematics, not the memory.',
      ja: '行を先に格納するライブラリでは、メモリの順に並べると転置した表示になります。drawMatrixが示すのはメモリの並びではなく、数学としての行列です。',
    },
    {
      name: 'transpose(m)',
      en: 'If the last row, not the last column, holds your translation, the matrix was made for row vectors: draw its transpose to compare.',
      ja: '平行移動が最後の列ではなく最後の行にあるなら、行ベクトル用の行列です。比べるときは転置したものを描きます。',
    },
  ],
  elsewhere: [
    { where: 'JavaScript', name: 'console.table()' },
    { where: 'MATLAB', name: 'disp' },
    { where: 'gl-matrix', name: 'mat4.str()', note: { en: 'In the order of memory, column by column.', ja: 'メモリの順、つまり列ごとに並べます。' } },
  ],
  synonyms: {
    en: ['matrix', 'print matrix', 'mat2', 'mat3', 'mat4', 'transform', 'debug', 'column major', 'show matrix'],
    ja: ['行列', 'ぎょうれつ', 'マトリックス', '行列表示', '変換行列', '列優先', 'デバッグ', '数値表示'],
  },
  examples: {
    'turning-matrix': { en: 'A turning matrix', ja: '回る行列' },
    'projection-on-a-chalkboard': { en: 'A projection on a chalkboard', ja: '黒板の射影行列' },
  },
}
