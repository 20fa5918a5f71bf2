/** 1/√x beside a line that stands for it, with the band in which the line is at most a hundredth too low. */
import { float, select } from 'kirari/node'
import type { Axes } from '../paint/graph.ts'
import { mint, quiet } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { dashes, inside, over, stroke } from '../paint/stroke.ts'
import type { Reference } from './reference.ts'

const axes: Axes = { box: [-halfWidth, -0.5, 2 * halfWidth, 1], x: [0, 2], y: [-0.3, 3] }
const perX = axes.box[2] / (axes.x[1] - axes.x[0])

export const inverseSquareRoot: Reference = {
  describe: (name) => ({
    en: `Graph of ${name}: a straight line that touches the curve of 1/√x, which is drawn in another colour. Over the marked band the two differ by at most one hundredth of the value.`,
    ja: `${name}のグラフです。別の色で示した1/√xの曲線に接する直線になります。印を付けた帯の中では、二つの差は値の100分の1以下です。`,
  }),
  axes,
  graph: () => (x) => float(1).div(x.max(1e-3).sqrt()),
  width: 0.009,
  hasDot: true,
  under(under, at, values) {
    const isBand = inside(at.x.sub(0.705).abs().sub(0.105).mul(perX))
    const band = over(under, mint, isBand.mul(select(0.05, 0.13, at.y.greaterThan(0))))
    const x = values.float('r')
    return over(band, quiet, stroke(at.x.sub(x).mul(perX), 0.003).mul(dashes(place.y, 0.03)).mul(0.4))
  },
}
