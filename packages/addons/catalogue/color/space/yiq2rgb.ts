/** Record of yiq2rgb. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { fccRules } from './references.ts'

export const record: WrittenRecord = conversion('yiq', 'channels', {
  summary: {
    en: 'Converts YIQ, the colours of analog NTSC television, to red, green and blue. The inverse of rgb2yiq.',
    ja: 'アナログのNTSCテレビの信号であるYIQを、赤・緑・青に変換します。rgb2yiqの逆変換です。',
  },
  intuition: {
    en: 'I and Q give back the differences of red and of blue from the luma, by solving the two equations of rgb2yiq. Green follows, because the luma is known. At each luma only a polygon of the plane of I and Q holds colours of a screen; beyond it the channels leave 0–1.',
    ja: 'rgb2yiqの二つの式を解いて、IとQから赤と青のルーマとの差を求めます。ルーマが分かっているので、緑も決まります。ルーマごとに、IとQの面のうち多角形の内側だけが画面に出せる色で、その外ではチャンネルが0〜1を外れます。',
  },
  outside: { en: 'Not clamped: a linear map of any numbers.', ja: 'クランプしません。どんな数にも同じ線形変換を行います。' },
  returns: {
    en: 'Red, green and blue, in the encoding that they had before. They are in 0–1 for colours that come from rgb2yiq.',
    ja: '赤、緑、青です。エンコードはもとの値のままです。rgb2yiqで得た色なら0〜1に収まります。',
    range: { min: [-0.95, -0.55, -1.7], max: [1.95, 1.55, 2.7] },
  },
  formula: String.raw`\begin{aligned} r &= Y + \frac{0.41\,I + 0.27\,Q}{0.433} \\ b &= Y + \frac{0.74\,Q - 0.48\,I}{0.433} \\ g &= Y - \frac{0.30\,(r - Y) + 0.11\,(b - Y)}{0.59} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[0.5, 0, 0]], is: [0.5, 0.5, 0.5], exact: true, en: 'Luma alone is a grey.', ja: 'ルーマだけなら灰色です。' },
    { of: [[0.3, 0.599, 0.213]], is: [1, 0, 0] },
    { of: [[0.11, -0.3217, 0.3121]], is: [0, 0, 1] },
    {
      of: [[0.5, 0.5, 0.5]],
      is: [1.285219399538, 0.044760637257, 0.800230946882],
      en: 'No colour of a screen: red is above 1.',
      ja: '画面に出せない色です。赤が1を超えます。',
    },
  ],
  accuracy: 'polynomial',
  scale: 2,
  oracle: { en: 'The inverse of the FCC’s matrix in double precision.', ja: 'FCCの行列の逆行列を、倍精度で計算したものです。' },
  claims: {
    'The inverse of rgb2yiq': 'there and back gives the colour again, with the corners of the cube and beyond it',
    'They are in 0–1 for colours that come from rgb2yiq': 'there and back gives the colour again, with the corners of the cube and beyond it',
    'Luma alone is a grey': 'greys are luma alone',
    'A linear map': 'conversions of video are linear',
  },
  references: [fccRules],
  related: ['rgb2yiq', 'yuv2rgb', 'ycbcr2rgb'],
  confusedWith: [
    {
      name: 'yuv2rgb',
      en: 'Its axes U and V run along blue and red, and its weights are those of HDTV.',
      ja: '軸のUとVは青と赤に沿い、重みはHDTVのものです。',
    },
    { name: 'ycbcr2rgb', en: 'For digital images: all components are from 0 to 1.', ja: 'デジタル画像用で、成分はどれも0〜1です。' },
  ],
  elsewhere: [
    { where: 'Python', name: 'colorsys.yiq_to_rgb', note: { en: 'The same numbers, clamped to 0–1.', ja: '同じ数値ですが、0〜1にクランプします。' } },
  ],
  words: { en: ['hue shift', 'tint control', 'TV'], ja: ['テレビ', '映像信号', '色相回転'] },
  examples: {
    'plane-of-i-and-q': { en: 'The plane of I and Q', ja: 'IとQの色の面' },
    'test-card-with-a-drifting-phase': { en: 'A test card whose phase drifts', ja: '位相のずれるテストカード' },
  },
})
