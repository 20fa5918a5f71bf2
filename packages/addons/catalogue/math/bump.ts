/** Record of bump. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { componentCase } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'A hill about 0 in the shape of a parabola: 1 at its top, and 0 from the distance 1 / k on.',
    ja: '0を中心とした放物線の山です。頂上で1、距離が1 / k以上では0です。',
  },
  intuition: {
    en: 'The square of the distance is subtracted from 1, and what would be negative is cut off. Unlike a Gaussian, the hill ends, so it does not affect what lies beyond its foot. Three of them, shifted for red, green and blue, make a plausible spectrum. Statisticians call it the Epanechnikov kernel, up to a factor.',
    ja: '1から距離の2乗を引き、負になるところを切り捨てます。ガウス関数と違って、この山には終わりがあります。0になった先では、隣の山に何の影響も与えません。赤、緑、青の位置に一つずつ置くと、それらしいスペクトルになります。統計学では、定数倍の違いを除いて、Epanechnikov核と呼ばれます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The distance from the top, on either side.', ja: '頂上からの距離です。負でもかまいません。' },
      unit: 'number',
      role: 'domain',
      range: [-2, 2],
      default: 0.4,
      outside: {
        en: 'Any number whose product with k is below 1e19. Far away the result is 0.',
        ja: 'kとの積が1e19未満なら、どんな数でもかまいません。遠くでは0です。',
      },
    },
    k: {
      meaning: { en: 'How narrow the hill is: its foot is at the distance 1 / k.', ja: '山の細さです。裾は、距離1 / kのところにあります。' },
      unit: 'factor',
      range: [0.5, 4],
      default: 1,
      outside: {
        en: 'Any number. Its sign makes no difference, and at 0 the hill is so wide that it is 1 everywhere.',
        ja: 'どんな数でもかまいません。符号による違いはありません。0では山が無限に広がり、どこでも1になります。',
      },
    },
  },
  returns: { en: 'The height, from 0 to 1.', ja: '0〜1の高さです。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{bump}(x, k) = \max\left(1 - (k\,x)^2,\ 0\right)`,
  edgeCases: [
    { of: [0, 1], is: 1, exact: true },
    { of: [0.5, 1], is: 0.75, exact: true },
    { of: [-0.5, 1], is: 0.75, exact: true, en: 'The same on both sides.', ja: '左右で同じ値です。' },
    { of: [1, 1], is: 0, exact: true, en: 'The foot of the hill.', ja: '山の裾です。' },
    { of: [3, 1], is: 0, exact: true },
    { of: [0.25, 2], is: 0.75, exact: true, en: 'Twice as narrow.', ja: '幅が半分になります。' },
    { of: [5, 0], is: 1, exact: true, en: 'Without a slope the hill has no end.', ja: 'k = 0の山には終わりがありません。' },
    componentCase([[-0.5, 0, 2], 1], [0.75, 1, 0], true),
  ],
  accuracy: {
    class: 'polynomial',
    oracle: { en: 'Two factors in double precision, one for each foot.', ja: '左右の裾に対応する二つの因数の積を、倍精度で計算したものです。' },
  },
  continuity: {
    order: 0,
    en: 'The slope jumps at both feet, from 2k to 0. For a foot without a corner, square the result.',
    ja: '傾きは両側の裾で、2kから0へ飛びます。裾を滑らかにしたいときは、結果を2乗してください。',
  },
  claims: {
    '1 at its top, and 0 from the distance 1 / k on': 'bump ends at the distance 1 / k',
    'it is 1 everywhere': 'bump is 1 everywhere for k = 0, and the same for −k',
    'Its sign makes no difference': 'bump is 1 everywhere for k = 0, and the same for −k',
    'The slope jumps at both feet, from 2k to 0': 'bump has a corner at its foot that squaring takes away',
    'For a foot without a corner, square the result': 'bump has a corner at its foot that squaring takes away',
    'with k = 2, shifted by one half, it is the same curve': 'parabola with k = 1 is bump with k = 2, shifted by one half',
  },
  references: [
    {
      title: 'GPU Gems, Chapter 8: Simulating Diffraction',
      authors: 'Jos Stam',
      year: 2004,
      section: 'blend3, of which the colours of the rainbow are made',
      url: 'https://developer.nvidia.com/gpugems/gpugems/part-i-natural-effects/chapter-8-simulating-diffraction',
    },
    {
      title: 'Non-Parametric Estimation of a Multivariate Probability Density',
      authors: 'V. A. Epanechnikov',
      year: 1969,
      doi: '10.1137/1114019',
    },
  ],
  provenance: fromReference,
  related: ['parabola', 'gaussian', 'quartic', 'highPass'],
  confusedWith: [
    {
      name: 'parabola',
      en: 'The same curve between two fixed ends, 0 and 1, with an exponent. Use bump for a hill about a point: with k = 2, shifted by one half, it is the same curve as parabola with k = 1.',
      ja: '0と1の間に固定した同じ曲線で、指数を持ちます。ある点を中心に山を置くならbumpです。k = 2で0.5ずらすと、k = 1のparabolaと同じ曲線になります。',
    },
    {
      name: 'gaussian',
      en: 'Has no corner and no end, and costs an exponential.',
      ja: '折れ曲がりも終わりもない曲線です。指数関数の計算が必要です。',
    },
    {
      name: { en: 'the bump functions of mathematics', ja: '数学の隆起関数' },
      en: 'Those have all derivatives, also at their feet.',
      ja: 'あちらは、裾も含めて何回でも微分できます。',
    },
    { name: { en: 'bump mapping', ja: 'バンプマッピング' }, en: 'Bends the normals of a surface by a height.', ja: '高さをもとに、面の法線を傾ける手法です。' },
  ],
  elsewhere: [
    { where: 'GPU Gems', name: 'blend3', note: { en: 'Of three numbers, with k = 1.', ja: '三つの数に対するもので、k = 1です。' } },
    {
      where: { en: 'statistics', ja: '統計学' },
      name: { en: 'Epanechnikov kernel', ja: 'Epanechnikov核' },
      note: { en: 'With the factor 3k/4, so that its integral is 1.', ja: '積分が1になるように3k/4倍したものです。' },
    },
  ],
  synonyms: {
    en: ['hill', 'bump function', 'parabola', 'kernel', 'Epanechnikov', 'window', 'falloff', 'spectrum', 'rainbow'],
    ja: ['バンプ', '山', '放物線', 'こぶ', 'カーネル', '窓関数', '減衰', 'スペクトル', '虹', '山形'],
  },
  examples: {
    'spectrum-on-a-wall': { en: 'A spectrum on a wall', ja: '壁に映ったスペクトル' },
    'colours-of-a-compact-disc': { en: 'The colours of a compact disc', ja: 'コンパクトディスクの虹色' },
  },
}
