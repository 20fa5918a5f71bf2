/** Record of valueNoise. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'valueNoise_vec2',
  summary: {
    en: 'Smooth noise over a line, a plane or space: one random number at each point with integer coordinates, interpolated without seams, the same pattern on every device.',
    ja: '直線・平面・空間の上の滑らかなノイズです。整数の点ごとに乱数を一つ置き、継ぎ目なくつなぎます。どの環境でも同じ模様になります。',
  },
  intuition: {
    en: 'Lay a grid over the plane and write a random number between 0 and 1 at every crossing. Between crossings, blend the surrounding numbers. The blend starts and stops gently, so cell borders do not show. The numbers are not stored: an integer hash computes them from the position of the crossing. It uses integer arithmetic only, so results do not depend on how a device rounds a sine.',
    ja: '平面に格子を引き、交点の一つひとつに0から1までの乱数を書いておきます。交点のあいだでは、まわりの数を混ぜ合わせます。混ぜ方はゆるやかに始まり、ゆるやかに終わるので、マスの境目は見えません。乱数は保存しておくのではなく、交点の位置から整数のハッシュで毎回求めます。整数の計算だけなので、sinの丸め誤差のために環境ごとに結果が変わることはありません。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'The position: a float, vec2 or vec3, with the random numbers at integer coordinates. Multiply it for finer noise; add time to one component to make it flow.',
        ja: 'ノイズを調べる位置です。float、vec2、vec3のどれかで、整数のところに乱数があります。掛け算をするとノイズが細かくなり、成分の一つに時間を足すと流れます。',
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
    en: 'The noise at that position: ½ on average, always at least 0 and less than 1.',
    ja: 'その位置のノイズの値です。平均は ½ で、必ず0以上1未満です。',
    range: { min: 0, max: 1, open: true },
  },
  formula: String.raw`\begin{aligned} t &= p - \lfloor p \rfloor \\ q(x) &= 6x^5 - 15x^4 + 10x^3 \\ w_k &= \prod_{i=1}^{D} \bigl|\,1 - k_i - q(t_i)\,\bigr| \\ h(c) &= \bigl\lfloor \operatorname{pcg}_D(c)_1 / 2^8 \bigr\rfloor \cdot 2^{-24} \\ n(p) &= \sum_{k \in \{0, 1\}^D} w_k \, h\bigl(\lfloor p \rfloor + k\bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [0],
      is: 0.030199944972991943,
      exact: true,
      en: 'At an integer the noise is the hash itself, bit for bit.',
      ja: '整数の点では、ハッシュの値そのものです。ビット単位で一致します。',
    },
    { of: [1], is: 0.6591631174087524, exact: true },
    {
      of: [-1],
      is: 0.8990827202796936,
      exact: true,
      en: 'Negative cells have their own numbers; nothing is mirrored at 0.',
      ja: '負のマスにも独自の乱数があります。0を境に鏡映しにはなりません。',
    },
    { of: [0.5], is: 0.3446815311908722, en: 'Halfway, the mean of both neighbours.', ja: '中間では、両隣の平均です。' },
    {
      of: [-1e-8],
      is: 0.030199944972991943,
      en: 'Continuous across 0, even where the fraction rounds up to a whole cell.',
      ja: '小数部分が丸められて1になる場合でも、0をまたいで連続です。',
    },
    { overload: 'vec2', of: [[0, 0]], is: 0.097231924533844, exact: true },
    { overload: 'vec2', of: [[3, -1]], is: 0.2838165760040283, exact: true },
    { overload: 'vec3', of: [[0, 0, 0]], is: 0.6081518530845642, exact: true },
    { overload: 'vec3', of: [[1, 2, -3]], is: 0.9506086707115173, exact: true },
  ],
  accuracy: {
    class: 'lattice',
    oracle: {
      en: 'The published hash in integers, interpolated in double precision. At integer coordinates the results agree bit for bit. Range, mean and continuity are measured over many points.',
      ja: '公表されたハッシュを整数で計算し、倍精度でつないだものです。整数の点ではビット単位で一致します。値域、平均、連続性も多数の点で測っています。',
    },
  },
  continuity: {
    order: 2,
    en: 'Value, slope and curvature are continuous; slope and curvature are 0 at every point with integer coordinates.',
    ja: '値、傾き、曲率が連続です。整数の点では傾きと曲率が0になります。',
  },
  claims: {
    'Smooth noise over a line, a plane or space': 'across the border of a cell, slope and curvature are 0 on both sides',
    'always at least 0 and less than 1': 'it stays in [0, 1), is ½ on average and varies as its weights say',
    'At an integer the noise is the hash itself': 'at whole points it is the hash, bit for bit, on both sides of zero',
    'Value, slope and curvature are continuous': 'across the border of a cell, slope and curvature are 0 on both sides',
    'slope and curvature are 0 at every point with integer coordinates': 'it is flat at whole points',
  },
  references: [
    {
      title: 'Texturing & Modeling: A Procedural Approach, 3rd edition',
      authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
      year: 2003,
      section: '2, lattice noises: value noise',
    },
    { title: 'Hash Functions for GPU Rendering', authors: 'Mark Jarzynski, Marc Olano', year: 2020, url: 'https://jcgt.org/published/0009/03/02/' },
    {
      title: 'PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number Generation',
      authors: 'Melissa E. O’Neill',
      year: 2014,
      url: 'https://www.pcg-random.org/paper.html',
    },
    { title: 'Improving Noise', authors: 'Ken Perlin', year: 2002, section: 'the fade curve', doi: '10.1145/566654.566636' },
  ],
  provenance: fromReference,
  related: ['gnoise', 'fbm', 'random', 'smootherstep'],
  confusedWith: [
    {
      name: { en: 'gradient noise (Perlin noise)', ja: 'グラディエントノイズ（パーリンノイズ）' },
      en: 'Random slopes at the crossings instead of random heights: 0 at every point with integer coordinates, finer and less blocky, with values from −1 to 1.',
      ja: '交点に高さではなく傾きの乱数を置きます。整数の点では必ず0で、より細かく、マス目が目立ちにくく、値は−1〜1です。',
    },
    {
      name: { en: 'white noise', ja: 'ホワイトノイズ' },
      en: 'An independent random number at every point, without interpolation.',
      ja: 'どの点も独立した乱数で、補間しません。',
    },
    {
      name: 'fract(sin(x) * 43758.5453)',
      en: 'Depends on the last digits of a sine, which differ between devices.',
      ja: 'sinの末尾の桁に頼るため、環境ごとに結果が変わります。',
    },
  ],
  elsewhere: [
    {
      where: 'Unity Shader Graph',
      name: 'Simple Noise',
      note: { en: 'The sum of several octaves of value noise.', ja: 'バリューノイズを何オクターブか足したものです。' },
    },
    { where: 'FastNoiseLite', name: 'NoiseType_Value' },
    { where: 'Godot', name: 'FastNoiseLite: TYPE_VALUE' },
  ],
  synonyms: {
    en: ['value noise', 'noise', 'random', 'procedural', 'texture', 'clouds', 'smooth random', 'pcg', 'hash'],
    ja: ['バリューノイズ', '値ノイズ', 'ノイズ', '乱数', 'らんすう', 'ランダム', '雲', 'くも', '模様', 'もよう', 'プロシージャル', 'テクスチャー', 'ハッシュ'],
  },
  examples: {
    'clouds-that-drift-and-change': { en: 'Clouds that drift and change', ja: '流れながら形を変える雲' },
    'grain-of-a-plank': { en: 'Grain of a plank', ja: '板の木目' },
  },
}
