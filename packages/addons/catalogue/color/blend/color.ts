/** Record of color. */
import type { WrittenRecord } from '../../record.ts'
import { w3cNonSeparable } from './family.ts'

export const record: WrittenRecord = w3cNonSeparable('color', {
  summary: {
    en: 'Combines the hue and saturation of the blend colour with the luminosity of the base: it colours a black-and-white image.',
    ja: '重ねる色の色相と彩度に、下の色の明るさを組み合わせます。白黒の画像に色をつけるモードです。',
  },
  intuition: {
    en: 'The blend colour is moved along the greys, up or down, until it is as bright as the base. So light, shade and detail come from below and colour from above, as when a photograph is tinted by hand. Black and white of the base stay, because no other colour has their luminosity. Where a channel would leave 0–1, the colour loses saturation until it fits, but never luminosity. It is luminosity with the two layers swapped.',
    ja: '重ねる色を、下の色と同じ明るさになるまでグレーの方向に上げ下げします。陰影と細部は下の色から、色味は重ねる色から来るので、白黒写真に手で彩色したようになります。黒や白と同じ明るさの色はほかにないので、下の色の黒と白は残ります。チャンネルが0〜1を外れるときは収まるまで彩度を下げますが、明るさは変わりません。輝度モードの二つの層を入れ替えたものです。',
  },
  outside: {
    base: {
      en: 'Where its luminosity is below 0 or above 1, the result is a grey of that luminosity.',
      ja: '明るさが0未満、または1を超えるときは、その明るさのグレーになります。',
    },
    blend: { en: 'Any values: only the differences between its channels are used.', ja: 'チャンネルどうしの差だけを使うので、どんな値でもかまいません。' },
  },
  formula: String.raw`\begin{aligned} \operatorname{Lum}(C) &= 0.3\,C_r + 0.59\,C_g + 0.11\,C_b \\ \operatorname{color}(B, S) &= \operatorname{SetLum}\bigl(S,\ \operatorname{Lum}(B)\bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.5, 0.5, 0.5],
        [0.75, 0.5, 0.25],
      ],
      is: [0.7025, 0.4525, 0.2025],
      en: 'A grey takes the colour: all channels move by the same amount.',
      ja: 'グレーに色がつきます。どのチャンネルも同じだけ動きます。',
    },
    {
      of: [
        [0.5, 0.5, 0.5],
        [1, 0, 0],
      ],
      is: [1, 2 / 7, 2 / 7],
      en: 'Red with this luminosity is outside of the gamut, so it loses saturation.',
      ja: 'この明るさの赤は色域の外なので、彩度が下がります。',
    },
    {
      of: [
        [0.75, 0.5, 0.25],
        [0.8, 0.8, 0.8],
      ],
      is: [0.5475, 0.5475, 0.5475],
      en: 'A grey on top removes the colour.',
      ja: 'グレーを重ねると色が抜けます。',
    },
    {
      of: [
        [0, 0, 0],
        [0.9, 0.4, 0.1],
      ],
      is: [0, 0, 0],
      en: 'Black stays black.',
      ja: '黒は黒のままです。',
    },
    {
      of: [
        [1, 1, 1],
        [0.9, 0.4, 0.1],
      ],
      is: [1, 1, 1],
      en: 'White stays white.',
      ja: '白は白のままです。',
    },
  ],
  alpha: {
    of: [
      [0.5, 0.5, 0.5, 0.25],
      [1, 0, 0, 1],
    ],
    is: [1, 2 / 7, 2 / 7, 0.25],
  },
  half: { of: [[0.5, 0.5, 0.5], [0.75, 0.5, 0.25], 0.5], is: [0.60125, 0.47625, 0.35125] },
  accuracy: 'division',
  continuity: {
    order: 0,
    en: 'Corners where a channel reaches 0 or 1, and, among colours that lose saturation, where the largest or smallest channel becomes another one.',
    ja: 'チャンネルが0や1に届くところで角になります。彩度の下がる色では、最大や最小のチャンネルが入れ替わるところでも角になります。',
  },
  claims: {
    'Black and white of the base stay': 'color leaves black and white as they are',
    'but never luminosity': 'has the luminosity of the base',
    'It is luminosity with the two layers swapped': 'color is luminosity with its layers swapped, and hue differs from it by the saturation',
    'greys of the base stay grey': 'color is luminosity with its layers swapped, and hue differs from it by the saturation',
  },
  related: ['blendLuminosity', 'blendHue', 'blendSaturation'],
  confusedWith: [
    {
      name: 'blendLuminosity',
      en: 'The same with the layers swapped: luminosity from the top, hue and saturation from below.',
      ja: '層を入れ替えたものです。明るさを上から、色相と彩度を下から取ります。',
    },
    {
      name: 'blendHue',
      en: 'Takes the hue alone, so greys of the base stay grey.',
      ja: '色相だけを上から取るので、下の色のグレーはグレーのままです。',
    },
    {
      name: 'blendOverlay',
      en: 'Tints as well, but changes the brightness: a bright blend colour makes the base brighter.',
      ja: '同じように色味がつきますが、明るさも変わります。明るい色を重ねると、下の色も明るくなります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Color', ja: 'カラー' },
    blender: ['Color', { en: 'The value of HSV stays, not the luminosity.', ja: '明るさではなく、HSVの明度が残ります。' }],
  },
  words: {
    en: ['color', 'colour', 'colorize', 'colourise', 'tint', 'hand-coloured', 'duotone', 'non-separable'],
    ja: ['カラー', '着色', 'ちゃくしょく', '彩色', 'カラー化', 'セピア', '色付け'],
  },
  examples: {
    'a-postcard-tinted-by-hand': { en: 'A postcard tinted by hand', ja: '手彩色の絵はがき' },
    'a-moon-in-false-colour': { en: 'A moon in false colour', ja: '疑似カラーの月' },
  },
})
