/** Record of opRepeat. */
import { operation } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = operation({
  shown: 'opRepeat_limit_vec2',
  summary: {
    en: 'Repeats a shape at equal distances, without end or up to a limit: returns the position relative to the centre of the nearest copy.',
    ja: '図形を等間隔に繰り返します。無限にも、決まった個数だけでも並べられます。最も近い複製の中心から見た位置を返します。',
  },
  intuition: {
    en: 'Divide space into cells, each with a copy in its middle. The point only has to find the middle of its own cell: any number of copies costs as much as one. With a limit, the cells end, and points beyond them use the last copy. The function looks at one copy, so the distance is true only if no other is nearer. For a shape that is its own mirror image along each repeated axis and fits into its cell without touching its border, that holds. Other shapes can give too large distances near the borders: evaluate the neighbouring copies too and take the minimum, or make the steps of a ray shorter.',
    ja: '空間を升目に分け、それぞれの中央に図形の複製を置きます。点は、自分のいる升目の中心さえ分かればよいので、いくつ並べても計算量は一つ分です。limitを渡すと升目に端ができ、その外の点は端の複製までの距離を測ります。調べる複製は一つだけなので、距離が正しいのは、ほかの複製の方が近くならない場合に限ります。繰り返す軸ごとに鏡映対称で、境界に触れずに升目に収まる図形なら、この条件を満たします。それ以外の図形では、升目の境界の近くで距離が大きすぎることがあります。隣の複製も調べて最小値を取るか、レイマーチングの一歩を短くします。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'The point, relative to the copy in the middle. A float, to repeat along a single axis, or a vector.',
        ja: '中央の複製の中心から見た点の位置です。一つの軸だけで繰り返すならfloat、そうでなければベクトルを渡します。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.7, 0.25],
      outside: {
        en: 'Any position; along an axis whose period is 0, up to 1e18 in size. Far away, the place has no more digits than the point.',
        ja: 'どこでもかまいません。ただし、間隔が0の軸では大きさ1e18までです。遠くでは、元の位置で失われた桁は結果でも失われます。',
      },
    },
    period: {
      meaning: { en: 'The distance from one copy to the next, along each axis.', ja: '隣の複製までの間隔です。軸ごとに指定します。' },
      unit: 'length',
      range: [0.25, 1],
      default: [0.62, 0.62],
      outside: {
        en: 'Any number; the sign does not matter. At 0, nothing is repeated along that axis.',
        ja: 'どんな値でもかまいません。符号は結果に影響しません。0なら、その軸では繰り返しません。',
      },
    },
    limit: {
      meaning: {
        en: 'How many copies there are to either side of the one in the middle: 2·limit + 1 in all. If you omit it, there is no end.',
        ja: '中央の複製から片側に並べる個数です。全部で2·limit + 1個になります。省略すると、端がなくなります。',
      },
      unit: 'count',
      range: [0, 3],
      default: [1, 1],
      step: 1,
      outside: {
        en: 'Rounded to the nearest whole number. At 0 and below, only the copy in the middle is left along that axis.',
        ja: '最も近い整数に丸めます。0以下なら、その軸では中央の一つだけが残ります。',
      },
    },
  },
  returns: {
    en: 'The place relative to the nearest copy. In a cell, each coordinate is from −period/2 up to period/2; halfway between two copies it belongs to the further one along the axis. Beyond the last copy it grows.',
    ja: '最も近い複製の中心から見た位置です。升目の中では、各座標は −period/2からperiod/2までの値です。二つの複製の中間は、軸の正の側の升目に入ります。端の複製より外では、離れるほど大きくなります。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\mathbf q = \mathbf p - \mathbf s \operatorname{clamp}\!\left(\left\lfloor \frac{\mathbf p}{\mathbf s} + \tfrac12 \right\rfloor,\ -\mathbf l,\ \mathbf l\right)`,
  edgeCases: [
    { of: [0.75, 1], is: -0.25, exact: true },
    { of: [-3.25, 1], is: -0.25, exact: true },
    {
      of: [0.5, 1],
      is: -0.5,
      exact: true,
      en: 'Halfway: the next copy, on every device. The built-in round differs between languages here.',
      ja: 'ちょうど中間では、どの環境でも次の複製になります。組み込みのroundは、ここで言語により結果が異なります。',
    },
    { of: [-0.5, 1], is: -0.5, exact: true },
    { of: [0.75, 0], is: 0.75, exact: true, en: 'Without a period, the place itself.', ja: '間隔が0なら、元の位置です。' },
    { overload: 'limit', of: [4.25, 1, 2], is: 2.25, exact: true, en: 'Beyond the last of five copies.', ja: '五つ並べた複製の、端より外の点です。' },
    { overload: 'limit', of: [1.75, 1, 0], is: 1.75, exact: true, en: 'A single copy.', ja: '複製は一つだけです。' },
    {
      overload: 'limit_vec2',
      of: [
        [1.25, -1.25],
        [1, 0.5],
        [3, 1],
      ],
      is: [0.25, -0.75],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'A search among the copies for the nearest one, in double precision. The distance to a rhombus is compared with the least of its distances to all copies.',
      ja: '複製を一つずつ調べ、最も近いものを倍精度で探したものです。ひし形では、すべての複製までの距離の最小値とも照合しています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'The place jumps at the borders of the cells. The distance to a shape that is its own mirror image does not.',
    ja: '位置は升目の境界で飛びます。鏡映対称な図形までの距離は飛びません。',
  },
  claims: {
    'For a shape that is its own mirror image along each repeated axis and fits into its cell without touching its border, that holds':
      'of a shape that is its own mirror image and fits into its cell, the distance to the nearest copy is exact',
    'Other shapes can give too large distances near the borders': 'of a shape off the middle of its cell, the distance is too large',
    '2·limit + 1 in all': 'a limit makes 2·limit + 1 copies, and past the last the distance grows',
    'Beyond the last copy it grows': 'a limit makes 2·limit + 1 copies, and past the last the distance grows',
    'Halfway: the next copy, on every device': 'the place is within half a period of its copy, and the upper end belongs to the next',
    'the sign does not matter': 'the sign of the period does not matter, and a period of 0 leaves the place alone',
    'At 0, nothing is repeated along that axis': 'the sign of the period does not matter, and a period of 0 leaves the place alone',
    'the parts of the shape that reach beyond its cell are cut off': 'what reaches past its cell is cut off at the border',
    'The distance to a shape that is its own mirror image does not':
      'of a shape that is its own mirror image and fits into its cell, the distance to the nearest copy is exact',
  },
  related: ['opUnion', 'safeMod', 'mirror', 'hexTile', 'opElongate'],
  confusedWith: [
    {
      name: 'safeMod',
      en: 'Counts from the lower border of each cell. opRepeat counts from its middle, where the shape is.',
      ja: '升目の端から数えた位置を返します。opRepeatは、図形のある升目の中心から数えます。',
    },
    {
      name: 'mirror',
      en: 'Turns every other cell around: neighbours meet without a jump, whatever the shape, but every other copy is its mirror image.',
      ja: '一つおきに向きを反転します。どんな図形でも境界で値が飛びませんが、一つおきに鏡像になります。',
    },
    {
      name: { en: 'a shape that reaches into the next cell', ja: '隣の升目にはみ出す図形' },
      en: 'Each cell sees its own copy alone, so the parts of the shape that reach beyond its cell are cut off. Make the period larger, or evaluate the neighbouring copies too.',
      ja: '升目の中からは自分の複製しか見えないので、はみ出した部分は切り落とされます。間隔を広げるか、隣の複製も調べます。',
    },
  ],
  elsewhere: [
    articles('opRepetition, opLimitedRepetition, opRep'),
    { where: 'Blender', name: { en: 'Array modifier; Math node, Wrap', ja: '配列モディファイアー、数式ノードの「ラップ」' } },
    { where: { en: 'Ray marching', ja: 'レイマーチング' }, name: { en: 'domain repetition', ja: '空間の繰り返し' } },
  ],
  words: {
    en: [
      'repeat',
      'repetition',
      'domain repetition',
      'opRepetition',
      'opLimitedRepetition',
      'array',
      'instances',
      'tile',
      'copies',
      'grid',
      'infinite',
      'modulo',
    ],
    ja: ['繰り返し', 'くりかえし', '反復', '複製', '並べる', '配列', 'タイル', '無限', '升目', 'リピート'],
  },
  examples: {
    'an-office-tower-at-night': { en: 'An office tower at night', ja: '夜のオフィスビル' },
    'eggs-in-a-carton': { en: 'Eggs in a carton', ja: '卵パックの卵' },
  },
})
