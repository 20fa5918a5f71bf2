/** Record of domainWarp. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { imageSynthesizer, octaveParameters, texturing } from './octaves.ts'

const { p, octaves } = octaveParameters

export const record: WrittenRecord = {
  summary: {
    en: 'Fractal noise at a position that fractal noise has displaced, and the displacement itself: folds and swirls like stirred liquids, wood and folded steel.',
    ja: 'フラクタルノイズでずらした位置で、もう一度フラクタルノイズを求めた値と、そのずれのベクトルです。かき混ぜた液体や木目、折り返し鍛えた鋼のような、うねりと渦の模様になります。',
  },
  intuition: {
    en: 'Print noise on a sheet of rubber and pull the sheet about, at each place in a direction that other noise chooses. Where the pull differs between neighbours, the pattern is stretched to threads or folded. A strength of 0 leaves the noise as it is; at 1 it flows; from about 4 on it tears into thin folds. Colour by the noise in x, and vary the tint by the vector in yz, which changes more slowly.',
    ja: 'ノイズを印刷したゴムのシートを、場所ごとに別のノイズが選ぶ向きへ引っ張るところを想像してください。隣どうしで引かれ方が違うと、模様は糸のように伸びたり、折り重なったりします。strengthが0なら元のノイズのままで、1で流れるようになり、4ほどで細いひだになります。xのノイズで色を決め、よりゆっくり変化するyzのベクトルで色味に変化をつけると効果的です。',
  },
  parameters: {
    p: {
      ...p,
      meaning: { en: 'The position: a vec2, in cells of the first octave.', ja: 'ノイズを調べる位置です。vec2で、最初のオクターブの格子1マスが1です。' },
      outside: {
        en: 'Any position. In the last octave, the distance from the origin is 2ⁿ⁻¹ times larger; keep that within 65536 cells.',
        ja: 'どこでも使えます。最後のオクターブでは原点からの距離が2ⁿ⁻¹ 倍になるので、それが65536マスに収まるようにしてください。',
      },
    },
    octaves: {
      ...octaves,
      meaning: {
        en: 'The number of layers in each of the three fractal noises, an int. Each costs three gradient noises.',
        ja: '三つのフラクタルノイズそれぞれの層の数（int）です。1層ごとにグラディエントノイズ3回分の計算がかかります。',
      },
      range: [1, 6],
      default: 4,
    },
    strength: {
      meaning: {
        en: 'How many cells the position moves for a vector of length 1. With 4 octaves, vectors are 0.24 long on average; with fewer they are longer, 0.39 with one.',
        ja: '長さ1のベクトルに対して、位置を何マスずらすかです。ベクトルの長さの平均は、4オクターブで0.24です。オクターブが少ないほど長くなり、1オクターブなら0.39です。',
      },
      unit: 'factor',
      range: [0, 6],
      default: 3,
      step: 0.05,
      outside: { en: 'Any number. Negative values displace in the opposite direction.', ja: 'どんな数でもかまいません。負の値では逆向きにずらします。' },
    },
  },
  returns: {
    en: 'The noise in x, and the vector that displaced it, before it is multiplied by strength, in yz. All are 0 on average and never beyond −1 and 1.',
    ja: 'xがノイズの値、yzが位置をずらしたベクトル（strengthを掛ける前）です。どれも平均は0で、−1〜1を超えることはありません。',
    range: { min: [-1, -1, -1], max: [1, 1, 1] },
  },
  formula: String.raw`\begin{aligned} q(p) &= \begin{pmatrix} \operatorname{fbm}(p,\ n) \\ \operatorname{fbm}(p + e,\ n) \end{pmatrix}, \qquad e = (9.37,\ -6.41) \\ \operatorname{domainWarp}(p) &= \begin{pmatrix} \operatorname{fbm}(p + s\,q(p),\ n) \\ q(p) \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [[0.5, 0.5], 4, 0],
      is: [0.03456583991646767, 0.03456583991646767, 0.1285184919834137],
      en: 'Without strength, x is fbm, as y is.',
      ja: 'strengthが0なら、xもyと同じくfbmの値です。',
    },
    { of: [[0.5, 0.5], 4, 1], is: [0.1219482421875, 0.03456583991646767, 0.1285184919834137] },
    {
      of: [[0.5, 0.5], 4, -1],
      is: [-0.07742907851934433, 0.03456583991646767, 0.1285184919834137],
      en: 'The vector does not depend on strength.',
      ja: 'ベクトルはstrengthによりません。',
    },
    {
      of: [[0.5, 0.5], 0, 1],
      is: [0.20952312648296356, -0.02794569917023182, 0.20035810768604279],
      en: 'Below 1 octave counts as 1.',
      ja: '1オクターブ未満は1とみなします。',
    },
  ],
  accuracy: {
    class: 'lattice',
    scale: 16,
    oracle: {
      en: 'Three fractal noises in double precision, from the gradient noise that gnoise is compared with.',
      ja: '三つのフラクタルノイズを倍精度で求めたものです。中のノイズには、gnoiseの検証に使うものと同じ実装を使っています。',
    },
  },
  continuity: {
    order: 2,
    en: 'Both the noise and the displaced position have two continuous derivatives. Where the displacement compresses the pattern, it is steeper than fbm.',
    ja: 'ノイズもずらした位置も、2階導関数まで連続です。ずらして模様が縮んだところでは、fbmより傾きが急になります。',
  },
  claims: {
    'A strength of 0 leaves the noise as it is': 'without strength it is fbm, bit for bit',
    'which changes more slowly': 'the noise is steeper than the vector that displaces it',
    'All are 0 on average and never beyond −1 and 1': 'domainWarp stays within −1 and 1, and is 0 on average',
    'The vector does not depend on strength': 'the vector is fbm at two places, whatever the strength',
    'vectors are 0.24 long on average': 'the vector is 0.24 long on average, and longer with one octave',
    'Both the noise and the displaced position have two continuous derivatives': 'across the borders of cells its slope and curvature are continuous',
  },
  references: [imageSynthesizer, texturing('14, fractional Brownian motion')],
  provenance: fromReference,
  related: ['fbm', 'displace', 'turbulence', 'gnoise', 'curl'],
  confusedWith: [
    {
      name: 'displace',
      en: 'Moves the points of a surface by a height that you pass. domainWarp moves the position at which noise is sampled.',
      ja: '渡した高さに従って面の点を動かします。こちらは、ノイズを調べる位置を動かします。',
    },
    { name: 'fbm', en: 'Has no displacement, at a third of the cost.', ja: 'ずらさずに求めます。計算量は3分の1です。' },
    {
      name: 'curl',
      en: 'Returns a vector field without sources and sinks, along which particles drift. The vector of domainWarp has both.',
      ja: '湧き出しも吸い込みもないベクトル場を返します。粒子を流すのに使います。domainWarpのベクトルには、どちらもあります。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Noise Texture', note: { en: 'With Distortion.', ja: '歪みで調整します。' } },
    {
      where: 'FastNoiseLite',
      name: 'DomainWarp',
      note: { en: 'Displaces the position; the noise is a second call.', ja: '位置だけをずらします。ノイズは別に呼びます。' },
    },
  ],
  synonyms: {
    en: ['domain warping', 'warped noise', 'distortion', 'swirl', 'marble', 'fluid', 'coffee', 'damascus steel', 'wood grain', 'gas giant', 'perturbation'],
    ja: ['ドメインワーピング', 'ドメインワープ', '歪み', 'ゆがみ', '渦', 'うず', 'マーブル', '流体', 'ダマスカス鋼', '木目', 'うねり', '墨流し'],
  },
  examples: {
    'cream-in-coffee': { en: 'Cream in coffee', ja: 'コーヒーに注いだクリーム' },
    'blade-of-folded-steel': { en: 'A blade of folded steel', ja: '折り返し鍛えた鋼の刃' },
  },
}
