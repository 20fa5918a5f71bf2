/** Record of darken. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendDarken', 'darken', {
  culori: true,
  summary: {
    en: 'Takes the darker of the two colours, channel by channel.',
    ja: 'チャンネルごとに、二つの色の暗い方を選びます。',
  },
  intuition: {
    en: 'Each channel is compared by itself: the base stays where it is darker, and the blend colour takes its place where that is darker. The three channels can come from different layers, so yellow and cyan give green. White on top changes nothing, and laying the same colour on a second time changes nothing more. Use it to put dark drawings on paper: the ink stays and the white around it goes.',
    ja: 'チャンネルを一つずつ比べます。下の色の方が暗ければそのまま残り、重ねる色の方が暗ければ置き換わります。三つのチャンネルが別々の色から選ばれることもあるので、黄色とシアンなら緑になります。白を重ねても変わらず、同じ色を二度重ねても一度目と同じです。白い紙に描いた線画を重ねるときに使うと、インクだけが残り、まわりの白は消えます。',
  },
  outside: {
    base: { en: 'Compared as it is.', ja: 'そのまま比べます。' },
    blend: { en: 'Compared as it is: above 1 it leaves every base in 0–1 unchanged.', ja: 'そのまま比べます。1より大きい値では、0〜1の下の色は変わりません。' },
  },
  formula: String.raw`B(b, s) = \min(b, s)`,
  edgeCases: [
    { of: [0.3, 0.7], is: 0.3, exact: true, en: 'The base is darker and stays.', ja: '下の色の方が暗いので、そのまま残ります。' },
    { of: [0.7, 0.3], is: 0.3, exact: true, en: 'The blend colour is darker.', ja: '重ねる色の方が暗い場合です。' },
    { of: [0.7, 1], is: 0.7, exact: true, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.7, 0], is: 0, exact: true, en: 'Black on top is black.', ja: '黒を重ねると黒になります。' },
    {
      overload: 'vec3',
      of: [
        [1, 1, 0],
        [0, 1, 1],
      ],
      is: [0, 1, 0],
      exact: true,
      en: 'Red comes from cyan and blue from yellow: green is neither of the two.',
      ja: '赤はシアンから、青は黄色から選ばれ、どちらの色でもない緑になります。',
    },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0.75, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.25, 0.5, 0.5, 0.25],
    exact: true,
  },
  half: { of: [0.75, 0.25, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  continuity: { order: 0, en: 'A corner where a channel is the same in both colours.', ja: 'チャンネルの値が二つの色で等しいところで角になります。' },
  claims: {
    'the base stays where it is darker, and the blend colour takes its place where that is darker':
      'darken and lighten take one of the two tones, and change nothing the second time',
    'laying the same colour on a second time changes nothing more': 'darken and lighten take one of the two tones, and change nothing the second time',
    'White on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'Multiply is at least as dark': 'multiply is never lighter than either colour, nor black unless one of them is',
  },
  related: ['blendLighten', 'blendDarkerColor', 'blendMultiply', 'opUnion'],
  confusedWith: [
    {
      name: 'blendDarkerColor',
      en: 'Compares the luminosity of the whole colours and takes all three channels from one of them.',
      ja: '色全体の明るさを比べ、三つのチャンネルを同じ色から取ります。',
    },
    {
      name: 'blendMultiply',
      en: 'Darkens wherever both tones are below 1. Multiply is at least as dark.',
      ja: '両方の階調が1より小さければ、必ず暗くなります。乗算の結果は、比較（暗）と同じか、より暗くなります。',
    },
  ],
  elsewhere: {
    webgl: 'blendEquation(MIN)',
    photoshop: { en: 'Darken', ja: '比較（暗）' },
    gimp: 'Darken only',
    blender: 'Darken',
    unity: 'Darken',
  },
  words: {
    en: ['darken', 'darken only', 'minimum', 'min'],
    ja: ['比較（暗）', '比較暗', 'ひかく', 'ダークン', '最小値', '暗くする'],
  },
  examples: {
    'cut-tissue-paper': { en: 'Three layers of cut tissue paper', ja: '三枚重ねた薄紙の切り絵' },
    'ink-drawing-on-old-paper': { en: 'An ink drawing on old paper', ja: '古い紙に描いた墨絵' },
  },
})
