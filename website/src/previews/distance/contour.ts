/** How a distance field looks on a plane: lines of equal distance, inside and outside in two colours, and a probe that shows one distance and where it grows. */
import { exp, float, max, mix, select, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { cool, ground, mint, paper, quiet, warm } from '../paint/palette.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'

type Field = (p: Vec2) => Float

/** How steep a field is; where it is no true distance its lines would grow thick or thin, and measured by this they do not. */
export const slopeOf = (f: Field, p: Vec2, d: Float): Float =>
  vec2(f(p.add(vec2(0.001, 0))).sub(d), f(p.add(vec2(0, 0.001))).sub(d))
    .length()
    .div(0.001)
    .max(0.05)

/** The field at a place: a line every tenth, a stronger one every half, and the edge in white. `size` is the width of a pixel. */
export const contours = (d: Float, slope: Float, size: Float): Vec3 => {
  // Where the field is level, a line would be an area.
  const drawn = slope.sub(0.05).mul(4).saturate()
  const line = (spacing: number, width: number): Float => stroke(gridLine(d, spacing).div(slope), width, size).mul(drawn)
  const tint = mix(warm, cool, step(0, d))
  let colour = mix(ground, tint, exp(d.abs().mul(-3)).mul(0.2).add(0.07))
  colour = over(colour, tint, max(line(0.1, 0.006).mul(0.28), line(0.5, 0.01).mul(0.5)))
  return over(colour, paper, stroke(d.div(slope), 0.022, size))
}

/** A place to be dragged: a light dot with a dark rim. */
export const knob = (under: Vec3, p: Vec2, centre: Vec2, radius: number, tint: Vec3, size: Float): Vec3 => {
  const d = disc(p, centre, radius)
  return over(over(under, ground, inside(d.sub(0.016), size)), tint, inside(d, size))
}

/** A straight arrow. */
const arrow = (p: Vec2, from: Vec2, to: Vec2, width: number, size: Float): Float => {
  const along = to.sub(from)
  const back = along.mul(-1).div(max(along.length(), 1e-4)).toConst('back')
  const across = vec2(back.y.negate(), back.x)
  const barb = (side: number): Float => segment(p, to, to.add(back.add(across.mul(side)).mul(0.055)))
  return stroke(segment(p, from, to).min(barb(0.6)).min(barb(-0.6)), width, size)
}

/** The circle that just touches the shape, the way to the nearest point of it, and the gradient as an arrow: as long as the field is steep. */
export const probed = (under: Vec3, p: Vec2, f: Field, probe: Vec2, size: Float): Vec3 => {
  const distance = f(probe).toConst('distance')
  // Forward differences: the field is dear, and every pixel asks it about this one place.
  const near = 0.002
  const gradient = vec2(f(probe.add(vec2(near, 0))).sub(distance), f(probe.add(vec2(0, near))).sub(distance))
    .div(near)
    .toConst('gradient')
  const nearest = probe.sub(gradient.mul(distance)).toConst('nearest')
  const side = mix(warm, cool, step(0, distance))
  const circle = p.distance(probe).sub(distance.abs())
  let colour = over(under, side, inside(circle, size).mul(0.12))
  colour = over(colour, side, stroke(circle, 0.012, size))
  const isApart = select(float(0), float(1), distance.abs().greaterThan(0.001))
  colour = over(colour, quiet, stroke(segment(p, probe, nearest), 0.009, size).mul(isApart))
  colour = over(colour, mint, arrow(p, probe, probe.add(gradient.mul(0.27)), 0.016, size))
  return knob(knob(colour, p, nearest, 0.03, paper, size), p, probe, 0.042, paper, size)
}
