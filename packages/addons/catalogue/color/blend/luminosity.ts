/** Record of luminosity. */
import type { WrittenRecord } from '../../record.ts'
import { w3cNonSeparable } from './family.ts'

export const record: WrittenRecord = w3cNonSeparable('luminosity', {
  summary: {
    en: 'Combines the hue and saturation of the base with the luminosity of the blend colour.',
    ja: '下の色の色相と彩度に、重ねる色の明るさを組み合わせます。',
  },
  intuition: {
    en: 'Split a colour into a grey of the same luminosity and the difference from that grey. Keep the difference of the base and replace its grey with that of the blend colour. Where a channel would leave 0–1, the difference is scaled down until it fits. That reduces the saturation, but never changes the luminosity: pure red cannot be as bright as yellow, so it turns pink.',
    ja: '色を「同じ明るさのグレー」と「グレーからの差」に分けて考えます。差は下の色のものを残し、グレーは重ねる色のものに置き換えます。チャンネルが0〜1を外れるときは、収まるまで差を縮めます。失われるのは彩度で、明るさは変わりません。純粋な赤は黄色ほど明るくなれないので、ピンクになります。',
  },
  outside: {
    base: { en: 'Any values: only the differences between its channels are used.', ja: 'チャンネルどうしの差だけを使うので、どんな値でもかまいません。' },
    blend: {
      en: 'Where its luminosity is below 0 or above 1, the result is a grey of that luminosity.',
      ja: '明るさが0未満、または1を超えるときは、その明るさのグレーになります。',
    },
  },
  formula: String.raw`\begin{aligned} \operatorname{Lum}(C) &= 0.3\,C_r + 0.59\,C_g + 0.11\,C_b \\ \ell &= \operatorname{Lum}(S) \\ \mathbf d &= B - \operatorname{Lum}(B) \\ k &= \operatorname{clamp}\Bigl(\min\Bigl(\frac{\ell}{-\min \mathbf d},\ \frac{1 - \ell}{\max \mathbf d}\Bigr),\ 0,\ 1\Bigr) \\ \operatorname{luminosity}(B, S) &= \ell + k\,\mathbf d \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.75, 0.5, 0.25],
        [0.5475, 0.5475, 0.5475],
      ],
      is: [0.75, 0.5, 0.25],
      en: 'A grey with the luminosity of the base changes nothing.',
      ja: '下の色と同じ明るさのグレーを重ねても変わりません。',
    },
    {
      of: [
        [1, 0, 0],
        [0.5, 0.5, 0.5],
      ],
      is: [1, 2 / 7, 2 / 7],
      en: 'Red with this luminosity is outside of the gamut, so it loses saturation.',
      ja: 'この明るさの赤は色域の外なので、彩度が下がります。',
    },
    {
      of: [
        [0.9, 0.4, 0.1],
        [0, 0, 0],
      ],
      is: [0, 0, 0],
      en: 'Only black has the luminosity of black.',
      ja: '黒と同じ暗さの色は、黒だけです。',
    },
    {
      of: [
        [0.9, 0.4, 0.1],
        [1, 1, 1],
      ],
      is: [1, 1, 1],
      en: 'Only white has the luminosity of white.',
      ja: '白と同じ明るさの色は、白だけです。',
    },
    {
      of: [
        [0.25, 0.25, 0.25],
        [0, 1, 0],
      ],
      is: [0.59, 0.59, 0.59],
      en: 'A grey has no hue, so the result is the grey of the blend colour.',
      ja: 'グレーには色味がないので、重ねた色のグレーになります。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      is: [0, 0, 0],
      exact: true,
      en: 'There is no division by 0.',
      ja: '0で割ることはありません。',
    },
  ],
  alpha: {
    of: [
      [1, 0, 0, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [1, 2 / 7, 2 / 7, 0.25],
  },
  half: {
    of: [[0.5, 0.5, 0.5], [1, 1, 1], 0.5],
    is: [0.75, 0.75, 0.75],
  },
  accuracy: 'division',
  continuity: {
    order: 0,
    en: 'Corners where a channel reaches 0 or 1, and, among colours scaled down, where the largest or smallest channel becomes another one.',
    ja: 'チャンネルが0や1に届くところで角になります。差を縮めた色では、最大や最小のチャンネルが入れ替わるところでも角になります。',
  },
  claims: {
    'That reduces the saturation, but never changes the luminosity': 'has the luminosity of what is on top',
    'the hue and saturation of the base': 'keeps the differences of the channels, scaled down just enough for the gamut',
    'the difference is scaled down until it fits': 'keeps the differences of the channels, scaled down just enough for the gamut',
    'only the differences between its channels are used': 'takes any base and any blend colour',
    'the result is a grey of that luminosity': 'takes any base and any blend colour',
    'A grey with the luminosity of the base changes nothing': 'with its own luminosity on top changes nothing',
  },
  related: ['blendColor', 'blendHue', 'blendSaturation', 'hsl2rgb'],
  confusedWith: [
    {
      name: 'blendColor',
      en: 'The same with the layers swapped: hue and saturation from the top, luminosity from below.',
      ja: '層を入れ替えたものです。色相と彩度を上から、明るさを下から取ります。',
    },
    {
      name: { en: 'lightness of HSL', ja: 'HSLの輝度（L）' },
      en: 'The mean of the largest and the smallest channel, which is the same for yellow and blue. Here the luminosity of yellow is about eight times that of blue.',
      ja: '最大と最小のチャンネルの平均なので、黄色と青が同じ値になります。この関数では、黄色の明るさは青の約8倍です。',
    },
    {
      name: { en: 'luminance', ja: '相対輝度' },
      en: 'Computed from linear light, with other weights. Blend modes use the encoded values.',
      ja: 'リニアな光から、別の重みで計算します。ブレンドモードはエンコードされた値を使います。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Luminosity', ja: '輝度' },
    blender: ['Value', { en: 'The value of HSV, which is the same for yellow and blue.', ja: 'HSVの明度で、黄色と青で同じ値になります。' }],
  },
  words: {
    en: ['luminosity', 'luma', 'brightness', 'colorize', 'non-separable'],
    ja: ['輝度', 'きど', '明るさ', '明度', 'ルミノシティ', '着色', 'カラー化'],
  },
  examples: {
    'colour-clouds-that-are-only-grey': { en: 'Colour clouds that are only grey', ja: 'グレーの雲に色をつける' },
    'every-hue-at-the-same-brightness': { en: 'Every hue at the same brightness', ja: '同じ明るさに揃えた色相環' },
  },
})
