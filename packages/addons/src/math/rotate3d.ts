/** The matrix of a rotation about any axis, by Rodrigues' formula (catalogue/math/rotate3d.ts). */
import { cos, float, fn, mat3, max, sin, vec3 } from 'kirari/node'

/** Rotates by `angle` radians about `axis`, counter-clockwise as seen from its tip. An axis of all zeros gives the identity. */
export const rotate3d = /*#__PURE__*/ fn('rotate3d', [{ axis: vec3 }, { angle: float }], mat3, (axis, angle) => {
  // The square of a shorter length is 0 in single precision.
  const n = axis.div(max(axis.length(), 1e-18)).toConst('n')
  // I + sin θ [n]× + (1 − cos θ) [n]×²: where n is 0, only I is left.
  const rest = n.mul(float(1).sub(cos(angle))).toConst('rest')
  const x = rest.mul(n.x).toConst('x')
  const y = rest.mul(n.y).toConst('y')
  const z = rest.mul(n.z).toConst('z')
  const w = n.mul(sin(angle)).toConst('w')
  return mat3(
    vec3(float(1).sub(y.y.add(z.z)), x.y.add(w.z), x.z.sub(w.y)),
    vec3(x.y.sub(w.z), float(1).sub(x.x.add(z.z)), y.z.add(w.x)),
    vec3(x.z.add(w.y), y.z.sub(w.x), float(1).sub(x.x.add(y.y))),
  )
})
