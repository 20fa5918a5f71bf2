/** Record of smootherstep. */
import { smootherstep } from '../../src/index.ts'
import { fromReference } from '../provenance.ts'
import type { FunctionRecord } from '../record.ts'

export const smootherstepRecord: FunctionRecord = {
  slug: 'smootherstep',
  category: 'math',
  importName: 'smootherstep',
  call: smootherstep,
  shown: 'smootherstep',
  summary: {
    en: 'A ramp from 0 at a to 1 at b whose slope and curvature are zero at both ends.',
    ja: 'aで0、bで1になり、両端で傾きも曲率も0になる滑らかな坂です。',
  },
  intuition: {
    en: 'smoothstep leaves and arrives with slope zero, but its bend changes suddenly at the ends, and light on a surface shaped by it shows a crease. A polynomial of fifth degree has room for two more conditions: its curvature is zero at the ends too. The price is a slope in the middle that is a little steeper, 1.875 instead of 1.5.',
    ja: 'smoothstepは両端で傾きが0になりますが、曲がり方は端で急に変わります。そのため、これで作った面に光を当てると折り目が見えます。次数を5に上げると条件をあと二つ加えられるので、両端の曲率も0にできます。その代わり、中央の傾きは1.5から1.875へと少し急になります。',
  },
  parameters: [
    {
      name: 'a',
      meaning: { en: 'Where the ramp leaves 0.', ja: '0から離れる位置です。' },
      unit: 'number',
      role: 'control',
      range: [-1, 2],
      default: 0,
      step: 0.01,
      outside: {
        en: 'Any number. Above b the ramp descends; equal to b it is a step, 1 from there on. Edges nearer than 1e-20 count as equal.',
        ja: 'どんな数でもかまいません。bより大きければ下り坂に、bと等しければその位置から1になる段差になります。差が1e-20未満なら等しいとみなします。',
      },
    },
    {
      name: 'b',
      meaning: { en: 'Where the ramp reaches 1.', ja: '1に達する位置です。' },
      unit: 'number',
      role: 'control',
      range: [-1, 2],
      default: 1,
      step: 0.01,
      outside: { en: 'Any number, as for a.', ja: 'aと同じく、どんな数でもかまいません。' },
    },
    {
      name: 'x',
      meaning: { en: 'Where to look.', ja: '調べる位置です。' },
      unit: 'number',
      role: 'domain',
      range: [-1, 2],
      default: 0.5,
      step: 0.01,
      outside: { en: '0 before a, 1 after b.', ja: 'aより手前は0、bより先は1です。' },
    },
  ],
  returns: {
    meaning: {
      en: 'The height of the ramp: exactly 0 and 1 at the ends, and never outside them.',
      ja: '坂の高さです。両端ではちょうど0と1で、その外に出ることはありません。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} t = \operatorname{clamp}\left(\frac{x - a}{b - a},\ 0,\ 1\right) \\ \operatorname{smootherstep}(a, b, x) = 6t^5 - 15t^4 + 10t^3 \end{gathered}`,
  edgeCases: [
    { id: 'at-a', inputs: [0, 1, 0], result: 0, exact: true },
    {
      id: 'at-b',
      inputs: [0, 1, 1],
      result: 1,
      note: {
        en: 'Never above 1, whatever is rounded: a root of 1 − smootherstep is safe.',
        ja: '丸め誤差があっても1を超えません。1 − smootherstepの平方根を取っても安全です。',
      },
    },
    { id: 'middle', inputs: [0, 1, 0.5], result: 0.5 },
    { id: 'quarter', inputs: [0, 1, 0.25], result: 0.103515625 },
    { id: 'before', inputs: [0, 1, -3], result: 0, exact: true },
    { id: 'after', inputs: [0, 1, 3], result: 1 },
    {
      id: 'reversed',
      inputs: [1, 0, 0.25],
      result: 0.896484375,
      note: {
        en: 'With a above b the ramp descends. GLSL’s smoothstep promises nothing here.',
        ja: 'aがbより大きければ下り坂です。GLSLのsmoothstepでは、この場合の結果が保証されていません。',
      },
    },
    {
      id: 'equal-below',
      inputs: [0.5, 0.5, 0.25],
      result: 0,
      exact: true,
      note: { en: 'Equal edges make a step.', ja: '二つの位置が等しければ段差になります。' },
    },
    {
      id: 'equal-at',
      inputs: [0.5, 0.5, 0.5],
      result: 1,
      exact: true,
      note: { en: 'On the edge it has risen already, as in step.', ja: '境目ではすでに1です。stepと同じです。' },
    },
    { id: 'equal-above', inputs: [0.5, 0.5, 0.75], result: 1, exact: true },
    {
      id: 'components',
      instance: 'smootherstep_vec2',
      inputs: [
        [0, 1],
        [1, 0],
        [0.25, 0.25],
      ],
      result: [0.103515625, 0.896484375],
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: { en: 'The polynomial in double precision, its three cases written out.', ja: '多項式を、三つの場合を書き分けたうえで倍精度で計算したものです。' },
  },
  continuity: {
    order: 2,
    note: {
      en: 'Value, slope and curvature are continuous everywhere, as long as a and b differ.',
      ja: 'aとbが異なるかぎり、値、傾き、曲率がどこでも連続です。',
    },
  },
  references: [{ title: 'Improving Noise', authors: 'Ken Perlin', year: 2002, section: 'the interpolant 6t⁵ − 15t⁴ + 10t³', doi: '10.1145/566654.566636' }],
  provenance: fromReference,
  related: ['bounceOut', 'valueNoise', 'drawFill'],
  confusedWith: [
    {
      name: 'smoothstep',
      difference: {
        en: 'Third degree: cheaper, and its curvature jumps at the ends. Undefined in GLSL for a ≥ b.',
        ja: '3次式です。計算は軽いのですが、両端で曲率が飛びます。GLSLではa ≥ bのときの結果が未定義です。',
      },
    },
    {
      name: 'mix',
      difference: {
        en: 'Goes from one value to another; smootherstep gives the weight to do it with.',
        ja: '二つの値を混ぜる関数です。smootherstepは、その混ぜる割合を作ります。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'MathUtils.smootherstep', note: { en: 'Argument order (x, min, max).', ja: '引数の順は (x, min, max) です。' } },
    { where: 'Blender', name: 'Map Range: Smoother Step' },
    {
      where: 'GLSL, HLSL, WGSL',
      name: { en: 'none', ja: 'なし' },
      note: { en: 'They have the cubic smoothstep only.', ja: '3次のsmoothstepだけがあります。' },
    },
  ],
  synonyms: {
    en: ['smoother step', 'smoothstep', 'quintic', 'fade curve', 'ramp', 's-curve', 'hermite', 'interpolation'],
    ja: ['スムーザーステップ', 'スムースステップ', 'スムーズステップ', '5次', '五次', 'S字', 'エス字', '補間', 'なめらか', '滑らか', '坂', '遷移', 'フェード'],
  },
  preview: 'bend',
  examples: [
    {
      title: { en: 'A horizon without a crease', ja: '折り目のない地平線' },
      code: `import { smootherstep } from '@kirari/addons'
import { mix, uv, vec3, vec4 } from 'kirari/node'

const sea = vec3(0.05, 0.2, 0.35)
const sky = vec3(0.95, 0.75, 0.6)

export const fragment = vec4(
  mix(sea, sky, smootherstep(0.3, 0.7, uv.y)),
  1,
)
`,
    },
    {
      title: { en: 'Dunes in low light', ja: '低い光の当たる砂丘' },
      code: `import { smootherstep, valueNoise } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec2 } from 'kirari/node'

// A crest as steep on one side as it is gentle on
// the other; its light shows every crease there is.
const height = (p: Vec2) => {
  const along = p.x
    .add(valueNoise(p.mul(vec2(0.7, 1.6))).mul(0.8))
    .mul(0.8)
    .fract()
  return smootherstep(0, 0.72, along).sub(smootherstep(0.66, 1, along))
}
const p = uv.mul(resolution).div(resolution.y).mul(3)
const slope = height(p.add(vec2(0.01, 0.004)))
  .sub(height(p))
  .div(0.011)
const light = float(0.42).sub(slope.mul(0.09)).saturate()

export const fragment = vec4(
  mix(vec3(0.3, 0.14, 0.16), vec3(1, 0.82, 0.55), light.mul(light)),
  1,
)
`,
    },
  ],
}
