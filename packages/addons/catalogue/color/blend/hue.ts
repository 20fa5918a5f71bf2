/** Record of hue. */
import type { WrittenRecord } from '../../record.ts'
import { w3cNonSeparable } from './family.ts'

export const record: WrittenRecord = w3cNonSeparable('hue', {
  summary: {
    en: 'Combines the hue of the blend colour with the saturation and luminosity of the base.',
    ja: '重ねる色の色相に、下の色の彩度と明るさを組み合わせます。',
  },
  intuition: {
    en: 'The blend colour is stretched until its largest and smallest channel are as far apart as those of the base, and then moved to the luminosity of the base. So a pale tone and a vivid one of the same hue do the same, and greys of the base stay grey. A grey on top has no hue and removes the colour. Where a channel would leave 0–1, the colour loses saturation until it fits, but never luminosity. Use it to recolour a thing and keep its light, shade and pale spots.',
    ja: '重ねる色の最大と最小のチャンネルの差を、下の色の差に合わせて伸縮し、下の色の明るさに移します。そのため、同じ色相なら淡い色でも鮮やかな色でも結果は同じで、下の色のグレーはグレーのままです。重ねる色がグレーのときは色相がないので、色が抜けます。チャンネルが0〜1を外れるときは収まるまで彩度を下げますが、明るさは変わりません。陰影や色の濃淡を残したまま、物の色だけを塗り替えるのに使います。',
  },
  outside: {
    base: {
      en: 'Where its luminosity is below 0 or above 1, the result is a grey of that luminosity.',
      ja: '明るさが0未満、または1を超えるときは、その明るさのグレーになります。',
    },
    blend: {
      en: 'Any values: only the ratios of the differences between its channels are used.',
      ja: 'チャンネルどうしの差の比だけを使うので、どんな値でもかまいません。',
    },
  },
  formula: String.raw`\begin{aligned} \operatorname{Sat}(C) &= \max C - \min C \\ \operatorname{SetSat}(C, \sigma) &= \frac{C - \min C}{\operatorname{Sat}(C)}\,\sigma \\ \operatorname{hue}(B, S) &= \operatorname{SetLum}\bigl(\operatorname{SetSat}(S, \operatorname{Sat}(B)),\ \operatorname{Lum}(B)\bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.75, 0.5, 0.25],
        [0, 0, 1],
      ],
      is: [0.4925, 0.4925, 0.9925],
      en: 'A blue with the saturation ½ and the luminosity of the base.',
      ja: '彩度 ½ で、下の色と同じ明るさの青です。',
    },
    {
      of: [
        [0.75, 0.5, 0.25],
        [0.5, 0.5, 0.625],
      ],
      is: [0.4925, 0.4925, 0.9925],
      en: 'A pale blue does the same.',
      ja: '淡い青を重ねても同じです。',
    },
    {
      of: [
        [0.75, 0.5, 0.25],
        [0.5, 0.5, 0.5],
      ],
      is: [0.5475, 0.5475, 0.5475],
      en: 'A grey on top has no hue.',
      ja: '重ねる色がグレーのときは、色相がありません。',
    },
    {
      of: [
        [0.4, 0.4, 0.4],
        [1, 0, 0],
      ],
      is: [0.4, 0.4, 0.4],
      en: 'A grey base has no saturation to colour.',
      ja: '下の色がグレーのときは、彩度がないので色がつきません。',
    },
    {
      of: [
        [1, 0, 0],
        [0, 0, 1],
      ],
      is: [0.19 / 0.89, 0.19 / 0.89, 1],
      en: 'No blue is as bright and as vivid as red, so it loses saturation.',
      ja: '赤と同じ明るさと彩度をもつ青はないので、彩度が下がります。',
    },
  ],
  alpha: {
    of: [
      [0.75, 0.5, 0.25, 0.25],
      [0, 0, 1, 1],
    ],
    is: [0.4925, 0.4925, 0.9925, 0.25],
  },
  half: { of: [[0.75, 0.5, 0.25], [0, 0, 1], 0.5], is: [0.62125, 0.49625, 0.62125] },
  accuracy: 'division',
  continuity: {
    order: 'jump',
    en: 'Jumps where the blend colour is a grey: any trace of a hue counts in full. Elsewhere corners, where a channel reaches 0 or 1 and where the largest or smallest channel becomes another one.',
    ja: '重ねる色がグレーのところで値が飛びます。わずかでも色味があれば、その色相がそのまま使われるからです。ほかでは、チャンネルが0や1に届くところと、最大や最小のチャンネルが入れ替わるところで角になります。',
  },
  claims: {
    'a pale tone and a vivid one of the same hue do the same': 'hue takes only the hue of what is on top',
    'but never luminosity': 'has the luminosity of the base',
    'any trace of a hue counts in full': 'hue takes only the hue of what is on top',
    'Takes the saturation from the top too': 'color is luminosity with its layers swapped, and hue differs from it by the saturation',
  },
  related: ['blendColor', 'blendSaturation', 'blendLuminosity', 'rgb2hsv'],
  confusedWith: [
    {
      name: 'blendColor',
      en: 'Takes the saturation from the top too, so it colours greys.',
      ja: '彩度も上から取るので、グレーにも色がつきます。',
    },
    {
      name: { en: 'hue rotation', ja: '色相の回転' },
      en: 'Turns every hue of the base by the same angle, as CSS hue-rotate does. Here all of them become one.',
      ja: 'CSSのhue-rotateのように、下の色の色相をどれも同じ角度だけ回します。この関数では、すべて一つの色相になります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Hue', ja: '色相' },
    blender: ['Hue', { en: 'The value of HSV stays, not the luminosity.', ja: '明るさではなく、HSVの明度が残ります。' }],
  },
  words: {
    en: ['hue', 'recolor', 'recolour', 'tint', 'non-separable'],
    ja: ['色相', 'しきそう', 'ヒュー', '色合い', '塗り替え', '色替え'],
  },
  examples: {
    'a-peacock-feather': { en: 'A peacock feather', ja: '孔雀の羽根' },
    'repaint-the-houses': { en: 'Houses by the canal, repainted', ja: '運河沿いの家を塗り替える' },
  },
})
