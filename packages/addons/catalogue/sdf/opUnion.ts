/** Record of opUnion. */
import { distance, joints, operation, width } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = operation({
  shown: 'opUnion_smooth',
  summary: {
    en: 'Joins two shapes: the smaller of their distances, with a sharp or a rounded joint.',
    ja: '二つの図形を一つにまとめます。二つの距離の小さい方を取り、つなぎ目は鋭いままにも、滑らかにもできます。',
  },
  intuition: {
    en: 'The distance to two shapes is the distance to the nearer one, so the minimum gives their union. Where both are equally near, the minimum has a crease. With k, the function compares the two distances: where they differ by less than k, it subtracts a little from the minimum, at most k/4, where they are equal. The joint swells, like two drops that touch. To cut one shape out of another, use opSubtraction; to keep what they share, opIntersection.',
    ja: '二つの図形までの距離は、近い方までの距離です。ですから和集合は最小値で表せます。ただし、どちらも等しく近い場所では、最小値に折れ目ができます。kを渡すと、二つの距離の差を調べ、差がkより小さいところで最小値から少しだけ引きます。引く量は、二つが等しいところで最大のk/4です。触れ合った二つの水滴のように、つなぎ目がふくらみます。一方から他方を切り取るならopSubtraction、共通部分を残すならopIntersectionを使います。',
  },
  parameters: {
    d1: distance({ en: 'Distance to one shape.', ja: '一つ目の図形までの距離です。' }, 0.2),
    d2: distance({ en: 'Distance to the other. You can exchange the two.', ja: '二つ目の図形までの距離です。入れ替えても同じです。' }, 0.3),
    k: width(
      {
        en: 'Width of the joint: the distances are blended where they differ by less than this. If you omit it, the joint is sharp.',
        ja: 'つなぎ目の幅です。距離の差がこれより小さいところを混ぜます。省略すると、つなぎ目は鋭いままです。',
      },
      { en: 'minimum', ja: '最小値' },
      0.35,
    ),
  },
  returns: {
    en: 'The distance to the union. With a sharp joint it is exact outside; inside, and with a rounded joint, its magnitude is a lower bound. It is never more than k/4 below the minimum.',
    ja: '和集合までの距離です。つなぎ目が鋭ければ、外側では正確です。内側や、つなぎ目を丸めたときは、絶対値が距離の下界になります。最小値との差がk/4を超えることはありません。',
    range: { min: -1.25, max: 1 },
  },
  formula: String.raw`\begin{aligned} d &= \min(d_1, d_2) - \frac{k}{4}\,h^2 \\ h &= \max\!\left(1 - \frac{|d_1 - d_2|}{k},\ 0\right) \end{aligned}`,
  edgeCases: [
    { of: [0.25, 0.5], is: 0.25, exact: true },
    { of: [0.25, -0.5], is: -0.5, exact: true },
    {
      overload: 'smooth',
      of: [0.5, 0.5, 0.5],
      is: 0.375,
      en: 'The most it subtracts: k/4.',
      ja: '引く量が最も多い場合で、k/4です。',
    },
    {
      overload: 'smooth',
      of: [0.5, 0.75, 0.5],
      is: 0.46875,
      en: 'With a difference of k/2, a quarter as much.',
      ja: '差がk/2なら、引く量はその4分の1です。',
    },
    {
      overload: 'smooth',
      of: [0.25, 0.75, 0.5],
      is: 0.25,
      exact: true,
      en: 'With a difference of k or more, the minimum, bit for bit.',
      ja: '差がk以上なら、ビット単位で最小値です。',
    },
    {
      overload: 'smooth',
      of: [0.3, 0.3, 0],
      is: 0.3,
      exact: true,
      en: 'The minimum; nothing is divided by zero.',
      ja: '最小値になります。0で割ることはありません。',
    },
    { overload: 'smooth', of: [0.3, 0.3, -1], is: 0.3, exact: true },
    { overload: 'smooth', of: [0.75, 0.5, 0.5], is: 0.46875 },
  ],
  accuracy: {
    class: 'division',
    scale: 2,
    oracle: {
      en: 'In double precision, the smallest of all mixtures s·d₁ + (1 − s)·d₂ − k·s·(1 − s); it is symmetric, lies between min − k/4 and min, and its slope is never above 1.',
      ja: 'あらゆる割合の混合s·d₁ + (1 − s)·d₂ − k·s·(1 − s) のうち最小のものを、倍精度で求めたものです。対称であること、min − k/4からminまでに収まること、傾きが1を超えないことも確かめています。',
    },
  },
  exactness: 'bound',
  continuity: {
    order: 1,
    en: 'With k > 0 the slope is continuous. A sharp joint has a crease where both distances are equal.',
    ja: 'k > 0なら傾きまで連続です。つなぎ目が鋭いときは、二つの距離が等しいところに折れ目があります。',
  },
  claims: {
    'With a sharp joint it is exact outside': 'a sharp union of balls is exact outside and a lower bound inside',
    'its magnitude is a lower bound': 'never overestimates: two balls that are joined stay a bound that rays can step by',
    'never more than k/4 below the minimum': 'lies below the minimum by a quarter of the width at most, and is the minimum where the shapes are further apart',
    'You can exchange the two': 'is the same whichever shape comes first',
    'At 0 and below, the result is the minimum, bit for bit': 'is the minimum to the bit without a width, on the surface too',
    'With k > 0 the slope is continuous': 'is as smooth as it says: its slope does not jump where the joint begins',
  },
  references: joints,
  related: ['opSubtraction', 'opIntersection', 'opRound', 'rectSDF', 'boxSDF', 'lineSDF'],
  confusedWith: [
    {
      name: { en: 'two shapes that just touch', ja: 'ちょうど接する二つの図形' },
      en: 'On the border that they share, both distances are 0, and so is the minimum: drawFill shows a hairline there. Let the shapes overlap by a pixel or more.',
      ja: '接する線の上では二つの距離がどちらも0なので、最小値も0になり、drawFillで塗ると細い線が見えます。図形を1ピクセル以上重ねてください。',
    },
    {
      name: { en: 'the exponential soft minimum', ja: '指数関数による滑らかな最小値' },
      en: '−k·log2(2^(−a/k) + 2^(−b/k)) blends at any distance, and gives the same for three shapes in any order. opUnion gives the plain minimum where the distances differ by k or more.',
      ja: '−k·log2(2^(−a/k) + 2^(−b/k)) は距離によらず混ざり、三つの図形をどの順序で結んでも同じです。こちらは、差がk以上のところではただの最小値です。',
    },
    {
      name: { en: 'metaballs', ja: 'メタボール' },
      en: 'Add up densities that fall off, and give no distance. A rounded joint looks similar, and you can ray march it.',
      ja: '減衰する密度を足し合わせるもので、距離ではありません。丸めたつなぎ目は見た目が似ていて、しかもレイマーチングに使えます。',
    },
  ],
  elsewhere: [
    {
      where: 'Blender',
      name: { en: 'Math node, Smooth Minimum', ja: '数式ノードの「最小値（スムーズ）」' },
      note: { en: 'Blends over the same width with a cubic curve.', ja: '同じ幅を3次の曲線で混ぜます。' },
    },
    articles('opUnion, opSmoothUnion, smin'),
  ],
  words: {
    en: ['union', 'smooth minimum', 'smin', 'smooth union', 'opSmoothUnion', 'boolean', 'csg', 'merge', 'metaballs', 'blend shapes'],
    ja: ['和集合', '合体', '結合', '滑らかな最小値', 'スムーズミニマム', 'ブーリアン', '集合演算', 'メタボール', '溶ける'],
  },
  examples: {
    'keyhole-of-a-disc': { en: 'A keyhole of a disc and a bar', ja: '円と棒で作る鍵穴' },
    'drops-that-melt-together': { en: 'Drops that melt together', ja: '溶け合う水滴' },
  },
})
