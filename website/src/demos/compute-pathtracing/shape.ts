/**
 * Spheres, boxes and quads: intersections with a ray, and normals.
 * Must not know: materials, light.
 */
import { abs, array, float, fn, If, int, Loop, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

export type Point = readonly [x: number, y: number, z: number]
export interface Shape {
  readonly kind: keyof typeof meets
  /** The numbers that `meets` reads. */
  readonly rows: readonly Point[]
  /** Outwards. */
  normal(point: Vec3): Vec3
}
export const never = 1e20
const least = 1e-5

/** Vectors of numbers. */
const over = (a: Point, by: number): Point => [a[0] / by, a[1] / by, a[2] / by]
export const inner = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const outer = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a: Point): Point => over(a, Math.sqrt(inner(a, a)))

const meetSphere = fn('meetSphere', [{ o: vec3 }, { d: vec3 }, { centre: vec3 }, { radius: float }], float, (o, d, centre, radius) => {
  const way = centre.sub(o).toConst('way')
  const middle = way.dot(d).toConst('middle')
  // From the nearest point of the ray, not from its origin: differences of large squares lose digits (Haines et al. 2019).
  const off = way.sub(d.mul(middle)).toConst('off')
  const square = radius.mul(radius).sub(off.dot(off)).toConst('square')
  const half = square.max(0).sqrt().toConst('half')
  const [near, far] = [middle.sub(half).toConst('near'), middle.add(half).toConst('far')]
  const t = select(select(float(never), far, far.greaterThan(least)), near, near.greaterThan(least))
  return select(float(never), t, square.greaterThan(0))
})
export const sphere = (centre: Point, radius: number): Shape => ({
  kind: 'sphere',
  rows: [centre, [radius, 0, 0]],
  normal: (p) => p.sub(vec3(...centre)).div(radius),
})

/** Each of three pairs of planes leaves an interval of the ray; what is in all three is in the box (Kay and Kajiya 1986). */
const meetBox = fn('meetBox', [{ o: vec3 }, { d: vec3 }, { half: vec3 }], float, (o, d, half) => {
  const safe = select(vec3(1e-9), d, abs(d).greaterThan(1e-9)).toConst('safe')
  const middle = o.div(safe).negate().toConst('middle')
  const reach = half.div(abs(safe)).toConst('reach')
  const [enter, leave] = [middle.sub(reach).toConst('enter'), middle.add(reach).toConst('leave')]
  const near = enter.x.max(enter.y).max(enter.z).toConst('near')
  const far = leave.x.min(leave.y).min(leave.z).toConst('far')
  const t = select(select(float(never), far, far.greaterThan(least)), near, near.greaterThan(least))
  return select(float(never), t, near.lessThan(far))
})
const turned = (v: Vec3, by: Vec3): Vec3 => vec3(v.x.mul(by.x).sub(v.z.mul(by.y)), v.y, v.x.mul(by.y).add(v.z.mul(by.x)))
/** Turned around the vertical by an angle in radians. */
export const box = (centre: Point, half: Point, angle = 0): Shape => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const into = (v: Vec3): Vec3 => turned(v, vec3(cos, sin, 0))
  const back = (v: Vec3): Vec3 => vec3(v.x.mul(cos).add(v.z.mul(sin)), v.y, v.z.mul(cos).sub(v.x.mul(sin)))
  return {
    kind: 'box',
    rows: [centre, half, [cos, sin, 0]],
    normal: (p) => {
      const q = into(p.sub(vec3(...centre)))
        .div(vec3(...half))
        .toConst('q')
      const a = abs(q).toConst('a')
      const isX = a.x.greaterThanEqual(a.y.max(a.z))
      const n = select(select(vec3(0, 0, q.z.sign()), vec3(0, q.y.sign(), 0), a.y.greaterThanEqual(a.z)), vec3(q.x.sign(), 0, 0), isX).toConst('n')
      return back(n)
    },
  }
}

