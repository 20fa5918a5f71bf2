/**
 * A ray through the hierarchy without a stack: each node says which one comes next for a ray that misses it.
 * Must not know: light, materials.
 */
import { triangleIntersect, Triangle } from '@kirari/addons'
import { cross, float, fn, If, int, Loop, select, struct, vec2, vec3 } from 'kirari/node'
import type { Int, Storage, Struct, Vec2, Vec3, Vec4 } from 'kirari/node'
import { cornersOf, normalOf, type Corners } from './corner.ts'

/** A hit: the triangle, or −1; the distance; the weights of its second and third corner; and how many nodes the ray visited. */
export const Hit = struct('Hit', { triangle: int, distance: float, weights: vec2, visits: float })

/** Farther than everything. */
export const never = 1e20

/** `nodes` as build.ts leaves them, `count` of them; none before they are built. */
export const createTracer = (nodes: Storage<Vec4>, corners: Storage<Vec4>, count: Int) => {
  /** Returns the distances at which a ray enters and leaves the box of a node (slab method, Kay and Kajiya 1986). */
  const spanOf = (low: Vec3, high: Vec3, from: Vec3, inverse: Vec3): Vec2 => {
    const [a, b] = [low.sub(from).mul(inverse).toConst('a'), high.sub(from).mul(inverse).toConst('b')]
    const [near, far] = [a.min(b).toConst('near'), a.max(b).toConst('far')]
    // Rounding must not close a flat box.
    return vec2(near.x.max(near.y).max(near.z).max(0), far.x.min(far.y).min(far.z).mul(1.000002))
  }
  /** A direction without zeros, which have no inverse. */
  const inverseOf = (way: Vec3): Vec3 => vec3(1).div(select(vec3(1e-12), way, way.abs().greaterThan(vec3(1e-12))))

  /** The nearest triangle along the ray. */
  const trace = fn('trace', [{ from: vec3 }, { way: vec3 }], Hit, (from, way) => {
    const hit = Hit({ triangle: -1, distance: never, weights: vec2(0), visits: 0 }).toVar('hit')
    const inverse = inverseOf(way).toConst('inverse')
    const node = int(0).toVar('node')
    Loop(
      () => node.lessThan(count),
      () => {
        hit.visits.addAssign(1)
        const low = nodes.at(node.mul(2)).toConst('low')
        const high = nodes.at(node.mul(2).add(1)).toConst('high')
        const span = spanOf(low.xyz, high.xyz, from, inverse).toConst('span')
        node.assign(count.sub(int(low.w)))
        If(span.x.lessThanEqual(span.y.min(hit.distance)), () => {
          If(high.w.greaterThan(0), () => node.assign(int(high.w))).Else(() => {
            const triangle = int(high.w.negate()).sub(1).max(0).toConst('triangle')
            const [a, b, c] = cornersOf(corners, triangle)
            const met = triangleIntersect(Triangle({ a: a.xyz, b: b.xyz, c: c.xyz }), from, way).toConst('met')
            If(met.w.greaterThan(0).and(met.x.greaterThan(0)).and(met.x.lessThan(hit.distance)), () => {
              hit.triangle.assign(triangle)
              hit.distance.assign(met.x)
              hit.weights.assign(met.yz)
            })
          })
        })
      },
    )
    return hit
  })

  /** The nearest of the boxes whose sides are at most `largest`: its distance, its number and the face that the ray enters. */
  const traceBoxes = fn('traceBoxes', [{ from: vec3 }, { way: vec3 }, { largest: float }], vec3, (from, way, largest) => {
    const found = vec3(never, -1, 0).toVar('found')
    const inverse = inverseOf(way).toConst('inverse')
    const node = int(0).toVar('node')
    Loop(
      () => node.lessThan(count),
      () => {
        const here = node.toConst('here')
        const low = nodes.at(here.mul(2)).toConst('low')
        const high = nodes.at(here.mul(2).add(1)).toConst('high')
        const side = high.xyz.sub(low.xyz).toConst('side')
        const near = low.xyz.sub(from).mul(inverse).min(high.xyz.sub(from).mul(inverse)).toConst('near')
        const span = spanOf(low.xyz, high.xyz, from, inverse).toConst('span')
        node.assign(count.sub(int(low.w)))
        If(span.x.lessThanEqual(span.y.min(found.x)), () => {
          If(high.w.lessThanEqual(0).or(side.x.max(side.y).max(side.z).lessThanEqual(largest)), () => {
            const face = select(select(float(2), float(1), near.y.greaterThanEqual(near.z)), float(0), near.x.greaterThanEqual(near.y.max(near.z)))
            found.assign(vec3(span.x, float(here), face))
          }).Else(() => node.assign(int(high.w)))
        })
      },
    )
    return found
  })

  return { trace, traceBoxes, hitCorners: (hit: Struct<typeof Hit>) => cornersOf(corners, hit.triangle.max(0)) }
}

/** Perpendicular to a triangle, on the side of `outwards`. */
export const faceOf = ([a, b, c]: Corners, outwards: Vec3): Vec3 => {
  const n = cross(b.xyz.sub(a.xyz), c.xyz.sub(a.xyz)).normalize().toConst('face')
  return n.mul(select(float(-1), float(1), n.dot(outwards).greaterThanEqual(0)))
}

/** The normal between the three corners. */
export const smoothNormal = ([a, b, c]: Corners, { x, y }: Vec2): Vec3 =>
  normalOf(a).mul(float(1).sub(x).sub(y)).add(normalOf(b).mul(x)).add(normalOf(c).mul(y)).normalize()
