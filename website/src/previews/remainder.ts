/** A remainder: its graph beside the one that is cut off towards 0, with a line at every whole period. Right of 0 both are the same. */
import { float, max, select, trunc, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from './apply.ts'
import { controlsOf } from './control.ts'
import { lineHandle } from './handle.ts'
import { fromPlane, graphLine, toPlane, type Axes } from './graph.ts'
import { cool, faint, ground, paper, quiet, rule, warm } from './palette.ts'
import { halfWidth, place } from './plane.ts'
import type { Preview, Subject, SubjectParameter } from './preview.ts'
import { dashes, disc, gridLine, inside, over, stroke } from './stroke.ts'

// As wide for a unit as it is high, so that the slope of 1 is seen as one.
const axes: Axes = { box: [-halfWidth, -0.5, 2 * halfWidth, 1], x: [-4, 4], y: [-2.25, 2.25] }
const unit = axes.box[2] / (axes.x[1] - axes.x[0])
const middle = toPlane(axes, vec2(0, 0)).y

export const remainder: Preview = {
  controls: ({ parameters }) => parameters.flatMap(controlsOf),
  startSeconds: undefined,
  handles: ({ parameters }) =>
    parameters.map(({ name }) =>
      lineHandle(
        name,
        (value) => value * unit,
        (x) => x / unit,
      ),
    ),
  describe: (name) => ({
    en: `Graph of ${name}: the same teeth left and right of 0. Below it, in another colour, the remainder that is cut off towards 0, whose teeth are turned over on the left.`,
    ja: `${name}のグラフです。0の左でも右でも同じ形ののこぎり波になります。別の色で示した、0に向かって切り捨てる余りは、左側で向きが裏返ります。`,
  }),
  fragment(subject, values) {
    const { name } = variableOf(subject)
    const f = (x: Float): Float => apply<Float>(subject, values, [x])
    const period = values.float('y')
    const safe = select(period, 1, period.abs().lessThan(1e-3)).toConst('period')
    const cut = (x: Float): Float => x.sub(safe.mul(trunc(x.div(safe))))
    const p = place
    const at = fromPlane(axes, p).toConst('at')

    const lines = max(stroke(gridLine(at.x, 1).mul(unit), 0.003), stroke(gridLine(at.y, 1).mul(unit), 0.003))
    const zero = max(stroke(at.x.mul(unit), 0.005), stroke(at.y.mul(unit), 0.005))
    let colour = over(over(ground, faint, lines), rule, zero)

    // The room of a remainder: one period high, and from each multiple of it to the next.
    const isRoom = at.y.mul(safe).greaterThan(0).and(at.y.abs().lessThan(safe.abs()))
    colour = over(colour, warm, select(0, 0.07, isRoom))
    const multiples = stroke(gridLine(at.x, safe.abs()).mul(unit), 0.003)
      .mul(dashes(p.y, 0.03))
      .mul(select(0, 0.6, isRoom))
    colour = over(colour, quiet, multiples)

    colour = over(colour, cool, graphLine(p, axes, cut, 0.009).mul(select(0.95, 0.35, at.x.mul(safe).greaterThan(0))))
    colour = over(colour, warm, graphLine(p, axes, f, 0.013))

    const x = values.float(name)
    for (const [value, tint, size] of [
      [cut(x), cool, 0.014],
      [f(x), paper, 0.019],
    ] as const) {
      const dot = toPlane(axes, vec2(x, value)).toConst('dot')
      const isBetween = p.y.sub(middle).mul(p.y.sub(dot.y)).lessThan(0)
      colour = over(colour, quiet, stroke(p.x.sub(dot.x), 0.003).mul(select(float(0), float(0.7), isBetween)))
      colour = over(over(colour, ground, inside(disc(p, dot, size + 0.009))), tint, inside(disc(p, dot, size)))
    }
    const mark = disc(p, vec2(period.mul(unit), middle), 0.016)
    return over(over(colour, ground, inside(mark.sub(0.008))), warm, inside(mark))
  },
}

const variableOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found)
    throw new Error(`A preview of a remainder needs a parameter with the role "domain", but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}
