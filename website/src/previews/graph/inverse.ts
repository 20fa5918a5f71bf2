/** The curve that a function is the inverse of: its own graph, mirrored at the diagonal. */
import { float, vec2 } from 'kirari/node'
import { fromPlane, graphLine, toPlane, type Axes } from '../paint/graph.ts'
import { cool, ground } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { dashes, disc, inside, over } from '../paint/stroke.ts'
import type { Reference } from './reference.ts'

/** As wide for a unit as it is high: otherwise the diagonal is no mirror. */
const unit = 0.74
const axes: Axes = {
  box: [-halfWidth, -0.5, 2 * halfWidth, 1],
  x: [0.5 - halfWidth / unit, 0.5 + halfWidth / unit],
  y: [0.5 - 0.5 / unit, 0.5 + 0.5 / unit],
}

export const inverse: Reference = {
  describe: (name) => ({
    en: `Graph of ${name}, and the curve that it undoes as a blue line: each is the other, mirrored at the dashed diagonal. The two dots are mirror images.`,
    ja: `${name}のグラフと、それが元に戻す曲線（青い線）です。二つの曲線は、破線の対角線で折り返すと重なります。二つの点も、互いに折り返した位置にあります。`,
  }),
  axes,
  places: [],
  graph: () => (x) => x,
  width: 0.004,
  opacity: ({ x }) =>
    dashes(x, 0.04)
      .mul(inside(x.sub(0.5).abs().sub(0.62), float(0.004)))
      .mul(0.6),
  behind(under, given, own, values) {
    const { x, y } = fromPlane(given, place)
    // Beyond its ends the mirrored graph would be upright; the curve itself lies flat there.
    const isBetween = inside(x.sub(0.5).abs().max(y.sub(0.5).abs()).sub(0.5), float(0.006))
    const mirrored = toPlane(given, vec2(y, x))
    let colour = over(under, cool, graphLine(mirrored, given, own, 0.008).mul(isBetween))
    const at = values.float('x')
    const dot = disc(place, toPlane(given, vec2(own(at), at)), 0.014).toConst('mirrored')
    colour = over(colour, ground, inside(dot.sub(0.008)))
    return over(colour, cool, inside(dot))
  },
}
