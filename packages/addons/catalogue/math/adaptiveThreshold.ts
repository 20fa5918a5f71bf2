/** Record of adaptiveThreshold. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Turns brightness into black and white by comparing it with the mean of its surroundings, so that uneven light does not matter.',
    ja: '明るさをまわりの平均と比べて、白と黒に分けます。光のむらがあっても判定できます。',
  },
  intuition: {
    en: 'Ink is dark compared with the paper around it, but paper in the shade can be darker than ink in the light, so no fixed threshold separates them. Compare each value with a blurred version of the picture instead: the blur holds the light of the place. What is darker than the blur by more than the share t is ink, and the rest is paper. t keeps the grain of the paper from turning into specks.',
    ja: 'インクはまわりの紙より暗いのですが、陰になった紙は、明るいところのインクより暗いことがあります。一つの決まったしきい値では分けられません。そこで、画像をぼかしたものと比べます。ぼかした値は、その場所の光の強さを表します。ぼかした値より割合tを超えて暗ければインク、それ以外は紙とみなします。tのおかげで、紙のざらつきが黒い点になるのを防げます。',
  },
  parameters: {
    v: {
      meaning: { en: 'The brightness of the pixel.', ja: 'ピクセルの明るさです。' },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: 0.5,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    blur: {
      meaning: {
        en: 'The mean brightness of the surroundings: the blurred picture. The window must be larger than the details to keep; an eighth of the width of the picture is usual.',
        ja: 'まわりの明るさの平均、つまりぼかした画像の値です。平均する範囲は、残したい細部より大きくします。画像の幅の8分の1ほどが普通です。',
      },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: 0.5,
      outside: {
        en: 'Any number. Where it is 0 all that is brighter than 0 is white.',
        ja: 'どんな数でもかまいません。0なら、0より明るいものはすべて白になります。',
      },
    },
    t: {
      meaning: {
        en: 'How much darker than the mean black must be, as a share of the mean.',
        ja: '黒とみなすには平均よりどれだけ暗くなければならないかを、平均に対する割合で表します。',
      },
      unit: 'fraction',
      range: [-0.25, 0.5],
      default: 0.15,
      outside: {
        en: 'Below 0 white must be brighter than the mean, for light marks on dark. At 1 all that is brighter than 0 is white.',
        ja: '0より小さいと、平均より明るいものだけが白になります。暗い地に明るい文字を読むときに使います。1なら、0より明るいものはすべて白です。',
      },
    },
  },
  returns: { en: '1 for white, 0 for black.', ja: '白なら1、黒なら0です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{adaptiveThreshold}(v, b, t) = \begin{cases} 0 & v \le b\,(1 - t) \\ 1 & v > b\,(1 - t) \end{cases}`,
  edgeCases: [
    { of: [0.6, 0.5, 0.15], is: 1, exact: true },
    { of: [0.3, 0.5, 0.15], is: 0, exact: true },
    { of: [0.06, 0.05, 0.15], is: 1, exact: true, en: 'The same with a tenth of the light.', ja: '光が10分の1でも同じです。' },
    { of: [0.375, 0.5, 0.25], is: 0, exact: true, en: 'The threshold itself is black.', ja: 'しきい値ちょうどは黒です。' },
    { of: [0.5, 0.5, 0], is: 0, exact: true, en: 'Without t, flat areas are black.', ja: 'tが0だと、平らな部分は黒になります。' },
    { of: [0, 0, 0.15], is: 0, exact: true },
    { of: [0.55, 0.5, -0.25], is: 0, exact: true, en: 'A negative t asks for more than the mean.', ja: '負のtでは、平均より明るいことを求めます。' },
  ],
  accuracy: {
    class: 'bits',
    oracle: { en: 'The comparison of the paper, in per cent, in double precision.', ja: '論文にある百分率での比較を、倍精度で計算したものです。' },
  },
  continuity: {
    order: 'jump',
    en: 'A jump at the threshold. For soft edges use aastep(blur * (1 - t), v).',
    ja: 'しきい値で値が飛びます。縁を滑らかにするには、aastep(blur * (1 - t), v)を使ってください。',
  },
  claims: {
    'uneven light does not matter': 'adaptiveThreshold is the same in any light',
    'What is darker than the blur by more than the share t is ink': 'adaptiveThreshold is black from the share t below the mean down',
    'For soft edges use aastep(blur * (1 - t), v)': 'adaptiveThreshold is the hard form of aastep at the same threshold',
  },
  references: [
    {
      title: 'Adaptive Thresholding Using the Integral Image',
      authors: 'Derek Bradley, Gerhard Roth',
      year: 2007,
      section: 'Journal of Graphics Tools 12(2)',
      doi: '10.1080/2151237X.2007.10129236',
    },
  ],
  provenance: fromReference,
  related: ['aastep', 'nyquist', 'rgb2luma'],
  confusedWith: [
    {
      name: 'step',
      en: 'One threshold for the whole picture. It is enough where the light is even.',
      ja: '画像全体に一つのしきい値を使います。光が均一なら、それで足ります。',
    },
    {
      name: 'aastep',
      en: 'The same comparison with an edge one pixel wide: pass blur * (1 - t) as its edge.',
      ja: '同じ比較を、1ピクセル幅の境目で行います。edgeにblur * (1 - t)を渡してください。',
    },
    {
      name: { en: 'mean minus a constant', ja: '平均から定数を引く方法' },
      en: 'OpenCV subtracts a constant C from the mean instead of a share. In dim light C is then large compared with the contrast, and faint marks are lost.',
      ja: 'OpenCVは、割合ではなく定数Cを平均から引きます。暗いところではコントラストに対してCが大きくなり、薄い文字が失われます。',
    },
  ],
  elsewhere: [
    { where: 'OpenCV', name: 'adaptiveThreshold', note: { en: 'Blurs by itself, and subtracts a constant.', ja: 'ぼかしも行い、定数を引きます。' } },
    {
      where: 'scikit-image',
      name: 'threshold_local',
      note: { en: 'Gives the threshold, from which a constant was subtracted.', ja: '定数を引いたしきい値を返します。' },
    },
    { where: 'MATLAB', name: 'adaptthresh' },
  ],
  synonyms: {
    en: ['binarize', 'local threshold', 'Bradley', 'Bradley-Roth', 'Wellner', 'scan', 'document', 'black and white', 'ink', 'local mean'],
    ja: ['二値化', '適応的二値化', '適応的しきい値処理', '局所しきい値', 'しきい値', '閾値', '白黒', 'スキャン', '書類', '局所平均'],
  },
  examples: {
    'score-by-candlelight': { en: 'Read a score by candlelight', ja: 'ろうそくの光で譜面を読む' },
    'woodcut-of-a-wave': { en: 'A woodcut from tones', ja: '濃淡から起こした木版画' },
  },
}
