/** Record of saturation. */
import type { WrittenRecord } from '../../record.ts'
import { w3cNonSeparable } from './family.ts'

export const record: WrittenRecord = w3cNonSeparable('saturation', {
  summary: {
    en: 'Combines the saturation of the blend colour with the hue and luminosity of the base.',
    ja: '重ねる色の彩度に、下の色の色相と明るさを組み合わせます。',
  },
  intuition: {
    en: 'Saturation here is the largest channel minus the smallest. That of the base is stretched or shrunk to that of the blend colour, and its luminosity stays. So any grey on top, black and white included, turns the base grey, and a pure colour makes it as vivid as its luminosity allows. Greys of the base have no hue and stay grey; a nearly grey base under a vivid colour shows every trace of a hue, and noise with it.',
    ja: 'ここでいう彩度は、最大のチャンネルから最小のチャンネルを引いた値です。下の色の彩度を重ねる色の彩度に合わせて伸縮し、明るさはそのまま残します。黒や白も含めて、グレーを重ねれば下の色はグレーになり、純色を重ねれば、その明るさで出せる限り鮮やかになります。下の色のグレーには色相がないので、グレーのままです。ほとんどグレーの色に鮮やかな色を重ねると、わずかな色味やノイズまで目立ちます。',
  },
  outside: {
    base: {
      en: 'Where its luminosity is below 0 or above 1, the result is a grey of that luminosity.',
      ja: '明るさが0未満、または1を超えるときは、その明るさのグレーになります。',
    },
    blend: {
      en: 'Any values: only its largest channel minus its smallest is used.',
      ja: '最大と最小のチャンネルの差だけを使うので、どんな値でもかまいません。',
    },
  },
  formula: String.raw`\begin{aligned} \operatorname{Sat}(C) &= \max C - \min C \\ \operatorname{SetSat}(C, \sigma) &= \frac{C - \min C}{\operatorname{Sat}(C)}\,\sigma \\ \operatorname{saturation}(B, S) &= \operatorname{SetLum}\bigl(\operatorname{SetSat}(B, \operatorname{Sat}(S)),\ \operatorname{Lum}(B)\bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0.75, 0.5, 0.25],
        [0.2, 0.2, 0.2],
      ],
      is: [0.5475, 0.5475, 0.5475],
      en: 'Any grey on top turns the base grey.',
      ja: 'グレーを重ねると、下の色はグレーになります。',
    },
    {
      of: [
        [0.75, 0.5, 0.25],
        [0, 0.5, 0],
      ],
      is: [0.75, 0.5, 0.25],
      en: 'Both have the saturation ½, so nothing changes.',
      ja: 'どちらも彩度が ½ なので変わりません。',
    },
    {
      of: [
        [0.4, 0.4, 0.4],
        [1, 0, 0],
      ],
      is: [0.4, 0.4, 0.4],
      en: 'A grey base has no hue and stays grey.',
      ja: '下の色がグレーのときは、色相がないのでグレーのままです。',
    },
    {
      of: [
        [0.625, 0.5, 0.5],
        [1, 0, 0],
      ],
      is: [1, 0.5375 - (0.3 * 0.4625) / 0.7, 0.5375 - (0.3 * 0.4625) / 0.7],
      en: 'A trace of red becomes as vivid as its luminosity allows.',
      ja: 'わずかな赤みが、その明るさで出せる限り鮮やかになります。',
    },
    {
      of: [
        [0.75, 0.5, 0.25],
        [0, 0, 0],
      ],
      is: [0.5475, 0.5475, 0.5475],
      en: 'Black is a grey, too.',
      ja: '黒もグレーの一つです。',
    },
  ],
  alpha: {
    of: [
      [0.75, 0.5, 0.25, 0.25],
      [0, 0.5, 0, 1],
    ],
    is: [0.75, 0.5, 0.25, 0.25],
  },
  half: { of: [[0.75, 0.5, 0.25], [0.5, 0.5, 0.5], 0.5], is: [0.64875, 0.52375, 0.39875] },
  accuracy: 'division',
  continuity: {
    order: 'jump',
    en: 'Jumps where the base is a grey, unless the blend colour is one. Elsewhere corners, where a channel reaches 0 or 1 and where the largest or smallest channel of either colour becomes another one.',
    ja: '下の色がグレーのところで、重ねる色がグレーでないかぎり値が飛びます。ほかでは、チャンネルが0や1に届くところと、どちらかの色の最大や最小のチャンネルが入れ替わるところで角になります。',
  },
  claims: {
    'its luminosity stays': 'has the luminosity of the base',
    'any grey on top, black and white included, turns the base grey': 'saturation takes the largest channel minus the smallest, and a grey stays grey',
    'as vivid as its luminosity allows': 'saturation takes the largest channel minus the smallest, and a grey stays grey',
    'Greys of the base have no hue and stay grey': 'saturation takes the largest channel minus the smallest, and a grey stays grey',
    'grey of the same luminosity': 'saturation takes the largest channel minus the smallest, and a grey stays grey',
  },
  related: ['blendHue', 'blendColor', 'blendLuminosity', 'rgb2hsv'],
  confusedWith: [
    {
      name: { en: 'saturation of HSL or HSV', ja: 'HSLやHSVの彩度' },
      en: 'Relative to the brightness: 1 for a dark pure red as for a bright one. Here a dark red has a small saturation.',
      ja: '明るさに対する比です。純粋な赤なら、暗くても明るくても1になります。ここでは、暗い赤の彩度は小さな値です。',
    },
    {
      name: { en: 'desaturate', ja: '彩度を下げる' },
      en: 'Lay a grey on top with an opacity: the base moves towards the grey of the same luminosity.',
      ja: 'グレーを不透明度つきで重ねてください。下の色が、同じ明るさのグレーに近づきます。',
    },
    {
      name: 'blendColor',
      en: 'Takes the hue from the top too.',
      ja: '色相も上から取ります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Saturation', ja: '彩度' },
    blender: ['Saturation', { en: 'The saturation of HSV, and its value stays.', ja: 'HSVの彩度を使い、HSVの明度が残ります。' }],
  },
  words: {
    en: ['saturation', 'vibrance', 'desaturate', 'vivid', 'chroma', 'non-separable'],
    ja: ['彩度', 'さいど', 'サチュレーション', '鮮やか', '鮮やかさ', '脱色', 'モノクロ'],
  },
  examples: {
    'one-balloon-in-colour': { en: 'One balloon in colour', ja: '一つだけ色のついた風船' },
    'colour-returns-to-the-meadow': { en: 'Colour returns to the meadow', ja: '色が戻っていく花畑' },
  },
})
