/**
 * Estimate of the distance to a Mandelbulb (catalogue/sdf/mandelbulbSDF.ts): ½ |z| ln |z| / |z′|, with the derivative as a single number, as if powers
 * of points in space kept angles.
 */
import { atan2, Break, cos, float, fn, If, int, length, log, Loop, pow, select, sin, vec2, vec3 } from 'kirari/node'

/** (estimate of the distance from `p` to the Mandelbulb of this power, about the y axis; least distance of its orbit from the origin). */
export const mandelbulbSDF = /*#__PURE__*/ fn('mandelbulbSDF', [{ p: vec3 }, { power: float }, { iterations: float }], vec2, (p, power, iterations) => {
  const z = p.toVar('z')
  const r = length(p).toVar('r')
  const least = r.toVar('least')
  const slope = float(1).toVar('slope')
  Loop(int(iterations.add(0.5).clamp(0, 16)), () => {
    If(r.greaterThan(8), () => Break())
    const level = length(z.xz).toConst('level')
    // The origin and the axis have no angle.
    const inclination = atan2(level, select(z.y, 1, r.equal(0)))
      .mul(power)
      .toConst('inclination')
    const azimuth = atan2(z.z, select(z.x, 1, level.equal(0)))
      .mul(power)
      .toConst('azimuth')
    const grown = pow(r.max(1e-6), power).toConst('grown')
    slope.assign(slope.mul(power).mul(grown).div(r.max(1e-6)).add(1).min(1e30))
    z.assign(
      vec3(sin(inclination).mul(vec2(cos(azimuth), sin(azimuth))), cos(inclination))
        .xzy.mul(grown)
        .add(p),
    )
    r.assign(length(z))
    least.assign(least.min(r))
  })
  return vec2(
    r
      .mul(log(r.max(1e-6)))
      .div(slope)
      .mul(0.5),
    least,
  )
})
