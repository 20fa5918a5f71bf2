/** Record of pack. */
import type { WrittenRecord } from '../record.ts'
import { digits } from './digits.ts'

export const record: WrittenRecord = digits({
  summary: {
    en: 'Writes a number from 0 to 1 into the four channels of a colour, so that it survives an 8-bit texture with up to 32 bits.',
    ja: '0から1までの数を、色の四つのチャンネルに分けて入れます。8ビットのテクスチャーを通しても、最大32ビットの精度が残ります。',
  },
  intuition: {
    en: 'Red counts in steps of 1/256. What is left of the number is smaller than one step; magnified 256 times it fills the next channel, and so on: four digits of base 256. Digit d is stored as d / 255, the value that an 8-bit channel holds without rounding, and unpack rounds what it reads to the nearest digit. So every number from 1/512 to 1 comes back with all its bits, and a smaller one is cut off below 2⁻³². If a float target will do, draw into that: r32float needs no packing.',
    ja: '赤は1/256刻みで数えます。残りは1目盛りに満たないので、256倍して次のチャンネルに入れます。これを繰り返した、256進法の4桁です。桁dはd / 255として入れます。8ビットのチャンネルに丸めなしで収まる値で、unpackは読んだ値を最も近い桁に丸めます。そのため、1/512から1までの数は全ビットが元に戻り、それより小さい数は2⁻³² 未満が切り捨てられます。浮動小数点のターゲットが使えるなら、そちらに描いてください。r32floatなら、この関数は要りません。',
  },
  parameters: {
    value: {
      meaning: { en: 'The number: a depth, a distance, a height.', ja: '数です。深度、距離、高さなどです。' },
      unit: 'fraction',
      range: [0, 1],
      step: 0.001,
      default: 0.237,
      outside: { en: 'Clamped to 0–1: bring other ranges there first.', ja: '0〜1に収めます。ほかの範囲の数は、先に0〜1へ写してください。' },
    },
  },
  returns: {
    en: 'Red, green, blue and alpha, the first digit in red. Red alone is the number to within 1/256; red, green and blue, with 0 in place of alpha, keep 24 bits. The texture must not be filtered, blended, converted to sRGB, multiplied by its alpha or compressed with loss: digits are not colours.',
    ja: '赤、緑、青、アルファです。最初の桁が赤に入ります。赤だけでも、1/256以内の誤差で元の数を表します。アルファの代わりに0を使い、赤、緑、青だけを保存すると、24ビットが残ります。テクスチャーには、フィルター、ブレンド、sRGBへの変換、アルファの乗算、非可逆圧縮をかけないでください。桁は色ではありません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} r_0 = 256\,x, \quad d_i = \min(\lfloor r_i \rfloor,\, 255), \quad r_{i + 1} = 256\,(r_i - d_i) \\ \operatorname{pack}(x) = \tfrac{1}{255}\,(d_0,\, d_1,\, d_2,\, d_3) \end{gathered}`,
  edgeCases: [
    { of: [0], is: [0, 0, 0, 0], exact: true },
    { of: [1], is: [1, 1, 1, 1], en: 'All digits are 255, and unpack gives 1 again.', ja: 'すべての桁が255です。unpackで1に戻ります。' },
    { of: [0.5], is: [128 / 255, 0, 0, 0], en: 'The digit 128: half of 256.', ja: '桁128は、256の半分です。' },
    { of: [2 ** -8], is: [1 / 255, 0, 0, 0] },
    { of: [2 ** -32], is: [0, 0, 0, 1 / 255], en: 'The smallest step.', ja: '最小の刻みです。' },
    { of: [2 ** -33], is: [0, 0, 0, 0], exact: true, en: 'Below the smallest step.', ja: '最小の刻みに届きません。' },
    { of: [1 - 2 ** -24], is: [1, 1, 1, 0], en: 'The number before 1.', ja: '1の直前の数です。' },
    { of: [-0.25], is: [0, 0, 0, 0], exact: true },
    { of: [7], is: [1, 1, 1, 1] },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The four bytes of the number times 2³² as an unsigned integer; the digits must be the same integers.',
      ja: '数に2³² を掛けた符号なし整数の、4バイトです。各桁が同じ整数になることを確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Every channel jumps at each of its steps: by one digit in red, from 255 to 0 in the channels below.',
    ja: 'どのチャンネルも、刻みのたびに値が飛びます。赤は1桁分ずつ、下のチャンネルは255から0へ飛びます。',
  },
  claims: {
    'the value that an 8-bit channel holds without rounding': 'pack: gives whole digits, which texels of 8 bits hold as they are',
    'every number from 1/512 to 1 comes back with all its bits':
      'pack and unpack: every number from 1/512 to 1 comes back bit for bit through texels of 8 bits',
    'a smaller one is cut off below 2⁻³²': 'pack and unpack: smaller numbers come back cut off at multiples of 2⁻³²',
    'Red alone is the number to within 1/256': 'pack: red alone is the number to within 1/256',
    'red, green and blue, with 0 in place of alpha, keep 24 bits': 'unpack: red, green and blue keep 24 bits, cut off',
    'a number comes back to within about 1e-7 instead of bit for bit, and 1 comes back as 0': 'pack: the form in base 255 brings numbers back with an error',
    'Every channel jumps at each of its steps': 'pack: gives whole digits, which texels of 8 bits hold as they are',
    'All digits are 255, and unpack gives 1 again': 'pack and unpack: every number from 1/512 to 1 comes back bit for bit through texels of 8 bits',
  },
  related: ['unpack', 'safeMod'],
  confusedWith: [
    {
      name: 'pack4x8unorm',
      en: 'The other way round: four numbers from 0 to 1 into one uint, with 8 bits each.',
      ja: '向きが逆です。0から1までの四つの数を、8ビットずつ一つのuintにまとめます。',
    },
    {
      name: 'bitcastToUint',
      en: 'The bits of any float, sign and exponent included, for a target of integers.',
      ja: '符号と指数も含む、floatのビットそのものです。整数のターゲットに書くときに使います。',
    },
    {
      name: { en: 'fract(value · (1, 255, 65025, …))', ja: 'fract(value · (1, 255, 65025, …))による分割' },
      en: 'A common form, in base 255, from which each channel’s share of the next is subtracted. Its products round: a number comes back to within about 1e-7 instead of bit for bit, and 1 comes back as 0.',
      ja: 'よく使われる、255進法の書き方です。各チャンネルから、次のチャンネルの分を引きます。積が丸められるため、数は1e-7ほどの誤差で戻り、ビット単位では一致しません。1は0になって戻ります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'packDepthToRGBA' },
    { where: 'Unity', name: 'EncodeFloatRGBA' },
  ],
  synonyms: {
    en: ['pack', 'encode', 'encode float', 'float to RGBA', 'pack depth', 'split into bytes'],
    ja: ['パック', 'エンコード', '格納', '深度の格納', 'バイトに分割', '詰める'],
  },
  examples: {
    'landscape-by-its-packed-heights': { en: 'A landscape by its packed heights', ja: '高さを色に詰めた地形' },
    'punched-tape': { en: 'A punched tape of numbers', ja: '数を記した紙テープ' },
  },
})
