/** Record of pnoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellPosition, hashReference, noiseWords, perlin2002 } from './family.ts'

export const record: WrittenRecord = {
  shown: 'pnoise',
  summary: {
    en: 'Perlin noise that repeats: cnoise on a plane or in space, with a period of its own along each axis. For textures that tile, and for rings that close.',
    ja: '繰り返しのあるパーリンノイズです。平面または空間のcnoiseに、軸ごとの周期を持たせます。継ぎ目なく並ぶテクスチャーや、一周して閉じる模様に使います。',
  },
  intuition: {
    en: 'Lattice points are counted from 0 again after each period, before they are hashed. So points that are a period apart have the same slope, and the pattern has no seam where it begins again. Around a ring, use the angle as a coordinate: with a period of 12, position 12·angle / 2π closes. Taking the position itself modulo a period does not work: the noise on the two sides of the border is different.',
    ja: '格子点の番号を、ハッシュの前に周期ごとに0から数え直します。周期だけ離れた点は同じ傾きになるので、模様の変わり目に継ぎ目はできません。環に沿わせるときは、角度を座標に使います。周期が12なら、位置を12·角度 / 2πとすれば一周して閉じます。位置そのものを周期で割った余りにしても、境目の両側でノイズが異なるので、うまくいきません。',
  },
  parameters: {
    p: cellPosition({ en: 'a vec2 or vec3', ja: 'vec2かvec3' }),
    period: {
      meaning: {
        en: 'How many cells until the pattern repeats, along each axis: a vector of the same size as p. 0 stands for no repetition along that axis.',
        ja: '何マスごとに模様を繰り返すかを、軸ごとに指定します。pと同じ要素数のベクトルです。0なら、その軸では繰り返しません。',
      },
      unit: 'count',
      range: [0, 8],
      default: [4, 3],
      step: 1,
      outside: {
        en: 'Rounded to the nearest integer. Below ½, the noise does not repeat.',
        ja: '最も近い整数に丸めます。½ より小さければ繰り返しません。',
      },
    },
  },
  returns: {
    en: 'The noise at that position: never beyond −1 and 1, mostly within ±0.5, and 0 on average over a period.',
    ja: 'その位置のノイズの値です。−1〜1を超えることはなく、ほとんどは ±0.5に収まります。1周期の平均は0です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} P &= \bigl\lfloor \text{period} + \tfrac12 \bigr\rfloor \\ c'_i &= \begin{cases} c_i - P_i \lfloor c_i / P_i \rfloor & P_i \ge 1 \\ c_i & P_i < 1 \end{cases} \\ n(p) &= s_D \sum_{k \in \{0, 1\}^D} w_k \; g_{(\lfloor p \rfloor + k)'} \cdot (t - k) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.25, 0.5],
        [3, 2],
      ],
      is: 0.1767578125,
    },
    {
      of: [
        [3.25, 2.5],
        [3, 2],
      ],
      is: 0.1767578125,
      en: 'A period further, the same value.',
      ja: '1周期先は同じ値です。',
    },
    {
      of: [
        [-2.75, -3.5],
        [3, 2],
      ],
      is: 0.1767578125,
      en: 'On the other side of 0, too.',
      ja: '0の反対側でも同じです。',
    },
    {
      of: [
        [0.25, 0.5],
        [2.6, 1.7],
      ],
      is: 0.1767578125,
      en: 'Periods are rounded to integers: these are 3 and 2.',
      ja: '周期は整数に丸めます。この場合は3と2です。',
    },
    {
      of: [
        [2.25, 1.5],
        [0, 0],
      ],
      is: -0.125,
      en: 'Without a period, the noise is that of cnoise.',
      ja: '周期がなければ、cnoiseと同じです。',
    },
    {
      of: [
        [3, -1],
        [4, 3],
      ],
      is: 0,
      exact: true,
      en: '0 at every point with integer coordinates.',
      ja: '整数の点では必ず0です。',
    },
    {
      overload: 'vec3',
      of: [
        [2.25, 1.5, 0.75],
        [3, 2, 2],
      ],
      is: -0.019361935520172117,
    },
    {
      overload: 'vec3',
      of: [
        [5.25, -0.5, 2.75],
        [3, 2, 2],
      ],
      is: -0.019361935520172117,
    },
  ],
  accuracy: {
    class: 'lattice',
    oracle: {
      en: 'The slopes of cnoise at lattice points modulo the period, interpolated in double precision.',
      ja: '周期で割った余りの格子点におけるcnoiseの傾きを、倍精度でつないだものです。',
    },
  },
  continuity: {
    order: 2,
    en: 'Value, slope and curvature are continuous everywhere, also where the pattern begins again.',
    ja: '模様の変わり目も含め、値、傾き、曲率がどこでも連続です。',
  },
  claims: {
    'never beyond −1 and 1': 'the largest possible sums are what the noises are divided by',
    'mostly within ±0.5': 'most of pnoise lies within ±0.5',
    '0 on average over a period': 'pnoise is 0 on average over a period',
    'points that are a period apart have the same slope': 'a period further, pnoise is the same, bit for bit',
    'A period further, the same value': 'a period further, pnoise is the same, bit for bit',
    'Without a period, the noise is that of cnoise': 'without a period, pnoise is cnoise, bit for bit',
    '0 at every point with integer coordinates': 'cnoise and pnoise are zero at whole points',
    'Value, slope and curvature are continuous everywhere': 'across the border of a period, slope and curvature of pnoise are the same on both sides',
  },
  references: [perlin2002, hashReference],
  provenance: fromReference,
  related: ['cnoise', 'gnoise', 'psrdnoise'],
  confusedWith: [
    { name: 'cnoise', en: 'The same noise without a period.', ja: '周期のない、同じノイズです。' },
    {
      name: 'psrdnoise',
      en: 'Repeats, too, and returns its gradient; its slopes can turn with time. On the plane only.',
      ja: 'こちらも繰り返し、勾配も返します。傾きを時間とともに回せます。平面だけで使えます。',
    },
    {
      name: 'gnoise(mod(p, period))',
      en: 'Has a seam: the last cell of a period is joined to the next one, not to the first.',
      ja: '継ぎ目ができます。周期の最後のマスは、最初のマスではなく次のマスにつながるからです。',
    },
  ],
  elsewhere: [
    { where: 'webgl-noise', name: 'pnoise' },
    { where: 'GLM', name: 'perlin', note: { en: 'With a second argument.', ja: '引数を二つ渡したときのものです。' } },
    { where: 'Unity.Mathematics', name: 'noise.pnoise' },
    { where: 'Houdini VEX', name: 'pnoise' },
  ],
  synonyms: {
    en: ['pnoise', 'periodic noise', 'tileable noise', 'tiling noise', 'seamless noise', 'repeating', 'perlin noise', 'wrap', ...noiseWords.en],
    ja: ['周期ノイズ', '周期的なノイズ', 'タイリング', 'シームレス', '繰り返し', 'くりかえし', '継ぎ目', 'パーリンノイズ', ...noiseWords.ja],
  },
  examples: { 'total-eclipse': { en: 'A total eclipse', ja: '皆既日食' }, 'a-giant-of-gas': { en: 'A giant of gas', ja: '巨大ガス惑星' } },
}
