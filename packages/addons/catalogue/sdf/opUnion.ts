/** Record of opUnion. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'opUnion_smooth',
  summary: {
    en: 'Two shapes as one: the smaller of two distances, with a joint that is sharp or filled smoothly.',
    ja: '二つの図形を一つにまとめます。二つの距離の小さい方を取り、つなぎ目は鋭いままにも、滑らかにもできます。',
  },
  intuition: {
    en: 'The distance to two shapes is the distance to whichever is nearer, so their union is the minimum. Where both are about equally near, the minimum has a kink. The smooth one looks at how far the two differ: while that is less than k, it takes a little away from the minimum, most where they are equal, a quarter of k. The shape swells into the joint there, as two drops do when they touch.',
    ja: '二つの図形までの距離は、近い方までの距離です。ですから和集合は最小値で表せます。ただし、どちらも同じくらい近い場所では、最小値に折れ目ができます。滑らかな方は二つの距離の差に注目します。差がkより小さいあいだ、最小値から少しだけ引き、ちょうど等しいところでいちばん多く、kの4分の1を引きます。触れ合った二つの水滴のように、つなぎ目がふくらみます。',
  },
  parameters: {
    d1: {
      meaning: { en: 'Distance to one shape.', ja: '一つ目の図形までの距離です。' },
      unit: 'length',
      role: 'domain',
      range: [-1, 1],
      default: 0.2,
      outside: { en: 'Any number.', ja: 'どんな値でもかまいません。' },
    },
    d2: {
      meaning: { en: 'Distance to the other. The two may be exchanged.', ja: '二つ目の図形までの距離です。入れ替えても同じです。' },
      unit: 'length',
      role: 'domain',
      range: [-1, 1],
      default: 0.3,
      outside: { en: 'Any number.', ja: 'どんな値でもかまいません。' },
    },
    k: {
      meaning: {
        en: 'Width of the joint: where the distances differ by less, they are blended. Without it, the joint is sharp.',
        ja: 'つなぎ目の幅です。距離の差がこれより小さいところを混ぜます。省略すると、つなぎ目は鋭いままです。',
      },
      unit: 'length',
      range: [0, 1],
      default: 0.35,
      outside: { en: 'At 0 and below, the minimum to the bit.', ja: '0以下では、ビット単位で最小値に一致します。' },
    },
  },
  returns: {
    meaning: {
      en: 'A distance to the union: exact outside both when the joint is sharp, else a lower bound; never more than k/4 below the minimum.',
      ja: '和集合までの距離です。つなぎ目が鋭ければ、外側では正確です。それ以外は下界で、最小値との差はk/4を超えません。',
    },
    range: { min: -1.25, max: 1 },
  },
  formula: String.raw`\begin{aligned} d &= \min(d_1, d_2) - \frac{k}{4}\,h^2 \\ h &= \max\!\left(1 - \frac{|d_1 - d_2|}{k},\ 0\right) \end{aligned}`,
  edgeCases: [
    { of: [0.25, 0.5], is: 0.25, exact: true },
    { of: [0.25, -0.5], is: -0.5, exact: true },
    {
      instance: 'opUnion_smooth',
      of: [0.5, 0.5, 0.5],
      is: 0.375,
      en: 'The most it takes away: a quarter of k.',
      ja: '引く量が最も多い場合で、kの4分の1です。',
    },
    {
      instance: 'opUnion_smooth',
      of: [0.5, 0.75, 0.5],
      is: 0.46875,
      en: 'Half of k apart: a quarter as much.',
      ja: '差がkの半分なら、引く量はその4分の1です。',
    },
    {
      instance: 'opUnion_smooth',
      of: [0.25, 0.75, 0.5],
      is: 0.25,
      exact: true,
      en: 'k apart or more: the minimum, to the bit.',
      ja: '差がk以上なら、ビット単位で最小値です。',
    },
    { instance: 'opUnion_smooth', of: [0.3, 0.3, 0], is: 0.3, exact: true, en: 'No division by 0: the minimum.', ja: '0で割ることはなく、最小値になります。' },
    { instance: 'opUnion_smooth', of: [0.3, 0.3, -1], is: 0.3, exact: true },
    { instance: 'opUnion_smooth', of: [0.75, 0.5, 0.5], is: 0.46875 },
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
    note: {
      en: 'The smooth one has a continuous slope for k > 0; the sharp one has a crease where both are equal.',
      ja: 'k > 0なら傾きまで連続です。鋭い方には、二つが等しいところに折れ目があります。',
    },
  },
  claims: {},
  references: [
    { title: 'A Constructive Geometry for Computer Graphics', authors: 'Antonio Ricci', year: 1973, doi: '10.1093/comjnl/16.2.157' },
    { title: 'Smooth minimum', authors: 'Inigo Quilez', year: 2013, section: 'Quadratic polynomial', url: 'https://iquilezles.org/articles/smin/' },
  ],
  provenance: fromFirstPrinciples,
  related: ['rectSDF', 'boxSDF', 'lineSDF'],
  confusedWith: [
    {
      name: { en: 'an exponential smooth minimum', ja: '指数関数による滑らかな最小値' },
      difference: {
        en: '−k·log2(2^(−a/k) + 2^(−b/k)) blends everywhere, and three shapes in any order alike. This one leaves what is k apart untouched.',
        ja: '−k·log2(2^(−a/k) + 2^(−b/k)) はどこでも混ざり、三つ以上でも順序によりません。こちらは差がk以上のところを変えません。',
      },
    },
    {
      name: { en: 'metaballs', ja: 'メタボール' },
      difference: {
        en: 'Add up falling-off densities and have no distance. Two joined distances look alike, and can be marched.',
        ja: '減衰する密度を足し合わせるもので、距離ではありません。滑らかに結んだ距離は見た目が似ていて、しかもレイマーチングに使えます。',
      },
    },
  ],
  elsewhere: [
    {
      where: 'Blender',
      name: { en: 'Math node, Smooth Minimum', ja: '数式ノードの「最小値（スムーズ）」' },
      note: { en: 'A cubic curve over the same width.', ja: '同じ幅を3次の曲線で混ぜます。' },
    },
    { where: 'MagicaCSG, Womp', name: { en: 'Blend of a union', ja: '和のブレンド' } },
    { where: { en: 'Articles on distance functions', ja: '距離関数の解説記事' }, name: 'opUnion, opSmoothUnion, smin' },
  ],
  synonyms: {
    en: ['union', 'smooth minimum', 'smin', 'smooth union', 'opSmoothUnion', 'boolean', 'csg', 'merge', 'metaballs', 'blend shapes'],
    ja: ['和集合', '合体', '結合', '滑らかな最小値', 'スムーズミニマム', 'ブーリアン', '集合演算', 'メタボール', '溶ける', '距離関数'],
  },
  examples: {
    'keyhole-of-a-disc': { en: 'A keyhole of a disc and a bar', ja: '円と棒で作る鍵穴' },
    'drops-that-melt-together': { en: 'Drops that melt together', ja: '溶け合う水滴' },
  },
}
