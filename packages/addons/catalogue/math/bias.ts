/** Record of bias. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Makes the numbers between 0 and 1 larger or smaller and keeps both ends: one half becomes k.',
    ja: '0〜1の数を、両端を保ったまま大きく、または小さくします。0.5はkになります。',
  },
  intuition: {
    en: 'Read x as a probability: its odds are x to 1 − x. bias multiplies them by k to 1 − k. At k = 0.8 that is a factor of 4, so even odds (x = 1/2) become 4 to 1, which is the probability 4/5. Dividing undoes multiplying, so bias with 1 − k undoes bias with k. It needs one division; Perlin’s original needs a power.',
    ja: 'xを確率とみなすと、オッズはx : (1 − x) です。biasは、このオッズにk : (1 − k) の比を掛けます。k = 0.8なら4倍です。五分五分（x = 0.5）のオッズは4 : 1、つまり確率4/5になります。掛け算は割り算で戻せるので、kのbiasは1 − kのbiasで元に戻ります。Perlinの元の式は累乗を使いますが、この式は割り算1回で済みます。',
  },
  parameters: {
    x: shaped,
    k: {
      meaning: { en: 'What one half becomes. 0.5 changes nothing.', ja: '0.5がどの値になるかです。0.5なら何も変わりません。' },
      unit: 'fraction',
      range: [0.02, 0.98],
      default: 0.8,
      outside: {
        en: 'Clamped to at least 2⁻²⁰ and at most 1 − 2⁻²⁰, so that both ends of the curve stay.',
        ja: '曲線の両端が保たれるように、2⁻²⁰以上、1 − 2⁻²⁰以下にクランプします。',
      },
    },
  },
  returns: {
    en: 'A number from 0 to 1; it grows with x and with k.',
    ja: '0〜1の数です。xが大きいほど、またkが大きいほど大きくなります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{bias}(x, k) = \frac{x}{\left(\frac1k - 2\right)(1 - x) + 1} = \frac{k\,x}{k\,x + (1 - k)(1 - x)}`,
  edgeCases: [
    { of: [0, 0.8], is: 0, exact: true },
    { of: [1, 0.8], is: 1 },
    { of: [0.5, 0.8], is: 0.8 },
    { of: [0.8, 0.2], is: 0.5, en: 'bias with 1 − k undoes the row above.', ja: '1 − kにすると、上の行と逆の変換になります。' },
    { of: [0.25, 0.5], is: 0.25, en: 'k = 0.5 changes nothing.', ja: 'k = 0.5では何も変わりません。' },
    { of: [0.5, 0], is: 2 ** -20, en: 'k is clamped: nearly 0.', ja: 'kがクランプされるので、ほぼ0になります。' },
    { of: [1, 0], is: 1, en: 'The end stays, and nothing is divided by zero.', ja: '端の値は保たれます。0で割ることもありません。' },
    { of: [-1, 0.8], is: 0, exact: true },
    { of: [2, 0.8], is: 1 },
    componentCase([[0, 0.5, 1], 0.25], [0, 0.25, 1]),
  ],
  accuracy: {
    class: 'division',
    oracle: { en: 'Schlick’s quotient as he prints it, in double precision.', ja: 'Schlickの式を、公表された形のまま倍精度で計算したものです。' },
  },
  continuity: {
    order: 0,
    en: 'The curve has a corner at both ends, where x is clamped: it leaves 0 with the slope k / (1 − k) and arrives at 1 with (1 − k) / k.',
    ja: 'xがクランプされる両端で折れ曲がります。0を出るときの傾きはk / (1 − k)、1に着くときの傾きは (1 − k) / kです。',
  },
  claims: {
    ...clampedClaims,
    'keeps both ends: one half becomes k': 'bias keeps 0 and 1, and one half becomes k',
    'bias multiplies them by k to 1 − k': 'bias multiplies odds',
    'bias with 1 − k undoes bias with k': 'bias with 1 − k undoes bias with k',
    'it grows with x and with k': 'bias grows with both of its arguments',
    'leaves 0 with the slope k / (1 − k) and arrives at 1 with (1 − k) / k': 'bias has its slopes at both ends',
  },
  references: [
    {
      title: 'Fast Alternatives to Perlin’s Bias and Gain Functions',
      authors: 'Christophe Schlick',
      year: 1994,
      section: 'Graphics Gems IV, pages 401–403',
    },
    { title: 'Hypertexture', authors: 'Ken Perlin, Eric M. Hoffert', year: 1989, section: 'bias and gain', doi: '10.1145/74333.74359' },
  ],
  provenance: fromReference,
  related: ['gain', 'parabola', 'highPass', 'cubic', 'safePow'],
  confusedWith: [
    {
      name: 'gain',
      en: 'Changes contrast and keeps one half. bias changes brightness: it moves one half and keeps the ends.',
      ja: 'コントラストを変える関数で、0.5はそのままです。biasは明るさを変えます。両端はそのままで、0.5が動きます。',
    },
    {
      name: 'pow',
      en: 'A power (gamma) also lifts or lowers the middle, but is vertical or flat at 0. With the exponent log k / log ½ it is Perlin’s bias, which also takes one half to k.',
      ja: '累乗（ガンマ）でも中間の値を上下できますが、0では傾きが無限大か0になります。指数をlog k / log 0.5にするとPerlinのbiasになり、0.5はやはりkになります。',
    },
    {
      name: { en: 'a bias that is added', ja: '足し算のバイアス' },
      en: 'In neural networks and for shadow maps a bias is a number that is added. Here the ends stay.',
      ja: 'ニューラルネットワークやシャドウマップのバイアスは、値に足す数です。こちらは両端の値を保ちます。',
    },
  ],
  elsewhere: [{ where: 'Arnold', name: 'range: bias' }],
  synonyms: {
    en: ['Schlick bias', 'Perlin bias', 'midtones', 'brightness', 'gamma', 'remap', 'curve', 'odds', 'logit', 'shaping function'],
    ja: ['バイアス', '中間調', '明るさ', 'ガンマ補正', 'トーンカーブ', '偏り', '整形関数', 'オッズ', 'シュリック'],
  },
  examples: {
    'test-strip-from-the-darkroom': { en: 'A test strip from the darkroom', ja: '暗室の段階露光' },
    'curtain-in-a-draught': { en: 'A curtain in a draught', ja: '風に揺れるカーテン' },
  },
}
