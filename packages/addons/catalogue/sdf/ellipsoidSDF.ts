/** Record of ellipsoidSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { fromCentre, onSurface, solidWords } from './solid.ts'
import { articles, sphereTracing } from './reading.ts'

const below = 'an ellipsoid’s bound is never above the signed distance'
const outside = 'outside an ellipsoid the bound is at least 2ab / (a² + b²) of the distance'
const inside = 'inside an ellipsoid the bound is too deep, by the ratio of its half axes at most'

export const record: WrittenRecord = {
  summary: {
    en: 'A lower bound of the signed distance from a point to an ellipsoid about the origin, with its axes along the coordinate axes.',
    ja: '原点を中心とし、軸が座標軸に沿った楕円体までの、符号付き距離の下界です。',
  },
  intuition: {
    en: 'The nearest point of an ellipsoid is the solution of an equation of degree six. This function takes one step of Newton’s method instead. Divide the coordinates by the half axes: the length of the result is 1 on the surface. The excess over 1, divided by the slope of that length, is the distance to first order. The length is a convex function, so the step is never too long outside: a ray can step by it without passing the surface. It becomes short far from a long or flat ellipsoid. Use sphereSDF where the half axes are equal, and ellipseSDF in the plane: both are exact.',
    ja: '楕円体の表面で最も近い点を求めるには、6次方程式を解かなければなりません。この関数は、その代わりにニュートン法を一回だけ行います。座標を半軸の長さで割ると、その長さは表面でちょうど1です。1を超えた分をこの長さの勾配の大きさで割れば、一次近似の距離になります。長さは凸関数なので、外側で進みすぎることはなく、レイが表面を通り抜けません。細長い楕円体や平たい楕円体から遠いところでは、値が小さめになります。半軸が等しければsphereSDFを、平面ではellipseSDFを使ってください。どちらも正確な距離です。',
  },
  parameters: {
    p: fromCentre('ellipsoid', '楕円体'),
    halfSize: {
      meaning: { en: 'The half axes along x, y and z.', ja: 'x、y、z方向の半軸の長さです。' },
      unit: 'length',
      range: [0.1, 1],
      default: [0.95, 0.45, 0.65],
      outside: { en: 'Any sizes above 0.', ja: '0より大きければ、どんな大きさでも使えます。' },
    },
  },
  returns: {
    en: 'The bound: negative inside, 0 on the surface, positive outside. It is never above the signed distance. Outside it is at least 2ab / (a² + b²) of the distance, with a the longest and b the shortest half axis; inside it is too deep, by a factor of up to a / b near the centre.',
    ja: '距離の下界です。内側は負、表面の上は0、外側は正です。符号付き距離を上回ることはありません。最も長い半軸をa、最も短い半軸をbとすると、外側では距離の2ab / (a² + b²) 倍以上です。内側では深めの値になり、中心の近くでは最大でa / b倍になります。',
    range: { min: -1, max: 1.64 },
  },
  formula: String.raw`\begin{aligned} k_0 &= \left\lVert \left( \frac{p_x}{a_x},\ \frac{p_y}{a_y},\ \frac{p_z}{a_z} \right) \right\rVert, \quad k_1 = \left\lVert \left( \frac{p_x}{a_x^2},\ \frac{p_y}{a_y^2},\ \frac{p_z}{a_z^2} \right) \right\rVert \\ d &= \frac{k_0\,(k_0 - 1)}{k_1}, \qquad d(\mathbf 0) = -\min(a_x, a_y, a_z) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0, 0],
        [1, 0.5, 0.75],
      ],
      is: -0.5,
      en: 'At the centre, the shortest half axis: the exact distance.',
      ja: '中心では最も短い半軸の長さで、正確な距離です。',
    },
    {
      of: [
        [0, 0.5, 0],
        [1, 0.5, 0.75],
      ],
      is: 0,
      en: 'The end of a half axis.',
      ja: '半軸の端です。',
    },
    {
      of: [
        [3, 0, 0],
        [1, 0.5, 0.75],
      ],
      is: 2,
      en: 'On the axes it is exact outside.',
      ja: '座標軸の上では、外側でも正確です。',
    },
    {
      of: [
        [0.5, 0, 0],
        [1, 0.25, 0.25],
      ],
      is: -0.5,
      en: 'Inside it is too deep: the surface is 0.21 away.',
      ja: '内側では深すぎます。表面までの距離は0.21です。',
    },
    {
      of: [
        [3, 4, 0],
        [2, 2, 2],
      ],
      is: 3,
      en: 'With equal half axes, the exact distance to a sphere.',
      ja: '半軸が等しければ、球までの正確な距離です。',
    },
  ],
  accuracy: {
    class: 'distance',
    scale: 3,
    oracle: {
      en: 'The scaled length less 1, divided by its slope, which is measured by differences in double precision. The bounds are checked against the distance itself, found by halving.',
      ja: '縮尺を変えた長さから1を引き、倍精度の差分で測った勾配で割ったものです。上下の限界は、二分法で求めた距離そのものと比べて確かめています。',
    },
  },
  exactness: 'bound',
  continuity: {
    order: 'jump',
    en: 'A jump at the centre, where the value depends on the direction from which it is approached; differentiable elsewhere.',
    ja: '中心では、近づく方向によって値が異なるので、値が飛びます。そのほかの場所では微分できます。',
  },
  claims: {
    'the length of the result is 1 on the surface': onSurface,
    'the step is never too long outside': below,
    'It is never above the signed distance': below,
    'Outside it is at least 2ab / (a² + b²) of the distance': outside,
    'inside it is too deep, by a factor of up to a / b near the centre': inside,
    'With equal half axes, the exact distance to a sphere': 'an ellipsoid with equal half axes is a sphere',
  },
  references: [
    sphereTracing,
    {
      title: 'Distance Approximations for Rasterizing Implicit Curves',
      authors: 'Gabriel Taubin',
      year: 1994,
      doi: '10.1145/174462.174531',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['sphereSDF', 'ellipseSDF', 'capsuleSDF'],
  confusedWith: [
    {
      name: { en: 'a sphere in scaled space', ja: '縮尺を変えた空間の球' },
      en: 'sphereSDF(p / halfSize, 1) has the same surface, but its slope is up to 1 / b with b the shortest half axis, so where b is below 1 a ray that steps by it can pass through the surface. Times b it is a bound too, but it stays too small near the surface.',
      ja: 'sphereSDF(p / halfSize, 1) は表面こそ同じですが、最も短い半軸をbとすると、勾配の大きさが最大で1 / bになります。bが1より小さいと、レイが表面を突き抜けることがあります。bを掛ければ下界になりますが、表面の近くでも小さいままです。',
    },
    { name: 'ellipseSDF', en: 'The ellipse in the plane, with the exact distance.', ja: '平面の楕円で、正確な距離を返します。' },
  ],
  elsewhere: [articles('sdEllipsoid')],
  synonyms: solidWords({
    en: ['ellipsoid', 'spheroid', 'egg', 'pebble', 'sdEllipsoid', 'scaled sphere'],
    ja: ['楕円体', 'だえんたい', '回転楕円体', 'スフェロイド', '卵', '小石', 'エリプソイド'],
  }),
  examples: {
    'a-cairn-of-pebbles': { en: 'A cairn of pebbles', ja: '積み上げた小石' },
    'an-airship-at-dawn': { en: 'An airship at dawn', ja: '夜明けの飛行船' },
  },
}
