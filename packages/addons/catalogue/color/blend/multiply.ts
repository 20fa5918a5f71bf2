/** Record of multiply. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendMultiply', 'multiply', {
  culori: true,
  summary: {
    en: 'Multiplies the two colours channel by channel: the blend colour acts like a filter or an ink, and the result is never lighter than either.',
    ja: '二つの色をチャンネルごとに掛けます。重ねた色はフィルターやインクのように働き、結果がどちらの色よりも明るくなることはありません。',
  },
  intuition: {
    en: 'Put two slides into one projector: the second dims what the first lets through. White changes nothing, black blocks everything. Inks on paper act in a similar way, so this mode suits shadows, line art and halftones. The order of the colours does not matter.',
    ja: '二枚のスライドを一つの映写機に重ねて入れるところを思い浮かべてください。一枚目を通った光を、二枚目がさらに弱めます。白は何も変えず、黒はすべて遮ります。紙に重ねたインクも似た働きをするので、影や線画、網点を重ねるのに向いています。二つの色を入れ替えても結果は変わりません。',
  },
  outside: {
    base: { en: 'Not clamped: the result is the product.', ja: 'クランプせず、そのまま掛けます。' },
    blend: { en: 'Not clamped: above 1 it brightens the base.', ja: 'クランプせず、そのまま掛けます。1より大きい値では明るくなります。' },
  },
  formula: String.raw`B(b, s) = b\,s`,
  edgeCases: [
    { of: [0.3, 1], is: 0.3, exact: true, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.3, 0], is: 0, exact: true, en: 'Black on top is black.', ja: '黒を重ねると黒になります。' },
    {
      of: [0.5, 0.5],
      is: 0.25,
      exact: true,
      en: 'Mid-grey halves the value of mid-grey.',
      ja: '中間グレーに中間グレーを重ねると、値が半分になります。',
    },
    {
      overload: 'vec3',
      of: [
        [1, 1, 0],
        [0, 1, 1],
      ],
      is: [0, 1, 0],
      exact: true,
      en: 'Yellow ink over cyan ink is green.',
      ja: 'シアンのインクに黄を重ねると緑になります。',
    },
  ],
  alpha: {
    of: [
      [0.5, 1, 0.5, 0.25],
      [0.5, 0.5, 1, 1],
    ],
    is: [0.25, 0.5, 0.5, 0.25],
    exact: true,
  },
  half: { of: [0.5, 0, 0.5], is: 0.25 },
  accuracy: 'polynomial',
  continuity: { order: 'smooth', en: 'A product, and so a polynomial, of its arguments.', ja: '引数の積なので、多項式です。' },
  claims: {
    'the result is never lighter than either': 'multiply is never lighter than either colour, nor black unless one of them is',
    'White changes nothing': 'changes nothing where its neutral tone is laid on top',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'Multiply is at least as dark as that': 'multiply is never lighter than either colour, nor black unless one of them is',
  },
  related: ['blendScreen', 'blendDarken', 'blendColorBurn', 'blendOverlay'],
  confusedWith: [
    {
      name: 'blendDarken',
      en: 'Takes the darker of the two, channel by channel. Multiply is at least as dark as that.',
      ja: 'チャンネルごとに暗い方を選びます。乗算の結果は、それと同じか、より暗くなります。',
    },
    {
      name: 'premultiply',
      en: 'Multiplies a colour by its own alpha. Multiply combines two colours.',
      ja: '色に自分自身のアルファを掛けます。乗算は二つの色どうしを掛けます。',
    },
    {
      name: { en: 'light on a surface', ja: '面を照らす光' },
      en: 'The same product, but in linear light: decode both colours first and encode the result.',
      ja: '同じ積ですが、リニアな光で計算します。両方の色を先にデコードし、結果をエンコードしてください。',
    },
  ],
  elsewhere: {
    webgl: 'blendFunc(DST_COLOR, ZERO)',
    photoshop: { en: 'Multiply', ja: '乗算' },
    blender: 'Multiply',
    unity: 'Multiply',
  },
  words: {
    en: ['multiply', 'ink', 'shadow', 'darken', 'filter'],
    ja: ['乗算', 'じょうざん', 'マルチプライ', '掛け算', 'かけ算', '影', 'インク'],
  },
  examples: {
    'lay-the-shadow-of-leaves-over': { en: 'Lay the shadow of leaves over a wall', ja: '壁に木の葉の影を落とす' },
    'print-in-three-inks': { en: 'A print in three inks', ja: '三色のインクで刷る' },
  },
})
