/**
 * The distance from a point, or its square: lines of equal value, one of them through a place that is dragged. Where the function has an order, the same
 * line in the metrics that have names: a diamond, a circle and a square.
 */
import { float, select } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool, mint, paper, rose, warm } from '../../paint/palette.ts'
import { disc, inside, over, segment, stroke } from '../../paint/stroke.ts'
import type { Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'
import { knob, slopeOf } from '../contour.ts'
import { sceneScale, type Scene } from './scene.ts'

/** A position that the reader sets; a function of one vector has none, and is called with the way from a point of our own. */
const centreOf = ({ parameters }: Subject): string => parameters.find(({ role, unit }) => role === 'control' && unit === 'position')?.name ?? 'centre'

const ownCentre = ownControl('centre', { en: 'centre', ja: '中心' }, [-1, 1], 0.01, -0.25, -0.1)
const end = ownControl('place', { en: 'place', ja: '測る点' }, [-1, 1], 0.01, 0.42, 0.36)

const fieldOf = (subject: Subject, values: Values, given?: Readonly<Record<string, Float>>): ((p: Vec2) => Float) => {
  const centre = centreOf(subject)
  const isOurs = centre === ownCentre.id
  return (p) => apply<Float>(subject, values, [isOurs ? p.sub(values.vec2(centre)) : p], given)
}

/** The metrics with names, by their orders. */
const named = [
  { order: 1, tint: mint },
  { order: 2, tint: cool },
  { order: 1e9, tint: rose },
] as const

export const point = (isSquared: boolean): Scene => ({
  controls: (subject) => [...parameterControls(subject), ...(centreOf(subject) === ownCentre.id ? [ownCentre] : []), end],
  handles: (subject) => [centreOf(subject), end.id].map((id) => pointHandle(id, sceneScale)),
  describe: (name) => ({
    en: isSquared
      ? `Lines at equal steps of ${name} round a point: they crowd outwards, since it is the square of a distance. The beads on the way to a second point are equally far apart.`
      : `Lines of equal distance round a point, as ${name} measures it. The line through a second point is drawn again as a diamond, a circle and a square: the same distance in the metrics that have names.`,
    ja: isSquared
      ? `点のまわりに、${name}の値が等間隔になる線を引いています。距離の2乗なので、外側ほど線が密になります。もう一つの点までの線には、等しい距離ごとに印を置いています。`
      : `${name}で測った等距離線を、点のまわりに引いています。もう一つの点を通る線には、同じ距離を名前のある距離関数で測った、ひし形・円・正方形を重ねています。`,
  }),
  field: (subject, values) => fieldOf(subject, values),
  over(under, { p, d, size }, values, subject) {
    const [from, to] = [values.vec2(centreOf(subject)), values.vec2(end.id)]
    const f = fieldOf(subject, values)
    const reached = f(to).toConst('reached')
    let colour = under
    const order = subject.parameters.find(({ role, unit }) => role === 'control' && unit === 'number')
    if (order) {
      // Level with the line through the place along the axes, where every metric agrees.
      for (const { order: value, tint } of named) {
        const other = fieldOf(subject, values, { [order.name]: float(value) })
        colour = over(colour, tint, stroke(other(p).sub(reached), 0.009, size).mul(0.75))
      }
    }
    const slope = slopeOf(f, p, d)
    colour = over(colour, warm, stroke(d.sub(reached).div(slope), 0.02, size))
    const isApart = select(float(0), float(1), from.distance(to).greaterThan(0.01))
    colour = over(
      colour,
      paper,
      stroke(segment(p, from, to), 0.009, size)
        .mul(isApart)
        .mul(0.75),
    )
    if (isSquared) {
      // Beads on the way, a fifth apart.
      const way = to.sub(from).div(from.distance(to).max(1e-3))
      const along = p.sub(from).dot(way).toConst('along')
      const bead = from.add(way.mul(along.div(0.2).add(0.5).floor().mul(0.2).clamp(0, from.distance(to))))
      colour = over(colour, paper, inside(disc(p, bead, 0.019), size).mul(isApart))
    }
    return knob(knob(colour, p, from, 0.036, cool, size), p, to, 0.042, paper, size)
  },
})
