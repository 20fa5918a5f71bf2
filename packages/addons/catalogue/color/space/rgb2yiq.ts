/** Record of rgb2yiq. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('channels', 'yiq', {
  summary: {
    en: 'Converts red, green and blue to YIQ, the colours of analog NTSC television: luma, and two axes of colour.',
    ja: '赤・緑・青を、アナログのNTSCテレビの信号であるYIQに変換します。ルーマと、二つの色の軸からなります。',
  },
  intuition: {
    en: 'Y is all that a black-and-white set shows. I and Q are the differences of red and of blue from Y, turned by 33° and scaled: I runs along orange and blue, where the eye sees finer detail, and got more of the bandwidth; Q runs along purple and green. For greys I and Q are 0.',
    ja: 'Yは白黒テレビに映る明るさです。IとQは、赤と青のYからの差を33°回転し、拡大縮小したものです。Iはオレンジと青の軸で、目が細かく見分けるため広い帯域が割り当てられました。Qは紫と緑の軸です。灰色ではIもQも0です。',
  },
  outside: { en: 'Not clamped: a linear map of any numbers.', ja: 'クランプしません。どんな数にも同じ線形変換を行います。' },
  formula: String.raw`\begin{aligned} Y &= 0.30\,r + 0.59\,g + 0.11\,b \\ I &= 0.74\,(r - Y) - 0.27\,(b - Y) \\ Q &= 0.48\,(r - Y) + 0.41\,(b - Y) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 0, 0], en: 'White is luma alone.', ja: '白はルーマだけです。' },
    { of: [[1, 0, 0]], is: [0.3, 0.599, 0.213] },
    { of: [[0, 1, 0]], is: [0.59, -0.2773, -0.5251], en: 'Green has the largest share of the luma.', ja: 'ルーマに占める割合は緑が最大です。' },
    { of: [[0, 0, 1]], is: [0.11, -0.3217, 0.3121] },
  ],
  accuracy: 'polynomial',
  oracle: {
    en: 'The equations of the FCC in double precision, as a matrix.',
    ja: 'FCCの式を行列にして倍精度で計算したものです。',
  },
  claims: {
    'For greys I and Q are 0': 'greys are luma alone',
    'turned by 33° and scaled': 'I and Q are the scaled differences of PAL, turned by 33°',
    'A linear map': 'conversions of video are linear',
  },
  related: ['yiq2rgb', 'rgb2yuv', 'rgb2ycbcr', 'rgb2luma'],
  confusedWith: [
    {
      name: 'rgb2yuv',
      en: 'The same plane of colour with its axes along blue and red. With the weights of HDTV.',
      ja: '同じ色の面を、青と赤に沿う軸で表します。重みはHDTVのものです。',
    },
    {
      name: { en: 'YIQ with 0.299, 0.587 and 0.114', ja: '0.299、0.587、0.114のYIQ' },
      en: 'Another rounding of the same primaries, common in textbooks and in culori. It differs by up to 0.005.',
      ja: '同じ原色をより細かく丸めたもので、教科書やculoriで使われます。差は最大で0.005です。',
    },
  ],
  elsewhere: [
    { where: 'Python', name: 'colorsys.rgb_to_yiq', note: { en: 'The same numbers.', ja: '同じ数値です。' } },
    { where: 'culori', name: "converter('yiq')", note: { en: 'With a matrix of more digits.', ja: '桁数の多い行列を使います。' } },
  ],
  words: { en: ['chroma key', 'hue shift', 'TV'], ja: ['テレビ', '映像信号', '色相回転'] },
  examples: {
    'signal-with-too-little-colour': { en: 'A cockatoo on an old television', ja: '古いテレビに映るオウム' },
    'three-signals-of-one-scene': { en: 'Three signals of one scene', ja: '一つの場面の三つの信号' },
  },
})
