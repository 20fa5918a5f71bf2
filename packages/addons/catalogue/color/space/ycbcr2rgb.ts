/** Record of ycbcr2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { jfif } from './references.ts'

export const record: WrittenRecord = conversion('ycbcr', 'channels', {
  summary: {
    en: 'Converts YCbCr as JPEG files have it to red, green and blue. The inverse of rgb2ycbcr.',
    ja: 'JPEGと同じYCbCrを、赤・緑・青に変換します。rgb2ycbcrの逆変換です。',
  },
  intuition: {
    en: 'Subtract ½ from Cb and Cr: what is left says how much bluer and redder than its grey the colour is. Red and blue follow at once, green from the luma. Less than a quarter of the cube of Y, Cb and Cr is colours of a screen; the rest has channels outside 0–1.',
    ja: 'CbとCrから ½ を引くと、灰色よりどれだけ青いか、赤いかが残ります。赤と青はそこからすぐに、緑はルーマから求まります。Y、Cb、Crの立方体のうち、画面に出せる色は4分の1足らずで、ほかはチャンネルが0〜1を外れます。',
  },
  outside: { en: 'Not clamped.', ja: 'クランプしません。' },
  returns: {
    en: 'Red, green and blue, in the encoding that they had before. They are in 0–1 for colours that come from rgb2ycbcr.',
    ja: '赤、緑、青です。エンコードはもとの値のままです。rgb2ycbcrで得た色なら0〜1に収まります。',
    range: { min: [-0.701, -0.5292, -0.886], max: [1.701, 1.5292, 1.886] },
  },
  formula: String.raw`\begin{aligned} r &= Y + 1.402\,(C_r - \tfrac12) \\ b &= Y + 1.772\,(C_b - \tfrac12) \\ g &= Y - \frac{0.299\,(r - Y) + 0.114\,(b - Y)}{0.587} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.5, 0.5]], is: [0, 0, 0], exact: true },
    { of: [[0.75, 0.5, 0.5]], is: [0.75, 0.75, 0.75], exact: true, en: 'Differences of ½ give a grey.', ja: '色差が ½ なら灰色です。' },
    { of: [[0.299, 0.331264108352, 1]], is: [1, 0, 0] },
    { of: [[0.114, 1, 0.418687589158]], is: [0, 0, 1] },
    {
      of: [[0, 0, 0]],
      is: [-0.701, 0.529136286201, -0.886],
      en: 'All zeros are no black, but a green that no screen can show.',
      ja: 'すべて0は黒ではなく、画面に出せない緑です。',
    },
  ],
  accuracy: 'polynomial',
  scale: 2,
  oracle: { en: 'The equations of T.871 in double precision.', ja: 'T.871の式を、倍精度で計算したものです。' },
  continuity: { order: 'smooth', en: 'A linear map and a shift: every derivative is constant.', ja: '線形変換と平行移動です。導関数はどれも定数です。' },
  claims: {
    'The inverse of rgb2ycbcr': 'there and back gives the colour again, with the corners of the cube and beyond it',
    'They are in 0–1 for colours that come from rgb2ycbcr': 'there and back gives the colour again, with the corners of the cube and beyond it',
    'Less than a quarter of the cube of Y, Cb and Cr is colours of a screen': 'less than a quarter of the cube of YCbCr is colours of a screen',
    'Differences of ½ give a grey': 'greys are luma alone',
    'A linear map and a shift': 'conversions of video are linear',
  },
  references: [jfif],
  related: ['rgb2ycbcr', 'yuv2rgb', 'yiq2rgb'],
  confusedWith: [
    { name: 'yuv2rgb', en: 'Takes U and V about 0, and has the weights of HDTV.', ja: 'UとVは0が中心で、重みはHDTVのものです。' },
    {
      name: { en: 'YCbCr of limited range', ja: '範囲を制限したYCbCr' },
      en: 'That of most video files. Stretch it first: (Y − 16/255)·255/219, and ½ + (C − 128/255)·255/224.',
      ja: '多くのビデオファイルで使われるものです。先に (Y − 16/255)·255/219、½ + (C − 128/255)·255/224で広げてください。',
    },
  ],
  elsewhere: [
    { where: 'OpenCV', name: 'COLOR_YCrCb2RGB', note: { en: 'In the order Y, Cr, Cb.', ja: 'Y、Cr、Cbの順です。' } },
    { where: 'MATLAB', name: 'ycbcr2rgb', note: { en: 'Of limited range.', ja: '範囲を制限した値です。' } },
  ],
  words: { en: ['decode JPEG'], ja: ['JPEGのデコード', '色差からRGB'] },
  examples: {
    'fan-of-equal-luma': { en: 'A fan of one luma', ja: 'ルーマのそろった扇' },
    'northern-lights-by-two-differences': { en: 'Northern lights from two colour differences', ja: '二つの色差で描くオーロラ' },
  },
})
