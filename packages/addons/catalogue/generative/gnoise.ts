/** Record of gnoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'gnoise_vec2',
  summary: {
    en: 'Gradient noise, the kind that Perlin invented: smooth hills and hollows of one size over a line, a plane or space. It is 0 at every point with integer coordinates.',
    ja: 'パーリンが考案したグラディエントノイズです。直線・平面・空間の上に、大きさのそろった滑らかな凹凸を作ります。整数の点では必ず0です。',
  },
  intuition: {
    en: 'Every crossing of a grid has a ramp that rises in a random direction and passes through 0 at the crossing. Between crossings, the surrounding ramps are blended gently, so cell borders do not show. Since all crossings have height 0, you see slopes instead of heights: the pattern is finer and less blocky than value noise, and 0 on average. On the plane and in space, all directions of a ramp are equally likely.',
    ja: '格子の交点ごとに、ランダムな方向へ傾いた小さな斜面を置きます。斜面はどれも、交点でちょうど高さ0を通ります。交点のあいだではまわりの斜面をゆるやかに混ぜるので、マスの境目は見えません。交点の高さはすべて0で、見えるのは高さではなく傾きです。そのためバリューノイズより細かく、マス目が目立ちにくく、平均は0になります。平面と空間では、斜面の向きはどれも同じ確率で選ばれます。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'The position: a float, vec2 or vec3, in cells. Multiply it for finer noise; add time to one component to make it flow.',
        ja: 'ノイズを調べる位置です。float、vec2、vec3のどれかで、格子1マスが1です。掛け算をするとノイズが細かくなり、成分の一つに時間を足すと流れます。',
      },
      unit: 'cells',
      role: 'domain',
      range: [-8, 8],
      default: [2.5, 3.25],
      outside: {
        en: 'Any position, including negative ones. Beyond 65536 cells from the origin, a float has few digits left for the position within a cell; beyond 2³¹, results may differ between devices.',
        ja: '負の値も含め、どこでも使えます。原点から65536マスを超えるとマスの中の位置を表す桁がfloatに足りなくなり、2³¹ を超えると環境によって結果が変わることがあります。',
      },
    },
  },
  returns: {
    en: 'The noise at that position: 0 on average, never beyond −1 and 1, mostly within ±0.5. For a brightness, halve it and add ½.',
    ja: 'その位置のノイズの値です。平均は0で、−1〜1を超えることはなく、ほとんどは ±0.5に収まります。明るさとして使うときは、半分にして ½ を足します。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} t &= p - \lfloor p \rfloor \\ |g_c| &= 1 \quad (D > 1), \qquad g_c \in [-1, 1) \quad (D = 1) \\ q(x) &= 6x^5 - 15x^4 + 10x^3 \\ w_k &= \prod_{i=1}^{D} \bigl|\,1 - k_i - q(t_i)\,\bigr| \\ n(p) &= \frac{2}{\sqrt{D}} \sum_{k \in \{0, 1\}^D} w_k \; g_{\lfloor p \rfloor + k} \cdot (t - k) \end{aligned}`,
  edgeCases: [
    { of: [0], is: 0, exact: true, en: '0 at every integer, whatever the slope there.', ja: '整数の点では、傾きによらず0です。' },
    { of: [-3], is: 0, exact: true },
    {
      of: [0.5],
      is: -0.6289631724357605,
      en: 'A line has no directions to choose from: slopes are random numbers from −1 to 1, and the value in the middle is (g₀ − g₁) / 2.',
      ja: '直線には選べる方向がないので、傾きは −1〜1の乱数です。中央の値は (g₀ − g₁) / 2になります。',
    },
    {
      of: [-1e-8],
      is: 0,
      en: 'Continuous across 0, even where the fraction rounds up to a whole cell.',
      ja: '小数部分が丸められて1になる場合でも、0をまたいで連続です。',
    },
    { overload: 'vec2', of: [[3, -1]], is: 0, exact: true },
    { overload: 'vec2', of: [[0.5, 0.5]], is: -0.02794569917023182 },
    { overload: 'vec3', of: [[0.5, 0.5, 0.5]], is: 0.07121903449296951 },
  ],
  accuracy: {
    class: 'lattice',
    oracle: {
      en: 'Slopes from the published hash with sine and cosine, interpolated in double precision. Range, mean, continuity and the distribution of directions are measured over many points.',
      ja: '公表されたハッシュとsin、cosで求めた傾きを、倍精度でつないだものです。値域、平均、連続性、方向の偏りのなさも多数の点で測っています。',
    },
  },
  continuity: { order: 2, en: 'Value, slope and curvature are continuous everywhere.', ja: '値、傾き、曲率がどこでも連続です。' },
  claims: {
    'smooth hills and hollows': 'across the border of a cell, slope and curvature are the same on both sides',
    'It is 0 at every point with integer coordinates': 'it is zero at whole points, on both sides of zero',
    'all directions of a ramp are equally likely': 'directions have length 1, and none is favoured',
    'never beyond −1 and 1': 'it stays in −1 to 1, and is 0 on average',
    'mostly within ±0.5': 'most of it lies within ±0.5',
    'Value, slope and curvature are continuous everywhere': 'across the border of a cell, slope and curvature are the same on both sides',
  },
  references: [
    { title: 'An Image Synthesizer', authors: 'Ken Perlin', year: 1985, doi: '10.1145/325165.325247' },
    { title: 'Improving Noise', authors: 'Ken Perlin', year: 2002, section: 'the fade curve', doi: '10.1145/566654.566636' },
    { title: 'Hash Functions for GPU Rendering', authors: 'Mark Jarzynski, Marc Olano', year: 2020, url: 'https://jcgt.org/published/0009/03/02/' },
  ],
  provenance: fromReference,
  related: ['fbm', 'noised', 'cnoise', 'snoise', 'valueNoise', 'worley'],
  confusedWith: [
    {
      name: 'valueNoise',
      en: 'Random heights at the crossings instead of slopes: values from 0 to 1, softer, with squares that are easier to see.',
      ja: '交点に傾きではなく高さの乱数を置きます。値は0〜1で、よりぼんやりとし、マス目が見えやすくなります。',
    },
    {
      name: { en: 'Perlin’s reference implementation', ja: 'パーリンによる参照実装' },
      en: 'The one of 2002 chooses among twelve directions with a table of 256 numbers, so it repeats after 256 cells. gnoise hashes the cell, which gives many more directions and no repetition at that distance.',
      ja: '2002年の実装は256個の数の表を使い、12方向から選ぶため、模様が256マスごとに繰り返します。gnoiseはマスの座標をハッシュするので、方向の数がはるかに多く、その距離では繰り返しません。',
    },
    {
      name: { en: 'simplex noise', ja: 'シンプレックスノイズ' },
      en: 'Uses a grid of triangles, with fewer corners to evaluate and a different look.',
      ja: '三角形の格子を使います。調べる頂点が少なく、見た目も異なります。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Gradient Noise', note: { en: 'From 0 to 1.', ja: '値は0〜1です。' } },
    { where: 'Blender', name: 'Noise Texture', note: { en: 'With detail at 0.', ja: 'ディテールを0にしたものです。' } },
    { where: 'Houdini VEX', name: 'noise' },
    { where: 'TSL', name: 'mx_noise_float' },
    { where: 'SVG', name: 'feTurbulence', note: { en: 'One octave of fractalNoise.', ja: 'fractalNoiseの1オクターブ分です。' } },
  ],
  synonyms: {
    en: ['gradient noise', 'perlin noise', 'perlin', 'noise', 'smooth random', 'hills', 'clouds', 'procedural', 'texture'],
    ja: ['グラディエントノイズ', '勾配ノイズ', 'パーリンノイズ', 'ノイズ', '乱数', 'らんすう', '雲', 'くも', '地形', '凹凸', 'プロシージャル', 'テクスチャー'],
  },
  examples: {
    'camouflage-cloth': { en: 'Camouflage cloth', ja: '迷彩柄の布' },
    'contour-lines-of-a-map': { en: 'Contour lines of a map', ja: '地図の等高線' },
  },
}
