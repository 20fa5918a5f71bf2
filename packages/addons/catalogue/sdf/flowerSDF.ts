/** Record of flowerSDF. */
import { count, fromCentre, nearest, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'

const limits = 'a flower is a circle at a ratio of 1, and its petals touch at the least ratio'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a flower about the origin, whose petals end in round arcs.',
    ja: '原点を中心とする花形までの、正確な符号付き距離です。花びらの先は円弧になります。',
  },
  intuition: {
    en: 'Each petal ends in one arc of a circle, from dent to dent through the tip. Rotate and mirror the point into half a petal, as with starSDF. The circle’s centre lies on the axis of the petal, as far from the tip as from the dent, which fixes it. Seen from that centre, either the arc is straight ahead, or the dent is nearest.',
    ja: '花びらの縁は、くぼみから先端を通って次のくぼみまで続く一つの円弧です。starSDFと同じように、点を回して折り返し、花びらの半分に移します。円の中心は花びらの軸の上にあり、先端とくぼみから等距離なので、一つに決まります。この中心から見て正面に弧があれば弧が、なければくぼみがいちばん近い点です。',
  },
  parameters: {
    p: fromCentre('flower', '花形'),
    r: size({ en: 'The distance of the tips of the petals from the centre.', ja: '中心から花びらの先端までの距離です。' }, 0.8),
    n: count({ en: 'The number of petals; the first points up.', ja: '花びらの数です。一つ目は真上を向きます。' }, [2, 12], 5),
    ratio: {
      meaning: {
        en: 'The distance of the dents from the centre, as a fraction of r, as in starSDF. At 1, the flower is a circle.',
        ja: '中心からくぼみまでの距離の、rに対する割合です。starSDFと同じ意味です。1なら円になります。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: 0.62,
      outside: {
        en: 'Clamped to tan(π/4 − π/(2n)), where neighbouring petals are tangent to each other, and 1.',
        ja: 'tan(π/4 − π/(2n)) から1までに制限されます。下限では、隣り合う花びらがくぼみで互いに接します。',
      },
    },
  },
  range: { min: -1, max: 1.42 },
  formula: String.raw`\begin{aligned} \alpha &= \frac{\pi}{n}, \quad m = \operatorname{clamp}\!\left(\text{ratio},\ \tan\!\left(\tfrac{\pi}{4} - \tfrac{\alpha}{2}\right),\ 1\right), \quad c = r\,\frac{1 - m^2}{2\,(1 - m \cos\alpha)} \\ \mathbf q &= \text{the image of } \mathbf p \text{ in the top sector}, \quad \mathbf u = \mathbf q - (0, c), \quad \mathbf e = r\,m\,(\sin\alpha,\ \cos\alpha) - (0, c) \\ d &= \begin{cases} \lVert \mathbf u \rVert - (r - c) & \mathbf e \times \mathbf u \ge 0 \\ -\lVert \mathbf u - \mathbf e \rVert & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.75], 0.75, 5, 0.7], is: 0, en: 'The first tip is at the top.', ja: '一つ目の先端は真上です。' },
    { of: [[0, 2], 0.75, 5, 0.7], is: 1.25 },
    {
      of: [[0, -0.5], 1, 5, 0.5],
      is: -0.0095254,
      en: 'The ratio is clamped to 0.5095, so the dent lies below.',
      ja: 'ratioは0.5095に制限されるので、くぼみはこれより下にあります。',
    },
    { of: [[0, 0], 1, 5, 0.75], is: -0.75, en: 'At the centre, the dents are nearest.', ja: '中心からは、くぼみがいちばん近い点です。' },
    { of: [[3, 4], 2, 5, 1], is: 3, en: 'At 1, a circle.', ja: '1なら円です。' },
    { of: [[0, 0], 1, 2, 0], is: 0, en: 'Two petals that touch at the centre: two discs.', ja: '二枚の花びらが中心で接し、二つの円板になります。' },
    { of: [[0, 2], 0.75, 4.6, 0.7], is: 1.25, en: 'A flower with 5 petals.', ja: '花びらが5枚の花形として扱います。' },
    { of: [[3, 4], 0, 5, 0.7], is: 5, en: 'A flower of size 0 is a point.', ja: '大きさのない花形は点です。' },
  ],
  oracle: {
    en: 'The arcs of all n petals by their angles in double precision; inside is what a petal’s disc or the star of tips and dents contains.',
    ja: 'n枚の花びらの弧までの距離を、角度の範囲を使って倍精度で計算したものです。花びらの円板か、先端とくぼみを結ぶ星形に含まれる点を内側とします。',
  },
  accuracy: { class: 'angle' },
  continuity: {
    order: 0,
    en: 'Creases along the axes of the petals inside, and of the dents outside.',
    ja: '内側では花びらの軸、外側ではくぼみの軸に沿って折れ目があります。',
  },
  claims: {
    'At 1, the flower is a circle': limits,
    'where neighbouring petals are tangent to each other': limits,
    'on its outline it grows up to √(1 + n²k²/(1 − k²)) times as fast': 'a wave in polar coordinates grows faster than the distance',
    'either the arc is straight ahead, or the dent is nearest': nearest,
  },
  related: ['starSDF', 'polySDF', 'gearSDF', 'superShapeSDF', 'circleSDF', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'the rose curve and other waves in polar coordinates', ja: '極座標の波（バラ曲線など）' },
      en: 'r·(1 + k·cos(n·θ)) has rounded dents, and its value is not a distance: on its outline it grows up to √(1 + n²k²/(1 − k²)) times as fast.',
      ja: 'r·(1 + k·cos(n·θ)) はくぼみも丸くなり、値は距離ではありません。輪郭の上では、距離の最大で√(1 + n²k²/(1 − k²)) 倍の速さで増えます。',
    },
    { name: 'starSDF', en: 'Joins the same tips and dents with straight sides.', ja: '同じ先端とくぼみを直線の辺で結びます。' },
  ],
  elsewhere: [
    {
      where: 'Illustrator',
      name: { en: 'Pucker & Bloat', ja: 'パンク・膨張' },
      note: { en: 'Of a polygon; its petals are Bézier curves.', ja: '多角形に適用します。花びらはベジェ曲線です。' },
    },
  ],
  words: {
    en: ['flower', 'petal', 'blossom', 'daisy', 'rosette', 'scallop', 'cinquefoil', 'trefoil', 'quatrefoil', 'cookie'],
    ja: ['花', 'はな', '花びら', '花形', 'フラワー', '桜', 'さくら', '梅', 'ロゼット', 'スカラップ'],
  },
  examples: {
    'a-daisy': { en: 'A daisy', ja: 'ヒナギク' },
    'blossoms-on-dark-water': { en: 'Blossoms on dark water', ja: '水面に散る花' },
  },
})
