/**
 * A function of one number: its graph over the range of its variable, marks where parameters stand on the axis, and the value at one place.
 * Beside it may stand the graph of what it is taken for, as a thin blue line.
 */
import { max, select, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf } from '../control.ts'
import { lineHandle } from '../handle.ts'
import { fromPlane, graphLine, toPlane, type Axes } from '../paint/graph.ts'
import { cool, faint, ground, paper, quiet, rule, warm } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { dashes, disc, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'
import { cubic } from './cubic.ts'
import { identity } from './identity.ts'
import { inverseSquareRoot } from './inverse-square-root.ts'
import { inverse } from './inverse.ts'
import { mix } from './mix.ts'
import type { Reference } from './reference.ts'
import { smoothstep } from './smoothstep.ts'
import { truncation } from './truncation.ts'

const references = {
  cubic,
  identity,
  inverse,
  'inverse square root': inverseSquareRoot,
  mix,
  smoothstep,
  truncation,
} satisfies Readonly<Record<string, Reference>>

export interface PlotOptions {
  /**
   * What the function is compared with: the built-in smoothstep, or the cubic from 0 to 1, with strips that show how both bend; its own variable,
   * with strips of both as tones; the straight blend of a and b; the curve that it is the inverse of; the remainder that is truncated towards 0; 1/√x.
   */
  readonly beside?: keyof typeof references
  /** The function is one of whole numbers: dots, since a line through them would be a lie. */
  readonly at?: 'whole numbers'
}

/** How much is shown above and below the results, in parts of their span. */
const margin = 0.22

const axesOf = (subject: Subject, reference: Reference | undefined): Axes => {
  if (reference?.axes) return reference.axes
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

const describe: Preview['describe'] = (name) => ({
  en: `Graph of ${name} over the range of its variable, with a mark on the axis for each parameter that is a place on it.`,
  ja: `変数を横軸にとった${name}のグラフです。軸の上の位置を表すパラメーターには、印を付けています。`,
})

export const plot = ({ beside, at }: PlotOptions): Preview => {
  const reference = beside && references[beside]
  return {
    controls: ({ parameters }) => parameters.flatMap(controlsOf),
    startSeconds: undefined,
    handles: (subject) => marks(subject, reference).map((parameter) => xHandle(axesOf(subject, reference), parameter)),
    describe: reference?.describe ?? describe,
    fragment: (subject, values) => drawn(subject, values, axesOf(subject, reference), reference, at),
  }
}

const drawn = (subject: Subject, values: Values, axes: Axes, reference: Reference | undefined, wholes: PlotOptions['at']): Vec3 => {
  const f = (x: Float): Float => apply<Float>(subject, values, [x])
  const p = place
  const at = fromPlane(axes, p).toConst('at')
  const [perX, perY] = [axes.box[2] / (axes.x[1] - axes.x[0]), axes.box[3] / (axes.y[1] - axes.y[0])]
  const foot = toPlane(axes, vec2(0, 0)).y

  const spacingY = spacing(axes.y[1] - axes.y[0], 6)
  // Where a unit is as wide as it is high, the squares of the grid are to show it.
  const spacingX = Math.abs(perX - perY) < 1e-3 ? spacingY : spacing(axes.x[1] - axes.x[0], 12)
  const lines = max(stroke(gridLine(at.x, spacingX).mul(perX), 0.003), stroke(gridLine(at.y, spacingY).mul(perY), 0.003))
  const zero = max(stroke(at.x.mul(perX), 0.005), stroke(at.y.mul(perY), 0.005))
  let colour = over(over(ground, faint, lines), rule, zero)
  colour = reference?.under?.(colour, at, values) ?? (wholes ? colour : area(colour, at, f))

  // A parameter in the unit of the variable is a place on the axis.
  const stops = marks(subject, reference).flatMap(({ name, role }) => (role === 'domain' ? [] : [values.float(name).sub(axes.x[0]).mul(perX).add(axes.box[0])]))
  if (!reference?.under) for (const x of stops) colour = over(colour, cool, stroke(p.x.sub(x), 0.004).mul(dashes(p.y, 0.04)).mul(0.75))

  colour = reference?.behind?.(colour, axes, f, values) ?? colour
  const other = reference?.graph(values)
  if (reference && other) colour = over(colour, cool, graphLine(p, axes, other, reference.width).mul(reference.opacity?.(at, values) ?? 1))
  colour = over(colour, warm, wholes ? wholeDots(p, axes, f) : graphLine(p, axes, f, 0.012))

  for (const x of stops) {
    const mark = disc(p, vec2(x, foot), 0.016)
    colour = over(over(colour, ground, inside(mark.sub(0.008))), cool, inside(mark))
  }

  const x = values.float(variableOf(subject).name)
  const dots = [...(reference?.hasDot && other ? [{ value: other(x), tint: cool, radius: 0.014 }] : []), { value: f(x), tint: paper, radius: 0.019 }]
  for (const { value, tint, radius } of dots) {
    const dot = toPlane(axes, vec2(x, value)).toConst('dot')
    const isBetween = p.y.sub(foot).mul(p.y.sub(dot.y)).lessThan(0)
    colour = over(colour, quiet, stroke(p.x.sub(dot.x), 0.003).mul(select(0, 0.7, isBetween)))
    colour = over(colour, ground, inside(disc(p, dot, radius + 0.009)))
    colour = over(colour, tint, inside(disc(p, dot, radius)))
  }
  return reference?.over?.(colour, axes, f, values) ?? colour
}

/** A dot for each whole number: those near the pixel, as large as the room between them allows. */
const wholeDots = (p: Vec2, axes: Axes, f: (x: Float) => Float): Float => {
  const perX = axes.box[2] / (axes.x[1] - axes.x[0])
  const radius = Math.min(Math.max(perX * 0.4, 0.0055), 0.016)
  const reach = Math.ceil(radius / perX)
  const nearest = fromPlane(axes, p).x.add(0.5).floor().toConst('nearest')
  const dots = Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const x = nearest.add(i - reach).clamp(Math.ceil(axes.x[0]), Math.floor(axes.x[1]))
    return disc(p, toPlane(axes, vec2(x, f(x))), radius)
  })
  return inside(dots.reduce((near, one) => near.min(one)))
}

/** What lies between the graph and the axis. */
const area = (under: Vec3, at: Vec2, f: (x: Float) => Float): Vec3 => {
  const value = f(at.x).toConst('value')
  const isBelow = at.y
    .greaterThan(0)
    .and(at.y.lessThan(value))
    .or(at.y.lessThan(0).and(at.y.greaterThan(value)))
  return over(under, warm, select(0, 0.13, isBelow))
}

const variableOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found) throw new Error(`A plot needs a parameter with the role "domain", but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

/** The parameters that are places on the axis: the variable, and what is measured in its unit. */
const marks = (subject: Subject, reference: Reference | undefined): readonly SubjectParameter[] =>
  subject.parameters.filter(({ name, role, unit }) =>
    reference?.places ? role === 'domain' || reference.places.includes(name) : unit === variableOf(subject).unit,
  )

const xHandle = ({ box, x, y }: Axes, { name }: SubjectParameter): Handle => {
  const perX = box[2] / (x[1] - x[0])
  const axisY = box[1] - (y[0] * box[3]) / (y[1] - y[0])
  return lineHandle(
    name,
    (value) => (value - x[0]) * perX + box[0],
    (place) => (place - box[0]) / perX + x[0],
    axisY,
  )
}
