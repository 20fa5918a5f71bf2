/** The line of a function of one number, drawn from points of it near the pixel: no derivative is needed, and steps and corners come out whole. */
import { float, min, vec2 } from 'kirari/node'
import type { Bool, Float, Vec2 } from 'kirari/node'
import { pixel } from './plane.ts'
import { inside, segment } from './stroke.ts'

/** Where the graph lies in the plane, and what its sides stand for. */
export interface Axes {
  /** Left, bottom, width and height in the plane. */
  readonly box: readonly [left: number, bottom: number, width: number, height: number]
  readonly x: readonly [low: number, high: number]
  readonly y: readonly [low: number, high: number]
}

/** The place in the plane of a point of the graph. */
export const toPlane = ({ box, x, y }: Axes, point: Vec2): Vec2 =>
  point
    .sub(vec2(x[0], y[0]))
    .mul(vec2(box[2] / (x[1] - x[0]), box[3] / (y[1] - y[0])))
    .add(vec2(box[0], box[1]))

/** The point of the graph at a place in the plane. */
export const fromPlane = ({ box, x, y }: Axes, p: Vec2): Vec2 =>
  p
    .sub(vec2(box[0], box[1]))
    .mul(vec2((x[1] - x[0]) / box[2], (y[1] - y[0]) / box[3]))
    .add(vec2(x[0], y[0]))

/** Whether the line of `f` may come near the pixel at `p`: three points of it say so, where drawing it takes many. */
export const isNearGraph = (p: Vec2, axes: Axes, f: (x: Float) => Float, width: number): Bool => {
  const reach = float(width).max(pixel.mul(2)).toConst('reach')
  const at = (side: number, name: string): Float => f(fromPlane(axes, p.add(vec2(reach.mul(side), 0))).x.clamp(...axes.x)).toConst(name)
  const [left, middle, right] = [at(-1, 'left'), at(0, 'middle'), at(1, 'right')]
  const low = toPlane(axes, vec2(0, left.min(middle).min(right))).y
  const high = toPlane(axes, vec2(0, left.max(middle).max(right))).y
  return p.y.greaterThan(low.sub(reach)).and(p.y.lessThan(high.add(reach)))
}

const samples = [-3, -2, -1, 0, 1, 2, 3]

/** How much of the pixel at `p` the line of `f` covers. */
export const graphLine = (p: Vec2, axes: Axes, f: (x: Float) => Float, width: number): Float => {
  const radius = float(width).max(pixel.mul(1.5)).mul(0.5)
  // Only what lies within the line's own reach to the left and right can cover this pixel.
  const reach = radius.add(pixel).div(3)
  const point = (k: number): Vec2 => {
    const x = fromPlane(axes, p.add(vec2(reach.mul(k), 0))).x.clamp(...axes.x)
    return toPlane(axes, vec2(x, f(x)))
  }
  const points = samples.map(point)
  const distances = points.slice(1).map((to, i) => segment(p, points[i] ?? to, to))
  return inside(distances.reduce((nearest, one) => min(nearest, one)).sub(radius))
}
