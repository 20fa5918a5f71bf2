/** Record of grainExtract. */
import type { WrittenRecord } from '../../record.ts'
import { separable } from './family.ts'
import { gimpOn } from './sources.ts'

const clamped = { en: 'Any value: only the result is clamped.', ja: 'どんな値でもかまいません。結果だけをクランプします。' }

export const record: WrittenRecord = separable('blendGrainExtract', {
  summary: {
    en: 'Gives how the base differs from the blend colour, as tones around mid-grey, clamped to 0–1.',
    ja: '下の色と重ねる色の差を、中間グレーを基準とする階調で表します。結果は0〜1にクランプします。',
  },
  intuition: {
    en: 'Mid-grey means that both are equal, brighter tones that the base is brighter. With a blurred copy of the base as the blend colour, the result is its grain: all fine detail, without light and shade. With a shifted copy it is an emboss. Grain merge adds the result back: as long as the two colours differ by at most ½, nothing is lost, and beyond that the result is clamped.',
    ja: '中間グレーは二つの色が等しいこと、それより明るい階調は下の色の方が明るいことを表します。下の色をぼかしたものを重ねる色にすると、明暗を除いた細かな質感だけが残ります。ずらしたものを重ねる色にすると、エンボスになります。結果は微粒結合で元に戻せます。二つの色の差が ½ 以内なら何も失われず、それを超えるとクランプされます。',
  },
  outside: { base: clamped, blend: clamped },
  formula: String.raw`B(b, s) = \operatorname{clamp}\bigl(b - s + \tfrac12,\ 0,\ 1\bigr)`,
  edgeCases: [
    { of: [0.6, 0.6], is: 0.5, exact: true, en: 'Two equal tones are mid-grey.', ja: '同じ階調どうしは中間グレーです。' },
    { of: [0.3, 0.5], is: 0.3, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    {
      of: [0.75, 0.5],
      is: 0.75,
      exact: true,
      en: 'A base brighter by ¼ is brighter than mid-grey by ¼.',
      ja: '下の色が ¼ だけ明るいと、中間グレーより ¼ だけ明るくなります。',
    },
    {
      of: [0.5, 0.75],
      is: 0.25,
      exact: true,
      en: 'Swapping the colours mirrors the result at mid-grey.',
      ja: '二つの色を入れ替えると、中間グレーを境に結果が反転します。',
    },
    { of: [1, 0.25], is: 1, exact: true, en: 'A difference of more than ½ is clamped.', ja: '差が ½ を超えるとクランプされます。' },
  ],
  alpha: {
    of: [
      [0.75, 0.5, 0.25, 0.25],
      [0.5, 0.5, 0.5, 1],
    ],
    is: [0.75, 0.5, 0.25, 0.25],
    exact: true,
  },
  half: { of: [0.5, 0.75, 0.5], is: 0.375 },
  accuracy: 'polynomial',
  oracle: { en: 'GIMP’s equation, with ½ for its 128, in double precision.', ja: 'GIMPの式の128を ½ と読み替え、倍精度で計算したものです。' },
  continuity: { order: 0, en: 'Corners where the two colours differ by ½.', ja: '二つの色の差が ½ のところで角になります。' },
  claims: {
    'Mid-grey on top changes nothing': 'changes nothing where its neutral tone is laid on top',
    'as long as the two colours differ by at most ½, nothing is lost': 'grain merge gives back what grain extract took, where the colours differ by at most ½',
    'Swapping the colours mirrors the result at mid-grey': 'grain merge gives back what grain extract took, where the colours differ by at most ½',
  },
  references: [gimpOn('Grain extract')],
  related: ['blendGrainMerge', 'blendSubtract', 'blendDifference'],
  confusedWith: [
    {
      name: 'blendGrainMerge',
      en: 'The way back: adds the blend colour’s difference from mid-grey.',
      ja: '逆の操作で、重ねる色の中間グレーからの差を足します。',
    },
    {
      name: 'blendSubtract',
      en: 'Without the ½: where the blend colour is brighter, the result is black.',
      ja: '½ を足しません。重ねる色の方が明るいところは黒になります。',
    },
    { name: 'blendDifference', en: 'The distance, without its sign.', ja: '差の絶対値で、符号が失われます。' },
  ],
  elsewhere: {
    gimp: [
      { en: 'Grain extract', ja: '微粒取り出し' },
      { en: 'Its legacy mode adds 128 to bytes, which is 0.502 instead of ½.', ja: '旧式のモードは0〜255の値に128を足すので、½ ではなく0.502になります。' },
    ],
    krita: 'Grain Extract',
    photoshop: [
      { en: 'no such mode', ja: '該当するモードなし' },
      {
        en: 'Apply Image: Subtract, with a scale of 1 and an offset of 128.',
        ja: '「画像操作」の減算で、スケールを1、オフセットを128にしたものが相当します。',
      },
    ],
  },
  words: {
    en: ['grain extract', 'high pass', 'frequency separation', 'emboss', 'detail', 'gimp'],
    ja: ['微粒取り出し', '粒状抽出', 'ハイパス', '周波数分離', 'エンボス', '浮き彫り', '質感', 'ディテール'],
  },
  examples: {
    'ammonite-in-slate': { en: 'An ammonite in slate', ja: '石板のアンモナイト' },
    'fine-detail-of-a-moon': { en: 'The fine detail of a moon', ja: '月面の細かな起伏を取り出す' },
  },
})
