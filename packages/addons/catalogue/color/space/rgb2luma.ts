/** Record of rgb2luma. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('channels', 'luma', {
  summary: {
    en: 'Gives the luma of a colour: the weighted sum of its encoded channels, as old television made black and white of colour.',
    ja: '色のルーマを返します。エンコード済みのチャンネルの重み付きの和で、かつてテレビがカラーから白黒を作った方法です。',
  },
  intuition: {
    en: 'Green looks brightest and blue darkest at the same number, so green counts 0.587, red 0.299 and blue 0.114. The weights add up to 1: white keeps 1, and a grey keeps its value. It works on encoded channels as they are, without decoding, which is fast, and close enough to brightness for a grey picture or a threshold.',
    ja: '同じ数値なら緑が最も明るく、青が最も暗く見えます。そこで重みを、緑0.587、赤0.299、青0.114とします。重みの和は1なので、白は1のまま、灰色も元の値のままです。デコードせずにエンコード済みのチャンネルをそのまま使うので速く、白黒の絵や閾値の判定には十分に明るさに近い値です。',
  },
  outside: { en: 'Not clamped: a linear map of any numbers.', ja: 'クランプしません。どんな数にも同じ線形変換を行います。' },
  formula: String.raw`Y = 0.299\,r + 0.587\,g + 0.114\,b`,
  edgeCases: [
    { of: [[0, 0, 0]], is: 0, exact: true },
    { of: [[1, 1, 1]], is: 1, en: 'The weights add up to 1.', ja: '重みの和は1です。' },
    { of: [[0.5, 0.5, 0.5]], is: 0.5, en: 'A grey keeps its value.', ja: '灰色は元の値のままです。' },
    { of: [[1, 1, 0]], is: 0.886, en: 'Yellow is bright. Its plain mean would be ⅔.', ja: '黄は明るい色です。単純な平均なら ⅔ です。' },
    { of: [[0, 0, 1]], is: 0.114, en: 'Blue is dark. Its plain mean would be ⅓.', ja: '青は暗い色です。単純な平均なら ⅓ です。' },
    { of: [[-1, 0, 0]], is: -0.299, en: 'Negative channels count, too.', ja: '負のチャンネルも数えます。' },
  ],
  accuracy: 'polynomial',
  oracle: { en: 'The sum in double precision.', ja: '和を倍精度で計算したものです。' },
  claims: {
    'a grey keeps its value': 'greys are luma alone',
    'The weights add up to 1': 'greys are luma alone',
    'A linear map': 'conversions of video are linear',
  },
  alpha: false,
  related: ['rgb2ycbcr', 'rgb2yuv', 'blendLuminosity', 'rgb2oklab'],
  confusedWith: [
    {
      name: 'rgb2luminance',
      en: 'The amount of light: decoded channels with the weights 0.2126, 0.7152 and 0.0722. Take it for physical light.',
      ja: '光の量です。デコードしたチャンネルに、重み0.2126、0.7152、0.0722を掛けます。光を扱うときはこちらを使ってください。',
    },
    {
      name: 'rgb2oklab',
      en: 'Its L is close to perceived lightness, for colours as for greys.',
      ja: 'Lは、有彩色でも灰色でも、見た目の明るさに近い値です。',
    },
    {
      name: { en: 'the mean of the channels', ja: 'チャンネルの平均' },
      en: 'Makes yellow no brighter than two thirds, and blue as bright as green.',
      ja: '黄は ⅔ までしか明るくならず、青と緑が同じ明るさになります。',
    },
  ],
  elsewhere: [
    { where: 'OpenCV', name: 'COLOR_RGB2GRAY' },
    { where: 'Pillow', name: "convert('L')" },
    { where: 'MATLAB', name: 'rgb2gray', note: { en: 'With weights of four digits.', ja: '重みは4桁です。' } },
    { where: 'p5.js', name: 'filter(GRAY)', note: { en: 'With the weights of BT.709.', ja: '重みはBT.709のものです。' } },
  ],
  words: { en: ['luminance', 'desaturate', 'rgb2gray', 'threshold'], ja: ['輝度', '明るさ', '脱色', '二値化', 'rgb2gray'] },
  examples: {
    'photograph-in-black-and-white': { en: 'A parasol in black and white', ja: '白黒写真のパラソル' },
    'woodcut-by-three-thresholds': { en: 'A woodcut by three thresholds', ja: '三つの閾値による木版画' },
  },
})
