/** A turn of the plane: on the left a picture, on the right the same with each of its points turned; the centre and one point can be dragged. */
import { atan2, cos, float, fn, min, select, sin, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { apply } from './apply.ts'
import { parameterControls } from './control.ts'
import { pointHandle } from './handle.ts'
import { ground, mint, paper } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Preview } from './preview.ts'
import { quilt } from './quilt.ts'
import { disc, frame, inside, over, segment, stroke } from './stroke.ts'

const half = 0.412
const [left, right] = [-0.438, 0.438]
/** Height of the picture in the unit of a panel. */
const scale = 1 / half

export const turn: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: () => [pointHandle('center', scale, [right, 0])],
  describe: (name) => ({
    en: `A grid with a flag before and after ${name}: on the right every point is turned round the marked centre, and an arc shows how far.`,
    ja: `旗を立てた格子に${name}をかける前と後です。右では、印を付けた中心のまわりに全体が回り、弧が回した角度を示しています。`,
  }),
  fragment(subject, values) {
    const p = place
    const panels = { left: frame(p, [left, 0], [half, half]), right: frame(p, [right, 0], [half, half]) }
    const isLeft = p.x.lessThan(0)
    const q = select(panels.right.p, panels.left.p, isLeft).mul(scale).toConst('q')
    const size = pixel.mul(scale)
    const angle = values.float('angle')
    // What is seen at a place has come from there by the turn: it is looked for by the turn back.
    const from = apply<Vec2>(subject, values, [q], { angle: angle.negate() })
    const seen = select(from, q, isLeft).toConst('seen')
    let colour = quilt(seen, size)

    const centre = values.vec2('center')
    const tip = vec2(0.25, 0.72)
    const after = apply<Vec2>(subject, values, [tip])
    const reach = tip.distance(centre).toConst('reach')
    const onRight = (coverage: Float): Float => select(coverage, 0, isLeft)
    const spokes = min(segment(q, centre, tip), segment(q, centre, after))
    colour = over(colour, mint, onRight(stroke(spokes, 0.008, size).mul(0.7)))
    colour = over(colour, mint, onRight(stroke(arc(q.sub(centre), tip.sub(centre), angle, reach), 0.022, size)))
    for (const [at, radius] of [
      [centre, 0.045],
      [after, 0.03],
    ] as const) {
      colour = over(colour, ground, onRight(inside(disc(q, at, radius + 0.018), size)))
      colour = over(colour, select(mint, paper, float(radius).greaterThan(0.04)), onRight(inside(disc(q, at, radius), size)))
    }
    return over(ground, colour, panels.left.coverage.add(panels.right.coverage))
  },
}

/** Distance to the arc from the direction of `start` through an angle. */
const arc = fn('arc', [{ p: vec2 }, { start: vec2 }, { angle: float }, { radius: float }], float, (p, start, angle, radius) => {
  // Seen from the middle of the arc, both its ends are half the angle away.
  const middle = atan2(start.y, start.x.add(1e-9)).add(angle.mul(0.5)).toConst('middle')
  const x = p.x.mul(cos(middle)).add(p.y.mul(sin(middle)))
  const y = p.y
    .mul(cos(middle))
    .sub(p.x.mul(sin(middle)))
    .abs()
    .toConst('y')
  const opening = angle.mul(0.5).abs().min(Math.PI)
  const end = vec2(cos(opening), sin(opening)).mul(radius)
  const isBeside = atan2(y, x.add(1e-9)).lessThan(opening)
  return select(vec2(x, y).distance(end), p.length().sub(radius).abs(), isBeside)
})
