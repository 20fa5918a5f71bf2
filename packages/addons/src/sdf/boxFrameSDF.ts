/** Signed distance to the twelve edges of a box, as bars. Exact everywhere (catalogue/sdf/boxFrameSDF.ts). */
import { dot, float, fn, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** The squared length of what is left of a vector without its longest component. */
const withoutLongest = (v: Vec3): Float => {
  const { x, y, z } = v.mul(v).toConst('squares')
  return x.add(y).min(y.add(z)).min(z.add(x))
}

/** Distance from `p` to the surface of a frame with these outer half sides, whose square bars are `thickness` wide, negative inside. */
export const boxFrameSDF = /*#__PURE__*/ fn('boxFrameSDF', [{ p: vec3 }, { halfSize: vec3 }, { thickness: float }], float, (p, halfSize, thickness) => {
  // Bars as thick as the shortest half side meet in the middle of it.
  const bar = thickness.max(0).min(halfSize.x).min(halfSize.y).min(halfSize.z).toConst('bar')
  const q = p.abs().sub(halfSize).toConst('q')
  const inner = q.add(bar).toConst('inner')
  const beyond = q.max(0).toConst('beyond')
  // A bar is as long as the box: along one axis, the gap behind its inner side does not count. Inside, two axes reach the empty middle.
  const gap = withoutLongest(inner.min(0))
  const depth = withoutLongest(inner.max(0)).sqrt().min(q.x.max(q.y).max(q.z).negate()).max(0)
  return dot(beyond, beyond).add(gap).sqrt().sub(depth)
})
