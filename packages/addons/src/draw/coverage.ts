/**
 * What the functions of this folder share: the part of a pixel that lies inside of a straight edge, and how large a pixel is.
 * Must not know: any shape.
 */
import { dpdx, dpdy, float, length, vec2, vec4 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

/** From 1 inside to 0 outside, over one pixel round d = 0. */
export const inside = (d: Float, px: Float): Float =>
  // A width of zero would divide by zero; this small, the ramp is a step.
  float(0.5)
    .sub(d.div(px.max(1e-20)))
    .saturate()

/** A band about d = 0, exact for a straight one, however thin it is: what lies inside of its outer edge, without what lies inside of its inner edge. */
export const band = (d: Float, width: Float, px: Float): Float => {
  const half = width.max(0).mul(0.5).toConst('reach')
  return inside(d.sub(half), px).sub(inside(d.add(half), px))
}

/** How far a distance goes over one pixel in the direction in which it grows fastest. In fragments only. */
export const pixelOfDistance = (d: Float): Float => length(vec2(dpdx(d), dpdy(d)))

/** How large a pixel is in these coordinates, whichever way they are turned. In fragments only. */
export const pixelOfPlace = (st: Vec2): Float => length(vec4(dpdx(st), dpdy(st))).mul(Math.SQRT1_2)
