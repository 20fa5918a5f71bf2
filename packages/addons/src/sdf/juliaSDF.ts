/** Estimate of the distance to a Julia set of quaternions: ½ |z| ln |z| / |z′| (catalogue/sdf/juliaSDF.ts). */
import { Break, dot, float, fn, If, int, length, log, Loop, vec3, vec4 } from 'kirari/node'

/** Estimate of the distance from the quaternion p.x + p.y i + p.z j to the Julia set of z² + c, with c by its real part, i, j and k. */
export const juliaSDF = /*#__PURE__*/ fn('juliaSDF', [{ p: vec3 }, { c: vec4 }, { iterations: float }], float, (p, c, iterations) => {
  const z = vec4(p, 0).toVar('z')
  const r = length(p).toVar('r')
  const slope = float(1).toVar('slope')
  Loop(int(iterations.add(0.5).clamp(0, 32)), () => {
    If(r.greaterThan(8), () => Break())
    // Near 0 squares hardly grow; counted as 1, the slope is never too small after it.
    slope.assign(slope.mul(r).mul(2).clamp(1, 1e30))
    z.assign(vec4(z.x.mul(z.x).sub(dot(z.yzw, z.yzw)), z.yzw.mul(z.x).mul(2)).add(c))
    r.assign(length(z))
  })
  return r
    .mul(log(r.max(1e-6)))
    .div(slope)
    .mul(0.5)
})
