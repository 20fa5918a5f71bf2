/**
 * The signed solid angle of closed polygons, which need not be planar. It is harmonic everywhere away from their edges, and unique up to multiples of 4π.
 * Must not know: rays, levels.
 */
import { atan2, cross, float, fn, If, Loop, struct, vec2, vec3 } from 'kirari/node'
import type { Float, Int, Vec4 } from 'kirari/node'

/** `reach` is the distance to the nearest edge. `change` is an upper bound of the integral of 1/r² along all edges, and so of the length of the gradient. */
export const Seen = struct('Seen', { angle: float, gradient: vec3, reach: float, change: float })

/** Vertices as verticesOf makes them, `count` of them. */
export interface Polygons {
  readonly vertices: { at(index: Int | number): Vec4 }
  readonly count: Int
}

export const createSolidAngle = ({ vertices, count }: Polygons) =>
  /** Each edge forms a triangle on the unit sphere with the point `way`. Rays pass their own direction, so no vertex ahead is opposite to it. */
  fn('solidAngle', [{ point: vec3 }, { way: vec3 }], Seen, (point, way) => {
    const gradient = vec3(0).toVar('gradient')
    /** The argument of this complex number is half of the solid angle. */
    const turn = vec2(1, 0).toVar('turn')
    const nearest = float(1e20).toVar('nearest')
    const change = float(0).toVar('change')
    const a = vertices.at(0).xyz.sub(point).toVar('a')
    const la = a.length().toVar('la')
    const wa = way.dot(a).toVar('wa')
    Loop({ start: 1, end: count }, (i) => {
      const vertex = vertices.at(i).toConst('vertex')
      const b = vertex.xyz.sub(point).toConst('b')
      const [lb, wb] = [b.length().toConst('lb'), way.dot(b).toConst('wb')]
      const length = vertex.w
      If(length.greaterThan(0), () => {
        const [ab, normal, product] = [a.dot(b).toConst('ab'), cross(a, b).toConst('normal'), la.mul(lb).toConst('product')]
        // Van Oosterom and Strackee 1983 give the tangent of half the solid angle of a triangle as y/x. A product of complex numbers adds their arguments.
        const half = vec2(product.add(ab).add(wa.mul(lb)).add(wb.mul(la)), way.dot(normal))
          .normalize()
          .toConst('half')
        turn.assign(vec2(turn.x.mul(half.x).sub(turn.y.mul(half.y)), turn.x.mul(half.y).add(turn.y.mul(half.x))))
        // The law of Biot and Savart: the gradient is the integral of r × dr / r³.
        const weight = float(1).div(product.add(ab)).toConst('weight')
        gradient.addAssign(normal.mul(weight.mul(la.add(lb)).div(product)))
        // An edge seen under the angle θ adds length·θ/(la·lb·sin θ) to the integral, and θ/sin θ is at most 2/(1 + cos θ).
        change.addAssign(length.mul(weight).mul(2))
        const square = length.mul(length)
        const along = ab.sub(la.mul(la)).toConst('along')
        const h = along.negate().div(square).saturate().toConst('h')
        nearest.assign(nearest.min(la.mul(la).add(h.mul(along.mul(2).add(h.mul(square))))))
      })
      a.assign(b)
      la.assign(lb)
      wa.assign(wb)
    })
    return Seen({ angle: atan2(turn.y, turn.x).mul(2), gradient, reach: nearest.max(1e-12).sqrt(), change })
  })
export type SolidAngle = ReturnType<typeof createSolidAngle>

/** The angle modulo 4π, from 0 to 4π. */
export const wrap = (angle: Float): Float =>
  angle.sub(
    angle
      .div(4 * Math.PI)
      .floor()
      .mul(4 * Math.PI),
  )
