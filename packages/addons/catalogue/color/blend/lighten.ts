/** Record of lighten. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendLighten', 'lighten', {
  culori: true,
  summary: {
    en: 'Takes the brighter of the two colours, channel by channel.',
    ja: 'チャンネルごとに、二つの色の明るい方を選びます。',
  },
  intuition: {
    en: 'Each channel is compared by itself: the base stays where it is brighter, and the blend colour takes its place where that is brighter. Nothing is added, so lights that overlap do not burn out: photographers lay hundreds of frames of a night sky over each other in this way, and each star draws its trail. Black on top changes nothing, and laying the same colour on a second time changes nothing more.',
    ja: 'チャンネルを一つずつ比べます。下の色の方が明るければそのまま残り、重ねる色の方が明るければ置き換わります。足し算をしないので、光が重なっても白飛びしません。夜空の写真を何百枚も重ねて星の軌跡を描く「比較明合成」が、この計算です。黒を重ねても変わらず、同じ色を二度重ねても一度目と同じです。',
  },
  outside: {
    base: { en: 'Compared as it is.', ja: 'そのまま比べます。' },
    blend: { en: 'Compared as it is: below 0 it leaves every base in 0–1 unchanged.', ja: 'そのまま比べます。負の値では、0〜1の下の色は変わりません。' },
  },
  formula: String.raw`B(b, s) = \max(b, s)`,
  edgeCases: [
    { of: [0.7, 0.3], is: 0.7, exact: true, en: 'The base is brighter and stays.', ja: '下の色の方が明るいので、そのまま残ります。' },
    { of: [0.3, 0.7], is: 0.7, exact: true, en: 'The blend colour is brighter.', ja: '重ねる色の方が明るい場合です。' },
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.7, 0.7], is: 0.7, exact: true, en: 'Two equal lights are no brighter than one.', ja: '同じ明るさの光は、重ねても明るくなりません。' },
    {
      overload: 'vec3',
      of: [
        [1, 0, 0],
        [0, 0, 1],
      ],
      is: [1, 0, 1],
      exact: true,
      en: 'Red comes from the base and blue from the blend colour: magenta is neither of the two.',
      ja: '赤は下の色から、青は重ねる色から選ばれ、どちらの色でもないマゼンタになります。',
    },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 0.75, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.5, 0.5, 0.75, 0.25],
    exact: true,
  },
  half: { of: [0.25, 0.75, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  continuity: { order: 0, en: 'A corner where a channel is the same in both colours.', ja: 'チャンネルの値が二つの色で等しいところで角になります。' },
  claims: {
    'the base stays where it is brighter, and the blend colour takes its place where that is brighter':
      'darken and lighten take one of the two tones, and change nothing the second time',
    'laying the same colour on a second time changes nothing more': 'darken and lighten take one of the two tones, and change nothing the second time',
    'Black on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'Screen is at least as bright': 'screen is never darker than either colour, lighten never brighter than screen, nor screen than add',
  },
  related: ['blendDarken', 'blendLighterColor', 'blendScreen', 'blendAdd'],
  confusedWith: [
    {
      name: 'blendLighterColor',
      en: 'Compares the luminosity of the whole colours and takes all three channels from one of them.',
      ja: '色全体の明るさを比べ、三つのチャンネルを同じ色から取ります。',
    },
    {
      name: 'blendScreen',
      en: 'Brightens wherever both tones are above 0. Screen is at least as bright.',
      ja: '両方の階調が0より大きければ、必ず明るくなります。スクリーンの結果は、比較（明）と同じか、より明るくなります。',
    },
    {
      name: 'compositeLighter',
      en: 'Adds the two colours and their alphas.',
      ja: '二つの色とアルファを足します。',
    },
  ],
  elsewhere: {
    webgl: 'blendEquation(MAX)',
    photoshop: { en: 'Lighten', ja: '比較（明）' },
    gimp: 'Lighten only',
    blender: 'Lighten',
    unity: 'Lighten',
  },
  words: {
    en: ['lighten', 'lighten only', 'maximum', 'max', 'star trails', 'image stacking'],
    ja: ['比較（明）', '比較明', '比較明合成', 'ひかくめい', 'ライトン', '最大値', '星の軌跡'],
  },
  examples: {
    'star-trails': { en: 'Star trails round the pole', ja: '北極星をめぐる星の軌跡' },
    'light-painting': { en: 'A light painting in one exposure', ja: '一枚の写真に残した光の軌跡' },
  },
})
