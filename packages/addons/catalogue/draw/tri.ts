/** Record of tri. */
import type { WrittenRecord } from '../record.ts'
import { drawnRadius, roundCorners, shape } from './family.ts'

export const record: WrittenRecord = shape({
  noun: { en: 'triangle', ja: '正三角形' },
  aNoun: 'an equilateral triangle',
  measure: 'triSDF',
  summary: { en: 'A corner is at the top.', ja: '頂点の一つが真上を向きます。' },
  corners: roundCorners,
  size: {
    radius: {
      meaning: {
        en: 'The distance from the centre to the corners. The sides are half as far away.',
        ja: '中心から頂点までの距離です。辺までの距離はその半分です。',
      },
      unit: 'length',
      range: [0, 0.6],
      default: 0.4,
      outside: drawnRadius,
    },
  },
  formula: String.raw`\begin{aligned} d &= \operatorname{triSDF}(\mathbf{st},\ r) \\ \operatorname{tri} &= \begin{cases} \operatorname{fill}(d, 0, p) & w < 0 \\ \operatorname{stroke}(d, 0, w, p) & w \ge 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 0.5, -1, 0.01], is: 1, exact: true },
    {
      of: [[0.125, -0.25], 0.5, -1, 0.01],
      is: 0.5,
      exact: true,
      en: 'The lower side is half the radius below the centre.',
      ja: '底辺は、中心から半径の半分だけ下にあります。',
    },
    { of: [[0, -0.5], 0.5, -1, 0.01], is: 0, exact: true },
    { of: [[0, 0.6], 0.5, -1, 0.01], is: 0, exact: true },
    { of: [[0, 0], 0.5, 0.125, 0.01], is: 0, exact: true, en: 'An outline is hollow.', ja: '輪郭線の内側は空です。' },
    { of: [[0, -0.25], 0.5, 0.125, 0.01], is: 1, exact: true },
    { of: [[0, -0.3125], 0.5, 0.125, 0.01], is: 0.5, exact: true, en: 'Half of the width lies outside the edge.', ja: '太さの半分は縁の外側に出ます。' },
    { of: [[0, -0.25], 0.5, 0, 0.01], is: 0, exact: true },
    {
      of: [[0, 0], 0, -1, 0.01],
      is: 0.5,
      exact: true,
      en: 'Filled, without a size: a point of half coverage.',
      ja: '大きさ0で塗りつぶすと、被覆率 ½ の点になります。',
    },
    { of: [[0, -0.125], 0.5, -1, 0], is: 1, exact: true, en: 'A hard edge, and no division by zero.', ja: '硬い縁になります。0で割ることはありません。' },
  ],
  claims: { 'The sides are half as far away': 'an edge is a straight ramp, one pixel wide' },
  related: ['triangleSDF', 'drawHex', 'drawRect', 'drawCircle'],
  confusedWith: [
    {
      name: 'triangleSDF',
      en: 'Measures the distance to a triangle between any three corners. Pass it to drawFill or drawStroke.',
      ja: '任意の3点を頂点とする三角形までの距離を測ります。描くには、drawFillやdrawStrokeに渡します。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Polygon', note: { en: 'With 3 sides.', ja: '辺の数を3にします。' } },
    { where: 'p5.js', name: 'triangle()', note: { en: 'Between any three points.', ja: '任意の3点を結びます。' } },
    { where: 'SVG', name: '<polygon>' },
  ],
  synonyms: {
    en: ['triangle', 'equilateral triangle', 'tri', 'delta', 'play button', 'pointer', 'wedge'],
    ja: ['三角形', 'さんかくけい', '三角', 'さんかく', '正三角形', 'トライアングル', '再生ボタン', '鱗文様'],
  },
  examples: {
    'play-button': { en: 'A play button', ja: '再生ボタン' },
    'fish-scales-in-indigo': { en: 'Fish scales in indigo', ja: '藍染めの鱗文様' },
  },
})
