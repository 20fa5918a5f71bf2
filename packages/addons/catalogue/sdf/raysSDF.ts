/** Record of raysSDF. */
import { count, nearest, outlined, point } from './flat.ts'
import type { WrittenRecord } from '../record.ts'

const limits = 'rays are as wide as the gaps between them, and a single one is half of the plane'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to rays: wedges that open from the origin, with gaps as wide between them.',
    ja: '原点から広がるくさび形の光条までの、正確な符号付き距離です。光条とすきまは同じ幅で交互に並びます。',
  },
  intuition: {
    en: 'Rotate the point by whole sectors until the nearest wedge is at the top, and mirror it to the right half. One straight edge is left, through the origin, and the distance to a straight line is a product with its normal. Because it is a distance and not an angle, an edge drawn one pixel wide is as sharp far out as near the centre.',
    ja: '点を扇形いくつか分だけ回して最も近いくさび形が真上に来るようにし、右半分に折り返します。残るのは原点を通る一本の直線の縁だけで、直線までの距離は法線との内積です。角度ではなく距離なので、1ピクセル幅で描いた縁は、中心の近くでも遠くでも同じ鮮明さになります。',
  },
  parameters: {
    p: point({ en: 'The point, relative to the origin of the rays.', ja: '光条の中心から見た点の位置です。' }),
    n: count({ en: 'The number of wedges; the middle of the first points up.', ja: 'くさび形の数です。一つ目の中央は真上を向きます。' }, [1, 32], 9),
  },
  range: { min: -1.42, max: 1.42 },
  formula: String.raw`\begin{aligned} \alpha &= \frac{\pi}{n}, \quad \varphi = 2\alpha \left\lfloor \frac{\operatorname{atan2}(p_x, p_y)}{2\alpha} + \frac12 \right\rfloor \\ d &= \bigl|p_x \cos\varphi - p_y \sin\varphi\bigr| \cos\frac{\alpha}{2} - (p_x \sin\varphi + p_y \cos\varphi) \sin\frac{\alpha}{2} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 9], is: 0, exact: true, en: 'All edges meet at the origin.', ja: 'すべての縁が原点で交わります。' },
    { of: [[0, 2], 1], is: -2, en: 'A single wedge is the upper half of the plane.', ja: 'くさび形が一つなら、平面の上半分です。' },
    { of: [[0, 2], 2], is: -Math.SQRT2, en: 'The middle of the first wedge.', ja: '一つ目のくさび形の中央です。' },
    { of: [[2, 0], 2], is: Math.SQRT2, en: 'The middle of a gap.', ja: 'すきまの中央です。' },
    { of: [[3, 3], 2], is: 0 },
    { of: [[0, -2], 3], is: 1, en: 'With an odd number, a gap is at the bottom.', ja: '数が奇数なら、真下はすきまです。' },
    { of: [[0, 2], 1.6], is: -Math.SQRT2, en: 'Two wedges.', ja: '二つとして扱います。' },
  ],
  oracle: {
    en: 'The nearest of all 2n half-lines in double precision; the sign by the angle of the point.',
    ja: '2n本の半直線すべてまでの距離を倍精度で計算し、最も近いものを取ったものです。内外は点の角度で決めます。',
  },
  accuracy: { class: 'angle' },
  continuity: {
    order: 0,
    en: 'Creases along the middle of the wedges and of the gaps.',
    ja: 'くさび形とすきまの中央に沿って折れ目があります。',
  },
  claims: {
    'with gaps as wide between them': limits,
    'A single wedge is the upper half of the plane': limits,
    'Because it is a distance and not an angle': nearest,
  },
  related: ['pieSDF', 'starSDF', 'polySDF', 'kaleidoscope', 'cart2polar', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'a wave of the angle', ja: '角度の波' },
      en: 'sin(n·θ) has the same edges, but its slope is n over the distance from the centre: sharp near the centre and blurred far out.',
      ja: 'sin(n·θ) でも縁の位置は同じですが、傾きは、nを中心からの距離で割ったものになります。中心の近くでは鋭く、遠くではぼやけます。',
    },
    { name: 'pieSDF', en: 'One wedge of any angle, which ends at a radius.', ja: '角度を自由に選べる一つのくさび形で、半径のところで終わります。' },
  ],
  elsewhere: [
    { where: 'CSS', name: 'repeating-conic-gradient', note: { en: 'Colours by the angle.', ja: '角度で色を塗り分けます。' } },
    { where: { en: 'Drawing', ja: '作画' }, name: { en: 'sunburst, speed lines', ja: '集中線、放射線' } },
  ],
  words: {
    en: ['rays', 'sunburst', 'starburst', 'sunbeams', 'spokes', 'wedges', 'siemens star', 'speed lines', 'radial stripes'],
    ja: ['光条', '放射線', 'ほうしゃせん', '集中線', '放射状', '光線', 'サンバースト', 'ジーメンススター', '縞'],
  },
  examples: {
    'a-comic-burst': { en: 'A comic burst', ja: '漫画の集中線' },
    'parasols-on-a-beach': { en: 'Parasols on a beach', ja: '浜辺のパラソル' },
  },
})
