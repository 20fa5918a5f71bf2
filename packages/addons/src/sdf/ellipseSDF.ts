/**
 * Signed distance to an ellipse about the origin, as near as single precision comes (catalogue/sdf/ellipseSDF.ts).
 *
 * The nearest point of x²/a² + y²/b² = 1 is (a²x/(w + a² − b²), b²y/w) for the largest w that puts it on the ellipse (Eberly). Newton's
 * method solves that for the logarithm of w, or of what it has beyond the least possible, because there the equation is almost straight.
 */
import { float, fn, length, Loop, normalize, pow, select, vec2 } from 'kirari/node'

/** Distance from `p` to an ellipse about the origin with these half axes, negative inside. */
export const ellipseSDF = /*#__PURE__*/ fn('ellipseSDF', [{ p: vec2 }, { halfSize: vec2 }], float, (p, halfSize) => {
  const isTall = halfSize.y.greaterThan(halfSize.x)
  // The longer axis along x, and sizes that no division stumbles over.
  const long = halfSize.x.max(halfSize.y).max(1e-10).toConst('long')
  const axes = vec2(long, halfSize.x.min(halfSize.y).max(long.mul(1e-6)).max(1e-10)).toConst('axes')
  // On the long axis inside, the nearest point is above or below, and outside, far from it, the squares of y would be too small for single
  // precision: this keeps y from vanishing.
  const from = select(p, p.yx, isTall).abs().toConst('from')
  const q = vec2(from.x, from.y.max(from.x.max(long).mul(1e-8))).toConst('q')
  const scaled = q.mul(axes).toConst('scaled')
  const shift = axes.x.sub(axes.y).mul(axes.x.add(axes.y)).toConst('shift')
  const least = scaled.x.sub(shift).toConst('least')
  const beyond = scaled.y.toVar('beyond')
  const w = float(0).toVar('w')
  Loop(6, () => {
    w.assign(beyond.add(least.max(0)))
    // With x and y of the point over the half axes: y² over 1 − x², which are equal on the ellipse.
    const y = scaled.y.div(w)
    const gap = beyond.sub(least.min(0)).toConst('gap')
    const wide = gap.add(scaled.x.mul(2)).toConst('wide')
    const total = w.add(shift).toConst('total')
    const ratio = y.mul(y).mul(total.div(gap)).mul(total.div(wide))
    const slope = float(2).div(w).sub(float(2).div(total)).add(float(1).div(gap)).add(float(1).div(wide)).mul(beyond)
    beyond.mulAssign(pow(ratio, float(1).div(slope)))
  })
  const foot = normalize(scaled.div(vec2(w.add(shift), w))).mul(axes)
  return length(q.sub(foot)).mul(w.sub(axes.y.mul(axes.y)).sign())
})
