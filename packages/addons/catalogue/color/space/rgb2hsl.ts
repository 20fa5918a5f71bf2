/** Record of rgb2hsl. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'
import { hueCases, hueClaims, hueJumps } from './hue.ts'
import { cssColorOn, jobloveAndGreenberg } from './references.ts'

export const record: WrittenRecord = conversion('channels', 'hsl', {
  summary: {
    en: 'Converts red, green and blue to hue, saturation and lightness. The lightness is halfway between the largest and the smallest channel.',
    ja: '赤・緑・青を、色相・彩度・輝度に変換します。輝度は、最大と最小のチャンネルの中間の値です。',
  },
  intuition: {
    en: 'The hue is the position around the circle of pure colours. The lightness is 0 for black, ½ for pure colours and 1 for white. The saturation compares the difference between the largest and the smallest channel with the largest that is possible at this lightness, so it is 1 everywhere on the surface of the RGB cube, except at black and white.',
    ja: '色相は、純色の円周上の位置です。輝度は黒で0、純色で ½、白で1になります。彩度は、最大と最小のチャンネルの差を、その輝度で可能な最大の差と比べたものです。そのため、RGBの立方体の表面では、黒と白を除いてどこでも1です。',
  },
  outside: {
    en: 'Not clamped. Outside of the gamut the saturation is above 1, or negative where the lightness is below 0 or above 1. It is 0 for greys, and where the lightness is 0 or 1.',
    ja: 'クランプしません。色域外では彩度が1を超えるか、輝度が0より小さいか1より大きければ負になります。灰色と、輝度がちょうど0か1の色では0です。',
  },
  returns: {
    en: 'Hue in turns, from 0 to below 1, saturation and lightness. The saturation is 0 for black and white.',
    ja: '順に、色相（0以上1未満で一周）、彩度、輝度です。黒と白の彩度は0です。',
  },
  formula: String.raw`\begin{aligned} l &= \tfrac12\,(\max + \min) \\ s &= \begin{cases} \dfrac{\max - \min}{2 \min(l,\ 1 - l)} & 0 \ne l \ne 1 \\ 0 & l = 0 \text{ or } 1 \end{cases} \\ h &= \operatorname{rgb2hue}(r, g, b) \end{aligned}`,
  edgeCases: [
    ...hueCases([0, 0.5], [1, 0.5]),
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [0, 0, 1], exact: true, en: 'Black and white have no saturation either.', ja: '黒と白には彩度もありません。' },
    {
      of: [[1, 0.5, 0.5]],
      is: [0, 1, 0.75],
      exact: true,
      en: 'A pink of full saturation: one channel is 1.',
      ja: '彩度が最大のピンクです。1のチャンネルがあります。',
    },
    {
      of: [[1, 1, 0.9999999]],
      is: [1 / 6, 1, 0.99999995],
      en: 'Next to white the saturation still is 1, and not the noise of rounding.',
      ja: '白のすぐ隣でも彩度は1で、丸め誤差で乱れません。',
    },
  ],
  accuracy: 'division',
  oracle: {
    en: 'culori’s conversion to HSL in double precision, with hues compared on their circle.',
    ja: 'culoriのHSL変換を倍精度で計算し、色相を円の上で比べたものです。',
  },
  continuity: hueJumps,
  claims: {
    ...hueClaims,
    'The lightness is halfway between the largest and the smallest channel': 'lightness, whiteness, blackness, chroma and value are those of their definitions',
    'so it is 1 everywhere on the surface of the RGB cube, except at black and white':
      'the saturation of HSL is 1 wherever a channel is 0 or 1 and the colour is no grey',
    'the saturation is above 1, or negative where the lightness is below 0 or above 1': 'outside of the gamut the saturation of HSL is above 1, or negative',
    'It is 0 for greys, and where the lightness is 0 or 1': 'outside of the gamut the saturation of HSL is above 1, or negative',
    'Next to white the saturation still is 1': 'the saturation of HSL is 1 wherever a channel is 0 or 1 and the colour is no grey',
  },
  references: [cssColorOn('7.2, Converting sRGB Colors to HSL', 'rgb-to-hsl'), jobloveAndGreenberg],
  related: ['hsl2rgb', 'rgb2hsv', 'rgb2hwb', 'rgb2hue', 'rgb2oklab'],
  confusedWith: [
    {
      name: 'rgb2hsv',
      en: 'The same hue. White and the pure colours have value 1 there; here they have the lightness 1 and ½.',
      ja: '色相は同じです。HSVでは白も純色も明度1ですが、HSLの輝度では白が1、純色が ½ です。',
    },
    {
      name: 'rgb2oklab',
      en: 'Its L is close to perceived lightness. In HSL pure yellow and pure blue are equally light.',
      ja: 'Lが見た目の明るさに近い値になります。HSLでは、純粋な黄と青の輝度が同じです。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Color.getHSL' },
    { where: 'Python', name: 'colorsys.rgb_to_hls', note: { en: 'In the order hue, lightness, saturation.', ja: '色相、輝度、彩度の順です。' } },
    { where: 'Blender', name: 'Separate Color: HSL' },
  ],
  words: { en: ['HLS', 'color picker', 'desaturate'], ja: ['HLS', 'しきそう', 'カラーピッカー', '色調'] },
  examples: {
    'quarter-turn-of-every-hue': { en: 'Turn every hue of a bouquet', ja: '花束の色相を回す' },
    'garden-that-loses-its-colour': { en: 'A garden that loses its colour to a veil of mist', ja: '霧で色あせていく庭' },
  },
})
