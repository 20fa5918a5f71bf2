/** Record of deltaE. */
import { fromReference } from '../../provenance.ts'
import type { WrittenParameter, WrittenRecord } from '../../record.ts'
import { cie15 } from './references.ts'
import { spaces } from './spaces.ts'

const colour = (which: { readonly en: string; readonly ja: string }, start: readonly number[]): WrittenParameter => ({
  meaning: {
    en: `${which.en} colour in CIELAB, as rgb2lab gives it.`,
    ja: `rgb2labなどで求めた、CIELABの${which.ja}色です。`,
  },
  unit: 'lab',
  role: 'domain',
  range: spaces.lab.range,
  default: start,
  outside: { en: 'Not clamped: the distance continues.', ja: 'クランプしません。距離をそのまま求めます。' },
})

export const record: WrittenRecord = {
  summary: {
    en: 'Returns how different two colours look: their distance in CIELAB, ΔE*ab of 1976.',
    ja: '二つの色の見た目の違いを、CIELABでの距離（1976年のΔE*ab）で返します。',
  },
  intuition: {
    en: 'CIELAB was made so that equal distances look about equally large. About 2.3 is just noticeable side by side; black and white are 100 apart. It overestimates differences between vivid colours; the formulae of 1994 and 2000 correct that, at a higher cost.',
    ja: 'CIELABは、等しい距離がおよそ等しい違いに見えるようにつくられました。並べたときにかろうじて分かる違いは約2.3で、黒と白の差は100です。鮮やかな色どうしでは差を大きく見積もりすぎます。1994年と2000年の式はそれを補正しますが、計算量が増えます。',
  },
  parameters: { lab1: colour({ en: 'The first', ja: '一つ目の' }, [60, 40, 20]), lab2: colour({ en: 'The second', ja: '二つ目の' }, [60, -10, 45]) },
  returns: { en: 'The difference, 0 for equal colours.', ja: '色の差です。同じ色なら0です。', range: { min: 0, max: 328 } },
  formula: String.raw`\Delta E^*_{ab} = \sqrt{(L^*_1 - L^*_2)^2 + (a^*_1 - a^*_2)^2 + (b^*_1 - b^*_2)^2}`,
  edgeCases: [
    {
      of: [
        [50, 10, 0],
        [50, 10, 0],
      ],
      is: 0,
      exact: true,
      en: 'Equal colours.',
      ja: '同じ色です。',
    },
    {
      of: [
        [0, 0, 0],
        [100, 0, 0],
      ],
      is: 100,
      en: 'Black and white.',
      ja: '黒と白です。',
    },
    {
      of: [
        [50, 10, 0],
        [50, 13, 4],
      ],
      is: 5,
      en: 'A difference that is seen at once.',
      ja: '一目で分かる違いです。',
    },
    {
      of: [
        [53.237116, 80.09011, 67.203264],
        [87.73552, -86.1816, 83.18663],
      ],
      is: 170.56344632494043,
      en: 'Red and green of sRGB.',
      ja: 'sRGBの赤と緑です。',
    },
    {
      of: [
        [53.585, 0, 0],
        [53.977, 0, 0],
      ],
      is: 0.392,
      en: 'Neighbouring greys of 8 bits: far below 2.3.',
      ja: '隣り合う8ビットの灰色です。2.3を大きく下回ります。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 300,
    oracle: { en: 'culori’s difference of 1976 in double precision.', ja: 'culoriの1976年の色差を倍精度で計算したものです。' },
  },
  continuity: { order: 0, en: 'A corner where the colours are equal.', ja: '二つの色が等しいところで角になります。' },
  claims: {
    '0 for equal colours': 'a difference is 0 for equal colours, symmetric, and no way round is shorter',
    'black and white are 100 apart': 'a difference is 0 for equal colours, symmetric, and no way round is shorter',
    'Neighbouring greys of 8 bits: far below 2.3': 'a difference is 0 for equal colours, symmetric, and no way round is shorter',
  },
  references: [cie15],
  provenance: fromReference,
  related: ['rgb2lab', 'xyz2lab', 'lab2lch'],
  confusedWith: [
    {
      name: 'ΔE 2000',
      en: 'Corrects lightness, chroma and hue. The same colours may be 2 to 3 times closer by it.',
      ja: '明度、クロマ、色相の重みを補正した式です。同じ二色の差が、2〜3分の1になることがあります。',
    },
    {
      name: { en: 'The distance in RGB', ja: 'RGBでの距離' },
      en: 'Says little about looks: the same step of linear RGB is visible in shadows, and not in highlights.',
      ja: '見た目の違いをほとんど表しません。リニアなRGBの同じ差でも、暗部では見え、明部では見えません。',
    },
  ],
  elsewhere: [
    { where: 'culori', name: "differenceEuclidean('lab65')" },
    { where: 'Color.js', name: 'color.deltaE76', note: { en: 'In CIELAB with D50 as white.', ja: '白色点がD50のCIELABで求めます。' } },
    { where: 'scikit-image', name: 'deltaE_cie76' },
  ],
  synonyms: {
    en: ['color difference', 'colour difference', 'CIE76', 'delta E', 'distance of colors', 'similar colors', 'chroma key', 'just noticeable difference'],
    ja: ['色差', 'しきさ', 'デルタE', 'CIE76', '色の違い', '似た色', 'クロマキー', '弁別閾'],
  },
  examples: {
    'rings-of-equal-difference': { en: 'Rings of equal difference', ja: '色差の等しい輪' },
    'paper-boat-before-a-green-screen': { en: 'A paper boat before a green screen', ja: 'グリーンバックの紙の船' },
  },
}
