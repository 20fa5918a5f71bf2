/**
 * Shared by the functions of this folder: the share of a pixel inside a straight edge, and the size of a pixel.
 */
import { dpdx, dpdy, float, length, select, vec2, vec4 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

/** From 1 inside to 0 outside, over one pixel around d = 0. */
export const inside = (d: Float, px: Float): Float =>
  // A width of zero would divide by zero; at this one the ramp is a step.
  float(0.5)
    .sub(d.div(px.max(1e-20)))
    .saturate()

/** A band around d = 0, exact for a straight one, however thin: the coverage inside its outer edge minus that inside its inner edge. */
export const band = (d: Float, width: Float, px: Float): Float => {
  const half = width.max(0).mul(0.5).toConst('reach')
  return inside(d.sub(half), px).sub(inside(d.add(half), px))
}

/** A shape by its distance: its outline of this width; with a negative width its inside. */
export const shape = (d: Float, width: Float, px: Float): Float => select(band(d, width, px), inside(d, px), width.lessThan(0))

/** The change of a distance over one pixel, along its gradient. In fragments only. */
export const pixelOfDistance = (d: Float): Float => length(vec2(dpdx(d), dpdy(d)))

/** The size of a pixel in these coordinates, independent of their rotation. In fragments only. */
export const pixelOfPlace = (st: Vec2): Float => length(vec4(dpdx(st), dpdy(st))).mul(Math.SQRT1_2)
