/** Record of fbm. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { imageSynthesizer, octaveParameters, texturing } from './octaves.ts'

export const record: WrittenRecord = {
  shown: 'fbm_lacunarity',
  summary: {
    en: 'Fractal noise: the sum of octaves of gradient noise, each finer and weaker than the one before. It looks like clouds, mountains or marble.',
    ja: 'フラクタルノイズです。グラディエントノイズを、細かく弱くしながら何オクターブも足し合わせます。雲や山、大理石のような模様になります。',
  },
  intuition: {
    en: 'Draw large hills, add hills half as large and half as high, then hills of half that size, and so on. The result looks alike from near and far, as clouds, coasts and rock do. Each layer is called an octave. The sum is divided by the sum of the weights, so more octaves add detail without adding height. Each octave is sampled at an offset, so that their zeros do not coincide.',
    ja: '大きな丘を描き、その上に大きさも高さも半分の丘を重ね、さらにその半分の丘を……と繰り返します。近くで見ても遠くから見ても似た形になり、雲や海岸線、岩肌もこの性質を持っています。重ねる層の一つひとつをオクターブと呼びます。和は重みの合計で割るので、オクターブを増やしても高さは増えず、細部だけが加わります。また、オクターブごとに見る場所をずらし、値が0になる点が重ならないようにしています。',
  },
  parameters: octaveParameters,
  returns: {
    en: 'The weighted mean of the octaves: 0 on average, never beyond −1 and 1, mostly within ±0.4.',
    ja: 'オクターブの加重平均です。平均は0で、−1〜1を超えることはなく、ほとんどは ±0.4に収まります。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} f(p) = \frac{\displaystyle\sum_{i=0}^{n-1} g^{\,i}\, \operatorname{gnoise}\bigl(\ell^{\,i} p + i\,o\bigr)}{\displaystyle\sum_{i=0}^{n-1} g^{\,i}} \\ o = (7.618,\ 3.382,\ 5.236) \end{gathered}`,
  edgeCases: [
    { of: [[0.5, 0.5], 1], is: -0.02794569917023182, en: 'One octave is gnoise itself.', ja: '1オクターブならgnoiseそのものです。' },
    {
      of: [[0.5, 0.5], 0],
      is: -0.02794569917023182,
      en: 'Below 1 counts as 1, so there is no division by zero.',
      ja: '1より小さければ1とみなすので、0で割ることはありません。',
    },
    { of: [[0.5, 0.5], 5], is: 0.03436116874217987 },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, 0.5],
      is: 0.03436116874217987,
      en: 'The values used when lacunarity and gain are left out.',
      ja: '省略したときと同じ値です。',
    },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, 0],
      is: -0.02794569917023182,
      en: 'With a gain of 0, only the first octave is left.',
      ja: 'gainが0なら、最初のオクターブだけが残ります。',
    },
    {
      overload: 'lacunarity',
      of: [[0.5, 0.5], 5, 2, -1],
      is: -0.02794569917023182,
      en: 'Weights of alternating sign could add up to zero, so negative values count as 0.',
      ja: '重みの符号が入れ替わると和が0になりうるので、負の値は0とみなします。',
    },
    {
      of: [[0.5, 0.5], 99],
      is: 0.03822812810540199,
      en: 'Limited to 16 octaves. The last is 32768 times finer than the first.',
      ja: '16オクターブで打ち切ります。最後の層は最初の32768倍の細かさです。',
    },
    { overload: 'vec3', of: [[0.5, 0.5, 0.5], 5], is: -0.05690250173211098 },
  ],
  accuracy: {
    class: 'lattice',
    scale: 8,
    oracle: {
      en: 'The sum written out in double precision, with the gradient noise that gnoise is compared with.',
      ja: '和を倍精度で書き下したものです。中のノイズには、gnoiseの検証に使うものと同じ倍精度の実装を使っています。',
    },
  },
  continuity: {
    order: 2,
    en: 'As smooth as gnoise, however rough it looks: the last octave is (lacunarity · gain)ⁿ⁻¹ times as steep as the first.',
    ja: '荒く見えてもgnoiseと同じく滑らかです。ただし、最後のオクターブの傾きは最初の (lacunarity · gain)ⁿ⁻¹ 倍になります。',
  },
  claims: {
    'the sum of octaves of gradient noise': 'each octave adds what its weight says',
    'more octaves add detail without adding height': 'more octaves add no height',
    'their zeros do not coincide': 'octaves do not vanish together: away from its first octave it is not zero at whole points',
    'never beyond −1 and 1': 'it stays within −1 and 1 with any gain',
    'mostly within ±0.4': 'more octaves add no height',
    'One octave is gnoise itself': 'one octave is gnoise, bit for bit',
    'As smooth as gnoise': 'each octave adds what its weight says',
  },
  references: [
    texturing('14, fractional Brownian motion'),
    imageSynthesizer,
    {
      title: 'Fractional Brownian Motions, Fractional Noises and Applications',
      authors: 'Benoit B. Mandelbrot, John W. Van Ness',
      year: 1968,
      doi: '10.1137/1010093',
    },
  ],
  provenance: fromReference,
  related: ['gnoise', 'turbulence', 'ridged', 'domainWarp', 'valueNoise', 'displace'],
  confusedWith: [
    {
      name: 'turbulence',
      en: 'Adds the absolute values of the octaves. This makes creases where the noise passes through zero, as in flames and marble.',
      ja: '各オクターブの絶対値を足します。値が0をまたぐところに折り目ができ、炎や大理石のようになります。',
    },
    {
      name: 'ridged',
      en: 'Inverts those creases into ridges and makes high ground rougher than low ground.',
      ja: 'その折り目を上下逆にして尾根にし、高いところほど荒くします。',
    },
    { name: 'gnoise', en: 'One octave: hills of one size.', ja: '1オクターブだけで、凹凸の大きさがそろっています。' },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Noise Texture', note: { en: 'Detail, Roughness and Lacunarity.', ja: 'ディテール、粗さ、空隙性で調整します。' } },
    { where: 'TSL', name: 'mx_fractal_noise_float' },
    { where: 'SVG', name: 'feTurbulence type="fractalNoise"' },
    { where: 'Photoshop', name: { en: 'Render > Clouds', ja: '描画 > 雲模様' }, note: { en: 'A pattern of the same kind.', ja: '同じ種類の模様です。' } },
  ],
  synonyms: {
    en: ['fbm', 'fractal noise', 'fractional brownian motion', 'octaves', 'clouds', 'terrain', 'mountains', 'marble', 'smoke', 'perlin noise'],
    ja: [
      'フラクタルノイズ',
      '非整数ブラウン運動',
      'フラクショナルブラウン運動',
      'オクターブ',
      '雲',
      'くも',
      '地形',
      'ちけい',
      '山',
      '煙',
      '大理石',
      'ノイズ',
      'プロシージャル',
    ],
  },
  examples: { 'drifting-clouds': { en: 'Drifting clouds', ja: '流れる雲' }, 'marbled-ink': { en: 'Marbled ink', ja: '墨流し' } },
}
