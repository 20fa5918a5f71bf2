/** Record of screen. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendScreen', 'screen', {
  culori: true,
  summary: {
    en: 'Multiplies the inverted colours and inverts the product: the result is never darker than either colour.',
    ja: '反転した二つの色を掛け、積をもう一度反転します。結果がどちらの色よりも暗くなることはありません。',
  },
  intuition: {
    en: 'What the base lacks to white is multiplied by what the blend colour lacks, so each layer closes a part of the gap that the other leaves. Black on top changes nothing, and white gives white. It is multiply in the negative, and the order of the colours does not matter. A sum is cut at white; screen comes close to white and keeps the differences between bright tones. Use it for glow, fog, fire and reflections.',
    ja: '下の色が白に足りない分と、重ねる色が白に足りない分を掛けます。一方が残した隙間を、もう一方がさらに埋める計算です。黒を重ねても変わらず、白を重ねれば白になります。ネガで行う乗算にあたり、二つの色を入れ替えても結果は同じです。足し算は白で打ち切られますが、スクリーンは白に近づくだけなので、明るい階調の差が残ります。光のにじみ、霧、炎、映り込みに向いています。',
  },
  outside: {
    base: { en: 'Not clamped: the formula goes on, and the result may leave 0–1.', ja: 'クランプせず、同じ式で計算します。結果が0〜1を外れることがあります。' },
    blend: { en: 'Not clamped: above 1 it darkens a base above 1.', ja: 'クランプしません。1より大きい値は、1より大きい下の色を暗くします。' },
  },
  formula: String.raw`B(b, s) = 1 - (1 - b)(1 - s) = b + s - b\,s`,
  edgeCases: [
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [0.3, 1], is: 1, exact: true, en: 'White on top is white.', ja: '白を重ねると白になります。' },
    { of: [0.5, 0.5], is: 0.75, exact: true, en: 'Mid-grey closes half of the gap to white.', ja: '中間グレーを重ねると、白までの隙間が半分になります。' },
    {
      overload: 'vec3',
      of: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      is: [1, 1, 0],
      exact: true,
      en: 'Red light and green light are yellow.',
      ja: '赤い光と緑の光で黄色になります。',
    },
    {
      of: [2, 2],
      is: 0,
      exact: true,
      en: 'Two colours brighter than white give black: clamp them first.',
      ja: '白より明るい色どうしでは黒になります。先にクランプしてください。',
    },
  ],
  alpha: {
    of: [
      [0, 0.5, 1, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.5, 0.75, 1, 0.25],
    exact: true,
  },
  half: { of: [0.5, 1, 0.5], is: 0.75 },
  accuracy: 'polynomial',
  continuity: { order: 'smooth', en: 'A polynomial, linear in each of the two colours.', ja: '多項式で、どちらの色についても線形です。' },
  claims: {
    'the result is never darker than either colour': 'screen is never darker than either colour, lighten never brighter than screen, nor screen than add',
    'It is multiply in the negative': 'screen is multiply in the negative, and color burn is color dodge',
    'the order of the colours does not matter': 'gives the same in either order of its colours',
    'Black on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'Add is at least as bright': 'screen is never darker than either colour, lighten never brighter than screen, nor screen than add',
    'Screen is at least as bright': 'screen is never darker than either colour, lighten never brighter than screen, nor screen than add',
  },
  related: ['blendMultiply', 'blendAdd', 'blendLighten', 'blendHardLight'],
  confusedWith: [
    {
      name: 'blendAdd',
      en: 'Adds the colours and cuts the sum at white, so bright areas lose their detail. Add is at least as bright.',
      ja: '二つの色を足して白で打ち切るので、明るいところの階調が失われます。結果はスクリーンと同じか、より明るくなります。',
    },
    {
      name: 'blendLighten',
      en: 'Takes the brighter of the two, channel by channel. Screen is at least as bright.',
      ja: 'チャンネルごとに明るい方を選びます。スクリーンの結果は、それと同じか、より明るくなります。',
    },
    {
      name: 'blendColorDodge',
      en: 'Leaves black as it is. Screen lifts black to the blend colour.',
      ja: '黒は黒のまま残します。スクリーンでは、黒は重ねた色になります。',
    },
  ],
  elsewhere: {
    webgl: 'blendFunc(ONE, ONE_MINUS_SRC_COLOR)',
    photoshop: { en: 'Screen', ja: 'スクリーン' },
    blender: 'Screen',
    unity: 'Screen',
  },
  words: {
    en: ['screen', 'glow', 'bloom', 'lighten', 'inverse multiply', 'negative multiply'],
    ja: ['スクリーン', 'すくりーん', '光', '発光', 'グロー', '霧', '反転', '明るくする'],
  },
  examples: {
    'light-the-stage': { en: 'Three spotlights on a stage', ja: '舞台を照らす三つのスポットライト' },
    'northern-lights': { en: 'Northern lights over the firs', ja: 'モミの森の上のオーロラ' },
  },
})
