/** Record of digits. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws a number with a fixed number of decimals as 5 × 7 dots, right-aligned: the value of a variable, readable in the picture itself.',
    ja: '数値を、決まった小数点以下の桁数で、横5 × 縦7のドットの文字にして右揃えで描きます。変数の値を、絵の中でそのまま読めます。',
  },
  intuition: {
    en: 'The whole part and the rounded decimals are two whole numbers. Counted from the right, the place of a character says which power of ten it stands for; an integer division and a remainder by ten give its digit, and drawChar draws it. A pixel computes only the character that it lies in, so a long number costs no more than a short one.',
    ja: '整数部と、丸めた小数部は、それぞれ整数として扱えます。右から何文字目かで桁が決まり、整数の割り算と10で割った余りでその数字を求め、drawCharで描きます。各ピクセルは自分のいる1文字分しか計算しないので、桁数が増えても計算量は変わりません。',
  },
  parameters: {
    st: {
      meaning: {
        en: 'The position in dots. The last digit fills (−5, 0) at the lower left to (0, 7); each character before it is six dots further left.',
        ja: 'ドット単位の位置です。最後の数字が左下の (−5, 0) から (0, 7) までを占め、その前の文字は6ドットずつ左に並びます。',
      },
      unit: 'dots',
      role: 'domain',
      range: [
        [-51, 3],
        [-3, 10],
      ],
      default: [-2.5, 3.5],
      step: 0.1,
      outside: { en: 'Beside the number the result is 0.', ja: '数値のないところでは0です。' },
    },
    value: {
      meaning: {
        en: 'The number. It is rounded to the nearest with that many decimals, and halves away from zero; what becomes zero has no minus sign. Within 1.2·10⁻⁷ of halfway between two results, either may be drawn.',
        ja: '数値です。指定した桁数で最も近い値に丸め、ちょうど中間なら0から遠いほうにします。0になった値に負号は付きません。ちょうど中間との差が1.2·10⁻⁷以内の値は、どちらに丸められることもあります。',
      },
      unit: 'number',
      range: [-1000, 1000],
      default: -273.15,
      outside: {
        en: 'At an absolute value of 4294967296 and above, including infinity, three number signs are drawn instead, as in spreadsheets.',
        ja: '絶対値が4294967296以上なら（無限大も含めて）、表計算ソフトのように番号記号（#）を三つ描きます。',
      },
    },
    decimals: {
      meaning: { en: 'The number of digits after the point. With 0 there is no point.', ja: '小数点以下の桁数です。0なら小数点も描きません。' },
      unit: 'count',
      range: [0, 6],
      default: 2,
      step: 1,
      outside: {
        en: 'Clamped to the range 0 to 6. Single precision holds about seven digits in all: further digits show the value in the shader, not the number that you typed.',
        ja: '0から6までに制限されます。単精度は全体で7桁ほどなので、それより下の桁はシェーダーの中の値を示し、入力した数とは異なります。',
      },
    },
  },
  returns: { en: '1 on a dot, 0 elsewhere.', ja: 'ドットの上で1、それ以外は0です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} f &= \bigl\lfloor (|v| - \lfloor |v| \rfloor)\, 10^{d} + \tfrac12 \bigr\rfloor, \quad w = \lfloor |v| \rfloor + \lfloor f / 10^{d} \rfloor, \quad k = -\lfloor x / 6 \rfloor - 1 \\ \operatorname{digit}_k &= \begin{cases} \lfloor f / 10^{k} \rfloor \bmod 10 & k < d \\ \lfloor w / 10^{k - d - 1} \rfloor \bmod 10 & k > d > 0 \\ \lfloor w / 10^{k} \rfloor \bmod 10 & d = 0 \end{cases} \\ \operatorname{digits} &= \operatorname{char}(x + 6k + 5,\ y,\ 48 + \operatorname{digit}_k) \end{aligned}`,
  edgeCases: [
    { of: [[-2.5, 6.5], 5, 0], is: 1, exact: true, en: 'The top of the 5.', ja: '5の一番上です。' },
    { of: [[-2.5, 5.5], 5, 0], is: 0, exact: true },
    { of: [[0.5, 3.5], 5, 0], is: 0, exact: true, en: 'Nothing to the right of the last digit.', ja: '最後の数字の右には何もありません。' },
    { of: [[-8.5, 3.5], -5, 0], is: 1, exact: true, en: 'The minus sign.', ja: '負号です。' },
    { of: [[-26.5, 3.5], -0.004, 2], is: 0, exact: true, en: 'Rounded to zero, the sign is left out.', ja: '丸めて0になれば、負号は付きません。' },
    { of: [[-2.5, 0.5], 2.5, 0], is: 1, exact: true, en: 'A half goes up, to 3.', ja: 'ちょうど中間なので、3に切り上げます。' },
    { of: [[-14.5, 0.5], 0.25, 2], is: 1, exact: true, en: 'The point, and a zero before it.', ja: '小数点です。その前には0があります。' },
    {
      of: [[-26.5, 6.5], 9.999, 2],
      is: 1,
      exact: true,
      en: 'Rounding carries to the whole part: this is the 1 of 10.00.',
      ja: '丸めは整数部に繰り上がります。10.00の1です。',
    },
    { of: [[-4.5, 4.5], 4294967296, 2], is: 1, exact: true, en: 'Too large: a number sign.', ja: '大きすぎる値は番号記号になります。' },
    { of: [[-8.5, 4.5], -4294967296, 0], is: 1, exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The text that toFixed makes in JavaScript, without the sign of a zero, drawn from the table of characters in the tests.',
      ja: 'JavaScriptのtoFixedで作った文字列から0の負号を除き、テストにある字形の表で描いたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A dot is on or off, and digits change from one to the next.',
    ja: 'ドットはあるかないかのどちらかで、数字も次の数字へ一度に変わります。',
  },
  claims: {
    'It is rounded to the nearest with that many decimals, and halves away from zero': 'a number reads as toFixed writes it',
    'Within 1.2·10⁻⁷ of halfway between two results, either may be drawn': 'a number is rounded to the nearest but for 1.2e-7',
    'what becomes zero has no minus sign': 'what rounds to zero has no sign',
    'three number signs are drawn instead': 'a number that is too large is three number signs',
    'Clamped to the range 0 to 6': 'decimals are held to 0 and 6',
    'Beside the number the result is 0': 'a number has nothing beside it',
  },
  references: [
    {
      title: 'ECMAScript Language Specification',
      authors: 'Ecma International',
      year: 2015,
      section: 'Number.prototype.toFixed',
      url: 'https://tc39.es/ecma262/#sec-number.prototype.tofixed',
    },
  ],
  provenance: fromReference,
  related: ['drawChar', 'drawMatrix', 'drawFill'],
  confusedWith: [
    {
      name: 'drawChar',
      en: 'Draws one character by its code. A text that is known when the shader is written needs only drawChar.',
      ja: '文字コードで指定した1文字を描きます。シェーダーを書くときに決まっている文字列なら、drawCharだけで足ります。',
    },
    {
      name: 'drawMatrix',
      en: 'Draws all numbers of a matrix, in brackets.',
      ja: '行列の数をすべて、角括弧に入れて描きます。',
    },
  ],
  elsewhere: [
    { where: 'JavaScript', name: 'toFixed()' },
    { where: 'C', name: 'printf("%.2f")' },
    { where: 'p5.js', name: 'text(nf(value, 1, 2))' },
  ],
  synonyms: {
    en: ['number', 'print', 'print value', 'debug', 'counter', 'readout', 'decimal', 'score', 'display value', 'toFixed'],
    ja: ['数字', 'すうじ', '数値', 'すうち', '数値表示', '値の表示', '桁', 'カウンター', 'デバッグ', '小数', '得点'],
  },
  examples: {
    'value-under-the-pointer': { en: 'The value under the pointer', ja: 'ポインターの下の値' },
    'thermometer-in-the-frost': { en: 'A thermometer in the frost', ja: '霜の朝の温度計' },
  },
}
