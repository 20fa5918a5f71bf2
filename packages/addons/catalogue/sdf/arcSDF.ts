/** Record of arcSDF. */
import { fromCentre, halfAngle, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const inside = 'an arc is exact outside, and inside while its ends stay apart and it is narrower than its circle'
const ring = 'at π an arc is the whole ring'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The signed distance from a point to an arc of a circle about the origin, with a width and round ends.',
    ja: '原点を中心とする円弧までの、符号付き距離です。幅があり、両端は丸くなります。',
  },
  intuition: {
    en: 'Mirror the point to the upper half; the arc is the same in both. If its angle is within the arc, the nearest point of the circle is straight ahead, at the same angle. If not, the end of the arc is nearest. That is the distance to the bare arc; half the width less is the distance to the stroke. Comparing cosines tells which case it is, without an arctangent.',
    ja: '上下の半分は同じ形なので、点を上半分に折り返します。点の角度が弧の範囲にあれば、同じ角度にある円周上の点がいちばん近い点です。範囲の外なら、弧の端がいちばん近くなります。これが太さのない弧までの距離で、幅の半分を引けば、線としての弧までの距離になります。どちらの場合かは余弦の比較だけで分かるので、逆正接は要りません。',
  },
  parameters: {
    p: fromCentre('circle', '円'),
    r: size({ en: 'The radius of the circle, to the middle of the stroke.', ja: '円の半径です。線の中央までを測ります。' }, 0.7),
    halfAngle: halfAngle(
      {
        en: 'How far the arc extends to both sides of the x axis. Rotate p to point the arc elsewhere.',
        ja: '弧がx軸から両側へ広がる角度です。別の向きにするには、pを回転させます。',
      },
      2.1,
      { en: 'Clamped to 0, a dot, and π, the whole ring.', ja: '0（丸い点）からπ（輪の全体）までに制限されます。' },
    ),
    width: {
      meaning: { en: 'The width of the stroke.', ja: '線の幅です。' },
      unit: 'length',
      range: [0, 0.5],
      default: 0.24,
      outside: {
        en: 'Any width from 0, which is the bare arc. Wider than 2r, the stroke covers the centre.',
        ja: '0以上なら自由です。0なら太さのない弧です。2rより広いと、中心まで覆います。',
      },
    },
  },
  returns: {
    en: 'The distance to the outline: negative inside, 0 on it, positive outside. It is exact, except that inside it can be too small in magnitude where the stroke overlaps itself: where it is wider than the diameter of the circle, or where the round ends overlap.',
    ja: '輪郭までの距離です。内側は負、輪郭の上は0、外側は正です。値は正確です。ただし、幅が円の直径より広いときや、丸い端どうしが重なるときのように、線が重なるところでは、内側の絶対値が実際の距離より小さくなることがあります。',
  },
  range: { min: -0.25, max: 2.42 },
  formula: String.raw`\begin{aligned} \mathbf q &= (p_x,\ |p_y|), \quad \rho = \lVert \mathbf p \rVert \\ d &= \begin{cases} |\rho - r| & q_x \ge \rho \cos h \\ \left\lVert \mathbf q - r \begin{pmatrix} \cos h \\ \sin h \end{pmatrix} \right\rVert & q_x < \rho \cos h \end{cases} \ -\ \frac w2 \end{aligned}`,
  edgeCases: [
    { of: [[0.75, 0], 0.75, 1, 0.25], is: -0.125, en: 'The arc is centred on the x axis.', ja: '弧の中央はx軸の上にあります。' },
    { of: [[0.875, 0], 0.75, 1, 0.25], is: 0 },
    { of: [[0, 0], 0.75, 1, 0.25], is: 0.625, en: 'At the centre, every point of the arc is as near.', ja: '中心からは、弧のどの点も同じ距離です。' },
    {
      of: [[-0.75, 0], 0.75, Math.PI / 2, 0.25],
      is: 0.75 * Math.SQRT2 - 0.125,
      en: 'In the gap, the ends are nearest.',
      ja: '切れ目では、端がいちばん近くなります。',
    },
    { of: [[-1, 0], 0.75, 4, 0.25], is: 0.125, en: 'Clamped to π: the whole ring.', ja: 'πに制限され、輪の全体になります。' },
    { of: [[0.75, 1], 0.75, 0, 0.25], is: 0.875, en: 'Clamped to 0: a dot on the x axis.', ja: '角度0なら、x軸の上の丸い点です。' },
    { of: [[3, 4], 0, 1, 2], is: 4, en: 'An arc of radius 0 is a disc.', ja: '半径0の弧は円板です。' },
  ],
  oracle: {
    en: 'The nearest point of the arc by its angle, in double precision.',
    ja: '弧の上の最も近い点を角度から求め、そこまでの距離を倍精度で計算したものです。',
  },
  accuracy: { class: 'angle' },
  continuity: {
    order: 0,
    en: 'Creases in the middle of the stroke, and behind the gap, where both ends are equally near.',
    ja: '線の中央と、切れ目の側で両端から等距離にある線に沿って折れ目があります。',
  },
  claims: {
    'It is exact, except that inside it can be too small in magnitude where the stroke overlaps itself': inside,
    'π, the whole ring': ring,
    'At the centre, every point of the arc is as near': ring,
  },
  related: ['pieSDF', 'circleSDF', 'torusSDF', 'lineSDF', 'bezierSDF', 'drawFill', 'rotate2d'],
  confusedWith: [
    { name: 'pieSDF', en: 'The sector from the centre to the arc, with straight edges.', ja: '中心から弧までを塗りつぶした扇形で、縁は直線です。' },
    {
      name: 'circleSDF',
      en: 'For a whole ring, abs(circleSDF(p, r)) − width / 2 is cheaper.',
      ja: '一周する輪なら、abs(circleSDF(p, r)) − width / 2の方が軽く済みます。',
    },
  ],
  elsewhere: [
    articles('sdArc'),
    { where: 'Processing, p5.js', name: 'arc', note: { en: 'Draws it, between two angles.', ja: '二つの角度の間を描画します。' } },
    { where: 'Canvas 2D', name: 'arc', note: { en: 'With lineCap round.', ja: 'lineCapはroundです。' } },
  ],
  words: {
    en: ['arc', 'ring segment', 'gauge', 'progress ring', 'horseshoe', 'sdArc'],
    ja: ['円弧', 'えんこ', '弧', 'アーク', '輪', 'リング', 'ゲージ', '馬蹄形', '進捗リング'],
  },
  examples: {
    'a-pressure-gauge': { en: 'A pressure gauge', ja: '圧力計' },
    'a-rainbow-over-hills': { en: 'A rainbow over hills', ja: '丘にかかる虹' },
  },
})
