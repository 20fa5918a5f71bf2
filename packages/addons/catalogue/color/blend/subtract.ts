/** Record of subtract. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { adobeOn, gimpOn } from './sources.ts'

export const record: WrittenRecord = separable('blendSubtract', {
  summary: {
    en: 'Subtracts the blend colour from the base, down to black.',
    ja: '下の色から重ねる色を引きます。黒より暗くはなりません。',
  },
  intuition: {
    en: 'Each channel loses as much as the blend colour has. Black on top changes nothing and white leaves nothing. A coloured top takes its own colour away, so the result shifts to the opposite one: yellow taken from white leaves blue. Where the blend colour is brighter than the base, the result is black. It is a linear burn under the inverted blend colour.',
    ja: '各チャンネルから、重ねる色の値をそのまま引きます。黒を重ねても変わらず、白を重ねると何も残りません。色のついた光を引くとその色が失われ、反対の色に寄ります。白から黄を引けば青です。重ねる色の方が明るいところは黒になります。重ねる色を反転して焼き込み（リニア）をかけたものと同じです。',
  },
  outside: {
    base: { en: 'Not clamped above: only a negative result becomes 0.', ja: '上にはクランプしません。結果が負のときだけ0にします。' },
    blend: { en: 'Negative values brighten the base, also above 1.', ja: '負の値では明るくなり、1を超えることもあります。' },
  },
  formula: String.raw`B(b, s) = \max(b - s,\ 0)`,
  edgeCases: [
    { of: [0.75, 0.25], is: 0.5, exact: true, en: 'The difference.', ja: '差になります。' },
    {
      of: [0.25, 0.75],
      is: 0,
      exact: true,
      en: 'Black where the blend colour is brighter. Difference would give 0.5.',
      ja: '重ねる色の方が明るいので黒です。差の絶対値なら0.5です。',
    },
    { of: [0.3, 0], is: 0.3, exact: true, en: 'Black on top changes nothing.', ja: '黒を重ねても変わりません。' },
    { of: [1, 1], is: 0, exact: true, en: 'White on top leaves nothing.', ja: '白を重ねると何も残りません。' },
    { of: [0.5, -0.75], is: 1.25, exact: true, en: 'A negative blend colour adds, without a limit.', ja: '負の値を引くと足し算になり、上限はありません。' },
  ],
  alpha: {
    of: [
      [1, 1, 1, 0.25],
      [1, 1, 0, 1],
    ],
    is: [0, 0, 1, 0.25],
    exact: true,
  },
  half: { of: [0.75, 0.5, 0.5], is: 0.5 },
  accuracy: 'polynomial',
  oracle: { en: 'GIMP’s equation in double precision.', ja: 'GIMPの式を倍精度で計算したものです。' },
  continuity: { order: 0, en: 'A corner where the two colours are equal, at black.', ja: '二つの色が等しく、結果が黒に届くところで角になります。' },
  claims: {
    'Black on top changes nothing and': 'changes nothing where its neutral tone is laid on top',
    'It is a linear burn under the inverted blend colour': 'subtract is linear burn, and divide color dodge, under the inverted blend colour',
    'The same where the base is brighter': 'subtract is difference where the base is brighter, and black elsewhere',
    'Where the blend colour is brighter than the base, the result is black': 'subtract is difference where the base is brighter, and black elsewhere',
  },
  references: [gimpOn('Subtract'), adobeOn('Subtract')],
  related: ['blendLinearBurn', 'blendDifference', 'blendDivide', 'blendLinearDodge'],
  confusedWith: [
    {
      name: 'blendDifference',
      en: 'The same where the base is brighter, and positive elsewhere, too.',
      ja: '下の色の方が明るいところでは同じで、それ以外のところでも正の値になります。',
    },
    {
      name: 'blendLinearBurn',
      en: 'Subtracts the inverted blend colour, so white on top changes nothing. Pegtop calls that one subtractive.',
      ja: '重ねる色を反転してから引くので、白を重ねると変わりません。Pegtopがsubtractiveと呼ぶのはこちらです。',
    },
    {
      name: 'blendGrainExtract',
      en: 'The difference around mid-grey, so that nothing below 0 is lost as long as it is above −½.',
      ja: '中間グレーを基準にした差です。差が −½ より大きければ、負の値も失われません。',
    },
  ],
  elsewhere: {
    webgl: 'blendEquation(FUNC_REVERSE_SUBTRACT), blendFunc(ONE, ONE)',
    photoshop: { en: 'Subtract', ja: '減算' },
    clipStudio: { en: 'Subtract', ja: '減算' },
    gimp: { en: 'Subtract', ja: '減算' },
    krita: { en: 'Subtract', ja: '減算' },
    blender: ['Subtract', { en: 'Clamped only with Clamp Result.', ja: 'Clamp Resultを選んだときだけクランプします。' }],
    unity: ['Subtract', { en: 'Not clamped.', ja: 'クランプしません。' }],
  },
  words: { en: ['subtract', 'minus', 'subtraction', 'take away'], ja: ['減算', 'げんざん', '引き算', 'サブトラクト', '差し引く'] },
  examples: {
    'eclipse-of-the-sun': { en: 'An eclipse of the sun', ja: '日食' },
    'islands-at-low-tide': { en: 'Islands at low tide', ja: '引き潮の島々' },
  },
})
