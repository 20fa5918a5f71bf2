/**
 * The wire along the polygons, and beads where the reader can pull: their first point along a ray.
 * Must not know: surfaces, light.
 */
import { float, fn, If, int, Loop, mix, select, struct, vec3 } from 'kirari/node'
import type { Float, Int, Vec3, Vec4 } from 'kirari/node'
import type { Polygons } from './solid-angle.ts'

/** `bead` is the number of the bead, or −1 for the wire. */
const Solid = struct('Solid', { distance: float, normal: vec3, bead: float })
/** Farther than everything. */
export const never = 1e6

interface Options extends Polygons {
  readonly tangents: { at(index: Int | number): Vec4 }
  readonly radius: Float
  readonly beads: { at(index: Int | number): Vec4 }
  readonly beadCount: Int
  readonly beadRadius: Float
  /** All of it lies in this ball. */
  readonly middle: Vec3
  readonly size: Float
}

export const createWire = ({ vertices, count, tangents, radius, beads, beadCount, beadRadius, middle, size }: Options) =>
  fn('wireAlong', [{ start: vec3 }, { way: vec3 }], Solid, (start, way) => {
    const found = Solid({ distance: never, normal: vec3(0, 1, 0), bead: -1 }).toVar('found')
    const a = vertices.at(0).xyz.sub(start).toVar('a')
    const toMiddle = middle.sub(start).toConst('toMiddle')
    const off = toMiddle.sub(way.mul(way.dot(toMiddle))).toConst('off')
    const passes = off.dot(off).lessThan(size.mul(size)).toConst('passes')
    Loop({ start: 1, end: select(int(0), count, passes) }, (i) => {
      const vertex = vertices.at(i).toConst('vertex')
      const b = vertex.xyz.sub(start).toConst('b')
      const edge = b.sub(a).toConst('edge')
      const square = edge.dot(edge).toConst('square')
      const part = way.dot(edge).toConst('part')
      const across = square.sub(part.mul(part)).max(1e-9).toConst('across')
      // The edge and the ray are closest at these places.
      const s = part.mul(way.dot(a)).sub(edge.dot(a)).div(across).saturate().toConst('s')
      const place = a.add(edge.mul(s)).toConst('place')
      const t = way.dot(place).toConst('t')
      const away = place.sub(way.mul(t)).toConst('away')
      const inside = radius.mul(radius).sub(away.dot(away)).toConst('inside')
      If(vertex.w.greaterThan(0).and(inside.greaterThan(0)), () => {
        const distance = t.sub(inside.mul(square).div(across).sqrt().min(radius.mul(3))).toConst('distance')
        If(distance.greaterThan(0).and(distance.lessThan(found.distance)), () => {
          const on = way.mul(distance).toConst('on')
          const h = on.sub(a).dot(edge).div(square).saturate().toConst('h')
          // The tangents of both vertices smooth the bends.
          const tangent = mix(tangents.at(i.sub(1)).xyz, tangents.at(i).xyz, h)
            .normalize()
            .toConst('tangent')
          const out = on.sub(a.add(edge.mul(h))).toConst('out')
          found.assign(Solid({ distance, normal: out.sub(tangent.mul(out.dot(tangent))).normalize(), bead: -1 }))
        })
      })
      a.assign(b)
    })
    Loop(select(int(0), beadCount, passes), (i) => {
      const centre = beads.at(i).xyz.sub(start).toConst('centre')
      const t = way.dot(centre).toConst('beadT')
      const away = centre.sub(way.mul(t)).toConst('beadAway')
      const inside = beadRadius.mul(beadRadius).sub(away.dot(away)).toConst('beadInside')
      If(inside.greaterThan(0), () => {
        const distance = t.sub(inside.sqrt()).toConst('beadDistance')
        If(distance.greaterThan(0).and(distance.lessThan(found.distance)), () =>
          found.assign(Solid({ distance, normal: way.mul(distance).sub(centre).normalize(), bead: float(i) })),
        )
      })
    })
    return found
  })
export type Wire = ReturnType<typeof createWire>
