/** Record of darkerColor. */
import type { WrittenRecord } from '../../record.ts'
import { nonSeparable } from './family.ts'
import { photoshopModes, w3cOn } from './layers.ts'

export const record: WrittenRecord = nonSeparable({
  summary: {
    en: 'Gives whichever of the two colours has the smaller luminosity, with all its channels.',
    ja: '二つの色のうち、明るさ（Lum）の小さい方を、チャンネルごとではなく色ごと選びます。',
  },
  intuition: {
    en: 'A whole colour wins or loses: all three channels come from the same layer. The luminosity decides: green counts for more than red and red for more than blue, so pure blue is darker than a dark green. No third colour can arise, and so the outlines of shapes stay hard. Where both are equally bright, the base stays.',
    ja: '勝った色の三つのチャンネルが、そのまま結果になります。決め手は明るさで、緑は赤より、赤は青より大きな重みをもちます。そのため純粋な青は、暗い緑よりも暗い色とみなされます。二つの色以外の色が生まれることはなく、図形の輪郭は硬いまま残ります。明るさが等しいところでは、下の色が残ります。',
  },
  outside: {
    base: { en: 'Any values: the luminosity is compared as it is.', ja: 'どんな値でもかまいません。明るさをそのまま比べます。' },
    blend: { en: 'Any values: the luminosity is compared as it is.', ja: 'どんな値でもかまいません。明るさをそのまま比べます。' },
  },
  formula: String.raw`\begin{aligned} \operatorname{Lum}(C) &= 0.3\,C_r + 0.59\,C_g + 0.11\,C_b \\ \operatorname{darkerColor}(B, S) &= \begin{cases} S & \operatorname{Lum}(S) < \operatorname{Lum}(B) \\ B & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0.4, 0],
        [0, 0, 1],
      ],
      is: [0, 0, 1],
      exact: true,
      en: 'Blue has the luminosity 0.11, the dark green 0.236.',
      ja: '青の明るさは0.11、暗い緑の明るさは0.236です。',
    },
    {
      of: [
        [1, 1, 0],
        [0, 1, 1],
      ],
      is: [0, 1, 1],
      exact: true,
      en: 'Cyan is the darker one, and stays cyan. Darken would give green.',
      ja: 'シアンの方が暗いので、シアンになります。比較（暗）なら緑です。',
    },
    {
      of: [
        [0.5, 0.5, 0.5],
        [0.5, 0.5, 0.5],
      ],
      is: [0.5, 0.5, 0.5],
      exact: true,
      en: 'Both are the same.',
      ja: '二つの色が同じ場合です。',
    },
    {
      of: [
        [225 / 255, 161 / 255, 49 / 255],
        [174 / 255, 154 / 255, 194 / 255],
      ],
      is: [174 / 255, 154 / 255, 194 / 255],
      exact: true,
      en: 'The luminosities are 168 and 164 of 255, the sums of the channels 435 and 522: it is not the sum that decides.',
      ja: '255を最大とする明るさは168と164、チャンネルの和は435と522です。和で決まるのではありません。',
    },
    {
      of: [
        [2, 0, 0],
        [0.5, 0.5, 0.5],
      ],
      is: [0.5, 0.5, 0.5],
      exact: true,
      en: 'A red of 2 has the luminosity 0.6.',
      ja: '値が2の赤の明るさは0.6です。',
    },
  ],
  alpha: {
    of: [
      [0, 0.4, 0, 0.25],
      [0, 0, 1, 1],
    ],
    is: [0, 0, 1, 0.25],
    exact: true,
  },
  half: { of: [[0, 0.5, 0], [0, 0, 1], 0.5], is: [0, 0.25, 0.5] },
  accuracy: 'polynomial',
  oracle: {
    en: 'Lum of the W3C specification in double precision, and the colour for which it is smaller.',
    ja: 'W3C仕様のLumを倍精度で計算し、その値が小さい方の色を選んだものです。',
  },
  continuity: {
    order: 'jump',
    en: 'Jumps from one colour to the other where they are equally bright.',
    ja: '二つの色の明るさが等しいところで、一方の色からもう一方へ値が飛びます。',
  },
  claims: {
    'No third colour can arise': 'darker color and lighter color take one of the two colours, by its luminosity',
    'Where both are equally bright, the base stays': 'darker color and lighter color take one of the two colours, by its luminosity',
    'Jumps from one colour to the other where they are equally bright': 'darker color and lighter color take one of the two colours, by its luminosity',
  },
  references: [photoshopModes('Darker Color'), w3cOn('10.2, Lum', 'blendingnonseparable')],
  related: ['blendLighterColor', 'blendDarken', 'blendLuminosity'],
  confusedWith: [
    {
      name: 'blendDarken',
      en: 'Compares each channel by itself, so the result can be a third colour: yellow and cyan give green.',
      ja: 'チャンネルごとに比べるので、二つの色にない色になることがあります。黄色とシアンなら緑です。',
    },
    {
      name: { en: 'comparison by the sum of the channels', ja: 'チャンネルの和による比較' },
      en: 'What Photoshop’s manual describes. By the sum, pure blue and pure green would be equally bright.',
      ja: 'Photoshopのマニュアルの説明です。和で比べると、純粋な青と純粋な緑が同じ明るさになります。',
    },
  ],
  elsewhere: {
    photoshop: { en: 'Darker Color', ja: 'カラー比較（暗）' },
    gimp: ['Luma darken only', { en: 'With other weights of the channels.', ja: 'チャンネルの重みが異なります。' }],
    krita: ['Darker Color', { en: 'With other weights of the channels.', ja: 'チャンネルの重みが異なります。' }],
  },
  words: {
    en: ['darker color', 'darker colour', 'luma darken', 'non-separable'],
    ja: ['カラー比較（暗）', 'カラー比較', 'からーひかく', '比較（暗）', 'ダーカーカラー'],
  },
  examples: {
    'two-posters-in-one-print': { en: 'Two posters in one print', ja: '一枚に刷り重ねた二つのポスター' },
    'dunes-that-cut-each-other': { en: 'Dunes that cut each other', ja: '互いに切り合う砂丘' },
  },
})
