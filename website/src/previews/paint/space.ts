/** Pictures of three dimensions: a camera on an orbit, and how lines, points and boxes meet the ray of a pixel. */
import { AABB, aabbIntersect } from '@kirari/addons'
import { cos, cross, dot, float, fn, max, min, normalize, sign, sin, step, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { pixel } from './plane.ts'

export interface Ray {
  readonly origin: Vec3
  /** Of length 1. */
  readonly direction: Vec3
}
export interface Camera extends Ray {
  /** Width of a pixel at distance 1. */
  readonly spread: Float
}

/** The ray of the pixel at `p`, for a camera that looks at the origin. Angles in radians. */
export const orbit = (p: Vec2, yaw: Float, pitch: number, distance: number, focal: number): Camera => {
  const [level, height] = [Math.cos(pitch) * distance, Math.sin(pitch) * distance]
  const origin = vec3(sin(yaw).mul(level), height, cos(yaw).mul(level)).toConst('eye')
  const forward = origin.div(-distance)
  const right = vec3(cos(yaw), 0, sin(yaw).negate())
  const up = cross(right, forward)
  const direction = normalize(forward.mul(focal).add(right.mul(p.x)).add(up.mul(p.y))).toConst('view')
  return { origin, direction, spread: pixel.div(focal) }
}

/** Where the ray of a pixel passes a line, or a point, most closely. */
export interface Meeting {
  /** Between them, seen from the camera: in the unit of the scene. */
  readonly distance: Float
  /** Along the ray of the pixel. */
  readonly depth: Float
  /** Along the line, in lengths of its direction. */
  readonly t: Float
  /** Width of a pixel there. */
  readonly size: Float
}

/** The line from `start` along `direction`, between `low` and `high` of its lengths. */
export const meetLine = ({ origin, direction: view, spread }: Camera, start: Vec3, direction: Vec3, low: number, high: number): Meeting =>
  meeting(closestOnLine(origin, view, start, direction, low, high), spread)

export const meetPoint = ({ origin, direction, spread }: Camera, point: Vec3): Meeting => meeting(closest(origin, direction, point), spread)

const meeting = (found: Vec3, spread: Float): Meeting => ({ distance: found.x, depth: found.y, t: found.z, size: max(found.y, 0.1).mul(spread) })

/** (distance, depth, 0) of a point and a ray. */
const closest = fn('closest', [{ eye: vec3 }, { view: vec3 }, { point: vec3 }], vec3, (eye, view, point) => {
  const to = point.sub(eye)
  const depth = dot(to, view)
  return vec3(to.sub(view.mul(depth)).length(), depth, 0)
})

/** (distance, depth, t) of a line and a ray. */
const closestOnLine = fn(
  'closestOnLine',
  [{ eye: vec3 }, { view: vec3 }, { start: vec3 }, { direction: vec3 }, { low: float }, { high: float }],
  vec3,
  (eye, view, start, direction, low, high) => {
    const between = eye.sub(start)
    const [b, c] = [dot(view, direction), dot(direction, direction)]
    const [d, e] = [dot(view, between), dot(direction, between)]
    // Seen along its own direction a line is a point: any place on it will do.
    const t = e
      .sub(b.mul(d))
      .div(max(c.sub(b.mul(b)), 1e-6))
      .clamp(low, high)
      .toConst('t')
    return vec3(closest(eye, view, start.add(direction.mul(t))).xy, t)
  },
)

/** What the ray of a pixel sees of a box. */
export interface BoxHit {
  /** Where it enters and leaves. */
  readonly near: Float
  readonly far: Float
  /** 1 where it hits. */
  readonly coverage: Float
}

export const meetBox = ({ origin, direction }: Ray, low: Vec3, high: Vec3): BoxHit => {
  const hit = aabbIntersect(AABB({ min: low, max: high }), origin, direction).toConst('hit')
  return { near: hit.x, far: hit.y, coverage: step(hit.x, hit.y).mul(step(0, hit.y)) }
}

/** The side of a box that a point on it lies on: its normal, and the distance to its nearest edge. */
export const sideOf = (point: Vec3, low: Vec3, high: Vec3): { readonly normal: Vec3; readonly edge: Float } => {
  const half = max(high.sub(low).abs().mul(0.5), 1e-4)
  const local = point.sub(low.add(high).mul(0.5)).div(half).toConst('local')
  const size = local.abs()
  const normal = sign(local).mul(step(max(size.yzx, size.zxy), size))
  const left = half.sub(size.mul(half)).abs()
  // The smallest of the three is the side itself; the next is the way to its edge.
  const edge = max(min(left.x, left.y), min(max(left.x, left.y), left.z))
  return { normal, edge }
}
