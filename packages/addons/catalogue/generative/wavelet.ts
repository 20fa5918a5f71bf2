/** Record of wavelet. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellularBasis, hashFunctions, patternParameters } from './cells.ts'

export const record: WrittenRecord = {
  shown: 'wavelet_frequency',
  summary: {
    en: 'Noise made of waves: stripes of one frequency whose direction changes from place to place, like fingerprints, brain coral or ripples in sand.',
    ja: '波でできたノイズです。周波数のそろった縞の向きが、場所ごとに変わります。指紋やノウサンゴ、砂の上のさざ波のような模様になります。',
  },
  intuition: {
    en: 'Scatter one wavelet into every cell: a plane wave with a random direction and a random phase, under a window that fades out around its centre. Where windows overlap, their waves are averaged and the stripes bend, branch or end. You choose the frequency; the directions are random. fbm, by contrast, mixes features of several sizes. When phase grows, every wave moves in its own direction while the windows stay in place, so the pattern seethes without drifting.',
    ja: 'マスごとに波の切れ端（ウェーブレット）を一つずつまきます。向きと位相がランダムな平面波に、中心から離れるほど弱まる窓を掛けたものです。窓が重なるところでは波が平均され、縞が曲がったり、枝分かれしたり、途切れたりします。いろいろな大きさの凹凸が混ざるfbmと違い、細かさは指定どおりにそろい、向きだけがランダムです。phaseを増やすと、窓は動かずにそれぞれの波が自分の向きへ進むので、全体は流れずに模様がうごめきます。',
  },
  parameters: {
    p: {
      ...patternParameters.p,
      meaning: { en: 'The position: a vec2. Each cell of the grid has one wavelet.', ja: '調べる位置です。vec2で、格子1マスに波が一つあります。' },
    },
    phase: {
      meaning: {
        en: 'The phase that is added to every wave. Pass a multiple of time to make the waves move: after 2π the pattern is the same again.',
        ja: 'すべての波に足す位相です。時間の倍数を渡すと波が動き、2πで元の模様に戻ります。',
      },
      unit: 'radians',
      range: [0, 6.2832],
      default: 0,
      outside: {
        en: 'Any number. GPUs compute cosines of large numbers less accurately: keep it within a few hundred.',
        ja: 'どんな数でもかまいません。大きな数のコサインはGPUで精度が落ちるので、数百までにしてください。',
      },
    },
    frequency: {
      meaning: {
        en: 'How many waves fit into a cell. At 2 the stripes run for several widths before they bend; below 0.5 the waves become blobs. Without it, 2.',
        ja: '1マスに入る波の数です。2なら縞は幅の数倍ほど進んでから曲がり、0.5より小さいと波ではなく斑点になります。省略すると2です。',
      },
      unit: 'count',
      range: [0, 4],
      default: 2,
      step: 0.05,
      outside: {
        en: 'Any number. Negative values reverse the directions. Above the resolution of the picture, stripes alias.',
        ja: 'どんな数でもかまいません。負の値では、波の向きが逆になります。画像の解像度を超えると、エイリアシングが起こります。',
      },
    },
  },
  returns: {
    en: 'The weighted mean of the waves: at least −1 and at most 1. Its standard deviation is 0.4. Over one period of phase, the mean at each position is 0.',
    ja: '波の加重平均です。−1以上1以下で、標準偏差は0.4です。どの位置でも、phaseの1周期にわたる平均は0です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} x_c &= c + h(c) - p, \qquad w_c = \max\left(1 - \frac{|x_c|^2}{1.5^2},\ 0\right)^{3} \\ f(p) &= \frac{\sum_c w_c \cos\bigl(2\pi\,(k\, e_c \cdot x_c + \psi_c) + \varphi\bigr)}{\sum_c w_c} \\ & e_c = \text{random direction}, \quad \psi_c \in [0, 1) \text{ random}, \quad k = \text{frequency}, \quad \varphi = \text{phase} \end{aligned}`,
  edgeCases: [
    { of: [[0.5, 0.5], 0], is: -0.5834493041038513 },
    {
      of: [[0.5, 0.5], Math.fround(Math.PI)],
      is: 0.5834491848945618,
      en: 'Half a period later, the sign is reversed.',
      ja: '半周期ずらすと、符号が反転します。',
    },
    { overload: 'frequency', of: [[0.5, 0.5], 0, 2], is: -0.5834493041038513, en: 'The frequency used when it is left out.', ja: '省略したときと同じ値です。' },
    {
      overload: 'frequency',
      of: [[0.5, 0.5], 0, 0],
      is: -0.13627006113529205,
      en: 'Without waves, each cell adds the cosine of its own phase.',
      ja: '波がなければ、各マスは自分の位相のコサインだけを足します。',
    },
    { overload: 'frequency', of: [[0.5, 0.5], 0, -2], is: 0.1765219271183014 },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'The waves of all 25 cells around the position, by the angles of their directions, in double precision.',
      ja: 'まわりの25マスのすべての波を、向きの角度から倍精度で求めたものです。',
    },
  },
  continuity: {
    order: 2,
    en: 'Windows have two continuous derivatives where they end, and one of them is above 0 at each position.',
    ja: '窓は端でも2階導関数まで連続で、どの位置でも少なくとも一つの窓が0より大きくなります。',
  },
  claims: {
    'at least −1 and at most 1': 'wavelet stays within −1 and 1, and uses its range',
    'Its standard deviation is 0.4': 'wavelet stays within −1 and 1, and uses its range',
    'the mean at each position is 0': 'half a period of phase later the sign is reversed',
    'stripes of one frequency': 'its spectrum peaks at the frequency',
    'whose direction changes from place to place': 'no direction of its waves is favoured',
    'after 2π the pattern is the same again': 'half a period of phase later the sign is reversed',
    'Windows have two continuous derivatives where they end': 'slope and curvature of wavelet are continuous',
    'one of them is above 0 at each position': 'some window of wavelet is above 0 at each position',
  },
  references: [
    {
      title: 'Procedural Noise using Sparse Gabor Convolution',
      authors: 'Ares Lagae, Sylvain Lefebvre, George Drettakis, Philip Dutré',
      year: 2009,
      doi: '10.1145/1531326.1531360',
    },
    cellularBasis,
    hashFunctions,
  ],
  provenance: fromReference,
  related: ['gnoise', 'worley', 'fbm', 'voronoise'],
  confusedWith: [
    {
      name: { en: 'Wavelet Noise (Cook and DeRose, 2005)', ja: 'ウェーブレットノイズ（Cook、DeRose、2005年）' },
      en: 'Is noise without direction whose spectrum is limited to one band, read from a tile computed beforehand.',
      ja: '帯域を制限した、向きのないノイズです。あらかじめ計算したタイルから読み出します。',
    },
    {
      name: { en: 'Gabor noise', ja: 'ガボールノイズ' },
      en: 'Sums several waves per cell, each under a Gaussian window; their directions can be chosen, or random. Here the sum is divided by that of the windows, so that it stays within −1 and 1.',
      ja: 'ガウス窓を掛けた波を、マスごとにいくつも足し合わせます。波の向きは、指定することもランダムにすることもできます。こちらは窓の和で割るので、−1〜1に収まります。',
    },
    { name: 'gnoise', en: 'Has hills of one size without stripes, at a lower cost.', ja: '縞のない、大きさのそろった起伏です。計算は軽くなります。' },
  ],
  elsewhere: [
    {
      where: 'Blender',
      name: 'Gabor Texture',
      note: { en: 'A sum of Gabor kernels, with a direction that can be set.', ja: 'ガボールカーネルの和で、向きを指定できます。' },
    },
  ],
  synonyms: {
    en: ['wavelet', 'gabor noise', 'stripes', 'fingerprint', 'brain coral', 'zebra', 'ripples', 'waves', 'turing pattern', 'brush strokes', 'water'],
    ja: ['ウェーブレット', 'ガボールノイズ', '縞', 'しま', '縞模様', '指紋', 'ノウサンゴ', 'しまうま', 'さざ波', '波', 'チューリングパターン', '筆跡'],
  },
  examples: {
    'brain-coral': { en: 'A brain coral', ja: 'ノウサンゴ' },
    'mackerel-sky': { en: 'A mackerel sky', ja: 'うろこ雲' },
  },
}
