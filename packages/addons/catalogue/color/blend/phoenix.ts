/** Record of phoenix. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'

const open = {
  en: 'Not clamped: two colours further than 1 apart give a negative result.',
  ja: 'クランプしません。二つの色の差が1を超えると、結果は負になります。',
}

export const record: WrittenRecord = separable('blendPhoenix', {
  summary: {
    en: 'Gives white where the two colours are equal, and the darker, the further they are apart: an inverted difference.',
    ja: '二つの色が等しいところは白になり、差が大きいほど暗くなります。差の絶対値を反転したものです。',
  },
  intuition: {
    en: 'It compares two images on a white ground instead of a black one: all that agrees vanishes into white. White on top changes nothing, and black on top inverts the base. The order of the colours does not matter. A power of the result narrows the white to a thin line along which the two images are equal: contour lines, and lightning between two noises.',
    ja: '黒ではなく白の地の上で二枚の画像を比べる計算で、一致するところは白に消えます。白を重ねても変わらず、黒を重ねると下の色が反転します。二つの色を入れ替えても結果は同じです。結果をべき乗すると、白は二枚の画像が等しいところの細い線だけになります。等高線や、二つのノイズのあいだを走る稲妻を描けます。',
  },
  outside: { base: open, blend: open },
  formula: String.raw`B(b, s) = \min(b, s) - \max(b, s) + 1 = 1 - \lvert b - s \rvert`,
  edgeCases: [
    { of: [0.6, 0.6], is: 1, exact: true, en: 'Two equal tones are white.', ja: '同じ階調どうしは白です。' },
    { of: [0.75, 0.25], is: 0.5, exact: true, en: 'Half apart: mid-grey.', ja: '差が0.5なら中間グレーです。' },
    { of: [0, 1], is: 0, exact: true, en: 'Black and white are furthest apart.', ja: '黒と白は最も離れています。' },
    { of: [0.3, 1], is: 0.3, en: 'White on top changes nothing.', ja: '白を重ねても変わりません。' },
    { of: [0.3, 0], is: 0.7, en: 'Black on top inverts the base.', ja: '黒を重ねると下の色が反転します。' },
    { of: [1.5, 0], is: -0.5, exact: true, en: 'Not clamped.', ja: 'クランプしません。' },
  ],
  alpha: {
    of: [
      [0.25, 0.5, 1, 0.25],
      [0.5, 0.5, 0.25, 1],
    ],
    is: [0.75, 1, 0.25, 0.25],
    exact: true,
  },
  half: { of: [0.25, 0.75, 0.5], is: 0.375 },
  accuracy: 'polynomial',
  oracle: {
    en: 'The darker minus the lighter of the two, plus 1, in double precision.',
    ja: '暗い方から明るい方を引いて1を足したものです。倍精度で計算します。',
  },
  continuity: { order: 0, en: 'A corner where the two colours are equal, at white.', ja: '二つの色が等しく、結果が白に届くところで角になります。' },
  claims: {
    'White on top changes nothing, and': 'changes nothing where its neutral tone is laid on top',
    'black on top inverts the base': 'phoenix is difference inverted, and negation under the inverted blend colour',
    'an inverted difference': 'phoenix is difference inverted, and negation under the inverted blend colour',
    'The order of the colours does not matter': 'gives the same in either order of its colours',
    'phoenix with the inverted blend colour': 'phoenix is difference inverted, and negation under the inverted blend colour',
  },
  references: [
    {
      title: 'FFmpeg Filters Documentation',
      authors: 'Paul B Mahol, FFmpeg developers',
      year: 2013,
      section: 'blend, tblend: phoenix',
      url: 'https://ffmpeg.org/ffmpeg-filters.html#blend-1',
    },
  ],
  related: ['blendDifference', 'blendNegation', 'blendExclusion'],
  confusedWith: [
    { name: 'blendDifference', en: 'The same on a black ground: 1 minus this.', ja: '黒地での同じ比較で、1からこの結果を引いたものです。' },
    {
      name: 'blendNegation',
      en: '1 minus the distance of the sum from 1, which is phoenix with the inverted blend colour.',
      ja: '1から、和と1との差を引いたものです。重ねる色を反転してphoenixをかけた結果と同じです。',
    },
  ],
  elsewhere: {
    photoshop: [
      { en: 'no such mode', ja: '該当するモードなし' },
      { en: 'Difference, inverted, is the same.', ja: '差の絶対値を反転すると同じです。' },
    ],
    ffmpeg: 'phoenix',
  },
  words: {
    en: ['phoenix', 'inverted difference', 'equal', 'compare images', 'contour', 'lightning'],
    ja: ['フェニックス', '不死鳥', '差の反転', '比較', '等しい', '等高線', '稲妻'],
  },
  examples: {
    'lightning-between-clouds': { en: 'Lightning between clouds', ja: '雲のあいだを走る稲妻' },
    'wings-of-a-firebird': { en: 'The wings of a firebird', ja: '火の鳥の翼' },
  },
})
