/** Record of mmix. */
import { fromReference } from '../provenance.ts'
import type { Text, WrittenParameter, WrittenRecord } from '../record.ts'

const stop = (meaning: Text, colour: readonly [number, number, number] | number): WrittenParameter => ({
  meaning,
  unit: 'colour',
  range: [0, 1],
  default: colour,
  outside: {
    en: 'Any value: not only colours but also numbers, places and light above 1.',
    ja: 'どんな値でもかまいません。色のほか、数、位置、1を超える光にも使えます。',
  },
})

export const record: WrittenRecord = {
  shown: 'mmix_four_vec3',
  summary: {
    en: 'A ramp through three to six evenly spaced stops: mix for more than two values.',
    ja: '等間隔に並んだ3〜6個の値を順に通るグラデーションです。三つ以上の値を混ぜるmixにあたります。',
  },
  intuition: {
    en: 'The stops are spread evenly over t from 0 to 1. Between two neighbours the result runs straight from one to the other, and no other stop contributes. Three stops lie at 0, ½ and 1, and six stops 0.2 apart. Every type of value works: colours make a gradient, numbers a piecewise linear graph, and positions a path of straight segments.',
    ja: '値を、tの0から1までに等間隔に並べます。隣り合う二つの間では、一方からもう一方へまっすぐ移り、ほかの値は混ざりません。3個なら0、½、1で、6個なら0.2ごとに、それぞれの値になります。色を渡せばグラデーション、数なら折れ線グラフ、位置なら折れ線の経路になります。',
  },
  parameters: {
    a: stop({ en: 'The value at t = 0.', ja: 't = 0での値です。' }, [0.06, 0.09, 0.27]),
    b: stop({ en: 'The next stop.', ja: '次の値です。' }, [0.46, 0.2, 0.5]),
    c: stop({ en: 'The third stop: the last of three.', ja: '3番目の値です。3個のときはこれが最後です。' }, [0.96, 0.5, 0.38]),
    d: stop({ en: 'The fourth stop, where there are four or more.', ja: '4番目の値です。4個以上のときに渡します。' }, [1, 0.9, 0.66]),
    e: stop({ en: 'The fifth stop, where there are five or more.', ja: '5番目の値です。5個以上のときに渡します。' }, 0.9),
    f: stop({ en: 'The sixth stop, where there are six.', ja: '6番目の値です。6個のときに渡します。' }, 1),
    t: {
      meaning: { en: 'The place on the ramp, the last argument.', ja: 'グラデーションの中の位置です。最後の引数です。' },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: 0.45,
      outside: { en: 'Clamped: below 0 the first stop, above 1 the last.', ja: 'クランプされます。0より小さいと最初の値、1より大きいと最後の値です。' },
    },
  },
  returns: {
    en: 'The value of the ramp at t: between two neighbouring stops, and at a stop exactly that stop.',
    ja: 'tでの値です。隣り合う二つの値の間にあり、tがちょうど値の位置なら、その値そのものです。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} \operatorname{mmix}(v_0, \dots, v_n, t) = (1 - u)\, v_k + u\, v_{k+1} \\ s = n \operatorname{clamp}(t, 0, 1), \quad k = \min(\lfloor s \rfloor, n - 1), \quad u = s - k \end{gathered}`,
  edgeCases: [
    { of: [1, 3, 2, 0], is: 1, exact: true },
    { of: [1, 3, 2, 0.25], is: 2, exact: true },
    { of: [1, 3, 2, 0.5], is: 3, exact: true, en: 'The middle stop, whatever the others are.', ja: '中央の値です。ほかの値には影響されません。' },
    { of: [1, 3, 2, 1], is: 2, exact: true },
    { of: [1, 3, 2, -5], is: 1, exact: true },
    { of: [1, 3, 2, 5], is: 2, exact: true },
    { overload: 'four', of: [0, 1, 0, 1, 0.5], is: 0.5, en: 'Halfway between the second and the third.', ja: '2番目と3番目の中間です。' },
    { overload: 'five', of: [0, 1, 4, 9, 16, 0.75], is: 9, exact: true },
    { overload: 'six', of: [0, 1, 4, 9, 16, 25, 0.9], is: 20.5 },
    { overload: 'vec3', of: [[1, 0, 0], [0, 1, 0], [0, 0, 1], 0.75], is: [0, 0.5, 0.5], exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    oracle: {
      en: 'The segment that t lies in, and the straight line along it, in double precision.',
      ja: 'tが入る区間を求め、その両端を結ぶ直線の値を倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Continuous, with a corner at each stop. A corner in a colour shows as a faint line (a Mach band); ease t, or use more stops along a curve.',
    ja: '連続で、各値の位置で折れ曲がります。色の変化が折れ曲がるところは、うっすらと線が見えます（マッハバンド）。tにイージングをかけるか、曲線に沿って値を増やしてください。',
  },
  claims: {
    'at a stop exactly that stop': 'passes through every stop exactly',
    'no other stop contributes': 'only the two neighbours have a part in the result',
    'between two neighbouring stops': 'only the two neighbours have a part in the result',
  },
  references: [
    {
      title: 'CSS Images Module Level 3',
      authors: 'W3C',
      year: 2023,
      section: 'Gradient Color-Stops',
      url: 'https://www.w3.org/TR/css-images-3/',
    },
  ],
  provenance: fromReference,
  related: ['smootherstep', 'oklab2srgb', 'fbm'],
  confusedWith: [
    {
      name: 'mix',
      en: 'The built-in for two values. It goes on beyond both: t is not clamped.',
      ja: '二つの値を混ぜる組み込み関数です。tをクランプしないので、両端の先まで続きます。',
    },
    {
      name: { en: 'a ramp with positions of its own', ja: '位置を指定できるグラデーション' },
      en: 'For stops at uneven places, bend t first, or nest mix with smoothstep.',
      ja: '値の間隔を変えたいときは、先にtを曲げるか、mixとsmoothstepを入れ子にしてください。',
    },
    {
      name: { en: 'a gradient in Oklab', ja: 'Oklabでのグラデーション' },
      en: 'mmix mixes the numbers that it gets. Convert the stops to Oklab, mix, and convert the result back, so that the colours between them look less grey.',
      ja: 'mmixは渡された数をそのまま混ぜます。色をOklabに変換してから混ぜ、結果を戻すと、途中の色がくすみにくくなります。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Color Ramp', note: { en: 'With positions of its own for the stops.', ja: '値の位置も指定できます。' } },
    { where: 'Unity Shader Graph', name: 'Gradient, Sample Gradient' },
    { where: 'Houdini', name: 'chramp' },
    { where: 'CSS', name: 'linear-gradient()' },
    { where: 'd3', name: 'piecewise' },
    { where: 'Open Shading Language', name: 'spline("linear", …)' },
  ],
  synonyms: {
    en: [
      'gradient',
      'color ramp',
      'colour ramp',
      'multi mix',
      'piecewise linear',
      'color stops',
      'palette',
      'lookup',
      'lerp',
      'interpolate several',
      'heat map',
    ],
    ja: [
      'グラデーション',
      'カラーランプ',
      'ランプ',
      '多色',
      '補間',
      'ほかん',
      '線形補間',
      '区分線形',
      '折れ線',
      'パレット',
      '配色',
      'ヒートマップ',
      'カラーストップ',
    ],
  },
  examples: {
    'hills-after-sunset': { en: 'Hills after sunset', ja: '日没後の山並み' },
    'slice-of-agate': { en: 'A slice of agate', ja: '瑪瑙の断面' },
  },
}
