/** Corners of triangles and other places to drag: a disc of a colour in a light ring, on a dark one. */
import { Triangle } from '@kirari/addons'
import { min, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { panel, paper } from './palette.ts'
import { disc, inside, over, segment } from './stroke.ts'
import type { Values } from './values.ts'

export const pin = (under: Vec3, p: Vec2, centre: Vec2, radius: number, colour: Vec3, size: Float): Vec3 => {
  const d = disc(p, centre, radius)
  return over(over(over(under, panel, inside(d.sub(0.014), size).mul(0.9)), paper, inside(d, size)), colour, inside(d.add(0.016), size))
}

export const cornerNames = ['a', 'b', 'c'] as const

/** A triangle seen straight on, by the controls of its corners: x and y are set, z is 0. */
export const flatTriangle = (values: Values): { readonly corners: readonly [Vec2, Vec2, Vec2]; readonly shape: Triangle } => {
  const [a, b, c] = [values.vec2('triangle.a'), values.vec2('triangle.b'), values.vec2('triangle.c')]
  return { corners: [a, b, c], shape: Triangle({ a: vec3(a, 0), b: vec3(b, 0), c: vec3(c, 0) }) }
}

/** Distance to the nearest of three sides. */
export const outline = (p: Vec2, [a, b, c]: readonly [Vec2, Vec2, Vec2]): Float => min(min(segment(p, a, b), segment(p, b, c)), segment(p, c, a))
