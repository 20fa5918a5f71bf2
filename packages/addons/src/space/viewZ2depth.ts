/** From z in camera space to the depth of a perspective projection (catalogue/space/viewZ2depth.ts). */
import { float, fn } from 'kirari/node'

/** `z` is negative in front of the camera. */
export const viewZ2depth = /*#__PURE__*/ fn('viewZ2depth', [{ z: float }, { near: float }, { far: float }], float, (z, near, far) =>
  far.mul(z.add(near)).div(far.sub(near).mul(z)),
)
