/** Record of smootherstep. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A ramp from 0 at a to 1 at b whose slope and curvature are zero at both ends.',
    ja: 'aで0、bで1になり、両端で傾きも曲率も0になる滑らかな坂です。',
  },
  intuition: {
    en: 'smoothstep has slope 0 at both ends, but its curvature jumps there, and a lit surface shaped by it shows a crease. A polynomial of degree 5 can meet two more conditions: its curvature is 0 at the ends too. The price is a steeper slope in the middle, 1.875 instead of 1.5.',
    ja: 'smoothstepは両端で傾きが0になりますが、曲がり方は端で急に変わります。そのため、これで作った面に光を当てると折り目が見えます。次数を5に上げると条件をあと二つ加えられるので、両端の曲率も0にできます。その代わり、中央の傾きは1.5から1.875へと少し急になります。',
  },
  parameters: {
    a: {
      meaning: { en: 'Where the ramp leaves 0.', ja: '0から離れる位置です。' },
      unit: 'number',
      range: [-1, 2],
      default: 0,
      outside: {
        en: 'Any number. If a > b the ramp descends; if they are equal it is a step, 1 from there on. Edges less than 1e-20 apart count as equal.',
        ja: 'どんな数でもかまいません。bより大きければ下り坂に、bと等しければその位置から1になる段差になります。差が1e-20未満なら等しいとみなします。',
      },
    },
    b: {
      meaning: { en: 'Where the ramp reaches 1.', ja: '1に達する位置です。' },
      unit: 'number',
      range: [-1, 2],
      default: 1,
      outside: { en: 'Any number, as for a.', ja: 'aと同じく、どんな数でもかまいません。' },
    },
    x: {
      meaning: { en: 'The position on the ramp.', ja: '坂の上の位置です。' },
      unit: 'number',
      role: 'domain',
      range: [-1, 2],
      default: 0.5,
      outside: { en: '0 before a, 1 after b.', ja: 'aより手前は0、bより先は1です。' },
    },
  },
  returns: {
    en: 'The height of the ramp: 0 at a, 1 at b, and never outside 0 to 1.',
    ja: '坂の高さです。aで0、bで1で、0〜1の外に出ることはありません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} t = \operatorname{clamp}\left(\frac{x - a}{b - a},\ 0,\ 1\right) \\ \operatorname{smootherstep}(a, b, x) = 6t^5 - 15t^4 + 10t^3 \end{gathered}`,
  edgeCases: [
    { of: [0, 1, 0], is: 0, exact: true },
    {
      of: [0, 1, 1],
      is: 1,
      en: 'Never above 1, whatever the rounding: a root of 1 − smootherstep is safe.',
      ja: '丸め誤差があっても1を超えません。1 − smootherstepの平方根を取っても安全です。',
    },
    { of: [0, 1, 0.5], is: 0.5 },
    { of: [0, 1, 0.25], is: 0.103515625 },
    { of: [0, 1, -3], is: 0, exact: true },
    { of: [0, 1, 3], is: 1 },
    {
      of: [1, 0, 0.25],
      is: 0.896484375,
      en: 'With a above b the ramp descends. GLSL’s smoothstep promises nothing here.',
      ja: 'aがbより大きければ下り坂です。GLSLのsmoothstepでは、この場合の結果が保証されていません。',
    },
    { of: [0.5, 0.5, 0.25], is: 0, exact: true, en: 'Equal edges make a step.', ja: '二つの位置が等しければ段差になります。' },
    { of: [0.5, 0.5, 0.5], is: 1, exact: true, en: 'At the edge it is already 1, as in step.', ja: '境目ではすでに1です。stepと同じです。' },
    { of: [0.5, 0.5, 0.75], is: 1, exact: true },
    {
      overload: 'vec2',
      of: [
        [0, 1],
        [1, 0],
        [0.25, 0.25],
      ],
      is: [0.103515625, 0.896484375],
    },
  ],
  accuracy: {
    class: 'division',
    oracle: { en: 'The polynomial in double precision, its three cases written out.', ja: '多項式を、三つの場合を書き分けたうえで倍精度で計算したものです。' },
  },
  continuity: {
    order: 2,
    en: 'Value, slope and curvature are continuous if a and b differ; the third derivative jumps at both ends.',
    ja: 'aとbが異なれば、値、傾き、曲率は連続です。3階微分は両端で飛びます。',
  },
  claims: {
    'whose slope and curvature are zero at both ends': 'both ends are flat to the curvature',
    'smoothstep has slope 0 at both ends, but its curvature jumps there': 'both ends are flat to the curvature',
    'the third derivative jumps at both ends': 'both ends are flat to the curvature',
    '1.875 instead of 1.5': 'it is steepest in the middle, with a slope of 1.875',
    'never outside 0 to 1': 'it never leaves 0 to 1, so that a root of the rest is safe',
    'Never above 1, whatever the rounding': 'it never leaves 0 to 1, so that a root of the rest is safe',
    'a root of 1 − smootherstep is safe': 'it never leaves 0 to 1, so that a root of the rest is safe',
  },
  references: [{ title: 'Improving Noise', authors: 'Ken Perlin', year: 2002, section: 'the interpolant 6t⁵ − 15t⁴ + 10t³', doi: '10.1145/566654.566636' }],
  provenance: fromReference,
  related: ['quintic', 'cubic', 'valueNoise', 'drawFill'],
  confusedWith: [
    {
      name: 'smoothstep',
      en: 'Third degree: cheaper, and its curvature jumps at the ends. Undefined in GLSL for a ≥ b.',
      ja: '3次式です。計算は軽いのですが、両端で曲率が飛びます。GLSLではa ≥ bのときの結果が未定義です。',
    },
    { name: 'mix', en: 'Blends two values; smootherstep gives the weight for it.', ja: '二つの値を混ぜる関数です。smootherstepは、その混ぜる割合を作ります。' },
  ],
  elsewhere: [
    { where: 'three.js', name: 'MathUtils.smootherstep', note: { en: 'Argument order (x, min, max).', ja: '引数の順は (x, min, max) です。' } },
    { where: 'Blender', name: 'Map Range: Smoother Step' },
    {
      where: 'GLSL, HLSL, WGSL',
      name: { en: 'none', ja: 'なし' },
      note: { en: 'They have only the cubic smoothstep.', ja: '3次のsmoothstepだけがあります。' },
    },
  ],
  synonyms: {
    en: ['smoother step', 'smoothstep', 'quintic', 'fade curve', 'ramp', 's-curve', 'hermite', 'interpolation'],
    ja: ['スムーザーステップ', 'スムースステップ', 'スムーズステップ', '5次', '五次', 'S字', 'エス字', '補間', 'なめらか', '滑らか', '坂', '遷移', 'フェード'],
  },
  examples: {
    'horizon-without-a-crease': { en: 'A horizon without a crease', ja: '折り目のない地平線' },
    'dunes-in-low-light': { en: 'Dunes in low light', ja: '低い光の当たる砂丘' },
  },
}
