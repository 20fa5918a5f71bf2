/** Record of linear2gamma. */
import type { WrittenRecord } from '../../record.ts'
import { powerLaw } from './power-law.ts'

export const record: WrittenRecord = powerLaw({
  name: 'linear2gamma',
  meaning: { en: 'A channel or a colour in linear light.', ja: 'リニアな光のチャンネル、または色です。' },
  returns: { en: 'The channel encoded by the power law.', ja: 'べき乗でエンコードした値です。' },
  unit: 'light',
  summary: {
    en: 'Encodes light by a power law: the channel to the power of 1/gamma. It is NOT the encoding of sRGB.',
    ja: '光を1/ガンマ乗してエンコードします。sRGBのエンコードではありません。',
  },
  intuition: {
    en: 'The inverse of gamma2linear, for screens and formats that are described by one exponent. With 2.2 it differs from the encoding of sRGB by up to 0.034, most of all near black, where the power law is infinitely steep: for the web take rgb2srgb. It is also a plain control of brightness: with a gamma above 1 it lightens middle tones and keeps 0 and 1.',
    ja: 'gamma2linearの逆変換で、一つの指数で表される画面や形式に使います。2.2では、sRGBのエンコードとの差は最大で0.034です。べき乗の傾きが無限大になる黒の近くで、差が最も大きくなります。Webではrgb2srgbを使ってください。ガンマが1より大きければ、0と1を保って中間調を明るくする、簡単な明るさ調整にも使えます。',
  },
  formula: String.raw`f(c) = \operatorname{sign}(c)\,\lvert c \rvert^{1/\gamma}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1 },
    { of: [0.5], is: 0.7297400528407231, en: 'With a gamma of 2.2; rgb2srgb gives 0.7354.', ja: 'ガンマは2.2です。rgb2srgbでは0.7354になります。' },
    { of: [-0.5], is: -0.7297400528407231, en: 'Negative values give a negative result, not NaN.', ja: '負の値の結果は負です。NaNにはなりません。' },
    { overload: 'gamma', of: [0.25, 2], is: 0.5, en: 'A gamma of 2 is the square root.', ja: 'ガンマ2は平方根です。' },
    { overload: 'gamma', of: [0.5, 1], is: 0.5, en: 'A gamma of 1 changes nothing.', ja: 'ガンマ1では変わりません。' },
    { overload: 'vec4', of: [[0, 0, 0, 0.5]], is: [0, 0, 0, 0.5], exact: true, en: 'Alpha is not encoded.', ja: 'アルファはエンコードしません。' },
  ],
  continuity: { order: 0, en: 'Continuous; the slope is infinite at 0 for a gamma above 1.', ja: '連続です。ガンマが1より大きければ、0での傾きは無限大です。' },
  claims: {
    'It is NOT the encoding of sRGB': 'a power law is near the curves of sRGB, and not the same',
    'it differs from the encoding of sRGB by up to 0.034, most of all near black': 'a power law is near the curves of sRGB, and not the same',
    'The inverse of gamma2linear': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'it lightens middle tones and keeps 0 and 1': 'a power law is near the curves of sRGB, and not the same',
  },
  related: ['gamma2linear', 'rgb2srgb'],
  confusedWith: [
    {
      name: 'rgb2srgb',
      en: 'What images and screens use: a straight part near black, then a curve with the exponent 1/2.4.',
      ja: '画像や画面が使う変換です。黒の近くは直線で、その先は指数1/2.4の曲線です。',
    },
    { name: 'gamma2linear', en: 'The other way: its exponent is gamma itself.', ja: '逆向きの変換で、指数はガンマそのものです。' },
  ],
  elsewhere: [{ where: 'GLSL', name: 'pow(c, vec3(1.0 / 2.2))', note: { en: 'Undefined for negative channels.', ja: '負のチャンネルでは未定義です。' } }],
  synonyms: {
    en: ['gamma correction', 'gamma 2.2', 'encode gamma', 'power law', 'brighten', 'OETF', 'midtones'],
    ja: ['ガンマ', 'ガンマ補正', 'ガンマ2.2', 'べき乗', 'ガンマエンコード', '明るさ調整', '中間調'],
  },
  examples: {
    'moon-behind-branches': { en: 'The moon behind branches', ja: '枝越しの月' },
    'one-vase-by-five-gammas': { en: 'One vase by five gammas', ja: '五つのガンマで見る花瓶' },
  },
})
