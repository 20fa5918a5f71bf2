/** Record of modi. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The floored remainder of integers: it has the sign of the period, so it counts 0, 1, 2 … on both sides of 0.',
    ja: '整数の余りを、商を切り下げて求めます。符号は周期と同じなので、0の左でも右でも0、1、2、…と数えます。',
  },
  intuition: {
    en: 'Number the seats of a carousel from 0 to y − 1 and let it turn: modi(x, y) is the seat after x steps, forwards or backwards. The operator % of the languages truncates the quotient towards 0 and gives −1 where the seat is y − 1, and GLSL leaves negative numbers undefined altogether. Where the truncated remainder has the wrong sign it is one period short, and modi adds it.',
    ja: '回転木馬の座席に0からy − 1の番号を付けて回します。前でも後ろでも、x席分だけ回ったところの座席がmodi(x, y)です。言語の演算子 % は商を0に向かって切り捨てるため、座席がy − 1になるはずのところで−1を返します。GLSLでは、負の数の結果は未定義です。切り捨てた余りの符号が周期と違うときは、ちょうど1周期だけ足りないので、modiがそれを足します。',
  },
  parameters: {
    x: {
      meaning: { en: 'The integer to wrap: an int or an ivec.', ja: '巻き付ける整数です。intかivecを渡します。' },
      unit: 'count',
      role: 'domain',
      range: [-8, 8],
      default: -1,
      step: 1,
      outside: { en: 'Any int; nothing overflows.', ja: 'どのintでもかまいません。オーバーフローは起きません。' },
    },
    y: {
      meaning: { en: 'The period.', ja: '周期です。' },
      unit: 'count',
      range: [1, 4],
      default: 3,
      step: 1,
      outside: {
        en: 'Any int. For a negative period the result is negative or 0; for a period of 0 it is 0.',
        ja: 'どのintでもかまいません。周期が負なら結果は0以下、周期が0なら結果も0です。',
      },
    },
  },
  returns: {
    en: 'The remainder: from 0 to y − 1, or from y + 1 to 0 for a negative y.',
    ja: '余りです。0からy − 1まで、yが負ならy + 1から0までの整数です。',
    range: { min: 0, max: 3 },
  },
  formula: String.raw`\begin{gathered} \operatorname{modi}(x, y) = x - y \left\lfloor \frac{x}{y} \right\rfloor \\ \operatorname{modi}(x, 0) = 0 \end{gathered}`,
  edgeCases: [
    { of: [5, 3], is: 2 },
    { of: [-1, 3], is: 2, en: 'The % operator gives −1, and in GLSL anything.', ja: '演算子 % では−1に、GLSLでは未定義になります。' },
    { of: [-3, 3], is: 0 },
    { of: [1, -4], is: -3, en: 'The result has the sign of the period.', ja: '結果の符号は周期と同じです。' },
    { of: [-1, -4], is: -1 },
    { of: [7, 0], is: 0, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
    {
      of: [-2147483648, -1],
      is: 0,
      en: 'The quotient does not fit into an int; the remainder is still right.',
      ja: '商はintに収まりませんが、余りは正しく求まります。',
    },
    {
      overload: 'ivec2',
      of: [
        [-1, 7],
        [4, 4],
      ],
      is: [3, 3],
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The remainder of JavaScript in double precision, plus a period, and of that the remainder again.',
      ja: 'JavaScriptの余りを倍精度で求め、1周期を足してから、もう一度余りを取ったものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Integers have no values between them; when x grows by 1, the result does too, or starts again at the lower end of its range.',
    ja: '整数のあいだに値はありません。xが1増えると、結果は1増えるか、範囲の下端に戻ります。',
  },
  claims: {
    'it counts 0, 1, 2 … on both sides of 0': 'modi counts up to its period and begins again, on both sides of 0',
    'Where the truncated remainder has the wrong sign it is one period short': 'modi is the truncated remainder, or one period more',
    'nothing overflows': 'modi is right at the ends of the integers',
    'from 0 to y − 1, or from y + 1 to 0 for a negative y': 'modi has the sign of its period and is smaller',
    'For a negative period the result is negative or 0; for a period of 0 it is 0': 'modi has the sign of its period and is smaller',
  },
  references: [
    {
      title: 'Division and Modulus for Computer Scientists',
      authors: 'Daan Leijen',
      year: 2001,
      section: 'F-division',
      url: 'https://www.microsoft.com/en-us/research/publication/division-and-modulus-for-computer-scientists/',
    },
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '8.7, Arithmetic Expressions', url: 'https://www.w3.org/TR/WGSL/' },
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '5.9, Expressions: %' },
  ],
  provenance: fromReference,
  related: ['safeMod', 'mod2', 'absi', 'pcg'],
  confusedWith: [
    {
      name: 'remainder',
      en: 'The method of kirari/node for integers, which truncates towards 0: it has the sign of x. It is cheaper, and the same where both numbers have one sign.',
      ja: 'kirari/nodeの整数のメソッドです。0に向かって切り捨て、符号はxと同じです。計算は軽く、二つの数の符号が同じなら結果も同じです。',
    },
    { name: 'safeMod', en: 'The same for floats.', ja: 'float用の同じ関数です。' },
    {
      name: { en: 'unsigned integers', ja: '符号なし整数' },
      en: 'For a uint, rounding down and truncating are the same: use the remainder of kirari/node.',
      ja: 'uintなら、kirari/nodeのremainderで問題ありません。そちらを使ってください。',
    },
    {
      name: 'x.bitAnd(y - 1)',
      en: 'The same for powers of two, negative numbers included, and much cheaper.',
      ja: '周期が2の累乗なら、負の数も含めて同じ結果になり、計算はずっと軽くなります。',
    },
  ],
  elsewhere: [
    { where: 'Python, Ruby', name: '%' },
    { where: 'Java', name: 'Math.floorMod' },
    { where: 'GLSL, HLSL, WGSL', name: '%', note: { en: 'Truncated, or undefined.', ja: '切り捨て、または未定義です。' } },
    { where: 'Rust', name: 'rem_euclid', note: { en: 'The same for positive periods.', ja: '周期が正なら同じです。' } },
  ],
  synonyms: {
    en: ['integer modulo', 'modulo', 'remainder', 'floorMod', 'floored', 'wrap index', 'percent operator', 'ring buffer', 'cyclic'],
    ja: ['整数', '剰余', 'じょうよ', '余り', 'あまり', 'モジュロ', '法', '添字', '循環', '周期', '繰り返し'],
  },
  examples: {
    'mosaic-in-five-colours': { en: 'A mosaic in five colours', ja: '五色のモザイク' },
    'herringbone-twill': { en: 'A herringbone twill', ja: 'ヘリンボーンの綾織り' },
  },
}
