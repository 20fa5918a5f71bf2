/** Record of aafloor. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { filterWidth, meanOracle, ofTwo, prefiltering } from './pixel-mean.ts'

export const record: WrittenRecord = {
  shown: 'aafloor_width',
  summary: {
    en: 'floor without jagged edges: the mean of floor over a pixel, so that each step becomes a ramp one pixel wide.',
    ja: '段の境目がギザギザにならないfloorです。1ピクセルの範囲でfloorを平均するので、段差は1ピクセル幅の坂になります。',
  },
  intuition: {
    en: 'floor looks at the centre of the pixel alone, so an edge between two steps falls on the boundary between two pixels. aafloor averages floor over an interval of x as wide as a pixel. If no whole number lies in the interval, the mean is floor itself. If one does, the mean is between the two steps, in proportion to the parts on either side. As the steps become narrower than a pixel, they merge into the slope x − ½.',
    ja: 'floorはピクセルの中心だけを調べるので、段の境目はピクセルの境界に沿ったギザギザになります。aafloorは、xのうち1ピクセルに当たる区間でfloorを平均します。区間に整数がなければ、平均はfloorの値そのものです。整数が一つあれば、その両側の長さの割合に応じて、二つの段の中間の値になります。段がピクセルより細かくなるにつれて、段は溶け合い、x − ½ の坂に近づきます。',
  },
  parameters: {
    x: {
      meaning: { en: 'The number.', ja: '対象の数です。' },
      unit: 'number',
      role: 'domain',
      range: [-4, 4],
      default: 1.3,
      outside: {
        en: 'Any number. From 2²³ on every float is a whole number, and ramps are no longer resolved.',
        ja: 'どんな数でもかまいません。2²³以上では単精度の数はすべて整数で、坂を表せなくなります。',
      },
    },
    width: filterWidth([0, 3], 0.1, {
      en: 'Any width. At 0 and below it is a plain floor, except that a whole number gives the mean of the two steps that meet there.',
      ja: 'どんな幅でもかまいません。0以下ではただのfloorになりますが、整数ちょうどでは、そこで接する二つの段の平均になります。',
    }),
  },
  returns: {
    en: 'The mean of floor over the pixel: a whole number away from edges.',
    ja: '1ピクセルの範囲でのfloorの平均です。境目から離れたところでは整数になります。',
    range: { min: -4.5, max: 3.5 },
  },
  formula: String.raw`\begin{gathered} \operatorname{aafloor}(x) = \frac1w \int_{x - w/2}^{x + w/2} \lfloor t \rfloor \, dt \\ w = \left|\frac{\partial x}{\partial p_x}\right| + \left|\frac{\partial x}{\partial p_y}\right| \end{gathered}`,
  edgeCases: [
    { overload: 'width', of: [2.5, 0.5], is: 2, exact: true, en: 'No edge in the pixel.', ja: 'ピクセルの中に境目がありません。' },
    { overload: 'width', of: [3, 0.5], is: 2.5, exact: true, en: 'The edge crosses the centre.', ja: '境目が中心を通ります。' },
    { overload: 'width', of: [3.125, 0.5], is: 2.75 },
    { overload: 'width', of: [-0.25, 0.25], is: -1 },
    { overload: 'width', of: [7.25, 2], is: 6.75, en: 'A pixel of two whole steps: x − ½.', ja: 'ピクセルの幅がちょうど二段分なので、x − ½ です。' },
    { overload: 'width', of: [2.75, 0], is: 2, en: 'A plain floor, without a division by zero.', ja: 'ただのfloorになります。0では割りません。' },
    { overload: 'width', of: [3, 0], is: 2.5, exact: true, en: 'floor gives 3 here.', ja: 'floorではここで3になります。' },
    {
      of: [2.75],
      is: 2,
      en: 'Where x is constant across neighbouring pixels, it is a plain floor.',
      ja: 'まわりのピクセルでxが変わらなければ、ただのfloorになります。',
    },
    ofTwo([2, -1.5], [0.5, 0.5], [1.5, -2]),
  ],
  accuracy: { class: 'division', scale: 4, oracle: meanOracle },
  continuity: { order: 0, en: 'A kink at either end of each ramp.', ja: '坂の両端で折れます。' },
  claims: {
    'the mean of floor over a pixel': 'is the mean over the pixel, however wide',
    'If no whole number lies in the interval, the mean is floor itself': 'is the plain function where no edge lies in the pixel',
    'they merge into the slope x − ½': 'over whole periods nothing of the pattern is left',
    'Together they are x again': 'aafloor and aafract together are x',
  },
  references: [prefiltering],
  provenance: fromFirstPrinciples,
  related: ['aafract', 'aamirror', 'aastep'],
  confusedWith: [
    {
      name: 'aastep',
      en: 'One edge, at a place that you choose. aafloor has an edge at every whole number.',
      ja: '指定した位置に境目が一つだけあります。aafloorでは、すべての整数に境目があります。',
    },
    {
      name: 'aafract',
      en: 'What is left of x after aafloor. Together they are x again.',
      ja: 'xからaafloorの値を引いた残りです。足すとxに戻ります。',
    },
    {
      name: { en: 'a cell number', ja: 'セルの番号' },
      en: 'For hashes and tables use floor: a value between two cells belongs to neither. aafloor is for values that are shown, such as tones and heights.',
      ja: 'ハッシュや表引きに使うセルの番号には、floorを使ってください。aafloorの中間の値は、どのセルの番号でもありません。aafloorは、明るさや高さのように、そのまま見える値に使います。',
    },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'floor(x)', note: { en: 'Without the ramps.', ja: '坂がありません。' } },
    {
      where: { en: 'Image editors', ja: '画像編集ソフト' },
      name: { en: 'Posterize', ja: 'ポスタリゼーション' },
      note: { en: 'With hard edges between the tones.', ja: '階調の境目は硬いままです。' },
    },
  ],
  synonyms: {
    en: ['floor', 'antialias', 'posterize', 'quantize', 'steps', 'terraces', 'staircase', 'bands', 'cel shading', 'fwidth'],
    ja: ['アンチエイリアス', '床関数', '切り捨て', '階段', '段差', 'ポスタリゼーション', '量子化', '等高線', 'トゥーン', 'ジャギー'],
  },
  examples: {
    'lamp-in-six-tones': { en: 'A lamp in six tones', ja: '六段の明るさで描く灯り' },
    'terraced-hills': { en: 'Terraced hills', ja: '棚田の丘' },
  },
}
