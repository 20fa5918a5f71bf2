/** Record of bezierSDF. */
import { corner, drawn, nearest, point } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const ends = 'the ends of a Bézier curve may be exchanged, and with its control point halfway it is a line'

export const record: WrittenRecord = drawn({
  summary: {
    en: 'The exact distance from a point to a quadratic Bézier curve.',
    ja: '二次ベジェ曲線までの、正確な距離です。',
  },
  intuition: {
    en: 'The curve is a part of a parabola. Where the way from the point meets it at a right angle, a cubic in the parameter is 0. The sharpest bend divides the curve in two, and on each side at most one such place is nearest. Newton’s method starts from a bound beyond it and approaches it from there; five steps are enough for single precision, also for a curve that turns back on itself. A curve has no inside: subtract half a width to make a stroke with round ends. For a straight stroke, lineSDF is much cheaper.',
    ja: 'この曲線は放物線の一部です。点からの向きが曲線と直交するところで、パラメーターの三次式が0になります。最も急に曲がるところで曲線を二つに分けると、いちばん近くなりうる場所は片側に高々一つです。ニュートン法はその外側にある上界から始め、そこから近づいていきます。折り返して戻る曲線でも、単精度には五回で足ります。曲線には内側がありません。幅の半分を引けば、両端の丸い線になります。まっすぐな線なら、lineSDFの方がずっと軽く済みます。',
  },
  parameters: {
    p: point({ en: 'The point.', ja: '調べる点です。' }),
    a: corner({ en: 'The start.', ja: '始点です。' }, [-0.85, -0.5]),
    b: corner(
      {
        en: 'The control point: the curve leaves a towards it and arrives at c from it, without passing through it.',
        ja: '制御点です。曲線はaからこの点へ向かって出て、この点の方からcに着きますが、ここは通りません。',
      },
      [-0.15, 0.8],
      { en: 'Any position. Halfway between a and c, the curve is a straight line.', ja: 'どこでもかまいません。aとcの中点にあれば、曲線は直線になります。' },
    ),
    c: corner({ en: 'The end. You can exchange both ends.', ja: '終点です。両端は入れ替えても同じです。' }, [0.8, -0.35]),
  },
  range: { min: 0, max: 2.83 },
  formula: String.raw`\begin{aligned} \mathbf B(t) &= (1 - t)^2\,\mathbf a + 2t(1 - t)\,\mathbf b + t^2\,\mathbf c, \quad \mathbf u = \mathbf b - \mathbf a, \quad \mathbf v = \mathbf a - 2\mathbf b + \mathbf c \\ d &= \min_{0 \le t \le 1} \lVert \mathbf B(t) - \mathbf p \rVert, \quad \text{at an end or where} \\ 0 &= \lVert \mathbf v \rVert^2\,t^3 + 3\,(\mathbf u \cdot \mathbf v)\,t^2 + \bigl(2 \lVert \mathbf u \rVert^2 + (\mathbf a - \mathbf p) \cdot \mathbf v\bigr)\,t + (\mathbf a - \mathbf p) \cdot \mathbf u \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 1],
        [-1, 0],
        [0, 2],
        [1, 0],
      ],
      is: 0,
      en: 'The middle of the curve is halfway to the control point.',
      ja: '曲線の中央は、両端の中点と制御点との中間にあります。',
    },
    {
      of: [
        [0, 2],
        [-1, 0],
        [0, 2],
        [1, 0],
      ],
      is: 1,
      en: 'The control point is not on the curve.',
      ja: '制御点は曲線の上にはありません。',
    },
    {
      of: [
        [4, -4],
        [-1, 0],
        [0, 2],
        [1, 0],
      ],
      is: 5,
      en: 'Past an end, that end is nearest.',
      ja: '端を越えると、端がいちばん近い点です。',
    },
    {
      of: [
        [0.25, 1],
        [-1, 0],
        [0, 0],
        [1, 0],
      ],
      is: 1,
      en: 'A control point halfway makes a straight line.',
      ja: '制御点が中点にあれば直線です。',
    },
    {
      of: [
        [0.5, 0],
        [-1, 0],
        [1, 0],
        [-1, 0],
      ],
      is: 0.5,
      en: 'This curve turns back at 0, halfway to its control point.',
      ja: 'この曲線は、制御点までの中間の0で折り返します。',
    },
    {
      of: [
        [3, 4],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      is: 5,
      en: 'Three equal points make a point.',
      ja: '三つの点が同じなら点です。',
    },
  ],
  oracle: {
    en: 'The roots of the cubic by Cardano’s formula in double precision; the points by de Casteljau’s construction.',
    ja: '三次方程式をカルダノの公式により倍精度で解き、曲線上の点をド・カステリョのアルゴリズムで求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases on the curve itself, and on its hollow side, where both halves are equally near.',
    ja: '曲線そのものと、曲線のくぼんだ側で二つの部分から等距離にある線に沿って折れ目があります。',
  },
  claims: {
    'on each side at most one such place is nearest': nearest,
    'also for a curve that turns back on itself': 'a Bézier curve is exact where it turns back on itself, and beside that place',
    'Halfway between a and c, the curve is a straight line': ends,
    'You can exchange both ends': ends,
  },
  references: [
    { title: 'Solving the Nearest-Point-on-Curve Problem, in Graphics Gems', authors: 'Philip J. Schneider', year: 1990 },
    { title: 'Curves and Surfaces for CAGD: A Practical Guide', authors: 'Gerald Farin', year: 2002 },
  ],
  related: ['lineSDF', 'arcSDF', 'spiralSDF', 'triangleSDF', 'drawStroke', 'drawFill'],
  confusedWith: [
    {
      name: { en: 'a cubic Bézier curve', ja: '三次ベジェ曲線' },
      en: 'Has two control points, as in drawing programs. Its nearest point needs an equation of degree five; approximate it by several quadratic ones instead.',
      ja: '描画ソフトで使われる、制御点が二つの曲線です。最も近い点を求めるには五次方程式が必要なので、代わりに、いくつかの二次ベジェ曲線で近似します。',
    },
    {
      name: { en: 'a spline through its points', ja: '点を通るスプライン' },
      en: 'The curve does not pass through b. To pass through m halfway, choose b = 2m − (a + c)/2.',
      ja: 'この曲線はbを通りません。途中で点mを通すには、b = 2m − (a + c)/2とします。',
    },
  ],
  elsewhere: [
    articles('sdBezier'),
    { where: 'Canvas 2D', name: 'quadraticCurveTo' },
    { where: 'SVG', name: 'Q', note: { en: 'A command of paths.', ja: 'パスのコマンドです。' } },
    { where: 'Processing, p5.js', name: 'quadraticVertex' },
  ],
  words: {
    en: ['bezier', 'Bézier', 'quadratic bezier', 'curve', 'parabola', 'spline', 'stroke', 'quadraticCurveTo', 'sdBezier'],
    ja: ['ベジェ', 'ベジェ曲線', 'ベジエ', '二次ベジェ', '曲線', 'きょくせん', '放物線', '制御点', 'スプライン'],
  },
  examples: {
    'a-garland-of-lamps': { en: 'A garland of lamps', ja: '電球の飾り' },
    'grass-in-the-evening-wind': { en: 'Grass in the evening wind', ja: '夕風にそよぐ草' },
  },
})
