/** Record of safeMod. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The floored remainder of a division: from 0 up to the period, and never the period itself, whatever is rounded.',
    ja: '割り算の余りを、負の数でも0以上、周期未満で求めます。丸め誤差があっても、結果が周期そのものになることはありません。',
  },
  intuition: {
    en: 'Lay the number line round a wheel with the circumference y: the remainder is the place on the wheel. Going left from 0 the wheel turns on backwards, without a mirror image, so −1 on a wheel of 4 is 3. The remainder of most programming languages is cut off towards 0 instead and gives −1, which is why patterns made with it break at the axes.',
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
        en: 'Any number. The digits a large number has lost are lost in the remainder too: at a million periods about the last sixteenth of one.',
        ja: 'どんな数でもかまいません。大きな数で失われた桁は、余りでも失われます。周期の100万倍では、周期の16分の1ほどの粗さになります。',
      },
    },
    y: {
      meaning: { en: 'The period.', ja: '周期です。' },
      unit: 'number',
      range: [-4, 4],
      default: 1.5,
      outside: {
        en: 'Any number. The result has its sign. A period nearer to 0 than 1e-20 counts as 0, and the remainder is 0.',
        ja: 'どんな数でもかまいません。結果の符号はyと同じです。0との差が1e-20未満なら0とみなし、余りも0になります。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'The remainder: at least 0 and less than y, or for a negative y at most 0 and greater than y.',
      ja: '余りです。0以上、y未満です。yが負なら、yより大きく0以下です。',
    },
    range: { min: -4, max: 4 },
  },
  formula: String.raw`\begin{gathered} \operatorname{mod}(x, y) = x - y \left\lfloor \frac{x}{y} \right\rfloor \\ \operatorname{mod}(x, 0) = 0 \end{gathered}`,
  edgeCases: [
    { of: [5, 3], is: 2, exact: true },
    {
      of: [-1, 4],
      is: 3,
      exact: true,
      en: 'The remainder of WGSL, HLSL and JavaScript, %, gives −1.',
      ja: 'WGSL、HLSL、JavaScriptの余り（%）では−1になります。',
    },
    { of: [-6, 3], is: 0, exact: true },
    { of: [1, -4], is: -3, exact: true, en: 'The result has the sign of the period.', ja: '結果の符号は周期と同じです。' },
    {
      of: [-1e-8, 1],
      is: 1 - 2 ** -24,
      exact: true,
      en: 'The last number before 1: −1e-8 + 1 would be rounded to 1, one past the end of any table.',
      ja: '1の直前の数です。−1e-8 + 1をそのまま丸めると1になり、表を引く添字なら末尾を越えてしまいます。',
    },
    {
      of: [2, 0],
      is: 0,
      exact: true,
      en: 'No division by zero: a wheel without circumference has one place.',
      ja: '0では割りません。周の長さが0の車輪には、位置が一つしかありません。',
    },
    { of: [0, 3], is: 0, exact: true },
    {
      instance: 'safeMod_vec2',
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
    scale: 1,
    oracle: {
      en: 'The remainder that JavaScript has built in, which is exact, moved by one period where its sign differs from the period’s.',
      ja: 'JavaScriptに組み込まれた誤差のない余りを、周期と符号が異なる場合に一周期ずらしたものです。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'A slope of 1 with a jump back at every multiple of the period. To smooth the jump, filter what you draw with it, or fold with a triangle wave.',
      ja: '傾き1で進み、周期の倍数ごとに飛んで戻ります。飛びを目立たせたくないときは、描いた結果にフィルターをかけるか、三角波で折り返してください。',
    },
  },
  claims: {},
  references: [
    {
      title: 'The Art of Computer Programming, Volume 1',
      authors: 'Donald E. Knuth',
      year: 1997,
      section: '1.2.4, Integer functions: the binary operation mod',
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
  related: ['kaleidoscope', 'valueNoise', 'safePow'],
  confusedWith: [
    {
      name: '%',
      difference: {
        en: 'In WGSL, HLSL and JavaScript cut off towards 0, with the sign of x. In GLSL for integers only, and undefined for negative ones.',
        ja: 'WGSL、HLSL、JavaScriptでは0に向かって切り捨て、符号はxと同じです。GLSLでは整数専用で、負の数の結果は未定義です。',
      },
    },
    {
      name: 'mod',
      difference: {
        en: 'The built-in of GLSL and of kirari/node: floored as well, and cheaper. It may give y itself, and means nothing for y = 0. The name here is another so that both can be imported.',
        ja: 'GLSLとkirari/nodeの組み込み関数です。同じく切り下げで、計算は軽くなりますが、yそのものを返すことがあり、y = 0では意味のある結果になりません。両方をimportできるように、こちらは名前を変えています。',
      },
    },
    {
      name: 'fract',
      difference: { en: 'The same for a period of 1, but it may give 1 itself.', ja: '周期1の場合と同じですが、1そのものを返すことがあります。' },
    },
  ],
  elsewhere: [
    { where: 'GLSL, TSL', name: 'mod' },
    { where: 'WGSL, HLSL', name: { en: 'none', ja: 'なし' }, note: { en: 'Their % is cut off towards 0.', ja: '%は0に向かって切り捨てます。' } },
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
