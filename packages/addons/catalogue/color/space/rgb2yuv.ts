/** Record of rgb2yuv. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('channels', 'yuv', {
  summary: {
    en: 'Converts red, green and blue to YUV with the weights of HDTV: luma, and the differences of blue and of red from it.',
    ja: '赤・緑・青を、HDTVの重みでYUVに変換します。ルーマと、ルーマに対する青と赤の差からなります。',
  },
  intuition: {
    en: 'Y is the weighted sum of the channels, where green counts most. U says how much bluer a colour is than its grey, V how much redder. They are scaled so that pure blue has U = 0.436 and pure red V = 0.615. For greys both are 0, so they can be blurred or scaled without changing the brightness signal.',
    ja: 'Yはチャンネルの重み付きの和で、緑が最も大きな重みを持ちます。Uは灰色よりどれだけ青いか、Vはどれだけ赤いかを表します。純粋な青でU = 0.436、純粋な赤でV = 0.615となるように拡大縮小してあります。灰色では両方とも0なので、明るさの信号を変えずに、ぼかしたり強めたりできます。',
  },
  outside: { en: 'Not clamped: a linear map of any numbers.', ja: 'クランプしません。どんな数にも同じ線形変換を行います。' },
  formula: String.raw`\begin{aligned} Y &= 0.2126\,r + 0.7152\,g + 0.0722\,b \\ U &= \frac{0.436}{1 - 0.0722}\,(b - Y) \\ V &= \frac{0.615}{1 - 0.2126}\,(r - Y) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 0, 0], en: 'White is luma alone.', ja: '白はルーマだけです。' },
    { of: [[1, 0, 0]], is: [0.2126, -0.099906876482, 0.615], en: 'Pure red reaches the end of V.', ja: '純粋な赤でVが最大になります。' },
    { of: [[0, 0, 1]], is: [0.0722, 0.436, -0.056391922784], en: 'Pure blue reaches the end of U.', ja: '純粋な青でUが最大になります。' },
    { of: [[1, 1, 0]], is: [0.9278, -0.436, 0.056391922784], en: 'Yellow is the opposite of blue.', ja: '黄は青の反対側です。' },
  ],
  accuracy: 'polynomial',
  oracle: {
    en: 'The definition from the weights of BT.709 in double precision, as a matrix.',
    ja: 'BT.709の重みによる定義を、行列にして倍精度で計算したものです。',
  },
  claims: {
    'For greys both are 0': 'greys are luma alone',
    'pure blue has U = 0.436 and pure red V = 0.615': 'pure blue and pure red reach the ends of their axes',
    'A linear map': 'conversions of video are linear',
  },
  related: ['yuv2rgb', 'rgb2ycbcr', 'rgb2yiq', 'rgb2luma'],
  confusedWith: [
    {
      name: 'rgb2ycbcr',
      en: 'The same idea for JPEG: other weights, and colour differences from 0 to 1 with ½ for greys.',
      ja: 'JPEGで使う同様の空間です。重みが異なり、色差は0〜1で、灰色が ½ です。',
    },
    {
      name: { en: 'YUV with 0.299, 0.587 and 0.114', ja: '0.299、0.587、0.114のYUV' },
      en: 'That of analog PAL. Use it for old standard-definition material.',
      ja: 'アナログのPALのものです。古い標準画質の素材にはこちらを使います。',
    },
  ],
  elsewhere: [],
  words: { en: ['PAL', 'chroma key'], ja: ['PAL', 'クロマキー', '映像信号'] },
  examples: {
    'colour-softer-than-its-outlines': { en: 'Colours that bleed over their outlines', ja: '輪郭からにじむ色' },
    'actor-before-a-green-wall': { en: 'A dancer cut out of a green wall', ja: '緑の壁から抜き出した踊り手' },
  },
})
