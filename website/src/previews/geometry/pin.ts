/** Corners of triangles and other places to drag: a disc of a colour in a light ring, on a dark one. */
import { min } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { mint, panel, paper, rose, warm } from '../paint/palette.ts'
import { disc, inside, over, segment } from '../paint/stroke.ts'

export const pin = (under: Vec3, p: Vec2, centre: Vec2, radius: number, colour: Vec3, size: Float): Vec3 => {
  const d = disc(p, centre, radius)
  return over(over(over(under, panel, inside(d.sub(0.014), size).mul(0.9)), paper, inside(d, size)), colour, inside(d.add(0.016), size))
}

export const cornerNames = ['a', 'b', 'c'] as const

/** One for each corner. */
export const cornerTints = [warm, mint, rose] as const

/** Distance to the nearest of three sides. */
export const outline = (p: Vec2, [a, b, c]: readonly [Vec2, Vec2, Vec2]): Float => min(min(segment(p, a, b), segment(p, b, c)), segment(p, c, a))
