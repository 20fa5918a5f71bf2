/**
 * Distance to a quadratic Bézier curve, exact everywhere (catalogue/sdf/bezierSDF.ts).
 *
 * Where the curve runs square to the way from the point, a cubic is 0. On each side of the sharpest bend at most one of its roots is
 * nearest, and Newton's method reaches it from a bound beyond it without a step too far: there the cubic bends only one way.
 */
import { dot, float, fn, length, Loop, pow, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

/** Distance from `p` to the quadratic Bézier curve from `a` to `c` with the control point `b`. */
export const bezierSDF = /*#__PURE__*/ fn('bezierSDF', [{ p: vec2 }, { a: vec2 }, { b: vec2 }, { c: vec2 }], float, (p, a, b, c) => {
  // The curve is a + 2tu + t²v. Measured from its sharpest bend, it is bend + 2td + t²v, and the cubic loses the least digits.
  const u = b.sub(a).toConst('u')
  const v = c.sub(b).sub(u).toConst('v')
  const k3 = dot(v, v).max(1e-20).toConst('k3')
  const bend = dot(u, v).negate().div(k3).saturate().toConst('bend')
  const d = u.add(v.mul(bend)).toConst('d')
  const from = a.sub(p).add(u.add(d).mul(bend)).toConst('from')
  const k2 = dot(d, v).mul(3).toConst('k2')
  const k1 = dot(d, d).mul(2).add(dot(from, v)).toConst('k1')
  const k0 = dot(from, d).toConst('k0')

  // No root is further away than these: t³ + s·t + r is not 0 beyond ∛|r| + √|s|.
  const reach = pow(vec2(k0, k0.negate()).div(k3).max(0), vec2(1 / 3)).add(k1.div(k3).min(0).negate().sqrt())
  const low = vec2(bend.negate(), 0).toConst('low')
  const high = vec2(0, float(1).sub(bend)).toConst('high')
  const t = reach.mul(vec2(-1, 1)).clamp(low, high).toVar('t')
  Loop(5, () => {
    const value = t.mul(k3).add(k2).mul(t).add(k1).mul(t).add(k0)
    const slope = t.mul(k3).mul(3).add(k2.mul(2)).mul(t).add(k1)
    t.assign(t.sub(value.div(slope.max(1e-20))).clamp(low, high))
  })
  const at = (s: Float): Vec2 => from.add(d.mul(2).add(v.mul(s)).mul(s))
  return length(at(t.x)).min(length(at(t.y)))
})
