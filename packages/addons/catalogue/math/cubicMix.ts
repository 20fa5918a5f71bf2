/** Record of cubicMix. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Blends from a to b along an S-curve: slowly at both ends and fastest in the middle.',
    ja: 'aからbへ、S字の曲線に沿って混ぜます。両端ではゆっくり、中央で最も速く変わります。',
  },
  intuition: {
    en: 'mix goes from a to b at a constant rate. Where such a gradient starts or stops, the eye sees a line that is not there (a Mach band). cubicMix weights both values by cubic, 3t² − 2t³, so it leaves a and reaches b with the slope 0: gradients run into each other without a seam, and motion that follows it stops gently.',
    ja: 'mixは、aからbまで一定の割合で変わります。そのようなグラデーションの始まりや終わりには、実際にはない線が見えます（マッハバンド）。cubicMixの重みはcubic、つまり3t² − 2t³です。aを離れるときもbに着くときも傾きが0になるので、グラデーションどうしが継ぎ目なくつながり、動くものは静かに止まります。',
  },
  parameters: {
    a: {
      meaning: { en: 'The value at t = 0.', ja: 't = 0での値です。' },
      unit: 'number',
      range: [-1, 2],
      default: -0.5,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    b: {
      meaning: { en: 'The value at t = 1.', ja: 't = 1での値です。' },
      unit: 'number',
      range: [-1, 2],
      default: 1.5,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    t: {
      meaning: {
        en: 'How far it is from a to b. One number serves for all components of a vector.',
        ja: 'aからbまでの進み具合です。ベクトルを混ぜるときも、数一つで足ります。',
      },
      unit: 'fraction',
      role: 'domain',
      range: [-0.5, 1.5],
      default: 0.3,
      outside: { en: 'Clamped to 0–1: a before, b after.', ja: '0〜1にクランプします。0より前はa、1より後はbです。' },
    },
  },
  returns: {
    en: 'A value between a and b: exactly a at t = 0 and exactly b at t = 1.',
    ja: 'aとbの間の値です。t = 0ではちょうどa、t = 1ではちょうどbになります。',
    range: { min: -1, max: 2 },
  },
  formula: String.raw`\operatorname{cubicMix}(a, b, t) = (1 - w)\,a + w\,b, \quad w = \operatorname{cubic}(t)`,
  edgeCases: [
    { of: [2, 6, 0], is: 2, exact: true },
    { of: [2, 6, 1], is: 6, exact: true },
    { of: [2, 6, 0.5], is: 4, exact: true, en: 'Halfway, as with mix.', ja: '半分のところでは、mixと同じです。' },
    { of: [2, 6, 0.25], is: 2.625, exact: true, en: 'mix gives 3.', ja: 'mixでは3です。' },
    { of: [6, 2, 0.25], is: 5.375, exact: true },
    { of: [2, 6, -1], is: 2, exact: true },
    { of: [2, 6, 3], is: 6, exact: true, en: 'mix would go on, to 14.', ja: 'mixではそのまま伸びて、14になります。' },
    {
      overload: 'vec3',
      of: [
        [0, 1, 2],
        [1, 1, 4],
        [0.5, 0.5, 0.5],
      ],
      is: [0.5, 1, 3],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'The Bézier curve with the ordinates a, a, b, b in double precision.',
      ja: '制御点の高さがa、a、b、bのベジエ曲線を、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 1,
    en: 'Value and slope are continuous; the second derivative jumps at both ends, by 6 times the difference of b and a.',
    ja: '値と傾きは連続です。2階微分は両端で、bとaの差の6倍だけ飛びます。',
  },
  claims: {
    'Clamped to 0–1: a before, b after': 'cubicMix begins at exactly a, ends at exactly b, and stays there',
    'exactly a at t = 0 and exactly b at t = 1': 'cubicMix begins at exactly a, ends at exactly b, and stays there',
    'with the slope 0': 'cubicMix leaves a and reaches b with the slope 0',
    'jumps at both ends, by 6 times the difference of b and a': 'cubicMix leaves a and reaches b with the slope 0',
  },
  references: [
    { title: 'The OpenGL ES Shading Language, Version 3.00', authors: 'Khronos Group', year: 2016, section: '8.3, Common Functions: mix, smoothstep' },
  ],
  provenance: fromReference,
  related: ['cubic', 'quintic', 'smootherstep', 'cubicInOut'],
  confusedWith: [
    {
      name: 'mix',
      en: 'Straight, and not clamped. Use it if t has been shaped already: mix(a, b, quintic(t)) is the same idea with a softer curve.',
      ja: '直線で、クランプもしません。tを変換済みのときに使います。たとえばmix(a, b, quintic(t)) は、同じことをより滑らかな曲線で行います。',
    },
    {
      name: { en: 'cubic interpolation', ja: '3次補間' },
      en: 'Of samples (Catmull–Rom, bicubic): four values, and a slope that goes on at each. Here the slope is 0 at both values.',
      ja: '標本の補間（Catmull–Rom、バイキュービック）のことで、四つの値を使い、各点で傾きがつながります。こちらは、両端で傾きが0になります。',
    },
  ],
  elsewhere: [
    { where: 'GLSL, WGSL, TSL', name: 'mix(a, b, smoothstep(0, 1, t))' },
    { where: 'HLSL', name: 'lerp(a, b, smoothstep(0, 1, t))' },
    { where: 'Unity', name: 'Mathf.SmoothStep(a, b, t)' },
  ],
  synonyms: {
    en: ['smooth mix', 'smooth lerp', 'blend', 'interpolation', 'gradient', 'crossfade', 'hermite', 'ease', 'SmoothStep'],
    ja: ['なめらかに混ぜる', '混合', '線形補間', '補間', 'グラデーション', 'クロスフェード', '三次', 'エルミート', 'マッハバンド'],
  },
  examples: {
    'sunset-without-bands': { en: 'A sunset without bands', ja: '帯の見えない夕焼け' },
    'vase-on-a-shelf': { en: 'A vase', ja: '花瓶' },
  },
}
