/** Record of divide. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn, gimpOn } from './sources.ts'

export const record: WrittenRecord = separable('blendDivide', {
  summary: {
    en: 'Divides the base by the blend colour, up to white: what is as bright as the blend colour becomes white.',
    ja: '下の色を重ねる色で割ります。重ねる色以上に明るいところは白になります。',
  },
  intuition: {
    en: 'The blend colour becomes the new white. White on top changes nothing, and mid-grey doubles the base. This undoes a multiply: a picture divided by the light that fell on it is evenly lit, and divided by the colour of its paper it stands on white. A picture divided by a blurred copy of itself keeps little but its edges, as a pencil drawing. It is a color dodge under the inverted blend colour.',
    ja: '重ねる色が新しい白になります。白を重ねても変わらず、中間グレーなら2倍になります。乗算を元に戻す計算なので、当たっていた光で画像を割れば明るさのむらがなくなり、紙の色で割れば白い紙になります。ぼかした自分自身で割ると、鉛筆画のように輪郭だけが残ります。重ねる色を反転して覆い焼きカラーをかけたものと同じです。',
  },
  outside: {
    base: { en: 'Negative values count as 0.', ja: '負の値は0として扱います。' },
    blend: { en: 'Negative values count as 0. Above 1 it darkens the base.', ja: '負の値は0として扱います。1を超えると暗くなります。' },
  },
  formula: String.raw`B(b, s) = \begin{cases} 0 & b \le 0 \\ 1 & b > 0,\ s \le 0 \\ \min\Bigl(1,\ \dfrac{b}{s}\Bigr) & \text{otherwise} \end{cases}`,
  edgeCases: [
    { of: [0.3, 1], is: 0.3, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.25, 0.5], is: 0.5, en: 'Mid-grey on top doubles the base.', ja: '中間グレーを重ねると2倍になります。' },
    { of: [0.6, 0.6], is: 1, en: 'Two equal tones give white.', ja: '同じ階調どうしは白になります。' },
    { of: [0.01, 0], is: 1, exact: true, en: 'Black on top turns everything but black white.', ja: '黒を重ねると、黒以外はすべて白になります。' },
    { of: [0, 0], is: 0, exact: true, en: '0/0: black stays black.', ja: '0/0にあたりますが、黒は黒のままとします。' },
    { of: [0.5, 2], is: 0.25, en: 'Above 1 the blend colour darkens.', ja: '1を超える色を重ねると暗くなります。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.5, 1, 0, 0.25],
  },
  half: { of: [0.25, 0.5, 0.5], is: 0.375 },
  accuracy: 'division',
  oracle: { en: 'The quotient, case by case, in double precision.', ja: '場合分けした商を倍精度で計算したものです。' },
  continuity: {
    order: 'jump',
    en: 'A corner where the two colours are equal, at white. Under black it jumps: black stays black, and anything brighter becomes white.',
    ja: '二つの色が等しく、結果が白に届くところで角になります。黒を重ねたところでは値が飛びます。黒は黒のまま、それより明るければ白になります。',
  },
  claims: {
    'White on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'This undoes a multiply': 'divide undoes multiply',
    'It is a color dodge under the inverted blend colour': 'subtract is linear burn, and divide color dodge, under the inverted blend colour',
    'Black on top turns everything but black white': 'subtract is linear burn, and divide color dodge, under the inverted blend colour',
  },
  references: [adobeOn('Divide'), gimpOn('Divide')],
  related: ['blendColorDodge', 'blendMultiply', 'blendSubtract'],
  confusedWith: [
    {
      name: 'blendColorDodge',
      en: 'Divides by 1 − s: there a brighter blend colour brightens more, here less.',
      ja: '「1 − 重ねる色」で割ります。重ねる色が明るいほど、覆い焼きカラーではより明るく、除算ではより暗くなります。',
    },
    { name: 'blendSubtract', en: 'Moves the blend colour to black, not to white.', ja: '重ねる色と同じ色を、白ではなく黒にします。' },
    { name: 'unpremultiply', en: 'Divides a colour by its own alpha.', ja: '色を自分自身のアルファで割ります。' },
  ],
  elsewhere: {
    photoshop: { en: 'Divide', ja: '除算' },
    clipStudio: { en: 'Divide', ja: '除算' },
    gimp: ['Divide', { en: 'Its legacy mode divides 256·b by s + 1, in bytes.', ja: '旧式のモードは、0〜255の値で256·bをs + 1で割ります。' }],
    krita: { en: 'Divide', ja: '除算' },
    blender: ['Divide', { en: 'Clamped only with Clamp Result.', ja: 'Clamp Resultを選んだときだけクランプします。' }],
    unity: ['Divide', { en: 'Not clamped.', ja: 'クランプしません。' }],
  },
  words: {
    en: ['divide', 'division', 'quotient', 'flat field', 'white balance', 'shading correction', 'pencil sketch'],
    ja: ['除算', 'じょざん', '割り算', 'わり算', 'ディバイド', 'フラットフィールド', 'シェーディング補正', '白飛ばし', '線画抽出'],
  },
  examples: {
    'even-light-for-an-old-letter': { en: 'Even light for an old letter', ja: '古い手紙の明るさのむらを取る' },
    'pencil-drawing-of-hills': { en: 'A pencil drawing of hills', ja: '丘の鉛筆画' },
  },
})
