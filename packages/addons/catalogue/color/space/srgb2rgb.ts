/** Record of srgb2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  shown: 'srgb2rgb_vec3',
  summary: {
    en: 'Decodes sRGB colours, as images and screens use them, to linear light, which can be added and averaged.',
    ja: '画像や画面で使うsRGBの値をデコードし、足したり平均したりできるリニアな光に変換します。',
  },
  intuition: {
    en: 'The eye distinguishes dark tones better than bright ones, so image formats space their values roughly evenly for the eye, not for light. The grey 0.5, which looks about half as bright as white, emits 21% of its light. Overlaps, blurs and fades mix light, so decode first, compute, and encode the result.',
    ja: '目は明るい色より暗い色の違いに敏感です。そこで画像の数値は、光の量ではなく、見た目におおよそ均等になるように割り振られています。白の半分ほどの明るさに見える0.5の灰色が出す光は、白の21%です。重なりやぼかし、フェードで混ざるのは光なので、先にデコードし、計算してから、結果をエンコードします。',
  },
  parameters: {
    c: {
      meaning: {
        en: 'An encoded channel or colour. A fourth component is alpha and does not change.',
        ja: 'エンコード済みのチャンネル、または色です。4成分目はアルファで、変わりません。',
      },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [0.9, 0.6, 0.3],
      outside: {
        en: 'Above 1 the curve continues. Negative values give the negative of the result for the absolute value, so colours outside of the gamut can be encoded again.',
        ja: '1より大きい値では同じ曲線を延長し、負の値では原点対称に折り返します。そのため、色域外の色もエンコードで元に戻せます。',
      },
    },
  },
  returns: { en: 'Linear red, green and blue with the primaries of sRGB.', ja: 'リニアな赤、緑、青です。原色はsRGBのままです。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{gathered} f(c) = \begin{cases} \dfrac{c}{12.92} & 0 \le c \le 0.04045 \\[1.2em] \left(\dfrac{c + 0.055}{1.055}\right)^{2.4} & c > 0.04045 \end{cases} \\ f(-c) = -f(c) \end{gathered}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1 },
    { of: [0.5], is: 0.21404114048223255, en: 'Half the value is 21% of the light.', ja: '数値では半分でも、光は21%です。' },
    {
      of: [0.7353569830524495],
      is: 0.5,
      en: 'Half the light of white, as of a fine black and white checkerboard: byte 188.',
      ja: '細かい白黒の市松模様と同じ、白の半分の光です。8ビットでは188です。',
    },
    { of: [0.04045], is: 0.0031308049535603713, en: 'The linear part meets the curve here.', ja: '直線部分と曲線部分の継ぎ目です。' },
    { of: [-0.5], is: -0.21404114048223255, en: 'Negative values give a negative result, not NaN.', ja: '負の値の結果は負です。NaNにはなりません。' },
    { of: [2], is: 4.953845751592042, en: 'The curve continues above 1.', ja: '1より大きい値にも同じ曲線を使います。' },
    { overload: 'vec4', of: [[0, 0, 0, 0.5]], is: [0, 0, 0, 0.5], exact: true, en: 'Alpha is not decoded.', ja: 'アルファはデコードしません。' },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'culori’s conversion to linear light in double precision; that the straight part and the curve meet, and that the encoding brings every byte back.',
      ja: 'culoriによるリニアRGBへの変換を倍精度で計算したものです。直線と曲線が継ぎ目でつながること、8ビットの全ての値がエンコードで元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'At 0.04045 the two parts of the standard meet within 10⁻⁸, with slopes that differ by 1.7%.',
    ja: '規格の二つの部分は0.04045で10⁻⁸以内の差でつながりますが、傾きは1.7%違います。',
  },
  claims: {
    'A fourth component is alpha and does not change': 'an alpha does not change',
    'The grey 0.5, which looks about half as bright as white, emits 21% of its light':
      'half the value is 21% of the light, and a bare power differs by up to 0.009',
    'Negative values give the negative of the result for the absolute value': 'it is odd: a negative channel gives the negative of its light',
    'colours outside of the gamut can be encoded again': 'it is odd: a negative channel gives the negative of its light',
    'the two parts of the standard meet within 10⁻⁸, with slopes that differ by 1.7%':
      'the slopes of the encoding and of the decoding differ by 1.7% at the joint',
    'It differs by up to 0.009 in linear light': 'half the value is 21% of the light, and a bare power differs by up to 0.009',
  },
  references: [
    {
      title: 'Multimedia systems and equipment: Colour measurement and management, Part 2-1: Default RGB colour space sRGB (IEC 61966-2-1)',
      authors: 'International Electrotechnical Commission',
      year: 1999,
      url: 'https://webstore.iec.ch/publication/6169',
    },
    {
      title: 'CSS Color Module Level 4',
      authors: 'Tab Atkins Jr., Chris Lilley, Lea Verou (W3C)',
      year: 2022,
      section: '10.2, The Predefined sRGB Color Space',
      url: 'https://www.w3.org/TR/css-color-4/#predefined-sRGB',
    },
  ],
  provenance: fromReference,
  related: ['rgb2srgb', 'gamma2linear', 'srgb2oklab', 'rgb2luminance', 'kelvin2rgb', 'compositeSourceOver'],
  confusedWith: [
    {
      name: 'pow(c, 2.2)',
      en: 'An approximation. It differs by up to 0.009 in linear light; the relative error is largest in the shadows.',
      ja: '近似です。リニアな光で最大0.009ずれ、相対誤差は暗部で最も大きくなります。',
    },
    {
      name: { en: 'sRGB textures and canvases', ja: 'sRGB形式のテクスチャーとcanvas' },
      en: 'Textures in formats such as rgba8unorm-srgb are decoded automatically when sampled. Decoding again makes them too dark.',
      ja: 'rgba8unorm-srgbなどの形式は、サンプリング時に自動でデコードされます。もう一度デコードすると、暗くなりすぎます。',
    },
  ],
  elsewhere: [
    { where: 'three.js (TSL)', name: 'sRGBTransferEOTF' },
    { where: 'three.js', name: 'Color.convertSRGBToLinear' },
    { where: 'Unity Shader Graph', name: 'Colorspace Conversion: RGB to Linear' },
    { where: 'CSS', name: 'color(srgb-linear …)' },
    { where: 'culori', name: 'lrgb' },
  ],
  synonyms: {
    en: ['srgb to linear', 'linearize', 'linear light', 'decode', 'gamma', 'gamma correction', 'EOTF', 'transfer function', 'degamma'],
    ja: ['リニア', 'リニア変換', '線形', '線形化', 'ガンマ', 'ガンマ補正', 'デガンマ', 'デコード', '光の量', '伝達関数', 'sRGB'],
  },
  examples: {
    'mixing-as-light-mixes': { en: 'Mixing as light mixes', ja: '光として色を混ぜる' },
    'lamps-that-overlap': { en: 'Lamps that overlap', ja: '重なり合うランプ' },
  },
}
