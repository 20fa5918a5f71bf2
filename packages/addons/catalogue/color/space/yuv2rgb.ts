/** Record of yuv2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { bt709 } from './references.ts'

export const record: WrittenRecord = conversion('yuv', 'channels', {
  summary: {
    en: 'Converts YUV with the weights of HDTV to red, green and blue. The inverse of rgb2yuv.',
    ja: 'HDTVの重みのYUVを、赤・緑・青に変換します。rgb2yuvの逆変換です。',
  },
  intuition: {
    en: 'Red is the luma plus a multiple of V, blue the luma plus a multiple of U. Green is what makes the weighted sum the luma again, so it falls with both. At U = V = 0 the result is the grey Y. The angle of (U, V) acts as a hue and its length as a saturation: turn the pair, and the colours of a picture turn at the same luma.',
    ja: '赤はルーマにVの定数倍を、青はルーマにUの定数倍を足したものです。緑は重み付きの和がルーマに戻るように決まるので、どちらが増えても減ります。U = V = 0なら、結果は灰色のYです。(U, V) の角度は色相、長さは彩度として働きます。この組を回せば、ルーマを保ったまま、絵の色が回ります。',
  },
  outside: { en: 'Not clamped: a linear map of any numbers.', ja: 'クランプしません。どんな数にも同じ線形変換を行います。' },
  returns: {
    en: 'Red, green and blue, in the encoding that they had before. They are in 0–1 for colours that come from rgb2yuv.',
    ja: '赤、緑、青です。エンコードはもとの値のままです。rgb2yuvで得た色なら0〜1に収まります。',
    range: { min: [-0.7874, -0.3278, -0.9278], max: [1.7874, 1.3278, 1.9278] },
  },
  formula: String.raw`\begin{aligned} r &= Y + \frac{1 - 0.2126}{0.615}\,V \\ b &= Y + \frac{1 - 0.0722}{0.436}\,U \\ g &= Y - \frac{0.2126\,(r - Y) + 0.0722\,(b - Y)}{0.7152} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[0.5, 0, 0]], is: [0.5, 0.5, 0.5], exact: true, en: 'Luma alone is a grey.', ja: 'ルーマだけなら灰色です。' },
    { of: [[0.2126, -0.099906876482, 0.615]], is: [1, 0, 0] },
    { of: [[0.0722, 0.436, -0.056391922784]], is: [0, 0, 1] },
    {
      of: [[0.5, 0, 0.615]],
      is: [1.2874, 0.265937863535, 0.5],
      en: 'No colour of a screen: red is above 1.',
      ja: '画面に出せない色です。赤が1を超えます。',
    },
  ],
  accuracy: 'polynomial',
  scale: 2,
  oracle: { en: 'The inverse of the matrix of rgb2yuv in double precision.', ja: 'rgb2yuvの行列の逆行列を、倍精度で計算したものです。' },
  claims: {
    'The inverse of rgb2yuv': 'there and back gives the colour again, with the corners of the cube and beyond it',
    'They are in 0–1 for colours that come from rgb2yuv': 'there and back gives the colour again, with the corners of the cube and beyond it',
    'At U = V = 0 the result is the grey Y': 'greys are luma alone',
    'A linear map': 'conversions of video are linear',
  },
  references: [bt709],
  related: ['rgb2yuv', 'ycbcr2rgb', 'yiq2rgb'],
  confusedWith: [
    {
      name: 'ycbcr2rgb',
      en: 'Takes Cb and Cr from 0 to 1, with ½ for greys, and has the weights of JPEG.',
      ja: 'CbとCrは0〜1で、灰色が ½ です。重みはJPEGのものです。',
    },
    {
      name: { en: 'A video texture', ja: 'ビデオテクスチャー' },
      en: 'Browsers give video as RGB already.',
      ja: 'ブラウザからは、ビデオはRGBに変換済みで渡されます。',
    },
  ],
  elsewhere: [],
  words: { en: ['PAL', 'hue rotation'], ja: ['PAL', '色相回転', '映像信号'] },
  examples: {
    'petals-of-equal-luma': { en: 'Petals of equal luma', ja: 'ルーマのそろった花びら' },
    'vectorscope-of-a-drum': { en: 'Rings of a vectorscope', ja: 'ベクトルスコープの輪' },
  },
})