const meetQuad = fn('meetQuad', [{ o: vec3 }, { d: vec3 }, { corner: vec3 }, { n: vec3 }, { u: vec3 }, { v: vec3 }], float, (o, d, corner, n, u, v) => {
  const facing = n.dot(d).toConst('facing')
  const t = n.dot(corner.sub(o)).div(facing.min(-1e-9)).toConst('t')
  const at = o.add(d.mul(t)).sub(corner).toConst('at')
  const [x, y] = [at.dot(u).toConst('x'), at.dot(v).toConst('y')]
  const isInside = x.min(y).greaterThanEqual(0).and(x.max(y).lessThanEqual(1))
  return select(float(never), t, isInside.and(t.greaterThan(least)).and(facing.lessThan(0)))
})
/** A corner and two sides; its normal is u × v. It is invisible from behind, so that the camera can look into rooms. */
export const quad = (corner: Point, u: Point, v: Point): Shape => {
  const n = unit(outer(u, v))
  // Perpendicular to the other side, so that each part of a place in the quad is one product.
  const [along, across] = [outer(v, n), outer(u, n)]
  const [forU, forV] = [over(along, inner(along, u)), over(across, inner(across, v))]
  return {
    kind: 'quad',
    rows: [corner, n, forU, forV],
    normal: () => vec3(...n),
  }
}

/** The six sides of a room, seen from inside: left, right, floor, ceiling, back, front. */
export const room = ([x, y, z]: Point, [w, h, d]: Point): readonly [Shape, Shape, Shape, Shape, Shape, Shape] => [
  quad([x - w, y - h, z - d], [0, 2 * h, 0], [0, 0, 2 * d]),
  quad([x + w, y - h, z - d], [0, 0, 2 * d], [0, 2 * h, 0]),
  quad([x - w, y - h, z - d], [0, 0, 2 * d], [2 * w, 0, 0]),
  quad([x - w, y + h, z - d], [2 * w, 0, 0], [0, 0, 2 * d]),
  quad([x - w, y - h, z - d], [2 * w, 0, 0], [0, 2 * h, 0]),
  quad([x - w, y - h, z + d], [0, 2 * h, 0], [2 * w, 0, 0]),
]

/** The distance along a ray, or `never`. */
type Meet = (origin: Vec3, direction: Vec3, row: (i: number) => Vec3) => Float
const meets = {
  sphere: (o, d, row) => meetSphere(o, d, row(0), row(1).x),
  box: (o, d, row) => meetBox(turned(o.sub(row(0)), row(2)), turned(d, row(2)), row(1)),
  quad: (o, d, row) => meetQuad(o, d, row(0), row(1), row(2), row(3)),
} satisfies { readonly [name: string]: Meet }

/** The distance to the nearest shape and its number, or `none`. One loop for each kind keeps programs short: some compilers copy every call. */
export const createNearest = (shapes: readonly Shape[], none: number) =>
  fn('nearest', [{ o: vec3 }, { d: vec3 }], vec2, (o, d) => {
    const hit = vec2(never, none).toVar('hit')
    for (const kind of ['quad', 'box', 'sphere'] as const) {
      const of = shapes.flatMap((shape, i) => (shape.kind === kind ? [{ i, rows: shape.rows }] : []))
      const count = of[0]?.rows.length ?? 0
      if (count === 0) continue
      const rows = of.flatMap((one) => one.rows)
      const table = array(vec3, rows.length)((i) => vec3(...(rows[i] ?? [0, 0, 0])))
      const numbers = array(float, of.length)((i) => float(of[i]?.i ?? none))
      Loop(int(of.length), (i) => {
        const t = meets[kind](o, d, (row) => table.at(i.mul(count).add(row))).toConst('t')
        If(t.lessThan(hit.x), () => hit.assign(vec2(t, numbers.at(i))))
      })
    }
    return hit
  })
