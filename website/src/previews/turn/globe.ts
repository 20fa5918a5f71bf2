/** Pictures of turns: a ball of radius 1 seen from one side, with arrows from its middle, arcs on its surface and a cube in it. Must not know: any function. */
import { cos, cross, dot, float, fn, If, max, mix, normalize, Return, select, sin, step, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { cool, faint, ground, mint, paper, quiet, rose } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Handle, Place } from '../preview.ts'
import { meetBox, sideOf } from '../paint/space.ts'
import { over, segment } from '../paint/stroke.ts'

// Written out where it is used: in JavaScript a call costs more than what it would do.
const cover = (d: Float, size: Float = pixel): Float => float(0.5).sub(d.div(size)).saturate()
const stroke = (d: Float, width: number, size: Float = pixel): Float => cover(d.abs().sub(max(width, size.mul(1.2)).mul(0.5)), size)

type Triple = readonly [x: number, y: number, z: number]

// A camera that stands still: as numbers, so that nothing of it is computed for each pixel.
const distance = 5.2
const focal = 2.2
const [yaw, pitch] = [0.62, 0.46]
const eye: Triple = [Math.sin(yaw) * Math.cos(pitch) * distance, Math.sin(pitch) * distance, Math.cos(yaw) * Math.cos(pitch) * distance]
const right: Triple = [Math.cos(yaw), 0, -Math.sin(yaw)]
const up: Triple = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)]
const light = normalize(vec3(0.4, 0.8, 0.7))

/** The three directions of a frame: its columns, of length 1 and square to each other. */
export type Axes3 = readonly [x: Vec3, y: Vec3, z: Vec3]
export const axisColours = [rose, mint, cool] as const
export const unitAxes: Axes3 = [vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)]

export interface Globe {
  /** The ball itself, with its three great circles. */
  readonly colour: Vec3
  /** A plain line between two points. */
  readonly rod: (under: Vec3, tail: Vec3, tip: Vec3, width: number, tint: Vec3) => Vec3
  /** A dot at a point, on a dark ring. */
  readonly pin: (under: Vec3, at: Vec3, radius: number, tint: Vec3) => Vec3
  /** An arrow between two points, to be drawn under what hides it where it leads to the far side, or else over that. */
  readonly arrow: (tail: Vec3, tip: Vec3, width: number, tint: Vec3) => Arrow
  /** Draws the way of a point on the ball that turns about an axis; on the far side it shows through faintly. */
  readonly arc: (under: Vec3, start: Vec3, axis: Vec3, angle: Float, width: number, tint: Vec3, opacity: number) => Vec3
  /** Draws on the surface, by the distance from a place of it; on the far side it shows through faintly. */
  readonly mark: (under: Vec3, distanceFrom: (at: Vec3) => Float, tint: Vec3) => Vec3
  /** The cube of a frame, its sides in the colours of the axes they belong to. */
  readonly cube: (under: Vec3, axes: Axes3) => Vec3
}

export interface Arrow {
  readonly before: (under: Vec3) => Vec3
  readonly after: (under: Vec3) => Vec3
}

// Each part is a function of its own: one that held them all would be too long for the compilers of JavaScript to make it fast.

/** The direction of the ray through the pixel at `p`. */
const viewOf = fn('viewOf', [{ p: vec2 }], vec3, (p) =>
  normalize(
    vec3(-eye[0], -eye[1], -eye[2])
      .mul(focal / distance)
      .add(vec3(...right).mul(p.x))
      .add(vec3(...up).mul(p.y)),
  ),
)

/** How much of the pixel the great circles cover at a place of the surface. */
const circlesAt = fn('circlesAt', [{ at: vec3 }, { size: float }], float, (at, size) => {
  const off = at.abs().toConst('off')
  return stroke(off.x.min(off.y).min(off.z), 0.009, size)
})

/** How much of the pixel an arc covers, in front and at the back. */
const arcAt = fn(
  'arcAt',
  [{ front: vec3 }, { back: vec3 }, { size: float }, { start: vec3 }, { axis: vec3 }, { angle: float }, { width: float }],
  vec2,
  (front, back, size, start, axis, angle, width) => {
    const height = dot(start, axis).toConst('height')
    const out = start.sub(axis.mul(height)).toConst('out')
    const radius = out.length().max(1e-3).toConst('radius')
    const turned = angle.mul(0.5).toConst('turned')
    // Seen from the axis the arc is what lies within half the angle of its middle.
    const middle = out.mul(turned.cos()).add(cross(axis, out).mul(turned.sin())).toConst('middle')
    const least = turned.cos().mul(radius).mul(radius).toConst('least')
    const half = max(width, size.mul(1.2)).mul(0.5).toConst('half')
    const part = (at: Vec3): Float =>
      cover(dot(at, axis).sub(height).div(radius).abs().sub(half), size).mul(select(float(0), float(1), dot(at, middle).greaterThan(least)))
    return vec2(part(front), part(back))
  },
)

