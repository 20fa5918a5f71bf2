/** Record of pieSDF. */
import { fromCentre, halfAngle, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const limits = 'a sector is a segment at 0, half a disc at π/2, and a disc with a slit at π'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a sector of a disc: a slice of pie.',
    ja: '扇形までの、正確な符号付き距離です。円グラフの一切れの形です。',
  },
  intuition: {
    en: 'Mirror the point to the upper half, where the outline is one straight edge from the centre and a part of the circle. Within the angle of the slice, the distance is the larger of two: beyond the circle, and beyond the edge, which is negative inside. Outside of that angle, only the straight edge can be nearest.',
    ja: '点を上半分に折り返すと、輪郭は中心から延びる一本の直線の縁と、円の一部だけになります。扇形の角度の範囲では、円をどれだけ越えたかと、縁をどれだけ越えたか（内側では負）のうち、大きい方が距離です。範囲の外では、直線の縁がいちばん近くなります。',
  },
  parameters: {
    p: fromCentre('disc', '円板'),
    r: size({ en: 'The radius.', ja: '半径です。' }, 0.85),
    halfAngle: halfAngle(
      {
        en: 'How far the slice extends to both sides of the x axis. Rotate p to point it elsewhere.',
        ja: '扇形がx軸から両側へ広がる角度です。別の向きにするには、pを回転させます。',
      },
      0.9,
      {
        en: 'Clamped to 0, a segment, and π, the disc with a slit along the negative x axis.',
        ja: '0（線分）からπ（負のx軸に切れ込みのある円板）までに制限されます。',
      },
    ),
  },
  range: { min: -0.5, max: 2.42 },
  formula: String.raw`\begin{aligned} \mathbf q &= (p_x,\ |p_y|), \quad \mathbf e = (\cos h,\ \sin h), \quad m = \bigl\lVert \mathbf q - \mathbf e \operatorname{clamp}(\mathbf q \cdot \mathbf e,\ 0,\ r) \bigr\rVert \\ d &= \begin{cases} \max\bigl(\lVert \mathbf q \rVert - r,\ -m\bigr) & \mathbf q \times \mathbf e > 0 \\ m & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 1, 0.5], is: 0, en: 'The centre is a corner of the outline.', ja: '中心は輪郭の角です。' },
    { of: [[1.5, 0], 1, 0.5], is: 0.5 },
    { of: [[0.5, 0], 1, Math.PI / 4], is: -0.5 * Math.SQRT1_2 },
    { of: [[-3, -4], 1, 0.5], is: 5, en: 'Behind a narrow slice, the centre is nearest.', ja: '幅の狭い扇形の後ろ側では、中心がいちばん近い点です。' },
    { of: [[0, 0.5], 1, Math.PI / 2], is: 0, en: 'At π/2, half a disc.', ja: 'π/2なら半円です。' },
    { of: [[0.5, 0.25], 1, 0], is: 0.25, en: 'At 0, a segment, which has no inside.', ja: '角度0なら線分で、内側がありません。' },
    {
      of: [[-0.5, 0.25], 1, 4],
      is: -0.25,
      en: 'Clamped to π: the slit is nearer than the circle.',
      ja: 'πに制限されます。ここでは円周より切れ込みの方が近くなります。',
    },
    { of: [[3, 4], 0, 1], is: 5, en: 'A sector of radius 0 is a point.', ja: '半径0の扇形は点です。' },
  ],
  oracle: {
    en: 'The two edges and the arc, each by itself in double precision; the sign by the polar coordinates of the point.',
    ja: '二本の縁と弧のそれぞれまでの距離を倍精度で計算し、最も近いものを取ったものです。内外は極座標で決めます。',
  },
  accuracy: { class: 'angle' },
  continuity: {
    order: 0,
    en: 'Creases inside where two parts of the outline are equally near; wider than half a disc, also outside in front of the corner at the centre.',
    ja: '内側の、輪郭の二つの部分から等距離にある線に沿って折れ目があります。半円より広いときは、外側にも、中心の角から延びる折れ目があります。',
  },
  claims: {
    'Clamped to 0, a segment, and π, the disc with a slit along the negative x axis': limits,
    'only the straight edge can be nearest': 'no point of the boundary is nearer, and one is as near',
    'At π/2, half a disc': limits,
  },
  related: ['arcSDF', 'circleSDF', 'raysSDF', 'vesicaSDF', 'rotate2d', 'drawFill'],
  confusedWith: [
    { name: 'arcSDF', en: 'The curved part alone, as a stroke with round ends.', ja: '曲線の部分だけを、端の丸い線にしたものです。' },
    { name: 'raysSDF', en: 'Many slices around the centre, without an end.', ja: '中心のまわりに並ぶたくさんのくさび形で、外側の端がありません。' },
  ],
  elsewhere: [
    articles('sdPie'),
    { where: 'Processing, p5.js', name: 'arc(…, PIE)', note: { en: 'Draws it, between two angles.', ja: '二つの角度の間を描画します。' } },
    { where: 'PowerPoint', name: { en: 'Partial Circle', ja: '部分円' } },
  ],
  words: {
    en: ['pie', 'sector', 'slice', 'wedge', 'pie chart', 'pac-man', 'sdPie'],
    ja: ['扇形', 'おうぎがた', '扇', 'パイ', '円グラフ', 'くさび形', 'セクター', 'パックマン'],
  },
  examples: {
    'a-pie-chart': { en: 'A pie chart', ja: '円グラフ' },
    'a-slice-of-orange': { en: 'An orange cut in half', ja: '輪切りのオレンジ' },
  },
})
