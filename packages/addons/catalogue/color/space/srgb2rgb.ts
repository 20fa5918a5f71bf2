/** Record of srgb2rgb. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  shown: 'srgb2rgb_vec3',
  summary: {
    en: 'Decodes sRGB: from the numbers that pictures and screens use to amounts of light, which can be added and averaged.',
    ja: 'sRGBをデコードします。画像や画面で使う数値を、足したり平均したりできる「光の量」に変えます。',
  },
  intuition: {
    en: 'The eye tells dark tones apart better than bright ones, so eight bits are spent where they are seen: the numbers of a picture climb evenly for the eye, not for light. The grey that looks half as bright as white, 0.5, gives off a fifth of its light. Light is what mixes when things overlap, blur or fade, so decode first, compute, and encode the result.',
    ja: '目は明るい色より暗い色の違いに敏感です。そこで画像の数値は、光の量ではなく見た目に合わせて均等に割り振られています。白の半分ほどの明るさに見える0.5の灰色が出す光は、白の5分の1ほどしかありません。重なりやぼかし、フェードで混ざるのは光です。先にデコードし、計算してから、結果をエンコードします。',
  },
  parameters: {
    c: {
      meaning: {
        en: 'An encoded channel or colour. A fourth component is an alpha; it is no light and passes through.',
        ja: 'エンコード済みのチャンネル、または色です。4成分目はアルファです。光の量ではないので、そのまま通ります。',
      },
      unit: 'colour',
      role: 'domain',
      range: [0, 1],
      default: [0.9, 0.6, 0.3],
      outside: {
        en: 'Above 1 the curve goes on; below 0 it is mirrored, so that colours outside of the gamut survive the way there and back.',
        ja: '1より大きい値では同じ曲線を延長し、負の値では原点対称に折り返します。色域外の色も、往復して元に戻ります。',
      },
    },
  },
  returns: {
    meaning: { en: 'Light: linear red, green and blue with the primaries of sRGB.', ja: '光の量です。原色はsRGBのまま、リニアな赤、緑、青になります。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\begin{gathered} f(c) = \begin{cases} \dfrac{c}{12.92} & 0 \le c \le 0.04045 \\[1.2em] \left(\dfrac{c + 0.055}{1.055}\right)^{2.4} & c > 0.04045 \end{cases} \\ f(-c) = -f(c) \end{gathered}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1 },
    { of: [0.5], is: 0.21404114048223255, en: 'Half the number is a fifth of the light.', ja: '数値では半分でも、光は5分の1ほどです。' },
    {
      of: [0.7353569830524495],
      is: 0.5,
      en: 'Byte 188 is the grey of a fine black and white checkerboard.',
      ja: '8ビットの188は、細かい白黒の市松模様と同じ明るさの灰色です。',
    },
    { of: [0.04045], is: 0.0031308049535603713, en: 'Here the straight part meets the curve.', ja: '直線部分と曲線部分の継ぎ目です。' },
    { of: [-0.5], is: -0.21404114048223255, en: 'Mirrored; never NaN.', ja: '原点対称です。NaNにはなりません。' },
    { of: [2], is: 4.953845751592042, en: 'The curve goes on for bright light.', ja: '白より明るい光にも同じ曲線を使います。' },
    { instance: 'srgb2rgb_vec4', of: [[0, 0, 0, 0.5]], is: [0, 0, 0, 0.5], exact: true, en: 'Alpha is not decoded.', ja: 'アルファはデコードしません。' },
  ],
  accuracy: {
    class: 'power',
    scale: 1,
    oracle: {
      en: 'culori’s conversion to linear light in double precision; that the straight part and the curve meet, and that the encoding brings every byte back.',
      ja: 'culoriによるリニアRGBへの変換を倍精度で計算したものです。直線と曲線が継ぎ目でつながること、8ビットの全ての値がエンコードで元に戻ることも確かめています。',
    },
  },
  continuity: {
    order: 0,
    note: {
      en: 'At 0.04045 the two parts meet within 10⁻⁸, with slopes that differ by 2 %, as the standard has it.',
      ja: '0.04045で二つの部分が10⁻⁸以内の差でつながりますが、傾きは2%ほど違います。規格の定義どおりです。',
    },
  },
  claims: {},
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
  related: ['rgb2oklab', 'oklab2srgb', 'kelvin2rgb', 'compositeSourceOver'],
  confusedWith: [
    {
      name: 'pow(c, 2.2)',
      difference: {
        en: 'A bare power is not sRGB: it differs by up to 0.009 in light, most in the shadows in proportion.',
        ja: '単純なべき乗はsRGBではありません。光の量で最大0.009ずれ、暗部ほど比率のずれが大きくなります。',
      },
    },
    {
      name: { en: 'sRGB textures and canvases', ja: 'sRGB形式のテクスチャーとcanvas' },
      difference: {
        en: 'Texture formats such as rgba8unorm-srgb decode by themselves when sampled. Decoding once more makes pictures far too dark.',
        ja: 'rgba8unorm-srgbなどの形式は、サンプリング時に自動でデコードされます。もう一度デコードすると、暗すぎる絵になります。',
      },
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