/** The colour of the cube, and how much of the pixel it covers. */
const cubeAt = fn('cubeAt', [{ view: vec3 }, { x: vec3 }, { y: vec3 }, { z: vec3 }], vec4, (view, x, y, z) => {
  const half = 0.24
  const origin = vec3(...eye)
  const turned = (v: Vec3): Vec3 => vec3(dot(v, x), dot(v, y), dot(v, z))
  const ray = { origin: turned(origin).toConst('start'), direction: turned(view).toConst('towards') }
  const hit = meetBox(ray, vec3(-half), vec3(half))
  const { normal, edge } = sideOf(ray.origin.add(ray.direction.mul(hit.near)), vec3(-half), vec3(half))
  const side = normal.abs()
  const tint = rose.mul(side.x).add(mint.mul(side.y)).add(cool.mul(side.z))
  // A side that looks along its axis is bright, the one against it dull.
  const isAlong = dot(normal, vec3(1)).greaterThan(0)
  const lit = max(dot(x.mul(normal.x).add(y.mul(normal.y)).add(z.mul(normal.z)), light), 0)
    .mul(0.55)
    .add(0.45)
  const skin = mix(
    select(mix(tint, ground, 0.62), mix(tint, paper, 0.1), isAlong).mul(lit),
    ground,
    stroke(edge, 0.018, hit.near.mul(pixel.div(focal))).mul(0.6),
  )
  return vec4(skin, hit.coverage)
})

/** The picture of a ball with what `draw` puts on it. Further out than `reach` there is nothing, and nothing is computed. */
export const onGlobe = (draw: (ball: Globe) => Vec3, reach = 0.495): Vec3 =>
  fn('onGlobe', [{ p: vec2 }], vec3, (p) => {
    If(dot(p, p).greaterThan(reach * reach), () => Return(ground))
    return draw(globe(p))
  })(place)

const globe = (p: Vec2): Globe => {
  const origin = vec3(...eye)
  const direction = viewOf(p).toConst('view')
  const along = dot(origin, direction).toConst('along')
  const away = float(distance * distance)
    .sub(along.mul(along))
    .max(0)
    .sqrt()
    .toConst('away')
  const depth = along.negate()
  const size = depth.mul(pixel.div(focal)).toConst('size')
  const root = float(1).sub(away.mul(away)).max(0).sqrt().toConst('root')
  const front = origin.add(direction.mul(depth.sub(root))).toConst('front')
  const back = origin.add(direction.mul(depth.add(root))).toConst('back')
  const body = cover(away.sub(1), size).toConst('body')
  // On the surface a pixel is wider than across it, the more so the nearer to the rim.
  const grain = size.div(root.max(0.25)).toConst('grain')

  let colour = over(ground, faint, body.mul(away.saturate().mul(0.45).add(0.12)))
  colour = over(over(colour, quiet, circlesAt(back, grain).mul(body).mul(0.13)), quiet, circlesAt(front, grain).mul(body).mul(0.42))
  return {
    colour: over(colour, quiet, stroke(away.sub(1), 0.011, size).mul(0.6)),
    arc(under, start, axis, angle, width, tint, opacity) {
      const share = arcAt(front, back, grain, start, axis, angle, width).mul(body).toConst('share')
      return over(under, tint, share.y.mul(0.3).max(share.x).mul(opacity))
    },
    rod: (under, tail, tip, width, tint) => over(under, tint, stroke(rodAt(p, tail, tip), width)),
    pin(under, at, radius, tint) {
      const d = pinAt(p, at).sub(radius).toConst('d')
      return over(over(under, ground, cover(d.sub(0.007)).mul(0.8)), tint, cover(d))
    },
    arrow(tail, tip, width, tint) {
      const d = arrowAt(p, tail, tip, width).toConst('d')
      const far = step(dot(tip, origin), 0).toConst('far')
      const draw = (under: Vec3, opacity: Float): Vec3 => over(over(under, ground, cover(d.sub(0.006)).mul(opacity).mul(0.75)), tint, cover(d).mul(opacity))
      return { before: (under) => draw(under, far), after: (under) => draw(under, float(1).sub(far)) }
    },
    mark: (under, distanceFrom, tint) =>
      over(over(under, tint, cover(distanceFrom(back), grain).mul(body).mul(0.3)), tint, cover(distanceFrom(front), grain).mul(body)),
    cube(under, axes) {
      const found = cubeAt(direction, ...axes).toConst('cube')
      return over(under, found.xyz, found.w)
    },
  }
}

/** Where a point is in the picture. */
const seenAt = fn('seenAt', [{ point: vec3 }], vec2, (point) => {
  const share = float(focal).div(float(distance).sub(dot(point, vec3(...eye)).div(distance)))
  return vec2(dot(point, vec3(...right)), dot(point, vec3(...up))).mul(share)
})

