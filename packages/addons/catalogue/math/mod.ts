/** Record of safeMod. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The floored remainder of a division: from 0 up to the period, but never the period itself, whatever the rounding.',
    ja: '割り算の余りを、商を切り下げて求めます。結果は0から周期までの値で、丸め誤差があっても、周期そのものになることはありません。',
  },
  intuition: {
    en: 'Wrap the number line around a wheel with circumference y: the remainder is the position on the wheel. To the left of 0 the wheel keeps turning backwards, so −1 on a wheel of 4 is 3. Many programming languages truncate the quotient towards 0 instead and give −1, so patterns made with their remainder break at the axes.',
    ja: '数直線を、周の長さがyの車輪に巻き付けると考えます。余りは、車輪の上の位置です。0から左へ進むと車輪はそのまま逆に回り続けるので、周が4の車輪では−1は3の位置になります。多くのプログラミング言語の余りは0に向かって切り捨てるため、−1になります。それで作った模様は、座標軸を境に崩れます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number to wrap.', ja: '巻き付ける数です。' },
      unit: 'number',
      role: 'domain',
      range: [-4, 4],
      default: -1,
      outside: {
        en: 'Any number. The remainder of a large number has no more digits than the number: at a million periods, it is accurate to about a sixteenth of a period.',
        ja: 'どんな数でもかまいません。大きな数で失われた桁は、余りでも失われます。周期の100万倍では、余りの精度は周期の16分の1ほどです。',
      },
    },
    y: {
      meaning: { en: 'The period.', ja: '周期です。' },
      unit: 'number',
      range: [-4, 4],
      default: 1.5,
      outside: {
        en: 'Any number. The result has its sign. A period below 1e-20 in magnitude counts as 0, and the remainder is 0.',
        ja: 'どんな数でもかまいません。結果の符号はyと同じです。絶対値が1e-20未満なら0とみなし、余りも0になります。',
      },
    },
  },
  returns: {
    en: 'The remainder: at least 0 and less than y; for a negative y, at most 0 and greater than y; for a period of 0, 0.',
    ja: '余りです。0以上、y未満です。yが負なら、yより大きく0以下です。周期が0なら0です。',
    range: { min: -4, max: 4 },
  },
  formula: String.raw`\begin{gathered} \operatorname{mod}(x, y) = x - y \left\lfloor \frac{x}{y} \right\rfloor \\ \operatorname{mod}(x, 0) = 0 \end{gathered}`,
  edgeCases: [
    { of: [5, 3], is: 2, exact: true },
    {
      of: [-1, 4],
      is: 3,
      exact: true,
      en: 'The % operator of WGSL, HLSL and JavaScript gives −1.',
      ja: 'WGSL、HLSL、JavaScriptの余り（%）では−1になります。',
    },
    { of: [-6, 3], is: 0, exact: true },
    { of: [1, -4], is: -3, exact: true, en: 'The result has the sign of the period.', ja: '結果の符号は周期と同じです。' },
    {
      of: [-1e-8, 1],
      is: 1 - 2 ** -24,
      exact: true,
      en: 'The largest number below 1: −1e-8 + 1 would round to 1, and an index made from it would be past the end of its table.',
      ja: '1の直前の数です。−1e-8 + 1をそのまま丸めると1になり、表を引く添字なら末尾を越えてしまいます。',
    },
    {
      of: [2, 0],
      is: 0,
      exact: true,
      en: 'A wheel with circumference 0 has a single position; nothing is divided by zero.',
      ja: '0では割りません。周の長さが0の車輪には、位置が一つしかありません。',
    },
    { of: [0, 3], is: 0, exact: true },
    {
      overload: 'vec2',
      of: [
        [-0.25, 7],
        [1, 4],
      ],
      is: [0.75, 3],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The remainder that JavaScript has built in, which is exact, moved by one period where its sign differs from the period’s.',
      ja: 'JavaScriptに組み込まれた誤差のない余りを、周期と符号が異なる場合に一周期ずらしたものです。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Rises with slope 1 and jumps back at every multiple of the period. To hide the jump, filter what you draw with it, or fold with mirror.',
    ja: '傾き1で進み、周期の倍数ごとに飛んで戻ります。飛びを目立たせたくないときは、描いた結果にフィルターをかけるか、mirrorで折り返してください。',
  },
  claims: {
    'never the period itself': 'stays from 0 to the period %f without reaching it, and mirrored with the period',
    'at least 0 and less than y; for a negative y, at most 0 and greater than y':
      'stays from 0 to the period %f without reaching it, and mirrored with the period',
    'A period below 1e-20 in magnitude counts as 0, and the remainder is 0': 'is 0 for periods that are too small to divide by',
    'at a million periods, it is accurate to about a sixteenth of a period': 'has the digits that its number has',
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
  related: ['mod2', 'modi', 'mirror', 'kaleidoscope', 'safePow'],
  confusedWith: [
    {
      name: '%',
      en: 'In WGSL, HLSL and JavaScript truncated towards 0, with the sign of x. In GLSL for integers only, and undefined for negative ones.',
      ja: 'WGSL、HLSL、JavaScriptでは0に向かって切り捨て、符号はxと同じです。GLSLでは整数専用で、負の数の結果は未定義です。',
    },
    {
      name: 'mod',
      en: 'The built-in of GLSL and of kirari/node: also floored, and cheaper. It may give y itself, and is meaningless for y = 0. The names differ so that you can import both.',
      ja: 'GLSLとkirari/nodeの組み込み関数です。同じく切り下げで、計算は軽くなりますが、yそのものを返すことがあり、y = 0では意味のある結果になりません。両方をimportできるように、こちらは名前を変えています。',
    },
    { name: 'fract', en: 'The remainder for a period of 1, but it may give 1 itself.', ja: '周期1の場合と同じですが、1そのものを返すことがあります。' },
  ],
  elsewhere: [
    { where: 'GLSL, TSL', name: 'mod' },
    { where: 'WGSL, HLSL', name: { en: 'none', ja: 'なし' }, note: { en: 'Their % truncates towards 0.', ja: '%は0に向かって切り捨てます。' } },
    { where: 'CSS', name: 'mod()', note: { en: 'Its rem() is the truncated one.', ja: '0に向かって切り捨てるのはrem()です。' } },
    { where: 'Blender', name: 'Math: Floored Modulo' },
    { where: 'Python', name: '%' },
    { where: 'three.js', name: 'MathUtils.euclideanModulo' },
  ],
  synonyms: {
    en: ['modulo', 'modulus', 'remainder', 'wrap', 'repeat', 'floored modulo', 'floorMod', 'fmod', 'percent operator', 'euclidean modulo', 'periodic'],
    ja: ['剰余', 'じょうよ', '余り', 'あまり', 'モジュロ', '法', '割り算', '周期', '繰り返し', 'くりかえし', 'ラップ', '巻き戻し'],
  },
  examples: {
    'tiles-that-do-not-break': { en: 'Tiles that do not break at the axes', ja: '座標軸で崩れないタイル' },
    'spiral-that-never-ends': { en: 'A spiral that never ends', ja: '終わりのないらせん' },
  },
}
