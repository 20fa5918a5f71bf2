/** Record of lerp. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Linear interpolation: exactly a at t = 0, exactly b at t = 1, and on at the same rate outside.',
    ja: '線形補間です。t = 0で正確にa、t = 1で正確にbになり、その外側にも同じ割合で続きます。',
  },
  intuition: {
    en: 'Walk from a to b: t says how much of the way is behind you. The shortest formula, a + t·(b − a), measures all of it from a, and rounding may miss b: from 1e8 to 1 it arrives at 0. So lerp measures the second half of the way from b. Both ends come out to the last bit, equal ends give exactly themselves, and for t from 0 to 1 the result never leaves the range from a to b. For colours and most other blends, the built-in mix is just as good and cheaper.',
    ja: 'aからbへ歩くとき、道のりのどこまで来たかを表すのがtです。最も短い式a + t·(b − a) は、すべてをaから測るため、丸め誤差でbに届かないことがあります。1e8から1へ向かうと、0に着いてしまいます。そこでlerpは、道のりの後半をbから測ります。両端は最後のビットまで一致し、aとbが等しければ正確にその値になり、tが0から1なら結果がaとbの範囲を出ることはありません。色を混ぜるときなど、たいていの用途では、組み込みのmixで十分です。計算も軽くなります。',
  },
  parameters: {
    a: {
      meaning: { en: 'The result at t = 0.', ja: 't = 0での結果です。' },
      unit: 'number',
      range: [-1, 1],
      default: -0.5,
      outside: {
        en: 'Any number, above b as well, as long as b − a does not overflow.',
        ja: 'b − aがオーバーフローしないかぎり、どんな数でもかまいません。bより大きくても使えます。',
      },
    },
    b: {
      meaning: { en: 'The result at t = 1.', ja: 't = 1での結果です。' },
      unit: 'number',
      range: [-1, 1],
      default: 0.75,
      outside: { en: 'Any number, as for a.', ja: 'aと同じく、どんな数でもかまいません。' },
    },
    t: {
      meaning: { en: 'The part of the way from a to b.', ja: 'aからbまでの道のりのうち、進んだ割合です。' },
      unit: 'fraction',
      role: 'domain',
      range: [-0.25, 1.25],
      default: 0.3,
      outside: { en: 'Not clamped: the line goes on before a and after b.', ja: 'クランプしません。直線は、aの手前にもbの先にも続きます。' },
    },
  },
  returns: {
    en: 'The value at that part of the way: between a and b for t from 0 to 1.',
    ja: 'その位置の値です。tが0から1なら、aとbのあいだに入ります。',
    range: { min: -1.5, max: 1.5 },
  },
  formula: String.raw`\operatorname{lerp}(a, b, t) = \begin{cases} a + t\,(b - a) & t < \tfrac12 \\ b - (1 - t)(b - a) & t \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [1, 3, 0], is: 1, exact: true },
    { of: [1, 3, 1], is: 3, exact: true },
    { of: [1, 3, 0.5], is: 2, exact: true },
    { of: [1e8, 1, 1], is: 1, exact: true, en: 'a + t·(b − a) gives 0 here.', ja: 'a + t·(b − a) では、ここで0になります。' },
    { of: [0.1, 0.1, 0.3], is: Math.fround(0.1), exact: true, en: 'Equal ends give themselves.', ja: '両端が等しければ、その値になります。' },
    { of: [1, 3, 2], is: 5, exact: true, en: 'Not clamped.', ja: 'クランプはしません。' },
    { of: [1, 3, -1], is: -1, exact: true },
    { of: [3, 1, 0.25], is: 2.5, exact: true, en: 'Downwards as well.', ja: '下り方向にも使えます。' },
    {
      overload: 'vec2',
      of: [
        [0, 10],
        [1, 20],
        [0.25, 0.75],
      ],
      is: [0.25, 17.5],
      exact: true,
    },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'The weighted sum a·(1 − t) + b·t in double precision.', ja: '重み付きの和a·(1 − t) + b·tを倍精度で計算したものです。' },
  },
  continuity: {
    order: 'smooth',
    en: 'A straight line in t. Where its halves meet, at ½, they differ by rounding at most.',
    ja: 'tについての直線です。前半と後半は ½ で切り替わりますが、違いは丸め誤差だけです。',
  },
  claims: {
    'exactly a at t = 0, exactly b at t = 1': 'meets both ends to the last bit',
    'from 1e8 to 1 it arrives at 0': 'the short formula misses an end that lerp meets',
    'equal ends give exactly themselves': 'equal ends give themselves for every part of the way',
    'for t from 0 to 1 the result never leaves the range from a to b': 'stays between its ends from 0 to 1',
    'they differ by rounding at most': 'its halves meet but for rounding',
  },
  references: [
    {
      title: 'Well-behaved interpolation for numbers and pointers (P0811R3)',
      authors: 'S. Davis Herring',
      year: 2019,
      url: 'https://www.open-std.org/jtc1/sc22/wg21/docs/papers/2019/p0811r3.html',
    },
    { title: 'WebGPU Shading Language', authors: 'W3C', year: 2024, section: '17.5, Numeric Built-in Functions: mix', url: 'https://www.w3.org/TR/WGSL/' },
  ],
  provenance: fromReference,
  related: ['map', 'clamp01', 'smootherstep', 'mirror'],
  confusedWith: [
    {
      name: 'mix',
      en: 'The built-in, defined as a·(1 − t) + b·t: cheaper. The languages leave its rounding open, so equal ends may come out one ulp off.',
      ja: '組み込み関数で、定義はa·(1 − t) + b·tです。計算は軽くなります。丸め方は規定されていないため、両端が等しくても1ulpずれることがあります。',
    },
    {
      name: 'map',
      en: 'Interpolates as well, but by a number from a range of its own instead of 0 to 1.',
      ja: '同じく補間しますが、0〜1ではなく、別に指定した範囲の数で位置を決めます。',
    },
    { name: 'smoothstep', en: 'Gives a weight from 0 to 1, which lerp then applies.', ja: '0から1の重みを作る関数です。lerpは、その重みで値を混ぜます。' },
    {
      name: 'quatSlerp',
      en: 'Interpolates rotations at an even pace; between its ends, the lerp of two different unit quaternions is shorter than 1.',
      ja: '回転を一定の速さで補間します。異なる二つの単位クォータニオンをlerpすると、両端のあいだで長さが1より短くなります。',
    },
  ],
  elsewhere: [
    { where: 'HLSL', name: 'lerp' },
    { where: 'GLSL, WGSL, TSL', name: 'mix' },
    { where: 'C++20', name: 'std::lerp', note: { en: 'Also monotonic in t.', ja: 'tに対する単調性も保証します。' } },
    { where: 'Unity Shader Graph', name: 'Lerp' },
    { where: 'Unity C#', name: 'Mathf.LerpUnclamped', note: { en: 'Its Mathf.Lerp clamps t.', ja: 'Mathf.Lerpはtをクランプします。' } },
    { where: 'three.js', name: 'MathUtils.lerp' },
    { where: 'Processing, p5.js', name: 'lerp' },
    { where: 'Houdini VEX', name: 'lerp' },
    { where: 'Blender', name: 'Mix' },
  ],
  synonyms: {
    en: ['linear interpolation', 'interpolate', 'mix', 'blend', 'tween', 'between', 'ramp', 'extrapolate', 'weighted average'],
    ja: ['線形補間', 'せんけいほかん', '補間', 'ほかん', 'ラープ', 'レープ', '混ぜる', '中間', '内分', '外挿', '加重平均'],
  },
  examples: {
    'dusk-over-the-hills': { en: 'Dusk over the hills', ja: '丘の夕暮れ' },
    'strings-of-a-curve': { en: 'A curve strung from straight threads', ja: '直線の糸が描く曲線' },
  },
}
