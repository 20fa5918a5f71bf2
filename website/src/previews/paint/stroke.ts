/** Shapes with soft edges, from distances in the unit of the plane. Nothing is drawn thinner than a pixel can show. */
import { drawFill, rectSDF } from '@kirari/addons'
import { distance, dot, float, fn, length, max, mix, step, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { pixel } from './plane.ts'

/** How much of the pixel is inside; `size` is the pixel's width in the unit of `d`. */
export const inside = (d: Float, size: Float = pixel): Float => drawFill(d, 0, size)

/** How much of the pixel is covered by a line of this width round `d = 0`. */
export const stroke = (d: Float, width: Float | number, size: Float = pixel): Float => inside(d.abs().sub(max(float(width), size.mul(1.2)).mul(0.5)), size)

export const over = (under: Vec3, colour: Vec3, coverage: Float): Vec3 => mix(under, colour, coverage)

/** Distance to a disc. */
export const disc = (p: Vec2, centre: Vec2, radius: Float | number): Float => distance(p, centre).sub(radius)

/** Distance to a straight line between two points. */
export const segment = fn('segment', [{ p: vec2 }, { a: vec2 }, { b: vec2 }], float, (p, a, b) => {
  const along = b.sub(a)
  const from = p.sub(a)
  // Both ends in one place make a point, not 0/0.
  const t = dot(from, along)
    .div(max(dot(along, along), 1e-12))
    .saturate()
  return length(from.sub(along.mul(t)))
})

/** Distance to the nearest of the lines at every multiple of `spacing`. */
export const gridLine = (x: Float, spacing: Float | number): Float => x.div(spacing).sub(0.5).fract().sub(0.5).abs().mul(spacing)

/** A part of the picture with round corners: the place within it, seen from its middle, and how much of the pixel it covers. */
export interface Frame {
  readonly p: Vec2
  readonly coverage: Float
  /** Distance to its border. */
  readonly border: Float
}
export const frame = (p: Vec2, centre: readonly [number, number], halfSize: readonly [number, number], radius = 0.018): Frame => {
  const local = p.sub(vec2(...centre))
  const border = rectSDF(local, vec2(...halfSize), radius)
  return { p: local, coverage: inside(border), border }
}

/** Light that falls off around a shape. */
export const glow = (d: Float, reach: number): Float => d.max(0).div(-reach).exp()

/** 1 on the dashes along `x`, 0 between them. */
export const dashes = (x: Float, length: number): Float => step(0.5, x.div(length).fract())
