/** The remainder that is truncated towards 0 beside one that is not, with a line at every whole period. Right of 0 both are the same. */
import { select, trunc } from 'kirari/node'
import type { Float } from 'kirari/node'
import type { Axes } from '../paint/graph.ts'
import { quiet, warm } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { dashes, gridLine, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'
import type { Reference } from './reference.ts'

// As wide for a unit as it is high, so that the slope of 1 is seen as one.
const axesTo = (end: number): Axes => ({ box: [-halfWidth, -0.5, 2 * halfWidth, 1], x: [-end, end], y: [(-9 / 16) * end, (9 / 16) * end] })

const periodOf = (values: Values): Float => {
  const period = values.float('y')
  return select(period, 1, period.abs().lessThan(1e-3)).toConst('period')
}

/** Left and right of 0 up to this number. */
const truncationTo = (end: number): Reference => ({
  describe: (name) => ({
    en: `Graph of ${name}: the same teeth left and right of 0. Below it, in another colour, the remainder that is cut off towards 0, whose teeth are turned over on the left.`,
    ja: `${name}のグラフです。0の左でも右でも同じ形ののこぎり波になります。別の色で示した、0に向かって切り捨てる余りは、左側で向きが裏返ります。`,
  }),
  axes: axesTo(end),
  graph(values) {
    const period = periodOf(values)
    return (x) => x.sub(period.mul(trunc(x.div(period))))
  },
  width: 0.009,
  opacity: (at, values) => select(0.95, 0.35, at.x.mul(periodOf(values)).greaterThan(0)),
  hasDot: true,
  /** The room of a remainder: one period high, and from each multiple of it to the next. */
  under(under, at, values) {
    const period = periodOf(values)
    const isRoom = at.y.mul(period).greaterThan(0).and(at.y.abs().lessThan(period.abs()))
    const multiples = stroke(gridLine(at.x, period.abs()).mul(halfWidth / end), 0.003)
      .mul(dashes(place.y, 0.03))
      .mul(select(0, 0.6, isRoom))
    return over(over(under, warm, select(0, 0.07, isRoom)), quiet, multiples)
  },
})

export const truncation = truncationTo(4)

/** Of whole numbers, of which more are needed until a pattern is seen. */
export const integerTruncation: Reference = {
  ...truncationTo(8),
  describe: (name) => ({
    en: `Graph of ${name} at whole numbers, a dot for each: the same sequence left and right of 0. Below it, in another colour, the remainder that is cut off towards 0, which is negative on the left.`,
    ja: `整数ごとに${name}の値を点で示したグラフです。0の左でも右でも同じ数列になります。別の色で示した、0に向かって切り捨てる余りは、左側で負になります。`,
  }),
}
