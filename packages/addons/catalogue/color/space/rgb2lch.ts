/** Record of rgb2lch. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('rgb', 'lch', {
  summary: {
    en: 'Converts linear red, green and blue to CIELCh: lightness, chroma and hue as they are perceived. The hue is in turns.',
    ja: 'リニアな赤・緑・青を、見た目の明度・クロマ・色相（CIELCh）に変換します。色相は1で一周です。',
  },
  intuition: {
    en: 'rgb2lab followed by lab2lch. The chroma says how far a colour is from the grey of its lightness: blue reaches 134, cyan only 50. Change one component and convert back with lch2rgb, to make a picture more vivid or to turn its hues.',
    ja: 'rgb2labに続けてlab2lchを行います。クロマは、同じ明度の灰色からの距離です。青は134に届きますが、シアンは50までです。一つの成分を変えてlch2rgbで戻せば、絵を鮮やかにしたり、色相を回したりできます。',
  },
  outside: {
    en: 'Not clamped. Negative channels give finite results, and lch2rgb inverts them too.',
    ja: 'クランプしません。負のチャンネルでも結果は有限で、lch2rgbで元に戻せます。',
  },
  returns: {
    en: 'L* from 0 to 100; the chroma, up to 133.9 in the sRGB gamut; and the hue in turns, from 0 to below 1. Greys have the hue 0.',
    ja: '0〜100のL*、sRGBの色域内では133.9までのクロマ、0以上1未満で一周する色相です。灰色の色相は0です。',
  },
  formula: String.raw`\operatorname{rgb2lch}(c) = \operatorname{lab2lch}\bigl(\operatorname{rgb2lab}(c)\bigr)`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], en: 'Black.', ja: '黒です。' },
    { of: [[1, 1, 1]], is: [100, 0, 0], en: 'White has no hue either.', ja: '白にも色相はありません。' },
    { of: [[1, 0, 0]], is: [53.237115595429344, 104.55001152926587, 0.1111107365399948] },
    { of: [[1, 1, 0]], is: [97.13855934179699, 96.91247786333528, 0.28570572137216094] },
    { of: [[0, 1, 0]], is: [87.73551910966, 119.78013789910383, 0.37781407968059705] },
    {
      of: [[0, 0, 1]],
      is: [32.30087290398018, 133.8084163491125, 0.850802231270259],
      en: 'The largest chroma in the gamut.',
      ja: '色域内で最大のクロマです。',
    },
  ],
  accuracy: 'power',
  scale: 128,
  continuity: {
    order: 'jump',
    en: 'The hue jumps between 1 and 0, and has no limit at greys. Do not blur or average hues.',
    ja: '色相は1と0のあいだを飛び、灰色では極限がありません。色相をぼかしたり平均したりしないでください。',
  },
  claims: {
    'rgb2lab followed by lab2lch': 'the short ways give what the long ways give',
    'blue reaches 134, cyan only 50': 'the numbers that the records of Oklab and of CIELAB say',
    'lch2rgb inverts them too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'up to 133.9 in the sRGB gamut': 'the sRGB gamut reaches as far in CIELAB and CIELUV as their records say',
    'The largest chroma in the gamut': 'the sRGB gamut reaches as far in CIELAB and CIELUV as their records say',
    'Greys have the hue 0': 'greys have the hue 0, however their light is rounded',
    'Negative channels give finite results': 'conversions are finite far outside of the gamut',
  },
  related: ['lch2rgb', 'lab2lch', 'rgb2lab', 'rgb2hsv'],
  confusedWith: [
    {
      name: 'rgb2hsv',
      en: 'Cheaper, but its value and saturation are not what is seen: yellow and blue have the same there.',
      ja: '計算は軽いものの、明度と彩度は見た目どおりではありません。黄と青が同じ値になります。',
    },
    { name: 'oklab2oklch', en: 'After rgb2oklab: the polar form of the newer space.', ja: 'rgb2oklabに続けて使う、より新しい空間の極座標です。' },
  ],
  words: { en: ['rgb to lch'], ja: ['RGBからLCh', '鮮やかさ'] },
  examples: {
    'leaves-that-turn': { en: 'Leaves that turn with the season', ja: '季節とともに色づく葉' },
    'vivid-core-of-a-flower': { en: 'A flower, grey where it is dull', ja: '鮮やかなところだけ色づく花' },
  },
})
