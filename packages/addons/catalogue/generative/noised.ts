/** Record of noised. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellPosition, hashReference, noiseWords, perlin1985, perlin2002 } from './family.ts'

export const record: WrittenRecord = {
  shown: 'noised',
  summary: {
    en: 'Gradient noise together with its gradient: the value of gnoise, and how fast it rises along each axis. For light on a relief, for terrain that looks eroded, and for flows.',
    ja: 'グラディエントノイズとその勾配です。gnoiseの値と、軸ごとの傾きを一度に返します。凹凸への照明、浸食されたような地形、流れなどに使います。',
  },
  intuition: {
    en: 'The noise is a polynomial of the position within a cell, so its derivatives can be written down. They have two parts: the blend of the slopes at the corners, and the change of the blend itself, from one corner’s height to the next. One call costs less than the three calls of gnoise that differences need on a plane, or the four in space, and the result has no step to choose.',
    ja: 'ノイズはマスの中の位置の多項式なので、導関数を式で書けます。導関数は、頂点の傾きを混ぜたものと、混ぜ方そのものが頂点から頂点へ変わる分の和です。差分で求めるには平面で3回、空間で4回gnoiseを呼ぶ必要がありますが、これは1回の呼び出しで、それより少ない計算で済みます。差分の幅を選ぶ必要もありません。',
  },
  parameters: { p: cellPosition({ en: 'a vec2 or vec3', ja: 'vec2かvec3' }) },
  returns: {
    en: 'The noise and its derivatives with respect to p: (n, ∂n/∂x, ∂n/∂y) on a plane, and (n, ∂n/∂x, ∂n/∂y, ∂n/∂z) in space. n is what gnoise returns, never beyond −1 and 1. The length of the gradient is at most 2.93 on a plane and 3.23 in space. If p is a multiple of a position, multiply the gradient by the same factor.',
    ja: 'ノイズの値と、pに関する偏導関数です。平面では (n, ∂n/∂x, ∂n/∂y)、空間では (n, ∂n/∂x, ∂n/∂y, ∂n/∂z) です。nはgnoiseの値で、−1〜1を超えることはありません。勾配の長さは、平面では2.93、空間では3.23を超えません。位置を何倍かしてpに渡したときは、勾配にも同じ倍率を掛けます。',
    range: { min: [-1, -3.23, -3.23, -3.23], max: [1, 3.23, 3.23, 3.23] },
  },
  formula: String.raw`\begin{aligned} q'(x) &= 30\,x^2 (x - 1)^2 \\ h_k &= g_{\lfloor p \rfloor + k} \cdot (t - k) \\ n(p) &= \frac{2}{\sqrt{D}} \sum_{k \in \{0, 1\}^D} w_k\, h_k \\ \frac{\partial n}{\partial x_i}(p) &= \frac{2}{\sqrt{D}} \sum_{k \in \{0, 1\}^D} \Bigl( w_k\, g_{\lfloor p \rfloor + k,\, i} + \frac{\partial w_k}{\partial t_i}\, h_k \Bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0]],
      is: [0, -1.1584064792254465, -0.8112301951092808],
      en: 'At integer coordinates the value is 0, and the gradient is the slope there, times √2.',
      ja: '整数の点では値が0で、勾配はそこの傾きの √2倍です。',
    },
    { of: [[3, -1]], is: [0, 0.29823031867160504, -1.3824104590948771] },
    { of: [[0.5, 0.5]], is: [-0.027945697738483884, 1.2150675236475976, 1.6306912954189616] },
    { of: [[-1e-8, 0.5]], is: [-0.28767377176567543, 0.10723022253728232, 0.20639727441416275], en: 'Continuous across 0.', ja: '0をまたいで連続です。' },
    { overload: 'vec3', of: [[3, -1, 2]], is: [0, -1.0414414627398472, 0.49546578610015257, -0.05697954341556111] },
    { overload: 'vec3', of: [[0.5, 0.5, 0.5]], is: [0.07121902740460809, 0.016115831748824878, -0.9601003106460647, -0.5240398010415817] },
  ],
  accuracy: {
    class: 'lattice',
    scale: 3,
    oracle: {
      en: 'The gradient noise that gnoise is compared with, and its central differences, in double precision. The value equals that of gnoise bit for bit on the CPU.',
      ja: 'gnoiseの検証に使う倍精度のグラディエントノイズと、その中心差分です。CPUでは、値はgnoiseとビット単位で一致します。',
    },
  },
  continuity: {
    order: 1,
    en: 'The gradient has one continuous derivative everywhere, the value two. Where rounding takes the value beyond ±1, it is clamped as that of gnoise, and the gradient is not.',
    ja: 'どこでも、勾配は1階、値は2階まで連続微分可能です。丸めで値が ±1を超えるところでは、gnoiseと同じように値だけを範囲に収め、勾配はそのままです。',
  },
  claims: {
    'the value of gnoise': 'the value of noised is that of gnoise, bit for bit',
    'its derivatives can be written down': 'the gradients are the central differences of the values',
    'n is what gnoise returns, never beyond −1 and 1': 'the value of noised is that of gnoise, bit for bit',
    'The length of the gradient is at most 2.93': 'the longest possible gradients of noised are within its bounds',
    'the gradient is the slope there, times √2': 'at whole points noised is 0, and its gradient the slope of the lattice',
    'The gradient has one continuous derivative everywhere': 'across the border of a cell, the gradient of noised has no step and no kink',
  },
  references: [
    { ...perlin2002, section: 'the fade curve' },
    perlin1985,
    {
      title: 'Texturing & Modeling: A Procedural Approach, 3rd edition',
      authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
      year: 2003,
      section: '2, gradient noise',
    },
    hashReference,
  ],
  provenance: fromReference,
  related: ['gnoise', 'curl', 'psrdnoise', 'fbm'],
  confusedWith: [
    { name: 'gnoise', en: 'The value alone, for less. Also on a line.', ja: '値だけを、より少ない計算で返します。直線でも使えます。' },
    {
      name: 'curl',
      en: 'The gradient turned by a right angle: it runs along the lines of equal value instead of across them.',
      ja: '勾配を直角に回したものです。等値線を横切るのではなく、それに沿って進みます。',
    },
    {
      name: 'psrdnoise',
      en: 'Simplex noise with its gradient, on a plane. It can repeat, and its slopes can turn.',
      ja: '平面のシンプレックスノイズとその勾配です。繰り返したり、傾きを回したりできます。',
    },
    {
      name: { en: 'a normal', ja: '法線' },
      en: 'For a height h·n(p) over the plane, the normal is that of (−h·∂n/∂x, −h·∂n/∂y, 1), brought to length 1.',
      ja: '平面の上の高さをh·n(p) とすると、法線は (−h·∂n/∂x, −h·∂n/∂y, 1) を長さ1にしたものです。',
    },
  ],
  elsewhere: [
    { where: 'Unity.Mathematics', name: 'noise.srdnoise', note: { en: 'Simplex noise with its gradient.', ja: 'シンプレックスノイズとその勾配です。' } },
    { where: 'PBRT', name: 'Noise, DNoise' },
    { where: 'Houdini VEX', name: 'noised', note: { en: 'Noise with derivatives.', ja: '導関数付きのノイズです。' } },
  ],
  synonyms: {
    en: [
      'noised',
      'noise with derivatives',
      'analytic derivative',
      'noise gradient',
      'slope',
      'normal',
      'bump',
      'erosion',
      'terrain',
      'perlin noise',
      ...noiseWords.en,
    ],
    ja: [
      '導関数付きノイズ',
      '導関数',
      '微分',
      '偏微分',
      '勾配',
      'こうばい',
      '傾き',
      '法線',
      'バンプ',
      '浸食',
      '地形',
      'グラディエントノイズ',
      ...noiseWords.ja,
    ],
  },
  examples: { 'relief-in-plaster': { en: 'A relief in plaster', ja: '石膏のレリーフ' }, 'peaks-in-the-snow': { en: 'Peaks in the snow', ja: '雪の峰' } },
}
