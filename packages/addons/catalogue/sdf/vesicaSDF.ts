/** Record of vesicaSDF. */
import { fromCentre, nearest, outlined } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const limits = 'a lens is the disc without an offset, and a point when the discs only touch'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to an upright lens: the part that two equal discs beside each other have in common.',
    ja: '縦長のレンズ形までの、正確な符号付き距離です。横に並んだ二つの等しい円板が重なる部分の形です。',
  },
  intuition: {
    en: 'Fold the plane into one quadrant. The outline there is an arc of the circle whose centre lies on the other side, and it ends at the tip. Look from that centre: points below the line through the tip are nearest to the arc, points above it to the tip. The maximum of the two circle distances has the same outline but forgets the tips.',
    ja: '平面を一つの象限に折りたたむと、輪郭は、反対側に中心のある円の弧になり、先端で終わります。その中心から見て、先端を通る直線より下の点には弧がいちばん近く、上の点には先端がいちばん近くなります。二つの円までの距離の最大値でも輪郭は同じですが、先端が考慮されません。',
  },
  parameters: {
    p: fromCentre('lens', 'レンズ形'),
    r: {
      meaning: { en: 'The radius of both circles.', ja: '二つの円の半径です。' },
      unit: 'length',
      range: [0, 1.5],
      default: 1,
      outside: {
        en: 'Any size from 0, which is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。0なら点です。負の大きさには意味がありません。',
      },
    },
    offset: {
      meaning: {
        en: 'The distance of each centre from the y axis. The lens is 2(r − offset) wide and 2√(r² − offset²) high.',
        ja: 'それぞれの円の中心とy軸との距離です。レンズ形の幅は2(r − offset)、高さは2√(r² − offset²) になります。',
      },
      unit: 'length',
      range: [0, 1.5],
      default: 0.5,
      outside: {
        en: 'Clamped to 0, the whole disc, and r, where the discs only touch: a point.',
        ja: '0（円板全体）からrまでに制限されます。rでは円板どうしが接するだけなので、点になります。',
      },
    },
  },
  range: { min: -1.5, max: 1.42 },
  formula: String.raw`\begin{aligned} \mathbf q &= |\mathbf p|, \quad c = \operatorname{clamp}(\text{offset},\ 0,\ r), \quad t = \sqrt{r^2 - c^2} \\ d &= \begin{cases} \lVert \mathbf q - (0, t) \rVert & (q_y - t)\,c > q_x\,t \\ \lVert \mathbf q + (c, 0) \rVert - r & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 1, 0.5], is: -0.5, en: 'Half the width.', ja: '幅の半分です。' },
    {
      of: [[0.5, 0], 1, 0.5],
      is: 0,
      en: 'At an offset of r/2, each circle passes through the centre of the other.',
      ja: 'offsetがr/2なら、円は互いに相手の中心を通ります。',
    },
    { of: [[0, 2], 1.25, 0.75], is: 1, en: 'The tip is at 1: ¾, 1 and 1¼ make a right triangle.', ja: '¾、1、1¼が直角三角形になるので、先端の高さは1です。' },
    { of: [[3, 4], 2, 0], is: 3, en: 'Without an offset, the disc.', ja: 'offsetが0なら円板です。' },
    { of: [[3, 4], 1, 9], is: 5, en: 'Clamped to r: a point.', ja: 'rに制限され、点になります。' },
  ],
  oracle: {
    en: 'Both arcs by their angles in double precision; inside is what both discs contain.',
    ja: '二つの弧までの距離を、角度の範囲を使って倍精度で計算したものです。両方の円板に含まれる点を内側とします。',
  },
  accuracy: { scale: 2 },
  continuity: {
    order: 0,
    en: 'A crease inside, on the y axis, where both arcs are equally near.',
    ja: '内側の、二つの弧から等距離にあるy軸に沿って折れ目があります。',
  },
  claims: {
    'points below the line through the tip are nearest to the arc, points above it to the tip': nearest,
    'has the same outline but forgets the tips': 'the maximum of two discs is only a bound above the tips of a lens',
    'Clamped to 0, the whole disc, and r, where the discs only touch: a point': limits,
    'The lens is 2(r − offset) wide and 2√(r² − offset²) high': 'a lens is as wide and as high as it says',
    'each circle passes through the centre of the other': 'a lens is as wide and as high as it says',
  },
  references: [{ title: 'The Thirteen Books of Euclid’s Elements', authors: 'T. L. Heath', year: 1908, section: 'Book I, Proposition 1' }],
  related: ['circleSDF', 'ellipseSDF', 'pieSDF', 'flowerSDF', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'the maximum of two circle distances', ja: '二つの円までの距離の最大値' },
      en: 'Gives the same outline, but is only a lower bound above and below the tips.',
      ja: '輪郭は同じですが、先端の上と下では距離の下界でしかありません。',
    },
    { name: 'ellipseSDF', en: 'Is round at both ends, where a lens is pointed.', ja: '楕円の両端は丸く、レンズ形の両端は尖っています。' },
  ],
  elsewhere: [articles('sdVesica'), { where: { en: 'Geometry', ja: '幾何学' }, name: { en: 'lens, vesica piscis', ja: 'レンズ、ヴェシカ・パイシス' } }],
  words: {
    en: ['vesica', 'vesica piscis', 'lens', 'leaf', 'almond', 'mandorla', 'eye', 'sdVesica'],
    ja: ['レンズ', 'レンズ形', '葉', 'はっぱ', 'アーモンド形', '目の形', 'ヴェシカ', 'ヴェシカ・パイシス', 'マンドルラ'],
  },
  examples: {
    'an-eye-that-looks-around': { en: 'An eye that looks around', ja: 'あたりを見まわす目' },
    'a-branch-of-leaves': { en: 'A branch of leaves', ja: '葉のついた枝' },
  },
})
