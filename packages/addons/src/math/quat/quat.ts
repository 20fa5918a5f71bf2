/** A rotation as a quaternion, from its axis and its angle: (sin(θ/2)·axis, cos(θ/2)) (catalogue/math/quat/quat.ts). */
import { cos, float, fn, sin, vec3, vec4 } from 'kirari/node'

/** The rotation by `angle` radians about `axis`, counter-clockwise seen from the tip of the axis, whose length has to be 1. */
export const quat = /*#__PURE__*/ fn('quat', [{ axis: vec3 }, { angle: float }], vec4, (axis, angle) => {
  const halfAngle = angle.mul(0.5).toConst('halfAngle')
  return vec4(axis.mul(sin(halfAngle)), cos(halfAngle))
})
