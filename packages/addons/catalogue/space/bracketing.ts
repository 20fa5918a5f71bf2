/** Record of bracketing. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The two of a set of evenly spaced directions that a direction lies between, as angles, and how near it is to the second.',
    ja: '等間隔に並べた方向のうち、与えた方向を挟む二つの角度と、二つ目にどれだけ近いかを求めます。',
  },
  intuition: {
    en: 'A texture that is to follow a flow cannot simply be rotated by the angle at each pixel: where the angle changes, neighbouring pixels rotate about the origin by different angles, and the texture is torn apart. With a set of fixed directions each pixel sees the texture rotated by one of a few angles, each of them the same over a whole region. Sample it at the two nearest, and mix by the weight: at each direction of the set the weight of the other is 0, so no border can be seen.',
    ja: '流れに沿ってテクスチャーを描きたいとき、ピクセルごとにその場の角度で回すわけにはいきません。角度が変わるところでは、隣り合うピクセルが原点のまわりに違う角度で回り、テクスチャーが引き裂かれてしまいます。あらかじめ決めた方向だけを使えば、テクスチャーは少数の角度のどれかで回り、その角度は一つの領域の中で一定です。近い二つの角度で読み、重みで混ぜてください。決めた方向の上では、もう一方の重みが0になるので、境目は見えません。',
  },
  parameters: {
    direction: {
      meaning: { en: 'The direction, such as that of a flow.', ja: '流れの向きなどの方向です。' },
      unit: 'direction',
      role: 'domain',
      range: [-1, 1],
      default: [0.62, 0.3],
      outside: { en: 'Any length. Zero counts as x.', ja: '長さは自由です。ゼロはx方向とみなします。' },
    },
    count: {
      meaning: {
        en: 'How many directions the set has, the first of which is x. More directions follow curves more closely, but each then covers a smaller region.',
        ja: '並べる方向の数です。一つ目はx方向です。多いほど曲がった流れによく沿いますが、一つの方向が続く領域は狭くなります。',
      },
      unit: 'count',
      range: [3, 32],
      step: 1,
      default: 12,
      outside: {
        en: 'Whole numbers; others leave a seam at −x. Below 1 it counts as 1. An even one suits patterns without a front, because the set then holds the opposite of each direction.',
        ja: '整数を渡してください。そうでないと −x方向に継ぎ目ができます。1未満は1とみなします。偶数なら、どの方向についても逆の方向が含まれるので、前後の区別のない模様に向きます。',
      },
    },
  },
  returns: {
    en: 'Three numbers: the angle of the direction of the set that is at or before this one, that of the next, both in radians and counter-clockwise from x, and the weight of the next from 0 to 1.',
    ja: '三つの数です。一つ目は、並べた方向のうち、与えた方向と同じかその手前にあるものの角度、二つ目は次の方向の角度です（x軸から反時計回り、ラジアン）。三つ目は次の方向の重みで、0〜1です。',
    range: { min: [(-4 / 3) * Math.PI, (-30 / 31) * Math.PI, 0], max: [Math.PI, 1.5 * Math.PI, 1] },
  },
  formula: String.raw`\begin{aligned} \delta &= \frac{2\pi}{n}, \qquad t = \frac{\operatorname{atan2}(d_y, d_x)}{\delta} \\ \operatorname{bracketing}(d, n) &= \begin{pmatrix} \lfloor t \rfloor\,\delta \\ (\lfloor t \rfloor + 1)\,\delta \\ t - \lfloor t \rfloor \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [[1, 0], 12],
      is: [0, Math.PI / 6, 0],
      en: 'x is the first of the set, so the next has no weight.',
      ja: 'xは一つ目の方向なので、次の方向の重みは0です。',
    },
    { of: [[1, 1], 4], is: [0, Math.PI / 2, 0.5], en: 'In the middle between two, both weigh the same.', ja: '二つの真ん中では、重みが等しくなります。' },
    { of: [[5, -5], 4], is: [-Math.PI / 2, 0, 0.5], en: 'The length does not matter.', ja: '長さは影響しません。' },
    {
      of: [[Math.cos(Math.PI / 12), Math.sin(Math.PI / 12)], 6],
      is: [0, Math.PI / 3, 0.25],
      en: 'A quarter of the way.',
      ja: '4分の1だけ進んだところです。',
    },
    { of: [[-1, 0], 2], is: [Math.PI, 2 * Math.PI, 0] },
    { of: [[0, 0], 8], is: [0, Math.PI / 4, 0], en: 'Without a direction: as for x.', ja: '方向がゼロなら、xと同じです。' },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: {
      en: 'All directions of the set are tried in double precision. The two are compared by their mean with the weights, because on a direction of the set the weights 1 and 0 mean the same.',
      ja: '並べた方向をすべて倍精度で調べたものです。方向がちょうど一致するところでは重み1と0が同じ意味になるので、重みで混ぜた結果を比べます。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'All three jump at the directions of the set; with an odd count, both angles also jump by a whole turn at −x. What you mix with them is continuous: mix(f(lower), f(upper), weight) is, for every continuous f that is the same after a whole turn.',
    ja: '三つの数は、並べた方向の上で飛びます。countが奇数なら、二つの角度は −x方向でも一周分だけ飛びます。しかし、それで混ぜた結果は連続です。一周すると元に戻る連続な関数fなら、mix(f(lower), f(upper), weight) はどこでも連続になります。',
  },
  claims: {
    'What you mix with them is continuous': 'what is mixed with the weights is continuous round the circle',
    'at each direction of the set the weight of the other is 0': 'on a direction of the set only that direction has weight',
    'the weight of the next from 0 to 1': 'the direction lies between the two, at its weight',
    'the set then holds the opposite of each direction': 'an even set treats opposite directions alike',
    'with an odd count, both angles also jump by a whole turn at −x': 'with an odd count the angles jump by a whole turn at −x, and the weight does not',
    'Zero counts as x': 'the length does not matter, and zero is x',
  },
  references: [
    {
      title: 'The Design and Use of Steerable Filters',
      authors: 'William T. Freeman, Edward H. Adelson',
      year: 1991,
      section: 'filters of any direction from those of a few',
      doi: '10.1109/34.93808',
    },
    {
      title: 'Processing Images and Video for an Impressionist Effect',
      authors: 'Peter Litwinowicz',
      year: 1997,
      section: 'brush strokes that follow a field of directions',
      doi: '10.1145/258734.258893',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['rotate', 'safeAtan2', 'cart2polar'],
  confusedWith: [
    {
      name: 'safeAtan2',
      en: 'The angle itself. It suffices for what is rotated about its own centre, such as an arrow in each cell.',
      ja: '角度そのものを返します。マスごとの矢印のように、自分の中心のまわりに回すものには、これで足ります。',
    },
    {
      name: { en: 'rounding the angle', ja: '角度の丸め' },
      en: 'Gives the nearest direction alone, and so a visible border wherever the nearest one changes.',
      ja: '最も近い方向だけを選びます。そのため、方向が切り替わるところに境目が見えます。',
    },
  ],
  elsewhere: [],
  synonyms: {
    en: [
      'direction field',
      'flow',
      'vector field',
      'align texture',
      'orientation',
      'quantize angle',
      'interpolation',
      'brush strokes',
      'hatching',
      'lattice directions',
      'flow map',
      'rotated textures',
    ],
    ja: ['方向場', '流れ', 'ベクトル場', '向きに沿わせる', '角度の量子化', '補間', '筆致', 'ひっち', 'ハッチング', 'フローマップ', '挟む', 'ブラケット'],
  },
  examples: {
    'brushed-steel': { en: 'Brushed steel around two bores', ja: '二つの穴のまわりを磨いた鋼板' },
    'pear-in-coloured-pencil': { en: 'A pear in coloured pencil', ja: '色鉛筆で描いた洋梨' },
  },
}
