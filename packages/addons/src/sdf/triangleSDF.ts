/** Signed distance to any triangle in the plane. Exact everywhere (catalogue/sdf/triangleSDF.ts). */
import { dot, float, fn, select, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'

/** Twice the signed area that two vectors span. */
const cross = (a: Vec2, b: Vec2): Float => a.x.mul(b.y).sub(a.y.mul(b.x))

/** Distance from `p` to the triangle with these corners, in any order, negative inside. */
export const triangleSDF = /*#__PURE__*/ fn('triangleSDF', [{ p: vec2 }, { a: vec2 }, { b: vec2 }, { c: vec2 }], float, (p, a, b, c) => {
  /** The squared distance to a side, and the side of it on which the point lies. */
  const side = (start: Vec2, end: Vec2, name: string): readonly [Float, Float] => {
    const from = p.sub(start).toConst(`from${name}`)
    const along = end.sub(start).toConst(`along${name}`)
    const away = from.sub(along.mul(alongSegment(dot(from, along), dot(along, along)))).toConst(`away${name}`)
    return [dot(away, away), cross(along, from)]
  }
  const [nearAB, leftAB] = side(a, b, 'AB')
  const [nearBC, leftBC] = side(b, c, 'BC')
  const [nearCA, leftCA] = side(c, a, 'CA')
  const d = nearAB.min(nearBC).min(nearCA).sqrt().toConst('d')
  // Inside, all three have the sign of the area: each times the area is positive.
  const area = cross(b.sub(a), c.sub(a)).sign().toConst('turn')
  return select(d, d.negate(), leftAB.mul(area).min(leftBC.mul(area)).min(leftCA.mul(area)).greaterThan(0))
})
