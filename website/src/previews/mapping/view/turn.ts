/** A turn of the plane: on the right the picture with each of its points turned; the centre can be dragged. */
import { atan2, cos, float, fn, min, select, sin, vec2 } from 'kirari/node'
import type { Vec2 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { pointHandle } from '../../handle.ts'
import { middle } from '../../paint/panels.ts'
import { ground, mint, paper } from '../../paint/palette.ts'
import { disc, inside, over, segment, stroke } from '../../paint/stroke.ts'
import { quilt } from './quilt.ts'
import { panelScale, type MappingView } from './view.ts'

/** The place whose turn is drawn: the tip of the flag. */
const tip = vec2(0.25, 0.72)

export const turn: MappingView = {
  startSeconds: undefined,
  handles: () => [pointHandle('center', panelScale, [middle, 0])],
  describe: (name) => ({
    en: `A grid with a flag before and after ${name}: on the right every point is turned round the marked centre, and an arc shows how far.`,
    ja: `旗を立てた格子に${name}をかける前と後です。右では、印を付けた中心のまわりに全体が回り、弧が回した角度を示しています。`,
  }),
  // What is seen at a place has come from there by the turn: it is looked for by the turn back.
  from: (subject, values, q) => apply<Vec2>(subject, values, [q], { angle: values.float('angle').negate() }),
  picture: quilt,
  after(under, { q, size }, values, subject) {
    const centre = values.vec2('center')
    const after = apply<Vec2>(subject, values, [tip])
    const reach = tip.distance(centre).toConst('reach')
    const spokes = min(segment(q, centre, tip), segment(q, centre, after))
    let colour = over(under, mint, stroke(spokes, 0.008, size).mul(0.7))
    colour = over(colour, mint, stroke(arc(q.sub(centre), tip.sub(centre), values.float('angle'), reach), 0.022, size))
    for (const [at, radius, tint] of [
      [centre, 0.045, paper],
      [after, 0.03, mint],
    ] as const) {
      colour = over(colour, ground, inside(disc(q, at, radius + 0.018), size))
      colour = over(colour, tint, inside(disc(q, at, radius), size))
    }
    return colour
  },
}

/** Distance to the arc from the direction of `start` through an angle. */
const arc = fn('arc', [{ p: vec2 }, { start: vec2 }, { angle: float }, { radius: float }], float, (p, start, angle, radius) => {
  // Seen from the middle of the arc, both its ends are half the angle away.
  const heading = atan2(start.y, start.x.add(1e-9)).add(angle.mul(0.5)).toConst('heading')
  const x = p.x.mul(cos(heading)).add(p.y.mul(sin(heading)))
  const y = p.y
    .mul(cos(heading))
    .sub(p.x.mul(sin(heading)))
    .abs()
    .toConst('y')
  const opening = angle.mul(0.5).abs().min(Math.PI)
  const end = vec2(cos(opening), sin(opening)).mul(radius)
  const isBeside = atan2(y, x.add(1e-9)).lessThan(opening)
  return select(vec2(x, y).distance(end), p.length().sub(radius).abs(), isBeside)
})
