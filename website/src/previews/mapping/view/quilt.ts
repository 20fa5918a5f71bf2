/** A picture of the plane with a grid, axes and a flag in it: what is done to the plane can be seen in what becomes of it. */
import { max, mix, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { cool, ground, paper, rose, warm } from '../../paint/palette.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../../paint/stroke.ts'

/** `size` is the width of a pixel in the unit of `p`. The grid has a line every quarter; x is warm, y cool, and the flag is no mirror image of itself. */
export const quilt = (p: Vec2, size: Float): Vec3 => {
  const tile = p.mul(4).floor()
  const isOdd = tile.x.add(tile.y).mod(2)
  const tint = mix(mix(ground, cool, p.y.mul(0.16).add(0.2).clamp(0.04, 0.4)), mix(ground, warm, 0.2), p.x.mul(0.5).add(0.5).saturate().mul(0.55))
  let colour: Vec3 = mix(tint, tint.mul(0.62), isOdd)
  const lines = max(stroke(gridLine(p.x, 0.25), 0.006, size), stroke(gridLine(p.y, 0.25), 0.006, size))
  colour = over(colour, paper, lines.mul(0.16))
  colour = over(colour, warm, stroke(p.y, 0.016, size).mul(0.9))
  colour = over(colour, cool, stroke(p.x, 0.016, size).mul(0.9))
  // A flag on a pole, in the upper right quarter.
  const pole = segment(p, vec2(0.25, 0.25), vec2(0.25, 0.72)).sub(0.018)
  const along = p.x.sub(0.25).div(0.3)
  const cloth = max(p.y.sub(0.6).abs().sub(along.mul(-0.11).add(0.12)), max(p.x.sub(0.55), p.x.sub(0.25).negate()))
  colour = over(colour, rose, inside(cloth, size))
  colour = over(colour, paper, inside(pole, size))
  return over(colour, paper, inside(disc(p, vec2(0), 0.035), size))
}
