/** Record of srgb2oklab. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('srgb', 'oklab', {
  summary: {
    en: 'Converts encoded sRGB, as images have it, to Oklab: perceived lightness L, and the axes a (green to red) and b (blue to yellow).',
    ja: '画像などのエンコード済みのsRGBを、Oklabに変換します。Lは見た目の明るさ、aは緑から赤、bは青から黄への軸です。',
  },
  intuition: {
    en: 'srgb2rgb followed by rgb2oklab: the colour is decoded to light, the light that each kind of cone receives is computed, and its cube roots are combined into lightness and two colour axes. The grey 0.5 has L = 0.60: it is a little brighter than half way from black to white.',
    ja: 'srgb2rgbに続けてrgb2oklabを行います。色を光の量にデコードし、三種類の錐体が受け取る光を求め、その立方根から明るさと二つの色の軸を取り出します。0.5の灰色のLは0.60で、黒と白の中間より少し明るい色です。',
  },
  outside: {
    en: 'Not clamped. Negative channels, as of colours outside of the gamut, give finite results, and oklab2srgb inverts them too.',
    ja: 'クランプしません。負のチャンネルを持つ色域外の色でも結果は有限で、oklab2srgbで元に戻せます。',
  },
  formula: String.raw`\operatorname{srgb2oklab}(c) = \operatorname{rgb2oklab}\bigl(\operatorname{srgb2rgb}(c)\bigr)`,
  edgeCases: [
    { of: [[0, 0, 0]], is: [0, 0, 0], exact: true },
    { of: [[1, 1, 1]], is: [1, 0, 0] },
    {
      of: [[0.5, 0.5, 0.5]],
      is: [0.5981807305268477, 0, 0],
      en: 'The grey of byte 128 looks a little brighter than half way.',
      ja: '8ビットで128の灰色は、中間より少し明るく見えます。',
    },
    { of: [[1, 0, 0]], is: [0.6279553639214311, 0.22486306842627443, 0.12584627733058495] },
    { of: [[0, 0, 1]], is: [0.45201371817442365, -0.032456975170797764, -0.31152816567757763] },
    {
      of: [[-0.1, 0.2, 0.3]],
      is: [0.29476004223385477, -0.056486060670076776, -0.06156515664984505],
      en: 'Negative channels give finite results.',
      ja: '負のチャンネルがあっても結果は有限です。',
    },
  ],
  accuracy: 'power',
  continuity: {
    order: 0,
    en: 'Continuous, with a slight corner where a channel is ±0.04045, the joint of the sRGB decoding, and an infinite slope where a cone receives no light, as at black.',
    ja: '連続です。チャンネルが±0.04045のところ、つまりsRGBのデコードの継ぎ目でわずかに角になり、黒のように錐体が光を受け取らないところでは傾きが無限大になります。',
  },
  claims: {
    'srgb2rgb followed by rgb2oklab': 'the short ways give what the long ways give',
    'The grey 0.5 has L = 0.60': 'the numbers that the records of Oklab and of CIELAB say',
    'oklab2srgb inverts them too': 'there and back gives the colour again, at the edges of the gamut and beyond it',
    'It is 0.21 instead of 0.60': 'the numbers that the records of Oklab and of CIELAB say',
  },
  related: ['rgb2oklab', 'oklab2srgb', 'srgb2rgb', 'oklab2oklch'],
  confusedWith: [
    {
      name: 'rgb2oklab',
      en: 'Takes linear light. Given an encoded grey of 0.5, it returns L = 0.79 instead of 0.60.',
      ja: 'リニアな光を受け取ります。エンコード済みの灰色0.5を渡すと、Lは0.60ではなく0.79になります。',
    },
    {
      name: { en: 'Luminance', ja: '輝度（luminance）' },
      en: 'The amount of light, not its look. It is 0.21 instead of 0.60 for the grey 0.5.',
      ja: '見た目ではなく、光の量です。0.5の灰色では、0.60ではなく0.21です。',
    },
  ],
  words: { en: ['encoded to oklab', 'perceived lightness'], ja: ['sRGBからOklabへ', '見た目の明るさ', '明るさ'] },
  examples: {
    'sky-in-six-even-tones': { en: 'A sky in six even tones', ja: '空を均等な6階調で表す' },
    'night-from-a-bright-street': { en: 'Night from a bright street', ja: '明るい通りを夜にする' },
  },
})
