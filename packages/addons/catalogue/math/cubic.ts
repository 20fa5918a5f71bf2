/** Record of cubic. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'An S-curve from 0 to 1 that is flat at both ends: smoothstep(0, 1, x) under a shorter name.',
    ja: '両端が水平な、0から1へのS字の曲線です。smoothstep(0, 1, x) を短い名前で書けます。',
  },
  intuition: {
    en: 'A cubic has four coefficients, and four conditions fix them: its values at 0 and 1, and the slope 0 at both. Motion that follows it starts and stops gently, and is 1.5 times as fast in the middle. Its curvature still jumps at the ends; where that shows, as in lit surfaces, use quintic. The values are those of smoothstep(0, 1, x). Write that if your readers know it better; cubic also has an inverse here, invCubic.',
    ja: '3次式の四つの係数は、0と1での値と、両端で傾きが0という四つの条件で決まります。これに従って動くものは、なめらかに動き出して止まり、中央では1.5倍の速さになります。ただし曲率は両端で飛びます。光を当てた面のようにそれが目立つところでは、quinticを使ってください。値はsmoothstep(0, 1, x) と同じなので、読み手に伝わりやすい方を選んでください。cubicには、逆関数invCubicも用意されています。',
  },
  parameters: { x: shaped },
  returns: { en: 'A number from 0 to 1.', ja: '0〜1の数です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{cubic}(x) = 3t^2 - 2t^3, \quad t = \operatorname{clamp}(x,\ 0,\ 1)`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1, exact: true },
    { of: [0.5], is: 0.5, exact: true },
    { of: [0.25], is: 0.15625, exact: true },
    { of: [0.75], is: 0.84375, exact: true, en: '1 minus the row above.', ja: '1から上の行の値を引いたものです。' },
    { of: [-1], is: 0, exact: true },
    { of: [2], is: 1, exact: true },
    componentCase([[0, 0.25, 1]], [0, 0.15625, 1], true),
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The Bézier curve with the ordinates 0, 0, 1, 1 in double precision.',
      ja: '制御点の高さが0、0、1、1のベジエ曲線を、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 1,
    en: 'Value and slope are continuous. The second derivative jumps from 0 to 6 at x = 0 and from −6 to 0 at x = 1.',
    ja: '値と傾きは連続です。2階微分は、x = 0で0から6へ、x = 1で−6から0へ飛びます。',
  },
  claims: {
    ...clampedClaims,
    'flat at both ends': '$name has its slope and its second derivative at both ends',
    'The second derivative jumps from 0 to 6 at x = 0 and from −6 to 0 at x = 1': '$name has its slope and its second derivative at both ends',
    'is 1.5 times as fast in the middle': '$name has its greatest slope where it says',
    'The values are those of smoothstep(0, 1, x)': 'cubic is smoothstep from 0 to 1, and quintic is smootherstep',
    '1 minus the row above': '$name is the same turned by 180° about the middle',
  },
  references: [
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '8.3, Common Functions: smoothstep' },
    {
      title: 'Improving Noise',
      authors: 'Ken Perlin',
      year: 2002,
      section: 'what is wrong with 3t² − 2t³ in lit surfaces',
      doi: '10.1145/566654.566636',
    },
  ],
  provenance: fromReference,
  related: ['invCubic', 'cubicMix', 'quintic', 'quartic', 'gain', 'smootherstep', 'cubicInOut'],
  confusedWith: [
    {
      name: 'cubicInOut',
      en: 'The easing of two cubes: steeper, with the slope 3 in the middle, and not clamped.',
      ja: '二つの3乗をつないだイージングです。中央の傾きが3と急で、クランプもしません。',
    },
    {
      name: 'quintic',
      en: 'Its curvature is 0 at the ends too. Steeper in the middle (1.875), and more expensive.',
      ja: '両端で曲率も0になります。中央の傾きは1.875と急で、計算は増えます。',
    },
    {
      name: 'quartic',
      en: 'Flat at both ends too, but not the same at both: softer at 0. Its inverse needs no angles.',
      ja: '同じく両端が水平ですが、形は左右で異なり、0の側がより緩やかです。逆関数に三角関数が要りません。',
    },
  ],
  elsewhere: [
    { where: 'GLSL, HLSL, WGSL, TSL', name: 'smoothstep(0, 1, x)' },
    { where: 'three.js', name: 'MathUtils.smoothstep(x, 0, 1)' },
    { where: 'Blender', name: 'Map Range: Smooth Step' },
    { where: 'Unity Shader Graph', name: 'Smoothstep' },
  ],
  synonyms: {
    en: ['smoothstep', 's-curve', 'hermite', 'ease', 'fade', '3t² − 2t³', 'smooth ramp', 'interpolation', 'shaping function'],
    ja: ['スムーズステップ', 'スムースステップ', '三次', '3次', 'S字', 'エルミート', '補間', 'なめらか', '滑らか', '整形関数'],
  },
  examples: {
    'fluted-columns': { en: 'Fluted columns', ja: '縦溝の入った柱' },
    'flows-of-a-day': { en: 'A chart of flows', ja: '流れを表すチャート' },
  },
}
