/** Record of rgb2ycbcr. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('channels', 'ycbcr', {
  summary: {
    en: 'Converts red, green and blue to YCbCr as JPEG files have it: luma, and the differences of blue and of red, all from 0 to 1.',
    ja: '赤・緑・青を、JPEGと同じYCbCrに変換します。ルーマと、青と赤の色差で、どれも0〜1です。',
  },
  intuition: {
    en: 'The eye sees fine detail in brightness, and little in colour. So JPEG stores the luma Y at full size, and the differences Cb and Cr often at half the width and height. They are scaled to reach 0 and 1 at the edges of the gamut, and shifted so that greys have ½.',
    ja: '目は、明るさの細部には敏感ですが、色の細部には鈍感です。そのためJPEGは、ルーマのYを元の大きさのまま、色差のCbとCrは多くの場合、縦横半分にして保存します。色差は色域の端で0と1になるように拡大縮小し、灰色が ½ になるようにずらしてあります。',
  },
  outside: { en: 'Not clamped, and not rounded to bytes.', ja: 'クランプも、バイトへの丸めも行いません。' },
  formula: String.raw`\begin{aligned} Y &= 0.299\,r + 0.587\,g + 0.114\,b \\ C_b &= \frac{b - Y}{1.772} + \frac12 \\ C_r &= \frac{r - Y}{1.402} + \frac12 \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0, 0]],
      is: [0, 0.5, 0.5],
      exact: true,
      en: 'Black: no luma, and no difference, which is ½.',
      ja: '黒です。ルーマは0、色差はなしを表す ½ です。',
    },
    { of: [[1, 1, 1]], is: [1, 0.5, 0.5] },
    { of: [[1, 0, 0]], is: [0.299, 0.331264108352, 1], en: 'Pure red reaches the end of Cr.', ja: '純粋な赤でCrが最大になります。' },
    { of: [[0, 0, 1]], is: [0.114, 1, 0.418687589158], en: 'Pure blue reaches the end of Cb.', ja: '純粋な青でCbが最大になります。' },
    { of: [[0, 1, 0]], is: [0.587, 0.168735891648, 0.081312410842] },
  ],
  accuracy: 'polynomial',
  oracle: { en: 'The equations of T.871 in double precision, as a matrix.', ja: 'T.871の式を、行列にして倍精度で計算したものです。' },
  continuity: { order: 'smooth', en: 'A linear map and a shift: every derivative is constant.', ja: '線形変換と平行移動です。導関数はどれも定数です。' },
  claims: {
    'greys have ½': 'greys are luma alone',
    'They are scaled to reach 0 and 1 at the edges of the gamut': 'pure blue and pure red reach the ends of their axes',
    'A linear map and a shift': 'conversions of video are linear',
  },
  related: ['ycbcr2rgb', 'rgb2yuv', 'rgb2yiq', 'rgb2luma'],
  confusedWith: [
    {
      name: { en: 'YCbCr of limited range', ja: '範囲を制限したYCbCr' },
      en: 'That of most video files: luma in the bytes 16 to 235, differences in 16 to 240.',
      ja: '多くのビデオファイルで使われるもので、ルーマは16〜235、色差は16〜240のバイト値です。',
    },
    { name: 'rgb2yuv', en: 'With the weights of HDTV, and colour differences about 0.', ja: '重みはHDTVのもので、色差は0を中心とします。' },
  ],
  elsewhere: [
    { where: 'OpenCV', name: 'COLOR_RGB2YCrCb', note: { en: 'In the order Y, Cr, Cb.', ja: 'Y、Cr、Cbの順です。' } },
    { where: 'Pillow', name: "convert('YCbCr')" },
    { where: 'MATLAB', name: 'rgb2ycbcr', note: { en: 'Of limited range.', ja: '範囲を制限した値です。' } },
  ],
  words: { en: ['chroma subsampling', '4:2:0', 'chroma key'], ja: ['クロマサブサンプリング', '4:2:0', 'クロマキー'] },
  examples: {
    'colour-in-large-blocks': { en: 'Colour in large blocks, brightness in small ones', ja: '色は粗く、明るさは細かく' },
    'skin-of-terracotta-pots': { en: 'Find the terracotta by Cb and Cr', ja: 'CbとCrで素焼きの鉢を見つける' },
  },
})
