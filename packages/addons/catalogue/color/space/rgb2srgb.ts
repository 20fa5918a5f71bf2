/** Record of rgb2srgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { cssColorOn, iecSRGB } from './references.ts'

export const record: WrittenRecord = {
  shown: 'rgb2srgb_vec3',
  summary: {
    en: 'Encodes linear light as sRGB, for images and screens.',
    ja: 'リニアな光を、画像や画面で使うsRGBの値にエンコードします。',
  },
  intuition: {
    en: 'Light adds up in linear numbers, but a screen expects numbers spaced roughly evenly for the eye. The curve is steep near black, where the eye distinguishes more tones: 5% of the light of white already has the number 0.25. It is the last step of a shader that computes with light.',
    ja: '光の足し算はリニアな数値で行いますが、画面は、見た目におおよそ均等な数値を受け取ります。目が階調を細かく見分ける暗部では、曲線が急です。白の5%の光の数値は、もう0.25になります。光を計算するシェーダーの最後に使います。',
  },
  parameters: {
    c: {
      meaning: {
        en: 'A channel or a colour in linear light. A fourth component is alpha and does not change.',
        ja: 'リニアな光のチャンネル、または色です。4成分目はアルファで、変わりません。',
      },
      unit: 'light',
      role: 'domain',
      range: [0, 1],
      default: [0.8, 0.3, 0.07],
      outside: {
        en: 'Above 1 the curve continues. Negative values give the negative of the result for the absolute value, so srgb2rgb decodes colours outside of the gamut too.',
        ja: '1より大きい値では同じ曲線を延長し、負の値では原点対称に折り返します。そのため、色域外の色もsrgb2rgbでデコードして元に戻せます。',
      },
    },
  },
  returns: {
    en: 'Encoded red, green and blue, ready for the screen.',
    ja: 'そのまま画面に出せる、エンコード済みの赤、緑、青です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} f(c) = \begin{cases} 12.92\,c & 0 \le c \le 0.0031308 \\ 1.055\,c^{1/2.4} - 0.055 & c > 0.0031308 \end{cases} \\ f(-c) = -f(c) \end{gathered}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1 },
    { of: [0.5], is: 0.7353569830524495, en: 'Half the light of white: byte 188, not 128.', ja: '白の半分の光です。8ビットでは128ではなく188です。' },
    { of: [0.21404114048223255], is: 0.5, en: 'The light of the grey 0.5.', ja: '0.5の灰色の光です。' },
    { of: [0.0031308], is: 0.040449936, en: 'The straight part ends here.', ja: '直線部分はここまでです。' },
    { of: [-0.5], is: -0.7353569830524495, en: 'Negative values give a negative result, not NaN.', ja: '負の値の結果は負です。NaNにはなりません。' },
    { of: [2], is: 1.3532560461493863, en: 'The curve continues above 1.', ja: '1より大きい値にも同じ曲線を使います。' },
    { overload: 'vec4', of: [[0, 0, 0, 0.5]], is: [0, 0, 0, 0.5], exact: true, en: 'Alpha is not encoded.', ja: 'アルファはエンコードしません。' },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'culori’s conversion from linear light in double precision; and that every byte decoded by srgb2rgb comes back.',
      ja: 'culoriによるリニアRGBからの変換を倍精度で計算したものです。srgb2rgbでデコードした8ビットの全ての値が元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'At 0.0031308 the two parts of the standard meet within 10⁻⁷, with slopes that differ by 1.7%.',
    ja: '規格の二つの部分は0.0031308で10⁻⁷以内の差でつながりますが、傾きは1.7%違います。',
  },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    '5% of the light of white already has the number 0.25': 'rgb2srgb is steep near black, and half the light is byte 188',
    'srgb2rgb decodes colours outside of the gamut too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'Negative values give the negative of the result for the absolute value': 'rgb2srgb is odd, and so are the power laws',
    'the two parts of the standard meet within 10⁻⁷, with slopes that differ by 1.7%': 'the two parts of rgb2srgb meet with slopes that differ by 1.7%',
    'It differs by up to 0.034': 'rgb2srgb is steep near black, and half the light is byte 188',
  },
  references: [iecSRGB, cssColorOn('10.2, The Predefined sRGB Color Space', 'predefined-sRGB')],
  provenance: fromReference,
  related: ['srgb2rgb', 'linear2gamma', 'oklab2srgb', 'kelvin2rgb'],
  confusedWith: [
    {
      name: 'pow(c, 1 / 2.2)',
      en: 'An approximation. It differs by up to 0.034, most of all in the shadows.',
      ja: '近似です。最大で0.034ずれ、差は暗部で最も大きくなります。',
    },
    {
      name: { en: 'sRGB render targets', ja: 'sRGB形式のレンダーターゲット' },
      en: 'A target in a format such as rgba8unorm-srgb encodes what is written. Encoding twice makes the picture too bright.',
      ja: 'rgba8unorm-srgbなどの形式に書き込むと、自動でエンコードされます。二重にエンコードすると、明るくなりすぎます。',
    },
  ],
  elsewhere: [
    { where: 'three.js (TSL)', name: 'sRGBTransferOETF' },
    { where: 'three.js', name: 'Color.convertLinearToSRGB' },
    { where: 'Unity Shader Graph', name: 'Colorspace Conversion: Linear to RGB' },
    { where: 'CSS', name: 'color(srgb …)' },
    { where: 'culori', name: "converter('rgb')" },
  ],
  synonyms: {
    en: ['linear to srgb', 'encode', 'gamma', 'gamma correction', 'gamma encode', 'OETF', 'transfer function', 'output encoding'],
    ja: ['エンコード', 'リニアからsRGB', 'ガンマ', 'ガンマ補正', 'ガンマエンコード', '伝達関数', '出力', 'sRGB'],
  },
  examples: {
    'lantern-on-a-rough-wall': { en: 'A lantern on a rough wall', ja: '粗い壁を照らすランタン' },
    'string-of-lights-out-of-focus': { en: 'A string of lights out of focus', ja: 'ピントの外れた電飾' },
  },
}
