/** Record of gamma2linear. */
import type { WrittenRecord } from '../../record.ts'
import { powerLaw } from './power-law.ts'

export const record: WrittenRecord = powerLaw({
  name: 'gamma2linear',
  meaning: { en: 'A channel or a colour, encoded by a power law.', ja: 'べき乗でエンコードされたチャンネル、または色です。' },
  returns: { en: 'The amount of light.', ja: '光の量です。' },
  unit: 'colour',
  summary: {
    en: 'Decodes a channel by a power law: the channel to the power of gamma. It is NOT the decoding of sRGB.',
    ja: 'チャンネルをガンマ乗してデコードします。sRGBのデコードではありません。',
  },
  intuition: {
    en: 'A tube screen emitted light by a power of its voltage, and many formats still state their curve as such an exponent. With 2.2 the curve is close to that of sRGB, within 0.009, but not the same: for images of the web take srgb2rgb. It is also a plain control of contrast: with a gamma above 1 it darkens middle tones and keeps 0 and 1.',
    ja: 'ブラウン管は電圧のべき乗に応じて光り、今も多くの形式が、変換の曲線をこの指数で示します。2.2ならsRGBの曲線との差は0.009以内ですが、同じではありません。Webの画像にはsrgb2rgbを使ってください。ガンマが1より大きければ、0と1を保って中間調を暗くする、簡単なコントラスト調整にも使えます。',
  },
  formula: String.raw`f(c) = \operatorname{sign}(c)\,\lvert c \rvert^{\gamma}`,
  edgeCases: [
    { of: [0], is: 0, exact: true },
    { of: [1], is: 1 },
    { of: [0.5], is: 0.217637640824031, en: 'With a gamma of 2.2; srgb2rgb gives 0.2140.', ja: 'ガンマは2.2です。srgb2rgbでは0.2140になります。' },
    { of: [-0.5], is: -0.217637640824031, en: 'Negative values give a negative result, not NaN.', ja: '負の値の結果は負です。NaNにはなりません。' },
    { overload: 'gamma', of: [0.5, 2], is: 0.25, en: 'A gamma of 2 is the square.', ja: 'ガンマ2は2乗です。' },
    { overload: 'gamma', of: [0.5, 1], is: 0.5, en: 'A gamma of 1 changes nothing.', ja: 'ガンマ1では変わりません。' },
    { overload: 'vec4', of: [[0, 0, 0, 0.5]], is: [0, 0, 0, 0.5], exact: true, en: 'Alpha is not decoded.', ja: 'アルファはデコードしません。' },
  ],
  continuity: {
    order: 0,
    en: 'Smooth away from 0; at 0 the slope is 0 for a gamma above 1.',
    ja: '0以外では何回でも微分できます。ガンマが1より大きければ、0での傾きは0です。',
  },
  claims: {
    'It is NOT the decoding of sRGB': 'a power law is near the curves of sRGB, and not the same',
    'within 0.009, but not the same': 'a power law is near the curves of sRGB, and not the same',
    'it darkens middle tones and keeps 0 and 1': 'a power law is near the curves of sRGB, and not the same',
    'Smooth away from 0': 'a power law is near the curves of sRGB, and not the same',
  },
  related: ['linear2gamma', 'srgb2rgb'],
  confusedWith: [
    {
      name: 'srgb2rgb',
      en: 'What images and screens use: a straight part near black, then a curve with the exponent 2.4.',
      ja: '画像や画面が使う変換です。黒の近くは直線で、その先は指数2.4の曲線です。',
    },
    { name: 'linear2gamma', en: 'The other way: its exponent is 1/gamma.', ja: '逆向きの変換で、指数は1/ガンマです。' },
  ],
  elsewhere: [{ where: 'GLSL', name: 'pow(c, vec3(2.2))', note: { en: 'Undefined for negative channels.', ja: '負のチャンネルでは未定義です。' } }],
  synonyms: {
    en: ['gamma', 'gamma 2.2', 'degamma', 'power law', 'decode gamma', 'contrast', 'EOTF', 'linearize'],
    ja: ['ガンマ', 'ガンマ2.2', 'デガンマ', 'べき乗', 'ガンマデコード', 'コントラスト', 'リニア化', 'ガンマ補正'],
  },
  examples: {
    'mist-that-clears': { en: 'Mist that clears', ja: '晴れていく霧' },
    'ink-drawing-of-reeds': { en: 'Reeds drawn in ink', ja: '墨で描く葦' },
  },
})
