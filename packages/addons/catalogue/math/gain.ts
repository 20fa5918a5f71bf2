/** Record of gain. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Raises or lowers the contrast of numbers between 0 and 1, and keeps 0, one half and 1.',
    ja: '0、0.5、1を保ったまま、0〜1の数のコントラストを強めたり弱めたりします。',
  },
  intuition: {
    en: 'The lower half is a power curve, (2x)ᵏ at half its size; the upper half is the lower one rotated by 180° about the middle. There the slope is k: contrast grows by that factor. Above 1 the curve is an S that pushes numbers towards 0 and 1, below 1 it gathers them about one half. Exponents multiply, so two gains in a row equal one with the product of both k, and gain with 1 / k undoes gain with k, up to what rounding has lost near 1.',
    ja: '下半分は、累乗の曲線 (2x)ᵏ を縦横とも半分に縮めたものです。上半分は、それを中央のまわりに180°回したものです。中央の傾きがkなので、そこではコントラストがk倍になります。kが1より大きければS字になって数を0と1に寄せ、1より小さければ0.5のまわりに集めます。累乗を重ねると指数どうしの積になるので、gainを2回かけるのは二つの積をkにした1回と同じで、kのgainは1 / kのgainで元に戻ります。ただし、1の近くで丸めによって失われた桁は戻りません。',
  },
  parameters: {
    x: shaped,
    k: {
      meaning: { en: 'The contrast: the slope at one half. 1 changes nothing.', ja: 'コントラスト、つまり0.5での傾きです。1なら何も変わりません。' },
      unit: 'factor',
      range: [0.1, 6],
      default: 2.5,
      outside: {
        en: 'Any number; below 2⁻¹⁰ it counts as 2⁻¹⁰, where all numbers except the ends come near one half.',
        ja: 'どんな数でもかまいません。2⁻¹⁰未満は2⁻¹⁰とみなします。このとき、両端以外はほとんど0.5の近くに集まります。',
      },
    },
  },
  returns: {
    en: 'A number from 0 to 1, on the same side of one half as x.',
    ja: '0〜1の数です。0.5より大きいか小さいかは、xと変わりません。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{gain}(x, k) = \begin{cases} \tfrac12 (2x)^k & x < \tfrac12 \\ 1 - \tfrac12 (2 - 2x)^k & x \ge \tfrac12 \end{cases}`,
  edgeCases: [
    { of: [0, 2], is: 0 },
    { of: [1, 2], is: 1 },
    { of: [0.5, 3], is: 0.5, en: 'One half stays for every k.', ja: 'kが何であっても、0.5はそのままです。' },
    { of: [0.25, 2], is: 0.125, en: 'Above 1 it moves away from one half.', ja: 'kが1より大きいと0.5から遠ざかります。' },
    { of: [0.25, 0.5], is: 0.3535533906, en: 'Below 1 it moves towards one half.', ja: 'kが1より小さいと0.5に近づきます。' },
    { of: [0.75, 2], is: 0.875, en: '1 minus the result for 0.25.', ja: '1から、0.25の結果を引いた値です。' },
    { of: [0.25, 1], is: 0.25, en: 'k = 1 changes nothing.', ja: 'k = 1では何も変わりません。' },
    { of: [0.25, 0], is: 0.4996616638, en: 'Nearly one half; 0 stays 0 even here.', ja: 'ほぼ0.5です。ここでも、xが0なら結果は0です。' },
    { of: [-1, 2], is: 0 },
    { of: [2, 2], is: 1 },
    componentCase([[0, 0.25, 1], 2], [0, 0.125, 1]),
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'Perlin and Hoffert’s two halves in double precision, each a power by logarithms.',
      ja: 'PerlinとHoffertの二つの区間を、対数による累乗で、倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'In the middle the slope is continuous and the second derivative jumps, from 2k(k − 1) to its negative. The ends are flat for k > 1, corners for k = 1, and vertical for k < 1.',
    ja: '中央では、傾きは連続ですが、2階微分は2k(k − 1) からその符号を変えた値へ飛びます。両端は、kが1より大きければ水平、1なら折れ曲がり、1より小さければ垂直です。',
  },
  claims: {
    ...clampedClaims,
    'keeps 0, one half and 1': 'gain keeps 0, one half and 1',
    'One half stays for every k': 'gain keeps 0, one half and 1',
    'the upper half is the lower one rotated by 180° about the middle': '$name is the same turned by 180° about the middle',
    'There the slope is k': 'gain has the slope k in the middle, and its second derivative jumps there',
    'the second derivative jumps, from 2k(k − 1) to its negative': 'gain has the slope k in the middle, and its second derivative jumps there',
    'two gains in a row equal one with the product of both k': 'two gains in a row are one with the product of both',
    'gain with 1 / k undoes gain with k, up to what rounding has lost near 1': 'two gains in a row are one with the product of both',
    'on the same side of one half as x': 'gain stays on its side of one half',
    'flat for k > 1, corners for k = 1, and vertical for k < 1': '$name is flat, slanted or vertical at the ends, by its k',
  },
  references: [
    { title: 'Hypertexture', authors: 'Ken Perlin, Eric M. Hoffert', year: 1989, section: 'bias and gain', doi: '10.1145/74333.74359' },
    {
      title: 'Fast Alternatives to Perlin’s Bias and Gain Functions',
      authors: 'Christophe Schlick',
      year: 1994,
      section: 'Graphics Gems IV, pages 401–403',
    },
  ],
  provenance: fromReference,
  related: ['bias', 'cubic', 'quintic', 'safePow', 'smootherstep'],
  confusedWith: [
    {
      name: { en: 'the gain of Perlin and Hoffert', ja: 'PerlinとHoffertのgain' },
      en: 'The same curves with a parameter g from 0 to 1, where 0.5 changes nothing: k = −log₂(1 − g).',
      ja: '曲線は同じですが、パラメーターgは0〜1で、0.5のときに何も変わりません。k = −log₂(1 − g) で換算できます。',
    },
    {
      name: 'cubic',
      en: 'A fixed S-curve without a power: cheaper, and close to gain with k = 1.5. It cannot be undone by another k.',
      ja: '形の決まったS字の曲線です。累乗を使わないので計算が軽く、k = 1.5のgainに近い形です。kを変えて元に戻すことはできません。',
    },
    {
      name: { en: 'the gain of fbm', ja: 'fbmのgain' },
      en: 'There it is the amplitude of an octave relative to the one before.',
      ja: 'あちらは、前のオクターブに対する振幅の比です。',
    },
    {
      name: { en: 'the gain of an amplifier', ja: '音声や映像のゲイン' },
      en: 'A factor: it moves white, and values above 1 are cut off later. Here 0 and 1 stay.',
      ja: '単なる倍率です。白も動き、1を超えた値は後で切り捨てられます。こちらでは0と1が保たれます。',
    },
  ],
  elsewhere: [
    { where: 'Arnold', name: 'range: gain' },
    { where: 'Maya', name: 'contrast', note: { en: 'With its bias at 0.5.', ja: 'biasが0.5のときです。' } },
  ],
  synonyms: {
    en: ['Perlin gain', 'Schlick gain', 'contrast', 's-curve', 'sigmoid', 'tone curve', 'remap', 'sharpen', 'shaping function'],
    ja: ['ゲイン', 'コントラスト', '明暗差', 'S字', 'シグモイド', 'トーンカーブ', 'めりはり', '整形関数'],
  },
  examples: {
    'clouds-with-clear-edges': { en: 'Clouds with clear edges', ja: '輪郭のはっきりした雲' },
    'ikat-cloth': { en: 'Ikat cloth, from blurred to crisp', ja: 'ぼかしからくっきりへ移る絣の布' },
  },
}
