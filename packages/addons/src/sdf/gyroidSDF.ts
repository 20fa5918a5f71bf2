/**
 * Lower bound of the distance to a wall along the gyroid (catalogue/sdf/gyroidSDF.ts): |sin x cos y + sin y cos z + sin z cos x| by its greatest
 * slope, √3.
 */
import { cos, dot, float, fn, sin, vec3 } from 'kirari/node'

/** Bound of the distance from `p` to a gyroid that repeats after `period` along each axis, at least `thickness` thick; negative in the wall. */
export const gyroidSDF = /*#__PURE__*/ fn('gyroidSDF', [{ p: vec3 }, { period: float }, { thickness: float }], float, (p, period, thickness) => {
  const side = period.max(1e-6).toConst('side')
  // Half a turn less changes the signs of all sines and cosines; GPUs promise their accuracy from −π to π.
  const q = p
    .div(side)
    .fract()
    .sub(0.5)
    .mul(2 * Math.PI)
    .toConst('q')
  return dot(sin(q), cos(q.yzx))
    .abs()
    .mul(side)
    .div(2 * Math.PI * Math.sqrt(3))
    .sub(thickness.mul(0.5))
})
