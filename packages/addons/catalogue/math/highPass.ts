/** Record of highPass. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { componentCase, shaped } from './shaping.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Cuts off what is below the threshold b and stretches the rest, so that b becomes 0 and 1 stays 1.',
    ja: 'しきい値b以下を0に切り捨て、残りを引き伸ばします。bは0になり、1は1のままです。',
  },
  intuition: {
    en: 'A line through (b, 0) and (1, 1), and 0 instead of what is below it. That is the black point of an image editor’s levels: only the large values remain, stretched over the full range. Applied to noise it leaves islands; applied to a picture, the lights that a bloom starts from; applied to random numbers, a few stars.',
    ja: '(b, 0) と (1, 1) を通る直線で、負になるところは0にします。画像編集ソフトの「レベル補正」の黒点に当たります。残るのは一部の大きな値だけですが、その幅は0〜1いっぱいに広がります。ノイズからは島が、絵からはブルームの元になる明るい部分が、乱数からは星が取り出せます。',
  },
  parameters: {
    x: {
      ...shaped,
      default: 0.7,
      outside: {
        en: 'Any number. Above 1 the line goes on, so that lights brighter than white keep their differences.',
        ja: 'どんな数でもかまいません。1を超えても直線が続くので、白より明るい光の強弱も残ります。',
      },
    },
    b: {
      meaning: { en: 'The threshold: the value that becomes 0.', ja: 'しきい値です。この値が0になります。' },
      unit: 'fraction',
      range: [0, 0.9],
      default: 0.4,
      outside: {
        en: 'Any number. With a threshold of 1 or more nothing is left: the result is 0. A negative one raises the dark end instead of cutting it off.',
        ja: 'どんな数でもかまいません。1以上なら何も残らず、結果は0です。負の値では、暗い側を切り捨てる代わりに持ち上げます。',
      },
    },
  },
  returns: {
    en: '0 up to the threshold, 1 at 1, and a straight line between and beyond.',
    ja: 'しきい値までは0、1では1です。その間と1より先は直線です。',
    range: { min: 0, max: 6 },
  },
  formula: String.raw`\operatorname{highPass}(x, b) = \begin{cases} \dfrac{\max(x - b,\ 0)}{1 - b} & b < 1 \\ 0 & b \ge 1 \end{cases}`,
  edgeCases: [
    { of: [0.25, 0.5], is: 0, exact: true },
    { of: [0.5, 0.5], is: 0, exact: true, en: 'The threshold itself is cut off.', ja: 'しきい値と等しければ0です。' },
    { of: [0.75, 0.5], is: 0.5 },
    { of: [1, 0.5], is: 1 },
    { of: [2, 0.5], is: 3, en: 'Not clamped above. Saturate it if you need 0 to 1.', ja: '上側はクランプしません。0〜1にしたいときは、saturateしてください。' },
    { of: [0.5, -1], is: 0.75, en: 'A negative threshold raises the dark end.', ja: 'しきい値が負なら、暗い側が持ち上がります。' },
    { of: [1, 1], is: 0, exact: true, en: 'Nothing is left, and nothing is divided by zero.', ja: '何も残りません。0で割ることもありません。' },
    { of: [2, 1], is: 0, exact: true },
    componentCase(
      [
        [0.25, 0.75, 1],
        [0.5, 0.5, 0.5],
      ],
      [0, 0.5, 1],
    ),
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The line measured from (1, 1), in double precision, with its cases written out.',
      ja: '(1, 1) から測った直線を、場合分けしたうえで倍精度で計算したものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'A corner at b, where the slope jumps from 0 to 1 / (1 − b).',
    ja: 'bで折れ曲がり、傾きが0から1 / (1 − b) へ飛びます。',
  },
  claims: {
    'b becomes 0 and 1 stays 1': 'highPass takes its threshold to 0 and keeps 1',
    'Above 1 the line goes on': 'highPass goes on above 1, with the same slope',
    'With a threshold of 1 or more nothing is left': 'highPass leaves nothing of a threshold of 1 or more',
    'the slope jumps from 0 to 1 / (1 − b)': 'highPass goes on above 1, with the same slope',
  },
  references: [
    {
      title: 'De-noising by Soft-Thresholding',
      authors: 'David L. Donoho',
      year: 1995,
      section: 'the nonlinearity of soft thresholding, here for one sign and stretched to keep 1',
      doi: '10.1109/18.382009',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['bias', 'gain', 'cubic', 'decimate', 'aastep', 'smootherstep'],
  confusedWith: [
    {
      name: { en: 'a high-pass filter', ja: 'ハイパスフィルター' },
      en: 'In signal processing, and as the High Pass filter of image editors, it keeps fine detail and removes slow changes. This function looks at one value and knows nothing of its neighbours.',
      ja: '信号処理の用語や画像編集ソフトの機能では、細かい変化を残して緩やかな変化を除くものです。この関数は一つの値だけを見て、周囲の値は参照しません。',
    },
    {
      name: 'step',
      en: 'Gives only 0 or 1. Here what is above the threshold keeps its gradations.',
      ja: '0か1だけを返します。こちらでは、しきい値より上の階調が残ります。',
    },
    {
      name: 'smoothstep',
      en: 'smoothstep(b, 1, x) has the same ends without a corner, and does not go on above 1.',
      ja: 'smoothstep(b, 1, x) は両端が同じで折れ曲がりがなく、1より先には伸びません。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'image editors', ja: '画像編集ソフト' },
      name: { en: 'Levels: black point', ja: 'レベル補正の黒点' },
      note: { en: 'Clamped at white.', ja: '白でクランプされます。' },
    },
  ],
  synonyms: {
    en: ['threshold', 'soft threshold', 'black point', 'levels', 'bright pass', 'bloom', 'cut off', 'clip', 'high pass', 'relu'],
    ja: ['ハイパス', 'しきい値', '閾値', '黒点', 'レベル補正', 'ブルーム', '明るい部分', '切り捨て', '足切り'],
  },
  examples: {
    'glints-on-the-sea': { en: 'Glints on the sea', ja: '海面のきらめき' },
    'lava-through-its-crust': { en: 'Lava through its crust', ja: '固まった表面からのぞく溶岩' },
  },
}
