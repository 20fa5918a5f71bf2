/** Record of ridged. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { octaveParameters, texturing } from './octaves.ts'

export const record: WrittenRecord = {
  shown: 'ridged_lacunarity',
  summary: {
    en: 'Ridged multifractal noise: octaves with sharp ridges, rough on high ground and calm in the valleys, like mountains, lightning or veins.',
    ja: 'リッジドマルチフラクタルノイズです。鋭い尾根を持つオクターブを重ね、高いところは荒く、谷は穏やかにします。山脈や稲妻、葉脈のような模様になります。',
  },
  intuition: {
    en: 'Turn the creases of turbulence upside down and they become ridges: the noise is highest where it passes through zero. Squaring makes the ridges sharper and the valleys flatter. Each octave is then weakened where the octave before it is low, so small ridges branch off large ones while the valleys stay calm, as if sediment had filled them.',
    ja: 'タービュランスの折り目を上下逆にすると尾根になり、値は0をまたぐところで最も高くなります。2乗すると、尾根は鋭く、谷は平らになります。さらに、各オクターブを一つ前のオクターブが低いところで弱めます。すると大きな尾根から小さな尾根が枝分かれし、谷は土砂で埋まったように穏やかになります。',
  },
  parameters: {
    ...octaveParameters,
    offset: {
      meaning: {
        en: 'How far the noise may be from zero before the ground of the valley is reached: 1 gives broad slopes, 0.4 thin ridges on flat ground. It is optional together with lacunarity and gain, and then 1.',
        ja: 'ノイズの値が0からどれだけ離れると谷底になるかです。1なら斜面が広くなり、0.4なら平地に細い尾根だけが残ります。lacunarity、gainとともに省略でき、その場合は1です。',
      },
      unit: 'number',
      range: [0.2, 1.5],
      default: 1,
      outside: {
        en: 'Below 0.01 counts as 0.01. The larger, the flatter: results approach 1.',
        ja: '0.01より小さければ0.01とみなします。大きくするほど平らになり、値は1に近づきます。',
      },
    },
  },
  returns: {
    en: 'The weighted mean of the octaves: at least 0, at most 1, which it reaches only where every octave with a weight above 0 passes through zero. With five octaves and an offset of 1, it is on average 0.54 on a plane and 0.67 in space; with an offset of 0.5, 0.27 and 0.38.',
    ja: 'オクターブの加重平均です。0以上1以下で、1になるのは、重みが0より大きいすべてのオクターブが同時に0をまたぐところだけです。5オクターブのときの平均は、offsetが1なら平面で0.54、空間で0.67、0.5なら平面で0.27、空間で0.38です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{aligned} h_i &= \max\left(1 - \frac{\bigl|\operatorname{gnoise}(\ell^{\,i} p + i\,o)\bigr|}{\max(d,\ 0.01)},\ 0\right)^{2} \\ r_0 &= h_0, \qquad r_i = h_i \min(2\,r_{i-1},\ 1) \\ f(p) &= \frac{\displaystyle\sum_{i=0}^{n-1} g^{\,i}\, r_i}{\displaystyle\sum_{i=0}^{n-1} g^{\,i}}, \qquad o = (7.618,\ 3.382,\ 5.236) \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0], 1],
      is: 1,
      en: 'At lattice points the first octave is zero, so this is a ridge.',
      ja: '格子点では最初のオクターブが0なので、尾根になります。',
    },
    { of: [[0.5, 0.5], 1], is: 0.9448895454406738 },
    { of: [[0.5, 0.5], 0], is: 0.9448895454406738, en: 'Below 1 counts as 1.', ja: '1より小さければ1とみなします。' },
    { of: [[0.5, 0.5], 5], is: 0.823300838470459 },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, 0.5, 1],
      is: 0.823300838470459,
      en: 'The values used when lacunarity, gain and offset are left out.',
      ja: '省略したときと同じ値です。',
    },
    { overload: 'lacunarity', of: [[0.5, 0.5], 5, 2, 0.5, 0.5], is: 0.6198684573173523 },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, 0.5, 0],
      is: 0,
      en: 'An offset of 0 counts as 0.01: there is no division by zero, and almost everything is valley.',
      ja: 'offsetが0なら0.01とみなすので、0で割ることはありません。ほとんどが谷底になります。',
    },
    { overload: 'vec3', of: [[0.5, 0.5, 0.5], 5], is: 0.6748827695846558 },
  ],
  accuracy: {
    class: 'lattice',
    scale: 8,
    oracle: {
      en: 'All octaves in double precision first, with the gradient noise that gnoise is compared with, then the recursion from the last octave to the first.',
      ja: '先にすべてのオクターブを倍精度で求め、最後のオクターブから再帰で計算したものです。中のノイズには、gnoiseの検証に使うものと同じ実装を使っています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks along the ridges, and where an octave begins to be weakened.',
    ja: '尾根の線上と、オクターブが弱まり始めるところで折れ曲がります。',
  },
  claims: {
    'highest where it passes through zero': 'ridges are where gnoise is zero',
    'Each octave is then weakened where the octave before it is low': 'below half its height an octave weakens the next one in proportion',
    'at least 0, at most 1': 'turbulence and ridged stay within 0 and 1 with any gain',
    'which it reaches only where every octave with a weight above 0 passes through zero': 'ridged is 1 only where every octave is zero',
    'on average 0.54 on a plane and 0.67 in space': 'the means of ridged are those of the record',
    'results approach 1': 'a larger offset raises every value',
  },
  references: [
    texturing('16, procedural fractal terrains'),
    {
      title: 'The Synthesis and Rendering of Eroded Fractal Terrains',
      authors: 'F. Kenton Musgrave, Craig E. Kolb, Robert S. Mace',
      year: 1989,
      doi: '10.1145/74333.74337',
    },
  ],
  provenance: fromReference,
  related: ['turbulence', 'fbm', 'gnoise', 'domainWarp'],
  confusedWith: [
    {
      name: 'turbulence',
      en: 'Has the same creases as valleys, and detail of equal strength at all heights.',
      ja: '同じ折り目が谷になり、細部の強さは高さによりません。',
    },
    { name: 'fbm', en: 'Has no ridges: rolling hills.', ja: '尾根がなく、なだらかな丘になります。' },
    {
      name: { en: 'Musgrave’s own function', ja: 'Musgrave自身の関数' },
      en: 'Does not divide by the offset or by the sum of the weights, so its range depends on all parameters. Where the noise exceeds the offset, it rises again in the valleys.',
      ja: 'offsetでも重みの合計でも割らないため、値の範囲がすべての引数によって変わります。ノイズの値がoffsetを超えると、谷の中でまた高くなります。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Noise Texture', note: { en: 'With the type Ridged Multifractal.', ja: 'タイプがRidged Multifractalの場合です。' } },
    { where: 'libnoise', name: 'RidgedMulti' },
    { where: 'FastNoiseLite', name: 'FractalType_Ridged' },
  ],
  synonyms: {
    en: ['ridged multifractal', 'ridge noise', 'ridged noise', 'mountains', 'terrain', 'alps', 'lightning', 'veins', 'canyon', 'musgrave', 'heightmap'],
    ja: ['リッジドマルチフラクタル', 'リッジノイズ', '尾根', 'おね', '山', 'やま', '山脈', '地形', 'ちけい', '稲妻', '葉脈', '渓谷', 'ハイトマップ'],
  },
  examples: {
    'alps-from-the-air': { en: 'The Alps from the air', ja: '空から見たアルプス' },
    'plasma-ball': { en: 'A plasma ball', ja: 'プラズマボール' },
  },
}
