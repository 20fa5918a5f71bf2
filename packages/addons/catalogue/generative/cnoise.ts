/** Record of cnoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellPosition, hashReference, noiseWords, perlin1985, perlin2002 } from './family.ts'

export const record: WrittenRecord = {
  shown: 'cnoise',
  summary: {
    en: 'Perlin noise with the gradients of 2002: smooth hills and hollows of one size over a plane, space or four dimensions. It is 0 at every point with integer coordinates.',
    ja: '2002年版の勾配を使うパーリンノイズです。平面・空間・4次元の上に、大きさのそろった滑らかな凹凸を作ります。整数の点では必ず0です。',
  },
  intuition: {
    en: 'Every point of a lattice has a ramp that passes through 0 there, and the ramps around a position are blended with a curve that starts and stops gently. In space a ramp points from the centre of a cube to the midpoint of one of its twelve edges, so its height is a sum of two coordinates with signs. In four dimensions there are 32 such directions. On the plane the ramps are those of space without their third component: four along the axes, and four diagonal ones, which are steeper and half as frequent. Use gnoise unless you need four dimensions or want this look: its ramps have all directions.',
    ja: '格子の点ごとに、そこで高さ0を通る斜面を置き、まわりの斜面を、ゆるやかに始まりゆるやかに終わる曲線で混ぜ合わせます。空間での斜面は、立方体の中心から12本の辺のどれかの中点を向くので、高さは符号の付いた二つの座標の和になります。4次元では、そのような方向が32あります。平面の斜面は、空間のものから第3成分を除いたものです。軸に沿ったものが四つ、斜めのものが四つで、斜めのものは急で、現れる割合は半分です。4次元が必要なときや、この見た目にしたいとき以外は、斜面があらゆる方向を向くgnoiseを使ってください。',
  },
  parameters: {
    p: cellPosition(
      { en: 'a vec2, vec3 or vec4', ja: 'vec2、vec3、vec4のどれか' },
      {
        en: ' For an animation that loops, use vec4(p, r·cos(a), r·sin(a)) with an angle a that turns.',
        ja: 'ループするアニメーションには、回転する角度aを使ってvec4(p, r·cos(a), r·sin(a)) とします。',
      },
    ),
  },
  returns: {
    en: 'The noise at that position: 0 on average, never beyond −1 and 1, mostly within ±0.5. It is divided by the largest possible sum, which is 1 on the plane, 1.0364 in space and 1.5366 in four dimensions. For a brightness, halve it and add ½.',
    ja: 'その位置のノイズの値です。平均は0で、−1〜1を超えることはなく、ほとんどは ±0.5に収まります。和の最大値（平面で1、空間で1.0364、4次元で1.5366）で割ってあります。明るさとして使うときは、半分にして ½ を足します。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} t &= p - \lfloor p \rfloor \\ q(x) &= 6x^5 - 15x^4 + 10x^3 \\ w_k &= \prod_{i=1}^{D} \bigl|\,1 - k_i - q(t_i)\,\bigr| \\ n(p) &= s_D \sum_{k \in \{0, 1\}^D} w_k \; g_{\lfloor p \rfloor + k} \cdot (t - k) \\ s_2 &= 1, \quad s_3 = 0.9649, \quad s_4 = 0.6507 \end{aligned}`,
  edgeCases: [
    { of: [[0, 0]], is: 0, exact: true, en: '0 at every point with integer coordinates, whatever the slope there.', ja: '整数の点では、傾きによらず0です。' },
    { of: [[3, -1]], is: 0, exact: true },
    { of: [[0.25, 0.5]], is: 0.1767578125 },
    {
      of: [[-1e-8, 0.5]],
      is: 0.25,
      en: 'Continuous across 0, even where the fraction rounds up to a whole cell.',
      ja: '小数部分が丸められて1になる場合でも、0をまたいで連続です。',
    },
    { overload: 'vec3', of: [[0.25, 0.5, 0.75]], is: -0.21116067433357238 },
    { overload: 'vec4', of: [[0.25, 0.5, 0.75, 0.5]], is: 0.402719820857048 },
  ],
  accuracy: {
    class: 'lattice',
    oracle: {
      en: 'Slopes that are chosen by the published hash from a list of all directions, interpolated in double precision. The largest possible sums, the mean, continuity and the share of each direction are measured.',
      ja: 'すべての方向の一覧から公表されたハッシュで選んだ傾きを、倍精度でつないだものです。和の最大値、平均、連続性、各方向の割合も測っています。',
    },
  },
  continuity: { order: 2, en: 'Value, slope and curvature are continuous everywhere.', ja: '値、傾き、曲率がどこでも連続です。' },
  claims: {
    'smooth hills and hollows': 'across the border of a cell, slope and curvature are the same on both sides',
    'It is 0 at every point with integer coordinates': 'cnoise and pnoise are zero at whole points',
    'diagonal ones, which are steeper and half as frequent': 'the slopes of the plane are eight, and diagonal ones are half as frequent',
    'there are 32 such directions': 'in space there are 12 slopes and in four dimensions 32, each as frequent as another',
    'never beyond −1 and 1': 'the largest possible sums are what the noises are divided by',
    'mostly within ±0.5': 'most of cnoise lies within ±0.5',
    'the largest possible sum': 'the largest possible sums are what the noises are divided by',
    'Value, slope and curvature are continuous everywhere': 'across the border of a cell, slope and curvature are the same on both sides',
  },
  references: [perlin2002, perlin1985, hashReference],
  provenance: fromReference,
  related: ['gnoise', 'pnoise', 'snoise', 'fbm'],
  confusedWith: [
    {
      name: 'gnoise',
      en: 'The same method with slopes in all directions, on a line, a plane or in space. The better choice there.',
      ja: '同じ方法で、傾きがあらゆる方向を向きます。直線・平面・空間で使え、そこではこちらが適しています。',
    },
    {
      name: 'snoise',
      en: 'Uses a lattice of simplices: 5 corners instead of 16 in four dimensions.',
      ja: '単体の格子を使います。4次元で調べる頂点は16ではなく5です。',
    },
    { name: 'pnoise', en: 'The same noise with a period, for textures that tile.', ja: '周期を持つ同じノイズです。継ぎ目なく並べるテクスチャーに使います。' },
    {
      name: { en: 'Perlin’s reference implementation', ja: 'パーリンによる参照実装' },
      en: 'Chooses among the same twelve directions with a table of 256 numbers, so it repeats after 256 cells. cnoise hashes the cell: another pattern, without that repetition.',
      ja: '同じ12方向から256個の数の表で選ぶため、模様が256マスごとに繰り返します。cnoiseはマスの座標をハッシュするので、模様は異なり、この繰り返しはありません。',
    },
  ],
  elsewhere: [
    { where: 'webgl-noise', name: 'cnoise', note: { en: 'With gradients of its own.', ja: '勾配の選び方が異なります。' } },
    { where: 'GLM', name: 'perlin' },
    { where: 'Unity.Mathematics', name: 'noise.cnoise' },
    { where: 'Houdini VEX', name: 'noise' },
  ],
  synonyms: {
    en: ['cnoise', 'classic noise', 'perlin noise', 'perlin', 'improved noise', 'gradient noise', '4d noise', 'looping noise', ...noiseWords.en],
    ja: ['クラシックノイズ', 'パーリンノイズ', '改良パーリンノイズ', 'グラディエントノイズ', '勾配ノイズ', '4次元', 'ループ', ...noiseWords.ja],
  },
  examples: {
    'tortoiseshell-comb': { en: 'A tortoiseshell comb', ja: 'べっ甲の櫛' },
    'lava-lamp-that-loops': { en: 'A lava lamp that loops', ja: 'ループするラバランプ' },
  },
}
