/** Record of safeMod. */
import { safeMod } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const safeModRecord: FunctionRecord = {
  slug: 'mod',
  category: 'math',
  importName: 'safeMod',
  call: safeMod,
  shown: 'safeMod',
  summary: {
    en: 'The floored remainder of a division: from 0 up to the period, and never the period itself, whatever is rounded.',
    ja: '割り算の余りを、負の数でも0以上、周期未満で求めます。丸め誤差があっても、結果が周期そのものになることはありません。',
  },
  intuition: {
    en: 'Lay the number line round a wheel with the circumference y: the remainder is the place on the wheel. Going left from 0 the wheel turns on backwards, without a mirror image, so −1 on a wheel of 4 is 3. The remainder of most programming languages is cut off towards 0 instead and gives −1, which is why patterns made with it break at the axes.',
    ja: '数直線を、周の長さがyの車輪に巻き付けると考えます。余りは、車輪の上の位置です。0から左へ進むと車輪はそのまま逆に回り続けるので、周が4の車輪では−1は3の位置になります。多くのプログラミング言語の余りは0に向かって切り捨てるため、−1になります。それで作った模様は、座標軸を境に崩れます。',
  },
  parameters: [
    {
      name: 'x',
      meaning: { en: 'The number to wrap.', ja: '巻き付ける数です。' },
      unit: 'number',
      role: 'domain',
      range: [-4, 4],
      default: -1,
      step: 0.01,
      outside: {
        en: 'Any number. The digits a large number has lost are lost in the remainder too: at a million periods about the last sixteenth of one.',
        ja: 'どんな数でもかまいません。大きな数で失われた桁は、余りでも失われます。周期の100万倍では、周期の16分の1ほどの粗さになります。',
      },
    },
    {
      name: 'y',
      meaning: { en: 'The period.', ja: '周期です。' },
      unit: 'number',
      role: 'control',
      range: [-4, 4],
      default: 1.5,
      step: 0.01,
      outside: {
        en: 'Any number. The result has its sign. A period nearer to 0 than 1e-20 counts as 0, and the remainder is 0.',
        ja: 'どんな数でもかまいません。結果の符号はyと同じです。0との差が1e-20未満なら0とみなし、余りも0になります。',
      },
    },
  ],
  returns: {
    meaning: {
      en: 'The remainder: at least 0 and less than y, or for a negative y at most 0 and greater than y.',
      ja: '余りです。0以上、y未満です。yが負なら、yより大きく0以下です。',
    },
    range: { min: -4, max: 4 },
  },
  formula: String.raw`\begin{gathered} \operatorname{mod}(x, y) = x - y \left\lfloor \frac{x}{y} \right\rfloor \\ \operatorname{mod}(x, 0) = 0 \end{gathered}`,
  edgeCases: [
    { id: 'positive', inputs: [5, 3], result: 2, exact: true },
    {
      id: 'negative',
      inputs: [-1, 4],
      result: 3,
      exact: true,
      note: { en: 'The remainder of WGSL, HLSL and JavaScript, %, gives −1.', ja: 'WGSL、HLSL、JavaScriptの余り（%）では−1になります。' },
    },
    { id: 'a-multiple', inputs: [-6, 3], result: 0, exact: true },
    {
      id: 'negative-period',
      inputs: [1, -4],
      result: -3,
      exact: true,
      note: { en: 'The result has the sign of the period.', ja: '結果の符号は周期と同じです。' },
    },
    {
      id: 'just-below-zero',
      inputs: [-1e-8, 1],
      result: 1 - 2 ** -24,
      exact: true,
      note: {
        en: 'The last number before 1: −1e-8 + 1 would be rounded to 1, one past the end of any table.',
        ja: '1の直前の数です。−1e-8 + 1をそのまま丸めると1になり、表を引く添字なら末尾を越えてしまいます。',
      },
    },
    {
      id: 'no-period',
      inputs: [2, 0],
      result: 0,
      exact: true,
      note: {
        en: 'No division by zero: a wheel without circumference has one place.',
        ja: '0では割りません。周の長さが0の車輪には、位置が一つしかありません。',
      },
    },
    { id: 'zero', inputs: [0, 3], result: 0, exact: true },
    {
      id: 'components',
      instance: 'safeMod_vec2',
      inputs: [
        [-0.25, 7],
        [1, 4],
      ],
      result: [0.75, 3],
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
  preview: 'remainder',
  examples: [
    {
      title: { en: 'Tiles that do not break at the axes', ja: '座標軸で崩れないタイル' },
      code: `import { safeMod } from '@kirari/addons'
import { mix, resolution, smoothstep, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(8)
const cell = p.floor()

// Three colours in turn along the diagonals, left of 0 and below it too.
const turn = safeMod(cell.x.add(cell.y), 3)
const tile = mix(vec3(0.15, 0.3, 0.45), vec3(0.95, 0.75, 0.4), turn.div(2))
const local = p.sub(cell).sub(0.5).abs()

export const fragment = vec4(
  tile.mul(smoothstep(0.5, 0.3, local.x.max(local.y))),
  1,
)
`,
    },
    {
      title: { en: 'A spiral that never ends', ja: '終わりのないらせん' },
      code: `import { safeMod } from '@kirari/addons'
import {
  atan2, length, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turns = atan2(p.y, p.x.add(1e-4)).div(2 * Math.PI)
const away = length(p).add(0.02).log2().mul(1.5)

// One arm moves a whole period outwards with each
// turn, so the cut of the angle does not show.
const along = safeMod(away.sub(turns).sub(time.mul(0.3)), 1)
const wave = along.mul(2).sub(1).abs()
const colour = mix(vec3(0.05, 0.08, 0.2), vec3(1, 0.8, 0.5), wave.pow(3))

export const fragment = vec4(
  mix(vec3(0.02, 0.03, 0.08), colour, smoothstep(0, 0.25, length(p))),
  1,
)
`,
    },
  ],
}
