/**
 * A shape that is asked at the place which the function gives: a hexagon, pulled apart or repeated. Where it is repeated, the borders of the
 * cells, and in which places another copy is nearer than the one that was asked.
 */
import { hexSDF, rectSDF } from '@kirari/addons'
import { abs, float, max, min, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { mint, quiet, rose } from '../../paint/palette.ts'
import { dashes, over, stroke } from '../../paint/stroke.ts'
import type { Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'
import { knob } from '../contour.ts'
import { sceneScale, type Scene, type Spot } from './scene.ts'

const isRepeated = ({ parameters }: Subject): boolean => parameters.some(({ name }) => name === 'period')
/** The control whose place can be dragged: the corner of the box, or the middle of the next copy. */
const draggedOf = (subject: Subject): string => (isRepeated(subject) ? 'period' : 'halfSize')

const hexagon = (values: Values, q: Vec2): Float => hexSDF(q.sub(values.vec2('shift')), values.float('size'))

export const place: Scene = {
  controls: (subject) => [
    ...parameterControls(subject),
    ownControl('size', { en: 'size of the hexagon', ja: '六角形の大きさ' }, [0.05, 0.5], 0.01, isRepeated(subject) ? 0.15 : 0.3),
    ownControl('shift', { en: 'off the middle', ja: '中心からのずれ' }, [-0.3, 0.3], 0.01, ...(isRepeated(subject) ? [0.1, 0.05] : [0, 0])),
    ownControl('probe', { en: 'probe', ja: '測る点' }, [-1, 1], 0.01, ...(isRepeated(subject) ? [-0.27, 0.1] : [0.98, 0.72])),
  ],
  handles: (subject) => [draggedOf(subject), 'probe'].map((id) => pointHandle(id, sceneScale)),
  describe: (name) => ({
    en: `A hexagon that is asked at the place which ${name} gives: lines of equal distance, warm inside and cool outside, and a circle round a point. Dashes show where the place is moved differently. Where a hexagon is nearer than the lines say, they are hatched in red.`,
    ja: `${name}が返した位置で六角形までの距離を測った結果です。等距離線を引き、内側を暖色、外側を寒色で示し、一つの点を中心とする円を重ねています。破線は、位置の動かし方が変わる境目です。実際には等距離線の値より近くに六角形がある場所には、赤い斜線を引いています。`,
  }),
  isDistance: true,
  field: (subject, values) => (p) => {
    if (isRepeated(subject)) return hexagon(values, apply<Vec2>(subject, values, [p]))
    const q = apply<Vec3>(subject, values, [p]).toConst('q')
    return hexagon(values, q.xy).add(q.z)
  },
  probe: () => 'probe',
  over(under, spot, values, subject) {
    const marked = isRepeated(subject) ? repeated(under, spot, values, subject) : apart(under, spot, values)
    return knob(marked, spot.p, values.vec2(draggedOf(subject)), 0.034, mint, spot.size)
  },
}

/** The box between the parts, and the hexagon as it was. */
const apart = (under: Vec3, { p, d, size }: Spot, values: Values): Vec3 => {
  const box = rectSDF(p, values.vec2('halfSize').max(0))
  const dash = dashes(p.x.add(p.y), 0.08)
  const boxed = over(under, quiet, stroke(box, 0.009, size).mul(dash).mul(0.8))
  const own = stroke(hexagon(values, p), 0.012, size)
  return over(boxed, mint, own.mul(dash).mul(step(0.006, d.abs())).mul(0.85))
}

const repeated = (under: Vec3, { p, d, size }: Spot, values: Values, subject: Subject): Vec3 => {
  const q = apply<Vec2>(subject, values, [p]).toConst('q')
  const period = values.vec2('period').abs().max(0.05).toConst('period')
  const last = values.vec2('limit').add(0.5).floor().max(0).toConst('last')
  const copy = p.sub(q).div(period).add(0.5).floor().toConst('copy')

  // All copies around, as far as there are some.
  const neighbours = [-1, 0, 1]
    .flatMap((x) => [-1, 0, 1].map((y) => vec2(x, y)))
    .map((step) => {
      const other = copy.add(step).abs()
      const isThere = other.x.lessThan(last.x.add(0.5)).and(other.y.lessThan(last.y.add(0.5)))
      return select(float(9), hexagon(values, q.sub(step.mul(period))), isThere)
    })
  const nearest = neighbours.reduce((least, one) => min(least, one))
  const hatch = stroke(p.x.add(p.y).div(0.03).fract().sub(0.5).mul(0.021), 0.007, size)
  const hatched = over(under, rose, hatch.mul(step(0.004, d.sub(nearest))).mul(0.8))

  // Between two copies there is a border, and none past the last.
  const edge = abs(p.sub(period.mul(p.div(period).floor().clamp(last.negate(), last.sub(1)).add(0.5))))
  const line = (from: Float, along: Float, count: Float): Float => stroke(from, 0.008, size).mul(dashes(along, 0.06)).mul(step(0.5, count))
  return over(hatched, quiet, max(line(edge.x, p.y, last.x), line(edge.y, p.x, last.y)).mul(0.8))
}
