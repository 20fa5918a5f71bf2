/** Record of snoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { gustavson2005, hashReference, noiseWords, perlin2002, skewedPosition } from './family.ts'

export const record: WrittenRecord = {
  shown: 'snoise',
  summary: {
    en: 'Simplex noise: smooth hills and hollows on a lattice of triangles, of tetrahedra in space, or of their counterparts in four dimensions. With more dimensions it costs much less than Perlin noise.',
    ja: 'シンプレックスノイズです。平面では三角形、空間では四面体、4次元ではそれに相当する図形の格子の上に、滑らかな凹凸を作ります。次元が増えるほど、パーリンノイズより計算がずっと少なくなります。',
  },
  intuition: {
    en: 'A square has four corners, a cube eight, their counterpart in four dimensions sixteen. The simplest shapes that fill these spaces have three, four and five: fewer slopes to evaluate. Nothing is interpolated. Each corner adds its slope, weighted by a bump that has fallen to 0 by the opposite side of the simplex, so at any position only its own corners count. The slopes are those of cnoise.',
    ja: '正方形には四つ、立方体には八つ、4次元でそれにあたる図形には16の頂点があります。空間を埋める最も単純な図形の頂点は、それぞれ三つ、四つ、五つで、調べる傾きが少なくて済みます。補間はしません。頂点ごとの傾きに、向かい側の辺や面に届くまでに0に下がる山形の重みを掛けて足します。そのため、どの位置でも、それを含む図形の頂点だけが効きます。傾きはcnoiseと同じです。',
  },
  parameters: { p: skewedPosition({ en: 'a vec2, vec3 or vec4', ja: 'vec2、vec3、vec4のどれか' }) },
  returns: {
    en: 'The noise at that position: 0 on average, never beyond −1 and 1. It is divided by the largest possible sum; its root mean square is 0.44 on the plane, 0.39 in space and 0.25 in four dimensions. For a brightness, halve it and add ½.',
    ja: 'その位置のノイズの値です。平均は0で、−1〜1を超えることはありません。和の最大値で割ってあり、二乗平均平方根は平面で0.44、空間で0.39、4次元で0.25です。明るさとして使うときは、半分にして ½ を足します。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} F = \frac{\sqrt{D + 1} - 1}{D} \qquad G = \frac{1 - 1 / \sqrt{D + 1}}{D} \\ x_c = c - G \sum_i c_i \qquad c \in \mathbb{Z}^D \\ n(p) = s_D \sum_c \max\bigl(\tfrac12 - |p - x_c|^2,\ 0\bigr)^4 \; g_c \cdot (p - x_c) \\ s_2 = 70.14, \quad s_3 = 76.88, \quad s_4 = 62.77 \end{gathered}`,
  edgeCases: [
    { of: [[0, 0]], is: 0, exact: true, en: 'The origin is a point of the lattice, where the noise is 0.', ja: '原点は格子点で、そこではノイズが0です。' },
    { of: [[0.25, 0.5]], is: 0.10899184798012963 },
    { of: [[-1e-8, 0.5]], is: -0.14326644055767254, en: 'Continuous across 0.', ja: '0をまたいで連続です。' },
    { of: [[0, 0.5]], is: -0.14326644005042172 },
    { overload: 'vec3', of: [[0.25, 0.5, 0.75]], is: 0.375390625 },
    { overload: 'vec4', of: [[0.25, 0.5, 0.75, 0.5]], is: -0.2138849314297848 },
  ],
  accuracy: {
    class: 'lattice',
    scale: 4,
    oracle: {
      en: 'The sum of the formula over all lattice points nearby, in double precision, without asking in which simplex the position is. The largest possible sums, mean and continuity are measured.',
      ja: '位置がどの単体に含まれるかを調べずに、近くのすべての格子点について式の和を倍精度で求めたものです。和の最大値、平均、連続性も測っています。',
    },
  },
  continuity: {
    order: 2,
    en: 'Value, slope and curvature are continuous everywhere: a corner’s bump ends with three zero derivatives.',
    ja: '値、傾き、曲率がどこでも連続です。山形の重みは、端で3階までの導関数が0になります。',
  },
  claims: {
    'smooth hills and hollows': 'snoise has no step and no kink',
    'only its own corners count': 'no lattice point adds to snoise but the corners of its simplex',
    'never beyond −1 and 1': 'the largest possible sums are what the noises are divided by',
    'the largest possible sum': 'the largest possible sums are what the noises are divided by',
    'its root mean square is': 'snoise has the root mean squares that its record says',
    'where the noise is 0': 'snoise is zero at the points of its lattice',
    'Value, slope and curvature are continuous everywhere': 'snoise has no step and no kink',
  },
  references: [
    gustavson2005,
    { title: 'Noise Hardware', authors: 'Ken Perlin', year: 2001, section: 'SIGGRAPH 2001 course notes, Real-Time Shading' },
    { ...perlin2002, section: 'the choice of gradients' },
    hashReference,
  ],
  provenance: fromReference,
  related: ['gnoise', 'cnoise', 'psrdnoise', 'fbm'],
  confusedWith: [
    {
      name: 'gnoise',
      en: 'On a square lattice, with slopes in all directions, also on a line. In space it evaluates eight slopes, not four.',
      ja: '正方形の格子を使い、傾きはあらゆる方向を向きます。直線でも使えます。空間で調べる傾きは、四つではなく八つです。',
    },
    {
      name: 'psrdnoise',
      en: 'Simplex noise of the plane that repeats and returns its gradient.',
      ja: '平面のシンプレックスノイズで、繰り返すことができ、勾配も返します。',
    },
    {
      name: 'OpenSimplex',
      en: 'Kurt Spencer’s noise of 2014, with another lattice and larger bumps. Its pattern and range are different.',
      ja: 'Kurt Spencerが2014年に発表した、別の格子とより大きな山形を使うノイズです。模様も値の範囲も異なります。',
    },
  ],
  elsewhere: [
    { where: 'webgl-noise', name: 'snoise' },
    { where: 'GLM', name: 'simplex' },
    { where: 'Unity.Mathematics', name: 'noise.snoise' },
    { where: 'Houdini VEX', name: 'xnoise' },
    { where: 'FastNoiseLite', name: 'NoiseType_OpenSimplex2', note: { en: 'A relative.', ja: '近い種類のものです。' } },
  ],
  synonyms: {
    en: ['snoise', 'simplex noise', 'simplex', 'triangles', 'tetrahedra', '4d noise', 'opensimplex', ...noiseWords.en],
    ja: ['シンプレックスノイズ', 'シンプレックス', '単体', '三角形', '四面体', '4次元', ...noiseWords.ja],
  },
  examples: { campfire: { en: 'A campfire', ja: '焚き火' }, 'slice-of-agate': { en: 'A slice of agate', ja: 'めのうの断面' } },
}
