/** Record of absi. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The magnitude of an integer, which is never negative, not even for the lowest int.',
    ja: '整数の絶対値です。最小のintに対しても、負になることはありません。',
  },
  intuition: {
    en: 'Integers of 32 bits run from −2147483648 to 2147483647: the lowest has no opposite. The built-in abs gives it back unchanged, as a negative number, and an index made from it points before the start of a table. absi gives the largest int instead. Every other integer gets what abs gives. If your integers are coordinates of cells and stay far from that limit, use abs, which is cheaper.',
    ja: '32ビットの整数の範囲は−2147483648から2147483647までで、最小の数には符号を変えた相手がありません。組み込みのabsはこれを負のまま返すので、表を引く添字に使うと、先頭より前を指してしまいます。absiは、代わりに最大のintを返します。そのほかの整数では、absと同じ結果です。マスの座標のように、整数がこの限界から遠く離れているなら、計算の軽いabsを使ってください。',
  },
  parameters: {
    x: {
      meaning: { en: 'The integer: an int or an ivec.', ja: '元の整数です。intかivecを渡します。' },
      unit: 'count',
      role: 'domain',
      range: [-8, 8],
      default: -5,
      step: 1,
      outside: {
        en: 'Any int. The lowest, −2147483648, becomes 2147483647, 1 short of its magnitude.',
        ja: 'どのintでもかまいません。最小の−2147483648は、絶対値より1小さい2147483647になります。',
      },
    },
  },
  returns: { en: 'The integer without its sign.', ja: '符号を除いた整数です。', range: { min: 0, max: 8 } },
  formula: String.raw`\operatorname{absi}(x) = \left| \max(x,\ 1 - 2^{31}) \right|`,
  edgeCases: [
    { of: [5], is: 5 },
    { of: [-5], is: 5 },
    { of: [0], is: 0 },
    {
      of: [-2147483648],
      is: 2147483647,
      en: 'The built-in abs gives −2147483648.',
      ja: '組み込みのabsでは−2147483648になります。',
    },
    { of: [-2147483647], is: 2147483647 },
    { overload: 'ivec3', of: [[-1, 0, 2]], is: [1, 0, 2], en: 'Each component on its own.', ja: '成分ごとに計算されます。' },
  ],
  accuracy: {
    class: 'bits',
    oracle: { en: 'The magnitude in double precision, but 2147483647 at most.', ja: '倍精度で求めた絶対値です。ただし上限は2147483647です。' },
  },
  continuity: {
    order: 'jump',
    en: 'Integers have no values between them; one step of x changes the result by 1, except between the two lowest ints, which give the same.',
    ja: '整数のあいだに値はありません。xが1変わると、結果も1変わります。ただし最小の二つのintは、同じ結果になります。',
  },
  claims: {
    'which is never negative, not even for the lowest int': 'absi is never negative, where the built-in is',
    'Every other integer gets what abs gives': 'absi is the built-in for all but the lowest int',
    'one step of x changes the result by 1': 'absi changes by 1 with each step',
    'The built-in abs gives it back unchanged, as a negative number': 'absi is never negative, where the built-in is',
  },
  references: [
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: abs', url: 'https://www.w3.org/TR/WGSL/' },
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '8.3, Common Functions: abs' },
  ],
  provenance: fromReference,
  related: ['modi', 'mirror', 'pcg'],
  confusedWith: [
    {
      name: 'abs',
      en: 'The built-in, for floats and integers: the same but for the lowest int, and cheaper.',
      ja: 'floatにも整数にも使える組み込み関数です。最小のint以外では同じ結果で、計算は軽くなります。',
    },
    { name: 'sign', en: 'The other half: −1, 0 or 1.', ja: 'こちらは符号だけで、−1、0、1のどれかを返します。' },
    { name: 'uint(x)', en: 'Keeps the bits, not the number: −1 becomes 4294967295.', ja: '数ではなくビットの並びを保ちます。−1は4294967295になります。' },
  ],
  elsewhere: [
    { where: 'GLSL, WGSL, HLSL', name: 'abs', note: { en: 'The lowest int stays negative, or is undefined.', ja: '最小のintは負のまま、または未定義です。' } },
    { where: 'Rust', name: 'i32::saturating_abs', note: { en: 'The same result.', ja: '同じ結果です。' } },
    { where: 'Java', name: 'Math.abs', note: { en: 'The lowest int stays negative.', ja: '最小のintは負のままです。' } },
  ],
  synonyms: {
    en: ['absolute value', 'integer abs', 'magnitude', 'abs int', 'saturating abs', 'iabs', 'overflow', 'INT_MIN'],
    ja: ['絶対値', 'ぜったいち', '整数', 'せいすう', '符号なし', '大きさ', '最小の整数', 'オーバーフロー'],
  },
  examples: {
    'steps-of-a-pyramid': { en: 'A stepped pyramid from above', ja: '上から見た階段ピラミッド' },
    'kilim-with-diamonds': { en: 'A kilim with diamonds', ja: '菱形のキリム' },
  },
}