/** Distance to an arrow between two points, as thick everywhere as it would be in the middle of the ball. */
const arrowAt = fn('arrowAt', [{ p: vec2 }, { tail: vec3 }, { tip: vec3 }, { width: float }], float, (p, tail, tip, width) => {
  const end = seenAt(tip).toConst('end')
  const start = seenAt(tail).toConst('start')
  const along = end.sub(start)
  const length = along.length().max(1e-4).toConst('length')
  const unit = along.div(length).toConst('unit')
  const rest = p.sub(end)
  const behind = rest.dot(unit)
  const beside = rest.x.mul(unit.y).sub(rest.y.mul(unit.x)).abs()
  const reach = width.mul(2.2).add(0.02).toConst('reach')
  const head = max(behind.negate().sub(reach), behind.mul(0.42).add(beside).mul(0.92))
  return head.min(segment(p, start, start.add(unit.mul(length.sub(reach.mul(0.8)).max(0)))).sub(width.mul(0.5)))
})

const rodAt = fn('rodAt', [{ p: vec2 }, { tail: vec3 }, { tip: vec3 }], float, (p, tail, tip) => segment(p, seenAt(tail), seenAt(tip)))

const pinAt = fn('pinAt', [{ p: vec2 }, { at: vec3 }], float, (p, at) => p.distance(seenAt(at)))

/** The turn about an axis of length 1, as a quaternion. */
export const turnBy = fn('turnBy', [{ axis: vec3 }, { angle: float }], vec4, (axis, angle) => {
  const turned = angle.mul(0.5).toConst('turned')
  return vec4(axis.mul(sin(turned)), cos(turned))
})

const dotOf = (a: readonly number[], b: Triple): number => (a[0] ?? 0) * b[0] + (a[1] ?? 0) * b[1] + (a[2] ?? 0) * b[2]
const placeOfPoint = (point: readonly number[]): Place => {
  const share = focal / (distance - dotOf(point, eye) / distance)
  return [dotOf(point, right) * share, dotOf(point, up) * share]
}

/** An angle about one of the three axes, by how far the next of them has gone round. */
export const circleHandle = (id: string, about: number): Handle => {
  const axisAt = (index: number): readonly number[] => [0, 1, 2].map((i) => (i === index % 3 ? 1 : 0))
  const [axis, from, to] = [axisAt(about), axisAt(about + 1), axisAt(about + 2)]
  const at = ([angle = 0]: readonly number[]): Place => placeOfPoint(from.map((part, i) => part * Math.cos(angle) + (to[i] ?? 0) * Math.sin(angle)))
  return {
    id,
    components: [0],
    at,
    distance([x, y], value) {
      const [atX, atY] = at(value)
      return Math.hypot(x - atX, y - atY)
    },
    move([x, y]) {
      // Where the ray of the pointer meets the plane of the circle.
      const along = (i: 0 | 1 | 2): number => right[i] * x + up[i] * y - (eye[i] / distance) * focal
      const ray: Triple = [along(0), along(1), along(2)]
      const depth = -dotOf(axis, eye) / dotOf(axis, ray)
      const point: Triple = [eye[0] + ray[0] * depth, eye[1] + ray[1] * depth, eye[2] + ray[2] * depth]
      return [Math.atan2(dotOf(to, point), dotOf(from, point))]
    },
  }
}

/**
 * A vector, by its place on the ball, or by its tip where its length is seen. Dragging turns it over the side that it is on, and keeps its
 * length; what is dragged off the ball comes to the front.
 */
export const directionHandle = (id: string, is: 'on the ball' | 'a tip' = 'on the ball'): Handle => {
  const pointOf = (value: readonly number[]): readonly number[] => {
    const length = is === 'a tip' ? 1 : Math.hypot(...value) || 1
    return value.map((part) => part / length)
  }
  const at = (value: readonly number[]): Place => placeOfPoint(pointOf(value))
  return {
    id,
    components: [0, 1],
    at,
    distance([x, y], value) {
      const [atX, atY] = at(value)
      return Math.hypot(x - atX, y - atY)
    },
    move([x, y], value) {
      const before = pointOf(value)
      const radius = Math.hypot(...before) || 1
      const ray = right.map((part, i) => part * x + (up[i] ?? 0) * y - ((eye[i] ?? 0) / distance) * focal)
      const length = Math.hypot(...ray)
      const view = ray.map((part) => part / length)
      const along = dotOf(view, eye)
      const root = Math.sqrt(Math.max(along * along - distance * distance + radius * radius, 0))
      const isBehind = dotOf(before, eye) < radius * radius
      const point = view.map((part, i) => (eye[i] ?? 0) + part * (-along + (isBehind ? root : -root)))
      const scale = (Math.hypot(...value) || 1) / Math.hypot(...point)
      return point.map((part) => part * scale)
    },
  }
}
