/** Record of parabola. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clampedClaims, componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'An arch over the numbers from 0 to 1: 0 at both ends, 1 in the middle, and narrower the larger k is.',
    ja: '0〜1の間に架かるアーチです。両端で0、中央で1になり、kが大きいほど細くなります。',
  },
  intuition: {
    en: 'A rectangle with the sides x and 1 − x has no area at either end and the most in the middle, ¼; four times that is the parabola. Its power k pinches it to a spike or, below 1, widens it to a vault. Use it for what comes and goes within a span: the opacity of a particle over its life, the width of a leaf along its length, a jump.',
    ja: '辺がxと1 − xの長方形の面積は、両端で0、中央で最大の1/4になります。その4倍が放物線です。これをk乗すると、kが大きいほど尖り、1より小さいと丸天井のように膨らみます。ある区間の中で現れて消えるものに使えます。粒子の一生を通した不透明度、葉の付け根から先までの幅、ジャンプの高さなどです。',
  },
  parameters: {
    x: { ...shaped, range: [-0.25, 1.25] },
    k: {
      meaning: { en: 'The exponent. 1 is the parabola itself.', ja: '指数です。1なら放物線そのものです。' },
      unit: 'factor',
      range: [0.1, 8],
      default: 1,
      outside: {
        en: 'Any number; below 2⁻¹⁰ it counts as 2⁻¹⁰, where the result is near 1 except at the ends.',
        ja: 'どんな数でもかまいません。2⁻¹⁰未満は2⁻¹⁰とみなします。このとき、両端以外はほぼ1です。',
      },
    },
  },
  returns: { en: 'The height of the arch, from 0 to 1.', ja: '0〜1のアーチの高さです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{parabola}(x, k) = \bigl(4\,t\,(1 - t)\bigr)^k, \quad t = \operatorname{clamp}(x,\ 0,\ 1)`,
  edgeCases: [
    { of: [0, 1], is: 0 },
    { of: [1, 1], is: 0 },
    { of: [0.5, 1], is: 1 },
    { of: [0.5, 8], is: 1, en: 'The top is 1 for every k.', ja: 'kが何であっても、頂上は1です。' },
    { of: [0.25, 1], is: 0.75 },
    { of: [0.25, 2], is: 0.5625 },
    { of: [0.25, 0.5], is: 0.8660254038, en: 'k = ½ is half an ellipse.', ja: 'k = 0.5では、楕円の半分になります。' },
    { of: [0.25, 0], is: 0.9997190999, en: 'k is at least 2⁻¹⁰.', ja: 'kは2⁻¹⁰以上とみなされます。' },
    { of: [-1, 1], is: 0, en: 'Outside of 0 to 1 there is no arch.', ja: '0〜1の外にアーチはありません。' },
    { of: [2, 1], is: 0 },
    componentCase([[0.25, 0.5, 1], 1], [0.75, 1, 0]),
  ],
  accuracy: {
    class: 'power',
    oracle: { en: 'The power of 1 − (2x − 1)² in double precision.', ja: '1 − (2x − 1)² の累乗を倍精度で計算したものです。' },
  },
  continuity: {
    order: 0,
    en: 'Symmetric about one half. The ends are flat for k > 1, corners with the slope 4 for k = 1, and vertical for k < 1.',
    ja: '左右対称です。両端は、kが1より大きければ水平、1なら傾き4で折れ曲がり、1より小さければ垂直です。',
  },
  claims: {
    ...clampedClaims,
    '0 at both ends, 1 in the middle, and narrower the larger k is': 'parabola is an arch, narrower the larger k is',
    'The top is 1 for every k': 'parabola is an arch, narrower the larger k is',
    'Symmetric about one half': 'parabola is the same forwards and backwards',
    'flat for k > 1, corners with the slope 4 for k = 1, and vertical for k < 1': '$name is flat, slanted or vertical at the ends, by its k',
    'with k = 1 it is bump with k = 2, shifted by one half': 'parabola with k = 1 is bump with k = 2, shifted by one half',
    'k = ½ is half an ellipse': 'parabola with k = ½ is half an ellipse',
  },
  references: [
    {
      title: 'On the Use of Windows for Harmonic Analysis with the Discrete Fourier Transform',
      authors: 'Fredric J. Harris',
      year: 1978,
      section: 'Riesz (Bochner, Parzen) window: the parabola, k = 1',
      doi: '10.1109/PROC.1978.10837',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['bump', 'gaussian', 'gain', 'cubic', 'invCubic'],
  confusedWith: [
    {
      name: 'bump',
      en: 'A hill about any point, with a width instead of an exponent; with k = 1 it is bump with k = 2, shifted by one half.',
      ja: '好きな点に置ける山で、指数ではなく幅を指定します。k = 1のparabolaは、k = 2のbumpを0.5ずらしたものです。',
    },
    {
      name: { en: 'half a wave: sin(πx)', ja: '正弦波の半分: sin(πx)' },
      en: 'Lower than the parabola by up to 0.06 between the ends, with the slope π instead of 4 there.',
      ja: '途中の高さが放物線より最大で0.06低く、両端の傾きが4ではなくπになります。',
    },
    {
      name: { en: 'a difference of two smoothsteps', ja: '二つのsmoothstepの差' },
      en: 'Use it to hold 1 for a while in the middle, with both ends flat.',
      ja: '中央でしばらく1のままにし、両端を水平にしたいときに使います。',
    },
  ],
  elsewhere: [
    { where: 'TSL (three.js)', name: 'parabola' },
    {
      where: { en: 'signal processing', ja: '信号処理' },
      name: { en: 'Riesz window, Welch window', ja: 'リース窓、ウェルチ窓' },
      note: { en: 'For k = 1.', ja: 'k = 1のときです。' },
    },
  ],
  synonyms: {
    en: ['arch', 'hill', 'hump', 'Welch window', 'fade in and out', 'logistic map', 'quadratic', 'lifetime', 'shaping function'],
    ja: ['パラボラ', '放物線', 'アーチ', '山形', '窓関数', '現れて消える', 'フェードインとフェードアウト', '2次関数', '整形関数'],
  },
  examples: {
    'aqueduct-at-noon': { en: 'An aqueduct at noon', ja: '真昼の水道橋' },
    'willow-leaves': { en: 'Willow leaves', ja: '柳の葉' },
  },
}
