/** Record of rgb2cmyk. */
import type { WrittenRecord } from '../../record.ts'
import { conversion } from './family.ts'

export const record: WrittenRecord = conversion('channels', 'cmyk', {
  summary: {
    en: 'Converts red, green and blue to cyan, magenta, yellow and black, with as much black as possible. No ink profile is used.',
    ja: '赤・緑・青を、シアン・マゼンタ・イエロー・ブラックに変換します。ブラックをできるだけ多く使います。インクのプロファイルは使いません。',
  },
  intuition: {
    en: 'Cyan ink takes red from white paper, magenta takes green, yellow takes blue. What all three would take is left to black, so one of the three inks is always 0, and greys are black alone. Real inks overlap less cleanly: to print, use a profile. For halftones and the look of print this is enough.',
    ja: 'シアンのインクは白い紙の光から赤を、マゼンタは緑を、イエローは青を取り去ります。三つに共通する分はブラックが受け持つので、三つのうち一つは必ず0になり、灰色はブラックだけで表します。実際のインクはこれほどきれいに重ならないので、印刷にはプロファイルを使ってください。網点や印刷風の表現なら、これで十分です。',
  },
  outside: {
    en: 'Not clamped: a channel above 1 gives a negative black, a negative channel beside a positive one an ink above 1.',
    ja: 'クランプしません。1を超えるチャンネルがあればブラックが負になり、正のチャンネルに加えて負のチャンネルがあれば、1を超えるインクが出ます。',
  },
  formula: String.raw`\begin{aligned} k &= 1 - \max(r, g, b) \\ (c, m, y) &= \begin{cases} \dfrac{\max(r, g, b) - (r, g, b)}{\max(r, g, b)} & k \ne 1 \\ (0, 0, 0) & k = 1 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[1, 1, 1]], is: [0, 0, 0, 0], exact: true, en: 'White is paper without ink.', ja: '白はインクのない紙です。' },
    {
      of: [[0, 0, 0]],
      is: [0, 0, 0, 1],
      exact: true,
      en: 'Black is black ink alone, not 0/0 of the others.',
      ja: '黒はブラックだけです。ほかのインクは0/0ではなく0です。',
    },
    { of: [[0.5, 0.5, 0.5]], is: [0, 0, 0, 0.5], exact: true, en: 'Greys need no colour.', ja: '灰色に色インクはいりません。' },
    { of: [[1, 0, 0]], is: [0, 1, 1, 0], exact: true, en: 'Red is magenta and yellow.', ja: '赤はマゼンタとイエローです。' },
    { of: [[0.5, 0.25, 0]], is: [0, 0.5, 1, 0.5], exact: true },
    { of: [[2, 1, 1]], is: [0, 0.5, 0.5, -1], exact: true, en: 'Light above white: black is negative.', ja: '白を超える光では、ブラックが負になります。' },
  ],
  accuracy: 'division',
  oracle: { en: 'The definition in double precision, and the way back.', ja: '定義を倍精度で計算したものです。元の色に戻ることも確かめています。' },
  continuity: {
    order: 'jump',
    en: 'The inks have no limit at black. Between 0 and 1 they are continuous elsewhere, with a corner where two channels are the largest.',
    ja: '黒では色インクに極限がありません。0〜1のほかの色では連続で、最大のチャンネルが二つあるところで角になります。',
  },
  claims: {
    'one of the three inks is always 0, and greys are black alone': 'one ink is 0, greys are black ink alone, and black has no other ink',
    'a channel above 1 gives a negative black, a negative channel beside a positive one an ink above 1': 'outside of the gamut inks are negative or above 1',
    'The inks have no limit at black': 'one ink is 0, greys are black ink alone, and black has no other ink',
  },
  alpha: false,
  related: ['cmyk2rgb', 'rgb2hwb', 'rgb2hsv'],
  confusedWith: [
    {
      name: { en: 'CMYK of a printer', ja: '印刷用のCMYK' },
      en: 'Follows a profile measured on real ink and paper. The same numbers print duller than this function assumes.',
      ja: '実際のインクと紙を測ったプロファイルに従います。同じ数値でも、この関数の想定よりくすんだ色に刷られます。',
    },
    { name: 'CMY', en: '1 − rgb: three inks without black.', ja: '1 − rgbです。ブラックを使わない三色のインクです。' },
  ],
  elsewhere: [{ where: 'CSS', name: 'device-cmyk()', note: { en: 'Its conversion without a profile.', ja: 'プロファイルを使わない場合の変換です。' } }],
  words: { en: ['halftone', 'screen print', 'subtractive'], ja: ['網点', 'ハーフトーン', '減法混色', '版ズレ'] },
  examples: {
    'four-plates-side-by-side': { en: 'Four plates of a parrot', ja: '四色に分版したオウム' },
    'comic-in-four-screens': { en: 'A comic sky in halftone dots', ja: '網点で刷った漫画の空' },
  },
})
