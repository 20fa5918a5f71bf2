/** Record of safeAtan2. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The angle of a direction, counter-clockwise from the positive x axis, defined for every x and y.',
    ja: '方向の角度を、x軸の正の向きから反時計回りに測ります。どんなxとyでも値が定まります。',
  },
  intuition: {
    en: 'The quotient y / x is the slope of a line, and a direction and its opposite have the same slope. If you pass both numbers, their signs determine the quadrant. The built-in functions of shading languages are unreliable in two places: at the origin, which has no direction, they may return anything; on the negative x axis, the sign of a zero, which a GPU may drop, decides between −π and π. safeAtan2 returns 0 at the origin and π on that axis.',
    ja: '商y / xは直線の傾きで、傾きからは方向とその逆向きを区別できません。二つの数を別々に渡せば、符号から象限が分かります。シェーダー言語の組み込み関数には、結果を当てにできない場所が二つあります。向きのない原点では、何が返るか分かりません。x軸の負の側では、yが負のゼロかどうかで−πとπに分かれますが、GPUはゼロの符号を無視することがあります。safeAtan2は、原点では0を、x軸の負の側ではπを返します。',
  },
  parameters: {
    y: {
      meaning: {
        en: 'The upward part of the direction. It comes first, as in every shading language.',
        ja: '方向の縦の成分です。どのシェーダー言語でもそうであるように、こちらが先です。',
      },
      unit: 'number',
      role: 'domain',
      range: [-1, 1],
      default: 0.3,
      outside: { en: 'Any number. Below 1.2e-38 in magnitude it counts as 0.', ja: 'どんな数でもかまいません。絶対値が1.2e-38未満なら0とみなします。' },
    },
    x: {
      meaning: { en: 'The part to the right.', ja: '方向の横の成分です。' },
      unit: 'number',
      role: 'domain',
      range: [-1, 1],
      default: 0.5,
      outside: {
        en: 'Any number. WGSL guarantees the accuracy of its atan2, which is used off the x axis, for magnitudes from 1.2e-38 to 8.5e37 only: not at x = 0, although GPUs return ±π/2 there.',
        ja: 'どんな数でもかまいません。x軸の外ではWGSLのatan2を使いますが、その精度の保証は絶対値が1.2e-38から8.5e37までのxに限られ、x = 0は含まれません。ただし、実際のGPUはそこで±π/2を返します。',
      },
    },
  },
  returns: {
    en: 'The angle in radians, from −π to π; 0 at the origin.',
    ja: '角度です。単位はラジアンで、−πからπまでです。原点では0です。',
    range: { min: -Math.PI, max: Math.PI },
  },
  formula: String.raw`\begin{gathered} \operatorname{atan2}(y, x) = \varphi \in (-\pi, \pi] \\ x = r \cos\varphi, \quad y = r \sin\varphi, \quad r = \sqrt{x^2 + y^2} \\ \operatorname{atan2}(0, 0) := 0 \end{gathered}`,
  edgeCases: [
    {
      of: [0, 0],
      is: 0,
      exact: true,
      en: 'The built-ins of GLSL and WGSL promise nothing here.',
      ja: 'GLSLとWGSLの組み込み関数では、ここでの結果が保証されていません。',
    },
    { of: [0, 1], is: 0, exact: true },
    { of: [1, 0], is: Math.PI / 2 },
    { of: [0, -1], is: Math.PI },
    {
      of: [-0, -1],
      is: Math.PI,
      en: 'Math.atan2 of JavaScript gives −π. Both zeros are one number here, since GPUs may drop the sign.',
      ja: 'JavaScriptのMath.atan2では−πです。GPUはゼロの符号を無視することがあるので、ここでは二つのゼロを区別しません。',
    },
    { of: [-1, 0], is: -Math.PI / 2 },
    { of: [1, 1], is: Math.PI / 4 },
    {
      of: [-1, -1],
      is: (-3 * Math.PI) / 4,
      en: 'The quotient is that of (1, 1), but the direction is the opposite one.',
      ja: '商は (1, 1) と同じですが、向きは逆です。',
    },
    {
      overload: 'vec2',
      of: [
        [0, 1],
        [0, -1],
      ],
      is: [0, (3 * Math.PI) / 4],
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: {
      en: 'Math.atan2 in double precision, with negative zeros taken as positive.',
      ja: '倍精度のMath.atan2です。負のゼロは正のゼロとして扱います。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps by 2π across the negative x axis, and takes every value around the origin. Cosines and sines of whole multiples of the angle hide the jump.',
    ja: 'x軸の負の側を横切ると2π飛び、原点のまわりではあらゆる値をとります。角度の整数倍のcosやsinを使えば、飛びは現れません。',
  },
  claims: {
    'safeAtan2 returns 0 at the origin and π on that axis': 'both zeros are one, at the origin and on either side of it',
    'The angle in radians, from −π to π': 'cosine and sine of the angle lead back to the direction',
    'Jumps by 2π across the negative x axis': 'it jumps by a whole turn across the negative x axis',
  },
  references: [
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: atan2', url: 'https://www.w3.org/TR/WGSL/' },
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '8.1, Angle and Trigonometry Functions: atan' },
  ],
  provenance: fromReference,
  related: ['cart2polar', 'kaleidoscope', 'rotate2d'],
  confusedWith: [
    {
      name: 'atan2',
      en: 'The built-in of WGSL, HLSL and kirari/node: cheaper, but undefined at the origin and dependent on the sign of zero. The names differ so that you can import both.',
      ja: 'WGSL、HLSL、kirari/nodeの組み込み関数です。計算は軽くなりますが、原点とゼロの符号の扱いが決まっていません。両方をimportできるように、こちらは名前を変えています。',
    },
    {
      name: 'atan(y, x)',
      en: 'The name of the same built-in in GLSL. Its arguments have the same order.',
      ja: 'GLSLでの同じ組み込み関数の名前です。引数の順も同じです。',
    },
    {
      name: 'atan(y / x)',
      en: 'Gives opposite directions the same angle, and divides by zero on the y axis.',
      ja: '逆向きの二つの方向が同じ角度になり、y軸の上では0で割ります。',
    },
    { name: 'cart2polar', en: 'The angle together with the distance, of a point.', ja: '点の角度と距離をまとめて返します。' },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'atan(y, x)' },
    { where: 'WGSL, HLSL, C, JavaScript', name: 'atan2' },
    { where: 'three.js TSL', name: 'atan' },
    { where: 'Unity Shader Graph', name: 'Arctangent2' },
    { where: 'Blender', name: 'Math: Arctan2' },
    { where: 'Houdini', name: 'atan2' },
    { where: 'Unreal Engine', name: 'Arctangent2' },
  ],
  synonyms: {
    en: ['arctangent', 'arctan2', 'arc tangent', 'angle', 'polar angle', 'argument', 'heading', 'bearing', 'azimuth', 'phase', 'quadrant', 'vector to angle'],
    ja: ['逆正接', 'ぎゃくせいせつ', 'アークタンジェント', '角度', 'かくど', '偏角', '方位角', '位相', '象限', 'ベクトルの角度', '極座標', '向き'],
  },
  examples: {
    'radar-that-sweeps': { en: 'A radar that sweeps', ja: '回転して探るレーダー' },
    'filings-between-two-poles': { en: 'Filings between two poles', ja: '二つの極の間に並ぶ砂鉄' },
  },
}
