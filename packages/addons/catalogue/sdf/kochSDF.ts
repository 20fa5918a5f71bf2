/** Record of kochSDF. */
import { fromCentre, nearest, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'

const limits = 'a Koch snowflake begins as a triangle, stays in its circle and grows towards 8/5 of its area'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a Koch snowflake about the origin, after up to eight steps.',
    ja: '原点を中心とするコッホ雪片までの、正確な符号付き距離です。反復の回数は8回までです。',
  },
  intuition: {
    en: 'Each step replaces every side by four sides of a third of its length. The four parts are mirror images of each other, so two mirrors fold them onto the first. Fold the point along with them, once for every step, and a single straight side is left. A mirror keeps distances, so the distance to that side is the distance to the whole snowflake.',
    ja: '一回の反復で、どの辺も長さが3分の1の四本の辺に置き換わります。四つの部分は互いに鏡像なので、二枚の鏡で一つ目の部分に折り重なります。点も一緒に、反復の回数だけ折り返していくと、最後に残るのは一本のまっすぐな辺です。鏡映で距離は変わらないので、その辺までの距離が雪片全体までの距離です。',
  },
  parameters: {
    p: fromCentre('snowflake', '雪片'),
    r: size({ en: 'The distance of the outermost corners from the centre.', ja: '中心からいちばん外側の頂点までの距離です。' }, 0.85),
    iterations: {
      meaning: {
        en: 'The number of steps: 0 is an equilateral triangle with a corner at the top, 1 a star of six points.',
        ja: '反復の回数です。0なら頂点が真上にある正三角形、1なら六つの先端のある星形です。',
      },
      unit: 'count',
      range: [0, 6],
      default: 3,
      step: 1,
      outside: {
        en: 'Rounded to the nearest whole number and clamped to 0 and 8. At 8, a side is 0.00026·r long.',
        ja: '最も近い整数に丸め、0から8までに制限します。8回で、辺の長さは0.00026·rになります。',
      },
    },
  },
  range: { min: -0.6, max: 1.42 },
  formula: String.raw`\begin{aligned} (u, v)_0 &= \text{along the side from its corner, and outwards, of the image of } \mathbf p \text{ in a sixth}, \quad \ell_0 = \sqrt 3\,r \\ \ell_{k+1} &= \frac{\ell_k}{3}, \quad t = \max\!\left(\tfrac{\sqrt 3}{2}\,(u_k - \ell_{k+1}) + \tfrac12\,v_k,\ 0\right) \\ (u', v_{k+1}) &= (u_k - \sqrt 3\,t,\ v_k - t), \quad u_{k+1} = \min(u',\ \ell_{k+1} - u') \\ d &= \pm \sqrt{\bigl(u_n - \operatorname{clamp}(u_n, 0, \ell_n)\bigr)^2 + v_n^2}, \quad \text{negative where } v_n < 0 \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.75], 0.75, 3], is: 0, en: 'A corner is at the top.', ja: '頂点の一つは真上です。' },
    { of: [[0, 2], 0.75, 3], is: 1.25 },
    { of: [[0, 0], 1, 0], is: -0.5, en: 'Without a step, a triangle.', ja: '反復が0回なら三角形です。' },
    { of: [[0, -1], 1, 0], is: 0.5 },
    { of: [[0, -1], 1, 1], is: 0, en: 'The first step adds a corner at the bottom.', ja: '一回目の反復で、真下にも頂点ができます。' },
    { of: [[0, 0], 1, 1], is: -1 / Math.sqrt(3), en: 'The dents are nearest.', ja: 'くぼみがいちばん近い点です。' },
    { of: [[0, 2], 0.75, 2.6], is: 1.25, en: 'Three steps.', ja: '3回として扱います。' },
    { of: [[3, 4], 0, 3], is: 5, en: 'A snowflake of size 0 is a point.', ja: '大きさのない雪片は点です。' },
  ],
  oracle: {
    en: 'The polygon that von Koch’s construction draws, with up to 768 sides, in double precision: the nearest side, and the sign by counting crossings.',
    ja: 'コッホの作図による最大768辺の多角形を倍精度で扱い、最も近い辺までの距離を取ったものです。内外は交差の回数で決めます。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside behind each outward corner, and outside in front of each dent.',
    ja: '内側では外向きの各頂点、外側では各くぼみから延びる折れ目があります。',
  },
  claims: {
    'so the distance to that side is the distance to the whole snowflake': nearest,
    'The distance of the outermost corners from the centre': limits,
    'At 8, a side is 0.00026·r long': limits,
    '0 is an equilateral triangle with a corner at the top, 1 a star of six points': limits,
  },
  references: [
    {
      title: 'Sur une courbe continue sans tangente, obtenue par une construction géométrique élémentaire',
      authors: 'Helge von Koch',
      year: 1904,
    },
  ],
  related: ['polySDF', 'starSDF', 'superShapeSDF', 'lineSDF', 'kaleidoscope', 'drawFill'],
  confusedWith: [
    {
      name: 'kaleidoscope',
      en: 'Folds the plane around one centre. kochSDF folds again around every new corner.',
      ja: '一つの中心のまわりで平面を折り返します。kochSDFは、新しくできる頂点ごとに折り返しを重ねます。',
    },
    {
      name: 'starSDF',
      en: 'With 6 tips and a ratio of 1/√3, the same shape as one step.',
      ja: '先端が6個、ratioが1/√3なら、反復1回と同じ形です。',
    },
  ],
  elsewhere: [
    { where: { en: 'L-systems', ja: 'L-system（文法による作図）' }, name: 'F → F+F−−F+F', note: { en: 'With turns of 60°.', ja: '回転角は60°です。' } },
  ],
  words: {
    en: ['koch', 'koch snowflake', 'koch curve', 'snowflake', 'fractal', 'coastline', 'l-system'],
    ja: ['コッホ', 'コッホ曲線', 'コッホ雪片', '雪片', '雪の結晶', 'ゆき', 'フラクタル', '海岸線'],
  },
  examples: {
    'a-snowflake': { en: 'A snowflake', ja: '雪の結晶' },
    'an-island-on-a-chart': { en: 'An island on a chart', ja: '海図に描かれた島' },
  },
})
