/** A function of one number: its graph over the range of its variable, marks where parameters stand on the axis, and the value at one place. */
import { max, select, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from './apply.ts'
import { controlsOf } from './control.ts'
import { lineHandle } from './handle.ts'
import { fromPlane, graphLine, toPlane, type Axes } from './graph.ts'
import { cool, faint, ground, paper, quiet, rule, warm } from './palette.ts'
import { halfWidth, place } from './plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from './preview.ts'
import { dashes, disc, gridLine, inside, over, stroke } from './stroke.ts'

/** How much is shown above and below the results, in parts of their span. */
const margin = 0.22

export const axesOf = (subject: Subject): Axes => {
  const { results } = subject
  const [low, high] = variableOf(subject).range
  const room = (results[1] - results[0]) * margin
  return { box: [-halfWidth, -0.5, 2 * halfWidth, 1], x: [low, high], y: [results[0] - room, results[1] + room] }
}

/** A spacing of 1, 2 or 5 times a power of ten that puts about this many lines on a span. */
const spacing = (span: number, lines: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / lines))
  const digit = span / lines / power
  return power * (digit < 1.5 ? 1 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10)
}

export const plot: Preview = {
  controls: ({ parameters }) => parameters.flatMap(controlsOf),
  startSeconds: undefined,
  handles: (subject) => marks(subject).map((parameter) => xHandle(subject, parameter)),
  describe: (name) => ({
    en: `Graph of ${name} over the range of its variable, with a mark on the axis for each parameter that is a place on it.`,
    ja: `変数を横軸にとった${name}のグラフです。軸の上の位置を表すパラメーターには、印を付けています。`,
  }),
  fragment(subject, values) {
    const axes = axesOf(subject)
    const f = (x: Float): Float => apply<Float>(subject, values, [x])
    const p = place
    const at = fromPlane(axes, p).toConst('at')
    const [perX, perY] = [axes.box[2] / (axes.x[1] - axes.x[0]), axes.box[3] / (axes.y[1] - axes.y[0])]

    const lines = max(
      stroke(gridLine(at.x, spacing(axes.x[1] - axes.x[0], 12)).mul(perX), 0.003),
      stroke(gridLine(at.y, spacing(axes.y[1] - axes.y[0], 6)).mul(perY), 0.003),
    )
    const zero = max(stroke(at.x.mul(perX), 0.005), stroke(at.y.mul(perY), 0.005))
    let colour = over(over(ground, faint, lines), rule, zero)

    const value = f(at.x).toConst('value')
    const isBelow = at.y
      .greaterThan(0)
      .and(at.y.lessThan(value))
      .or(at.y.lessThan(0).and(at.y.greaterThan(value)))
    colour = over(colour, warm, select(0, 0.13, isBelow))

    // A parameter in the unit of the variable is a place on the axis.
    for (const { name, role } of marks(subject)) {
      if (role === 'domain') continue
      const x = values.float(name).sub(axes.x[0]).mul(perX).add(axes.box[0])
      colour = over(colour, cool, stroke(p.x.sub(x), 0.004).mul(dashes(p.y, 0.04)).mul(0.75))
      colour = over(colour, cool, inside(disc(p, vec2(x, toPlane(axes, vec2(0, 0)).y), 0.016)))
    }

    colour = over(colour, warm, graphLine(p, axes, f, 0.012))

    const x = values.float(variableOf(subject).name)
    const dot = toPlane(axes, vec2(x, f(x))).toConst('dot')
    const foot = toPlane(axes, vec2(0, 0)).y
    const isBetween = p.y.sub(foot).mul(p.y.sub(dot.y)).lessThan(0)
    colour = over(colour, quiet, stroke(p.x.sub(dot.x), 0.003).mul(select(0, 0.7, isBetween)))
    colour = over(colour, ground, inside(disc(p, dot, 0.028)))
    return over(colour, paper, inside(disc(p, dot, 0.019)))
  },
}

const variableOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found) throw new Error(`A plot needs a parameter with the role "domain", but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

/** The parameters that are places on the axis: the variable, and what is measured in its unit. */
const marks = (subject: Subject): readonly SubjectParameter[] => subject.parameters.filter(({ unit }) => unit === variableOf(subject).unit)

const xHandle = (subject: Subject, { name }: SubjectParameter): Handle => {
  const { box, x, y } = axesOf(subject)
  const perX = box[2] / (x[1] - x[0])
  const axisY = box[1] - (y[0] * box[3]) / (y[1] - y[0])
  return lineHandle(
    name,
    (value) => (value - x[0]) * perX + box[0],
    (place) => (place - box[0]) / perX + x[0],
    axisY,
  )
}
