/**
 * A function of one number: its graph over the range of its variable, marks where parameters stand on the axis, and the value at one place.
 * Beside it may stand the graph of what it is taken for, as a thin blue line.
 */
import { float, int, max, select, uint, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf } from '../control.ts'
import { lineHandle, upDownHandle } from '../handle.ts'
import { fromPlane, graphLine, toPlane, type Axes } from '../paint/graph.ts'
import { cool, faint, ground, paper, quiet, rule, warm } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { dashes, disc, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'
import { cubic } from './cubic.ts'
import { identity } from './identity.ts'
import { integerDots } from './integer-dots.ts'
import { inverseSquareRoot } from './inverse-square-root.ts'
import { inverse } from './inverse.ts'
import { mix } from './mix.ts'
import { power } from './power.ts'
import type { Reference } from './reference.ts'
import { smoothstep } from './smoothstep.ts'
import { truncation, integerTruncation } from './truncation.ts'

const references = {
  cubic,
  identity,
  inverse,
  'inverse square root': inverseSquareRoot,
  mix,
  power,
  smoothstep,
  truncation,
} satisfies Readonly<Record<string, Reference>>

export interface PlotOptions {
  /**
   * What the function is compared with: the built-in smoothstep, or the cubic from 0 to 1, with strips that show how both bend; its own variable,
   * with strips of both as tones; the straight blend of a and b; the curve that it is the inverse of; the remainder that is truncated towards 0; the
   * power; 1/√x.
   */
  readonly beside?: keyof typeof references
  /** The function has values at whole numbers only: dots instead of a line. */
  readonly at?: 'whole numbers'
  /** The result has two components: the second is drawn too, as a thin line. */
  readonly second?: true
  /** Parameters that are places on the upright axis. */
  readonly upright?: 'a b' | 'c d'
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

const describeIntegers: Preview['describe'] = (name) => ({
  en: `Graph of ${name} at the whole numbers in the range of its variable: a dot for each, with a stem from the axis.`,
  ja: `変数の範囲にある整数ごとに、${name}の値を点で示したグラフです。点から軸まで線を下ろしています。`,
})

const describeSecond: Preview['describe'] = (name) => ({
  en: `Graph of ${name} over the range of its variable: the first component as a thick line, the second as a thin blue one.`,
  ja: `変数の範囲に対する${name}のグラフです。1番目の成分を太い線、2番目の成分を細い青い線で示しています。`,
})

const describeUpright: Preview['describe'] = (name) => ({
  en: `Graph of ${name} over the range of its variable, with marks on both axes for the parameters that are places on them.`,
  ja: `変数の範囲に対する${name}のグラフです。二つの軸の上に、位置を表すパラメーターの印を付けています。`,
})

export const plot = (options: PlotOptions): Preview => {
  const { beside, at, second, upright } = options
  const reference = beside === 'truncation' && at ? integerTruncation : beside && references[beside]
  return {
    controls: ({ parameters }) => parameters.flatMap(controlsOf),
    startSeconds: undefined,
    handles: (subject) => [
      ...marks(subject, reference, upright).map((parameter) => xHandle(axesOf(subject, reference), parameter)),
      ...uprightNames(upright).map((name) => yHandle(axesOf(subject, reference), name)),
    ],
    describe: reference?.describe ?? (at ? describeIntegers : second ? describeSecond : upright ? describeUpright : describe),
    fragment: (subject, values) => drawn(subject, values, axesOf(subject, reference), reference, options),
  }
}

/** The value at `x`, or at the whole number next to it; of a result of two components, one. */
const valueAt =
  (subject: Subject, values: Values, { at, second }: PlotOptions, component: 'x' | 'y' = 'x') =>
  (x: Float): Float => {
    const argument = at ? x.add(0.5).floor() : x
    const { integer } = variableOf(subject)
    // A function of integers gives one.
    if (integer) return float(apply(subject, values, [(integer === 'int' ? int : uint)(argument)]))
    return second ? apply<Vec2>(subject, values, [argument])[component] : apply<Float>(subject, values, [argument])
  }

const drawn = (subject: Subject, values: Values, axes: Axes, reference: Reference | undefined, options: PlotOptions): Vec3 => {
  const isInteger = options.at !== undefined
  const f = valueAt(subject, values, options)
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
  colour = reference?.under?.(colour, at, values) ?? (isInteger ? colour : area(colour, at, f))

  // A parameter in the unit of the variable is a place on the axis.
  const stops = marks(subject, reference, options.upright).flatMap(({ name, role }) =>
    role === 'domain' ? [] : [values.float(name).sub(axes.x[0]).mul(perX).add(axes.box[0])],
  )
  if (!reference?.under) for (const x of stops) colour = over(colour, cool, stroke(p.x.sub(x), 0.004).mul(dashes(p.y, 0.04)).mul(0.75))

  // The same on the other axis, from the left to the right.
  const heights = uprightNames(options.upright).map((name) => values.float(name).sub(axes.y[0]).mul(perY).add(axes.box[1]))
  for (const y of heights) colour = over(colour, cool, stroke(p.y.sub(y), 0.004).mul(dashes(p.x, 0.04)).mul(0.75))

  colour = reference?.behind?.(colour, axes, f, values) ?? colour
  const other = reference?.graph(values) ?? (options.second && valueAt(subject, values, options, 'y'))
  if (isInteger) {
    if (other) colour = integerDots(colour, p, at, axes, other, cool, true)
    colour = integerDots(colour, p, at, axes, f, warm)
  } else {
    if (other) colour = over(colour, cool, graphLine(p, axes, other, reference?.width ?? 0.007).mul(reference?.opacity?.(at, values) ?? 1))
    colour = over(colour, warm, graphLine(p, axes, f, 0.012))
  }

  for (const x of stops) {
    const mark = disc(p, vec2(x, foot), 0.016)
    colour = over(over(colour, ground, inside(mark.sub(0.008))), cool, inside(mark))
  }

  for (const y of heights) {
    const mark = disc(p, vec2(axes.box[0] + heightMark, y), 0.016)
    colour = over(over(colour, ground, inside(mark.sub(0.008))), cool, inside(mark))
  }

  const set = values.float(variableOf(subject).name)
  const x = isInteger ? set.add(0.5).floor() : set
  const dots = [
    ...((reference?.hasDot || options.second) && other ? [{ value: other(x), tint: cool, radius: 0.014 }] : []),
    { value: f(x), tint: paper, radius: 0.019 },
  ]
  for (const { value, tint, radius } of dots) {
    const dot = toPlane(axes, vec2(x, value)).toConst('dot')
    const isBetween = p.y.sub(foot).mul(p.y.sub(dot.y)).lessThan(0)
    colour = over(colour, quiet, stroke(p.x.sub(dot.x), 0.003).mul(select(0, 0.7, isBetween)))
    colour = over(colour, ground, inside(disc(p, dot, radius + 0.009)))
    colour = over(colour, tint, inside(disc(p, dot, radius)))
  }
  return reference?.over?.(colour, axes, f, values) ?? colour
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
const marks = (subject: Subject, reference: Reference | undefined, upright: PlotOptions['upright']): readonly SubjectParameter[] =>
  subject.parameters.filter(({ name, role, unit }) => {
    if (reference?.places) return role === 'domain' || reference.places.includes(name)
    return unit === variableOf(subject).unit && !uprightNames(upright).includes(name)
  })

const uprightNames = (upright: PlotOptions['upright']): readonly string[] => upright?.split(' ') ?? []

/** How far from the left border the marks of the upright axis are. */
const heightMark = 0.05

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

const yHandle = ({ box, y }: Axes, name: string): Handle => {
  const perY = box[3] / (y[1] - y[0])
  return upDownHandle(
    name,
    (value) => (value - y[0]) * perY + box[1],
    (place) => (place - box[1]) / perY + y[0],
    box[0] + heightMark,
  )
}
