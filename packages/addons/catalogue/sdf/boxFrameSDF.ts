/** Record of boxFrameSDF. */
import { exactSolid, fromCentre, mesh } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to the frame of a box about the origin: its twelve edges as square bars.',
    ja: '原点を中心とする直方体の枠（12本の辺を角柱にしたもの）までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'A point of the box belongs to the frame where at least two of its coordinates are within the thickness of a face. So fold space into one octant with abs. Outside the frame, the bar along the axis with the longest gap is nearest: leave this gap out, and take the length of the other two, together with what lies beyond the box. Inside, the nearest point is on a face of the box or on the wall of the empty middle. Use it for cages, scaffolds and wire models; for solid boxes, use boxSDF.',
    ja: '直方体の中の点は、少なくとも二つの座標が、面から枠の太さ以内にあるとき、枠に属します。そこで、absで空間を一つの象限に折りたたみます。枠の外側では、枠までの隔たりが最も大きい軸に沿った角柱が、最も近くなります。そこで、この隔たりを除き、残りの二つと、直方体の外にはみ出した分から、距離を求めます。枠の中では、直方体の面か、中の空洞との境が最も近くなります。かご、足場、ワイヤーモデルなどに使います。中の詰まった直方体には、boxSDFを使います。',
  },
  parameters: {
    p: fromCentre('box', '直方体'),
    halfSize: {
      meaning: { en: 'Half the outer width, height and depth.', ja: '外側の幅、高さ、奥行きの半分です。' },
      unit: 'length',
      range: [0, 1],
      default: [0.75, 0.5, 0.6],
      outside: {
        en: 'Any size from 0. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。負の大きさには意味がありません。',
      },
    },
    thickness: {
      meaning: { en: 'The thickness of the bars, inwards from the faces.', ja: '枠の太さです。面から内側に向けて測ります。' },
      unit: 'length',
      range: [0, 0.5],
      default: 0.14,
      outside: {
        en: 'Clamped to 0, where only the edges are left, and half the shortest side, where bars meet.',
        ja: '0から最も短い辺の半分までに制限されます。0なら辺だけが残り、上限では枠どうしが接します。',
      },
    },
  },
  range: { min: -0.3, max: 1.74 },
  formula: String.raw`\begin{aligned} t' &= \min\bigl(\max(t, 0),\ h_x,\ h_y,\ h_z\bigr) \\ \mathbf q &= |\mathbf p| - \mathbf h \\ g(\mathbf v) &= v_x^2 + v_y^2 + v_z^2 - \max(v_x^2, v_y^2, v_z^2) \\ d &= \sqrt{\bigl\lVert \max(\mathbf q, 0) \bigr\rVert^2 + g\bigl(\min(\mathbf q + t', 0)\bigr)} \\ &\quad - \max\Bigl(\min\Bigl(-\max(q_x, q_y, q_z),\ \sqrt{g\bigl(\max(\mathbf q + t', 0)\bigr)}\Bigr),\ 0\Bigr) \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0, 0], [1, 1, 1], 0.25],
      is: 0.75 * Math.SQRT2,
      en: 'The middle is empty: twelve bars are equally near.',
      ja: '中央は空洞で、12本の枠から等距離にあります。',
    },
    { of: [[0, 1, 1], [1, 1, 1], 0.25], is: 0 },
    { of: [[0, 0.875, 0.875], [1, 1, 1], 0.25], is: -0.125, en: 'In the middle of a bar.', ja: '枠の芯です。' },
    { of: [[0, 0, 1], [1, 1, 1], 0.25], is: 0.75, en: 'A face is open.', ja: '面は開いています。' },
    { of: [[2, 3, 3], [1, 1, 1], 0.25], is: 3, en: 'Off a corner, as far as from the box.', ja: '角の先では、直方体までの距離と同じです。' },
    { of: [[0, 0, 0], [1, 1, 1], 0], is: Math.SQRT2, en: 'Without thickness, the distance to the edges.', ja: '太さがなければ、辺までの距離です。' },
  ],
  oracle: {
    en: 'Outside, the nearest of twelve bars; inside, the nearest face of the box or of the three shafts that cross its middle; in double precision.',
    ja: '外側では12本の角柱のうち最も近いもの、内側では直方体の面と、中央で交わる三つの空洞のうち最も近いものまでの距離を、倍精度で計算したものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases where two bars, or two faces of a bar, are equally near.',
    ja: '二本の枠から等距離にある面と、枠の二つの面から等距離にある面に折れ目があります。',
  },
  claims: {
    'Off a corner, as far as from the box': 'outside the box a frame is never nearer than the box, and off its corners as near',
    'the least of three bars is too small in magnitude where they meet': 'the least distance to three bars is too small in magnitude where they meet',
  },
  related: ['boxSDF', 'cubeSDF', 'lineSDF', 'opUnion'],
  confusedWith: [
    {
      name: 'boxSDF',
      en: 'The solid box. Its absolute value minus a thickness is a hollow box with closed faces, not a frame.',
      ja: '中の詰まった直方体です。その絶対値から厚さを引くと、枠ではなく、面の閉じた中空の箱になります。',
    },
    {
      name: { en: 'the usual formula with three boxes', ja: '三つの直方体によるよく使われる式' },
      en: 'The same outside. Inside, the least of three bars is too small in magnitude where they meet, at the corners.',
      ja: '外側では同じです。内側では、角の枠が交わるところで、絶対値が実際の距離より小さくなります。',
    },
  ],
  elsewhere: [articles('sdBoxFrame'), mesh('BoxHelper, EdgesGeometry', 'Lines without thickness.', '太さのない線です。')],
  words: {
    en: ['box frame', 'wireframe', 'cage', 'scaffold', 'edges of a box', 'cube frame', 'sdBoxFrame'],
    ja: ['枠', 'わく', 'フレーム', 'ワイヤーフレーム', '直方体の枠', 'かご', '骨組み', '足場'],
  },
  examples: {
    'nested-frames': { en: 'Nested frames that turn', ja: '入れ子になって回る枠' },
    'scaffold-in-the-evening': { en: 'Scaffold in the evening', ja: '夕方の足場' },
  },
})
